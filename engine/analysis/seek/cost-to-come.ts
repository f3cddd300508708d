import type { Model } from '../../board/model.ts';
import type { ReachFinding } from '../../geometry/movement-queries.ts';
import type { Table } from '../../rules/table.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { figureAt } from '../figure-asked.ts';
import { boardStoodOn } from '../standing-places.ts';

/**
 * What does it cost at least to come to each of some places? What is in reach from each start is found once, when it is first needed. Only terrain and vehicles
 * are in the way.
 * @edge what is beyond the allowance costs endlessly much
 * @cost some tenths of a second for each start
 */
export function openCosts(
  { board, space }: Table,
  figure: Model,
  { starts, policy, allowance }: Extract<Seek, { kind: 'cost-to-come' }>,
): (places: Float64Array) => Figures {
  let reached: readonly ReachFinding[] | null = null;
  const reach = (): readonly ReachFinding[] => {
    const found: ReachFinding[] = [];
    for (let k = 0; k < starts.length; k += 3) {
      const stood = figureAt(figure, starts[k]!, starts[k + 1]!, starts[k + 2]!);
      const there = space.supposing(boardStoodOn(board, stood));
      found.push(there.reach({ model: figure.id, policy, allowances: [allowance] }));
    }
    return found;
  };
  return (places) => {
    reached ??= reach();
    const costs = new Float64Array(places.length / 3);
    for (let place = 0; place < costs.length; place++) {
      const at = { x: places[3 * place]!, y: places[3 * place + 1]!, z: places[3 * place + 2]! };
      let least = Infinity;
      for (const { costAt } of reached) least = Math.min(least, costAt(at) ?? Infinity);
      costs[place] = least > allowance ? Infinity : least;
    }
    return { atLeast: costs, atMost: costs.slice() };
  };
}
