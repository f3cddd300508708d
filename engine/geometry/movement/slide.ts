import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { Barrier, FootingFinding, Source } from '../queries.ts';
import { findFooting, LIFT } from './footing.ts';
import { findLevelGround, type HeightRange } from './level-ground.ts';

/** A way straight over the table on which a model is slid without being lifted. */
export interface SlideWay {
  /** Where the model stands after so much of the way; null from where it is barred. */
  placeAt(distance: Millimetres): BoardPoint | null;
  /** How far it comes at most, up to a distance that is asked for, and what bars it there; null where nothing does. */
  barrierWithin(distance: Millimetres): { readonly at: Millimetres; readonly barrier: Barrier } | null;
}

/** All ways on which a model can be slid from where it stands. */
export interface SlideGround {
  /** So far in every direction the ground is level and nothing is met. */
  readonly quiet: Millimetres;
  /** Wherever it can be slid to within the limit its height stays what it is. */
  readonly level: boolean;
  /** By how much it may rise or fall while it is moved to anywhere in a square of displacements: never too little. */
  risesWithin(square: { readonly centre: Vec2; readonly half: Millimetres }): HeightRange;
  /** @shape `towards` is a unit direction of the plan */
  wayTowards(towards: PlanPoint): SlideWay;
}

/** Steps over level ground: a base of 25 mm can only skip a graze of less than a tenth of a millimetre. */
const LEVEL_STEP: Millimetres = 3;
/** Steps over slopes: 45° rise by less than the lift in one. */
const ROUGH_STEP: Millimetres = 0.8;
/** Where a way is barred is found to this. */
const BARRIER_ACCURACY: Millimetres = 0.025;

/**
 * Where can a model be slid to, up to a limit, and what bars it? It follows the ground: slopes up to 45° and rises and falls of up to 1 mm (what a hand
 * does not feel) are part of the surface it stands on, anything else ends the way: a step up is in the way, a step down is where the ground ends.
 * The ground ends where the surface under the middle of the base does. What the model already presses into does not bar it.
 * @frame board
 * @edge a model that no ground carries (on a ladder, held in the air, sunk by more than 1 mm) is moved level and only the table's edge bars it
 * @cost one footing for each step of 3 mm (0.8 mm on rough ground) beyond `quiet`, none within
 */
