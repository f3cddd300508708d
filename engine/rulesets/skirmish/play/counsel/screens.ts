import { EYE_SHARE_OF_HEIGHT, STANDARD_HEIGHT } from '../../../../board/standard-body.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';

/** At a glance somebody is two points: his eyes, and the middle of his body. */
const EYES = STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT;
const MIDDLE = STANDARD_HEIGHT / 2;

/**
 * How much of somebody who stands there is seen past the terrain by somebody who stands here, at a glance: nothing, half, or all. Sight by the rules is asked of
 * fewer places.
 */
export function exposureTo({ space }: Table, from: BoardPoint, at: BoardPoint): 0 | 0.5 | 1 {
  const sees = (height: number): boolean =>
    space.point({
      from: { ...from, y: from.y + EYES },
      to: { ...at, y: at.y + height },
      blockers: { terrain: true, models: [], glass: false },
    }).clear;
  const body = sees(MIDDLE);
  if (sees(EYES)) return body ? 1 : 0.5;
  return body ? 0.5 : 0;
}
