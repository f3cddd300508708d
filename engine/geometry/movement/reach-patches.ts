import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier } from '../movement-queries.ts';
import type { Fan } from './fan-of-ways.ts';
import { isSameCarrier, nodeBetween, planDistance, type TracedNode, type TracedPhase } from './traced-way.ts';

/** The ground between two neighbouring ways of a fan, from where a phase of both begins to where it ends. */
export interface ReachPatch {
  readonly on: Carrier;
  readonly sides: readonly [TracedPhase, TracedPhase];
  /** The phases that lead to it. */
  readonly before: readonly (readonly [TracedPhase, TracedPhase])[];
  /** Where both begin and end, in order round it, and how far its far end may bulge. */
  readonly corners: readonly PlanPoint[];
  readonly bulge: Millimetres;
  /** Its box, seen from above. */
  readonly low: PlanPoint;
  readonly high: PlanPoint;
}

export interface PatchPlace {
  /** How far from one side to the other it lies, 0 to 1. */
  readonly across: number;
  readonly height: Millimetres;
  readonly cost: number;
}

/** Rounding at the borders of patches, so that none lies between two of them. */
const SEAM = 1e-6;

/** All patches of a fan. Where two ways part there is none beyond. */
export function patchesOf(fan: Fan): readonly ReachPatch[] {
  const patches: ReachPatch[] = [];
  for (let i = 1; i < fan.ways.length; i++) {
    const a = fan.ways[i - 1]!;
    const b = fan.ways[i]!;
    const parted = fan.partedAt[i] ?? Infinity;
    const before: [TracedPhase, TracedPhase][] = [];
    for (let p = 0; p < Math.min(a.phases.length, b.phases.length); p++) {
      const one = upTo(a.phases[p]!, parted);
      const other = upTo(b.phases[p]!, parted);
      if (!one || !other || !isSameCarrier(one.on, other.on) || one.factor !== other.factor) break;
      const ends = [one.nodes[0]!, one.nodes.at(-1)!, other.nodes.at(-1)!, other.nodes[0]!].map(({ at }) => at);
      // the rim of a round bulges out of the line between its ends
      const bulge = bulgeBetween(one.nodes.at(-1)!, other.nodes.at(-1)!, 0.5);
      patches.push({
        on: one.on,
        sides: [one, other],
        before: [...before],
        corners: ends,
        bulge,
        low: { x: Math.min(...ends.map(({ x }) => x)) - bulge, z: Math.min(...ends.map(({ z }) => z)) - bulge },
        high: { x: Math.max(...ends.map(({ x }) => x)) + bulge, z: Math.max(...ends.map(({ z }) => z)) + bulge },
      });
      before.push([one, other]);
    }
  }
  return patches;
}

/** The part of a phase that lies no farther along; null where it begins farther. */
function upTo(phase: TracedPhase, along: Millimetres): TracedPhase | null {
  const { nodes } = phase;
  if (nodes.at(-1)!.along <= along) return phase;
  if (nodes[0]!.along > along) return null;
  const kept: TracedNode[] = [];
  for (const node of nodes) {
    if (node.along <= along) kept.push(node);
    else {
      const before = kept.at(-1)!;
      kept.push(nodeBetween(before, node, (along - before.along) / (node.along - before.along)));
      break;
    }
  }
  return { ...phase, nodes: kept };
}

/** From where to where a patch may lie on a line across the table; null where it does not. */
export function acrossPatch({ corners, bulge }: ReachPatch, z: Millimetres): readonly [Millimetres, Millimetres] | null {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % corners.length]!;
    const bottom = Math.min(p.z, q.z);
    const top = Math.max(p.z, q.z);
    if (z < bottom - bulge || z > top + bulge) continue;
    const share = top > bottom ? Math.min(1, Math.max(0, (z - p.z) / (q.z - p.z))) : 0;
    const spread = top - bottom < bulge + SEAM;
    const x = p.x + (q.x - p.x) * share;
    low = Math.min(low, spread ? Math.min(p.x, q.x) : x);
    high = Math.max(high, spread ? Math.max(p.x, q.x) : x);
  }
  return low <= high ? [low - 2 * bulge - SEAM, high + 2 * bulge + SEAM] : null;
}

