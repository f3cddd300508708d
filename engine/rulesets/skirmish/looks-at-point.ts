import type { Model } from '../../board/model.ts';
import type { Cloud, PointFinding } from '../../geometry/queries.ts';
import type { Table } from '../../rules/rule-set.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { stanceOf } from './body-policy.ts';
import { shielding } from './burst.ts';
import type { SkirmishSettings } from './settings.ts';
import { smokeOnLine, withClouds } from './smoke.ts';

/** What an eye finds that looks at a point; close where the smoke between is so thin or thick that a hair's breadth turns it. */
export type LookAtPoint = PointFinding & { readonly close: boolean };

/** What each eye of somebody finds who looks at a point of the ground, past terrain and smoke. @clause SK-LOS-12 */
export function looksAtPoint(table: Table, agreed: SkirmishSettings, looker: Model, at: BoardPoint): readonly LookAtPoint[] {
  const to = { ...at, y: at.y + EYE_MARGIN };
  const blockers = shielding({ board: table.board, agreed }, looker);
  return table.space.eyes(looker.id, stanceOf(looker)).map(({ at: from }) => {
    const smoke = agreed.smoke === 'hides' ? smokeOnLine({ ...table, agreed }, from, to) : null;
    const past = (clouds: readonly Cloud[]) => table.space.point({ from, to, blockers: { ...blockers, ...withClouds(clouds) } });
    const seen = past(smoke?.thick ?? []);
    return { ...seen, close: smoke?.otherwise != null && past(smoke.otherwise).clear !== seen.clear };
  });
}
