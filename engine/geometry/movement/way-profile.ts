import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { Hindrance } from '../movement-queries.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import { type Mover, mostDownOf } from './mover.ts';
import { spannedGaps } from './spanned-gaps.ts';
import { goingAt, type HoleOnLine, type Straight } from './straight.ts';
import type { PlaceToStand } from './stretch-pricing.ts';
import { isSameCarrier } from './traced-way.ts';
import { type Cell, type Gap, type Hurdle, ONE_PLACE, type Slice, sliceAlong, type Wall } from './upright-slice.ts';

/** One move of the axis through the slices of a way: over a floor, or up and down at a place. */
export type Bit =
  | {
      readonly kind: 'go';
      readonly straight: number;
      readonly from: Millimetres;
      readonly to: Millimetres;
      readonly floor: readonly [Millimetres, Millimetres];
      readonly steep: boolean;
      readonly solid: number;
    }
  | {
      readonly kind: 'rise';
      readonly straight: number;
      readonly at: Millimetres;
      /** Heights before, over the top of what is crossed, and after. */
      readonly heights: readonly [Millimetres, Millimetres, Millimetres];
      /** What is gone up or down. */
      readonly solid: number;
    };

/** The cheapest way of the axis through the slices, as far as it comes. */
export interface WayProfile {
  readonly bits: readonly Bit[];
  readonly barred: {
    readonly straight: number;
    readonly at: Millimetres;
    readonly hindrance: Hindrance;
    /** All whose faces stand upright across the axis there. */
    readonly faces: readonly number[];
  } | null;
  /** What the axis stands on at the end, and how high. */
  readonly height: Millimetres;
  readonly solid: number;
}

/** A floor that one begins or ends on. */
export interface Ledge {
  readonly height: Millimetres;
  readonly solid: number;
}

/** Heights this near to a limit are on it: rounding of a sum of heights. */
const ROUNDING: Millimetres = 1e-6;
/** Heights told of places that differ from floors by no more than this mean the floor. */
export const SAME_FLOOR: Millimetres = 3;

interface Node {
  readonly cell: number;
  readonly gap: Gap;
  readonly cost: number;
  readonly before: Node | null;
  readonly jump: Jump | null;
}

interface Jump {
  readonly top: Millimetres;
  readonly cost: number;
  readonly solid: number;
}

interface Stop {
  readonly node: Node;
  readonly hindrance: Hindrance;
  readonly boundary: number;
}

interface ChainedCell {
  readonly straight: number;
  readonly cell: Cell;
}

/**
 * Which way through the slices is the cheapest from a floor to the last place of the way, floor by floor of all that lie over one another?
 * @edge a place that the axis cannot come to bars the way where it comes farthest
 */
