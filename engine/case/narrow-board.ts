import { halfSizeOfBase } from '../board/base-overlap.ts';
import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import { boundsOfPoints, boundsOfVolumes } from '../geometry/measure/body-on-board.ts';
import { footprintOf } from '../geometry/measure/footprint-of-piece.ts';
import type { Scene } from '../geometry/mesh/scene.ts';
import type { ModelId, PieceId, ZoneId } from '../identity/ids.ts';
import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';

/** Things of a board by their names. */
export interface NamedThings {
  readonly pieces: ReadonlySet<PieceId>;
  readonly models: ReadonlySet<ModelId>;
  readonly zones: ReadonlySet<ZoneId>;
}

/** An upright box seen from above. */
interface PlanBox {
  readonly min: PlanPoint;
  readonly max: PlanPoint;
}

/**
 * What may have a say in what passes between two models: all that stands, seen from above, no farther than `reach` from the straight strip
 * between the places that their bodies take. Height plays no part, so that hills below and floors above are in.
 */
export function thingsBetween(board: Board, scene: Scene, one: Model, other: Model, reach: Millimetres): NamedThings {
  const margin = reach + Math.max(radiusOf(one), radiusOf(other));
  const meets = (box: PlanBox | null, extra = 0): boolean =>
    box !== null && segmentMeets(one.pose.at, other.pose.at, grown(box, margin + extra));
  const boxes = boxesOfPieces(board, scene);
  return {
    pieces: new Set(Object.keys(board.pieces).filter((id) => meets(boxes.get(id) ?? null))),
    models: new Set(
      Object.values(board.models)
        .filter((model) => meets({ min: model.pose.at, max: model.pose.at }, radiusOf(model)))
        .map(({ id }) => id),
    ),
    zones: new Set(),
  };
}

/** How far from its place a model reaches in plan, however it is turned and in whatever stance. */
function radiusOf({ base, body }: Model): Millimetres {
  const half = halfSizeOfBase(base);
  const volumes = Object.values(body.volumes).flat();
  const bounds = boundsOfVolumes(volumes);
  const eyes = Object.values(body.eyes)
    .flat()
    .map(({ at }) => at);
  // A turret may come to reach as far to any side of its axis as it now reaches to one.
  const turret = boundsOfVolumes(volumes.filter(({ region }) => region === 'turret'));
  const axis = body.turretAxis ?? { x: 0, z: 0 };
  const from = (side: 'x' | 'z') =>
    (turret ? Math.max(Math.abs(turret.min[side]), Math.abs(turret.max[side])) : 0) + Math.abs(axis[side]);
  const turned = turret ? lengthOf(axis.x, axis.z) + lengthOf(from('x'), from('z')) : 0;
  const corners = [...(bounds ? [bounds.min, bounds.max] : []), ...eyes];
  const x = Math.max(half?.x ?? 0, ...corners.map((corner) => Math.abs(corner.x)));
  const z = Math.max(half?.z ?? 0, ...corners.map((corner) => Math.abs(corner.z)));
  return Math.max(lengthOf(x, z), turned);
}

const lengthOf = (x: number, z: number): number => Math.sqrt(x * x + z * z);

/** The box around the solids and the footprint of every piece that has any. */
function boxesOfPieces(board: Board, scene: Scene): ReadonlyMap<PieceId, PlanBox> {
  const corners = new Map<PieceId, PlanPoint[]>();
  const add = (piece: PieceId, ...points: readonly PlanPoint[]) => {
    const known = corners.get(piece);
    if (known) known.push(...points);
    else corners.set(piece, [...points]);
  };
  scene.solids.forEach(({ source }, index) => {
    if (source.kind !== 'part') return;
    const { min, max } = scene.boundsOf(index);
    add(source.piece, min, max);
  });
  for (const piece of Object.values(board.pieces)) add(piece.id, ...footprintOf(piece).flat(), piece.pose.at);
  return new Map(
    [...corners].flatMap(([id, points]) => {
      const box = boundsOfPoints(points.map(({ x, z }) => ({ x, y: 0, z })));
      return box ? [[id, box] as const] : [];
    }),
  );
}

const grown = ({ min, max }: PlanBox, by: Millimetres): PlanBox => ({
  min: { x: min.x - by, z: min.z - by },
  max: { x: max.x + by, z: max.z + by },
});

/** Does a straight way from `a` to `b` come into the box? @edge touching counts */
function segmentMeets(a: PlanPoint, b: PlanPoint, { min, max }: PlanBox): boolean {
  let enters = 0;
  let leaves = 1;
  for (const axis of ['x', 'z'] as const) {
    const from = a[axis];
    const way = b[axis] - from;
    if (way === 0) {
      if (from < min[axis] || from > max[axis]) return false;
      continue;
    }
    const first = (min[axis] - from) / way;
    const last = (max[axis] - from) / way;
    enters = Math.max(enters, Math.min(first, last));
    leaves = Math.min(leaves, Math.max(first, last));
  }
  return enters <= leaves;
}

/** Every piece, model and zone that a plain value names anywhere in it. */
export function thingsNamedIn(value: unknown, board: Board): NamedThings {
  const pieces = new Set<PieceId>();
  const models = new Set<ModelId>();
  const zones = new Set<ZoneId>();
  const walk = (item: unknown): void => {
    if (typeof item === 'string') {
      if (Object.hasOwn(board.pieces, item)) pieces.add(item);
      if (Object.hasOwn(board.models, item)) models.add(item);
      if (Object.hasOwn(board.zones, item)) zones.add(item);
    } else if (item !== null && typeof item === 'object') for (const inner of Object.values(item)) walk(inner);
  };
  walk(value);
  return { pieces, models, zones };
}

/** Both together. */
export const joined = (...things: readonly NamedThings[]): NamedThings => ({
  pieces: new Set(things.flatMap(({ pieces }) => [...pieces])),
  models: new Set(things.flatMap(({ models }) => [...models])),
  zones: new Set(things.flatMap(({ zones }) => [...zones])),
});

/** All that stands on a board. */
export const allThingsOf = ({ pieces, models, zones }: Board): NamedThings => ({
  pieces: new Set(Object.keys(pieces)),
  models: new Set(Object.keys(models)),
  zones: new Set(Object.keys(zones)),
});

/**
 * The board with these things alone, and with those that they refer to: what a model hides behind, looks out of or climbs. Objectives and
 * notes have no say in sight and cover and are left out; so are sides that own nothing any more.
 */
export function narrowBoard(board: Board, keep: NamedThings): Board {
  const models = pick(board.models, keep.models);
  const referred = Object.values(models).flatMap(({ perch, declared: { hidingBehind, lookingOut } }) => [
    ...(perch ? [perch.piece] : []),
    ...(hidingBehind === null ? [] : [hidingBehind]),
    ...(lookingOut ? [lookingOut.piece] : []),
  ]);
  const zones = pick(board.zones, keep.zones);
  const owners = new Set(
    [...Object.values(models), ...Object.values(zones)].flatMap(({ owner }) => (owner === null ? [] : [owner])),
  );
  return {
    ...board,
    sides: pick(board.sides, owners),
    pieces: pick(board.pieces, new Set([...keep.pieces, ...referred])),
    models,
    zones,
    objectives: {},
    meta: { ...board.meta, notes: '' },
  };
}

const pick = <Thing>(things: Readonly<Record<string, Thing>>, ids: ReadonlySet<string>): Readonly<Record<string, Thing>> =>
  Object.fromEntries(Object.entries(things).filter(([id]) => ids.has(id)));
