import {
  type BoardPoint,
  type DrivePlace,
  type DriveStep,
  frameOfPose,
  intoFrame,
  type Model,
  type Pose,
  sweptPlan,
} from '../../../engine/index.ts';
import { type DriveRuling, findingOfDrive, stopOfDrive } from './drawn-drive.ts';

/** The ground of one part of a drive, or of the piece of it up to a stop or from it on, ready to be drawn. */
export interface SweptPart {
  readonly outline: readonly BoardPoint[];
  /** Where the middle begins and ends. */
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** The vehicle is stopped before it. */
  readonly beyond: boolean;
}

/** The hull where the vehicle stands like this. */
export const hullAt = (model: Model, pose: Pose): readonly BoardPoint[] =>
  sweptPlan(model, pose, { kind: 'run', length: 0 }).map(({ x, z }) => ({ x, y: pose.at.y, z }));

/** Every part of a drive with the ground that the hull passes over, as high as its middle drives there. */
export function sweptParts(model: Model, ruling: DriveRuling): readonly SweptPart[] {
  const finding = findingOfDrive(ruling);
  if (!finding) return [];
  const stop = stopOfDrive(ruling);
  const parts: SweptPart[] = [];
  let from = model.pose;
  ruling.question.way.forEach((step, part) => {
    const to = finding.partEnds[part]!.pose;
    if (stop?.part === part) {
      parts.push(sweptPart(model, from, stop.pose, shareOf(step, stop.share), false));
      parts.push(sweptPart(model, stop.pose, to, shareOf(step, 1 - stop.share), true));
    } else parts.push(sweptPart(model, from, to, step, isBeyond(part, stop)));
    from = to;
  });
  return parts;
}

const isBeyond = (part: number, stop: DrivePlace | null): boolean => stop !== null && part > stop.part;

const shareOf = (step: DriveStep, share: number): DriveStep =>
  step.kind === 'run' ? { ...step, length: step.length * share } : { ...step, by: step.by * share };

function sweptPart(model: Model, from: Pose, to: Pose, step: DriveStep, beyond: boolean): SweptPart {
  const frame = frameOfPose(from);
  const rise = to.at.y - from.at.y;
  const heightAt = (x: number, z: number): number => {
    if (step.kind === 'turn' || step.length === 0) return from.at.y;
    const along = intoFrame(frame, { x, y: from.at.y, z }).z / step.length;
    return from.at.y + rise * Math.min(1, Math.max(0, along));
  };
  const outline = sweptPlan(model, from, step).map(({ x, z }) => ({ x, y: heightAt(x, z), z }));
  return { outline, from: from.at, to: to.at, beyond };
}