export function profileOf(
  ground: MoveGround,
  mover: Mover,
  straights: readonly Straight[],
  side: 1 | -1,
  start: Millimetres,
  hurdles: readonly { readonly straight: number; readonly hurdle: Hurdle }[],
  places: (x: Millimetres, z: Millimetres) => readonly PlaceToStand[],
): WayProfile {
  const cells: ChainedCell[] = [];
  const walls: Wall[][] = [];
  straights.forEach((straight, i) => {
    const own = hurdles.filter((one) => one.straight === i).map(({ hurdle }) => hurdle);
    const before = i === 0 ? start : straights[i - 1]!.levels.at(-1)!.y;
    const slice = sliceForMover(ground, mover, straight, side, own, before, places);
    let next = 0;
    slice.cells.forEach((cell, k) => {
      const here: Wall[] = k === 0 && walls.length > 0 ? walls[cells.length]! : [];
      while (next < slice.walls.length && slice.walls[next]!.at <= cell.from + ONE_PLACE) here.push(slice.walls[next++]!);
      // a face that the axis begins on, as at the foot of a ladder against it, is behind it where the way leads away, and a floor where it leads on
      if (cells.length === 0) here.length = 0;
      walls[cells.length] = here;
      cells.push({ straight: i, cell });
    });
    walls[cells.length] = slice.walls.slice(next);
  });

  const need = mover.tall - CONTACT;
  const firstCell = cells[0]!;
  const startGap = startFloor(firstCell.cell, start);
  let stop: Stop | null = null;
  const tell = (node: Node, boundary: number, hindrance: Hindrance) => {
    if (!stop || boundary > stop.boundary || (boundary === stop.boundary && node.cost < stop.node.cost)) {
      stop = { node, hindrance, boundary };
    }
  };
  let reached: Node[] = [{ cell: -1, gap: startGap, cost: 0, before: null, jump: null }];
  for (let i = 0; i < cells.length && reached.length > 0; i++) {
    const { straight: index, cell } = cells[i]!;
    const straight = straights[index]!;
    const level = i === 0 ? null : levelAt(straights, cells[i - 1]!, cells[i]!);
    const target =
      level === null ? null : nearestFloor([...cells[i - 1]!.cell.gaps.map(endOf), ...cell.gaps.map(beginOf)], level);
    const next: (Node | undefined)[] = [];
    for (const node of reached) {
      let best: Hindrance | null = null;
      let passes = false;
      const offLevel = target !== null && !isNear(node.gap.floor[1], target.height);
      cell.gaps.forEach((gap, g) => {
        if (offLevel && !isNear(gap.floor[0], target.height)) return;
        const found = stepInto(ground, mover, straight, node.gap, gap, cell, walls[i]!, need);
        if ('kind' in found) {
          if (!best || missingOf(found) < missingOf(best)) best = found;
          return;
        }
        passes = true;
        const cost = node.cost + found.cost + costOfCell(ground, mover, straight, cell, gap);
        const known = next[g];
        if (!known || cost < known.cost) next[g] = { cell: i, gap, cost, before: node, jump: found };
      });
      if (!passes) tell(node, i, best ?? offLevelHindrance(ground, mover, node.gap, target ?? { height: 0, solid: TABLE }));
    }
    reached = next.filter((node) => node !== undefined);
  }
  const last = straights.length - 1;
  let end: Node | null = null;
  if (reached.length > 0) {
    const { y } = straights[last]!.levels.at(-1)!;
    const floors = cells.at(-1)!.cell.gaps.map(endOf);
    let target = nearestFloor(floors, y);
    if (!target || Math.abs(target.height - y) > SAME_FLOOR)
      target = nearestFloor([...floors, ...ledgesAtEnd(ground, straights[last]!, places)], y) ?? target;
    for (const node of reached) {
      let arrived: Node | null = null;
      if (target && isNear(node.gap.floor[1], target.height)) arrived = node;
      else if (target && !floors.some(({ height }) => isNear(height, target.height))) {
        const gap: Gap = {
          floor: [target.height, target.height],
          roof: [Infinity, Infinity],
          solid: target.solid,
          steep: false,
          under: null,
        };
        const found = jump(ground, mover, node.gap, gap, walls[cells.length]!, need);
        if (!('kind' in found)) arrived = { cell: cells.length, gap, cost: node.cost + found.cost, before: node, jump: found };
        else tell(node, cells.length, found);
      } else tell(node, cells.length, offLevelHindrance(ground, mover, node.gap, target ?? { height: 0, solid: TABLE }));
      if (arrived && (!end || arrived.cost < end.cost)) end = arrived;
    }
  }
  const final = end ?? (stop as Stop | null)?.node ?? null;
  if (!final) return { bits: [], barred: null, height: start, solid: startGap.solid };
  const bits = bitsOf(final, cells);
  if (end) return { bits, barred: null, height: final.gap.floor[1], solid: final.gap.solid };
  const { boundary, hindrance } = stop as unknown as Stop;
  const where = boundary < cells.length ? cells[boundary]! : cells.at(-1)!;
  const at = boundary < cells.length ? where.cell.from : where.cell.to;
  const faces = walls[boundary]!.map(({ solid }) => solid);
  return { bits, barred: { straight: where.straight, at, hindrance, faces }, height: final.gap.floor[1], solid: final.gap.solid };
}

/** Floors that one stands on at the end of a line, whether there is one under the axis or not. */
function ledgesAtEnd(
  ground: MoveGround,
  { line: { from, way }, length }: Straight,
  places: (x: Millimetres, z: Millimetres) => readonly PlaceToStand[],
): readonly Ledge[] {
  return places(from.x + way.x * length, from.z + way.z * length)
    .filter((place) => place.canBeSetDown())

    .map(({ height, on }) => ({ height, solid: ground.solids.findIndex(({ source }) => isSameCarrier(source, on)) }));
}

