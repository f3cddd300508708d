import { BOARD_FORMAT, type Board } from '../board/board.ts';
import { BROKEN_BOARD_CODES, findBrokenReferences, meshesOf } from '../board/board-check.ts';
import { canonicalText } from '../document/canonical-form.ts';
import type { MeshHash } from '../identity/ids.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { TriangleMesh } from '../space/triangle-mesh.ts';
import { boardFileSchema } from './board-schema.ts';
import { checkForm, DOCUMENT_FAULT_CODES, readJson } from './json-document.ts';
import { migrate } from './migrations/migrations.ts';
import { PACKED_MESH_FAULT_CODES, packMesh, unpackMesh } from './packed-mesh.ts';

/** Everything that can keep a board file from being read. */
export const BOARD_FILE_FAULT_CODES = [
  'board-file/not-a-board',
  'board-file/format-unknown',
  'board-file/format-too-new',
  ...PACKED_MESH_FAULT_CODES,
  ...BROKEN_BOARD_CODES,
  ...DOCUMENT_FAULT_CODES,
] as const;
export type BoardFileFaultCode = (typeof BOARD_FILE_FAULT_CODES)[number];

/** A board and the meshes that it refers to by their hash. */
export interface BoardWithMeshes {
  readonly board: Board;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
}

type BoardFileFault = Fault<BoardFileFaultCode>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Which board does this file hold?
 * @faults every one that is in it, each with its path; a board with a fault is not loaded at all
 * @edge meshes that the board doesn't refer to are checked like the others and handed on
 */
export function readBoardFile(text: string): Result<BoardWithMeshes, readonly BoardFileFault[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isRecord(file)) return fail([{ code: 'board-file/not-a-board', where: '', fill: {} }]);
  if (file.eyeline !== 'board') return fail([{ code: 'board-file/not-a-board', where: 'eyeline', fill: {} }]);
  const current = inNewestFormat(file);
  if (!current.ok) return current;
  const form = checkForm(boardFileSchema, current.value);
  if (!form.ok) return form;

  const { eyeline: _eyeline, meshes: packed, ...board } = form.value;
  const faults: BoardFileFault[] = [];
  const meshes = new Map<MeshHash, TriangleMesh>();
  for (const [hash, mesh] of Object.entries(packed)) {
    const unpacked = unpackMesh(mesh, hash, `meshes.${hash}`);
    if (unpacked.ok) meshes.set(hash, unpacked.value);
    else faults.push(...unpacked.problem);
  }
  // A mesh that is there and damaged is not missing as well.
  const present = (hash: MeshHash) => Object.hasOwn(packed, hash);
  const groups = (hash: MeshHash) => packed[hash]?.groups.map((group) => group.name) ?? [];
  faults.push(...findBrokenReferences(board, present, groups));
  return faults.length > 0 ? fail(faults) : succeed({ board, meshes });
}

function inNewestFormat(
  file: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, unknown>>, readonly BoardFileFault[]> {
  const { format } = file;
  const unknown = (found: string): Result<never, readonly BoardFileFault[]> =>
    fail([{ code: 'board-file/format-unknown', where: 'format', fill: { found, newest: BOARD_FORMAT } }]);
  if (format === undefined) return fail([{ code: 'document/key-missing', where: 'format', fill: { key: 'format' } }]);
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || format < 1) return unknown(JSON.stringify(format));
  if (format > BOARD_FORMAT) {
    return fail([{ code: 'board-file/format-too-new', where: 'format', fill: { found: format, newest: BOARD_FORMAT } }]);
  }
  const current = migrate(file, format);
  return current ? succeed(current) : unknown(String(format));
}

/**
 * The text of a board file: the same bytes for the same board, whatever the order in which it was put together. Only meshes that the board
 * refers to are written.
 * @breaks when the board refers to a mesh that isn't given
 */
export function writeBoardFile(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>): string {
  const packed = Object.fromEntries(
    meshesOf(board).map((hash) => {
      const mesh = meshes.get(hash);
      if (!mesh) throw new BrokenInvariant(`the board refers to mesh ${hash}, which was not given`);
      return [hash, packMesh(mesh)];
    }),
  );
  return canonicalText({ eyeline: 'board', ...board, meshes: packed });
}
