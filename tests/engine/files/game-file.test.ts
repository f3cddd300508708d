import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../engine/document/canonical-form.ts';
import {
  findJournalDoubt,
  hashMesh,
  readGameFile,
  recordOf,
  replayGame,
  skirmish,
  type TriangleMesh,
  writeGameFile,
} from '../../../engine/index.ts';
import { sketchBoard, wall } from '../../support/board-sketch.ts';
import { man } from '../../support/figures.ts';
import { fileable, type GamePlayer, skirmishOn } from '../../support/game-board.ts';
import { piece } from '../../support/sight-board.ts';

const board = fileable(
  sketchBoard(
    `
  A..........B
  ....##......
  `,
    { A: man({ owner: 'blue' }), B: man({ owner: 'red' }), '#': wall('wall', 30) },
  ),
);
const played = (player = skirmishOn(board)) =>
  player
    .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
    .picks('blue')
    .gives('blue', { kind: 'skirmish/activate', model: 'A' })
    .gives('blue', { kind: 'skirmish/go-prone', model: 'A' })
    .gives('red', { kind: 'settle', question: 'sees A B', outcome: 'no' })
    .gives('blue', { kind: 'agree' });
const fileOf = ({ game }: GamePlayer, meshes = new Map<string, TriangleMesh>()) =>
  writeGameFile({ record: recordOf(game), meshes });
const text = fileOf(played());

/** What reading says is wrong with the file after somebody has changed it. */
const faultsAfter = (change: (file: Record<string, unknown> & { setup: Record<string, unknown>; lines: Line[] }) => void) => {
  const file = JSON.parse(text);
  change(file);
  const read = readGameFile(JSON.stringify(file));
  return read.ok ? [] : read.problem.map(({ code, where }) => `${code} ${where}`);
};
type Line = { number: unknown; facts: Record<string, unknown>[]; command: { order: Record<string, unknown> } };

describe('a game file', () => {
  test('gives back the game that was written, and writes the same bytes again', () => {
    const player = played();
    const read = readGameFile(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(read.value.record).toEqual(recordOf(player.game));
    expect(writeGameFile(read.value)).toBe(text);
    const again = replayGame(read.value.record.setup, read.value.record.lines, player.withWhat);
    expect(again.ok && again.value).toEqual(player.game);
  });

  test('of a game that waits for dice goes on from there', () => {
    const waiting = skirmishOn(board).gives('blue', { kind: 'skirmish/roll-initiative' }, [6]);
    const read = readGameFile(fileOf(waiting));
    const again = read.ok ? replayGame(read.value.record.setup, read.value.record.lines, waiting.withWhat) : null;
    if (!again?.ok) throw new Error('the game was not read');
    waiting.game = again.value;
    waiting.throws([2]).picks('red');
    expect(waiting.position.state).toMatchObject({ turn: 'red' });
  });

  test('carries the imported meshes that its board refers to', () => {
    const mesh: TriangleMesh = {
      positions: Float64Array.from([-60, 0, 0, 60, 0, 0, 60, 40.5, 0, -60, 40.5, 0]),
      triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
      groups: [{ name: 'wall', first: 0, count: 2 }],
    };
    const meshes = new Map([[hashMesh(mesh), mesh]]);
    const screen = piece('screen', { a: { kind: 'mesh', mesh: hashMesh(mesh), group: 'wall' } });
    const player = skirmishOn({ ...board, pieces: { screen } }, null, { meshes });
    const file = fileOf(player, meshes);
    const read = readGameFile(file);
    expect(read.ok && [...read.value.meshes]).toEqual([...meshes]);
    const without = readGameFile(JSON.stringify({ ...JSON.parse(file), meshes: {} }));
    expect(without.ok ? [] : without.problem).toMatchObject([
      { code: 'board/mesh-missing', where: expect.stringContaining('setup.board.pieces.screen') },
    ]);
  });

  test('of a board that was put together in another order is the same game, line for line', () => {
    const turned = (things: object) => Object.fromEntries(Object.entries(things).reverse());
    const mixed = { ...board, models: turned(board.models), pieces: turned(board.pieces) } as typeof board;
    expect(fileOf(played(skirmishOn(mixed)))).toBe(text);
  });

  test.each([
    ['', ['document/empty ']],
    ['[]', ['game-file/not-a-game ']],
    ['{"eyeline":"board"}', ['game-file/not-a-game eyeline']],
    ['{"eyeline":"game","format":2}', ['game-file/format-too-new format']],
    ['{"eyeline":"game","format":"one"}', ['game-file/format-unknown format']],
  ])('%j is no game', (file, codes) => {
    const read = readGameFile(file);
    expect(read.ok ? [] : read.problem.map(({ code, where }) => `${code} ${where}`)).toEqual(codes);
  });

  test.each([
    [
      'a line without its number',
      (file: { lines: Line[] }) => delete file.lines[2]!.number,
      'document/key-missing lines[2].number',
    ],
    [
      'a fact that nobody knows',
      (f: { lines: Line[] }) => (f.lines[0]!.facts[0]!.kind = 'dreamt'),
      'document/not-one-of lines[0].facts[0].kind',
    ],
    [
      'a fact that lacks something',
      (f: { lines: Line[] }) => delete f.lines[0]!.facts[0]!.request,
      'document/key-missing lines[0].facts[0].request',
    ],
    [
      'an order of no kind',
      (f: { lines: Line[] }) => (f.lines[0]!.command.order.kind = 'Shoot!'),
      'document/bad-name lines[0].command.order.kind',
    ],
    ['another seal', (f: Record<string, unknown>) => (f.seal = 'abc'), 'document/bad-hash seal'],
    ['no forces', (f: { setup: Record<string, unknown> }) => delete f.setup.forces, 'document/key-missing setup.forces'],
    [
      'a seed that is none',
      (f: { setup: Record<string, unknown> }) => (f.setup.dice = { kind: 'seed', seed: '1' }),
      'document/bad-hash setup.dice.seed',
    ],
  ] as const)('with %s is not read, and the place is named', (_what, change, fault) => {
    expect(faultsAfter((file) => change(file as never))).toEqual([fault]);
  });

  test('whatever is changed in it is refused in words, or found by playing it again', () => {
    const { withWhat } = played();
    const digits = [...text.matchAll(/"(?:faces|by|to|seen|model|stance|outcome|question|facing)": ?(\[?)("?)([\w ]+)/g)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: digits.length - 1 }), fc.constantFrom('7', 'Z', 'red'), (which, put) => {
        const found = digits[which]!;
        const at = found.index + found[0].length - found[3]!.length;
        fc.pre(put !== found[3] && (found[2] === '"' || put === '7'));
        const read = readGameFile(text.slice(0, at) + put + text.slice(at + found[3]!.length));
        if (!read.ok) {
          expect(read.problem.length).toBeGreaterThan(0);
          return;
        }
        const { setup, lines, seal } = read.value.record;
        expect(findJournalDoubt(setup, lines, withWhat, seal)).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  test('is laid out the same whoever writes it, and names the rules', () => {
    expect(canonicalText(JSON.parse(text))).toBe(text);
    expect(JSON.parse(text).setup).toMatchObject({ ruleSet: skirmish.id, version: skirmish.version });
  });
});
