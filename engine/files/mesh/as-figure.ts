import type { Stance } from '../../board/body.ts';
import type { Base, Model } from '../../board/model.ts';
import { STANDARD_HEIGHT, standardBody } from '../../board/standard-body.ts';
import type { MeshHash, ModelId, SideId, UnitId } from '../../identity/ids.ts';
import { convexHull } from '../../space/convex-hull.ts';
import type { Pose } from '../../space/frame.ts';
import { doubleAreaOf } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { ImportCredits } from './as-terrain.ts';

/** What a model made of a mesh is to be, apart from its looks. */
export interface FigureWishes {
  readonly id: ModelId;
  readonly name: string;
  readonly unit: UnitId;
  readonly owner: SideId;
  readonly credits: ImportCredits;
  readonly pose?: Pose;
  readonly stance?: Stance;
  /** Height of the body that the rules see; a man's standard height where none is given. */
  readonly height?: Millimetres;
  /** The guessed base where none is given. */
  readonly base?: Base;
}

/**
 * Makes a model of an imported mesh. The mesh is only its looks: what is seen of it, and what it sees from, is the standard body of the
 * given height.
 * @clause SK-MODEL-1 to 5
 */
export function modelFromMesh(mesh: TriangleMesh, hash: MeshHash, wishes: FigureWishes): Model {
  const { id, name, unit, owner, credits } = wishes;
  return {
    id,
    name,
    unit,
    owner,
    sculpt: { from: 'import', mesh: hash, ...credits },
    pose: wishes.pose ?? { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    stance: wishes.stance ?? 'standing',
    base: wishes.base ?? guessBase(mesh).base,
    body: standardBody(wishes.height ?? STANDARD_HEIGHT),
    turret: 0,
    perch: null,
    declared: { hidingBehind: null, lookingOut: null },
    armoured: false,
    profile: '',
  };
}

/** A guess at the base of a sculpt. */
export interface BaseGuess {
  readonly base: Base;
  /** `measured` on the mesh, or `assumed` because the sculpt stands on its feet. */
  readonly from: 'measured' | 'assumed';
}

/** Share of the height in which the rim of a base is looked for, and the most that this may be: no base is thinner. */
const FOOT = 0.05;
const THINNEST_BASE: Millimetres = 2;
/** Sides that differ by less than this share are equal. */
const EQUAL = 0.05;
/** Bases are sold in these sizes; a measure that comes near one of them is taken for it. */
const SOLD: readonly Millimetres[] = [
  20, 25, 28, 28.5, 30, 32, 35, 40, 50, 60, 65, 70, 75, 80, 90, 100, 105, 120, 130, 150, 160, 170,
];
const NEAR_SOLD: Millimetres = 0.4;

const asSold = (length: Millimetres): Millimetres =>
  SOLD.find((size) => Math.abs(size - length) <= NEAR_SOLD) ?? Math.round(length * 10) / 10;

/** What does a placed figure stand on? Judged by the outline of its lowest slice; a guess that the player can correct. */
export function guessBase(mesh: TriangleMesh): BaseGuess {
  const { positions } = mesh;
  let top = 0;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i]!);
  const foot: PlanPoint[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! <= Math.min(top * FOOT, THINNEST_BASE)) foot.push({ x: positions[i]!, z: positions[i + 2]! });
  }
  const hull = convexHull(foot);
  const assumed: BaseGuess = { base: { kind: 'round', diameter: 25 }, from: 'assumed' };
  if (hull.length < 3) return assumed;
  const span = (axis: 'x' | 'z') => Math.max(...hull.map((p) => p[axis])) - Math.min(...hull.map((p) => p[axis]));
  const width = span('x');
  const depth = span('z');
  const filled = doubleAreaOf(hull.map(({ x, z }) => ({ x, y: z }))) / 2 / (width * depth);
  const equal = Math.abs(width - depth) <= EQUAL * Math.max(width, depth);
  // A disc fills 0.785 of its box (a coarse one a little less), a plate all of it, a pair of feet anything in between or too little.
  if (Math.abs(filled) > 0.95)
    return { base: { kind: 'rectangle', width: asSold(width), depth: asSold(depth) }, from: 'measured' };
  if (Math.abs(filled) < 0.7 || Math.abs(filled) > 0.84 || hull.length < 8) return assumed;
  if (equal) return { base: { kind: 'round', diameter: asSold(Math.max(width, depth)) }, from: 'measured' };
  return { base: { kind: 'oval', width: asSold(width), depth: asSold(depth) }, from: 'measured' };
}

const SLICES = 96;
/** How broad a head is at least, in both directions, as a share of the whole height. */
const HEAD = 0.07;

/**
 * How high does a placed figure stand, raised weapons and banners left aside? The height of the topmost slice that is as broad as a head in
 * both directions. A guess: the rules go by the height that the player gives.
 * @edge a figure without such a slice counts whole
 */
export function guessStandingHeight(mesh: TriangleMesh): Millimetres {
  const { positions, triangles } = mesh;
  let top = 0;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i]!);
  if (top === 0) return 0;
  const step = top / SLICES;
  const low = {
    x: new Float64Array(SLICES).fill(Number.POSITIVE_INFINITY),
    z: new Float64Array(SLICES).fill(Number.POSITIVE_INFINITY),
  };
  const high = {
    x: new Float64Array(SLICES).fill(Number.NEGATIVE_INFINITY),
    z: new Float64Array(SLICES).fill(Number.NEGATIVE_INFINITY),
  };
  for (let i = 0; i < triangles.length; i++) {
    const a = triangles[i]! * 3;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1]! * 3;
    const [lower, upper] = positions[a + 1]! <= positions[b + 1]! ? [a, b] : [b, a];
    const rise = positions[upper + 1]! - positions[lower + 1]!;
    if (rise === 0) continue;
    const from = Math.ceil(positions[lower + 1]! / step - 0.5);
    for (let slice = Math.max(0, from); slice < SLICES && (slice + 0.5) * step <= positions[upper + 1]!; slice++) {
      const t = ((slice + 0.5) * step - positions[lower + 1]!) / rise;
      const x = positions[lower]! + (positions[upper]! - positions[lower]!) * t;
      const z = positions[lower + 2]! + (positions[upper + 2]! - positions[lower + 2]!) * t;
      low.x[slice] = Math.min(low.x[slice]!, x);
      low.z[slice] = Math.min(low.z[slice]!, z);
      high.x[slice] = Math.max(high.x[slice]!, x);
      high.z[slice] = Math.max(high.z[slice]!, z);
    }
  }
  for (let slice = SLICES - 1; slice >= 0; slice--) {
    if (high.x[slice]! - low.x[slice]! >= HEAD * top && high.z[slice]! - low.z[slice]! >= HEAD * top) return (slice + 1) * step;
  }
  return top;
}
