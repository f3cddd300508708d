import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { all, any, type Call, NO, not } from '../../rules/call.ts';
import { type Argument, type Judgement, join, judge, NOTHING_TO_SAY } from './argument.ts';
import type { SkirmishRefusalCode } from './codes.ts';
import { type CountedSight, findCountedSight } from './counted-sight.ts';
import { lookerHides, targetHides } from './hiding.ts';
import type { Look } from './look.ts';
import { targetLiesBehindCover } from './prone.ts';
import { isSeenThroughOpening } from './seen-through-opening.ts';
import { findViews, type View } from './view.ts';

/** What the rules make of one look: whether the target is seen, from which view, and what there is to see. */
export interface Sighting extends Judgement {
  readonly view: View;
  readonly sight: CountedSight;
}

/**
 * Does the looker see the target, from any of the views it has?
 * @clause SK-LOS-1 to SK-LOS-16 @refuses an eye inside something solid (SK-GEOM-23)
 */
export function findSighting(look: Look): Result<Sighting, Refusal<SkirmishRefusalCode>> {
  const { views, refused } = findViews(look);
  const sightings: Sighting[] = [];
  let shut: Result<Sighting, Refusal<SkirmishRefusalCode>> | null = null;
  for (const view of views) {
    const sighting = lookFrom(look, view);
    if (!sighting.ok) {
      shut ??= sighting;
      continue;
    }
    sightings.push(sighting.value);
    if (!view.own && sighting.value.call.holds && !sighting.value.call.close) break;
  }
  // A squad looks with the men whose eyes are free; one whose own eye is stuck is nowhere that counts, whatever he says he looks out of.
  if (shut && !sightings.some(({ view, call }) => view.own || call.holds)) return shut;
  const best = sightings.reduce((first, other) => (showsMore(other, first) ? other : first));
  const call = any(...sightings.map((one) => one.call));
  return succeed({ ...best, ...judge(call, best, refused) });
}

/** What is told of several men who look is the look of the one who sees most, whichever number he has. */
function showsMore(one: Sighting, other: Sighting): boolean {
  const rank = ({ call }: Sighting) => (call.holds ? 2 : call.close ? 1 : 0);
  if (rank(one) !== rank(other)) return rank(one) > rank(other);
  return one.view.own && other.view.own && one.sight.counted.whole.atLeast > other.sight.counted.whole.atLeast;
}

/** The steps of the rules, in their order, for one view. */
function lookFrom(look: Look, view: View): Result<Sighting, Refusal<SkirmishRefusalCode>> {
  const eye = view.eyes[0]!;
  const sight = findCountedSight(look, view);
  const inside = sight.counted.eyeInside;
  if (inside) {
    const model = look.looker.id;
    return inside.kind === 'part'
      ? fail({ code: 'eye/inside-piece', clause: 'SK-GEOM-23', fill: { model, piece: inside.piece } })
      : fail({ code: 'eye/inside-model', clause: 'SK-GEOM-23', fill: { model, other: inside.model } });
  }
  const blind = lookerHides(look);
  const hidden = targetHides(look, eye);
  const lies = targetLiesBehindCover(look, eye);
  const opening = isSeenThroughOpening(look, view);

  const ordinary = all(not(callIn(lies)), sight.call);
  const concealed = any(callIn(blind), callIn(hidden));
  const call = all(view.granted, not(concealed), any(ordinary, callIn(opening)));
  const throughOpening = callIn(opening).holds && !ordinary.holds;

  const against = [blind, hidden, lies].filter((step) => step?.call.holds);
  const decisive = call.holds ? [throughOpening ? opening : sight] : against.length > 0 ? against : [sight];
  const weighed = [view.why, blind, hidden, lies, sight, opening];
  return succeed({ view, sight, ...judge(call, ...said(decisive), ...said(weighed)) });
}

const callIn = (step: Judgement | null): Call => step?.call ?? NO;
const said = (steps: readonly (Argument | null)[]): readonly Argument[] => [join(...steps.map((step) => step ?? NOTHING_TO_SAY))];