/** Of several things that keep from going on the one that is shut is told, else the one that misses least. */
const missingOf = (hindrance: Hindrance): number =>
  hindrance.kind === 'shut' ? -1 : 'missing' in hindrance ? hindrance.missing : Infinity;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5;
const endOf = (gap: Gap): Ledge & { readonly room: number } => ({
  height: gap.floor[1],
  solid: gap.solid,
  room: gap.roof[1] - gap.floor[1],
});
const beginOf = (gap: Gap): Ledge & { readonly room: number } => ({
  height: gap.floor[0],
  solid: gap.solid,
  room: gap.roof[0] - gap.floor[0],
});

/** What has less air over it is no floor that anyone means. */
const LEAST_ROOM: Millimetres = 1;

function nearestFloor(floors: readonly (Ledge & { readonly room?: number })[], y: Millimetres): Ledge | null {
  let best: Ledge | null = null;
  for (const floor of floors) {
    if ((floor.room ?? Infinity) < LEAST_ROOM) continue;
    if (!best || Math.abs(floor.height - y) < Math.abs(best.height - y)) best = floor;
  }
  return best;
}

function startFloor(cell: Cell, start: Millimetres): Gap {
  let best: Gap | null = null;
  for (const gap of cell.gaps) {
    if (Math.abs(gap.floor[0] - start) > SAME_FLOOR) continue;
    if (!best || Math.abs(gap.floor[0] - start) < Math.abs(best.floor[0] - start)) best = gap;
  }
  const height = best ? best.floor[0] : start;
  const roof = best ? best.roof[0] : Infinity;
  return { floor: [height, height], roof: [roof, roof], solid: best?.solid ?? TABLE, steep: false, under: best?.under ?? null };
}

/** A height that the way has to be nearest to between two cells; null where none is asked for. */
function levelAt(straights: readonly Straight[], left: ChainedCell, right: ChainedCell): Millimetres | null {
  const { levels, length } = straights[left.straight]!;
  const at = left.straight === right.straight ? left.cell.to : length;
  for (const level of levels) {
    if (Math.abs(level.at - at) <= ONE_PLACE && (level !== levels.at(-1) || left.straight !== right.straight)) return level.y;
  }
  return null;
}

/** The slice, with gaps closed that the base spans, and cut where the air over a floor gets too low, where the going changes and where a place is banned. */
function sliceForMover(
  ground: MoveGround,
  mover: Mover,
  straight: Straight,
  side: 1 | -1,
  hurdles: readonly Hurdle[],
  before: Millimetres,
  places: (x: Millimetres, z: Millimetres) => readonly PlaceToStand[],
): Slice {
  const { triangles, length } = straight;
  const marks = [
    ...straight.areas.flatMap(({ from, to }) => [from, to]),
    ...straight.levels.map(({ at }) => at),
    ...straight.holes.flatMap(({ from, to }) => [from, to]),
  ];
  const asItIs = sliceAlong(triangles, ground.solids, length, side, marks, hurdles, []);
  const spans = spannedGaps(ground, mover, straight, asItIs, before, places);
  const slice = spans.length === 0 ? asItIs : sliceAlong(triangles, ground.solids, length, side, marks, hurdles, spans);
  const need = mover.tall - CONTACT;
  const low: number[] = [];
  for (const { from, to, gaps } of slice.cells) {
    for (const { floor, roof } of gaps) {
      const a = roof[0] - floor[0] - need;
      const b = roof[1] - floor[1] - need;
      if ((a < 0 && b > 0) || (a > 0 && b < 0)) low.push(from + ((to - from) * a) / (a - b));
    }
  }
  return low.length === 0 ? slice : sliceAlong(triangles, ground.solids, length, side, [...marks, ...low], hurdles, spans);
}

function costOfCell(ground: MoveGround, mover: Mover, straight: Straight, { from, to }: Cell, gap: Gap): number {
  const run = to - from;
  const rise = gap.floor[1] - gap.floor[0];
  const { factor } = goingAt(ground, mover, straight, (from + to) / 2, (gap.floor[0] + gap.floor[1]) / 2, gap.solid);
  const { climbing, freeStep, slopes } = mover.policy;
  if (!gap.steep) return factor * (slopes === 'along' ? Math.sqrt(run * run + rise * rise) : run);
  const climbed = Math.abs(rise) <= freeStep || !climbing ? 0 : rise > 0 ? rise * climbing.up : -rise * climbing.down;
  return factor * run + climbed;
}

