import type { Model } from '../../board/model.ts';
import { angleOf } from '../../space/angle-of.ts';
import { frameOfPose, intoFrame, outOfFrame, type Pose } from '../../space/frame.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import type {
  DriveDrop,
  DriveFinding,
  DriveMiss,
  DrivePlace,
  DriveQuery,
  DriveTouch,
  SurfaceStretch,
} from '../driving-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import { boxOfHull } from '../measure/find-sector.ts';
import { carrierOf, type MoveGround } from '../movement/move-ground.ts';
import { type DrivenFloor, floorAlong } from './driven-floor.ts';
import { surfaceAt, surfacesAlong } from './driven-surfaces.ts';
import { firstPress } from './first-press.ts';
import { type GroundAhead, groundAhead, heightAt, levelGround } from './ground-ahead.ts';
import { type HullSlab, slabsOf } from './hull-slabs.ts';
import { nearPass } from './near-pass.ts';
import { obstaclesFor, type Strip, standingObstacles, steepTriangles } from './obstacles.ts';
import { type PlanMotion, runOf, turnOf } from './plan-motion.ts';
import { keyOfObstacle, type Met, touchesOf } from './touches.ts';

/** A turn is taken in pieces of no more than this, so that its parameter stays small and well told apart. */
const PIECE_OF_TURN: Radians = Math.PI / 3;

/** How far a drive has come, and all that was met on it. */
interface Progress {
  readonly place: DrivePlace;
  readonly touches: readonly DriveTouch[];
  readonly misses: readonly DriveMiss[];
  readonly drops: readonly DriveDrop[];
  readonly surfaces: readonly SurfaceStretch[];
  /** How deep the slices of the hull stood in something at the beginning and have not come out since, by slice and face; null before they move. */
  readonly stood: ReadonlyMap<string, Millimetres> | null;
}

/** What is met on one part of the way. */
type MetOnPart = Pick<Progress, 'touches' | 'misses' | 'stood'>;

/**
 * What does a vehicle touch on its way, where, and with which side of it? It drives on its own ground: the floor under its middle, which it follows over
 * steps and slopes, and turns about its own place. What rises over that ground by more than a step is in its way as far up as the vehicle reaches.
 * @edge what it only slides along is not touched; what it stands in at the beginning is only touched if it presses in farther
 * @clause SK-COLL-1, SK-COLL-3, SK-TERR-2, SK-TERR-6, SK-TURN-2, SK-TURN-7 @breaks the board has no such model
 */
export function findDrive(ground: MoveGround, { model: id, way, step, steepest, narrowly }: DriveQuery): DriveFinding {
  const { board } = ground;
  const vehicle = modelOf(board, id);
  const wheels = { step, steepest };
  const slabs = slabsOf(vehicle);
  const corners = slabs.flatMap(({ outline }) => outline.corners);
  const reach = Math.max(0, ...corners.map(({ x, z }) => Math.sqrt(x * x + z * z)));

  let now: Progress = {
    place: { part: 0, share: 0, driven: 0, turned: 0, pose: vehicle.pose },
    touches: [],
    misses: [],
    drops: [],
    surfaces: [],
    stood: null,
  };

  /** What is met on one motion, in places of its own part of the way. */
  const meet = (motion: PlanMotion, strip: Strip, floor: GroundAhead, placeAt: (u: number) => DrivePlace): MetOnPart => {
    const known = new Set(now.touches.map(({ with: thing }) => keyOfObstacle(thing)));
    const steep = steepTriangles(ground.scene, board, vehicle, motion.frame, strip, floor, wheels);
    const standing = standingObstacles(board, vehicle, motion.frame, strip, floor);
    const misses: DriveMiss[] = [];
    const stood = new Map<string, Millimetres>();
    const met = slabs.flatMap((slab, slice): readonly Met[] => {
      const beside = standing.filter(({ low, high }) => low < slab.high && high > slab.low);
      return [...beside, ...obstaclesFor(steep, slab, step)].flatMap((obstacle) => {
        if (known.has(keyOfObstacle(obstacle.with))) return [];
        const name = `${slice} ${obstacle.face}`;
        const found = firstPress(motion, slab.outline, obstacle.shape, now.stood && (now.stood.get(name) ?? 0));
        const { press } = found;
        if (found.stood > 0) stood.set(name, found.stood);
        const missed = press ? null : nearPass(motion, slab.outline, obstacle.shape, narrowly);
        if (missed) misses.push({ with: obstacle.with, at: placeAt(missed.at), gap: missed.gap });
        if (!press) return [];
        return [{ with: obstacle.with, press, low: Math.max(slab.low, obstacle.low), high: Math.min(slab.high, obstacle.high) }];
      });
    });
    return { touches: touchesOf(met, motion, vehicle, floor, placeAt), misses, stood };
  };

  const run = (part: number, length: Millimetres): void => {
    const { pose, driven, turned } = now.place;
    const motion = runOf(pose, length);
    const { origin, z } = motion.frame;
    const towards = (sign: number) => ({ from: { x: origin.x, z: origin.z }, way: { x: z.x * sign, z: z.z * sign } });
    const ahead = floorAlong(ground, towards(motion.sign), motion.until + reach, pose.at.y, wheels);
    const behind = floorAlong(ground, towards(-motion.sign), reach, pose.at.y, wheels);
    const floor = groundAhead(ahead, behind, motion.sign, pose.at.y);
    const placeAt = (u: number): DrivePlace => {
      const at = outOfFrame(motion.frame, { x: 0, y: heightAt(floor, motion.sign * u), z: motion.sign * u });
      return { part, share: motion.until > 0 ? u / motion.until : 0, driven: driven + u, turned, pose: { ...pose, at } };
    };
    const strip = stripAlong(slabs, motion.sign * motion.until, narrowly);
    const met = meet(motion, strip, floor, placeAt);
    const drops = ahead.drops
      .filter(({ at }) => at <= motion.until)
      .map(({ at, height, solid }) => ({ at: placeAt(at), height, to: carrierOf(ground, solid) }));
    now = {
      place: placeAt(motion.until),
      touches: [...now.touches, ...met.touches],
      misses: [...now.misses, ...met.misses],
      stood: met.stood,
      drops: [...now.drops, ...drops],
      surfaces: joined(
        now.surfaces,
        surfacesAlong(ground, towards(motion.sign), floorOfRun(ahead, motion.until), driven, wheels),
      ),
    };
  };

  const turn = (part: number, by: Radians): void => {
    const pieces = Math.max(1, Math.ceil(Math.abs(by) / PIECE_OF_TURN));
    const start = now.place;
    for (let piece = 0; piece < pieces; piece++) {
      const pose: Pose = { ...start.pose, facing: start.pose.facing + (by * piece) / pieces };
      const motion = turnOf(pose, by / pieces);
      const placeAt = (u: number): DrivePlace => {
        const whole = Math.abs(by) / pieces;
        const piecewise = u === motion.until ? whole : Math.min(whole, angleOf(1 - u * u, 2 * u));
        const angle = whole * piece + piecewise;
        const share = by === 0 ? 0 : angle / Math.abs(by);
        const facing = start.pose.facing + motion.sign * angle;
        return { part, share, driven: start.driven, turned: start.turned + angle, pose: { ...start.pose, facing } };
      };
      const around: readonly [number, number] = [-reach - narrowly, reach + narrowly];
      const { touches, misses, stood } = meet(motion, { x: around, z: around }, levelGround(0), placeAt);
      now = { ...now, touches: [...now.touches, ...touches], misses: [...now.misses, ...misses], stood };
    }
    now = {
      ...now,
      place: {
        part,
        share: 1,
        driven: start.driven,
        turned: start.turned + Math.abs(by),
        pose: { ...start.pose, facing: start.pose.facing + by },
      },
    };
  };

  const partEnds = way.map((one, part) => {
    if (one.kind === 'run') run(part, one.length);
    else turn(part, one.by);
    return now.place;
  });
  const { place: end, touches, misses, drops, surfaces } = now;
  return {
    touches,
    misses: nearestOfEach(misses, touches),
    drops,
    surfaces: surfaces.length > 0 ? surfaces : [surfaceAt(ground, end.pose.at, wheels)],
    end,
    partEnds,
    advance: advanceOf(vehicle, end.pose),
  };
}

