import { frameOfPose } from '../../space/frame.ts';
import { findMeshEdges, type MeshEdges } from '../../space/mesh-edges.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MeshGroup, TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { ImportedMesh, MeshNotice } from './imported-mesh.ts';
import { type LengthUnit, MILLIMETRES_IN } from './length-unit.ts';
import { findOpenPlaces, type OpenPlaces, orientFaces } from './orient-faces.ts';

/** How a mesh is to be put onto the table. */
export interface MeshPlacement {
  /** The unit that the numbers of the file are taken for. */
  readonly unit: LengthUnit;
  /** A factor on top of the unit, such as 1/35 for things drawn at life size. */
  readonly scale: number;
  /** Which axis of the file points up; a file with z up is tipped over its x axis. */
  readonly up: 'y' | 'z';
  /** A turn about the upright axis, in radians, in the sense of a facing. */
  readonly turn: number;
  /** What comes to lie above the origin: the middle of its plan, or of what it stands on (a sculpt whose sword reaches out over its base). */
  readonly centre: 'plan' | 'foot';
  /** What comes to lie above the origin instead, seen from there once it is turned: the middle of a base that a tail reaches over. @unit millimetres */
  readonly aside?: PlanPoint;
}

/** Millimetres, y up, as it lies in the file. */
export const AS_IT_IS: MeshPlacement = { unit: 'mm', scale: 1, up: 'y', turn: 0, centre: 'plan' };

