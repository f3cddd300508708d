import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realisePlan } from '../../../app/catalogue/realise-plan.ts';
import {
  type Board,
  checkBoard,
  defaultSettings,
  hashBoard,
  loadPhysics,
  openSpace,
  readBoardFile,
  readBoardPlan,
  skirmish,
  type Table,
  writeBoardFile,
} from '../../../engine/index.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const PLAN = join(REPOSITORY, 'assets/boards/demo.plan');
const BOARD = join(REPOSITORY, 'assets/boards/demo.json');

async function realiseDemo(): Promise<Board> {
  const plan = readBoardPlan(readFileSync(PLAN, 'utf8'));
  const board = plan.ok ? await realisePlan(plan.value) : plan;
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  return board.value;
}

const board = await realiseDemo();

describe('the demo board', () => {
  test('is what its plan says (EYELINE_WRITE=1 writes it anew)', () => {
    const text = writeBoardFile(board, new Map());
    if (process.env.EYELINE_WRITE === '1') writeFileSync(BOARD, text);
    expect(
      readFileSync(BOARD, 'utf8') === text,
      'assets/boards/demo.json is not what demo.plan makes; run with EYELINE_WRITE=1',
    ).toBe(true);
  });

  test('is read without a fault and leaves nothing to look at', () => {
    const read = readBoardFile(readFileSync(BOARD, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(checkBoard(read.value.board, read.value.meshes)).toEqual([]);
  });

  test('has nobody standing in a wall, in the air or on what carries nobody', async () => {
    const space = openSpace(board, new Map());
    const ground = space.attachPhysics(await loadPhysics());
    for (const model of Object.values(board.models)) {
      const { at } = model.pose;
      const { height, standable, overlaps } = ground.footing(model.id, at);
      expect({ model: model.id, height, standable, overlaps }).toEqual({
        model: model.id,
        height: at.y,
        standable: true,
        overlaps: [],
      });
    }
    space.close();
  });

  const table: Table = {
    board,
    boardHash: hashBoard(board),
    space: openSpace(board, new Map()).queries,
    settings: defaultSettings(skirmish.settings),
  };
  const ask = (looker: string, target: string) => {
    const sees = skirmish.answer({ kind: 'sees', looker, target }, table);
    const cover = skirmish.answer({ kind: 'cover-of', shooter: looker, target }, table);
    if (!sees.ok || !cover.ok) throw new Error('refused');
    return { sees: sees.value.answer.sees, says: sees.value.because.map(({ says }) => says), cover: cover.value.answer.grade };
  };

  test('shows a man partly hidden by a garden wall, who is seen and has its cover', () => {
    expect(ask('kovacs', 'weaver')).toMatchObject({ sees: true, cover: 'heavy' });
    expect(ask('weaver', 'kovacs')).toMatchObject({ sees: true, cover: 'none' });
  });

  test('shows a hider who is not seen, though his head shows', () => {
    const { sees, says } = ask('kovacs', 'cooper');
    expect([sees, says]).toEqual([false, expect.arrayContaining(['hiding/unseen-from-far-side'])]);
  });

  test('shows a man at a window, who is seen through it with the cover of its wall', () => {
    const { sees, cover } = ask('kovacs', 'mason');
    expect([sees, cover]).toEqual([true, 'heavy']);
  });

  test('shows that the two directions can differ', () => {
    expect([ask('kovacs', 'carter').sees, ask('carter', 'kovacs').sees]).toEqual([true, false]);
  });

  test.each([
    ['kovacs', 'weaver'],
    ['weaver', 'kovacs'],
    ['kovacs', 'cooper'],
    ['kovacs', 'carter'],
    ['carter', 'kovacs'],
  ])('answers what the README asks clearly: %s looks at %s', (looker, target) => {
    const verdict = skirmish.answer({ kind: 'sees', looker, target }, table);
    expect(verdict.ok && verdict.value.confidence).toBe('clear');
  });

  test('shows that a lorry blocks and a figure does not', () => {
    const { sees, says } = ask('kovacs', 'fletcher');
    expect([sees, says]).toEqual([false, expect.arrayContaining(['sight/hidden-by-model'])]);
  });
});
