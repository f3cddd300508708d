import type { Model } from '../../board/model.ts';
import type { LandingFinding, LandingQuery } from '../../geometry/template-queries.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { facingWay } from '../../space/frame.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { headPoint, stanceOf } from './body-policy.ts';
import { shielding } from './burst.ts';
import type { SkirmishSettings } from './settings.ts';

/** Where a shot comes down, and what was asked of space for it, step by step. */
export interface Flight {
  readonly landed: LandingFinding;
  readonly evidence: readonly Evidence[];
}

/** Where somebody shoots and throws from: his first eye, or his head point where he has none. @clause SK-DIST-1, SK-IND-3 */
export const weaponPoint = (table: Table, firer: Model): BoardPoint =>
  table.space.eyes(firer.id, stanceOf(firer))[0]?.at ?? headPoint(firer);

/**
 * Where does a shot come down that is driven so far aside? A straight one lies on the first surface of its line, and goes on from there level at the height
 * of the burst; a lobbed one falls onto what is topmost.
 * @clause SK-PROX-8, SK-PROX-14
 */
export function flyTo(
  table: Table,
  agreed: SkirmishSettings,
  firer: Model,
  aim: BoardPoint,
  indirect: boolean,
  aside: { readonly facing: number; readonly distance: number } | null,
): Flight {
  const { space, board } = table;
  const blockers = shielding({ board, agreed }, firer);
  const way = aside ? facingWay(aside.facing) : { x: 0, z: 0 };
  const distance = aside?.distance ?? 0;
  const ask = (id: string, query: LandingQuery): Flight => {
    const landed = space.landing(query);
    return { landed, evidence: [{ id, kind: 'landing', query, finding: landed }] };
  };
  const overFrom = (at: BoardPoint): BoardPoint => ({ x: at.x + way.x * distance, y: at.y, z: at.z + way.z * distance });
  if (indirect) return ask('landing', { kind: 'from-above', over: overFrom(aim), blockers });
  const first = ask('landing', { kind: 'straight', from: weaponPoint(table, firer), towards: aim, blockers });
  if (!aside || distance === 0) return first;
  const from = { ...first.landed.at, y: first.landed.at.y + agreed.burstHeight };
  const second = ask('aside', { kind: 'aside', from, over: overFrom(from), blockers });
  return { landed: second.landed, evidence: [...first.evidence, ...second.evidence] };
}
