import type { PlanPoint } from '../../../engine/index.ts';

/** A convex region of the plane on which a millimetre costs more, or that rises like a plane. */
export interface WeightedRegion {
  /** In turning order from x towards z. */
  readonly corners: readonly PlanPoint[];
  /** What a millimetre costs in it. */
  readonly weight: number;
  /** Rise over run along x and z. */
  readonly gradient: PlanPoint;
}

/** Ground seen from above, with convex blocks that a disc goes round. */
export interface WeightedPlane {
  readonly regions: readonly WeightedRegion[];
  /** @shape corners in turning order from x towards z */
  readonly blocks: readonly (readonly PlanPoint[])[];
  readonly radius: number;
}

/** Nodes on the borders of regions are so far apart, and are then moved along them. @unit millimetres */
const SPACING = 2;
/** Blocks are rounded by tangents to the round of the disc so far apart. */
const TANGENTS = Math.PI / 30;
/** So far beside a line one is on one side of it. */
const ASIDE = 1e-6;
const TOUCH = 1e-6;

interface Node {
  readonly at: PlanPoint;
  /** The border that it may be moved along. */
  readonly on: readonly [PlanPoint, PlanPoint] | null;
}

const minus = (a: PlanPoint, b: PlanPoint): PlanPoint => ({ x: a.x - b.x, z: a.z - b.z });
const cross = (a: PlanPoint, b: PlanPoint): number => a.x * b.z - a.z * b.x;
const dot = (a: PlanPoint, b: PlanPoint): number => a.x * b.x + a.z * b.z;
const amid = (a: PlanPoint, b: PlanPoint, t: number): PlanPoint => ({ x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t });
const apart = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a.x - b.x, a.z - b.z);

const edgesOf = (corners: readonly PlanPoint[]) =>
  corners.map((from, i): readonly [PlanPoint, PlanPoint] => [from, corners[(i + 1) % corners.length]!]);

const isInside = (corners: readonly PlanPoint[], p: PlanPoint): boolean =>
  edgesOf(corners).every(([from, to]) => cross(minus(to, from), minus(p, from)) > 0);

/** From where to where a line between two places lies in a convex shape, as shares of it. */
function within(corners: readonly PlanPoint[], from: PlanPoint, to: PlanPoint): readonly [number, number] | null {
  let [low, high] = [0, 1];
  const way = minus(to, from);
  for (const [a, b] of edgesOf(corners)) {
    const edge = minus(b, a);
    const start = cross(edge, minus(from, a));
    const gain = cross(edge, way);
    if (Math.abs(gain) < 1e-12) {
      if (start < 0) return null;
    } else if (gain > 0) low = Math.max(low, -start / gain);
    else high = Math.min(high, -start / gain);
  }
  return high > low ? [low, high] : null;
}

/** What the straight way between two places costs, by the length that lies in each region. On a border the better side counts. */
export function costStraight({ regions }: WeightedPlane, from: PlanPoint, to: PlanPoint): number {
  const length = apart(from, to);
  if (length === 0) return 0;
  const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length };
  const costBeside = (aside: number): number => {
    const shift = { x: -along.z * aside, z: along.x * aside };
    const [a, b] = [from, to].map((p) => ({ x: p.x + shift.x, z: p.z + shift.z })) as [PlanPoint, PlanPoint];
    const crossed = regions.flatMap((region) => {
      const span = within(region.corners, a, b);
      return span ? [{ region, span }] : [];
    });
    const marks = [0, 1, ...crossed.flatMap(({ span }) => span)].sort((p, q) => p - q);
    return marks.slice(1).reduce((sum, mark, i) => {
      const middle = (mark + marks[i]!) / 2;
      const here = crossed.filter(({ span }) => span[0] < middle && middle < span[1]).map(({ region }) => region);
      const weight = here.reduce((product, region) => product * region.weight, 1);
      const rise = here.reduce((most, { gradient }) => most + dot(gradient, along), 0);
      return sum + (mark - marks[i]!) * length * weight * Math.sqrt(1 + rise * rise);
    }, 0);
  };
  return Math.min(costBeside(ASIDE), costBeside(-ASIDE));
}

/** How near the straight way between two places comes to a block. */
export function clearance(block: readonly PlanPoint[], from: PlanPoint, to: PlanPoint): number {
  if (within(block, from, to) || isInside(block, from)) return 0;
  const toLine = (p: PlanPoint, a: PlanPoint, b: PlanPoint): number => {
    const way = minus(b, a);
    const square = dot(way, way);
    const t = square > 0 ? Math.max(0, Math.min(1, dot(minus(p, a), way) / square)) : 0;
    return apart(p, amid(a, b, t));
  };
  return Math.min(
    ...block.map((corner) => toLine(corner, from, to)),
    ...edgesOf(block).flatMap(([a, b]) => [toLine(from, a, b), toLine(to, a, b)]),
  );
}

