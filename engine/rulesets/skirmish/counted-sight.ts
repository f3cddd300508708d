import type { SightFinding, SightQuery } from '../../geometry/queries.ts';
import type { Call } from '../../rules/call.ts';
import { fillOfPush, findPushes } from '../../rules/push.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { type Argument, argue, type Judgement, join, judge, measured, NOTHING_TO_SAY } from './argument.ts';
import { countedRegions, stanceOf, uncountedRegions } from './body-policy.ts';
import type { SkirmishClause } from './clauses.ts';
import { blockersOf, type Look } from './look.ts';
import { cloudsBetween, sayThinSmoke } from './smoke.ts';
import type { View } from './view.ts';

/** A share smaller than this is rounding, not something seen. */
const NOTHING = 1e-9;

/** What of the target is seen by ordinary sight lines. */
export interface CountedSight extends Judgement {
  readonly counted: SightFinding;
  /** The parts that may be seen without the figure being seen; null for a vehicle, every point of which counts. */
  readonly uncounted: SightFinding | null;
}

/**
 * Does a straight line from an eye reach any point of head, shoulders or chest (of a vehicle: any point of hull or turret)?
 * @clause SK-LOS-1, SK-LOS-2, SK-LOS-4, SK-LOS-13, SK-LOS-14, SK-MODEL-1, SK-GEOM-3
 * @edge seen nowhere wider than the tolerance is seen, and close, and so is what a push within the tolerance shows or hides; touching without area is not
 * seen
 */
export function findCountedSight(look: Look, view: View): CountedSight {
  const { space, agreed, target } = look;
  const smoke = agreed.smoke === 'hides' ? cloudsBetween(look) : null;
  const blockers = blockersOf(look);
  const query = (regions: ReturnType<typeof countedRegions>): SightQuery => ({
    from: look.looker.id,
    to: target.id,
    eyes: view.policy,
    target: { kind: 'body', stance: stanceOf(target), regions },
    blockers,
  });
  const ask = (regions: ReturnType<typeof countedRegions>): AskedSight => {
    const asked = query(regions);
    return { query: asked, finding: space.sight(asked) };
  };
  const inFull = ask(countedRegions(target, agreed));
  const counted = inFull.finding;
  const others = uncountedRegions(target, agreed);
  const inVain = others.length > 0 ? ask(others) : null;
  const uncounted = inVain?.finding ?? null;

  const { atLeast, atMost } = counted.whole;
  const holds = atLeast > NOTHING;
  const undecided = !holds && atMost > NOTHING;
  const barely = holds && counted.widest <= agreed.closeCallTolerance;
  // an eye in an opening stays at the opening, wherever in front of it the looker is pushed
  const movers = view.own ? undefined : (['target'] as const);
  const pushes = findPushes(look, { kind: 'seen', look: inFull.query, moreThan: 0 }, movers);
  const otherwise = smoke?.otherwise
    ? space.sight({ ...inFull.query, blockers: { ...blockers, clouds: smoke.otherwise } }).whole.atLeast > NOTHING
    : holds;
  const call: Call = { holds, close: undecided || barely || pushes.shortest !== null || otherwise !== holds };
  const fill = fillOfPush(look, pushes);
  const pushed = fill
    ? holds
      ? argue('SK-GEOM-3', 'sight/push-hides', fill)
      : argue('SK-GEOM-3', 'sight/push-shows', fill)
    : NOTHING_TO_SAY;
  const said = holds ? sayWhatIsSeen(look, view, inFull, barely) : sayWhatHides(look, view, inFull, inVain);
  const thin = smoke ? sayThinSmoke(look, smoke) : NOTHING_TO_SAY;
  return { counted, uncounted, ...judge(call, said, pushed, thin, measured(pushes.margins)) };
}

/** A finding with the question that it answers. */
interface AskedSight {
  readonly query: SightQuery;
  readonly finding: SightFinding;
}

const whole = (view: View, asked: AskedSight): LookEvidence => ({ id: `sight:${view.name}`, kind: 'sight', ...asked });

/** The clause that says which parts count here. */
function clauseOfSight({ agreed, target }: Look): SkirmishClause {
  if (target.body.kind === 'vehicle') return 'SK-LOS-13';
  if (agreed.anyPartCounts) return 'SK-LOS-11';
  return stanceOf(target) === 'prone' ? 'SK-LOS-14' : 'SK-LOS-1';
}

function sayWhatIsSeen(look: Look, view: View, asked: AskedSight, barely: boolean): Argument {
  const { finding } = asked;
  const { agreed, looker, target } = look;
  const rays = finding.seen.flatMap(({ region, member, witness }): LookEvidence[] =>
    witness ? [{ id: `seen:${view.name}:${region}:${member}`, kind: 'seen-ray', ray: witness }] : [],
  );
  const shown = [whole(view, asked), ...rays];
  const fill = { looker: looker.id, target: target.id, share: finding.whole.atLeast };
  const clause = clauseOfSight(look);
  const seen =
    target.body.kind === 'vehicle'
      ? argue(clause, 'sight/vehicle-seen', fill, ...shown)
      : agreed.anyPartCounts
        ? argue(clause, 'sight/any-part-seen', fill, ...shown)
        : argue(clause, 'sight/figure-seen', fill, ...shown);
  const { widest } = finding;
  const tolerance = agreed.closeCallTolerance;
  return barely ? join(seen, argue('SK-GEOM-3', 'sight/barely-seen', { target: target.id, widest, tolerance }, ...shown)) : seen;
}

function sayWhatHides(look: Look, view: View, asked: AskedSight, uncounted: AskedSight | null): Argument {
  const { finding } = asked;
  const { looker, target } = look;
  const clause = clauseOfSight(look);
  const stopped = finding.stopped.map(
    (ray, index): LookEvidence => ({ id: `stopped:${view.name}:${index}`, kind: 'stopped-ray', ray }),
  );
  const shown = [whole(view, asked), ...stopped];
  const who = { looker: looker.id, target: target.id };
  const source = finding.hiddenBy[0]?.source;
  const hidden = !source
    ? argue(clause, 'sight/nothing-seen', who, ...shown)
    : source.kind === 'part'
      ? argue(clause, 'sight/hidden-by-terrain', { ...who, piece: source.piece }, ...shown)
      : source.kind === 'model'
        ? argue(clause, 'sight/hidden-by-model', { ...who, model: source.model }, ...shown)
        : argue('SK-GEN-3', 'sight/hidden-by-smoke', { ...who, zone: source.zone }, ...shown);
  return join(hidden, uncounted ? sayWhatShowsInVain(look, view, uncounted) : NOTHING_TO_SAY);
}

function sayWhatShowsInVain({ target }: Look, view: View, asked: AskedSight): Argument {
  const { finding } = asked;
  if (finding.whole.atLeast <= NOTHING) return NOTHING_TO_SAY;
  const evidence: LookEvidence = { id: `uncounted:${view.name}`, kind: 'sight', ...asked };
  const share = finding.whole.atLeast;
  return argue('SK-LOS-2', 'sight/only-uncounted-parts-seen', { target: target.id, share }, evidence);
}
