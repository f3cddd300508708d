import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** A straight run of a wall line, between two corners of it. @unit millimetres @frame board */
export interface Run {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  /** Runs are mitred into each other only where they agree in this: height and nature. */
  readonly like: string;
}

/** A run with the thickness of a wall: its outline in plan, four corners. */
export interface Bar<Of extends Run> {
  readonly run: Of;
  readonly outline: readonly [PlanPoint, PlanPoint, PlanPoint, PlanPoint];
}

/** Corners nearer to each other than this are one. */
const GRAIN: Millimetres = 0.01;
/** Walls that turn back more sharply than this are cut off straight instead of mitred: 1 + cos of the turn. */
const SHARPEST = 0.2;

/** The name of a place: the same for corners that lie in one place. */
export const placeKey = ({ x, z }: PlanPoint): string => `${Math.round(x / GRAIN)} ${Math.round(z / GRAIN)}`;

export const lengthOfRun = ({ from, to }: Pick<Run, 'from' | 'to'>): Millimetres => {
  const x = to.x - from.x;
  const z = to.z - from.z;
  return Math.sqrt(x * x + z * z);
};

interface Way {
  readonly x: number;
  readonly z: number;
}
const wayOf = (run: Run): Way => {
  const length = lengthOfRun(run);
  return { x: (run.to.x - run.from.x) / length, z: (run.to.z - run.from.z) / length };
};

/**
 * Gives runs of wall a thickness. Where exactly two runs of a kind meet they are mitred and share the edge, so that a bent wall has neither a
 * gap nor an overlap at its corners; everywhere else a run ends straight, at the middle of whatever it meets.
 * @edge where a mitre would reach past the half of a run, or the wall turns back on itself, both runs end straight
 */
export function barsOfRuns<Of extends Run>(runs: readonly Of[], thickness: Millimetres): readonly Bar<Of>[] {
  const half = thickness / 2;
  const meeting = new Map<string, { readonly run: Of; readonly end: 'from' | 'to' }[]>();
  for (const run of runs) {
    for (const end of ['from', 'to'] as const) {
      const key = `${placeKey(run[end])} ${run.like}`;
      const there = meeting.get(key);
      if (there) there.push({ run, end });
      else meeting.set(key, [{ run, end }]);
    }
  }
  /** The corner of a run's end on its left, as it goes from its beginning to its end; the right one lies opposite. */
  const cornerAt = (run: Of, end: 'from' | 'to'): Way => {
    const way = wayOf(run);
    const straight = { x: way.z * half, z: -way.x * half };
    const met = meeting.get(`${placeKey(run[end])} ${run.like}`)!;
    const other = met.length === 2 ? met.find((one) => one.run !== run) : undefined;
    if (!other) return straight;
    // The way on, as if both runs were walked in one direction.
    const turned = wayOf(other.run);
    const sign = other.end === end ? -1 : 1;
    const on = { x: turned.x * sign, z: turned.z * sign };
    const agree = 1 + (way.x * on.x + way.z * on.z);
    if (agree < SHARPEST) return straight;
    const mitre = { x: ((way.z + on.z) * half) / agree, z: (-(way.x + on.x) * half) / agree };
    const along = Math.abs(mitre.x * way.x + mitre.z * way.z);
    if (along > Math.min(lengthOfRun(run), lengthOfRun(other.run)) / 2) return straight;
    return mitre;
  };
  return runs.map((run) => {
    const first = cornerAt(run, 'from');
    const last = cornerAt(run, 'to');
    const { from, to } = run;
    return {
      run,
      outline: [
        { x: from.x + first.x, z: from.z + first.z },
        { x: to.x + last.x, z: to.z + last.z },
        { x: to.x - last.x, z: to.z - last.z },
        { x: from.x - first.x, z: from.z - first.z },
      ],
    };
  });
}

/**
 * The same line with fewer corners: those are left out that lie within `slack` of the straight line past them (Ramer, Douglas, Peucker).
 * Corners that `stays` names are kept. @edge first and last always stay
 */
export function fewerCorners(
  points: readonly PlanPoint[],
  slack: Millimetres,
  stays: (point: PlanPoint) => boolean,
): readonly PlanPoint[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  for (let i = 1; i < points.length - 1; i++) if (stays(points[i]!)) kept[i] = 1;
  const open: [number, number][] = [];
  for (let from = 0, i = 1; i < points.length; i++) {
    if (kept[i] === 0) continue;
    open.push([from, i]);
    from = i;
  }
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = slack;
    for (let i = from + 1; i < to; i++) {
      const away = awayFrom(points[i]!, points[from]!, points[to]!);
      if (away > most) {
        most = away;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => kept[i] === 1);
}

/** How far a point lies from the straight stretch between two others. */
function awayFrom(p: PlanPoint, a: PlanPoint, b: PlanPoint): number {
  const x = b.x - a.x;
  const z = b.z - a.z;
  const square = x * x + z * z;
  const t = square > 0 ? Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.z - a.z) * z) / square)) : 0;
  const dx = p.x - a.x - t * x;
  const dz = p.z - a.z - t * z;
  return Math.sqrt(dx * dx + dz * dz);
}