/** The height of a patch at a place and what it costs to come there; null outside of it. */
export function placeOnPatch({ sides: [one, other] }: ReachPatch, at: PlanPoint): PatchPlace | null {
  const a0 = one.nodes[0]!;
  const a1 = one.nodes.at(-1)!;
  const b0 = other.nodes[0]!;
  const b1 = other.nodes.at(-1)!;
  const across = shareAcross(a0.at, a1.at, b0.at, b1.at, at);
  if (across === null) return null;
  const from = between(a0.at, b0.at, across);
  const to = between(a1.at, b1.at, across);
  const length = planDistance(from, to);
  const far = a1.along + (b1.along - a1.along) * across;
  const dot = length > 0 ? ((at.x - from.x) * (to.x - from.x) + (at.z - from.z) * (to.z - from.z)) / length : 0;
  const slack = SEAM + bulgeBetween(a1, b1, across);
  if (dot < -SEAM || dot > length + slack) return null;
  const share = length > 0 ? Math.min(1, Math.max(0, dot / length)) : 0;
  const a = nodeAt(one, share);
  const b = nodeAt(other, share);
  const stretch = far - (a0.along + (b0.along - a0.along) * across);
  const rate = stretch > 0 ? (a1.cost + (b1.cost - a1.cost) * across - a0.cost - (b0.cost - a0.cost) * across) / stretch : 0;
  const over = dot - share * length;
  return {
    across,
    height: a.at.y + (b.at.y - a.at.y) * across,
    cost: a.cost + (b.cost - a.cost) * across + rate * (over - bulgeBetween(a, b, across)),
  };
}

/** Places of one distance from the bend lie on a round: by how much it bulges out of the line between two places. */
function bulgeBetween(a: TracedNode, b: TracedNode, across: number): Millimetres {
  const along = a.along + (b.along - a.along) * across;
  const onward = b.along - a.along;
  const aside = planDistance(a.at, b.at);
  return along > 0 ? (across * (1 - across) * Math.max(0, aside * aside - onward * onward)) / (2 * along) : 0;
}

const between = (a: PlanPoint, b: PlanPoint, share: number): PlanPoint => ({
  x: a.x + (b.x - a.x) * share,
  z: a.z + (b.z - a.z) * share,
});

/** After this share of the length of a phase. */
function nodeAt({ nodes }: TracedPhase, share: number): TracedNode {
  const first = nodes[0]!;
  const last = nodes.at(-1)!;
  const along = first.along + (last.along - first.along) * share;
  for (let i = 1; i < nodes.length; i++) {
    const a = nodes[i - 1]!;
    const b = nodes[i]!;
    if (along <= b.along || i === nodes.length - 1) {
      return b.along > a.along ? nodeBetween(a, b, Math.min(1, Math.max(0, (along - a.along) / (b.along - a.along)))) : b;
    }
  }
  return first;
}

/** How far from the side a to the side b of a four-cornered patch a place lies, 0 to 1; null where it lies beside it. */
function shareAcross(a0: PlanPoint, a1: PlanPoint, b0: PlanPoint, b1: PlanPoint, p: PlanPoint): number | null {
  // the line between the points so far across both ends goes through p: a square equation
  const x0 = p.x - a0.x;
  const z0 = p.z - a0.z;
  const ux = a1.x - a0.x;
  const uz = a1.z - a0.z;
  const vx = b0.x - a0.x;
  const vz = b0.z - a0.z;
  const wx = b1.x - a1.x - vx;
  const wz = b1.z - a1.z - vz;
  const c = x0 * uz - z0 * ux;
  const b = x0 * wz - z0 * wx - (vx * uz - vz * ux);
  const a = -(vx * wz - vz * wx);
  const inside = (t: number) => t >= -SEAM && t <= 1 + SEAM;
  if (Math.abs(a) < 1e-12) {
    if (b === 0) return null;
    const t = -c / b;
    return inside(t) ? Math.min(1, Math.max(0, t)) : null;
  }
  const root = b * b - 4 * a * c;
  if (root < 0) return null;
  const q = -(b + (b >= 0 ? 1 : -1) * Math.sqrt(root)) / 2;
  for (const t of [q / a, q === 0 ? 0 : c / q]) if (inside(t)) return Math.min(1, Math.max(0, t));
  return null;
}
