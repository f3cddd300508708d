import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_BOARD, openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
const demo = readFileSync(DEMO_BOARD, 'utf8');

describe('eyeline check-board', () => {
  test.each([
    ['that is not there', 'gone.json', null, /there is no such file/],
    ['that is empty', 'empty.json', '', /empty/],
    ['that is cut off', 'cut.json', demo.slice(0, 5_000), /in line \d+, column \d+: /],
    ['that is no board', 'list.json', '[1, 2]', /board/],
    ['that is no text', 'bytes.json', new Uint8Array([0x7b, 0xff, 0xfe]), /not a text file/],
    ['of a format to come', 'newer.json', demo.replace('"format": 1', '"format": 99'), /99/],
  ])('refuses a file %s, in words', async (_title, name, content, says) => {
    if (content !== null) place.write(name, content);
    const { exit, out, err } = await place.run('check-board', name);
    expect([exit, out]).toEqual([3, '']);
    expect(err).toMatch(says);
    for (const line of err.trimEnd().split('\n')) expect(line).toMatch(new RegExp(`^${name}: `));
  });

  test('says every fault with its path, in both languages', async () => {
    const board = JSON.parse(demo);
    board.models.kovacs.owner = 'green';
    board.models.weaver.declared.hidingBehind = 'moat';
    place.write('faults.json', JSON.stringify(board));
    const english = await place.run('check-board', 'faults.json');
    expect(english.exit).toBe(3);
    expect(english.err.split('\n')).toEqual([
      expect.stringMatching(/^faults\.json: models\.kovacs\.owner: .*green/),
      expect.stringMatching(/^faults\.json: models\.weaver\.declared\.hidingBehind: .*moat/),
      '',
    ]);
    const hungarian = await place.run('check-board', 'faults.json', '--lang', 'hu');
    expect(hungarian.err).not.toBe(english.err);
    expect(hungarian.err).toContain('green');
  });

  test('lists what the table should look at, and still calls the board good', async () => {
    const board = JSON.parse(demo);
    board.models.kovacs.pose.at = board.models.weaver.pose.at;
    place.write('overlap.json', JSON.stringify(board));
    const { exit, out, err } = await place.run('check-board', 'overlap.json');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/To look at:\n(?:.*\n)*overlap\.json: models\.kovacs: .*Weaver/);
  });

  test('tells programs the same', async () => {
    place.write('demo.json', demo);
    const good = JSON.parse((await place.run('check-board', 'demo.json', '--json')).out);
    expect(good).toMatchObject({ eyeline: 'board-check', usable: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    place.write('no.json', '{}');
    const bad = await place.run('check-board', 'no.json', '--json');
    expect([bad.exit, JSON.parse(bad.out)]).toMatchObject([
      3,
      { usable: false, hash: null, faults: [{ code: expect.any(String) }] },
    ]);
  });
});
