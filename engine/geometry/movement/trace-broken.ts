import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, Waypoint } from '../movement-queries.ts';
import type { PricedStretch } from './stretch-pricing.ts';
import {
  isSameCarrier,
  nameOfBar,
  phasesOf,
  planDistance,
  type TracedNode,
  type TracedPhase,
  type TracedPlace,
  type TracedWay,
} from './traced-way.ts';

export interface Tracing {
  readonly allowance: number;
  /** How far a way may lead straight on for what is left. */
  lengthAhead(at: PlanPoint, towards: PlanPoint, left: number): Millimetres;
  /** Slopes are paid along themselves, not as seen from above. */
  readonly alongSlopes: boolean;
  stretch(from: Waypoint, to: Waypoint): PricedStretch;
  /** Where ways were broken before, and where others of the same search will find the same borders. */
  readonly borders: GroundBorder[];
  /** Called where a way goes on when its allowance is spent. */
  cutShort(): void;
}

export interface TraceStart {
  readonly place: Waypoint;
  readonly node: TracedNode;
  readonly on: Carrier;
}

/** A straight border between two kinds of plane ground, as it is come to from one side. */
export interface GroundBorder {
  readonly at: PlanPoint;
  /** @shape a unit direction */
  readonly along: PlanPoint;
  readonly here: TracedPhase;
  readonly next: TracedPhase;
  readonly before: GoingOfPhase;
  readonly beyond: GoingOfPhase;
}

/** Costs of a millimetre that differ by less than this share break no way. */
const SAME_RATE = 0.005;
/** How much of a turn the ways beside it have by which the lie of a border and of the ground is found: about half a degree, and a fiftieth of that. */
const ASIDE = [0.01, 0.0002];
/** To either side: one that grazes a border or meets it next to a corner has a neighbour on one side only. */
const BESIDE: readonly PlanPoint[] = ASIDE.flatMap((z) => [
  { x: Math.sqrt(1 - z * z), z },
  { x: Math.sqrt(1 - z * z), z: -z },
]);
/** From just beyond a border a way goes on over the ground there. */
const ACROSS: Millimetres = 0.01;
/** A way is broken no more often than this. */
const MOST_BREAKS = 6;
/** Phases shorter than this are too short to tell the lie of their ground. */
const SHORTEST: Millimetres = 1e-5;
/** So near to the line of a known border, and so much as the ground there would have it, it is the same border: rounding. */
const SAME_LINE = 1e-6;
const HALVINGS = 50;

/**
 * Traces the cheapest way that begins in a direction: straight over ground of one kind, and broken where it comes to another kind as light is at the
 * face of a glass, since of all ways across a border that one is the cheapest to where it leads. It is stopped where the ground beyond is so much better
 * that it would run along the border.
 */
export function traceBroken(tracing: Tracing, start: TraceStart, towards: PlanPoint): TracedWay {
  const phases: TracedPhase[] = [];
  let here = start;
  let heading = towards;
  let straightTo = Infinity;
  for (let breaks = 0; ; breaks++) {
    const way = traceStraight(tracing, here, heading);
    const broken = breaks < MOST_BREAKS ? firstBreak(tracing, here, heading, way.phases) : null;
    if (!broken) {
      phases.push(...way.phases);
      return { towards, phases, stopped: way.by !== null, by: way.by, across: null, straightTo };
    }
    phases.push(...way.phases.slice(0, broken.after + 1));
    const border = phases.at(-1)!.nodes.at(-1)!;
    straightTo = Math.min(straightTo, border.along);
    const { on } = way.phases[broken.after + 1]!;
    const { rise, rate } = broken;
    const across = (along: PlanPoint): TracedPlace => ({
      at: { x: border.at.x + along.x * ACROSS, y: border.at.y + rise * ACROSS, z: border.at.z + along.z * ACROSS },
      along: border.along + ACROSS,
      cost: border.cost + rate * ACROSS,
      on,
    });
    if (!broken.heading) return { towards, phases, stopped: true, by: null, across: across(heading), straightTo };
    heading = broken.heading;
    const node = across(heading);
    here = { place: { kind: 'ground', at: node.at }, node, on };
  }
}

