import type { Opening, OpeningKind, OpeningState } from '../../board/opening.ts';
import type { TerrainPart } from '../../board/terrain-piece.ts';
import type { OpeningId, PartId } from '../../identity/ids.ts';
import { convexHull } from '../../space/convex-hull.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { LineNature } from './foreign-board.ts';
import { type Bar, barsOfRuns, lengthOfRun, placeKey, type Run } from './straight-bars.ts';
import { partOf, upright } from './upright.ts';

/** A run of wall with its heights. @unit millimetres @frame board */
export interface WallRun extends Run {
  readonly bottom: Millimetres;
  readonly top: Millimetres;
  readonly is: LineNature;
  readonly loose: boolean;
}

/** A door or window, or a pane that stands for a wall one sees through. @unit millimetres @frame board */
export interface Gap {
  readonly kind: OpeningKind;
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly bottom: Millimetres;
  readonly top: Millimetres;
  /** Up to where a wall is to be built over it, and from where below it, where nobody has drawn one. */
  readonly wallTop: Millimetres;
  readonly wallBottom: Millimetres;
  readonly state: OpeningState;
  readonly glass: boolean;
}

/** What stands together: walls that touch, with what shuts their gaps. */
export interface RaisedWalls {
  readonly parts: Readonly<Record<PartId, TerrainPart>>;
  readonly openings: Readonly<Record<OpeningId, Opening>>;
  readonly footprint: readonly PlanPolygon[];
  readonly loose: boolean;
}

/** A wall over a door lower than this is not built. */
const LEAST: Millimetres = 0.5;
/** A leaf is thinner than its wall by this share. */
const LEAF = 0.5;

const spanKey = ({ from, to }: { readonly from: PlanPoint; readonly to: PlanPoint }): string =>
  [placeKey(from), placeKey(to)].sort().join(' | ');

/** Runs and gaps that hang together by their ends, each group for itself. */
function groupsOf(runs: readonly WallRun[], gaps: readonly Gap[]): { runs: WallRun[]; gaps: Gap[] }[] {
  const parent = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root)) root = next;
    parent.set(key, root);
    return root;
  };
  for (const { from, to } of [...runs, ...gaps]) {
    const [a, b] = [rootOf(placeKey(from)), rootOf(placeKey(to))];
    if (a !== b) parent.set(b, a);
  }
  const groups = new Map<string, { runs: WallRun[]; gaps: Gap[] }>();
  const groupOf = (point: PlanPoint) => {
    const root = rootOf(placeKey(point));
    const known = groups.get(root);
    if (known) return known;
    const fresh = { runs: [], gaps: [] };
    groups.set(root, fresh);
    return fresh;
  };
  for (const run of runs) groupOf(run.from).runs.push(run);
  for (const gap of gaps) groupOf(gap.from).gaps.push(gap);
  return [...groups.values()];
}

/**
 * Raises wall lines to bodies, every group of walls that touch as one piece. A door or window is an opening in the wall over it, below it or
 * beside it, with a leaf that shuts it; where no wall is near, it gets posts.
 */
export function raiseWalls(runs: readonly WallRun[], gaps: readonly Gap[], thickness: Millimetres): readonly RaisedWalls[] {
  return groupsOf(runs, gaps).map((group) => raiseGroup(group.runs, group.gaps, thickness));
}

