import type { DriveFinding, DriveSurface } from '../../../geometry/driving-queries.ts';
import { all, callOf, YES } from '../../../rules/call.ts';
import { isAtLeast, isHigherThan, isWithin } from '../../../rules/limits.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { Drive, DriveQuestion, DriverState } from '../../../ruling/vehicle-question.ts';
import type { Millimetres, Radians } from '../../../space/quantity.ts';
import { type Argument, argue, type Judgement, judge, NOTHING_TO_SAY } from '../argument.ts';
import type { SkirmishSettings } from '../settings.ts';

/** What a gear asks for and allows. */
export interface GearLimits {
  readonly least: Millimetres;
  readonly most: Millimetres;
  readonly mostTurned: Radians;
  /** The front line need not come ahead. */
  readonly onTheSpot: boolean;
}

/** Reverse goes, turns and hits like gear 1. @clause SK-GEAR-2, SK-COLL-2, SK-VFIRE-6 */
export const asForward = (gear: number): number => Math.abs(gear);

/** Does the vehicle have that gear at all? @clause SK-GEAR-1 */
export const hasGear = ({ distances }: DriverState, gear: number): boolean =>
  Number.isInteger(gear) && gear >= -1 && gear <= distances.length && asForward(gear) <= distances.length;

/** @clause SK-GEAR-2, SK-GEAR-3, SK-GEAR-8, SK-TURN-1, SK-TURN-6 */
export function limitsOf({ distances, turns, halved }: DriverState, gear: number): GearLimits {
  const share = halved ? 0.5 : 1;
  const first = turns[0];
  if (gear === 0) {
    const onTheSpot = first?.onTheSpot ?? false;
    return { least: 0, most: 0, mostTurned: onTheSpot ? (first?.angle ?? 0) : 0, onTheSpot };
  }
  const as = asForward(gear);
  const turn = turns[as - 1];
  return {
    least: gear > 1 ? (distances[gear - 2] ?? 0) * share : 0,
    most: (distances[as - 1] ?? 0) * share,
    mostTurned: turn?.angle ?? 0,
    onTheSpot: turn?.onTheSpot ?? false,
  };
}

/** May this gear follow the last one: one up at most, or two down? @clause SK-GEAR-4, SK-GEAR-5 */
export function judgeGear({ model, gear, state: { lastGear } }: DriveQuestion): Judgement<VehicleEvidence> {
  if (lastGear === null) return judge(YES);
  const follows = gear <= lastGear + 1 && gear >= lastGear - 2;
  const fill = { model, gear, last: lastGear };
  return judge(
    callOf(follows),
    follows ? argue('SK-GEAR-4', 'drive/gear-follows', fill) : argue('SK-GEAR-4', 'drive/gear-does-not-follow', fill),
  );
}

/** Is it driven as far as the gear asks for and allows, and the right way round? @clause SK-GEAR-3 */
export function judgeDistance(
  question: DriveQuestion,
  { least, most }: GearLimits,
  evidence: VehicleEvidence,
  driven: Millimetres,
): Judgement<VehicleEvidence> {
  const { model, gear, way, state } = question;
  const fill = { model, gear, driven, least, most };
  const wrongWay = way.some((step) => step.kind === 'run' && (gear < 0 ? step.length > 0 : step.length < 0));
  if (wrongWay) return judge(callOf(false), argue('SK-GEAR-2', 'drive/wrong-way', { model, gear }));
  const enough = isAtLeast(driven, least, 0);
  const notTooFar = isWithin(driven, most, 0);
  const distance = !enough.holds
    ? argue('SK-GEAR-3', 'drive/too-short', fill, evidence)
    : notTooFar.holds
      ? argue('SK-GEAR-3', 'drive/distance-fits', fill, evidence)
      : argue('SK-GEAR-3', 'drive/too-far', fill, evidence);
  const halved = state.halved ? argue('SK-GEAR-8', 'drive/halved', { model }) : NOTHING_TO_SAY;
  return judge<VehicleEvidence>(all(enough, notTooFar), distance, halved);
}

