import type { Base, Model } from '../../../engine/index.ts';
import type { Chance } from '../../support/chance.ts';
import { man } from '../../support/sight-board.ts';

/** An oval or rectangular base on the table: half lengths to its left and ahead, its middle, and the way that it faces. */
export interface FlatBase {
  readonly kind: 'oval' | 'rectangle';
  readonly half: readonly [number, number];
  readonly at: readonly [number, number];
  readonly facing: number;
}

/** So many points of each rim are tried, and so many strips of each area added up, on every run. */
export const MILLION = 1_000_000;

/** A point of a base's own plane on the table. */
const placed = ({ at, facing }: FlatBase, u: number, v: number): readonly [number, number] => [
  at[0] + u * Math.cos(facing) + v * Math.sin(facing),
  at[1] - u * Math.sin(facing) + v * Math.cos(facing),
];

/** Points of a rim in order, all the way round. */
interface Rim {
  readonly x: Float64Array;
  readonly z: Float64Array;
}

function rimOf(base: FlatBase): Rim {
  const rim: Rim = { x: new Float64Array(MILLION), z: new Float64Array(MILLION) };
  const [a, b] = base.half;
  const [sin, cos] = [Math.sin(base.facing), Math.cos(base.facing)];
  for (let i = 0; i < MILLION; i++) {
    let u: number;
    let v: number;
    if (base.kind === 'oval') {
      const turn = (2 * Math.PI * i) / MILLION;
      u = a * Math.cos(turn);
      v = b * Math.sin(turn);
    } else {
      const side = Math.floor((4 * i) / MILLION);
      const along = (8 * i) / MILLION - 2 * side - 1;
      u = side === 0 ? a * along : side === 1 ? a : side === 2 ? -a * along : -a;
      v = side === 0 ? -b : side === 1 ? b * along : side === 2 ? b : -b * along;
    }
    rim.x[i] = base.at[0] + u * cos + v * sin;
    rim.z[i] = base.at[1] - u * sin + v * cos;
  }
  return rim;
}

/** Does any of the points lie in a base? */
function holdsAny({ kind, half: [a, b], at, facing }: FlatBase, { x, z }: Rim): boolean {
  const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
  for (let i = 0; i < MILLION; i++) {
    const dx = x[i]! - at[0];
    const dz = z[i]! - at[1];
    const u = (dx * cos - dz * sin) / a;
    const v = (dx * sin + dz * cos) / b;
    if (kind === 'oval' ? u * u + v * v <= 1 : Math.abs(u) <= 1 && Math.abs(v) <= 1) return true;
  }
  return false;
}

/**
 * How far apart two bases are, by a million points of each rim: 0 where a point of one lies in the other. For every point of the one rim the nearest point
 * of the other is walked to from the nearest one of the point before, which lies no farther on than the step that was taken.
 */
export function distanceByPoints(one: FlatBase, other: FlatBase): number {
  const [p, q] = [rimOf(one), rimOf(other)];
  if (holdsAny(one, q) || holdsAny(other, p)) return 0;
  const square = (i: number, j: number): number => {
    const dx = p.x[i]! - q.x[j]!;
    const dz = p.z[i]! - q.z[j]!;
    return dx * dx + dz * dz;
  };
  let j = 0;
  for (let k = 1; k < MILLION; k++) if (square(0, k) < square(0, j)) j = k;
  let least = square(0, j);
  for (let i = 1; i < MILLION; i++) {
    let here = square(i, j);
    for (const step of [1, MILLION - 1]) {
      for (let next = (j + step) % MILLION, there = square(i, next); there < here; there = square(i, next)) {
        j = next;
        here = there;
        next = (j + step) % MILLION;
      }
    }
    if (here < least) least = here;
  }
  return Math.sqrt(least);
}

/** From where to where a base lies on the line of all places with this x: into `into`; false where it does not come there. */
function chordAt({ kind, half: [a, b], at, facing }: FlatBase, x: number, into: Float64Array): boolean {
  const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
  const dx = x - at[0];
  if (kind === 'oval') {
    const square = (sin / a) ** 2 + (cos / b) ** 2;
    const middle = dx * cos * sin * (1 / b ** 2 - 1 / a ** 2);
    const under = middle * middle - square * (((dx * cos) / a) ** 2 + ((dx * sin) / b) ** 2 - 1);
    if (under <= 0) return false;
    into[0] = at[1] + (-middle - Math.sqrt(under)) / square;
    into[1] = at[1] + (-middle + Math.sqrt(under)) / square;
    return true;
  }
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 2; axis++) {
    const start = axis === 0 ? dx * cos : dx * sin;
    const slope = axis === 0 ? -sin : cos;
    const most = axis === 0 ? a : b;
    if (slope === 0) {
      if (Math.abs(start) > most) return false;
      continue;
    }
    const [from, to] = [(-most - start) / slope, (most - start) / slope];
    low = Math.max(low, Math.min(from, to));
    high = Math.min(high, Math.max(from, to));
  }
  into[0] = at[1] + low;
  into[1] = at[1] + high;
  return low < high;
}

