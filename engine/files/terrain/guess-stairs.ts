import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { normalOfTriangle } from '../../space/triangle-normal.ts';
import { lengthOf } from '../../space/vec3.ts';
import { type Guess, guess } from '../figure/guess.ts';
import type { FoundStairs } from './terrain-guess.ts';

/** A tread: level, and where its middle lies. */
interface Tread {
  readonly height: number;
  readonly area: number;
  readonly x: number;
  readonly z: number;
}

const LEVEL = 0.98;
/** Steps that somebody may go up, and how many make a flight. @unit millimetres */
const RISE = [1, 25] as const;
const LEAST_STEPS = 3;
/** Steps are as good as equal in height, and each lies as good as straight behind the one before. */
const EVEN = 0.35;
const STRAIGHT = 0.9;
/** The treads are so much of all that is level in a group that is nothing but stairs. */
const NOTHING_ELSE = 0.5;

/** Which groups of a mesh are straight flights of stairs? Those whose level faces rise step by step along one line. */
export function guessStairs(mesh: TriangleMesh): readonly Guess<FoundStairs>[] {
  return mesh.groups.flatMap((group): Guess<FoundStairs>[] => {
    // Where faces could not be turned to agree, those that look down are treads as well.
    const looks = (['up', 'either way'] as const).map((looking) => treadsOf(mesh, group.first, group.count, looking));
    const { treads, lookingUp } = looks.find((look) => longestFlight(look.treads).length >= LEAST_STEPS) ?? looks[0]!;
    const flight = longestFlight(treads);
    if (flight.length < LEAST_STEPS) return [];
    const rise = (flight.at(-1)!.height - flight[0]!.height) / (flight.length - 1);
    const share = flight.reduce((sum, { area }) => sum + area, 0) / lookingUp;
    const found = { group: group.name, steps: flight.length, rise };
    const fill = { count: flight.length, rise, part: group.name };
    if (share < NOTHING_ELSE) return [guess(found, 'unlikely', 'stairs-guess/among-other-things', fill)];
    return [guess(found, flight.length > LEAST_STEPS ? 'likely' : 'possible', 'stairs-guess/even-steps', fill)];
  });
}

/** The level faces of a group that look up, those of one height together, from the lowest up. */
function treadsOf(mesh: TriangleMesh, first: number, count: number, looking: 'up' | 'either way') {
  const { positions, triangles } = mesh;
  const found: { height: number; area: number; x: number; z: number }[] = [];
  let lookingUp = 0;
  for (let t = first * 3; t < (first + count) * 3; t += 3) {
    const normal = normalOfTriangle(mesh, t);
    const ny = looking === 'up' ? normal.y : Math.abs(normal.y);
    const area = lengthOf(normal) / 2;
    if (!(ny > 0)) continue;
    const along = (corner: number, k: number) => positions[triangles[t + corner]! * 3 + k]!;
    const middle = (k: number) => (along(0, k) + along(1, k) + along(2, k)) / 3;
    const height = middle(1);
    // What lies on the table is no tread.
    if (ny / 2 < LEVEL * area || height < 0.5) continue;
    lookingUp += area;
    const same = found.find((tread) => Math.abs(tread.height - height) < 0.25);
    if (!same) found.push({ height, area, x: middle(0) * area, z: middle(2) * area });
    else {
      same.x += middle(0) * area;
      same.z += middle(2) * area;
      same.area += area;
    }
  }
  const most = Math.max(0, ...found.map(({ area }) => area));
  const treads: Tread[] = found
    .filter(({ area }) => area >= 0.08 * most)
    .map(({ height, area, x, z }) => ({ height, area, x: x / area, z: z / area }))
    .sort((one, other) => one.height - other.height);
  return { treads, lookingUp };
}

/** The longest run of treads that rise evenly along a line. */
function longestFlight(treads: readonly Tread[]): readonly Tread[] {
  let best: readonly Tread[] = [];
  for (let from = 0; from + 1 < treads.length; from++) {
    const flight = [treads[from]!, treads[from + 1]!];
    const rise = flight[1]!.height - flight[0]!.height;
    const way = { x: flight[1]!.x - flight[0]!.x, z: flight[1]!.z - flight[0]!.z };
    const going = Math.sqrt(way.x * way.x + way.z * way.z);
    if (rise < RISE[0] || rise > RISE[1] || going < 0.4 * rise) continue;
    for (const next of treads.slice(from + 2)) {
      const last = flight.at(-1)!;
      const step = { x: next.x - last.x, z: next.z - last.z };
      const far = Math.sqrt(step.x * step.x + step.z * step.z);
      const isEven = Math.abs(next.height - last.height - rise) <= EVEN * rise;
      if (!isEven || !(far > 0) || (step.x * way.x + step.z * way.z) / (far * going) < STRAIGHT) break;
      flight.push(next);
    }
    if (flight.length > best.length) best = flight;
  }
  return best;
}
