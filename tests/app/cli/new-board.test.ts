import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_BOARD, DEMO_PLAN, openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

describe('eyeline new-board', () => {
  test('makes a board that check-board finds good and ask answers about', async () => {
    place.write('street.plan', readFileSync(DEMO_PLAN, 'utf8'));
    expect(await place.run('new-board', 'street.plan', '--out', 'street.json')).toMatchObject({ exit: 0, out: '' });
    expect(place.read('street.json')).toBe(readFileSync(DEMO_BOARD, 'utf8'));
    const check = await place.run('check-board', 'street.json');
    expect(check).toMatchObject({ exit: 0, err: '' });
    expect(check.out).toMatch(/^street\.json is good: Mill Street, 112 cm × 80 cm; /);
    const ask = await place.run('ask', 'street.json', '--from', 'Kovács', '--to', 'Weaver');
    expect(ask).toMatchObject({ exit: 0, err: '' });
    expect(ask.out).toContain('Kovács sees Weaver.');
  });

  test('writes the board to the standard output where no file is named', async () => {
    place.write('bare.plan', 'board "Bare" 60 x 40');
    const { exit, out } = await place.run('new-board', 'bare.plan');
    expect([exit, JSON.parse(out).size]).toEqual([0, { width: 600, depth: 400 }]);
  });

  test('says everything that is wrong with a plan, line by line, and writes nothing', async () => {
    place.write('wrong.plan', 'board "Wrong" 60 x\nside red "Reds" crimson\npiece a castle at 0;0\n');
    const { exit, out, err } = await place.run('new-board', 'wrong.plan', '-o', 'wrong.json');
    expect([exit, out]).toEqual([3, '']);
    expect(err.split('\n')).toEqual([
      'wrong.plan: line 1: the size of a board is WIDTH x DEPTH, both above nothing, as in: board "Mill Street" 120 x 90.',
      "wrong.plan: line 2: 'crimson' is no colour (write #c4553b).",
      "wrong.plan: line 3: a place is 'at X,Z' in centimetres, as in: at -12,30.5 (found '0;0').",
      '',
    ]);
    expect(() => place.read('wrong.json')).toThrow();
  });

  test('names what the catalogue does not have, with what may have been meant', async () => {
    place.write('kits.plan', 'board "Kits" 60 x 40\npiece a gardenwall at 0,0\npiece b garden-wall at 0,10 length=900');
    const { exit, err } = await place.run('new-board', 'kits.plan', '-o', 'kits.json', '--lang', 'hu');
    expect(exit).toBe(3);
    expect(err).toContain('kits.plan: 2. sor: nincs „gardenwall” terepkészlet. Erre gondoltál: garden-wall?');
    expect(err).toMatch(/^kits\.plan: 3\. sor: .*length/m);
  });

  test.each([
    ['side red "Reds" #c4553b\nmodel constructor rifleman red "M" at 1,2', /models\.constructor.*cannot be a name/],
    [`side red "Reds" #c4553b\nmodel m rifleman red "${'M'.repeat(201)}" at 1,2`, /models\.m\.name.*too long/],
    ['side red "Reds" #c4553b\nmodel m rifleman red "M" at 1,200000', /models\.m\.pose\.at\.z.*too large/],
    ['objective o "O" at 0,0 radius=200000', /objectives\.o.*too large/],
  ])('writes no board that could not be read again: %s', async (line, wrong) => {
    place.write('there.json', 'kept');
    place.write('far.plan', `board "Far" 60 x 40\n${line}\n`);
    const { exit, err } = await place.run('new-board', 'far.plan', '-o', 'there.json');
    expect([exit, place.read('there.json')]).toEqual([3, 'kept']);
    expect(err).toMatch(wrong);
  });

  test('keeps the file that was there when the plan is wrong or the folder is missing', async () => {
    place.write('kept.json', 'kept');
    place.write('bad.plan', 'tree');
    expect((await place.run('new-board', 'bad.plan', '-o', 'kept.json')).exit).toBe(3);
    expect(place.read('kept.json')).toBe('kept');
    place.write('bare.plan', 'board "Bare" 60 x 40');
    expect(await place.run('new-board', 'bare.plan', '-o', 'no/such/folder.json')).toMatchObject({
      exit: 3,
      err: 'no/such/folder.json: there is no such folder to write it into.\n',
    });
  });
});
