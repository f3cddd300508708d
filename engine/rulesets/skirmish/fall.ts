import type { Carrier, MoveFinding, MoveQuery } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { nameOfCarrier } from '../../rules/describe-hindrance.ts';
import type { MoveEvidence, VehicleEvidence } from '../../ruling/evidence.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, argue, NOTHING_TO_SAY } from './argument.ts';
import type { Movement } from './movement.ts';
import type { SkirmishSettings } from './settings.ts';

/** Falls up to this hurt nobody. */
const HARMLESS: Millimetres = 75;
/** So much of a drop is one of strength. */
const PER_STRENGTH: Millimetres = 50;
/** What the hit of a fall pierces. */
const PIERCING = 1;
/** Drops that differ by less are equal: rounding of a difference of heights. */
const ROUNDING = 1e-6;

const isThere = (a: PlanPoint, b: PlanPoint): boolean => Math.abs(a.x - b.x) <= ROUNDING && Math.abs(a.z - b.z) <= ROUNDING;

/** How strong is the hit of a fall so deep? Halves are rounded upwards; null where it hurts nobody. @clause SK-CLIMB-17, SK-GEN-8 @edge exactly 7.5 cm is harmless */
export const strengthOfFall = (drop: Millimetres): number | null =>
  drop <= HARMLESS + ROUNDING ? null : Math.floor((drop + ROUNDING) / PER_STRENGTH + 0.5);

/** What becomes of somebody who is pushed over an edge. @clause SK-CLIMB-17 */
export function sayPushedOver(
  agreed: SkirmishSettings,
  other: ModelId,
  { drop, onto }: { readonly drop: Millimetres; readonly onto: Carrier },
  evidence: VehicleEvidence,
): Argument<VehicleEvidence> {
  const strength = agreed.falling ? strengthOfFall(drop) : null;
  const fill = { other, drop, on: nameOfCarrier(onto) };
  return strength === null
    ? argue('SK-CLIMB-17', 'drive/pushes-over-unhurt', fill, evidence)
    : argue('SK-CLIMB-17', 'drive/pushes-over', { ...fill, strength, piercing: PIERCING }, evidence);
}

/**
 * Where a way comes to a drop that is too deep to climb down, what a fall there would do: nobody jumps, but whoever loses his footing falls, as does one
 * whose floor was shot away. A place on a lower floor that the way merely leads over is no drop.
 * @clause SK-CLIMB-17
 */
export function sayFall(
  { agreed, mover }: Movement,
  { way }: MoveQuery,
  { barred }: MoveFinding,
  evidence: MoveEvidence,
): Argument<MoveEvidence> {
  if (!agreed.falling || barred?.hindrance.kind !== 'too-deep') return NOTHING_TO_SAY;
  const end = way.at(-1)!;
  if (end.kind === 'ground' && isThere(end.at, barred.at)) return NOTHING_TO_SAY;
  const { height: drop, onto } = barred.hindrance;
  const strength = strengthOfFall(drop);
  const fill = { model: mover.id, drop, on: nameOfCarrier(onto) };
  return strength === null
    ? argue('SK-CLIMB-17', 'fall/unhurt', { ...fill, limit: HARMLESS }, evidence)
    : argue('SK-CLIMB-17', 'fall/is-hit', { ...fill, strength, piercing: PIERCING }, evidence);
}
