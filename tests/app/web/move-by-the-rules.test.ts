import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWay } from '../../../app/web/session/asking-way.ts';
import { holdModel, select, undo } from '../../../app/web/session/board-intents.ts';
import { headlineOfWay, isAnswered, mayBeGone } from '../../../app/web/session/drawn-way.ts';
import { laddersOf, waypointAt } from '../../../app/web/session/ladder-lines.ts';
import { USUAL } from '../../../app/web/session/rule-set.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import {
  addBend,
  chooseOrder,
  forgetWay,
  goTheWay,
  keepWay,
  leadTo,
  leadToStop,
  nudgeWay,
  takeBackBend,
} from '../../../app/web/session/way-intents.ts';
import {
  defaultSettings,
  hashBoard,
  installedRuleSets,
  openSpace,
  readBoardFile,
  UNBURDENED,
  type Waypoint,
} from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { madeOf } from '../../support/kit-pieces.ts';
import { REPOSITORY } from '../../support/source-file.ts';
import { reachInSteps } from '../../support/whole-reach.ts';
import { lay } from './table-in-hand.ts';

const ground = (x: number, z: number, y = 0): Waypoint => ({ kind: 'ground', at: { x, y, z } });
const read1 = () => read().way!;
const headline = () => headlineOfWay(read1().ruling!);
const answer = () => {
  const { result } = read1().ruling!;
  if (!result.ok) throw new Error(result.problem.code);
  return result.value.answer;
};

let stop = () => {};
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, way: null, ghost: null });
  lay(duelBoard);
  stop = keepWay();
  takeTool('move');
  select({ kind: 'model', id: 'anna' });
});
afterEach(() => stop());

describe('a way that is drawn on the page', () => {
  test('is priced by the rule set as it would be without the page, and moves nobody', () => {
    leadTo(ground(60, 150));
    addBend();
    leadTo(ground(60, 120));
    const ruleSet = installedRuleSets[0]!;
    const { question, result } = read1().ruling!;
    expect(question).toEqual({
      kind: 'move',
      model: 'anna',
      order: 'move',
      target: null,
      state: UNBURDENED,
      way: [ground(60, 150), ground(60, 120)],
    });
    expect(result).toEqual(
      ruleSet.answer(question, {
        board: duelBoard,
        boardHash: hashBoard(duelBoard),
        space: openSpace(duelBoard, new Map()).queries,
        settings: defaultSettings(ruleSet.settings),
      }),
    );
    expect(answer()).toMatchObject({ allowed: true, cost: 90 });
    expect(read()).toMatchObject({ document: { board: duelBoard }, past: [], ghost: { model: 'anna', standable: true } });
    takeBackBend();
    expect(answer().cost).toBe(60);
  });

  test('is gone in one step that can be taken back', () => {
    leadTo(ground(60, 150));
    goTheWay();
    expect(read().document.board.models.anna?.pose.at).toEqual({ x: 60, y: 0, z: 150 });
    expect(read()).toMatchObject({ ghost: null, way: { model: 'anna', to: null }, told: { code: 'told.moved-right-front' } });
    undo();
    expect(read().document.board).toBe(duelBoard);
  });

  test('is not gone where the rules refuse it, but only as far as it comes; the free move stays', () => {
    leadTo(ground(60, 150));
    addBend();
    leadTo(ground(200, 150));
    expect(headline()).toBe('not-allowed');
    expect(read().ghost?.standable).toBe(false);
    goTheWay();
    expect(read().document.board).toBe(duelBoard);
    leadToStop();
    expect(answer()).toMatchObject({ allowed: true, cost: 100 });
    expect(read1().bends).toEqual([ground(60, 150)]);
    forgetWay();
    expect(read()).toMatchObject({ ghost: null, way: { to: null, bends: [], ruling: null } });
    takeTool('select');
    expect(read().way).toBeNull();
    holdModel('anna', { x: 200, y: 0, z: 150 });
    expect(read().ghost?.pose.at.x).toBe(200);
  });

  test('that is not allowed with one action may be with both', () => {
    leadTo(ground(150, 150));
    expect(headline()).toBe('not-allowed');
    chooseOrder('two-moves');
    expect(headline()).toBe('allowed');
    expect(answer().actions).toBe(2);
  });

  test('is led by steps from where the model stands, and never off the table', () => {
    nudgeWay(25, 0);
    nudgeWay(25, -5);
    expect(read1().to).toEqual(ground(50, 145));
    nudgeWay(9000, 0);
    expect(read1().to).toEqual(ground(285, 145));
  });

  test('cannot be gone while the answer is that to another way', () => {
    leadTo(ground(60, 150));
    expect(mayBeGone(read1())).toBe(true);
    writeWay({ to: ground(500, 500) });
    expect(isAnswered(read1())).toBe(false);
    expect(mayBeGone(read1())).toBe(false);
  });

  test('begins anew with another model, and is asked about again when the table changes', () => {
    leadTo(ground(60, 150));
    const { board } = read().document;
    write({
      document: {
        ...read().document,
        board: {
          ...board,
          models: { ...board.models, cili: { ...board.models.cili!, pose: { at: { x: 60, y: 0, z: 150 }, facing: 0 } } },
        },
      },
    });
    expect(headline()).toBe('not-allowed');
    expect(read().ghost?.model).toBe('anna');
    select({ kind: 'model', id: 'bela' });
    expect(read()).toMatchObject({ ghost: null, way: { model: 'bela', to: null } });
  });
});