function traceStraight(
  { allowance, lengthAhead, stretch, cutShort }: Tracing,
  { place, node, on }: TraceStart,
  towards: PlanPoint,
) {
  const { at } = node;
  const length = lengthAhead(at, towards, allowance - node.cost);
  const to: Waypoint = { kind: 'ground', at: { x: at.x + towards.x * length, y: at.y, z: at.z + towards.z * length } };
  const found = stretch(place, to);
  const { phases, spent } = phasesOf(found, node, on, allowance);
  if (spent || !found.barred) cutShort();
  return { phases, by: spent || !found.barred ? null : nameOfBar(found.barred) };
}

interface Break {
  /** The index of the phase that it ends. */
  readonly after: number;
  /** Where it goes on, at what cost a millimetre and how steeply; no heading where it runs along the border, and what a millimetre straight on costs. */
  readonly heading: PlanPoint | null;
  readonly rate: number;
  readonly rise: number;
}

function firstBreak(tracing: Tracing, start: TraceStart, towards: PlanPoint, phases: readonly TracedPhase[]): Break | null {
  const neighbours: (readonly TracedPhase[])[] = [];
  const neighbour = (k: number): readonly TracedPhase[] => {
    neighbours[k] ??= traceStraight({ ...tracing, cutShort: () => undefined }, start, turnedBy(towards, BESIDE[k]!)).phases;
    return neighbours[k];
  };
  for (let i = 0; i + 1 < phases.length; i++) {
    const here = phases[i]!;
    const next = phases[i + 1]!;
    if (!meets(here, next) || Math.abs(rateOf(here) - rateOf(next)) <= SAME_RATE * rateOf(here)) continue;
    // where the ground under the way itself is not plane, no way beside it tells its lie
    if (!isPlane(here) || !isPlane(next)) continue;
    const known = tracing.borders.find((border) => isAtBorder(border, here, next, towards));
    if (known) return breakAt(i, known.before, known.beyond, towards, known.along);
    for (let k = 0; k < BESIDE.length; k++) {
      const one = neighbour(k)[i];
      const other = neighbour(k)[i + 1];
      if (!one || !other || one.factor !== here.factor || other.factor !== next.factor) continue;
      const border = { x: endPoint(one).x - endPoint(here).x, z: endPoint(one).z - endPoint(here).z };
      const size = Math.sqrt(border.x * border.x + border.z * border.z);
      const before = goingOf(here, one, towards, tracing.alongSlopes);
      const after = goingOf(next, other, towards, tracing.alongSlopes);
      if (!(size > 0) || !before || !after) continue;
      const along = { x: border.x / size, z: border.z / size };
      const found = { at: endPoint(here), along, here, next, before, beyond: after };
      if (isAtBorder(found, here, next, towards)) tracing.borders.push(found);
      return breakAt(i, before, after, towards, along);
    }
  }
  return null;
}

/** Is this where a way that goes in a direction comes to a border, as if the ground on both sides of it were plane? */
function isAtBorder(border: GroundBorder, here: TracedPhase, next: TracedPhase, towards: PlanPoint): boolean {
  const { x, z } = endPoint(here);
  const aside = (x - border.at.x) * border.along.z - (z - border.at.z) * border.along.x;
  return (
    Math.abs(aside) < SAME_LINE &&
    isSameGround(border.here, here) &&
    isSameGround(border.next, next) &&
    isGoneOver(border.before, here, towards) &&
    isGoneOver(border.beyond, next, towards)
  );
}

const isSameGround = (a: TracedPhase, b: TracedPhase): boolean => a.factor === b.factor && isSameCarrier(a.on, b.on);

function isGoneOver({ weight, paidRise, gradient }: GoingOfPhase, phase: TracedPhase, towards: PlanPoint): boolean {
  const rise = gradient.x * towards.x + gradient.z * towards.z;
  const from = phase.nodes[0]!.at;
  return (
    phase.nodes.every(({ at }) => Math.abs(at.y - from.y - rise * planDistance(from, at)) < SAME_LINE) &&
    Math.abs(weight * Math.sqrt(1 + paidRise * rise * rise) - rateOf(phase)) < SAME_LINE * weight
  );
}

const turnedBy = (a: PlanPoint, by: PlanPoint): PlanPoint => ({ x: a.x * by.x - a.z * by.z, z: a.x * by.z + a.z * by.x });
const endPoint = ({ nodes }: TracedPhase) => nodes.at(-1)!.at;