export function findSlideGround(scene: Scene, board: Board, model: Model, limit: Millimetres): SlideGround {
  const ground = { board, scene, physics: null };
  const start = model.pose.at;
  const foot = (x: number, z: number, from: Millimetres) => findFooting(ground, model.id, { x, y: from, z });
  const first = foot(start.x, start.z, start.y);
  const carried = Math.abs(start.y - first.height) <= LIFT && model.perch === null;
  const others: SolidFilter = ({ source }) => !(source.kind === 'model' && source.model === model.id);
  const level = findLevelGround(scene, board, model, first.height, limit, others);
  const toEdge = distanceToTableEdge(board, start);
  // the edge is in the way of nobody who stands beyond it
  const edgeBars = toEdge >= 0;
  const free = edgeBars ? toEdge : limit;
  const quiet = carried ? (first.overlaps.length > 0 ? 0 : Math.min(level.radius, free)) : free;
  const step = level.rough ? ROUGH_STEP : LEVEL_STEP;
  const leadsMiddle = underMiddle(scene, start, first.height, others) !== null;
  const offset = start.y - first.height;

  /** Steps from one known height to a place near it. */
  const stepTo = (x: number, z: number, from: Millimetres): FootingFinding | Barrier => {
    if (edgeBars && distanceToTableEdge(board, { x, y: 0, z }) < 0) return { kind: 'table-edge' };
    const found = foot(x, z, from);
    if (found.height < from - LIFT) return { kind: 'no-ground' };
    if (leadsMiddle && underMiddle(scene, { x, y: 0, z }, found.height, others) === null) return { kind: 'no-ground' };
    const by = found.overlaps.find((source) => !first.overlaps.some((known) => isSameSource(known, source)));
    return by ? { kind: 'in-the-way', by } : found;
  };

  const wayTowards = (towards: PlanPoint): SlideWay => {
    const on = (r: Millimetres, y: Millimetres): BoardPoint => ({ x: start.x + towards.x * r, y, z: start.z + towards.z * r });
    if (!carried) {
      return {
        placeAt: (r) => (edgeBars && distanceToTableEdge(board, on(r, 0)) < 0 ? null : on(r, start.y)),
        barrierWithin: (r) => {
          if (!edgeBars || distanceToTableEdge(board, on(r, 0)) >= 0) return null;
          return { at: lastWhere((d) => distanceToTableEdge(board, on(d, 0)) >= 0, 0, r), barrier: { kind: 'table-edge' } };
        },
      };
    }
    // heights after so many steps beyond the quiet ground
    const heights = [first.height];
    let end: { readonly at: Millimetres; readonly barrier: Barrier } | null = null;
    const tryStep = (r: Millimetres, from: Millimetres) => {
      const { x, z } = on(r, 0);
      return stepTo(x, z, from);
    };
    const walkTo = (r: Millimetres): void => {
      while (!end && quiet + (heights.length - 1) * step < r) {
        const from = quiet + (heights.length - 1) * step;
        const height = heights.at(-1)!;
        const next = tryStep(from + step, height);
        if ('kind' in next) end = endBetween(from, from + step, height, next);
        else heights.push(next.height);
      }
    };
    const endBetween = (from: Millimetres, to: Millimetres, height: Millimetres, met: Barrier) => {
      let barrier = met;
      const at = lastWhere(
        (d) => {
          const tried = tryStep(d, height);
          if ('kind' in tried) barrier = tried;
          return !('kind' in tried);
        },
        from,
        to,
      );
      return { at, barrier };
    };
    return {
      placeAt: (r) => {
        if (r <= quiet) return on(r, start.y);
        walkTo(r);
        if (end && r > end.at) return null;
        const before = Math.min(heights.length - 1, Math.floor((r - quiet) / step));
        const after = heights[before + 1];
        const height = heights[before]!;
        if (after === height && !level.rough) return on(r, height + offset);
        const there = tryStep(r, height);
        return 'kind' in there ? null : on(r, there.height + offset);
      },
      barrierWithin: (r) => {
        if (r <= quiet) return null;
        walkTo(r);
        return end && end.at < r ? end : null;
      },
    };
  };
  // what was walked once need not be walked again
  const ways = new Map<string, SlideWay>();
  return {
    quiet,
    level: !carried || !level.uneven,
    risesWithin: ({ centre, half }) => {
      const x = Math.abs(centre.x) + half;
      const z = Math.abs(centre.y) + half;
      if (!carried || !level.uneven || x * x + z * z <= quiet * quiet) return { low: 0, high: 0 };
      const { low, high } = level.heightsWithin({ x: start.x + centre.x, z: start.z + centre.y }, half);
      return { low: low - first.height, high: high - first.height };
    },
    wayTowards: (towards) => {
      const name = `${towards.x},${towards.z}`;
      const way = ways.get(name) ?? wayTowards(towards);
      ways.set(name, way);
      return way;
    },
  };
}

function isSameSource(a: Source, b: Source): boolean {
  if (a.kind === 'model') return b.kind === 'model' && a.model === b.model;
  return b.kind === 'part' && a.piece === b.piece && a.part === b.part;
}

/** The last distance, to BARRIER_ACCURACY, at which something still is so; it is so at `low` and not at `high`. */
function lastWhere(isSo: (distance: Millimetres) => boolean, low: Millimetres, high: Millimetres): Millimetres {
  let [so, notSo] = [low, high];
  while (notSo - so > BARRIER_ACCURACY) {
    const middle = (so + notSo) / 2;
    if (isSo(middle)) so = middle;
    else notSo = middle;
  }
  return so;
}

function distanceToTableEdge({ size }: Board, { x, z }: BoardPoint): Millimetres {
  return Math.min(size.width / 2 - Math.abs(x), size.depth / 2 - Math.abs(z));
}

/** The height of what lies straight under the middle of a base, no more than 1 mm below it; null where nothing does. */
function underMiddle(scene: Scene, { x, z }: BoardPoint, height: Millimetres, accept: SolidFilter): Millimetres | null {
  if (height <= LIFT) return 0;
  const from = height + LIFT;
  const to = Math.max(0, height - LIFT);
  const hit = scene.firstHit({ x, y: from, z }, { x, y: to, z }, accept);
  return hit ? from + (to - from) * hit.t : null;
}
