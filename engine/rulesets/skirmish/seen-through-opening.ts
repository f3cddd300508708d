import { all, any, NO } from '../../rules/call.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { argue, type Judgement, judge } from './argument.ts';
import { blockersOf, type Look } from './look.ts';
import { nudges } from './nudge.ts';
import type { View } from './view.ts';
import { findLookOut, openingEvidence } from './window-exception.ts';

/**
 * The price of looking out: whoever sees the point of the opening from the other side of the wall sees the one who looks out of it. Null
 * where the target does not look out.
 * @clause SK-LOS-8, SK-LOS-12, SK-GEOM-8
 */
export function isSeenThroughOpening(look: Look, view: View): Judgement | null {
  const { space, agreed, looker, target } = look;
  const lookOut = findLookOut(look, target);
  if (lookOut === null) return null;
  if (lookOut.where === null || !(lookOut.call.holds || lookOut.call.close)) return judge(NO, lookOut);
  const { piece, opening, finding } = lookOut.where;
  const at = { piece: piece.id, opening: opening.kind };
  const atOpening = openingEvidence(target, piece.id, opening, finding);
  const outside = space.openingEye(looker.id, piece.id, opening.id).side * finding.side < 0;
  if (!outside)
    return judge(
      NO,
      argue('SK-LOS-8', 'opening/looked-at-from-inside', { looker: looker.id, target: target.id, ...at }, atOpening),
    );

  const blockers = blockersOf(look);
  const fromEyes = view.eyes.map((from) => {
    const seen = space.point({ from, to: finding.eye, blockers });
    const nudged = nudges(from, finding.eye, agreed.closeCallTolerance).map((near) =>
      space.point({ from: near, to: finding.eye, blockers }),
    );
    const close = nudged.some(({ clear }) => clear !== seen.clear);
    return { from, seen, call: { holds: seen.clear, close } };
  });
  const call = all(lookOut.call, any(...fromEyes.map(({ call: one }) => one)));
  const best = fromEyes.find(({ seen }) => seen.clear) ?? fromEyes[0];
  const stopped = best?.seen.stopped;
  const ray: LookEvidence[] = stopped
    ? [{ id: `opening-stopped:${view.name}`, kind: 'stopped-ray', ray: stopped }]
    : best
      ? [{ id: `opening-seen:${view.name}`, kind: 'seen-ray', ray: { from: best.from, to: finding.eye } }]
      : [];
  const said = fromEyes.some(({ seen }) => seen.clear)
    ? argue('SK-LOS-8', 'opening/seen-through-it', { looker: looker.id, target: target.id, ...at }, atOpening, ...ray)
    : argue('SK-LOS-8', 'opening/point-not-seen', { looker: looker.id, target: target.id, ...at }, atOpening, ...ray);
  return judge(call, said);
}