/** Smallest and largest corner. @unit millimetres */
export interface MeshBox {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** All that can be said of an imported mesh in numbers. `flipped` counts the edges as the file had them, `closed` tells of the mesh as it is now. */
export interface MeshReport extends MeshEdges, OpenPlaces {
  readonly triangles: number;
  readonly groups: readonly string[];
  /** Triangles that were left out because a corner was nowhere, because they had no area, or because another one was the same. */
  readonly dropped: { readonly notFinite: number; readonly degenerate: number; readonly duplicate: number };
  /** What was turned over so that faces agree about what is outside. */
  readonly turned: { readonly faces: number; readonly pieces: number };
  /** Where the mesh lies once it is placed. @unit millimetres */
  readonly box: MeshBox;
  /** @unit millimetres */
  readonly size: Vec3;
  /** @unit inches */
  readonly sizeInInches: Vec3;
  /** How far the file had it from where it stands now, before it was turned. @unit of the file */
  readonly movedBy: Vec3;
}

/** A mesh as it stands on the table, with what was found and done on the way. */
export interface PlacedMesh {
  readonly mesh: TriangleMesh;
  readonly report: MeshReport;
  readonly notices: readonly MeshNotice[];
}

/** What rounding to single precision moves a corner by, as a share of the size. */
const SINGLE = 1.2e-7;

/** Beyond this many times its own size from the origin, a mesh is said to lie far off: drawing hardware would let its corners jitter. */
const FAR_OFF = 100;

/**
 * Puts an imported mesh onto the table: in millimetres, upright, with its lowest point at height 0 and its middle above the origin, equal
 * corners joined, corners that lie nowhere and triangles without area left out, faces turned to agree about what is outside. What was done is told in numbers and notices.
 * Every coordinate is rounded to single precision (a ten-thousandth of a millimetre on a table), so that what is drawn, what is judged and
 * what is stored are the same numbers; the rounding comes after the move to the origin, so that a mesh far off loses nothing.
 * @edge the same triangle twice is kept once; two triangles back to back are both kept, and dropping changes no outline
 * @faults null when no triangle is left
 */
export function placeMesh(imported: ImportedMesh, placement: MeshPlacement): PlacedMesh | null {
  const factor = MILLIMETRES_IN[placement.unit] * placement.scale;
  const turned = turnedCorners(imported.positions, placement);
  const found = originOf(imported, turned, placement.centre, FOOT_AT_MOST / factor);
  if (!found) return null;
  const { x: asideX, z: asideZ } = placement.aside ?? { x: 0, z: 0 };
  const origin: Vec3 = { x: found.x + asideX / factor, y: found.y, z: found.z + asideZ / factor };
  const rounded = new Float64Array(turned.length);
  for (let i = 0; i < turned.length; i += 3) {
    rounded[i] = Math.fround((turned[i]! - origin.x) * factor) + 0;
    rounded[i + 1] = Math.fround((turned[i + 1]! - origin.y) * factor) + 0;
    rounded[i + 2] = Math.fround((turned[i + 2]! - origin.z) * factor) + 0;
  }
  const { mesh: joined, dropped } = joinCorners(rounded, imported);
  const { mesh, facesTurned, piecesTurned } = orientFaces(joined);
  const box = boxOf(mesh.positions);
  if (!box) return null;

  const size = sizeOf(box);
  const edges = findMeshEdges(joined);
  const now = facesTurned > 0 ? findMeshEdges(mesh) : edges;
  const notices: MeshNotice[] = [];
  const note = (code: MeshNotice['code'], fill: MeshNotice['fill']) => notices.push({ code, where: '', fill });
  const { simplified } = imported;
  if (simplified)
    note('mesh/simplified', {
      from: simplified.from,
      to: mesh.triangles.length / 3,
      bound: simplified.bound * factor + Math.max(size.x, size.y, size.z) * SINGLE,
    });
  if (dropped.notFinite > 0) note('mesh/not-finite', { count: dropped.notFinite });
  if (dropped.degenerate > 0) note('mesh/degenerate', { count: dropped.degenerate });
  if (dropped.duplicate > 0) note('mesh/duplicate', { count: dropped.duplicate });
  const reach = Math.max(Math.abs(origin.x), Math.abs(origin.y), Math.abs(origin.z)) * factor;
  const largest = Math.max(size.x, size.y, size.z);
  if (reach > FAR_OFF * largest) note('mesh/moved-from-afar', { by: reach });
  if (edges.open > 0) note('mesh/not-closed', { count: edges.open });
  if (facesTurned > 0) note('mesh/faces-turned', { count: facesTurned });
  if (piecesTurned > 0) note('mesh/pieces-turned', { count: piecesTurned });
  if (now.flipped > 0) note('mesh/faces-flipped', { count: now.flipped });
  if (edges.nonManifold > 0) note('mesh/edges-shared-by-many', { count: edges.nonManifold });
  const inch = (length: Millimetres) => length / MILLIMETRES_IN.inch;
  const report: MeshReport = {
    ...edges,
    ...findOpenPlaces(mesh),
    closed: now.closed,
    turned: { faces: facesTurned, pieces: piecesTurned },
    triangles: mesh.triangles.length / 3,
    groups: mesh.groups.map((group) => group.name),
    dropped,
    box,
    size,
    sizeInInches: { x: inch(size.x), y: inch(size.y), z: inch(size.z) },
    movedBy: origin,
  };
  return { mesh, report, notices };
}

/** The corners with y upwards and the wanted side to the front, still in the file's unit. */
function turnedCorners(positions: Float64Array, { up, turn }: MeshPlacement): Float64Array {
  const axes = frameOfPose({ at: { x: 0, y: 0, z: 0 }, facing: turn });
  const turned = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!;
    const y = up === 'y' ? positions[i + 1]! : positions[i + 2]!;
    const z = up === 'y' ? positions[i + 2]! : -positions[i + 1]!;
    turned[i] = axes.x.x * x + axes.z.x * z;
    turned[i + 1] = y;
    turned[i + 2] = axes.x.z * x + axes.z.z * z;
  }
  return turned;
}

/** Share of the height that counts as what a thing stands on, and the most that this may be. */
const FOOT = 0.03;
const FOOT_AT_MOST: Millimetres = 2;

/** The point that comes to lie at the origin: the middle of plan or foot, at the lowest height. Null when no corner lies anywhere. */
function originOf(
  imported: ImportedMesh,
  corners: Float64Array,
  centre: MeshPlacement['centre'],
  footAtMost: number,
): Vec3 | null {
  const whole = boxOf(corners, imported.triangles);
  if (!whole) return null;
  const level = whole.min.y + Math.min((whole.max.y - whole.min.y) * FOOT, footAtMost);
  const part = centre === 'plan' ? whole : (boxOf(corners, imported.triangles, level) ?? whole);
  return { x: (part.min.x + part.max.x) / 2, y: whole.min.y, z: (part.min.z + part.max.z) / 2 };
}

