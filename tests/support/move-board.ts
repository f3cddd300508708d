import { openPricingQueries, type PricingQueries } from '../../engine/geometry/movement/move-queries.ts';
import type { MoveFinding, MovePolicy, StandFinding, StopFinding, Waypoint } from '../../engine/geometry/movement-queries.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Board, MeshLibrary, Model, TerrainPiece } from '../../engine/index.ts';
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
}

export function walkAmong(pieces: readonly TerrainPiece[], wish: WalkWish = {}): Walk {
  const [x, y, z] = wish.from ?? [0, 0, 0];
  return walkOn(boardOf(pieces, [man('ann', x, z, { y, ...wish.ann }), ...(wish.models ?? [])]), wish);
}

/** The same on a board where Ann stands already. */
export function walkOn(board: Board, { policy = {}, meshes = new Map() }: WalkWish = {}): Walk {
  const ask = openPricingQueries(board, openSpace(board, meshes).scene);
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
