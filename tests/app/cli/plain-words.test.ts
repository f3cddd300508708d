import { afterAll, describe, expect, test } from 'vitest';
import { type Board, type BoardWithMeshes, readBoardFile, writeBoardFile } from '../../../engine/index.ts';
import { duelBoard, duelFile } from '../../support/duel-board.ts';
import { DEMO_BOARD, openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);

const write = (name: string, board: Board) => place.write(name, writeBoardFile(board, new Map()));
const named = (name: string): Board => ({
  ...duelBoard,
  models: { ...duelBoard.models, anna: { ...duelBoard.models.anna!, name } },
});

describe('a fault tells its line once, in the language that was asked for', () => {
  const stl = 'solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 x\n';
  test.each([
    [
      'en',
      '{"eyeline":\n',
      'bad.json: the text stops making sense in line 2, column 1',
      "bad.stl: line 4 makes no sense: 'x' stands where a number should be.",
    ],
    [
      'hu',
      '{"eyeline":\n',
      'bad.json: a szöveg a(z) 2. sor 1. oszlopánál',
      'bad.stl: a(z) 4. sor értelmetlen: „x” áll ott, ahol ennek kellene állnia: egy szám.',
    ],
  ])('%s', async (lang, json, saysOfJson, saysOfMesh) => {
    place.write('bad.json', json);
    place.write('bad.stl', stl);
    expect((await place.run('check-board', 'bad.json', '--lang', lang)).err).toContain(saysOfJson);
    expect((await place.run('import', 'bad.stl', '--lang', lang)).err.split('\n')[0]).toBe(saysOfMesh);
  });

  test('a line that its sentence does not name stands before it', async () => {
    place.write('bad.plan', 'board "B" 60 x 60\nside red "Reds" crimson\n');
    expect((await place.run('new-board', 'bad.plan')).err).toContain('bad.plan: line 2: ');
    expect((await place.run('new-board', 'bad.plan', '--lang', 'hu')).err).toContain('bad.plan: 2. sor: ');
  });
});

test('a board that names no format lacks one, and is not of a format called nothing', async () => {
  place.write('formless.json', '{"eyeline": "board"}');
  expect((await place.run('check-board', 'formless.json')).err).toBe("formless.json: format: 'format' is missing.\n");
});

test('a number beyond all use is not spelled out', async () => {
  place.write('wide.json', duelFile.bytes.replace('"width": 600', '"width": 1e308'));
  expect((await place.run('check-board', 'wide.json')).err).toBe(
    'wide.json: size.width: 1E308 is too large; the most is 1000000.\n',
  );
});

test('nothing can be written into a folder that is not there', async () => {
  place.write('good.plan', 'board "B" 60 x 60\n');
  const { exit, err } = await place.run('new-board', 'good.plan', '-o', 'nowhere/b.json');
  expect([exit, err]).toEqual([3, 'nowhere/b.json: there is no such folder to write it into.\n']);
});

test.each([
  ['coverThresholdTerrain=25', 'eyeline ask: coverThresholdTerrain is a number from 0.01 to 1, not 25.'],
  ['coverThresholdTerrain=25%', 'eyeline ask: coverThresholdTerrain is a number from 0.01 to 1, not 25%.'],
  ['figuresBlockSight=maybe', 'eyeline ask: figuresBlockSight is yes or no, not maybe.'],
  ['proneCover=heavy', 'eyeline ask: proneCover is one of asCover, hitOnly, not heavy.'],
])('--setting %s is answered with what is allowed', async (setting, says) => {
  const { exit, err } = await place.run('ask', DEMO_BOARD, '--setting', setting, '--from', 'kov', '--to', 'weav');
  expect([exit, err.split('\n')[0]]).toEqual([2, says]);
});

describe('names that somebody else chose', () => {
  test('cannot steer the terminal', async () => {
    write('steering.json', named('A\u001b[31m\u009b2Jnna'));
    const { out } = await place.run('ask', 'steering.json');
    expect(out).toContain('A\\u001b[31m\\u009b2Jnna');
    expect((await place.run('ask', 'steering.json', '--json')).out).toContain('"A\\u001b[31m\\u009b2Jnna"');
  });

  test('a model without a name goes by its id', async () => {
    write('nameless.json', named(''));
    expect((await place.run('ask', 'nameless.json', '--from', 'bela', '--to', 'anna')).out).toContain('Béla does not see anna.');
    expect((await place.run('ask', 'nameless.json', '--from', 'zoltan', '--to', 'anna')).err).toContain('There are: anna, ');
  });
});

test('of a vehicle each region is told once, however many bodies it is made of', async () => {
  const { out } = await place.run('ask', DEMO_BOARD, '--from', 'halasz', '--to', 'lorry', '--question', 'sees');
  const seen = out.slice(out.indexOf('Halász sees'), out.indexOf('The lorry sees'));
  expect(seen.match(/^ +hull/gm)).toHaveLength(1);
  expect(seen).toMatch(/^ +hull +\d[\d.]*%$/m);
});

test('a board may be read back from the standard output, whatever its names', async () => {
  const { value } = readBoardFile(writeBoardFile(named('A\u009bnna'), new Map())) as { value: BoardWithMeshes };
  expect(value.board.models.anna!.name).toBe('A\u009bnna');
});
