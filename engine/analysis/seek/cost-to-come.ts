import type { Model } from '../../board/model.ts';
import type { ReachFinding } from '../../geometry/movement-queries.ts';
import type { Table } from '../../rules/table.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { figureAt } from '../figure-asked.ts';
import { boardStoodOn } from '../standing-places.ts';

/** What it costs to come to places from any of some starts, of which each is looked into once. */
export interface Costs {
  /** Finds what is in reach from one start; where nobody asks for it before, it is found when costs are. */
  look(start: number): void;
  /** @shape x y z of each place @edge what is beyond the allowance costs endlessly much */
  at(places: Float64Array): Figures;
}

/**
 * What does it cost at least to come to each of some places? What is in reach from each start is found once, when it is first needed. Only terrain and vehicles
 * are in the way.
 * @cost some tenths of a second for each start
 */
export function openCosts(
  { board, space }: Table,
  figure: Model,
  { starts, policy, allowance }: Extract<Seek, { kind: 'cost-to-come' }>,
): Costs {
  const reached: ReachFinding[] = [];
  const look = (start: number) => {
    const [x, y, z] = starts.subarray(3 * start, 3 * start + 3) as unknown as [number, number, number];
    const there = space.supposing(boardStoodOn(board, figureAt(figure, x, y, z)));
    reached[start] ??= there.reach({ model: figure.id, policy, allowances: [allowance] });
  };
  return {
    look,
    at(places) {
      const costs = new Float64Array(places.length / 3).fill(Infinity);
      for (let start = 0; 3 * start < starts.length; start++) {
        look(start);
        const { costAt } = reached[start]!;
        const [x, z] = [starts[3 * start]!, starts[3 * start + 2]!];
        for (let place = 0; place < costs.length; place++) {
          const at = { x: places[3 * place]!, y: places[3 * place + 1]!, z: places[3 * place + 2]! };
          // nobody walks a millimetre for less
          const least = Math.sqrt((at.x - x) * (at.x - x) + (at.z - z) * (at.z - z));
          if (least > allowance + ROUNDING || least > costs[place]! + ROUNDING) continue;
          costs[place] = Math.min(costs[place]!, costAt(at) ?? Infinity);
        }
      }
      for (const [place, cost] of costs.entries()) if (cost > allowance) costs[place] = Infinity;
      return { atLeast: costs, atMost: costs.slice() };
    },
  };
}

/** More than the rounding of costs. @unit millimetres */
const ROUNDING = 1e-6;
