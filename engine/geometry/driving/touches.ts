import type { Model } from '../../board/model.ts';
import { frameOfPose, intoFrame, outOfFrame } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { DriveObstacle, DrivePlace, DriveTouch } from '../driving-queries.ts';
import { findSector } from '../measure/find-sector.ts';
import type { Press } from './first-press.ts';
import { type GroundAhead, heightAt } from './ground-ahead.ts';
import type { PlanMotion } from './plan-motion.ts';

/** A face or a base that is run into, and between which heights over the ground. */
export interface Met {
  readonly with: DriveObstacle;
  readonly press: Press;
  readonly low: Millimetres;
  readonly high: Millimetres;
}

/** One name for one thing that is run into. */
export function keyOfObstacle(thing: DriveObstacle): string {
  switch (thing.kind) {
    case 'part':
      return `part ${thing.piece} ${thing.part}`;
    case 'model':
      return `model ${thing.model}`;
    case 'impassable':
      return `ground ${thing.piece}`;
    case 'table-edge':
      return 'table-edge';
  }
}

/** Parameters that differ by less are one: faces of one wall are met together. */
const AT_ONCE = 1e-7;
/** Places that are nearer to each other along an edge hang together. */
const TOGETHER: Millimetres = 1e-5;

/** The first touch of each thing, in the order of the motion; of things that are touched at once, in the order of their names. */
export function touchesOf(
  met: readonly Met[],
  motion: PlanMotion,
  vehicle: Model,
  floor: GroundAhead,
  placeAt: (u: number) => DrivePlace,
): readonly DriveTouch[] {
  const byThing = new Map<string, Met[]>();
  for (const one of met) {
    const key = keyOfObstacle(one.with);
    byThing.set(key, [...(byThing.get(key) ?? []), one]);
  }
  const firsts = [...byThing].map(([key, all]) => ({ key, ...firstOf(all) })).sort((a, b) => a.first - b.first);
  // what differs by rounding alone happens at once
  const turnOf = (place: number): number => {
    let begins = 0;
    for (let i = 1; i <= place; i++) if (firsts[i]!.first > firsts[begins]!.first + AT_ONCE) begins = i;
    return begins;
  };
  const inTurn = firsts.map((one, place) => ({ ...one, turn: turnOf(place) }));
  inTurn.sort((a, b) => a.turn - b.turn || (a.key < b.key ? -1 : 1));
  return inTurn.map(({ first, depth, together }) => {
    const at = placeAt(first);
    const { from, to } = widest(together.map(({ press }) => press));
    const x = (from.x + to.x) / 2;
    const z = (from.z + to.z) / 2;
    const low = Math.min(...together.map((one) => one.low));
    const high = Math.max(...together.map((one) => one.high));
    const point = outOfFrame(motion.frame, { x, y: heightAt(floor, z) + (low + high) / 2, z });
    const there = { ...vehicle, pose: at.pose };
    return {
      with: together[0]!.with,
      at,
      point,
      onVehicle: intoFrame(frameOfPose(at.pose), point),
      side: findSector(there, point),
      depth,
    };
  });
}

function firstOf(all: readonly Met[]): {
  readonly first: number;
  readonly depth: Millimetres;
  readonly together: readonly Met[];
} {
  const first = Math.min(...all.map(({ press }) => press.at));
  const together = all.filter(({ press }) => press.at <= first + AT_ONCE);
  return { first, depth: Math.max(...all.map(({ press }) => press.depth)), together };
}

/** Touching edges of several faces as one, where they hang together on a line; of several such lines the longest, and of equal ones the first. */
function widest(presses: readonly Press[]): { readonly from: PlanPoint; readonly to: PlanPoint } {
  const longest = presses.reduce((best, one) => (lengthOf(one) > lengthOf(best) + TOGETHER ? one : best));
  const length = lengthOf(longest);
  if (length <= TOGETHER) return longest;
  const way = { x: (longest.to.x - longest.from.x) / length, z: (longest.to.z - longest.from.z) / length };
  const along = (p: PlanPoint): number => (p.x - longest.from.x) * way.x + (p.z - longest.from.z) * way.z;
  const aside = (p: PlanPoint): number => Math.abs((p.z - longest.from.z) * way.x - (p.x - longest.from.x) * way.z);
  const onLine = presses
    .filter(({ from, to }) => aside(from) <= TOGETHER && aside(to) <= TOGETHER)
    .map(({ from, to }): [number, number] => [Math.min(along(from), along(to)), Math.max(along(from), along(to))])
    .sort((a, b) => a[0] - b[0]);
  let best: readonly [number, number] = [0, 0];
  let open: [number, number] | null = null;
  for (const [low, high] of onLine) {
    if (open && low <= open[1] + TOGETHER) open[1] = Math.max(open[1], high);
    else open = [low, high];
    if (open[1] - open[0] > best[1] - best[0] + TOGETHER) best = [open[0], open[1]];
  }
  const place = (s: number): PlanPoint => ({ x: longest.from.x + way.x * s, z: longest.from.z + way.z * s });
  return { from: place(best[0]), to: place(best[1]) };
}

const lengthOf = ({ from, to }: Press): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.z - from.z) * (to.z - from.z));