/** A polygon that the middle of the disc goes round instead of a block: its corners lie just off the round. */
function roundOf(block: readonly PlanPoint[], radius: number): readonly PlanPoint[] {
  return block.flatMap((corner, i) => {
    const before = minus(corner, block.at(i - 1)!);
    const next = minus(block[(i + 1) % block.length]!, corner);
    const first = Math.atan2(-before.x, before.z);
    const turn = Math.atan2(cross(before, next), dot(before, next));
    const steps = Math.max(1, Math.ceil(turn / TANGENTS));
    const far = (radius + TOUCH) / Math.cos(turn / steps / 2);
    return Array.from({ length: steps }, (_, k) => {
      const angle = first + (turn * (k + 0.5)) / steps;
      return { x: corner.x + far * Math.cos(angle), z: corner.z + far * Math.sin(angle) };
    });
  });
}

function nodesOf({ regions, blocks, radius }: WeightedPlane): readonly Node[] {
  const rounds = blocks.map((block) => roundOf(block, radius));
  const borders = regions.flatMap(({ corners }) => edgesOf(corners));
  const nodes: Node[] = rounds.flatMap((round) => round.map((at) => ({ at, on: null })));
  const lines = [...borders, ...rounds.flatMap(edgesOf)];
  for (const border of borders) {
    const [a, b] = border;
    const steps = Math.ceil(apart(a, b) / SPACING);
    nodes.push({ at: a, on: null });
    for (let i = 1; i < steps; i++) nodes.push({ at: amid(a, b, i / steps), on: border });
    // where borders cross one another, and the rounds of blocks
    for (const [c, d] of lines) {
      const turn = cross(minus(b, a), minus(d, c));
      if (Math.abs(turn) < 1e-9) continue;
      const onBorder = cross(minus(c, a), minus(d, c)) / turn;
      const onLine = cross(minus(c, a), minus(b, a)) / turn;
      if (onBorder > 0 && onBorder < 1 && onLine > 0 && onLine < 1) nodes.push({ at: amid(a, b, onBorder), on: null });
    }
  }
  return nodes;
}

/** A way and what it costs. */
export interface WeightedWay {
  readonly cost: number;
  readonly way: readonly PlanPoint[];
}

/**
 * The cheapest way by looking from every node to every other one, with the nodes on borders then moved along them to where they are best. No way costs less
 * than the cheapest, and this one no more than it by about what tangents are longer than rounds. Null where there is none.
 */
export function cheapestWay(plane: WeightedPlane, from: PlanPoint, to: PlanPoint): WeightedWay | null {
  const isClear = (a: PlanPoint, b: PlanPoint) => plane.blocks.every((block) => clearance(block, a, b) >= plane.radius);
  const price = (a: PlanPoint, b: PlanPoint) => (isClear(a, b) ? costStraight(plane, a, b) : Infinity);
  const nodes: readonly Node[] = [
    { at: from, on: null },
    { at: to, on: null },
    ...nodesOf(plane).filter(({ at }) => isClear(at, at)),
  ];
  const costs = nodes.map(() => Infinity);
  const before = nodes.map(() => -1);
  const open = new Set(nodes.keys());
  costs[0] = 0;
  for (;;) {
    let here = -1;
    let least = costs[1]!;
    for (const i of open) {
      const key = costs[i]! + apart(nodes[i]!.at, to);
      if (key < least) [here, least] = [i, key];
    }
    if (here < 0) break;
    open.delete(here);
    for (const i of open) {
      const straight = costs[here]! + apart(nodes[here]!.at, nodes[i]!.at);
      if (straight >= costs[i]! || straight + apart(nodes[i]!.at, to) >= costs[1]!) continue;
      const cost = costs[here]! + price(nodes[here]!.at, nodes[i]!.at);
      if (cost < costs[i]!) {
        costs[i] = cost;
        before[i] = here;
      }
    }
  }
  if (costs[1] === Infinity) return null;
  const path: Node[] = [];
  for (let i = 1; i >= 0; i = before[i]!) path.unshift(nodes[i]!);
  const way = path.map(({ at }) => at);
  for (let round = 0; round < 30; round++) {
    for (let i = 1; i + 1 < way.length; i++) {
      const { on } = path[i]!;
      if (!on) continue;
      const around = (p: PlanPoint) => price(way[i - 1]!, p) + price(p, way[i + 1]!);
      for (let step = SPACING; step > 1e-4; step /= 2) {
        for (const sign of [1, -1]) {
          const by = (step * sign) / apart(on[0], on[1]);
          const tried = { x: way[i]!.x + (on[1].x - on[0].x) * by, z: way[i]!.z + (on[1].z - on[0].z) * by };
          const t = dot(minus(tried, on[0]), minus(on[1], on[0])) / dot(minus(on[1], on[0]), minus(on[1], on[0]));
          if (t > 0 && t < 1 && around(tried) < around(way[i]!)) way[i] = tried;
        }
      }
    }
  }
  return { way, cost: way.slice(1).reduce((sum, p, i) => sum + price(way[i]!, p), 0) };
}
