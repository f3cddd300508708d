import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { ForeignScale, HeightMap } from './foreign-board.ts';

/** Heights along a side that a table needs: finer than a base is wide, and few enough to be judged triangle by triangle. */
const MOST_ALONG = 128;
/** The lowest place of a landscape lies this high, so that the ground is a body everywhere. */
export const LEAST_GROUND: Millimetres = 1;

/** A landscape as a closed body, and how far it is from the heights that the file has. */
export interface RaisedGround {
  readonly mesh: TriangleMesh;
  readonly size: { readonly width: Millimetres; readonly depth: Millimetres };
  /** As many columns and rows as were kept. */
  readonly kept: { readonly columns: number; readonly rows: number };
  /** No height of the file lies further than this above or below the body: measured at every one of them. */
  readonly error: Millimetres;
}

/** The lowest and highest height that is known. @unit of the file */
export function rangeOfHeights({ heights }: HeightMap): { readonly least: number; readonly most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const height of heights) {
    if (!Number.isFinite(height)) continue;
    if (height < least) least = height;
    if (height > most) most = height;
  }
  return { least, most };
}

/** Every n-th of some numbers, and the last. */
function everyNth(count: number, step: number): number[] {
  const kept = Array.from({ length: Math.ceil((count - 1) / step) }, (_, i) => i * step);
  return [...kept, count - 1];
}

/**
 * The ground that a landscape makes, as a closed body over the whole board: columns to the right, the first row at the far edge. Places
 * of which nobody knows the height lie as low as the lowest. Where there are more heights than a table needs, every n-th is taken.
 * @cost linear in the number of heights
 */
export function raiseGround(map: HeightMap, { longest, relief }: ForeignScale): RaisedGround {
  const { columns, rows } = map;
  const { least, most } = rangeOfHeights(map);
  const step = Math.max(1, Math.ceil((Math.max(columns, rows) - 1) / MOST_ALONG));
  const across = everyNth(columns, step);
  const down = everyNth(rows, step);
  const spacing = map.spacing ?? { x: 1, z: 1 };
  const far = { x: (columns - 1) * spacing.x, z: (rows - 1) * spacing.z };
  const scale = longest / Math.max(far.x, far.z);
  const size = { width: far.x * scale, depth: far.z * scale };
  const lift = most > least ? relief / (most - least) : 0;
  const heightAt = (column: number, row: number): Millimetres => {
    const height = map.heights[row * columns + column]!;
    return LEAST_GROUND + (Number.isFinite(height) ? (height - least) * lift : 0);
  };

  const wide = across.length;
  const count = wide * down.length;
  const positions = new Float64Array(count * 6);
  down.forEach((row, j) => {
    across.forEach((column, i) => {
      const x = Math.fround((column / (columns - 1) - 0.5) * size.width);
      const z = Math.fround((row / (rows - 1) - 0.5) * size.depth);
      const upper = (j * wide + i) * 3;
      positions.set([x, Math.fround(heightAt(column, row)), z], upper);
      positions.set([x, 0, z], upper + count * 3);
    });
  });
  const triangles: number[] = [];
  const at = (i: number, j: number) => j * wide + i;
  for (let j = 0; j + 1 < down.length; j++) {
    for (let i = 0; i + 1 < wide; i++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      triangles.push(a, d, c, a, c, b);
      triangles.push(count + a, count + c, count + d, count + a, count + b, count + c);
    }
  }
  const side = (a: number, b: number) => triangles.push(a, b, count + b, a, count + b, count + a);
  for (let i = 0; i + 1 < wide; i++) {
    side(at(i, 0), at(i + 1, 0));
    side(at(i + 1, down.length - 1), at(i, down.length - 1));
  }
  for (let j = 0; j + 1 < down.length; j++) {
    side(at(0, j + 1), at(0, j));
    side(at(wide - 1, j), at(wide - 1, j + 1));
  }
  const faces = Uint32Array.from(triangles);
  const mesh: TriangleMesh = {
    positions,
    triangles: faces,
    groups: [{ name: 'ground', first: 0, count: faces.length / 3 }],
  };
  const error = step === 1 ? 0 : worstAway(across, down, heightAt);
  return { mesh, size, kept: { columns: wide, rows: down.length }, error };
}

/** How far the heights of the file are from the triangles between the kept ones, at most. */
function worstAway(
  across: readonly number[],
  down: readonly number[],
  heightAt: (column: number, row: number) => Millimetres,
): Millimetres {
  let worst = 0;
  for (let j = 0; j + 1 < down.length; j++) {
    const [top, bottom] = [down[j]!, down[j + 1]!];
    for (let i = 0; i + 1 < across.length; i++) {
      const [left, right] = [across[i]!, across[i + 1]!];
      const [a, b, c, d] = [heightAt(left, top), heightAt(right, top), heightAt(right, bottom), heightAt(left, bottom)];
      for (let row = top; row <= bottom; row++) {
        const v = (row - top) / (bottom - top);
        for (let column = left; column <= right; column++) {
          const u = (column - left) / (right - left);
          const flat = u >= v ? a + (b - a) * u + (c - b) * v : a + (c - d) * u + (d - a) * v;
          worst = Math.max(worst, Math.abs(flat - heightAt(column, row)));
        }
      }
    }
  }
  return worst;
}
