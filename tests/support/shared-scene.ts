import { limitsOf } from '../../engine/files/mesh/guess-placement.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { AS_IT_IS, type MeshReport, pieceFromMesh, placeMesh, type TriangleMesh, type Vec3 } from '../../engine/index.ts';
import { meshOf } from './read-sketch.ts';
import { companionsOf, type SharedFile, sharedBytes, sharedFiles } from './shared-data.ts';
import { boardOf } from './sight-board.ts';

/** What the list says of a file. */
export function sharedFileNamed(name: string): SharedFile {
  const found = sharedFiles.find(({ file }) => file === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
}

const read = new Map<string, ReturnType<typeof meshOf>>();

/** The mesh of a shared file, read once for all that ask for it. */
export function openSharedMesh(name: string): ReturnType<typeof meshOf> {
  const known = read.get(name) ?? meshOf(sharedBytes(name), companionsOf(sharedFileNamed(name)));
  read.set(name, known);
  return known;
}

/** Is anything in the way between two places? And where is the first of it, as a share of the way; null for nowhere. */
export interface SharedScene {
  readonly mesh: TriangleMesh;
  readonly report: MeshReport;
  /** A place that is given in numbers and axes of the file, where it lies on the table. */
  place(x: number, y: number, z: number): Vec3;
  blocks(from: Vec3, to: Vec3): boolean;
  /** The height of what a line straight down meets first, above the lowest point of the mesh; null for the table. */
  topAt(x: number, z: number): number | null;
}

const stood = new Map<string, Promise<SharedScene>>();

/** A shared file on an empty table, upright, so many millimetres to a unit of it. */
export function sceneOfShared(name: string, scale = 1): Promise<SharedScene> {
  const known = stood.get(`${name} ${scale}`) ?? stand(name, scale);
  stood.set(`${name} ${scale}`, known);
  return known;
}

async function stand(name: string, scale: number): Promise<SharedScene> {
  const isUpright = !sharedFileNamed(name).up.startsWith('Z');
  const imported = await openSharedMesh(name);
  const placed = placeMesh(imported, { ...AS_IT_IS, up: isUpright ? 'y' : 'z', scale });
  if (!placed) throw new Error(`${name} has nothing in it`);
  const { mesh, report } = placed;
  const piece = pieceFromMesh(mesh, 'mesh', {
    id: 'piece',
    name,
    credits: { fileName: name, author: '', licence: '' },
    parts: 'one',
  });
  const { scene } = openSpace(boardOf([piece], []), new Map([['mesh', mesh]]));
  const { min } = report.box;
  const { min: lo, max: hi } = limitsOf(imported);
  const top = report.size.y + 10;
  return {
    mesh,
    report,
    place: (x, y, z) =>
      isUpright
        ? { x: min.x + (x - lo[0]!) * scale, y: min.y + (y - lo[1]!) * scale, z: min.z + (z - lo[2]!) * scale }
        : { x: min.x + (x - lo[0]!) * scale, y: min.y + (z - lo[2]!) * scale, z: min.z + (hi[1]! - y) * scale },
    blocks: (from, to) => scene.isBlocked(from, to, () => true),
    topAt(x, z) {
      const hit = scene.firstHit({ x, y: top, z }, { x, y: -1, z }, () => true);
      return hit && top - (top + 1) * hit.t;
    },
  };
}

/** Places in the middle of the squares of a grid over a rectangle. */
export function gridOver(
  from: readonly [number, number],
  to: readonly [number, number],
  squares: number,
): (readonly [number, number])[] {
  const at = (k: 0 | 1, i: number) => from[k] + ((to[k] - from[k]) * (i + 0.5)) / squares;
  return Array.from({ length: squares * squares }, (_, i) => [at(0, i % squares), at(1, Math.floor(i / squares))] as const);
}
