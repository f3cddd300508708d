import { describe, expect, test } from 'vitest';
import {
  type Board,
  type BoardAnalysis,
  NOTHING_STATED,
  skirmish,
  stepAnalysis,
  type TerrainPiece,
  USUAL_MAN,
} from '../../../engine/index.ts';
import { crate } from '../../support/crate.ts';
import { labTable } from '../../support/lab.ts';
import { smallBoard } from '../../support/lab-boards.ts';
import { soak } from '../../support/soak.ts';

function analysisOf(board: Board, cell = 50): BoardAnalysis {
  const check = { bases: [25], height: 50, eyes: 45, stated: NOTHING_STATED };
  const wishes = { figure: USUAL_MAN, cell, maps: 'zones', check, afterMove: false, mend: false } as const;
  const steps = stepAnalysis(labTable(board), new Map(), skirmish, wishes, null);
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(step.value.problem.code);
    return step.value.value;
  }
}

const withWell = (board: Board): Board => ({
  ...board,
  objectives: { well: { id: 'well', name: 'Well', at: { x: 0, y: 0, z: 0 }, radius: 10 } },
});
describe('the analysis of a board', () => {
  test('tells what movement it costs to be at an objective: along the straight line, from the nearest place of the zone to beside it', () => {
    const found = analysisOf(withWell(smallBoard('', [])));
    // the middles of squares of 50 mm nearest to the well are at x = ±175 and z = ±25; beside it one stands 10 mm and half a base away
    const exact = Math.hypot(175 - 10 - 12.5 - 0.5, 25);
    for (const { cost, moves } of found.times!.times) {
      expect(cost!.atLeast).toBeGreaterThan(exact * 0.995);
      expect(cost!.atMost).toBeLessThan(exact * 1.005);
      expect(moves).toBe(Math.ceil(cost!.atMost / found.times!.move));
    }
  });

  // looking everywhere for a way that is not there takes some seconds
  test.runIf(soak(1) > 1)('names the roof that nobody can climb onto, and not the crate that everybody can', () => {
    const roof = crate('tower', 60, 300, 60, { at: { x: -60, z: 0 }, footprint: [60, 60] });
    const low = crate('low', 60, 30, 60, { at: { x: 80, z: 0 }, footprint: [60, 60] });
    const found = analysisOf(smallBoard('', [roof, low] as readonly TerrainPiece[]), 20);
    expect(found.floors?.floors).toBe(2);
    expect(found.floors?.unreached.map(({ on }) => on)).toEqual([{ kind: 'part', piece: 'tower', part: expect.anything() }]);
    expect(found.floors!.unreached[0]!.at.y).toBeCloseTo(300, 6);
  });
});
