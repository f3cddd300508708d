import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { select, undo } from '../../../app/web/session/board-intents.ts';
import { headlineOfWay, isAnswered, mayBeGone, rulingOf } from '../../../app/web/session/drawn-way.ts';
import { agreementOf, USUAL, whoAnswers } from '../../../app/web/session/rule-set.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { boardWithGhost } from '../../../app/web/session/shown-board.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import { goTheWay, keepWay, leadTo, leadWhole } from '../../../app/web/session/way-intents.ts';
import type { Board, Waypoint } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

/** Anna with two comrades behind her, 20 mm of air between neighbours. */
const trio: Board = {
  ...duelBoard,
  models: {
    ...duelBoard.models,
    anna: { ...duelBoard.models.anna!, unit: 'firsts' },
    dora: { ...duellist('dora', 'Dóra', 'red', 50, 150, Math.PI), unit: 'firsts' },
    edit: { ...duellist('edit', 'Edit', 'red', 100, 150, Math.PI), unit: 'firsts' },
  },
};
const ground = (x: number, z: number): Waypoint => ({ kind: 'ground', at: { x, y: 0, z } });
const way = () => read().way!;
const headline = () => headlineOfWay(rulingOf(way())!);
const placesOfUnit = ({ models }: Board) => ['anna', 'dora', 'edit'].map((id) => [models[id]!.pose.at.x, models[id]!.pose.at.z]);

let stop = () => {};
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, way: null, ghost: null });
  lay(trio);
  stop = keepWay();
  takeTool('move');
  select({ kind: 'model', id: 'anna' });
});
afterEach(() => stop());

describe('a unit that is led as it stands', () => {
  test('has no answer by rules that know no units, and rules that do are offered', () => {
    leadWhole(true);
    leadTo(ground(20, 150));
    expect(headline()).toBe('refused');
    expect(rulingOf(way())?.result).toMatchObject({ ok: false, problem: { code: 'question/not-in-these-rules' } });
    expect(mayBeGone(way())).toBe(false);
    const [other] = whoAnswers('move-unit');
    playBy(other!);
    expect(agreementOf(read().document).ruleSet).toBe(other);
    // The same way is asked about again, by the other rules.
    expect(headline()).toBe('allowed');
    undo();
    expect(agreementOf(read().document)).toEqual(USUAL);
    expect(headline()).toBe('refused');
  });

  test('keeps its formation, each man priced, and moves in one step that can be taken back', () => {
    playBy('battle');
    leadWhole(true);
    leadTo(ground(20, 180));
    expect(isAnswered(way())).toBe(true);
    const { unitRuling } = way();
    if (!unitRuling?.result.ok) throw new Error('no answer');
    const { moves, coherent, links } = unitRuling.result.value.answer;
    expect(moves.map(({ model }) => model).sort()).toEqual(['anna', 'dora', 'edit']);
    for (const { move } of moves) expect(move.cost).toBeCloseTo(Math.sqrt(20 ** 2 + 30 ** 2), 6);
    expect(coherent).toBe(true);
    expect(links.map(({ gap }) => Math.round(gap))).toEqual([20, 20]);
    const there = [
      [20, 180],
      [70, 180],
      [120, 180],
    ];
    expect(placesOfUnit(boardWithGhost(read().document, read().ghost))).toEqual(there);
    expect(read().document.board).toBe(trio);
    goTheWay();
    expect(placesOfUnit(read().document.board)).toEqual(there);
    expect(read().told).toMatchObject({ code: 'told.unit-moved', fill: { count: 3 } });
    undo();
    expect(read().document.board).toBe(trio);
  });

  test('moves nobody where one of its men may not go', () => {
    playBy('battle');
    leadWhole(true);
    leadTo(ground(190, 150));
    // Edit would leave the table.
    expect(headline()).toBe('not-allowed');
    goTheWay();
    expect(read().document.board).toBe(trio);
    leadWhole(false);
    expect(read().ghost?.others).toBeUndefined();
    expect(way().ruling?.question.kind).toBe('move');
  });
});