function raiseGroup(runs: readonly WallRun[], gaps: readonly Gap[], thickness: Millimetres): RaisedWalls {
  const parts: Record<PartId, TerrainPart> = {};
  const openings: Record<OpeningId, Opening> = {};
  const footprint: PlanPolygon[] = [];
  const bars: { readonly id: PartId; readonly bar: Bar<WallRun> }[] = [];
  barsOfRuns(runs, thickness).forEach((bar, index) => {
    const id = `wall-${index + 1}`;
    const { bottom, top, is } = bar.run;
    parts[id] = partOf(id, upright(bar.outline, bottom, top), is === 'curtain' ? 'canvas' : 'stone');
    footprint.push(bar.outline);
    bars.push({ id, bar });
  });
  gaps.forEach((gap, index) => {
    const number = index + 1;
    const span = { from: gap.from, to: gap.to };
    const key = spanKey(span);
    const same = bars.filter(({ bar }) => spanKey(bar.run) === key);
    const slab = (id: PartId, bottom: number, top: number) => {
      parts[id] = partOf(id, upright(plank(span, thickness), bottom, top), 'stone');
      return id;
    };
    const above = same.find(({ bar }) => bar.run.bottom >= gap.top - LEAST)?.id;
    const below = same.find(({ bar }) => bar.run.top <= gap.bottom + LEAST)?.id;
    const lintel = above ?? (gap.wallTop - gap.top > LEAST ? slab(`lintel-${number}`, gap.top, gap.wallTop) : undefined);
    const sill = below ?? (gap.bottom - gap.wallBottom > LEAST ? slab(`sill-${number}`, gap.wallBottom, gap.bottom) : undefined);
    const besideAt = (end: PlanPoint) =>
      bars.find(
        ({ bar: { run } }) =>
          [run.from, run.to].some((corner) => placeKey(corner) === placeKey(end)) && run.bottom < gap.top && run.top > gap.bottom,
      )?.id;
    const [atFrom, atTo] = [besideAt(gap.from), besideAt(gap.to)];
    const beside = atFrom ?? atTo;
    // An end that no wall meets stands on a post, outside the clear width.
    if (!(above && below)) addPosts(parts, span, gap, number, thickness, { from: !atFrom, to: !atTo });
    footprint.push(plank(span, thickness));
    const leaf = `leaf-${number}`;
    const solid = upright(plank(span, thickness * LEAF), gap.bottom, gap.top);
    parts[leaf] = partOf(leaf, solid, gap.glass ? 'window-glass' : 'planks');
    const opening = `${gap.kind}-${number}`;
    openings[opening] = openingOf(opening, gap, span, thickness, lintel ?? sill ?? beside ?? `post-${number}-a`, leaf);
  });
  return { parts, openings, footprint: withinBounds(footprint), loose: runs.length > 0 && runs.every(({ loose }) => loose) };
}

interface Span {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

/** The plan of a straight plank of this thickness. */
function plank(span: Span, thickness: Millimetres): PlanPolygon {
  return barsOfRuns([{ ...span, like: '' }], thickness)[0]!.outline;
}

/** Puts a post beside each end of a gap that needs one, as thick as it is broad. */
function addPosts(
  parts: Record<PartId, TerrainPart>,
  { from, to }: Span,
  gap: Gap,
  number: number,
  thickness: Millimetres,
  needs: { readonly from: boolean; readonly to: boolean },
): void {
  const share = thickness / lengthOfRun({ from, to });
  const at = (t: number): PlanPoint => ({ x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t });
  const post = (id: PartId, span: Span) => {
    parts[id] = partOf(id, upright(plank(span, thickness), gap.wallBottom, gap.wallTop), 'timber');
  };
  if (needs.from) post(`post-${number}-a`, { from: at(-share), to: from });
  if (needs.to) post(`post-${number}-b`, { from: to, to: at(1 + share) });
}

function openingOf(id: OpeningId, gap: Gap, span: Span, thickness: Millimetres, wall: PartId, leaf: PartId): Opening {
  const { from, to } = span;
  const width = lengthOfRun(span);
  const across = { x: (to.x - from.x) / width, y: 0, z: (to.z - from.z) / width };
  return {
    id,
    kind: gap.kind,
    frame: {
      centre: { x: (from.x + to.x) / 2, y: (gap.bottom + gap.top) / 2, z: (from.z + to.z) / 2 },
      across,
      through: { x: 0 - across.z, y: 0, z: across.x },
      width,
      height: gap.top - gap.bottom,
      thickness,
    },
    infill: gap.glass ? 'glass' : 'nothing',
    state: gap.state,
    locks: 0,
    wall,
    leaf,
  };
}

/** A piece may have so many outlines; of more, neighbours share one around them. */
const MOST_OUTLINES = 1_000;
function withinBounds(footprint: readonly PlanPolygon[]): readonly PlanPolygon[] {
  const together = Math.ceil(footprint.length / MOST_OUTLINES);
  if (together <= 1) return footprint;
  return Array.from({ length: Math.ceil(footprint.length / together) }, (_, i) =>
    convexHull(footprint.slice(i * together, (i + 1) * together).flat()),
  );
}
