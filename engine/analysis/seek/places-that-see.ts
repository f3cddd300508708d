import type { Model } from '../../board/model.ts';
import { findEyes } from '../../geometry/measure/body-on-board.ts';
import type { Table } from '../../rules/table.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { figureAt } from '../figure-asked.ts';

/** So many lines are asked for at a time: all of them together would need more memory than there may be. */
const AT_ONCE = 1 << 16;

/** From how many places is a straight line free to the figure's first eye? All lines are asked for, so that the count is exact. */
export function countPlacesThatSee(
  { space }: Table,
  figure: Model,
  { eyes, blockers }: Extract<Seek, { kind: 'places-that-see' }>,
  places: Float64Array,
): Figures {
  const count = places.length / 3;
  const lookers = eyes.length / 3;
  const seen = new Float64Array(count);
  const together = Math.max(1, Math.floor(AT_ONCE / Math.max(1, lookers)));
  for (let first = 0; first < count; first += together) {
    const some = Math.min(together, count - first);
    const lines = new Float64Array(6 * some * lookers);
    for (let i = 0; i < some; i++) {
      const k = 3 * (first + i);
      const { at } = findEyes(figureAt(figure, places[k]!, places[k + 1]!, places[k + 2]!), figure.stance)[0]!;
      for (let looker = 0; looker < lookers; looker++) {
        const line = 6 * (i * lookers + looker);
        lines.set(eyes.subarray(3 * looker, 3 * looker + 3), line);
        lines[line + 3] = at.x;
        lines[line + 4] = at.y;
        lines[line + 5] = at.z;
      }
    }
    space.clearLines({ lines, blockers }).forEach((clear, line) => {
      seen[first + Math.floor(line / lookers)]! += clear;
    });
  }
  return { atLeast: seen, atMost: seen.slice() };
}
