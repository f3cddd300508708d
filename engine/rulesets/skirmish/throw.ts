import type { Model } from '../../board/model.ts';
import type { GapFinding } from '../../geometry/measure-queries.ts';
import { YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, type Judgement, judge } from './argument.ts';
import { HEAD_OVER_POINT } from './body-policy.ts';
import type { SkirmishSettings } from './settings.ts';
import { throwOf } from './template-numbers.ts';

/**
 * Does the thrower reach the place? From his head point to a head over the place, as far as he is strong; where nobody said how strong he is, nothing is said.
 * @clause SK-GREN-2, SK-DIST-1, SK-DIST-4 @edge exactly as far as he throws he reaches
 */
export function judgeThrow(
  { strength }: { readonly strength: number | null },
  table: Table,
  agreed: SkirmishSettings,
  thrower: Model,
  aim: BoardPoint,
): Judgement<Evidence> {
  if (strength === null) return judge<Evidence>(YES);
  const { distance, from, to } = throwTo(table, thrower, aim);
  const limit = throwOf(strength);
  const shown: Evidence = { id: 'throw', kind: 'distance', finding: { distance, from, to } };
  const call = isWithin(distance, limit, agreed.closeCallTolerance);
  const fill = { model: thrower.id, distance, limit };
  return judge<Evidence>(
    call,
    call.holds ? argue('SK-GREN-2', 'throw/reaches', fill, shown) : argue('SK-GREN-2', 'throw/too-far', fill, shown),
  );
}

/** How far somebody throws to reach a place: from his head point to where the head of somebody would be who stood there. @clause SK-DIST-1, SK-DIST-4 */
export const throwTo = ({ space }: Table, { id }: Model, aim: BoardPoint): GapFinding =>
  space.gap({
    from: [{ kind: 'model', model: id }],
    to: [{ kind: 'point', at: { ...aim, y: aim.y + HEAD_OVER_POINT } }],
    ends: { kind: 'heads' },
    part: 'straight',
  });
