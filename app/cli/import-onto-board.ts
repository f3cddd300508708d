import { basename } from 'node:path';
import {
  agreeTerrain,
  type Board,
  type Body,
  bodyOfSculpt,
  type FigureGuess,
  hashBoard,
  hashMesh,
  idFromName,
  type MeshPurpose,
  modelFromMesh,
  pieceFromMesh,
  STANDARD_HEIGHT,
  type TerrainGuess,
  type TriangleMesh,
  withModel,
  withPiece,
  withSculptBack,
} from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import { letDown } from '../catalogue/let-down.ts';
import type { Desk } from './command.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Given } from './given.ts';
import type { ImportWishes } from './import-wishes.ts';
import { readBoard } from './read-board.ts';
import { refuseFile } from './say-faults.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';
import { writeBoard } from './write-board.ts';

/** What was put on which board. */
export interface Added {
  readonly kind: 'figure' | 'terrain';
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly board: string;
}

/** What is put on a board: a mesh from a file, with what was asked for. */
export interface Arrival {
  readonly file: string;
  readonly mesh: TriangleMesh;
  readonly purpose: MeshPurpose;
  /** What was guessed of a figure; null for terrain. */
  readonly figure: FigureGuess | null;
  /** What was guessed of terrain; null for a figure. */
  readonly terrain: TerrainGuess | null;
  readonly wishes: ImportWishes;
  readonly given: Given;
}

/** Puts a mesh onto a board file, which is written anew. */
export async function putOnBoard(
  into: string,
  { file, mesh, purpose, figure, terrain, wishes, given }: Arrival,
  desk: Desk,
): Promise<Added | ExitCode | Misuse> {
  const read = await readBoard(into, desk);
  if (!read.ok) return read.problem;
  const { board, meshes } = read.value;
  const fileName = basename(file);
  const name = given.value('name') ?? fileName.replace(/\.[^.]*$/, '');
  const hash = hashMesh(mesh);
  const credits = { fileName, author: given.value('author') ?? '', licence: given.value('licence') ?? '' };
  const all = new Map([...meshes, [hash, mesh] as const]);
  const { at, on, facing } = wishes;
  const pose = { at: { x: at.x, y: (on ?? 0) * 10, z: at.z }, facing };

  let id: string;
  let next: Board;
  if (purpose === 'terrain') {
    id = idFromName(name, 'piece', new Set(Object.keys(board.pieces)));
    const agreed = terrain ? { agreed: agreeTerrain(terrain, wishes.agreement), standable: terrain.standable.value } : {};
    const traits = { heightCategory: wishes.category };
    next = withPiece(board, pieceFromMesh(mesh, hash, { id, name, credits, pose, traits, ...agreed }));
  } else {
    const owner = findSide(board, given.value('owner'));
    if (typeof owner !== 'string') return misuse(owner);
    id = idFromName(name, 'model', new Set(Object.keys(board.models)));
    const body = bodyWished(figure, wishes);
    if ('code' in body) return misuse(body);
    const wished = { ...body, ...(wishes.heightClass === null ? {} : { heightClass: wishes.heightClass }) };
    const base = wishes.base ?? figure?.base.value.base;
    const like = { id, name, unit: id, owner, credits, pose, stance: wishes.stance, ...(base ? { base } : {}), ...wished };
    next = withSculptBack(withModel(board, modelFromMesh(mesh, hash, like)), hash);
    if (on === null) {
      const stood = await letDown({ board: next, meshes: all }, [id]);
      if (stood.faults.length > 0) return refuseFile(into, stood.faults, desk);
      next = stood.value;
    }
  }
  const out = given.value('out') ?? into;
  return (await writeBoard(out, next, all, desk)) ?? { kind: purpose, id, name, file: out, board: hashBoard(next) };
}

/** How tall it counts by the rules, or the body of the sculpt, as it was wished. */
function bodyWished(
  figure: FigureGuess | null,
  { shape, body, eye }: ImportWishes,
): { readonly height: number } | { readonly body: Body } | UsageFault {
  if (shape === 'standard') return { height: body ?? STANDARD_HEIGHT };
  if (!figure || figure.regions.value.length === 0)
    return { code: 'usage/no-body-of-sculpt', where: '--shape', fill: { option: '--shape' } };
  const at = eye === null ? figure.eye.value : { ...figure.eye.value, y: eye };
  return { body: bodyOfSculpt(body ?? figure.standing.value, at, figure.regions.value) };
}

/** The side that a caller means; the only one there is where none was named. */
export function findSide({ sides }: Board, wanted: string | null): string | UsageFault {
  const all = Object.values(sides);
  if (all.length === 0) return { code: 'usage/no-sides', where: '--into', fill: {} };
  if (wanted === null && all.length === 1) return all[0]!.id;
  if (wanted === null)
    return {
      code: 'usage/needs-option',
      where: '--into',
      fill: { option: '--into', needs: `--owner ${all.map(({ id }) => id).join('|')}` },
    };
  const plain = plainName(wanted);
  const found = all.filter(({ id, name }) => id === wanted || plainName(name) === plain);
  if (found.length === 1) return found[0]!.id;
  const meant = closestNames(
    wanted,
    all.flatMap(({ id, name }) => [id, name]),
  );
  return {
    code: 'usage/no-such-side',
    where: '--owner',
    fill: { wanted, count: meant.length, meant: meant.join(', '), sides: all.map(({ id }) => id).join(', ') },
  };
}
