import fc from 'fast-check';
import { meshOfSolid } from '../../engine/geometry/mesh/solid-mesh.ts';
import type { BoardSpace, Model, Opening, TerrainPiece, TriangleMesh, Vec3 } from '../../engine/index.ts';
import { openSpace } from '../../engine/index.ts';
import { type AnyTerrainKit, findKit, type KitParameter, makePiece } from '../../terrain-kits/index.ts';
import { boardOf } from './sight-board.ts';

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

/** The space of a table that holds this piece alone, at its middle. */
export const spaceOf = (piece: TerrainPiece, models: readonly Model[] = []) => openSpace(boardOf([piece], models), new Map());

/** A point of an opening: so far from its middle along its width, up its height and through its wall. */
export function pointOfOpening({ frame }: Opening, across: number, up: number, through: number): Vec3 {
  const { centre, across: a, through: t } = frame;
  const u = { x: t.y * a.z - t.z * a.y, y: t.z * a.x - t.x * a.z, z: t.x * a.y - t.y * a.x };
  const on = (axis: 'x' | 'y' | 'z') => centre[axis] + a[axis] * across + u[axis] * up + t[axis] * through;
  return { x: on('x'), y: on('y'), z: on('z') };
}

/** The parts met on the straight way from one point to another, nearest first; shut leaves count, open ones do not. */
export const partsBetween = (space: BoardSpace, from: Vec3, to: Vec3): readonly string[] => [
  ...new Set(
    space.scene
      .allHits(from, to, () => true)
      .map(({ solid }) => space.scene.solids[solid]!.source)
      .map((source) => (source.kind === 'part' ? source.part : source.model)),
  ),
];

/** Mesh of one part of a piece. */
export const meshOf = (piece: TerrainPiece, part: string): TriangleMesh => meshOfSolid(piece.parts[part]!.solid, new Map());
