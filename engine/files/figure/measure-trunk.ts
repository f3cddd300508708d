import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { gridOfMesh, largestPiece, type SolidGrid, withoutThin } from './solid-grid.ts';

/** The trunk of a sculpt: its one largest piece when thin things and the base are taken away. @frame mesh */
export interface Trunk {
  readonly top: Millimetres;
  /** It is slender, its head is smaller than its chest, and its legs are not much stouter: a man's, and neither a tower nor a hill. */
  readonly isMan: boolean;
  /** How much of the box around it it fills: a block nearly all, a man far less than half. */
  readonly fill: number;
  /** The box of what lies between two heights, of the trunk with its limbs or without them; null where nothing does. */
  extent(from: Millimetres, to: Millimetres, of: 'whole' | 'slender'): { readonly min: Vec3; readonly max: Vec3 } | null;
  /** The height of its neck, where it is clearly wider over and under it; null where none is seen. */
  readonly neck: Millimetres | null;
  /** Middle and spread of the cubes between two heights, in plan; null where there are none. */
  spread(from: Millimetres, to: Millimetres, of: 'whole' | 'all'): PlanSpread | null;
}

/** Middle of some matter in plan, and its second moments about it. @unit millimetres, square millimetres */
export interface PlanSpread {
  readonly x: number;
  readonly z: number;
  readonly xx: number;
  readonly xz: number;
  readonly zz: number;
}

/** What is thinner than about twice this many cubes of the grid is a weapon, a banner, a wing; and what is thinner than that is a limb. */
const WEAPON = 2;
const LIMB = 3;
/** A man is at least so much higher than what is above his belt is broad. */
const SLENDER = 1.5;
/** How large in plan a head without a neck and legs are at most, against the chest. */
const HEAD_TO_CHEST = 0.95;
const LEGS_TO_CHEST = 1.35;
/** How much of the whole height a man takes at least, whatever he holds up. */
const UNDER_WEAPONS = 0.45;
/** How much wider than a neck a head is, in area. */
const HEAD_OVER_NECK = 1.18;
/** Share of a band's matter that may stick out of its box on each side. */
const STRAY = 0.02;

/** Measures the trunk of a placed mesh above its base. @edge null where nothing thick is left, as of a sheet */
export function measureTrunk(mesh: TriangleMesh, baseTop: Millimetres): Trunk | null {
  const grid = gridOfMesh(mesh);
  if (!grid) return null;
  // The cube that the rim of the base passes belongs to the base.
  const fromLayer = baseTop > 0 ? Math.floor((baseTop - grid.origin.y) / grid.cell) + 1 : 0;
  const thick = largestPiece(grid, withoutThin(grid, WEAPON), fromLayer);
  const slender = largestPiece(grid, withoutThin(grid, LIMB), fromLayer);
  const topLayer = highestLayer(grid, thick);
  if (topLayer < 0) return null;
  const top = topOf(mesh, grid, thick, topLayer);
  const layers = (from: Millimetres, to: Millimetres): readonly [number, number] => [
    Math.max(fromLayer, Math.round((from - grid.origin.y) / grid.cell)),
    Math.min(
      grid.height,
      Math.max(Math.round((to - grid.origin.y) / grid.cell), Math.round((from - grid.origin.y) / grid.cell) + 1),
    ),
  ];
  const extent: Trunk['extent'] = (from, to, of) => boxBetween(grid, of === 'whole' ? thick : slender, layers(from, to));
  const chest = extent(baseTop + (top - baseTop) * 0.54, top, 'slender');
  const area = (from: number, to: number) => {
    const [low, high] = layers(baseTop + (top - baseTop) * from, baseTop + (top - baseTop) * to);
    const layer = grid.width * grid.depth;
    let sum = 0;
    for (let i = low * layer; i < high * layer; i++) sum += thick[i]!;
    return sum / Math.max(high - low, 1);
  };
  const trunkArea = area(0.5, 0.75);
  const at = (share: number) => baseTop + (top - baseTop) * share;
  const neck = neckOf(grid, thick, layers(at(0.7), at(0.93)));
  const isHeaded = neck !== null || area(0.86, 0.97) <= HEAD_TO_CHEST * trunkArea;
  const isBuiltSo =
    isHeaded && area(0.1, 0.35) <= LEGS_TO_CHEST * trunkArea && top >= UNDER_WEAPONS * (grid.origin.y + grid.height * grid.cell);
  const broad = chest ? Math.max(chest.max.x - chest.min.x, chest.max.z - chest.min.z) : Number.POSITIVE_INFINITY;
  return {
    top,
    neck,
    isMan: isBuiltSo && top - baseTop >= SLENDER * broad,
    fill: fillOf(grid, thick, fromLayer, topLayer),
    extent,
    spread: (from, to, of) => spreadOf(grid, of === 'whole' ? thick : grid.filled, layers(from, to)),
  };
}

