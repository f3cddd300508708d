import { openSpace } from '../../engine/geometry/space-of-board.ts';
import {
  type Board,
  type BoardSpace,
  type Model,
  meshOfSolid,
  type Pose,
  type Solid,
  type TerrainPiece,
  type TriangleMesh,
  type Vec3,
} from '../../engine/index.ts';
import type { MeshLibrary } from '../../engine/space/triangle-mesh.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { boardOf, box, man, piece } from '../support/sight-board.ts';
import { boulderMesh, columnMesh, hillMesh, leavesMesh } from './displaced-meshes.ts';

export const BOARD_SIZES = ['10k', '100k', '1M'] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];

const TRIANGLES: Readonly<Record<BoardSize, number>> = { '10k': 16_000, '100k': 100_000, '1M': 1_000_000 };

/** A board to measure on, with all that is derived from it. */
export interface BenchBoard {
  readonly size: BoardSize;
  readonly board: Board;
  readonly meshes: MeshLibrary;
  readonly space: BoardSpace;
  readonly triangles: number;
  /** Where a model of the board may look from. */
  readonly eyes: readonly Vec3[];
}

/** What stands on every board, whatever its size, and how much room each takes. */
const KITS: readonly (readonly [string, number, number])[] = [
  ['ruined-house', 3, 125],
  ['woods', 1, 110],
  ['watch-tower', 1, 60],
  ['trench', 1, 120],
  ['garden-wall', 3, 70],
  ['fence', 2, 70],
  ['hedge', 2, 60],
  ['hill', 1, 110],
  ['rubble', 1, 60],
  ['crates-and-containers', 1, 60],
  ['platform', 1, 70],
];

const MESHES = [
  { name: 'hill', make: hillMesh, count: 4, room: 120, weight: 3 },
  { name: 'boulder', make: boulderMesh, count: 16, room: 50, weight: 1 },
  { name: 'column', make: columnMesh, count: 8, room: 18, weight: 1 },
  { name: 'leaves', make: leavesMesh, count: 6, room: 40, weight: 2 },
] as const;

const MODELS = 60;

/**
 * A board of about so many triangles: the same kits in the same places, among hills, boulders, columns and crowns of leaves that are the finer the
 * larger the board. The same for the same size, always.
 */
export function benchBoard(size: BoardSize): BenchBoard {
  const chance = chanceOf(20_240_611);
  const taken: { readonly x: number; readonly z: number; readonly room: number }[] = [];
  const place = (room: number): Pose | null => {
    for (let tries = 0; tries < 3000; tries++) {
      const x = chance.between(room - 590, 590 - room);
      const z = chance.between(room - 590, 590 - room);
      const isFree = taken.every((other) => (other.x - x) ** 2 + (other.z - z) ** 2 > (other.room + room) ** 2 * 0.8);
      if (!isFree) continue;
      taken.push({ x, z, room });
      return { at: { x, y: 0, z }, facing: chance.between(-Math.PI, Math.PI) };
    }
    return null;
  };

  const pieces: TerrainPiece[] = [piece('table', { top: box(-600, -10, -600, 600, 0, 600) })];
  for (const [kitId, count, room] of KITS) {
    const kit = TERRAIN_KITS.find(({ id }) => id === kitId)!;
    for (let i = 0; i < count; i++) {
      const pose = place(room);
      if (!pose) continue;
      const made = makePiece(kit, { id: `${kitId}-${i}`, name: kitId, parameters: defaultValues(kit.sheet), pose });
      if (!made.ok) throw new Error(`the kit ${kitId} refuses its own parameters`);
      pieces.push(made.value);
    }
  }
  const ofKits = pieces.flatMap(({ parts }) => Object.values(parts)).reduce((sum, { solid }) => sum + trianglesOf(solid), 0);
  const weights = MESHES.reduce((sum, { count, weight }) => sum + count * weight, 0);
  const each = Math.max(40, (TRIANGLES[size] - ofKits) / weights);

  const meshes = new Map<string, TriangleMesh>();
  for (const { name, make, count, room, weight } of MESHES) {
    for (let i = 0; i < count; i++) {
      const pose = place(room);
      const mesh = make(chanceOf(chance.whole(1, 1e9)), each * weight);
      if (!pose) continue;
      const hash = `${name}-${i}`;
      meshes.set(hash, mesh);
      pieces.push(piece(hash, { body: { kind: 'mesh', mesh: hash, group: null } }, { pose }));
    }
  }

  const space = openSpace(boardOf(pieces, []), meshes);
  const models = placeModels(space, chance);
  const board = boardOf(pieces, models);
  space.update(board);
  const triangles = ofKits + [...meshes.values()].reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0);
  return { size, board, meshes, space, triangles, eyes: models.map((model) => ({ ...model.pose.at, y: model.pose.at.y + 45 })) };
}

const trianglesOf = (solid: Solid): number => meshOfSolid(solid, new Map()).triangles.length / 3;

/** Men on what lies under random places: the table, a hill, a floor of a house; none of them with the eye inside anything. */
function placeModels({ scene }: BoardSpace, chance: Chance): readonly Model[] {
  const models: Model[] = [];
  while (models.length < MODELS) {
    const x = chance.between(-560, 560);
    const z = chance.between(-560, 560);
    const below = scene.allHits({ x, y: 300, z }, { x, y: -5, z }, () => true);
    const ground = chance.oneOf(below);
    if (!ground) continue;
    const y = 300 - 305 * ground.t;
    const eye = { x, y: y + 45, z };
    if (y < -1 || scene.solidsAround(eye, () => true).length > 0) continue;
    if (scene.solidsAround({ x, y: y + 25, z }, () => true).length > 0) continue;
    const id = `man-${String(models.length).padStart(2, '0')}`;
    models.push(man(id, 0, 0, { pose: { at: { x, y, z }, facing: chance.between(-Math.PI, Math.PI) } }));
  }
  return models;
}

/** Segments from eyes of models to random points of other models' bodies, as six numbers each. */
export function sightSegments({ eyes }: BenchBoard, count: number, seed: number): Float64Array {
  const chance = chanceOf(seed);
  const segments = new Float64Array(count * 6);
  for (let i = 0; i < count; i++) {
    const from = chance.oneOf(eyes);
    const to = chance.oneOf(eyes);
    const at = { x: to.x + chance.between(-6, 6), y: to.y + chance.between(-44, 5), z: to.z + chance.between(-4, 4) };
    segments.set([from.x, from.y, from.z, at.x, at.y, at.z], 6 * i);
  }
  return segments;
}
