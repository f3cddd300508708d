import type { Model } from '../../board/model.ts';
import type { Accuracy } from '../../geometry/many-queries.ts';
import type { Table } from '../../rules/table.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { keepMost, unknown } from './most.ts';

/**
 * Which share of the figure is seen at each place, by whoever sees most of it? Whoever has been seen whole (or is only to be seen at all, and has been) is not
 * looked at by anybody else.
 * @edge an eye inside of a solid sees nothing, as long as another is outside; where all are, nothing is told
 */
export function findSeenFrom(
  { space }: Table,
  figure: Model,
  { viewers, accuracy }: Extract<Seek, { kind: 'seen-from' }>,
  places: Float64Array,
): Figures {
  const found = unknown(places.length / 3);
  let left = Array.from({ length: places.length / 3 }, (_, place) => place);
  for (const { from, eyes, target, blockers } of viewers) {
    for (let k = 0; k < eyes.length && left.length > 0; k += 3) {
      const eye = { x: eyes[k]!, y: eyes[k + 1]!, z: eyes[k + 2]! };
      const those = left.length * 3 === places.length ? places : pick(places, left);
      const { atLeast, atMost, eyeInside } = space.sharesThere({
        from,
        to: figure.id,
        target,
        blockers,
        eye,
        places: those,
        accuracy,
      });
      if (eyeInside) continue;
      for (const [i, place] of left.entries()) keepMost(found, place, { atLeast: atLeast[i]!, atMost: atMost[i]! });
      left = left.filter((place) => !isSettled(found.atLeast[place]!, accuracy));
    }
  }
  return found;
}

/** No other look could tell more. */
function isSettled(atLeast: number, accuracy: Accuracy): boolean {
  if (typeof accuracy === 'object' && 'atLeast' in accuracy) return atLeast > accuracy.atLeast;
  return atLeast === 1;
}

const pick = (places: Float64Array, chosen: readonly number[]): Float64Array => {
  const some = new Float64Array(3 * chosen.length);
  for (const [i, place] of chosen.entries()) some.set(places.subarray(3 * place, 3 * place + 3), 3 * i);
  return some;
};
