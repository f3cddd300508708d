import { useMemo } from 'react';
import { type Board, withModelMoved } from '../../../engine/index.ts';
import { type Ghost, type TableDocument, useSession } from './session.ts';

/** The board as it would be with the held model put down. */
export function boardWithGhost({ board }: TableDocument, ghost: Ghost | null): Board {
  return ghost ? withModelMoved(board, ghost.model, ghost.pose) : board;
}

/** The board that the questions are asked about. */
export function useShownBoard(): Board {
  const document = useSession((session) => session.document);
  const ghost = useSession((session) => session.ghost);
  return useMemo(() => boardWithGhost(document, ghost), [document, ghost]);
}
