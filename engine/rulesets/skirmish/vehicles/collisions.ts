import type { Model } from '../../../board/model.ts';
import type { DriveFinding, DriveTouch } from '../../../geometry/driving-queries.ts';
import type { ModelId } from '../../../identity/ids.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { Collision } from '../../../ruling/vehicle-answer.ts';
import type { DriveQuestion } from '../../../ruling/vehicle-question.ts';
import { type Argument, argue, NOTHING_TO_SAY } from '../argument.ts';
import { asForward } from './gears.ts';

/** One touch with what follows from it. */
export interface RuledTouch {
  readonly collision: Collision;
  readonly argument: Argument<VehicleEvidence>;
}

/** @clause SK-COLL-5 */
const PIERCING = 1;

/** What follows from each touch, up to the one that stops the vehicle. @clause SK-COLL-1 to SK-COLL-10 */
export function collisionsOf(
  question: DriveQuestion,
  { touches }: DriveFinding,
  models: Readonly<Record<ModelId, Model>>,
  evidence: VehicleEvidence,
): readonly RuledTouch[] {
  const ruled: RuledTouch[] = [];
  for (const touch of touches) {
    if (touch.with.kind === 'table-edge') continue;
    const one = collisionWith(touch, question, models, evidence);
    ruled.push(one);
    if (one.collision.stops) break;
  }
  return ruled;
}

function collisionWith(
  touch: DriveTouch,
  question: DriveQuestion,
  models: Readonly<Record<ModelId, Model>>,
  evidence: VehicleEvidence,
): RuledTouch {
  const gear = asForward(question.gear);
  const { model, state } = question;
  const fill = { model, gear, side: touch.side.sector, after: touch.at.driven };
  const atTerrain = (argument: Argument<VehicleEvidence>): RuledTouch => ({
    collision: { touch, hit: null, rolls: { own: gear, other: null }, stops: true },
    argument,
  });
  if (touch.with.kind === 'part')
    return atTerrain(argue('SK-COLL-8', 'drive/hits-terrain', { ...fill, piece: touch.with.piece }, evidence));
  if (touch.with.kind === 'impassable')
    return atTerrain(argue('SK-COLL-8', 'drive/hits-impassable', { ...fill, piece: touch.with.piece }, evidence));
  if (touch.with.kind === 'table-edge')
    return { collision: { touch, hit: null, rolls: null, stops: false }, argument: NOTHING_TO_SAY };
  const other = models[touch.with.model]!;
  if (other.body.kind !== 'vehicle') {
    const isSquad = other.body.kind === 'squad';
    const hit = { strength: gear, piercing: PIERCING, hits: isSquad ? 'd3' : 'one' } as const;
    const said = { ...fill, other: other.id, strength: gear };
    return {
      collision: { touch, hit, rolls: null, stops: false },
      argument: isSquad
        ? argue('SK-COLL-5', 'drive/runs-over-squad', said, evidence)
        : argue('SK-COLL-2', 'drive/runs-over-man', said, evidence),
    };
  }
  const known = state.others.find((one) => one.model === other.id);
  if (known?.wreck) return atTerrain(argue('SK-COLL-10', 'drive/hits-wreck', { ...fill, piece: other.id }, evidence));
  return intoVehicle(touch, state.points, known?.points ?? null, { ...fill, other: other.id }, evidence);
}

/** How often both roll: by the gear, and the weaker once more for each point that it has less; who is twice as strong rolls once. */
function intoVehicle(
  touch: DriveTouch,
  own: number | null,
  other: number | null,
  fill: {
    readonly model: ModelId;
    readonly other: ModelId;
    readonly gear: number;
    readonly side: string;
    readonly after: number;
  },
  evidence: VehicleEvidence,
): RuledTouch {
  if (own === null || other === null) {
    return {
      collision: { touch, hit: null, rolls: { own: null, other: null }, stops: true },
      argument: argue('SK-COLL-6', 'drive/rams-unknown', fill, evidence),
    };
  }
  const twice = own >= 2 * other;
  const rollsOf = (mine: number, theirs: number): number => (mine >= 2 * theirs ? 1 : fill.gear + Math.max(0, theirs - mine));
  const rolls = { own: rollsOf(own, other), other: rollsOf(other, own) };
  const said = { ...fill, own: rolls.own, others: rolls.other };
  return {
    collision: { touch, hit: null, rolls, stops: !twice },
    argument: twice
      ? argue('SK-COLL-7', 'drive/rolls-over-vehicle', said, evidence)
      : argue('SK-COLL-6', 'drive/rams-vehicle', said, evidence),
  };
}
