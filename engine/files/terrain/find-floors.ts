import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { normalOfTriangle } from '../../space/triangle-normal.ts';
import { lengthOf } from '../../space/vec3.ts';
import type { FoundFloor } from './terrain-guess.ts';
import { NO_GROUP, type WallGrid } from './wall-grid.ts';

/** Radius of a small base, and the height that a man needs over a floor. @unit millimetres */
const BASE = 10;
const HEADROOM = 28;
/** What slopes more than this share is no floor but a slope: share of its normal that points up. */
const LEVEL = 0.94;

/**
 * Where could somebody stand on a piece? Every place with room over it that a small base fits on, gathered by height: what is level and hangs
 * together is a floor. @edge the table itself is none
 */
export function findFloors(mesh: TriangleMesh, grid: WallGrid): readonly FoundFloor[] {
  const { filled, width, depth, height, cell, origin } = grid;
  const layer = width * depth;
  const room = Math.ceil(HEADROOM / cell);
  const reach = Math.max(1, Math.round(BASE / cell));
  const heights = levelHeights(mesh);
  const floors: { height: number; area: number }[] = [];
  const top = new Uint8Array(layer);
  for (let y = 2; y < height; y++) {
    let any = false;
    for (let at = 0; at < layer; at++) {
      const below = filled[(y - 1) * layer + at]!;
      // Matter that no surface passes has its upper side elsewhere.
      top[at] = below !== 0 && below !== NO_GROUP && isFree(filled, y * layer + at, layer, Math.min(room, height - y)) ? 1 : 0;
      any ||= top[at] === 1;
    }
    if (!any) continue;
    const cubes = largestWithRoomForBase(top, width, depth, reach);
    if (cubes === 0) continue;
    const about = origin.y + y * cell;
    const nearest = heights.reduce(
      (one, other) => (Math.abs(other - about) < Math.abs(one - about) ? other : one),
      Number.POSITIVE_INFINITY,
    );
    // A floor is where level faces are: what merely bulges under a base has none.
    if (Math.abs(nearest - about) > 1.5 * cell) continue;
    const known = floors.find((floor) => Math.abs(floor.height - nearest) < 1.5 * cell);
    const area = cubes * cell * cell;
    if (known) known.area = Math.max(known.area, area);
    else floors.push({ height: nearest, area });
  }
  return floors;
}

function isFree(filled: Uint8Array, from: number, layer: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (filled[from + i * layer] !== 0) return false;
  return true;
}

/** How many places of a layer have so many free or level places beside them on all sides; 0 where a base fits nowhere. */
function largestWithRoomForBase(top: Uint8Array, width: number, depth: number, reach: number): number {
  const squares = new Int32Array(top.length);
  let best = 0;
  let places = 0;
  for (let z = 0; z < depth; z++)
    for (let x = 0; x < width; x++) {
      const at = z * width + x;
      if (top[at] === 0) continue;
      places++;
      const [left, above, both] = x > 0 && z > 0 ? [squares[at - 1]!, squares[at - width]!, squares[at - width - 1]!] : [0, 0, 0];
      squares[at] = 1 + Math.min(left, above, both);
      best = Math.max(best, squares[at]!);
    }
  // The square in a round base is what has to be level under it.
  return best >= Math.max(2, Math.floor(reach * Math.SQRT2)) ? places : 0;
}

/** The heights at which faces are level: where those of a mesh do not agree about its outside, either side may look up. */
function levelHeights(mesh: TriangleMesh): readonly number[] {
  const { positions, triangles } = mesh;
  const heights = new Map<number, number>();
  for (let t = 0; t < triangles.length; t += 3) {
    const normal = normalOfTriangle(mesh, t);
    const area = lengthOf(normal);
    if (!(area > 0) || Math.abs(normal.y) < LEVEL * area) continue;
    const up = (corner: number) => positions[triangles[t + corner]! * 3 + 1]!;
    const height = (up(0) + up(1) + up(2)) / 3;
    const rounded = Math.round(height * 20) / 20;
    heights.set(rounded, (heights.get(rounded) ?? 0) + area / 2);
  }
  return [...heights].filter(([, area]) => area >= 1).map(([height]) => height);
}
