import type { PricingQueries } from '../../engine/geometry/movement/move-queries.ts';
import type { MoveFinding, MovePolicy, StandFinding, StopFinding, Waypoint } from '../../engine/geometry/movement-queries.ts';
import { type BoardSpace, openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Board, Model, Pose, TerrainPiece, Vec3 } from '../../engine/index.ts';
import type { MeshLibrary } from '../../engine/space/triangle-mesh.ts';
import { at, boardOf, man } from './sight-board.ts';

/** How a man of 50 mm walks and climbs by the 1/35 rules. */
export const ON_FOOT: MovePolicy = {
  freeStep: 15,
  steepest: 1,
  slopes: 'along',
  climbing: { up: 1.5, down: 1, most: 75 },
  ladders: { reach: 15, factor: 1, spacing: 50 },
  difficult: 'by-its-factor',
  slowed: 1,
  climbedThrough: ['window', 'breach', 'hatch'],
  passesThrough: [],
  keepsFrom: [],
  stability: { supported: 0.5, sameHeight: 3 },
  stance: 'standing',
  headroom: 6.5,
  mostHeight: null,
};

/** Places given as x, y, z. */
export type Place = readonly [number, number, number];

export const groundAt = ([x, y, z]: Place): Waypoint => ({ kind: 'ground', at: at(x, y, z) });

/** Ann, a man on a base of 30 mm, among some terrain and others. */
export interface Walk {
  readonly board: Board;
  readonly ask: PricingQueries;
  move(...way: readonly (Place | Waypoint)[]): MoveFinding;
  stop(allowance: number, ...way: readonly (Place | Waypoint)[]): StopFinding;
  stands(x: number, z: number): readonly StandFinding[];
}

const isPlace = (place: Place | Waypoint): place is Place => Array.isArray(place);
const waypointsOf = (way: readonly (Place | Waypoint)[]): readonly Waypoint[] =>
  way.map((place) => (isPlace(place) ? groundAt(place) : place));

export interface WalkWish {
  readonly from?: Place;
  readonly ann?: Partial<Model>;
  readonly models?: readonly Model[];
  readonly policy?: Partial<MovePolicy>;
  readonly meshes?: MeshLibrary;
  /** A space of a board of the same terrain, so that its trees need not be built again. */
  readonly like?: BoardSpace;
}

export function walkAmong(pieces: readonly TerrainPiece[], wish: WalkWish = {}): Walk {
  const [x, y, z] = wish.from ?? [0, 0, 0];
  return walkOn(boardOf(pieces, [man('ann', x, z, { y, ...wish.ann }), ...(wish.models ?? [])]), wish);
}

/** The same on a board where Ann stands already. */
export function walkOn(board: Board, { policy = {}, meshes = new Map(), like }: WalkWish = {}): Walk {
  const ask = like ? like.queries.supposing(board) : openSpace(board, meshes).queries;
  const rules = { ...ON_FOOT, ...policy };
  const queryOf = (way: readonly (Place | Waypoint)[]) => ({ model: 'ann', way: waypointsOf(way), policy: rules });
  return {
    board,
    ask,
    move: (...way) => ask.move(queryOf(way)),
    stop: (allowance, ...way) => ask.stop({ move: queryOf(way), allowance }),
    stands: (atX, atZ) => ask.stands('ann', atX, atZ, rules),
  };
}

/** A board as it looks when all of it is turned about its middle, pushed, and seen in a mirror or not. Only for boards without zones. */
export function carriedBoard(board: Board, { angle, x, z, mirrored }: Carriage): Board {
  const pose = ({ at: place, facing }: Pose): Pose => ({
    at: carried(place, { angle, x, z, mirrored }),
    facing: (mirrored ? -facing : facing) + angle,
  });
  return {
    ...board,
    pieces: Object.fromEntries(
      Object.entries(board.pieces).map(([id, one]) => [
        id,
        { ...one, pose: pose(one.pose), mirrored: mirrored ? !one.mirrored : one.mirrored },
      ]),
    ),
    models: Object.fromEntries(Object.entries(board.models).map(([id, one]) => [id, { ...one, pose: pose(one.pose) }])),
  };
}

export interface Carriage {
  readonly angle: number;
  readonly x: number;
  readonly z: number;
  readonly mirrored: boolean;
}

/** Where a place comes to lie with it. */
export function carried(place: Vec3, { angle, x, z, mirrored }: Carriage): Vec3 {
  const from = mirrored ? -place.x : place.x;
  return {
    x: from * Math.cos(angle) + place.z * Math.sin(angle) + x,
    y: place.y,
    z: -from * Math.sin(angle) + place.z * Math.cos(angle) + z,
  };
}

/**
 * The place of the axis after a share of the plan length of a way, at the height that the way has there. Within steps and climbs that are not upright it
 * is the end of them: only what is walked is straight.
 */
export function placeAlong({ legs }: MoveFinding, share: number): Place {
  const runs = legs.map(({ from, to }) => Math.sqrt((to.x - from.x) ** 2 + (to.z - from.z) ** 2));
  let left = share * runs.reduce((sum, run) => sum + run, 0);
  for (const [i, leg] of legs.entries()) {
    const run = runs[i]!;
    if (left <= run && run > 0) {
      const t = leg.kind === 'walk' || leg.kind === 'cross' ? left / run : 1;
      const top = leg.kind === 'cross' ? leg.from.y + leg.up : leg.from.y + (leg.to.y - leg.from.y) * t;
      return [leg.from.x + (leg.to.x - leg.from.x) * t, top, leg.from.z + (leg.to.z - leg.from.z) * t];
    }
    left -= run;
  }
  const end = legs.at(-1)!.to;
  return [end.x, end.y, end.z];
}
