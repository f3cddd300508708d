import { afterAll, describe, expect, test } from 'vitest';
import { writeBoardFile } from '../../../engine/index.ts';
import { boardOf } from '../../support/board-sketch.ts';
import { crate } from '../../support/crate.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
const boardFile = (gap: number) =>
  writeBoardFile(
    boardOf([crate('left', 60, 40, 60, { at: { x: -30, z: 0 } }), crate('right', 60, 40, 60, { at: { x: 30 + gap, z: 0 } })], []),
    new Map(),
  );
place.write('narrow.json', boardFile(20));
place.write('good.json', boardFile(60));

describe('eyeline check', () => {
  test('says what to look at, with its figures and its place, and tells the shell that it found something', async () => {
    const { exit, out, err } = await place.run('check', 'narrow.json');
    expect([exit, err]).toEqual([5, '']);
    expect(out).toMatch(/A base of 25 mm does not pass between left and right: the gap is 20 mm\.\n {4}at 1,-?\d+, 0 cm up/);
    expect((await place.run('check', 'narrow.json', '--lang', 'hu')).out).toMatch(
      /25 mm átmérőjű talp nem fér át left és right között/,
    );
    expect((await place.run('check', 'narrow.json', '--base', '10/20')).exit).toBe(0);
  });

  test('ends with 0 where there is nothing to look at', async () => {
    expect(await place.run('check', 'good.json')).toMatchObject({ exit: 0, out: expect.stringContaining('Nothing found') });
  });

  test('tells programs the same', async () => {
    const told = JSON.parse((await place.run('check', 'narrow.json', '--json', '--base', '32/25')).out);
    expect(told).toMatchObject({
      eyeline: 'check',
      bases: [25, 32],
      findings: [{ code: 'check/gap-too-narrow', fill: { gap: 20 } }],
    });
  });

  test('compares with a sheet, and says what the sheet gets wrong', async () => {
    place.write('sheet.csv', 'piece,width,height\nleft,60,45\n');
    expect((await place.run('check', 'good.json', '--stated', 'sheet.csv')).out).toMatch(
      /left is 40 mm high and was stated to be 45 mm: 5 mm off/,
    );
    expect((await place.run('check', 'good.json', '--stated', 'sheet.csv', '--tolerance', '6')).exit).toBe(0);
    place.write('bad.csv', 'piece,width\nlefty,60\n');
    expect(await place.run('check', 'good.json', '--stated', 'bad.csv')).toMatchObject({
      exit: 3,
      err: expect.stringMatching(/bad\.csv: .*“lefty”.*left/),
    });
    place.write('hole.csv', 'piece,opening,sill\nleft,hatch,60\n');
    expect((await place.run('check', 'good.json', '--stated', 'hole.csv')).err).toContain('hatch');
    place.write('odd.csv', 'piece,width\nleft,wide\n');
    expect((await place.run('check', 'good.json', '--stated', 'odd.csv')).err).toMatch(/odd\.csv: line 2: “wide” under “width”/);
  });

  test.each([
    [['--base', 'a/b'], /--base/],
    [['--base', '0/25'], /--base/],
    [['--height', '-1'], /--height/],
  ])('refuses %j in words', async (options, says) => {
    const { exit, err } = await place.run('check', 'good.json', ...options);
    expect(exit).toBe(2);
    expect(err).toMatch(says);
  });
});