/** The area that two bases share, by a million strips across the narrower one, each with its exact length. */
export function areaByStrips(one: FlatBase, other: FlatBase): number {
  const reach = ({ half: [a, b] }: FlatBase) => Math.hypot(a, b);
  const low = Math.max(one.at[0] - reach(one), other.at[0] - reach(other));
  const high = Math.min(one.at[0] + reach(one), other.at[0] + reach(other));
  if (!(high > low)) return 0;
  const width = (high - low) / MILLION;
  const [a, b] = [new Float64Array(2), new Float64Array(2)];
  let area = 0;
  for (let i = 0; i < MILLION; i++) {
    const x = low + (i + 0.5) * width;
    if (!chordAt(one, x, a) || !chordAt(other, x, b)) continue;
    area += Math.max(0, Math.min(a[1]!, b[1]!) - Math.max(a[0]!, b[0]!));
  }
  return area * width;
}

/** How two bases lie to each other. */
export const LAYS = ['apart', 'close together', 'touching', 'overlapping', 'about one middle', 'one within the other'] as const;
export type Lay = (typeof LAYS)[number];

/** Two bases that lie to each other like that; slim ones are up to forty times as long as wide. */
export function twoBases(chance: Chance, lay: Lay, kinds: readonly [FlatBase['kind'], FlatBase['kind']], slim: boolean) {
  const half = (): readonly [number, number] => {
    const long = chance.between(20, 75);
    const short = slim ? long / chance.between(15, 40) : chance.between(12, 60);
    return chance.whole(0, 1) ? [long, short] : [short, long];
  };
  const one: FlatBase = {
    kind: kinds[0],
    half: half(),
    at: [chance.between(-300, 300), chance.between(-300, 300)],
    facing: chance.between(-Math.PI, Math.PI),
  };
  const free: FlatBase = { kind: kinds[1], half: half(), at: [0, 0], facing: chance.between(-Math.PI, Math.PI) };
  const ahead = chance.between(-Math.PI, Math.PI);
  const from = (away: number): FlatBase => ({
    ...free,
    at: [one.at[0] + away * Math.sin(ahead), one.at[1] + away * Math.cos(ahead)],
  });
  switch (lay) {
    case 'apart':
      return [one, from(chance.between(220, 500))] as const;
    case 'overlapping':
      return [one, from(chance.between(0.2, 0.8) * (Math.min(...one.half) + Math.min(...free.half)))] as const;
    case 'about one middle':
      return [one, from(0)] as const;
    case 'one within the other': {
      const small = Math.min(...one.half) / Math.max(...free.half) / 3;
      return [one, { ...from(Math.min(...one.half) / 4), half: [free.half[0] * small, free.half[1] * small] as const }] as const;
    }
    case 'close together':
    case 'touching': {
      // both rims have a point where the ways out of them go against each other
      const gap = lay === 'touching' ? 0 : chance.between(0.001, 0.5);
      const [mine, theirs] = [outOf(chance, one), outOf(chance, free)];
      const facing = mine.way + Math.PI - theirs.way;
      const turned: FlatBase = { ...free, facing };
      const [x, z] = placed(turned, ...theirs.point);
      const [touchX, touchZ] = placed(one, ...mine.point);
      const way = one.facing + mine.way;
      return [
        one,
        {
          ...turned,
          facing: facing + one.facing,
          at: turnedAbout([-x, -z], one.facing, [touchX + gap * Math.sin(way), touchZ + gap * Math.cos(way)]),
        },
      ] as const;
    }
  }
}

/** A way, turned and begun at a place. */
const turnedAbout = ([x, z]: readonly [number, number], by: number, from: readonly [number, number]) =>
  [from[0] + x * Math.cos(by) + z * Math.sin(by), from[1] - x * Math.sin(by) + z * Math.cos(by)] as const;

/** A point of a rim, and the way straight out of it against where the base faces. */
function outOf(chance: Chance, { kind, half: [a, b] }: FlatBase): { point: readonly [number, number]; way: number } {
  if (kind === 'oval') {
    const turn = chance.between(-Math.PI, Math.PI);
    return {
      point: [a * Math.cos(turn), b * Math.sin(turn)],
      way: Math.atan2(Math.cos(turn) / a, Math.sin(turn) / b),
    };
  }
  const aside = chance.between(-1, 1);
  return chance.whole(0, 1) ? { point: [a, b * aside], way: Math.PI / 2 } : { point: [a * aside, -b], way: Math.PI };
}

/** The same base under a model. */
export function modelOn(id: string, { kind, half: [a, b], at: [x, z], facing }: FlatBase): Model {
  const base: Base = { kind, width: 2 * a, depth: 2 * b };
  return man(id, 0, 0, { base, pose: { at: { x, y: 0, z }, facing } });
}

/** All of it turned about the middle of the table and moved. */
export function movedAlong(base: FlatBase, [x, z]: readonly [number, number], turn: number): FlatBase {
  return { ...base, facing: base.facing + turn, at: turnedAbout(base.at, turn, [x, z]) };
}
