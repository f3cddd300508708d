import {
  type Board,
  type BoardSpace,
  BrokenInvariant,
  type MeshHash,
  openSpace,
  type TriangleMesh,
} from '../../../engine/index.ts';
import { type BoardChange, changedBoard } from './board-change.ts';
import { type ErrandKind, type Errands, runErrand } from './errand.ts';
import type { GameDesk } from './play/game-desk.ts';
import type { ReachDesk } from './search-reach.ts';

/** What is sent to the thread: an errand, and how the board it is about differs from the one sent before; null where it is about none. */
export interface ErrandLetter<Kind extends ErrandKind = ErrandKind> {
  readonly number: number;
  readonly kind: Kind;
  readonly given: Errands[Kind]['given'];
  readonly change: BoardChange | null;
}

/** What comes back. */
export type ErrandReply =
  | { readonly number: number; readonly result: Errands[ErrandKind]['result'] }
  | { readonly number: number; readonly broke: string };

/** What a report of something that broke needs. */
export const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);

/** The thread's side: keeps a board and its derived world in step with what is sent, and runs the errands. */
export function openErrandOffice(): (letter: ErrandLetter) => ErrandReply {
  const meshes = new Map<MeshHash, TriangleMesh>();
  let board: Board | null = null;
  let space: BoardSpace | null = null;
  const desk: GameDesk = { open: null };
  const reaches: ReachDesk = { open: null };

  function follow(change: BoardChange): void {
    for (const [hash, mesh] of change.meshes) meshes.set(hash, mesh);
    board = changedBoard(board, change);
    if (space) space.update(board);
    else space = openSpace(board, meshes);
  }

  const opened = (): BoardSpace => {
    if (!space) throw new BrokenInvariant('an errand about a board came before any board');
    return space;
  };

  return ({ number, kind, given, change }) => {
    try {
      if (change) follow(change);
      return { number, result: runErrand(kind, given, { space: opened, meshes, desk, reaches }) };
    } catch (error) {
      return { number, broke: detailsOf(error) };
    }
  };
}