/** Of each thing that is touched nowhere the nearest miss, in the order of the way. */
function nearestOfEach(misses: readonly DriveMiss[], touches: readonly DriveTouch[]): readonly DriveMiss[] {
  const touched = new Set(touches.map(({ with: thing }) => keyOfObstacle(thing)));
  const nearest = new Map<string, DriveMiss>();
  for (const miss of misses) {
    const key = keyOfObstacle(miss.with);
    const known = nearest.get(key);
    if (!touched.has(key) && (!known || miss.gap < known.gap)) nearest.set(key, miss);
  }
  const place = ({ at }: DriveMiss) => at.part + at.share;
  return [...nearest.entries()]
    .sort(([key, one], [other, two]) => place(one) - place(two) || (key < other ? -1 : 1))
    .map(([, miss]) => miss);
}

/** All that a hull passes over on a run, and what lies narrowly beside it. */
function stripAlong(slabs: readonly HullSlab[], run: Millimetres, narrowly: Millimetres): Strip {
  const reach = (axis: 'x' | 'z'): [number, number] => {
    const at = slabs.flatMap(({ outline }) => outline.corners.map((corner) => corner[axis]));
    return [Math.min(0, ...at) - narrowly, Math.max(0, ...at) + narrowly];
  };
  const [back, front] = reach('z');
  return { x: reach('x'), z: [back + Math.min(0, run), front + Math.max(0, run)] };
}

/** The part of the ground that the middle comes over. */
const floorOfRun = ({ stretches }: DrivenFloor, length: Millimetres): DrivenFloor['stretches'] =>
  stretches.filter(({ from }) => from < length).map((one) => (one.to > length ? cutShort(one, length) : one));

function cutShort(one: DrivenFloor['stretches'][number], to: Millimetres): DrivenFloor['stretches'][number] {
  const [first, last] = one.heights;
  return { ...one, to, heights: [first, first + ((last - first) * (to - one.from)) / (one.to - one.from)] };
}

/** Stretches over the same surface that follow each other are one. */
function joined(before: readonly SurfaceStretch[], after: readonly SurfaceStretch[]): readonly SurfaceStretch[] {
  const all = [...before];
  for (const one of after) {
    const last = all.at(-1);
    if (last && last.surface === one.surface && last.piece === one.piece) all[all.length - 1] = { ...last, to: one.to };
    else all.push(one);
  }
  return all;
}

/** How far the final front edge has come beyond the line of the first, and the final rear edge backwards beyond the line of the first. */
function advanceOf(vehicle: Model, end: Pose): DriveFinding['advance'] {
  const { min, max } = boxOfHull(vehicle) ?? { min: { x: 0, y: 0, z: 0 }, max: { x: 0, y: 0, z: 0 } };
  const from = frameOfPose(vehicle.pose);
  const to = frameOfPose(end);
  const ahead = (x: number, z: number): number => intoFrame(from, outOfFrame(to, { x, y: 0, z })).z;
  return {
    front: Math.min(ahead(min.x, max.z), ahead(max.x, max.z)) - max.z,
    rear: min.z - Math.max(ahead(min.x, min.z), ahead(max.x, min.z)),
  };
}