/** One begins where the other ends, with nothing climbed between them. */
function meets(here: TracedPhase, next: TracedPhase): boolean {
  const end = here.nodes.at(-1)!;
  const begin = next.nodes[0]!;
  return begin.along === end.along && begin.cost === end.cost && rateOf(here) > 0 && rateOf(next) > 0;
}

/** What a millimetre of a phase costs, seen from above; 0 for one that is too short to tell. */
function rateOf({ nodes }: TracedPhase): number {
  const first = nodes[0]!;
  const last = nodes.at(-1)!;
  return last.along - first.along > SHORTEST ? (last.cost - first.cost) / (last.along - first.along) : 0;
}

/** How dear the ground is, how it rises along x and z, and whether that is paid. */
interface GoingOfPhase {
  readonly weight: number;
  readonly paidRise: 0 | 1;
  readonly gradient: PlanPoint;
}

/** Its heights lie on one line. */
function isPlane({ nodes }: TracedPhase): boolean {
  const a = nodes[0]!.at;
  const b = nodes.at(-1)!.at;
  const rise = (b.y - a.y) / planDistance(a, b);
  return nodes.every(({ at }) => Math.abs(at.y - a.y - rise * planDistance(a, at)) < 0.01 + 0.001 * planDistance(a, at));
}

/** The lie of plane ground from two ways over it; null where they run too close together to tell. */
function goingOf(phase: TracedPhase, beside: TracedPhase, towards: PlanPoint, alongSlopes: boolean): GoingOfPhase | null {
  const a = phase.nodes[0]!.at;
  const b = endPoint(phase);
  const c = endPoint(beside);
  const ux = b.x - a.x;
  const uz = b.z - a.z;
  const vx = c.x - a.x;
  const vz = c.z - a.z;
  const area = ux * vz - uz * vx;
  const level = Math.abs(b.y - a.y) < 1e-9 && Math.abs(c.y - a.y) < 1e-9;
  if (!level && area === 0) return null;
  const gradient = level
    ? { x: 0, z: 0 }
    : { x: ((b.y - a.y) * vz - (c.y - a.y) * uz) / area, z: ((c.y - a.y) * ux - (b.y - a.y) * vx) / area };
  const rise = gradient.x * towards.x + gradient.z * towards.z;
  const paidRise = alongSlopes ? 1 : 0;
  return { weight: rateOf(phase) / Math.sqrt(1 + paidRise * rise * rise), paidRise, gradient };
}

/** What a millimetre along the border saves or costs to whoever goes in a direction: it is the same on both sides of a cheapest way. */
function pullAlong({ weight, paidRise, gradient }: GoingOfPhase, heading: PlanPoint, border: PlanPoint): number {
  const rise = gradient.x * heading.x + gradient.z * heading.z;
  const straight = heading.x * border.x + heading.z * border.z;
  const climbing = paidRise * (gradient.x * border.x + gradient.z * border.z);
  return (weight * (straight + climbing * rise)) / Math.sqrt(1 + paidRise * rise * rise);
}

function breakAt(after: number, before: GoingOfPhase, beyond: GoingOfPhase, towards: PlanPoint, border: PlanPoint): Break {
  // the direction straight across the border, to the far side
  const sign = towards.x * -border.z + towards.z * border.x >= 0 ? 1 : -1;
  const across = { x: -border.z * sign, z: border.x * sign };
  const pull = pullAlong(before, towards, border);
  const headingAt = (slant: number): PlanPoint => {
    const aside = slant / (1 - Math.abs(slant));
    const size = Math.sqrt(1 + aside * aside);
    return { x: (across.x + border.x * aside) / size, z: (across.z + border.z * aside) / size };
  };
  const onwards = (heading: PlanPoint) => {
    const rise = beyond.gradient.x * heading.x + beyond.gradient.z * heading.z;
    return { rate: beyond.weight * Math.sqrt(1 + beyond.paidRise * rise * rise), rise };
  };
  let [low, high] = [-1 + 1e-9, 1 - 1e-9];
  if (pull >= pullAlong(beyond, headingAt(high), border) || pull <= pullAlong(beyond, headingAt(low), border)) {
    return { after, heading: null, ...onwards(towards) };
  }
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (pullAlong(beyond, headingAt(middle), border) < pull) low = middle;
    else high = middle;
  }
  const heading = headingAt((low + high) / 2);
  return { after, heading, ...onwards(heading) };
}