describe('on a ladder', () => {
  const demo = readBoardFile(readFileSync(join(REPOSITORY, 'assets/boards/demo.json'), 'utf8'));
  if (!demo.ok) throw new Error('the demo board cannot be read');
  const { board } = demo.value;

  test('a place that is pointed at is the ladder, and near its ends the ground', () => {
    const on = waypointAt(board, { x: 492, y: 50, z: -330 });
    expect(on).toEqual({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: 50 });
    expect(waypointAt(board, { x: 492, y: 2, z: -330 }).kind).toBe('ground');
    expect(waypointAt(board, { x: 460, y: 50, z: -330 }).kind).toBe('ground');
  });

  test('a man who is led to its foot by keys and lifted there goes up it, and steps off it at its head', () => {
    lay(board);
    select({ kind: 'model', id: 'archer' });
    const { foot } = laddersOf(board).find(({ piece }) => piece === 'tower')!;
    leadTo(ground(foot.x + 4, foot.z));
    nudgeWay(0, 0, 10);
    expect(read1().to).toEqual({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: 10 });
    nudgeWay(0, 0, 10);
    nudgeWay(0, 0, 500);
    expect(read1().to).toMatchObject({ kind: 'ladder', height: 110 });
    nudgeWay(-5, 0);
    expect(read1().to).toMatchObject({ kind: 'ground', at: { y: 110 } });
  });

  test('a man who stands before a tower goes up its ladder with both actions, and from there onto the platform with one', () => {
    const tower = { ...madeOf('watch-tower', {}), id: 'tower' };
    const { foot, head } = tower.ladders.ladder!;
    const anna = duelBoard.models.anna!;
    lay({
      ...duelBoard,
      pieces: { tower },
      models: { anna: { ...anna, pose: { at: { x: foot.x + 100, y: 0, z: foot.z }, facing: 0 } } },
    });
    select({ kind: 'model', id: 'anna' });
    chooseOrder('two-moves');
    leadTo({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: head.y });
    expect(headline()).toBe('not-allowed');
    leadToStop();
    goTheWay();
    expect(read().document.board.models.anna?.perch).toMatchObject({ piece: 'tower', height: expect.closeTo(100, 1) });
    chooseOrder('move');
    leadTo({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: head.y });
    nudgeWay(-25, 0);
    expect(headline()).toBe('allowed');
    expect(answer().legs.map(({ kind }) => kind)).toEqual(['ladder', 'walk', 'walk']);
    goTheWay();
    expect(read().document.board.models.anna).toMatchObject({ perch: null, pose: { at: { x: foot.x - 25, y: head.y } } });
  });

  test('a man who goes down it rests on it, and undo lifts him up again', () => {
    lay(board);
    select({ kind: 'model', id: 'archer' });
    leadTo({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: 50 });
    expect(answer().legs.map(({ kind }) => kind)).toEqual(['walk', 'ladder']);
    nudgeWay(0, 0, 10);
    goTheWay();
    const { perch, pose } = read().document.board.models.archer!;
    expect(perch).toEqual({ piece: 'tower', ladder: 'ladder', height: 60 });
    expect(pose.at.y).toBeCloseTo(60, 9);
    undo();
    expect(read().document.board.models.archer?.perch).toBeNull();
  });
});

describe('what is in reach', () => {
  test('comes as closed lines that lie on the ground, those of one action within those of both', () => {
    const question = { kind: 'reach', model: 'anna', order: 'two-moves', target: null, state: UNBURDENED } as const;
    const place = { space: () => openSpace(duelBoard, new Map()), meshes: new Map() };
    const found = reachInSteps(question, USUAL, place).whole;
    if (!found.ok) throw new Error(found.problem.code);
    const { allowances, lines } = found.value;
    expect(allowances).toEqual([100, 200]);
    for (const allowance of allowances) {
      const [outline] = lines.filter((line) => line.allowance === allowance);
      expect(outline?.points.at(-1)).toEqual(outline?.points[0]);
      // Behind Anna nothing is in the way: there she comes as far as she may, or to the table's edge.
      const farthest = Math.max(...outline!.points.map(({ z }) => z));
      expect(farthest).toBeCloseTo(Math.min(150 + allowance, 285), 0);
      expect(outline!.points.every(({ y }) => y === 0)).toBe(true);
    }
  });
});