/** Is it turned no farther than the gear allows, and has its front line come ahead? @clause SK-TURN-1 to SK-TURN-7 */
export function judgeTurn(
  { model, gear }: DriveQuestion,
  { mostTurned, onTheSpot }: GearLimits,
  { end, advance }: DriveFinding,
  evidence: VehicleEvidence,
  { closeCallTolerance }: SkirmishSettings,
): Judgement<VehicleEvidence> {
  if (end.turned === 0) return judge(YES);
  const fits = callOf(end.turned <= mostTurned + SAME_ANGLE);
  const fill = { model, gear, turned: end.turned, most: mostTurned };
  const clause = gear === 0 ? 'SK-TURN-6' : 'SK-TURN-1';
  const turn = fits.holds
    ? argue<VehicleEvidence>(clause, 'drive/turn-fits', fill, evidence)
    : argue<VehicleEvidence>(clause, 'drive/turned-too-far', fill, evidence);
  if (onTheSpot) return judge<VehicleEvidence>(fits, turn, argue('SK-TURN-4', 'drive/on-the-spot', { model, gear }));
  const come = gear < 0 ? advance.rear : advance.front;
  const ahead = isHigherThan(come, 0, closeCallTolerance);
  const ofLine = gear < 0 ? 'SK-TURN-5' : 'SK-TURN-3';
  const line = ahead.holds
    ? argue<VehicleEvidence>(ofLine, 'drive/front-ahead', { model, come }, evidence)
    : argue<VehicleEvidence>(ofLine, 'drive/front-not-ahead', { model, come }, evidence);
  return judge<VehicleEvidence>(all(fits, ahead), ...(fits.holds && !ahead.holds ? [line, turn] : [turn, line]));
}

/** Angles written in degrees are rounded. */
const SAME_ANGLE: Radians = 1e-9;

/** The highest gear of each drive on each surface. @clause SK-TERR-8, SK-TERR-9, SK-TERR-10, SK-TERR-11 */
const HIGHEST: Readonly<Record<Drive, Readonly<Record<DriveSurface, number>>>> = {
  plain: { difficult: 1, ordinary: 2, road: Infinity },
  'half-track': { difficult: 2, ordinary: 2, road: Infinity },
  'all-wheel': { difficult: 1, ordinary: Infinity, road: Infinity },
  tracked: { difficult: 2, ordinary: Infinity, road: Infinity },
};

/** From here on gears are for roads. @clause SK-GEAR-7 */
const ROAD_GEAR = 3;

/** Does every surface of the way bear the gear? @clause SK-TERR-2, SK-TERR-5, SK-TERR-7 to SK-TERR-11, SK-GEAR-7 */
export function judgeSurfaces(
  { model, gear, state: { drive } }: DriveQuestion,
  { surfaces }: DriveFinding,
  evidence: VehicleEvidence,
  { highGearRoadOnly }: SkirmishSettings,
): Judgement<VehicleEvidence> {
  const as = asForward(gear);
  for (const { surface, from, piece } of surfaces) {
    const most = HIGHEST[drive][surface];
    const fill = { model, gear, most, surface, after: from, piece: piece ?? '' };
    if (as > most) return judge<VehicleEvidence>(callOf(false), argue('SK-TERR-5', 'drive/surface-too-hard', fill, evidence));
    if (highGearRoadOnly === 'always' && gear >= ROAD_GEAR && surface !== 'road')
      return judge<VehicleEvidence>(callOf(false), argue('SK-GEAR-7', 'drive/road-only', fill, evidence));
  }
  return judge(YES);
}

/** Where a vehicle that may get stuck first comes into difficult ground. @clause SK-TERR-3, SK-TERR-4, SK-TERR-8 */
export function bogsAt(
  { gear, state: { drive } }: DriveQuestion,
  { surfaces }: DriveFinding,
  driven: Millimetres,
): Millimetres | null {
  if (gear === 0 || drive !== 'plain') return null;
  const hard = surfaces.find(({ surface, from }) => surface === 'difficult' && from <= driven);
  return hard ? hard.from : null;
}

/** A drive of up to so much counts as none. @clause SK-VFIRE-3 */
const AS_STANDING: Millimetres = 50;

/** What gunners lose for the drive. @clause SK-VFIRE-3, SK-VFIRE-4, SK-VFIRE-5, SK-VFIRE-6 */
export function penaltyOf(gear: number, { surfaces }: DriveFinding, driven: Millimetres): number {
  const base = 2 * asForward(gear);
  if (base === 0 || driven <= AS_STANDING) return 0;
  const over = (wanted: DriveSurface): Millimetres =>
    surfaces.reduce((sum, { surface, from, to }) => sum + (surface === wanted ? Math.max(0, Math.min(to, driven) - from) : 0), 0);
  const [road, ordinary, difficult] = [over('road'), over('ordinary'), over('difficult')];
  if (road > ordinary && road > difficult) return Math.max(0, base - 1);
  return difficult > ordinary && difficult > road ? base + 1 : base;
}

/** What its gunners lose, as a reason. */
export const sayPenalty = (model: string, penalty: number): Argument<VehicleEvidence> =>
  penalty > 0 ? argue('SK-VFIRE-3', 'drive/penalty', { model, penalty }) : NOTHING_TO_SAY;
