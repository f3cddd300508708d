import { expect } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import {
  type Board,
  type BoardHash,
  type CoverAnswer,
  type Model,
  type Question,
  type SeesAnswer,
  type Settings,
  skirmish,
  type Table,
  type TerrainPiece,
  type Verdict,
  withModel,
  withPiece,
} from '../../engine/index.ts';
import type { MeshLibrary } from '../../engine/space/triangle-mesh.ts';

const HASH: BoardHash = '0'.repeat(64);

/** The table of a board, with its real space. */
export function tableOf(board: Board, settings: Settings = {}, meshes: MeshLibrary = new Map()): Table {
  return { board, boardHash: HASH, space: openSpace(board, meshes).queries, settings };
}

function verdictOf(question: Question, board: Board, settings: Settings, meshes: MeshLibrary) {
  const result = skirmish.answer(question, tableOf(board, settings, meshes));
  if (!result.ok) throw new Error(`refused: ${result.problem.code} ${JSON.stringify(result.problem.fill)}`);
  return result.value;
}

/** Does A see B, by the skirmish rules? */
export const sees = (
  board: Board,
  looker = 'A',
  target = 'B',
  settings: Settings = {},
  meshes: MeshLibrary = new Map(),
): Verdict<SeesAnswer> => verdictOf({ kind: 'sees', looker, target }, board, settings, meshes) as Verdict<SeesAnswer>;

/** What cover has B from A, by the skirmish rules? */
export const coverOf = (
  board: Board,
  shooter = 'A',
  target = 'B',
  settings: Settings = {},
  meshes: MeshLibrary = new Map(),
): Verdict<CoverAnswer> => verdictOf({ kind: 'cover-of', shooter, target }, board, settings, meshes) as Verdict<CoverAnswer>;

/** The code of the refusal. */
export function refusalOf(question: Question, board: Board, settings: Settings = {}): string {
  const result = skirmish.answer(question, tableOf(board, settings));
  if (result.ok) throw new Error('was answered');
  return result.problem.code;
}

/** The clauses of a verdict's reasons, in deciding order. */
export const clausesOf = (verdict: Verdict<unknown>): readonly string[] => verdict.because.map(({ clause }) => clause);
/** What a verdict says, in deciding order. */
export const sayingsOf = (verdict: Verdict<unknown>): readonly string[] => verdict.because.map(({ says }) => says);

/** Expects that it sees, and why. */
export function expectSees(verdict: Verdict<SeesAnswer>, says?: string, confidence = 'clear'): void {
  expect({ sees: verdict.answer.sees, confidence: verdict.confidence, first: verdict.because[0]?.says }).toEqual({
    sees: true,
    confidence,
    first: says ?? verdict.because[0]?.says,
  });
}

/** Expects that it does not see, and why. */
export function expectUnseen(verdict: Verdict<SeesAnswer>, says?: string, confidence = 'clear'): void {
  expect({ sees: verdict.answer.sees, confidence: verdict.confidence, first: verdict.because[0]?.says }).toEqual({
    sees: false,
    confidence,
    first: says ?? verdict.because[0]?.says,
  });
}

/** Expects this much cover, and what is said first. */
export function expectCover(verdict: Verdict<CoverAnswer>, value: number, says?: string, confidence = 'clear'): void {
  expect({ value: verdict.answer.value, confidence: verdict.confidence, first: verdict.because[0]?.says }).toEqual({
    value,
    confidence,
    first: says ?? verdict.because[0]?.says,
  });
}

/** The board with one model changed. */
export const withChanged = (board: Board, id: string, changes: Partial<Model>): Board =>
  withModel(board, { ...board.models[id]!, ...changes });

/** The board with one model pushed by so many millimetres. */
export function withPushed(board: Board, id: string, dx: number, dz: number, dy = 0): Board {
  const { at, facing } = board.models[id]!.pose;
  return withChanged(board, id, { pose: { at: { x: at.x + dx, y: at.y + dy, z: at.z + dz }, facing } });
}

/** The board with one piece pushed by so many millimetres. */
export function withPiecePushed(board: Board, id: string, dx: number, dz: number, dy = 0): Board {
  const piece: TerrainPiece = board.pieces[id]!;
  const { at, facing } = piece.pose;
  return withPiece(board, { ...piece, pose: { at: { x: at.x + dx, y: at.y + dy, z: at.z + dz }, facing } });
}
