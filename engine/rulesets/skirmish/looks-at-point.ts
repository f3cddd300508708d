import type { Model } from '../../board/model.ts';
import type { PointFinding } from '../../geometry/queries.ts';
import type { Table } from '../../rules/rule-set.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { stanceOf } from './body-policy.ts';
import { shielding } from './burst.ts';
import type { SkirmishSettings } from './settings.ts';

/** What each eye of somebody finds who looks at a point of the ground. @clause SK-LOS-12 */
export function looksAtPoint(table: Table, agreed: SkirmishSettings, looker: Model, at: BoardPoint): readonly PointFinding[] {
  const to = { ...at, y: at.y + EYE_MARGIN };
  const blockers = shielding({ board: table.board, agreed }, looker);
  return table.space.eyes(looker.id, stanceOf(looker)).map(({ at: from }) => table.space.point({ from, to, blockers }));
}
