import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { onlyUsedCorners } from './only-used-corners.ts';

/** A mesh drawn with fewer triangles, for whoever looks from farther off. */
export interface DetailLevel {
  readonly mesh: TriangleMesh;
  /** About how far it is off the mesh that it stands for. A picture needs no proof: what the rules see is never coarsened so. */
  readonly off: Millimetres;
}

/** Smaller meshes are drawn whole from everywhere. */
const LARGE = 20_000;

/** Has a mesh levels of detail at all? */
export const hasLevelsOfDetail = ({ triangles }: TriangleMesh): boolean => triangles.length / 3 >= LARGE;

/** Each level has about this share of the triangles of the one before it, and there is none with fewer than the least. */
const SHARE = 1 / 4;
const LEAST = 500;
/** The coarsest that is tried, as a share of the extent: as seen from across a table nobody tells it from the mesh. */
const COARSEST = 0.02;
/** A level that saves less than this share of the one before it is none. */
const WORTH_IT = 0.7;

/**
 * Coarser and coarser drawings of a large mesh, the finest first; none of a small one. Each is made of the mesh itself, so that what it is
 * off does not add up.
 * @edge small pieces that hang together with nothing disappear where they are smaller than the level is off
 * @cost about a microsecond a triangle and level
 */
export async function levelsOfDetail(mesh: TriangleMesh): Promise<readonly DetailLevel[]> {
  const whole = mesh.triangles.length / 3;
  if (!hasLevelsOfDetail(mesh)) return [];
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier');
  await MeshoptSimplifier.ready;
  const positions = Float32Array.from(mesh.positions);
  const scale = MeshoptSimplifier.getScale(positions, 3);
  const levels: DetailLevel[] = [];
  let before = whole;
  for (let wanted = whole * SHARE; wanted >= LEAST; wanted *= SHARE) {
    const [triangles, error] = MeshoptSimplifier.simplify(mesh.triangles, positions, 3, Math.round(wanted) * 3, COARSEST, [
      'Prune',
    ]);
    const left = triangles.length / 3;
    if (left === 0 || left > before * WORTH_IT) break;
    before = left;
    levels.push({
      mesh: { ...onlyUsedCorners(mesh.positions, triangles), groups: [{ name: 'level', first: 0, count: left }] },
      off: error * scale,
    });
  }
  return levels;
}
