import { useMemo } from 'react';
import { type Board, type ModelId, type Pose, withModelMoved, withModelTurned } from '../../../engine/index.ts';
import { type Ghost, type TableDocument, useSession } from './session.ts';

/** Where a model is held, by itself or with its unit; null where it stands. */
export const heldPose = (ghost: Ghost | null, model: ModelId): Pose | null =>
  ghost?.model === model ? ghost.pose : (ghost?.others?.[model] ?? null);

/** Who is only turned stays on his ladder and at his window. */
function withHeld(board: Board, { model, pose }: Ghost): Board {
  const at = board.models[model]?.pose.at;
  const turned = at && at.x === pose.at.x && at.y === pose.at.y && at.z === pose.at.z;
  return turned ? withModelTurned(board, model, pose.facing) : withModelMoved(board, model, pose);
}

/** The board as it would be with all that is held put down. */
export function boardWithGhost({ board }: TableDocument, ghost: Ghost | null): Board {
  if (!ghost) return board;
  const others = Object.entries(ghost.others ?? {});
  return others.reduce((moved, [id, pose]) => withModelMoved(moved, id, pose), withHeld(board, ghost));
}

/** The board that the questions are asked about. */
export function useShownBoard(): Board {
  const document = useSession((session) => session.document);
  const ghost = useSession((session) => session.ghost);
  return useMemo(() => boardWithGhost(document, ghost), [document, ghost]);
}