/** The box of the corners that triangles use and that are finite, of those up to a height where one is given. */
function boxOf(corners: Float64Array, triangles: Uint32Array | null = null, upTo = Number.POSITIVE_INFINITY): MeshBox | null {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const count = triangles ? triangles.length : corners.length / 3;
  for (let i = 0; i < count; i++) {
    const at = (triangles ? triangles[i]! : i) * 3;
    const finite = Number.isFinite(corners[at]!) && Number.isFinite(corners[at + 1]!) && Number.isFinite(corners[at + 2]!);
    if (!finite || corners[at + 1]! > upTo) continue;
    for (let k = 0; k < 3; k++) {
      const value = corners[at + k]!;
      if (value < min[k]!) min[k] = value;
      if (value > max[k]!) max[k] = value;
    }
  }
  const point = (of: readonly number[]): Vec3 => ({ x: of[0]!, y: of[1]!, z: of[2]! });
  return min[0]! <= max[0]! ? { min: point(min), max: point(max) } : null;
}

const sizeOf = ({ min, max }: MeshBox): Vec3 => ({ x: max.x - min.x, y: max.y - min.y, z: max.z - min.z });

/** Joins corners of equal place and leaves out what is no triangle; what is left keeps its order and its groups. */
function joinCorners(
  corners: Float64Array,
  { triangles, groups }: ImportedMesh,
): { mesh: TriangleMesh; dropped: MeshReport['dropped'] } {
  const joined = joinEqual(corners);
  const whole: Corners[] = [];
  const slivers: Corners[] = [];
  const seen = new Set<string>();
  let notFinite = 0;
  let degenerate = 0;
  let duplicate = 0;
  groups.forEach((group, number) => {
    for (let t = group.first; t < group.first + group.count; t++) {
      const a = joined[triangles[t * 3]!]!;
      const b = joined[triangles[t * 3 + 1]!]!;
      const c = joined[triangles[t * 3 + 2]!]!;
      if (a < 0 || b < 0 || c < 0) notFinite++;
      else if (a === b || b === c || c === a) degenerate++;
      else if (hasNoArea(corners, a, b, c)) {
        degenerate++;
        slivers.push({ a, b, c, group: number });
      } else {
        const key = a < b && a < c ? `${a} ${b} ${c}` : b < c && b < a ? `${b} ${c} ${a}` : `${c} ${a} ${b}`;
        if (seen.has(key)) duplicate++;
        else whole.push({ a, b, c, group: number });
        seen.add(key);
      }
    }
  });
  const kept = slivers.length > 0 ? withoutSlivers(corners, whole, slivers) : whole;
  const keptGroups: MeshGroup[] = [];
  const flat: number[] = [];
  for (const { a, b, c, group } of kept) {
    const name = groups[group]!.name;
    const last = keptGroups.at(-1);
    if (last?.name === name) keptGroups[keptGroups.length - 1] = { ...last, count: last.count + 1 };
    else keptGroups.push({ name, first: flat.length / 3, count: 1 });
    flat.push(a, b, c);
  }
  return { mesh: numberedAnew(corners, flat, keptGroups), dropped: { notFinite, degenerate, duplicate } };
}

interface Corners {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly group: number;
}

/**
 * Takes slivers out: triangles whose three corners lie on one line. Left out alone, such a one would leave a seam of no width in a closed
 * body, which would then no longer count as closed; so the triangle on the other side of its longest edge is cut in two at the middle
 * corner. The result is in the order of the groups.
 */
