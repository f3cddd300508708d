import type { BodyRegion } from '../../board/body.ts';
import type { SightFinding, SightQuery } from '../../geometry/queries.ts';
import { measured } from '../../rules/argument.ts';
import type { Call } from '../../rules/call.ts';
import { fillOfPush, findPushes } from '../../rules/push.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { argue, join, judge, type LookArgument, type LookJudgement, NOTHING_TO_SAY } from './argument.ts';
import { areasOf } from './in-area.ts';
import { blockersOf, bodyOf, detailsOf, type Look } from './look.ts';

/** A share smaller than this is rounding, not something seen. */
const NOTHING = 1e-9;

/** What of the target is seen by straight lines past all that is not judged by class. */
export interface TrueSight extends LookJudgement {
  readonly counted: SightFinding;
  /** What may be seen without the model being seen; null where there is none of it. */
  readonly details: SightFinding | null;
}

/** The question and what was found. */
interface AskedSight {
  readonly query: SightQuery;
  readonly finding: SightFinding;
}

/** What the model's eye sees of these regions of the target. @clause BT-LOS-2, BT-LOS-7, BT-LOS-19 */
export function lookAt(look: Look, regions: readonly BodyRegion[] = bodyOf(look.target)): AskedSight {
  const { looker, target, space } = look;
  const query: SightQuery = {
    from: looker.id,
    to: target.id,
    eyes: { kind: 'body', stance: looker.stance },
    target: { kind: 'body', stance: target.stance, regions },
    blockers: blockersOf(look),
  };
  return { query, finding: space.sight(query) };
}

export const isAnySeen = ({ whole }: SightFinding): boolean => whole.atLeast > NOTHING;

/**
 * Does a straight line from the model's eye reach any point of the target's body?
 * @clause BT-LOS-1, BT-LOS-2, BT-LOS-6, BT-LOS-7, BT-LOS-15, BT-LOS-16, BT-AREA-10
 * @edge seen nowhere wider than the tolerance is seen, and close, and so is what a push within the tolerance shows or hides; touching without area is not seen
 */
export function findTrueSight(look: Look): TrueSight {
  const { agreed, target } = look;
  const body = lookAt(look);
  const others = detailsOf(target);
  const details = others.length > 0 ? lookAt(look, others) : null;
  const { whole, widest } = body.finding;
  const holds = isAnySeen(body.finding);
  const undecided = !holds && whole.atMost > NOTHING;
  const barely = holds && widest <= agreed.closeCallTolerance;
  const pushes = findPushes(look, { kind: 'seen', look: body.query, moreThan: 0 });
  const call: Call = { holds, close: undecided || barely || pushes.shortest !== null };
  const fill = fillOfPush(look, pushes);
  const pushed = fill ? argue('BT-CORE-7', holds ? 'sight/push-hides' : 'sight/push-shows', fill) : NOTHING_TO_SAY;
  const said = holds ? saySeen(look, body, barely) : join(sayHidden(look, body), sayDetails(look, details));
  return {
    counted: body.finding,
    details: details?.finding ?? null,
    ...judge<LookEvidence>(call, said, pushed, measured(pushes.margins)),
  };
}

function saySeen({ looker, target, agreed }: Look, { query, finding }: AskedSight, barely: boolean): LookArgument {
  const rays = finding.seen.flatMap(({ region, member, witness }): LookEvidence[] =>
    witness ? [{ id: `seen:${region}:${member}`, kind: 'seen-ray', ray: witness }] : [],
  );
  const shown: readonly LookEvidence[] = [{ id: 'sight', kind: 'sight', query, finding }, ...rays];
  const { widest } = finding;
  const seen = argue(
    'BT-LOS-1',
    'sight/body-seen',
    { looker: looker.id, target: target.id, share: finding.whole.atLeast },
    ...shown,
  );
  const fill = { target: target.id, widest, tolerance: agreed.closeCallTolerance };
  return barely ? join(seen, argue('BT-CORE-7', 'sight/barely-seen', fill, ...shown)) : seen;
}

function sayHidden({ table, looker, target }: Look, { query, finding }: AskedSight): LookArgument {
  const stopped = finding.stopped.map((ray, index): LookEvidence => ({ id: `stopped:${index}`, kind: 'stopped-ray', ray }));
  const shown: readonly LookEvidence[] = [{ id: 'sight', kind: 'sight', query, finding }, ...stopped];
  const who = { looker: looker.id, target: target.id };
  const source = finding.hiddenBy[0]?.source;
  if (source?.kind === 'model') return argue('BT-LOS-6', 'sight/hidden-by-model', { ...who, model: source.model }, ...shown);
  if (source?.kind !== 'part') return argue('BT-LOS-15', 'sight/nothing-seen', who, ...shown);
  const isSolidOfArea = areasOf(table).some(({ id }) => id === source.piece);
  return argue(isSolidOfArea ? 'BT-AREA-10' : 'BT-LOS-2', 'sight/hidden-by-terrain', { ...who, piece: source.piece }, ...shown);
}

function sayDetails({ target }: Look, details: AskedSight | null): LookArgument {
  if (!details || !isAnySeen(details.finding)) return NOTHING_TO_SAY;
  const shown: LookEvidence = { id: 'details', kind: 'sight', ...details };
  return argue('BT-LOS-16', 'sight/only-details-seen', { target: target.id, share: details.finding.whole.atLeast }, shown);
}