/** From one floor onto the next one, and what keeps from it. */
function stepInto(
  ground: MoveGround,
  mover: Mover,
  straight: Straight,
  here: Gap,
  there: Gap,
  cell: Cell,
  walls: readonly Wall[],
  need: Millimetres,
): Jump | Hindrance {
  const room = Math.min(there.roof[0] - there.floor[0], there.roof[1] - there.floor[1]);
  const carrier = there.solid === TABLE ? null : ground.solids[there.solid]!;
  const middle = (cell.from + cell.to) / 2;
  const holeAt = (at: Millimetres, floor: Millimetres): HoleOnLine | undefined =>
    straight.holes.find(
      ({ from, to, bottom, top }) =>
        at >= from - ONE_PLACE && at <= to + ONE_PLACE && floor >= bottom - mover.policy.freeStep && floor < top - ROUNDING,
    );
  const hole = holeAt(middle, there.floor[0]);
  if (carrier?.source.kind === 'model') return { kind: 'in-the-way', by: carrier.source, missing: mover.reach };
  const { impassable } = goingAt(ground, mover, straight, middle, (there.floor[0] + there.floor[1]) / 2, there.solid);
  if (impassable !== null) return { kind: 'impassable', piece: impassable };
  const roomAsked = (through: HoleOnLine | undefined): Millimetres =>
    through && mayClimbThrough(mover, through) && fits(mover, through) ? Math.min(need, mover.tall / 2) : need;
  const asked = roomAsked(hole);
  const found = jump(ground, mover, here, there, walls, roomAsked(holeAt(cell.from, Math.max(here.floor[1], there.floor[0]))));
  const shutHole: Hindrance | null =
    hole && !hole.opening.free ? { kind: 'shut', piece: hole.opening.piece, opening: hole.opening.opening } : null;
  if ('kind' in found) return shutHole ?? found;
  if (room < asked - ROUNDING && there.under !== null) {
    return (
      shutHole ??
      shutBy(ground, there.under) ?? { kind: 'no-headroom', under: ground.solids[there.under]!.source, missing: asked - room }
    );
  }
  // over the leaf of a gate without a lintel one climbs as over any wall
  const isThrough = hole && there.roof[0] <= hole.top + mover.policy.freeStep;
  const climbed = found.top - here.floor[1];
  if (isThrough && climbed > mover.policy.freeStep && !mayClimbThrough(mover, hole)) {
    const by = carrierOf(ground, there.solid);
    return shutHole ?? { kind: 'too-high', by, height: climbed, missing: climbed - mover.policy.freeStep };
  }
  if (shutHole && hole && !hole.opening.hasLeaf) return shutHole;
  return found;
}

const mayClimbThrough = ({ policy }: Mover, { opening }: HoleOnLine): boolean =>
  opening.free && policy.climbedThrough.some((kind) => kind === opening.kind);

/** One squeezes through what is as wide as the headroom that is asked for and half as high as one is tall. */
const fits = ({ policy, tall }: Mover, { opening }: HoleOnLine): boolean =>
  opening.width >= 2 * policy.headroom - CONTACT && opening.height >= tall / 2 - CONTACT;

function shutBy(ground: MoveGround, solid: number): Hindrance | null {
  const { shuts, piece } = ground.solids[solid]!;
  return shuts !== null && piece ? { kind: 'shut', piece: piece.id, opening: shuts } : null;
}

