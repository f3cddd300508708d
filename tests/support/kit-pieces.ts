import fc from 'fast-check';
import { meshOfSolid } from '../../engine/geometry/mesh/solid-mesh.ts';
import type { TerrainPiece, TriangleMesh } from '../../engine/index.ts';
import { type AnyTerrainKit, findKit, type KitParameter, makePiece } from '../../terrain-kits/index.ts';

type Value = number | string | boolean;

const HERE = { at: { x: 0, y: 0, z: 0 }, facing: 0 };

/** The piece that a kit makes of these settings, or a failure that says what was wrong with them. */
export function madeOf(kit: AnyTerrainKit | string, parameters: Readonly<Record<string, Value>> = {}): TerrainPiece {
  const found = typeof kit === 'string' ? findKit(kit) : kit;
  if (!found) throw new Error(`there is no kit ${kit}`);
  const made = makePiece(found, { id: 'piece', name: 'Piece', parameters, pose: HERE });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

function anyValueOf(parameter: KitParameter): fc.Arbitrary<Value> {
  switch (parameter.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...parameter.among);
    case 'whole':
      return fc.oneof(
        fc.constantFrom(parameter.atLeast, parameter.atMost, parameter.byDefault),
        fc.integer({ min: parameter.atLeast, max: parameter.atMost }),
      );
    case 'number':
      return fc.oneof(
        fc.constantFrom(parameter.atLeast, parameter.atMost, parameter.byDefault),
        fc.double({ min: parameter.atLeast, max: parameter.atMost, noNaN: true }),
      );
  }
}

/** Any settings within the bounds of a kit's sheet, the ends of the bounds and the defaults often among them. */
export const settingsOf = (kit: AnyTerrainKit): fc.Arbitrary<Readonly<Record<string, Value | undefined>>> =>
  fc.record(Object.fromEntries(kit.sheet.map((parameter) => [parameter.name, anyValueOf(parameter)])), { requiredKeys: [] });

/** The triangles of every part of a piece. */
export const meshesOf = (piece: TerrainPiece): readonly { readonly part: string; readonly mesh: TriangleMesh }[] =>
  Object.values(piece.parts).map((part) => ({ part: part.id, mesh: meshOfSolid(part.solid, new Map()) }));

export const triangleCount = (piece: TerrainPiece): number =>
  meshesOf(piece).reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);

/** Smallest and largest coordinates of a mesh. */
export function boundsOf({ positions }: TriangleMesh) {
  const along = (axis: 0 | 1 | 2) => positions.filter((_, i) => i % 3 === axis);
  const reach = (values: Float64Array) => [Math.min(...values), Math.max(...values)] as const;
  return { x: reach(along(0)), y: reach(along(1)), z: reach(along(2)) };
}