function fillOf({ width, depth }: SolidGrid, filled: Uint8Array, from: number, top: number): number {
  let [count, minX, maxX, minZ, maxZ] = [0, width, -1, depth, -1];
  for (let y = from; y <= top; y++) {
    for (let z = 0; z < depth; z++) {
      for (let x = 0; x < width; x++) {
        if (filled[(y * depth + z) * width + x] === 0) continue;
        count++;
        minX = Math.min(minX, x);
        maxX = Math.max(maxX, x);
        minZ = Math.min(minZ, z);
        maxZ = Math.max(maxZ, z);
      }
    }
  }
  return count === 0 ? 0 : count / ((maxX - minX + 1) * (maxZ - minZ + 1) * (top - from + 1));
}

function highestLayer({ width, depth, height }: SolidGrid, filled: Uint8Array): number {
  const layer = width * depth;
  for (let y = height - 1; y >= 0; y--) {
    for (let i = y * layer; i < (y + 1) * layer; i++) if (filled[i] === 1) return y;
  }
  return -1;
}

/** The highest corner of the mesh on the highest cubes of the trunk or beside them, which is finer than the cubes are. */
function topOf(
  { positions }: TriangleMesh,
  { cell, origin, width, depth }: SolidGrid,
  filled: Uint8Array,
  layer: number,
): number {
  let [minX, maxX, minZ, maxZ] = [width, -1, depth, -1];
  for (let z = 0; z < depth; z++) {
    for (let x = 0; x < width; x++) {
      if (filled[(layer * depth + z) * width + x] === 0) continue;
      [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
      [minZ, maxZ] = [Math.min(minZ, z), Math.max(maxZ, z)];
    }
  }
  const most = origin.y + (layer + 2) * cell;
  let top = origin.y + layer * cell;
  for (let i = 0; i < positions.length; i += 3) {
    const y = positions[i + 1]!;
    if (y <= top || y > most) continue;
    const x = Math.floor((positions[i]! - origin.x) / cell);
    const z = Math.floor((positions[i + 2]! - origin.z) / cell);
    if (x >= minX - 1 && x <= maxX + 1 && z >= minZ - 1 && z <= maxZ + 1) top = y;
  }
  return top;
}

function boxBetween(
  { cell, origin, width, depth }: SolidGrid,
  filled: Uint8Array,
  [from, to]: readonly [number, number],
): { readonly min: Vec3; readonly max: Vec3 } | null {
  const alongX = new Float64Array(width);
  const alongZ = new Float64Array(depth);
  let count = 0;
  for (let y = from; y < to; y++) {
    for (let z = 0; z < depth; z++) {
      for (let x = 0; x < width; x++) {
        if (filled[(y * depth + z) * width + x] === 0) continue;
        alongX[x]! += 1;
        alongZ[z]! += 1;
        count++;
      }
    }
  }
  if (count === 0) return null;
  const ends = (along: Float64Array, start: number) => {
    const stray = count * STRAY;
    let low = 0;
    for (let sum = along[0]!; sum <= stray; sum += along[low]!) low++;
    let high = along.length - 1;
    for (let sum = along[high]!; sum <= stray; sum += along[high]!) high--;
    // The surface passes through the middle of its cubes, on the average.
    return { low: start + (low + 0.5) * cell, high: start + (high + 0.5) * cell };
  };
  const x = ends(alongX, origin.x);
  const z = ends(alongZ, origin.z);
  if (!(x.high > x.low && z.high > z.low)) return null;
  return {
    min: { x: x.low, y: origin.y + from * cell, z: z.low },
    max: { x: x.high, y: origin.y + to * cell, z: z.high },
  };
}

function neckOf({ cell, origin, width, depth, height }: SolidGrid, filled: Uint8Array, [from, to]: readonly [number, number]) {
  const layer = width * depth;
  const areas = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let i = y * layer; i < (y + 1) * layer; i++) sum += filled[i]!;
    return sum;
  });
  let neck = -1;
  for (let y = from; y < to; y++) if (areas[y]! > 0 && (neck < 0 || areas[y]! <= areas[neck]!)) neck = y;
  if (neck < 0) return null;
  const widest = (some: readonly number[]) => some.reduce((most, area) => Math.max(most, area), 0);
  const head = widest(areas.slice(neck + 1));
  const shoulders = widest(areas.slice(from, neck));
  const clear = areas[neck]! * HEAD_OVER_NECK;
  return head > clear && shoulders > clear ? origin.y + (neck + 0.5) * cell : null;
}

function spreadOf({ cell, origin, width, depth }: SolidGrid, filled: Uint8Array, [from, to]: readonly [number, number]) {
  let [count, sx, sz, sxx, sxz, szz] = [0, 0, 0, 0, 0, 0];
  for (let y = from; y < to; y++) {
    for (let row = 0; row < depth; row++) {
      for (let column = 0; column < width; column++) {
        if (filled[(y * depth + row) * width + column] === 0) continue;
        const x = origin.x + (column + 0.5) * cell;
        const z = origin.z + (row + 0.5) * cell;
        count++;
        sx += x;
        sz += z;
        sxx += x * x;
        sxz += x * z;
        szz += z * z;
      }
    }
  }
  if (count === 0) return null;
  const [x, z] = [sx / count, sz / count];
  return { x, z, xx: sxx / count - x * x, xz: sxz / count - x * z, zz: szz / count - z * z };
}
