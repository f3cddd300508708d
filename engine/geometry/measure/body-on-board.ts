import type { BodyRegion, BodyVolume, Stance } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import { STANCE_SHARE_OF_HEIGHT } from '../../board/standard-body.ts';
import { type Frame, frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { ShapedSolid } from '../../space/solid.ts';
import type { BoardPoint, Vec3 } from '../../space/vec3.ts';

/** A box that holds something, by its smallest and largest corner. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/**
 * The axes that a region of a model's body is given in, as they stand on the board. All regions turn with the model; a turret turns on top
 * of that, about the body's turret axis (a body that names none has its turret turn about its own middle line).
 * @frame board @clause SK-GEOM-2
 */
export function frameOfRegion(model: Model, region: BodyRegion): Frame {
  const whole = frameOfPose(model.pose);
  if (region !== 'turret' || model.turret === 0) return whole;
  const pivot = { x: model.body.turretAxis?.x ?? 0, y: 0, z: model.body.turretAxis?.z ?? 0 };
  const turned = frameOfPose({ at: pivot, facing: model.turret });
  const back = outOfFrame(turned, { x: -pivot.x, y: 0, z: -pivot.z });
  const onBoard = (axis: Vec3): Vec3 => outOfFrame({ ...whole, origin: { x: 0, y: 0, z: 0 } }, axis);
  return { origin: outOfFrame(whole, back), x: onBoard(turned.x), y: whole.y, z: onBoard(turned.z) };
}

/** Where the eyes of a model's body are in a stance. @frame board @clause SK-MODEL-5 */
export function findEyes(model: Model, stance: Stance): readonly { readonly member: number; readonly at: BoardPoint }[] {
  const frame = frameOfPose(model.pose);
  return model.body.eyes[stance].map(({ member, at }) => ({ member, at: outOfFrame(frame, at) }));
}

/**
 * Where the men of a model stand: under the eye of each man of a squad, at the model's own place for everything else.
 * @frame model @clause SK-GEOM-6
 */
export function placesOfMen(model: Model, stance: Stance): readonly { readonly member: number; readonly at: Vec3 }[] {
  const eyes = model.body.eyes[stance];
  if (eyes.length < 2) return [{ member: eyes[0]?.member ?? 0, at: { x: 0, y: 0, z: 0 } }];
  return eyes.map(({ member, at }) => ({ member, at: { x: at.x, y: 0, z: at.z } }));
}

/** How high a model's body stands in a stance. */
export const heightInStance = (model: Model, stance: Stance): Millimetres => model.body.height * STANCE_SHARE_OF_HEIGHT[stance];

/** The smallest box, square to its owner's axes, that holds a solid; null where there is nothing in it. */
export function boundsOfSolid(solid: ShapedSolid): Bounds | null {
  switch (solid.kind) {
    case 'box':
      return solid;
    case 'polyhedron':
      return boundsOfPoints(solid.vertices);
    case 'prism': {
      const { origin: o, across: a, along: l, depth } = solid;
      const n = { x: a.y * l.z - a.z * l.y, y: a.z * l.x - a.x * l.z, z: a.x * l.y - a.y * l.x };
      return boundsOfPoints(
        solid.outline.flatMap(({ x, y }) =>
          [0, depth].map((d) => ({
            x: o.x + a.x * x + l.x * y + n.x * d,
            y: o.y + a.y * x + l.y * y + n.y * d,
            z: o.z + a.z * x + l.z * y + n.z * d,
          })),
        ),
      );
    }
  }
}

/** The smallest box that holds all the points; null when there are none. */
export function boundsOfPoints(points: readonly Vec3[]): Bounds | null {
  if (points.length === 0) return null;
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const { x, y, z } of points) {
    if (x < min.x) min.x = x;
    if (y < min.y) min.y = y;
    if (z < min.z) min.z = z;
    if (x > max.x) max.x = x;
    if (y > max.y) max.y = y;
    if (z > max.z) max.z = z;
  }
  return { min, max };
}

/** The smallest box that holds these volumes, in the model's axes and with the turret straight ahead; null when there are none. */
export function boundsOfVolumes(volumes: readonly BodyVolume[]): Bounds | null {
  return boundsOfPoints(
    volumes.flatMap(({ solid }) => {
      const bounds = boundsOfSolid(solid);
      return bounds ? [bounds.min, bounds.max] : [];
    }),
  );
}
