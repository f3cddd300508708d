import type { DriveFinding, DriveMiss, DrivePlace } from '../../../geometry/driving-queries.ts';
import type { ModelId } from '../../../identity/ids.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { VehicleEvidence } from '../../../ruling/evidence.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import { type Argument, argue, type Judgement, judge } from '../argument.ts';
import type { RuledTouch } from './collisions.ts';

/** Is one place of a way before another? */
export const isBefore = (one: DrivePlace, other: DrivePlace): boolean =>
  one.part < other.part || (one.part === other.part && one.share < other.share);

/**
 * What a hand's breadth at the table would turn of a drive: a thing that is only just missed, or only just touched, up to where the vehicle ends, and a touch
 * about where two sides of the hull meet. @clause SK-COLL-1, SK-VARC-4 @edge exactly at the tolerance is close
 */
export function narrowCalls(
  model: ModelId,
  { misses }: DriveFinding,
  reached: readonly RuledTouch[],
  end: DrivePlace,
  tolerance: Millimetres,
  evidence: VehicleEvidence,
): Judgement<VehicleEvidence> {
  const missed = misses.filter(({ at }) => !isBefore(end, at));
  const touches = reached.map(({ collision }) => collision.touch);
  const doubtful = touches.filter(({ side }) => isClose(side.toDiagonal, tolerance));
  const close = missed.length > 0 || doubtful.length > 0 || touches.some(({ depth }) => isClose(depth, tolerance));
  return judge<VehicleEvidence>(
    { holds: true, close },
    ...missed.map((miss) => sayMiss(model, miss, evidence)),
    ...doubtful.map(({ side, at }) =>
      argue<VehicleEvidence>(
        'SK-VARC-4',
        'drive/side-in-doubt',
        { model, side: side.sector, beside: side.beside, off: side.toDiagonal, after: at.driven },
        evidence,
      ),
    ),
  );
}

const isClose = (length: Millimetres, tolerance: Millimetres): boolean => isWithin(length, tolerance, 0).holds;

function sayMiss(model: ModelId, { with: thing, at, gap }: DriveMiss, evidence: VehicleEvidence): Argument<VehicleEvidence> {
  const fill = { model, gap, after: at.driven };
  switch (thing.kind) {
    case 'model':
      return argue('SK-COLL-1', 'drive/just-misses-model', { ...fill, other: thing.model }, evidence);
    case 'part':
    case 'impassable':
      return argue('SK-COLL-1', 'drive/just-misses-terrain', { ...fill, piece: thing.piece }, evidence);
    case 'table-edge':
      return argue('SK-GEAR-9', 'drive/just-misses-edge', fill, evidence);
  }
}
