import type { Model } from '../../../board/model.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { Waypoint } from '../../../geometry/movement-queries.ts';
import type { ClauseRef } from '../../../identity/clause.ts';
import type { ModelId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { MoveAnswer } from '../../../ruling/answer.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { MoverState, Question } from '../../../ruling/question.ts';
import type { Verdict } from '../../../ruling/verdict.ts';
import { angleOf } from '../../../space/angle-of.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import { BODY_ARMOUR } from '../tables/protection.ts';
import { type WeaponTrait, weaponOf } from '../tables/weapons.ts';
import { refuse } from './acting.ts';
import { type AsItStands, secondManOf } from './crews/crewmen.ts';
import { profileOf } from './profile.ts';
import type { Battle, Fighter } from './state.ts';

/**
 * What has a say in how far somebody goes: his profile, his armour, the weapon in his hands, what he takes along and who helps him with it; and who lies in wait or
 * wounded, for from them nobody keeps away.
 * @clause SK-MOVE-13 to 16, SK-ABIL-14, SK-ABIL-29, SK-CREW-5, SK-CREW-13, SK-WPN-4 to 7, SK-WPN-10
 */
export function moverState(fighter: Fighter, situation: AsItStands): MoverState {
  const { armour, items, bears } = fighter;
  return {
    movement: Math.max(0, profileOf(fighter).movement - burdenOf({ armour, items })),
    loaded: bears?.as === 'load',
    heavyWeapon: weightOf(fighter, situation),
    dice: [],
    ...(bears?.as === 'pulled' ? { pulls: true } : {}),
    ...unnoticedIn(situation.state),
  };
}

/** What slows somebody down that he wears. @clause SK-MOVE-14, SK-ITEM-11 */
const burdenOf = ({ armour, items }: Pick<Fighter, 'armour' | 'items'>): Millimetres =>
  (armour ? BODY_ARMOUR[armour].slows : 0) + (items.includes('chemical-suit') ? SUIT_SLOWS : 0);

/** What a chemical suit costs in Movement. @clause SK-ITEM-11 */
const SUIT_SLOWS: Millimetres = 20;
/** How a heavy weapon weighs: a second man helps with a machine gun and with what is moved like one, with nothing else. @clause SK-MOVE-13, SK-CREW-5, SK-WPN-5 to 7 */
function weightOf(fighter: Fighter, situation: AsItStands): MoverState['heavyWeapon'] {
  const { inHand, bears } = fighter;
  const traits: readonly WeaponTrait[] = inHand ? weaponOf(inHand).traits : [];
  if (bears?.as === 'with-its-crew' || bears?.as === 'rolled' || traits.includes('heavy')) return 'alone';
  const isShared = bears?.as === 'like-a-machine-gun' || traits.includes('machine-gun') || traits.includes('light-machine-gun');
  if (!isShared) return 'none';
  return secondManOf(situation, fighter) === null ? 'alone' : 'with-crew';
}

function unnoticedIn(battle: Battle): Pick<MoverState, 'unnoticed'> {
  const unnoticed = Object.values(battle.fighters).flatMap(({ model, whereabouts, lyingInWait }) =>
    whereabouts === 'lying-wounded' || (whereabouts === 'table' && lyingInWait) ? [model] : [],
  );
  return unnoticed.length > 0 ? { unnoticed: unnoticed.sort() } : {};
}

/** Why a way may not be gone: by the first reason of the verdict on it. */
export function wayNotAllowed(
  model: ModelId,
  { because: [why] }: Pick<Verdict<unknown, string, Evidence, Question>, 'because'>,
  clause: ClauseRef,
): Refusal {
  return refuse('action/way-not-allowed', why?.clause ?? clause, { ...why?.fill, model, says: why?.says ?? '' }).problem;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The way in an order. @refuses what is none */
export function wayOf(given: PlainData | undefined): Result<readonly Waypoint[], Refusal> {
  const malformed = refuse('order/malformed', null, { field: 'way' });
  if (!Array.isArray(given) || given.length === 0) return malformed;
  const way: Waypoint[] = [];
  for (const place of given as readonly Readonly<Record<string, unknown>>[]) {
    if (typeof place !== 'object' || place === null) return malformed;
    const { kind, at, piece, ladder, height } = place;
    if (kind === 'ladder' && typeof piece === 'string' && typeof ladder === 'string' && isNumber(height)) {
      way.push({ kind, piece, ladder, height });
      continue;
    }
    const { x, y, z } = (typeof at === 'object' && at !== null ? at : {}) as Readonly<Record<string, unknown>>;
    if (kind !== 'ground' || !isNumber(x) || !isNumber(y) || !isNumber(z)) return malformed;
    way.push({ kind, at: { x, y, z } });
  }
  return succeed(way);
}

/** The model at the end of its way, looking where it was told to or else where it went. @clause SK-MODEL-10, SK-LOS-9 */
export function atTheEnd(
  model: Model,
  way: readonly Waypoint[],
  { legs }: Pick<MoveAnswer, 'legs'>,
  facing: PlainData | undefined,
): Model {
  const place = way[way.length - 1]!;
  const last = legs[legs.length - 1];
  const at = last?.to ?? model.pose.at;
  const went = last ? angleOf(last.to.z - last.from.z, last.to.x - last.from.x) : null;
  const perch = place.kind === 'ladder' ? { piece: place.piece, ladder: place.ladder, height: place.height } : null;
  return {
    ...model,
    pose: { at, facing: isNumber(facing) ? facing : (went ?? model.pose.facing) },
    perch,
    declared: { hidingBehind: null, lookingOut: null },
  };
}