function withoutSlivers(corners: Float64Array, whole: readonly Corners[], slivers: readonly Corners[]): readonly Corners[] {
  const all: (Corners | null)[] = [...whole, ...slivers];
  const count = corners.length / 3;
  const edges = new Map<number, number>();
  const enter = (index: number) => {
    const { a, b, c } = all[index]!;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      edges.set(from * count + to, index);
    }
  };
  for (let index = 0; index < all.length; index++) enter(index);
  const distance = (p: number, q: number): number => {
    const x = corners[p * 3]! - corners[q * 3]!;
    const y = corners[p * 3 + 1]! - corners[q * 3 + 1]!;
    const z = corners[p * 3 + 2]! - corners[q * 3 + 2]!;
    return x * x + y * y + z * z;
  };
  const waiting = slivers.map((_, index) => whole.length + index);
  // Cutting a sliver makes two, so the work is bounded; what is beyond the bound is left out uncut.
  for (
    let step = 0, index = waiting.pop();
    index !== undefined && step < slivers.length * 8 + 64;
    step++, index = waiting.pop()
  ) {
    const sliver = all[index];
    if (!sliver) continue;
    all[index] = null;
    const { a, b, c } = sliver;
    const sides = [
      { from: a, to: b, middle: c },
      { from: b, to: c, middle: a },
      { from: c, to: a, middle: b },
    ];
    const { from, to, middle } = sides.reduce((longest, side) =>
      distance(side.from, side.to) > distance(longest.from, longest.to) ? side : longest,
    );
    const other = edges.get(to * count + from);
    const neighbour = other === undefined ? null : all[other];
    if (!neighbour) continue;
    const tip = [neighbour.a, neighbour.b, neighbour.c].find((corner) => corner !== from && corner !== to);
    if (tip === undefined || tip === middle) {
      all[other!] = null;
      continue;
    }
    const group = neighbour.group;
    const halves = [
      { a: to, b: middle, c: tip, group },
      { a: middle, b: from, c: tip, group },
    ];
    all[other!] = null;
    for (const half of halves) {
      all.push(half);
      enter(all.length - 1);
      if (hasNoArea(corners, half.a, half.b, half.c)) waiting.push(all.length - 1);
    }
  }
  return all
    .filter((one): one is Corners => one !== null && !hasNoArea(corners, one.a, one.b, one.c))
    .sort((one, other) => one.group - other.group);
}

/** Three corners on one line enclose nothing: no ray can hit them and no normal belongs to them. */
function hasNoArea(p: Float64Array, a: number, b: number, c: number): boolean {
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[c * 3]! - p[a * 3]!;
  const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  return uy * vz === uz * vy && uz * vx === ux * vz && ux * vy === uy * vx;
}

/** For every corner the first one of the same place, or -1 where it lies nowhere. */
function joinEqual(corners: Float64Array): Int32Array {
  const count = corners.length / 3;
  const joined = new Int32Array(count).fill(-1);
  // An open hash table over the bits of the coordinates: far smaller and faster than a map of texts.
  let size = 16;
  while (size < count * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const bits = new Int32Array(corners.buffer, corners.byteOffset, corners.length * 2);
  for (let i = 0; i < count; i++) {
    const x = corners[i * 3]!;
    const y = corners[i * 3 + 1]!;
    const z = corners[i * 3 + 2]!;
    if (!Number.isFinite(x) || !Number.isFinite(y) || !Number.isFinite(z)) continue;
    let hash = 0;
    for (let k = 0; k < 6; k++) hash = Math.imul(hash ^ bits[i * 6 + k]!, 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash ^ (hash >>> 16)) & (size - 1);
    for (;;) {
      const other = table[slot]!;
      if (other < 0) {
        table[slot] = i;
        joined[i] = i;
        break;
      }
      if (corners[other * 3] === x && corners[other * 3 + 1] === y && corners[other * 3 + 2] === z) {
        joined[i] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return joined;
}

/** The corners that are used, in the order in which they are first used, and nothing else. */
function numberedAnew(corners: Float64Array, kept: readonly number[], groups: readonly MeshGroup[]): TriangleMesh {
  const numbers = new Int32Array(corners.length / 3).fill(-1);
  const positions: number[] = [];
  const triangles = Uint32Array.from(kept, (corner) => {
    if (numbers[corner]! < 0) {
      numbers[corner] = positions.length / 3;
      positions.push(corners[corner * 3]!, corners[corner * 3 + 1]!, corners[corner * 3 + 2]!);
    }
    return numbers[corner]!;
  });
  return { positions: Float64Array.from(positions), triangles, groups };
}
