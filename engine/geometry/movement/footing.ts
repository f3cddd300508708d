import { basesOverlap, halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { type Frame, frameOfPose } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { BoardPoint, Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { boundsOfVolumes, heightInStance } from '../measure/body-on-board.ts';
import type { PlacedSolid } from '../mesh/board-scene.ts';
import type { HalfSpace, Scene, SceneSolid, SolidFilter } from '../mesh/scene.ts';
import type { FootingFinding, Source } from '../queries.ts';
import type { PhysicsWorld, ProbePlace, ProbeShape } from '../rapier/world.ts';
import { supportOf } from './disc-support.ts';

/** How far above the asked place a base starts its way down: what a hand lifts a model to set it over a seam or a printed texture. */
export const LIFT: Millimetres = 1;

/** Faces flatter than this (sine of about 2.5° off level, squared) carry a base that is over them, or between them. */
export const LEVEL = 0.998;

/** Faces flatter than 45° are ground: they carry a base under its middle, since it tilts with them, and are never in its way. */
const GROUND = 0.5;

/** Mostly a model is put down on what is straight below it. */
const LITTLE_WAY: Millimetres = 2 * LIFT;

/** How much larger than it is a body is taken when the physics library looks for what could be in its way: it counts in single precision. */
const BROAD_MARGIN: Millimetres = 0.5;

/** So near to a limit one stands exactly on it. @clause SK-GEOM-14 */
const LIMIT_ROUNDING = 1e-6;

/** The ground that a model takes, in the plane of its own x and z. */
interface Footprint {
  readonly frame: Frame;
  readonly halfX: number;
  readonly halfZ: number;
  readonly round: boolean;
}

/** Which solids may carry the model or be in its way: all but its own. */
type TakesPart = (solid: SceneSolid) => boolean;

/** What the kernel needs of the derived world. */
export interface Ground {
  readonly board: Board;
  readonly scene: Scene;
  /** The library that finds what is near, with the solids it knows; without it all triangles over the base are looked through. */
  readonly physics: { readonly world: PhysicsWorld; readonly placed: readonly PlacedSolid[] } | null;
}

/**
 * On what does a model come to stand that is let down at a place, and what is in its way there?
 *
 * The physics library, where there is one, says how far the base falls and what is near; heights and overlaps are then settled on the triangles
 * themselves, so that the answer is the same without it. The table carries everything at height 0.
 * @frame board
 * @edge nothing that only touches overlaps; what begins higher than 1 mm above `at` carries nothing but may be in the way; a slope up to 45°
 * carries a base under its middle, level faces where its middle is over or between them; figures without a base have no overlap with other figures
 * @breaks the board has no such model
 */
export function findFooting(ground: Ground, id: ModelId, at: BoardPoint): FootingFinding {
  const { board } = ground;
  const model = modelOf(board, id);
  const others: TakesPart = ({ source }) => !(source.kind === 'model' && source.model === id);
  const footprint = footprintOf(model, { x: at.x, y: 0, z: at.z });
  const { height, on } = findCarrier(ground, footprint, Math.max(at.y, 0) + LIFT, others);
  const stood: Model = { ...model, pose: { at: { x: at.x, y: height, z: at.z }, facing: model.pose.facing } };
  const tall = Math.max(heightInStance(model, model.stance), 3 * CONTACT);
  const overlaps = [
    ...solidsInTheWay(ground, footprint, height + CONTACT, height + tall - CONTACT, others),
    ...modelsInTheWay(board, stood, tall),
  ];
  return { height, on, standable: isStandable(board, on), overlaps: withoutRepeats(overlaps) };
}

type Carrier = Pick<FootingFinding, 'height' | 'on'>;

/** The highest thing at or under a height on which a base can be set down. Of several at one height one that is fit to stand on comes first. */
function findCarrier(ground: Ground, print: Footprint, from: Millimetres, accept: TakesPart): Carrier {
  const { board, scene, physics } = ground;
  let best: Carrier = { height: 0, on: { kind: 'table' } };
  const offer = (height: Millimetres, solid: number) => {
    const { source } = scene.solids[solid]!;
    const better = height > best.height || (height === best.height && !isStandable(board, best.on) && isStandable(board, source));
    if (better) best = { height, on: source };
  };
  const { x, z } = print.frame.origin;
  for (const { solid, triangle, t } of scene.allHits({ x, y: from, z }, { x, y: 0, z }, accept)) {
    const corners = scene.cornersOf(solid, triangle);
    if (uprightness(corners) <= 0) continue;
    const level = corners[1] === corners[4] && corners[4] === corners[7];
    offer(level ? corners[1]! : from * (1 - t), solid);
    break;
  }
  const fall =
    physics?.world.fallOf(probeOf(print, 2 * CONTACT, 0), placeOfProbe(print, from + CONTACT), from, (solid) =>
      accept(solid.solid),
    ) ?? null;
  // where the library says nothing or not enough, a little way down is looked through and then the whole of it
  const bottoms = [Math.max(0, from - (fall ?? LITTLE_WAY) - BROAD_MARGIN), 0];
  const under = best.height;
  for (const bottom of bottoms) {
    const faces: LevelFace[] = [];
    scene.gather(columnOf(print, Math.max(0, bottom - SAME_HEIGHT), from), accept, (corners, solid) => {
      const face = uprightness(corners) < LEVEL ? null : levelFaceOf(print, corners, from);
      if (face) faces.push({ ...face, solid });
    });
    for (const { height, solid } of faces) if (height >= under && carriesAt(height, faces, print)) offer(height, solid);
    if (best.height >= bottom) break;
  }
  return best;
}

/** A face that is level, or next to it, and reaches under a base. */
interface LevelFace {
  /** Where it is highest under the base. */
  readonly height: Millimetres;
  /** What of it lies under the base, as the base has it. */
  readonly shape: readonly OverFootprint[];
  readonly solid: number;
}

/** Floors that differ by no more carry a base together. @clause SK-CLIMB-6 */
const SAME_HEIGHT: Millimetres = 3;

/** Does a base stay where it is set down at a height, its middle over or between what carries it there? One that only touches an edge with its rim falls off. */
function carriesAt(height: Millimetres, faces: readonly LevelFace[], { round }: Footprint): boolean {
  if (height <= SAME_HEIGHT) return true;
  const carriers = faces.filter((face) => face.height <= height && face.height >= height - SAME_HEIGHT);
  if (carriers.some(({ shape }) => holdsMiddle(shape))) return true;
  const shapes = carriers.map(({ shape }) => shape.map(({ x, z }) => ({ x, y: z })));
  return supportOf(shapes, round).inside >= -LIMIT_ROUNDING;
}

function isStandable(board: Board, on: FootingFinding['on']): boolean {
  if (on.kind === 'table') return true;
  if (on.kind === 'model') return false;
  return board.pieces[on.piece]?.parts[on.part]?.standable ?? false;
}

/** Terrain parts and hulls that reach into the room a body takes. */
function solidsInTheWay(
  ground: Ground,
  footprint: Footprint,
  bottom: Millimetres,
  top: Millimetres,
  accept: TakesPart,
): readonly Source[] {
  if (!(top > bottom)) return [];
  const { scene } = ground;
  const inTheWay = new Set<number>();
  scene.gather(columnOf(footprint, bottom, top), solidsNearby(ground, footprint, bottom, top, accept), (corners, solid) => {
    if (inTheWay.has(solid) || uprightness(corners) >= GROUND) return;
    if (reachesInto(footprint, corners, bottom, top)) inTheWay.add(solid);
  });
  const { x, z } = footprint.frame.origin;
  for (const solid of scene.solidsAround({ x, y: (bottom + top) / 2, z }, accept)) inTheWay.add(solid);
  return [...inTheWay].sort((a, b) => a - b).map((solid) => scene.solids[solid]!.source);
}

/** Those of the accepted solids that may be in a room, by what the physics library knows. */
function solidsNearby(
  { physics }: Ground,
  footprint: Footprint,
  bottom: Millimetres,
  top: Millimetres,
  accept: TakesPart,
): SolidFilter {
  if (!physics) return accept;
  const index = new Map(physics.placed.map((solid, i) => [solid, i]));
  const near = physics.world.touching(
    probeOf(footprint, top - bottom, BROAD_MARGIN),
    placeOfProbe(footprint, (bottom + top) / 2),
    (solid) => accept(solid.solid),
  );
  const candidates = new Set(near.map((solid) => index.get(solid)!));
  return (_, i) => candidates.has(i);
}

/** Models whose bases press into this one's, at heights that meet. */
function modelsInTheWay(board: Board, stood: Model, tall: Millimetres): readonly Source[] {
  return Object.values(board.models)
    .filter((other) => {
      if (other.id === stood.id) return false;
      const low = other.pose.at.y;
      const high = low + heightInStance(other, other.stance);
      if (high <= stood.pose.at.y + CONTACT || low >= stood.pose.at.y + tall - CONTACT) return false;
      return basesOverlap(stood, other);
    })
    .map(({ id }) => id)
    .sort()
    .map((model) => ({ kind: 'model', model }));
}

function withoutRepeats(sources: readonly Source[]): readonly Source[] {
  const seen = new Set<string>();
  return sources.filter((source) => {
    const name = source.kind === 'part' ? `part ${source.piece} ${source.part}` : `model ${source.model}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** How far the ground that a model takes reaches along its own x and z: its base, or the room of the body of a model without one. */
export function groundTaken(model: Model): { readonly halfX: Millimetres; readonly halfZ: Millimetres; readonly round: boolean } {
  const half = halfSizeOfBase(model.base);
  if (half) return { halfX: half.x, halfZ: half.z, round: model.base.kind !== 'rectangle' };
  const bounds = boundsOfVolumes(model.body.volumes[model.stance]);
  const reach = (low: number, high: number) => Math.max(Math.abs(low), Math.abs(high));
  return {
    halfX: bounds ? reach(bounds.min.x, bounds.max.x) : 0,
    halfZ: bounds ? reach(bounds.min.z, bounds.max.z) : 0,
    round: false,
  };
}

/** The ground that a model takes, drawn in by half a contact so that touching is not overlapping. */
function footprintOf(model: Model, at: Vec3): Footprint {
  const { halfX, halfZ, round } = groundTaken(model);
  const drawnIn = model.base.kind === 'none' ? 0 : CONTACT / 2;
  return {
    frame: frameOfPose({ at, facing: model.pose.facing }),
    halfX: Math.max(halfX - drawnIn, CONTACT),
    halfZ: Math.max(halfZ - drawnIn, CONTACT),
    round,
  };
}

/** How far the ground that a base takes reaches from its middle, and how high the body over it is. */
export function roomOfBase(model: Model): { readonly reach: Millimetres; readonly tall: Millimetres } {
  const { halfX, halfZ, round } = footprintOf(model, model.pose.at);
  return {
    reach: round ? Math.max(halfX, halfZ) : Math.sqrt(halfX * halfX + halfZ * halfZ),
    tall: heightInStance(model, model.stance),
  };
}

function probeOf({ halfX, halfZ, round }: Footprint, height: Millimetres, wider: Millimetres): ProbeShape {
  return round && halfX === halfZ
    ? { kind: 'cylinder', radius: halfX + wider, height: height + 2 * wider }
    : { kind: 'box', width: 2 * (halfX + wider), depth: 2 * (halfZ + wider), height: height + 2 * wider };
}

const placeOfProbe = ({ frame }: Footprint, middle: Millimetres): ProbePlace => ({
  centre: { x: frame.origin.x, y: middle, z: frame.origin.z },
  sin: frame.z.x,
  cos: frame.z.z,
});

/** The upright box over a footprint between two heights. */
function columnOf({ frame: { origin, x, z }, halfX, halfZ }: Footprint, bottom: Millimetres, top: Millimetres): HalfSpace[] {
  const side = (axis: Vec3, half: number, sign: 1 | -1): HalfSpace => ({
    normal: { x: axis.x * sign, y: 0, z: axis.z * sign },
    offset: sign * (axis.x * origin.x + axis.z * origin.z) - half,
  });
  return [
    side(x, halfX, 1),
    side(x, halfX, -1),
    side(z, halfZ, 1),
    side(z, halfZ, -1),
    { normal: { x: 0, y: 1, z: 0 }, offset: bottom },
    { normal: { x: 0, y: -1, z: 0 }, offset: -top },
  ];
}

/** How much a triangle looks up: the square of its normal's upright share, negative when it looks down; 0 for a wall. */
export function uprightness(c: Float64Array): number {
  const ux = c[3]! - c[0]!;
  const uy = c[4]! - c[1]!;
  const uz = c[5]! - c[2]!;
  const vx = c[6]! - c[0]!;
  const vy = c[7]! - c[1]!;
  const vz = c[8]! - c[2]!;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const size = nx * nx + ny * ny + nz * nz;
  return size > 0 ? (ny * Math.abs(ny)) / size : 0;
}

/** A corner over a footprint: in the plane, the base is the disc or square of half size 1 about the origin. */
interface OverFootprint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function overFootprint({ frame: { origin, x, z }, halfX, halfZ }: Footprint, c: Float64Array): OverFootprint[] {
  return [0, 3, 6].map((i) => {
    const dx = c[i]! - origin.x;
    const dz = c[i + 2]! - origin.z;
    return { x: (dx * x.x + dz * x.z) / halfX, y: c[i + 1]!, z: (dx * z.x + dz * z.z) / halfZ };
  });
}

/** The part of a convex polygon where `height` is not negative. */
function cutAway(polygon: readonly OverFootprint[], height: (p: OverFootprint) => number): OverFootprint[] {
  const kept: OverFootprint[] = [];
  for (const [i, p] of polygon.entries()) {
    const q = polygon[(i + 1) % polygon.length]!;
    const hp = height(p);
    const hq = height(q);
    if (hp >= 0) kept.push(p);
    if ((hp > 0 && hq < 0) || (hp < 0 && hq > 0)) {
      const t = hp / (hp - hq);
      kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t });
    }
  }
  return kept;
}

const withinSquare = (polygon: readonly OverFootprint[]): OverFootprint[] =>
  cutAway(
    cutAway(
      cutAway(
        cutAway(polygon, (p) => 1 - p.x),
        (p) => 1 + p.x,
      ),
      (p) => 1 - p.z,
    ),
    (p) => 1 + p.z,
  );

/** Does a triangle reach into the room over a footprint, between two heights? */
function reachesInto(footprint: Footprint, corners: Float64Array, bottom: Millimetres, top: Millimetres): boolean {
  const between = cutAway(
    cutAway(overFootprint(footprint, corners), (p) => p.y - bottom),
    (p) => top - p.y,
  );
  if (between.length === 0) return false;
  if (!footprint.round) return withinSquare(between).length > 0;
  return distanceToMiddle(between) < 1;
}

/** Plan distance from the origin to a convex polygon, which may be flattened to a line or a point. */
function distanceToMiddle(polygon: readonly OverFootprint[]): number {
  if (holdsMiddle(polygon)) return 0;
  let least = Infinity;
  for (const [i, p] of polygon.entries()) {
    const q = polygon[(i + 1) % polygon.length]!;
    least = Math.min(least, distanceToEdge(0, 0, p.x, p.z, q.x, q.z));
  }
  return least;
}

function holdsMiddle(polygon: readonly OverFootprint[]): boolean {
  let left = false;
  let right = false;
  for (const [i, p] of polygon.entries()) {
    const q = polygon[(i + 1) % polygon.length]!;
    const turn = p.x * q.z - p.z * q.x;
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  }
  return left !== right;
}

/** What a nearly level triangle has over a footprint at or under `top`; null where it has nothing there. */
function levelFaceOf(footprint: Footprint, corners: Float64Array, top: Millimetres): Omit<LevelFace, 'solid'> | null {
  const polygon = cutAway(overFootprint(footprint, corners), (p) => top - p.y);
  if (polygon.length === 0) return null;
  const shape = withinSquare(polygon);
  if (shape.length === 0) return null;
  if (!footprint.round) return { height: highestOf(shape), shape };
  if (distanceToMiddle(polygon) >= 1) return null;
  const candidates: OverFootprint[] = polygon.filter(({ x, z }) => x * x + z * z <= 1);
  for (const [i, p] of polygon.entries()) candidates.push(...meetsRim(p, polygon[(i + 1) % polygon.length]!));
  // where the whole rim lies on the triangle, the highest point is on the uphill side of the rim
  const uphill = uphillRimPoint(corners, footprint);
  if (uphill && holdsPoint(polygon, uphill)) candidates.push(uphill);
  return candidates.length === 0 ? null : { height: highestOf(candidates), shape };
}

const highestOf = (points: readonly OverFootprint[]): Millimetres =>
  points.reduce((highest, { y }) => Math.max(highest, y), -Infinity);

/** Where an edge crosses the rim of the unit disc. */
function meetsRim(p: OverFootprint, q: OverFootprint): OverFootprint[] {
  const dx = q.x - p.x;
  const dz = q.z - p.z;
  const a = dx * dx + dz * dz;
  const b = p.x * dx + p.z * dz;
  const root = b * b - a * (p.x * p.x + p.z * p.z - 1);
  if (!(a > 0) || root < 0) return [];
  return [-1, 1]
    .map((sign) => (-b + sign * Math.sqrt(root)) / a)
    .filter((t) => t >= 0 && t <= 1)
    .map((t) => ({ x: p.x + dx * t, y: p.y + (q.y - p.y) * t, z: p.z + dz * t }));
}

/** The point of the rim where the plane of a triangle is highest; any point of it when the plane is level. */
function uphillRimPoint(corners: Float64Array, footprint: Footprint): OverFootprint | null {
  const [a, b, c] = overFootprint(footprint, corners) as [OverFootprint, OverFootprint, OverFootprint];
  const area = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
  if (area === 0) return null;
  const slopeX = ((b.y - a.y) * (c.z - a.z) - (c.y - a.y) * (b.z - a.z)) / area;
  const slopeZ = ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / area;
  const steepness = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ);
  const x = steepness > 0 ? slopeX / steepness : 0;
  const z = steepness > 0 ? slopeZ / steepness : 0;
  return { x, y: a.y + slopeX * (x - a.x) + slopeZ * (z - a.z), z };
}

function holdsPoint(polygon: readonly OverFootprint[], { x, z }: OverFootprint): boolean {
  return holdsMiddle(polygon.map((p) => ({ x: p.x - x, y: p.y, z: p.z - z })));
}
