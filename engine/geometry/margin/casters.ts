import type { Vec3 } from '../../space/vec3.ts';
import type { Bounds } from '../measure/body-on-board.ts';
import type { HalfSpace, LookingFrom, SightFilter, SightScene } from '../mesh/scene.ts';
import { hullOf } from '../visibility/convex-polygon.ts';
import type { TargetRegion } from '../visibility/target-faces.ts';
import { convexBody, flatBody, type HidingBody } from './hiding-body.ts';
import type { Caster } from './shadow-on-field.ts';
import type { ConcaveSolid, InTheWay } from './shut-between.ts';

/** A flat face of a solid of the scene. */
export interface FoundFace {
  readonly caster: Caster;
  readonly solid: number;
  /** One of its triangles. */
  readonly triangle: number;
}

/**
 * All flat faces of a scene that may stand between any point of one box and any point of another. They come in the order of the scene's
 * solids, so that what else stands on the board changes nothing.
 */
export function facesBetween(scene: SightScene, accept: SightFilter, one: Bounds, other: Bounds): readonly FoundFace[] {
  const found: FoundFace[] = [];
  scene.gatherFaces(spaceAround(one, other), ALL_SIDES, accept, (corners, count, solid, triangle) =>
    found.push({ caster: pointsOf(corners, count), solid, triangle }),
  );
  return found.sort((a, b) => a.solid - b.solid || a.triangle - b.triangle);
}

/** Looked at from everywhere, so that no face looks away. */
const ALL_SIDES: LookingFrom = {
  at: { x: 0, y: 0, z: 0 },
  margin: Infinity,
  beyond: { normal: { x: 0, y: 0, z: 0 }, offset: 0 },
  inFront: { normal: { x: 0, y: 0, z: 0 }, offset: 0 },
};

const pointsOf = (corners: Float64Array, count: number): Vec3[] =>
  Array.from({ length: count }, (_, i) => ({ x: corners[3 * i]!, y: corners[3 * i + 1]!, z: corners[3 * i + 2]! }));

/** All triangles of one solid. */
function trianglesOf(scene: SightScene, solid: number): readonly Caster[] {
  const found: Caster[] = [];
  scene.gather(
    [],
    (_, index) => index === solid,
    (corners) => found.push(pointsOf(corners, 3)),
  );
  return found;
}

/** The same things, and figures that block, as what may stand in the way: convex solids whole, of all else the faces. */
export function thingsInTheWay(scene: SightScene, found: readonly FoundFace[], figures: readonly TargetRegion[]): InTheWay {
  const bodies: HidingBody[] = figures.flatMap(({ faces }) => convexBody(faces) ?? flatBodies(faces));
  const concave: ConcaveSolid[] = [];
  const bySolid = new Map<number, Caster[]>();
  for (const { caster, solid } of found) {
    const known = bySolid.get(solid);
    if (known) known.push(caster);
    else bySolid.set(solid, [caster]);
  }
  for (const [solid, faces] of bySolid) {
    const { closed } = scene.solids[solid]!;
    const whole = closed ? convexBody(trianglesOf(scene, solid)) : null;
    if (whole) bodies.push(whole);
    else bodies.push(...flatBodies(faces));
    if (closed && !whole) {
      concave.push({ faces, isInside: (at) => scene.solidsAround(at, (_, index) => index === solid).length > 0 });
    }
  }
  return { bodies, concave };
}

const flatBodies = (faces: readonly Caster[]): readonly HidingBody[] => faces.flatMap((face) => flatBody(face) ?? []);

/** The upright prism over the hull of two boxes, from the lower bottom to the higher top. */
function spaceAround(one: Bounds, other: Bounds): HalfSpace[] {
  const ground = hullOf(
    [one, other].flatMap(({ min, max }) => [
      { x: min.x, y: min.z },
      { x: max.x, y: min.z },
      { x: max.x, y: max.z },
      { x: min.x, y: max.z },
    ]),
  );
  const sides = ground.map((p, i): HalfSpace => {
    const q = ground[(i + 1) % ground.length]!;
    const normal = { x: p.y - q.y, y: 0, z: q.x - p.x };
    return { normal, offset: normal.x * p.x + normal.z * p.y };
  });
  return [
    ...sides,
    { normal: { x: 0, y: 1, z: 0 }, offset: Math.min(one.min.y, other.min.y) },
    { normal: { x: 0, y: -1, z: 0 }, offset: -Math.max(one.max.y, other.max.y) },
  ];
}
