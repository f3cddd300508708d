import { describe, expect, test } from 'vitest';
import { compareSides, largestDifference } from '../../../engine/analysis/fairness/compare-sides.ts';
import { openLegality, smallChanges, withChange } from '../../../engine/analysis/fairness/small-changes.ts';
import { stepExposures } from '../../../engine/analysis/find-exposures.ts';
import {
  type Board,
  type MendsFinding,
  openSpace,
  skirmish,
  stepMends,
  type TerrainPiece,
  USUAL_MAN,
} from '../../../engine/index.ts';
import { crate } from '../../support/crate.ts';
import { labTable } from '../../support/lab.ts';
import { fairBoard, smallBoard } from '../../support/lab-boards.ts';

const differencesOn = (board: Board, cell = 50) => {
  const steps = stepExposures(labTable(board), skirmish, { figure: USUAL_MAN, cell, starts: null, ofTable: false });
  for (;;) {
    const step = steps.next();
    if (step.done) return compareSides(board, step.value.ok ? step.value.value.exposures : []);
  }
};

const mendsOf = (board: Board): MendsFinding => {
  const steps = stepMends(labTable(board), new Map(), skirmish, { figure: USUAL_MAN, cell: 50, most: 3 });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

describe('the sides of a table', () => {
  test('have equal figures on a board that is mirrored by construction', () => {
    const differences = differencesOn(fairBoard());
    expect(differences.map(({ figure }) => figure.kind)).toEqual(['zone-open']);
    expect(largestDifference(differences)).toBe(0);
  });

  test('are compared in what they see of an objective as well', () => {
    const wall = crate('wall', 10, 80, 290, { at: { x: -140, z: 0 }, footprint: [10, 290] });
    const board: Board = {
      ...smallBoard('', [wall]),
      objectives: { well: { id: 'well', name: 'Well', at: { x: 0, y: 0, z: 0 }, radius: 10 } },
    };
    const seen = differencesOn(board).find(({ figure }) => figure.kind === 'objective-seen')!;
    expect([seen.one.zone, seen.other.zone]).toEqual(['east', 'west']);
    expect(seen.difference).toBeGreaterThan(0.5);
  });

  test('what would mend an unfair table is found by working it out again, and makes it fairer by as much as it says', () => {
    const board: Board = {
      ...smallBoard('', [crate('block', 10, 80, 240, { at: { x: -120, z: 0 }, footprint: [10, 240] })]),
      objectives: { well: { id: 'well', name: 'Well', at: { x: 0, y: 0, z: 0 }, radius: 10 } },
    };
    const { mends, tried, legal } = mendsOf(board);
    expect(tried).toBe(19);
    expect(legal).toBeGreaterThan(5);
    expect(mends.length).toBeGreaterThan(0);
    const [best] = mends;
    expect(best!.before).toBe(largestDifference(differencesOn(board)));
    expect(best!.after).toBe(largestDifference(differencesOn(withChange(board, best!.change))));
    expect(best!.after).toBeLessThan(best!.before);
    expect(mends.map(({ after }) => after)).toEqual(mends.map(({ after }) => after).toSorted((a, b) => a - b));
  });
});

describe('a small change', () => {
  const board = (pieces: readonly TerrainPiece[]) => smallBoard('', pieces);
  const turnOf = (piece: string) => ({ kind: 'turn', piece, by: Math.PI / 2 }) as const;

  test('is legal where it stays on the table and reaches into nothing', () => {
    const beside = board([
      crate('long', 200, 40, 20, { at: { x: 0, z: 0 }, footprint: [200, 20] }),
      crate('post', 20, 40, 20, { at: { x: 0, z: 60 }, footprint: [20, 20] }),
      crate('edge', 200, 40, 20, { at: { x: 0, z: 120 }, footprint: [200, 20] }),
      crate('free', 60, 40, 120, { at: { x: 200, z: -60 }, footprint: [60, 120] }),
    ]);
    const isLegal = openLegality(beside, new Map());
    expect(isLegal(turnOf('long'))).toBe(false);
    expect(isLegal(turnOf('edge'))).toBe(false);
    expect(isLegal(turnOf('free'))).toBe(true);
    expect(isLegal({ kind: 'shift', piece: 'free', x: 100, z: 0 })).toBe(false);
    expect(isLegal({ kind: 'swap', piece: 'free', other: 'post' })).toBe(false);
  });

  test('moves nothing that carries something or leans on it', () => {
    const stacked = board([
      crate('low', 60, 40, 60, { footprint: [60, 60] }),
      crate('high', 30, 30, 30, { at: { x: 0, y: 40, z: 0 }, footprint: [30, 30] }),
    ]);
    const isLegal = openLegality(stacked, new Map());
    expect(smallChanges(stacked).some(isLegal)).toBe(false);
    expect(openSpace(withChange(stacked, turnOf('low')), new Map()).board.pieces.low!.pose.facing).toBeCloseTo(Math.PI / 2, 12);
  });
});