/** Straight up or down at one place, over whatever stands upright there. */
function jump(
  ground: MoveGround,
  mover: Mover,
  here: Gap,
  there: Gap,
  walls: readonly Wall[],
  need: Millimetres,
): Jump | Hindrance {
  const low = Math.max(here.floor[1], there.floor[0]);
  const high = Math.min(here.roof[1], there.roof[0]);
  let top = low;
  let by = there.floor[0] >= here.floor[1] ? there.solid : here.solid;
  for (const wall of walls) {
    // what is no lower than the roof keeps nobody from going under it
    if (wall.low > top + need - ROUNDING || wall.low >= high - ROUNDING) break;
    if (wall.high <= top + ROUNDING) {
      if (wall.high > low - ROUNDING && wall.high > top - ROUNDING) by = wall.solid;
      continue;
    }
    top = wall.high;
    by = wall.solid;
  }
  const up = top - here.floor[1];
  const down = top - there.floor[0];
  if (high - top < need - ROUNDING) {
    const shut = walls.map((wall) => shutBy(ground, wall.solid)).find((one) => one !== null);
    if (shut) return shut;
    const under = high === here.roof[1] ? here.under : there.under;
    const missing = need - (high - top);
    // nothing that could be got to: it is the wall that is too high, not the air over it that is too low
    if (under === null || high - top <= mover.policy.freeStep) {
      const most = mover.policy.climbing?.most ?? mover.policy.freeStep;
      // under the edge of a coping as well
      if (up > most + ROUNDING && by !== TABLE) {
        return shutBy(ground, by) ?? { kind: 'too-high', by: carrierOf(ground, by), height: up, missing: up - most };
      }
      return hinderedBy(ground, by, missing);
    }
    return shutBy(ground, under) ?? { kind: 'no-headroom', under: ground.solids[under]!.source, missing };
  }
  const { climbing, freeStep } = mover.policy;
  const shut = by === TABLE ? null : shutBy(ground, by);
  if (up > freeStep + ROUNDING) {
    const most = climbing?.most ?? freeStep;
    if (shut && top > low) return shut;
    if (up > most + ROUNDING) return { kind: 'too-high', by: carrierOf(ground, by), height: up, missing: up - most };
  }
  if (down > freeStep + ROUNDING) {
    const most = mostDownOf(mover);
    if (down > most + ROUNDING) {
      const onto = carrierOf(ground, there.solid);
      return { kind: 'too-deep', by: carrierOf(ground, by), onto, height: down, missing: down - most };
    }
  }
  const rise = up > freeStep + ROUNDING ? up * climbing!.up : 0;
  const fall = down > freeStep + ROUNDING ? down * climbing!.down : 0;
  return { top, cost: rise + fall, solid: by };
}

const hinderedBy = (ground: MoveGround, solid: number, missing: number): Hindrance =>
  solid === TABLE
    ? { kind: 'too-deep', by: { kind: 'table' }, onto: { kind: 'table' }, height: missing, missing }
    : (shutBy(ground, solid) ?? { kind: 'in-the-way', by: ground.solids[solid]!.source, missing });

/** The place asked for lies on another floor than one comes to: one that is too far up or down to be climbed to, or one that this way only leads over or under. */
function offLevelHindrance(ground: MoveGround, mover: Mover, here: Gap, target: Ledge): Hindrance {
  const rise = target.height - here.floor[1];
  const most = rise > 0 ? (mover.policy.climbing?.most ?? mover.policy.freeStep) : mostDownOf(mover);
  const by = carrierOf(ground, target.solid);
  const height = Math.abs(rise);
  if (height <= most + ROUNDING) return { kind: 'another-floor', meant: by, apart: -rise };
  const missing = height - most;
  return rise > 0 ? { kind: 'too-high', by, height, missing } : { kind: 'too-deep', by, onto: by, height, missing };
}

function bitsOf(final: Node, cells: readonly ChainedCell[]): readonly Bit[] {
  const nodes: Node[] = [];
  for (let node: Node | null = final; node; node = node.before) nodes.push(node);
  nodes.reverse();
  const bits: Bit[] = [];
  for (let i = 1; i < nodes.length; i++) {
    const { gap, cell: index, jump: over } = nodes[i]!;
    const before = nodes[i - 1]!.gap.floor[1];
    const isEnd = index >= cells.length;
    const { straight, cell } = isEnd ? cells.at(-1)! : cells[index]!;
    const at = isEnd ? cell.to : cell.from;
    const top = over?.top ?? Math.max(before, gap.floor[0]);
    if (top - before > ROUNDING || top - gap.floor[0] > ROUNDING) {
      bits.push({ kind: 'rise', straight, at, heights: [before, top, gap.floor[0]], solid: over?.solid ?? gap.solid });
    }
    if (!isEnd)
      bits.push({ kind: 'go', straight, from: cell.from, to: cell.to, floor: gap.floor, steep: gap.steep, solid: gap.solid });
  }
  return bits;
}
