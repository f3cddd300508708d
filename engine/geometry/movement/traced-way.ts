import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier, MoveLeg } from '../movement-queries.ts';
import type { PricedStretch } from './stretch-pricing.ts';

/** A place on a traced way: how far it lies from the beginning as seen from above, and what it cost to come there. */
export interface TracedNode {
  readonly at: BoardPoint;
  readonly along: Millimetres;
  readonly cost: number;
}

/** Such a place, and what carries the mover there. */
export interface TracedPlace extends TracedNode {
  readonly on: Carrier;
}

/** A run of a traced way over one kind of ground. Between two phases there is a border of the ground, or a face that is climbed. */
export interface TracedPhase {
  readonly on: Carrier;
  readonly factor: number;
  /** At least one; the last is where the phase ends. */
  readonly nodes: readonly TracedNode[];
}

/** A way from a bend ahead until it is stopped or its allowance is spent: straight, but for where it is broken at a border of the ground. */
export interface TracedWay {
  /** The direction in which it begins. */
  readonly towards: PlanPoint;
  readonly phases: readonly TracedPhase[];
  /** It is barred at its end, or would go no farther than along a border. */
  readonly stopped: boolean;
  /** What it is barred by at its end, by name; null where nothing bars it. */
  readonly by: string | null;
  /** Just across the border that it would run along; null where it is barred at its end, or goes on. */
  readonly across: TracedPlace | null;
  /** How far along it is broken first; Infinity where it is straight. */
  readonly straightTo: Millimetres;
}

/** The phases of a priced stretch, as far as an allowance leads. Ways may only break off where a leg can be divided. */
export function phasesOf(
  found: PricedStretch,
  from: TracedNode,
  on: Carrier,
  allowance: number,
): { readonly phases: readonly TracedPhase[]; readonly spent: boolean } {
  const phases: { on: Carrier; factor: number; nodes: TracedNode[] }[] = [];
  let here = from;
  const enter = (leg: MoveLeg) => {
    const last = phases.at(-1);
    const { factor } = leg.difficult;
    if (last && isSameCarrier(last.on, leg.on) && last.factor === factor) return last;
    const phase = { on: leg.on, factor, nodes: [here] };
    phases.push(phase);
    return phase;
  };
  const beyond = (leg: MoveLeg): TracedNode => ({
    at: leg.to,
    along: here.along + planDistance(here.at, leg.to),
    cost: here.cost + leg.cost,
  });
  for (const leg of found.legs) {
    const next = beyond(leg);
    if (next.cost > allowance) {
      const share = leg.divisible && leg.cost > 0 ? Math.max(0, (allowance - here.cost) / leg.cost) : 0;
      if (share > 0) enter(leg).nodes.push(nodeBetween(here, next, share));
      return { phases: phases.length > 0 ? phases : [{ on, factor: 1, nodes: [from] }], spent: true };
    }
    const isGround = leg.kind === 'walk' || leg.kind === 'step';
    if (isGround) enter(leg).nodes.push(next);
    here = next;
    if (!isGround) phases.push({ on: leg.on, factor: leg.difficult.factor, nodes: [here] });
  }
  return { phases: phases.length > 0 ? phases : [{ on, factor: 1, nodes: [from] }], spent: false };
}

/** The name of what bars a way: the same for all ways that come to it. */
export function nameOfBar({ hindrance }: NonNullable<PricedStretch['barred']>): string {
  if ('piece' in hindrance) return `${hindrance.piece}`;
  if (hindrance.kind === 'too-near') return `near ${hindrance.to}`;
  const by = 'by' in hindrance ? hindrance.by : hindrance.kind === 'no-headroom' ? hindrance.under : null;
  if (by === null || typeof by === 'string' || by.kind === 'table') return hindrance.kind;
  return by.kind === 'part' ? `${by.piece} ${by.part}` : by.kind === 'model' ? `of ${by.model}` : `${by.piece} ${by.ladder}`;
}

export function isSameCarrier(a: Carrier, b: Carrier): boolean {
  if (a.kind === 'part') return b.kind === 'part' && a.piece === b.piece && a.part === b.part;
  if (a.kind === 'model') return b.kind === 'model' && a.model === b.model;
  if (a.kind === 'ladder') return b.kind === 'ladder' && a.piece === b.piece && a.ladder === b.ladder;
  return b.kind === 'table';
}

export function planDistance(a: PlanPoint, b: PlanPoint): Millimetres {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  return Math.sqrt(dx * dx + dz * dz);
}

export const nodeBetween = (a: TracedNode, b: TracedNode, share: number): TracedNode => ({
  at: {
    x: a.at.x + (b.at.x - a.at.x) * share,
    y: a.at.y + (b.at.y - a.at.y) * share,
    z: a.at.z + (b.at.z - a.at.z) * share,
  },
  along: a.along + (b.along - a.along) * share,
  cost: a.cost + (b.cost - a.cost) * share,
});

export const endOf = (way: TracedWay): TracedNode => way.phases.at(-1)!.nodes.at(-1)!;

/** Where a traced way is after so much of it, as seen from above, with the phase it is in; null beyond its end. Of two places there, the later. */
export function placeOn(way: TracedWay, along: Millimetres): { readonly node: TracedNode; readonly phase: TracedPhase } | null {
  for (let p = way.phases.length - 1; p >= 0; p--) {
    const phase = way.phases[p]!;
    const first = phase.nodes[0]!;
    if (along < first.along) continue;
    for (let i = phase.nodes.length - 1; i > 0; i--) {
      const a = phase.nodes[i - 1]!;
      const b = phase.nodes[i]!;
      if (along < a.along || along > b.along) continue;
      return { node: b.along > a.along ? nodeBetween(a, b, (along - a.along) / (b.along - a.along)) : b, phase };
    }
    // between two phases lies what was climbed or crossed
    return along <= phase.nodes.at(-1)!.along || p < way.phases.length - 1 ? { node: phase.nodes.at(-1)!, phase } : null;
  }
  return null;
}

/** The direction in which a traced way runs after so much of it. */
export function directionOn(way: TracedWay, along: Millimetres): PlanPoint {
  if (along <= way.straightTo) return way.towards;
  for (const { nodes } of way.phases) {
    for (let i = 1; i < nodes.length; i++) {
      const a = nodes[i - 1]!;
      const b = nodes[i]!;
      if (along > b.along || !(b.along > a.along)) continue;
      const length = planDistance(a.at, b.at);
      return { x: (b.at.x - a.at.x) / length, z: (b.at.z - a.at.z) / length };
    }
  }
  return way.towards;
}

/** Where a traced way is broken before so much of it: at borders of the ground. */
export function breaksOn(way: TracedWay, along: Millimetres): readonly TracedPlace[] {
  return way.phases.flatMap(({ nodes, on }, i) => {
    const end = nodes.at(-1)!;
    return i + 1 < way.phases.length && end.along >= way.straightTo && end.along < along ? [{ ...end, on }] : [];
  });
}
