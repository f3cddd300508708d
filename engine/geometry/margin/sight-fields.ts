import type { Board } from '../../board/board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { type Bounds, boundsOfPoints } from '../measure/body-on-board.ts';
import type { HalfSpace, SightScene } from '../mesh/scene.ts';
import type { HeightRange } from '../movement/level-ground.ts';
import type { SightQuery } from '../queries.ts';
import { solidRegionsOf } from '../visibility/blocking-figures.ts';
import { eyesOf, openSight } from '../visibility/find-sight.ts';
import { countedRegionsOf, type TargetRegion } from '../visibility/target-faces.ts';
import { facesBetween, thingsInTheWay } from './casters.ts';
import { type HidingBody, shadowOfBody } from './hiding-body.ts';
import { type Field, pointsOnThem, type Shadow, shadowsOnField } from './shadow-on-field.ts';
import { CLEAR, type InTheWay } from './shut-between.ts';
import type { Trial } from './trial.ts';

/** A square of displacements. */
export interface Square {
  readonly centre: Vec2;
  readonly half: Millimetres;
}

/**
 * The fields over which eyes and points of a target see each other, while one of the two models is moved. On level ground a displacement shows the target
 * as soon as one point of it lies clear in one field; it hides it when all points lie in shadow in all of them.
 */
export interface SightFields {
  readonly regions: readonly TargetRegion[];
  /** Those that are outside of all solids as things stand. */
  readonly eyes: readonly Vec3[];
  /** None is inside something. */
  readonly allOpen: boolean;
  /** All that may stand between, as bodies. */
  inTheWay(): InTheWay;
  /** Is the line between two points surely stopped? With figures in the way it is not asked. */
  isBlocked(from: Vec3, to: Vec3): boolean;
  /** What looks and what is looked at, by their corners, while the mover is anywhere in a square of displacements. */
  ends(eye: Vec3, square: Square, part: readonly Vec3[]): { readonly from: readonly Vec3[]; readonly to: readonly Vec3[] };
  /**
   * What a body hides from an eye wherever in a square the mover is, as half-spaces whose common part it is; null where some of it is no place before the
   * body. @frame board, of a target that moves where it stands at displacement (0, 0)
   */
  shadowFromAll(body: HidingBody, eye: Vec3, square: Square): readonly HalfSpace[] | null;
  /**
   * The shadows in the fields of one point as long as the ground is level, one field for each eye, to be worked out on demand. None of a point that something
   * lies against, which tells nothing: what is seen beside it may be hidden.
   */
  shadowsFor(point: Vec3): readonly (() => readonly Shadow[])[];
}

/** What stands between the eyes and the target, wherever the mover is within the limit. */
export function openSightFields(scene: SightScene, board: Board, { query, ground }: Trial, look: SightQuery): SightFields {
  const { mover, limit } = query;
  const rises = ground.risesWithin({ centre: { x: 0, y: 0 }, half: limit });
  const { eyes, accept, figures, eyeInside } = openSight(scene, board, look);
  const regions = countedRegionsOf(modelOf(board, look.to), look.target, eyes[0]!);
  const targetBox = boundsOfPoints(regions.flatMap(({ faces }) => faces.flat()))!;
  const eyeBox = boundsOfPoints(eyes)!;
  const figureRegions = figures.flatMap(solidRegionsOf);
  const found =
    mover === 'looker'
      ? facesBetween(scene, accept, grown(eyeBox, limit, rises), targetBox)
      : facesBetween(scene, accept, eyeBox, grown(targetBox, limit, rises));
  const casters = [...figureRegions.flatMap(({ faces }) => faces), ...found.map(({ caster }) => caster)];
  const liesOnSomething = pointsOnThem(casters);
  const fieldOf = (eye: Vec3, point: Vec3): Field =>
    mover === 'looker' ? { from: point, about: eye } : { from: eye, about: point };
  // asked again and again of one square
  let last: { readonly square: Square; readonly rises: HeightRange } | null = null;
  const risesOver = (square: Square): HeightRange => {
    if (last?.square !== square) last = { square, rises: ground.risesWithin(square) };
    return last.rises;
  };
  return {
    regions,
    eyes,
    allOpen: eyeInside === null && eyes.length === eyesOf(modelOf(board, look.from), look.eyes).length,
    inTheWay: () => thingsInTheWay(scene, found, figureRegions),
    shadowFromAll: (body, eye, square) =>
      mover === 'looker'
        ? shadowFromEach(body, movedWithin([eye], square, risesOver(square)))
        : (shadowOfBody(body, eye, CLEAR)?.map((half) => shrunk(half, square, risesOver(square))) ?? null),
    isBlocked: (from, to) => figures.length > 0 || scene.isBlocked(from, to, accept),
    ends: (eye, square, part) => {
      const by = risesOver(square);
      return mover === 'looker'
        ? { from: movedWithin([eye], square, by), to: part }
        : { from: [eye], to: movedWithin(part, square, by) };
    },
    shadowsFor: (point) =>
      mover === 'looker' && liesOnSomething(point)
        ? []
        : eyes.map((eye) => () => shadowsOnField(fieldOf(eye, point), casters, limit)),
  };
}

function shadowFromEach(body: HidingBody, eyes: readonly Vec3[]): readonly HalfSpace[] | null {
  const shadows: HalfSpace[] = [];
  for (const eye of eyes) {
    const shadow = shadowOfBody(body, eye, CLEAR);
    if (!shadow) return null;
    shadows.push(...shadow);
  }
  return shadows;
}

/** The points that stay in a half-space wherever in a square, and however high, they are moved to. */
const shrunk = ({ normal, offset }: HalfSpace, { centre, half }: Square, { low, high }: HeightRange): HalfSpace => ({
  normal,
  offset:
    offset -
    normal.x * centre.x -
    normal.z * centre.y +
    half * (Math.abs(normal.x) + Math.abs(normal.z)) -
    Math.min(normal.y * low, normal.y * high),
});

function movedWithin(points: readonly Vec3[], { centre, half }: Square, { low, high }: HeightRange): readonly Vec3[] {
  const rises = low === high ? [low] : [low, high];
  return points.flatMap(({ x, y, z }) =>
    [-half, half].flatMap((dx) =>
      [-half, half].flatMap((dz) => rises.map((dy) => ({ x: x + centre.x + dx, y: y + dy, z: z + centre.y + dz }))),
    ),
  );
}

const grown = ({ min, max }: Bounds, by: Millimetres, { low, high }: HeightRange): Bounds => ({
  min: { x: min.x - by, y: min.y + low, z: min.z - by },
  max: { x: max.x + by, y: max.y + high, z: max.z + by },
});
