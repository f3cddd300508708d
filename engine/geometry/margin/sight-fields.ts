import type { Board } from '../../board/board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { type Bounds, boundsOfPoints } from '../measure/body-on-board.ts';
import type { Scene } from '../mesh/scene.ts';
import type { Mover, SightQuery } from '../queries.ts';
import { solidRegionsOf } from '../visibility/blocking-figures.ts';
import { openViews } from '../visibility/find-sight.ts';
import { countedRegionsOf, type TargetRegion } from '../visibility/target-faces.ts';
import { castersBetween } from './casters.ts';
import { type Caster, type Field, type Shadow, shadowsOnField } from './shadow-on-field.ts';

/**
 * The fields over which eyes and points of a target see each other, while one of the two models is moved level. A displacement shows the target
 * as soon as one point of it lies clear in one field; it hides it when all points lie in shadow in all of them.
 */
export interface SightFields {
  readonly regions: readonly TargetRegion[];
  readonly eyes: readonly Vec3[];
  /** All that may stand between. */
  readonly casters: readonly Caster[];
  /** What looks and what is looked at, by their corners, while the mover is anywhere in a square of displacements. */
  ends(
    eye: Vec3,
    square: { readonly centre: Vec2; readonly half: number },
    part: readonly Vec3[],
  ): { readonly from: readonly Vec3[]; readonly to: readonly Vec3[] };
  /** The shadows in the fields of one point, one field for each eye, to be worked out on demand. */
  shadowsFor(point: Vec3): readonly (() => readonly Shadow[])[];
}

/** What stands between the eyes and the target, wherever the mover is within the limit. */
export function openSightFields(scene: Scene, board: Board, look: SightQuery, mover: Mover, limit: Millimetres): SightFields {
  const { views, accept, figures } = openViews(scene, board, look);
  const eyes = views.map(({ frame }) => frame.eye);
  const regions = countedRegionsOf(modelOf(board, look.to), look.target, eyes[0]!);
  const targetBox = boundsOfPoints(regions.flatMap(({ faces }) => faces.flat()))!;
  const eyeBox = boundsOfPoints(eyes)!;
  const faces = figures.flatMap((figure) => solidRegionsOf(figure).flatMap((region) => region.faces));
  const casters =
    mover === 'looker'
      ? castersBetween(scene, accept, faces, grown(eyeBox, limit), targetBox)
      : castersBetween(scene, accept, faces, eyeBox, grown(targetBox, limit));
  const fieldOf = (eye: Vec3, point: Vec3): Field =>
    mover === 'looker' ? { from: point, about: eye } : { from: eye, about: point };
  return {
    regions,
    eyes,
    casters,
    ends: (eye, square, part) =>
      mover === 'looker' ? { from: movedWithin([eye], square), to: part } : { from: [eye], to: movedWithin(part, square) },
    shadowsFor: (point) => eyes.map((eye) => () => shadowsOnField(fieldOf(eye, point), casters, limit)),
  };
}

const movedWithin = (
  points: readonly Vec3[],
  { centre, half }: { readonly centre: Vec2; readonly half: number },
): readonly Vec3[] =>
  points.flatMap(({ x, y, z }) =>
    [-half, half].flatMap((dx) => [-half, half].map((dz) => ({ x: x + centre.x + dx, y, z: z + centre.y + dz }))),
  );

const grown = ({ min, max }: Bounds, by: Millimetres): Bounds => ({
  min: { x: min.x - by, y: min.y, z: min.z - by },
  max: { x: max.x + by, y: max.y, z: max.z + by },
});
