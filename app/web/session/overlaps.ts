import { useMemo } from 'react';
import type { ModelId, Source } from '../../../engine/index.ts';
import { footingAt } from './derived-space.ts';
import { useSession } from './session.ts';

/** What a model presses into where it stands or is held; nothing as long as nobody has moved anything yet. */
export function useOverlaps(id: ModelId): readonly Source[] {
  const ghost = useSession((session) => session.ghost);
  const pose = useSession((session) => session.document.board.models[id]?.pose);
  const board = useSession((session) => session.document.board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes on the board may come to be in the way
  const standing = useMemo(() => (pose && !ghost ? (footingAt(id, pose.at)?.overlaps ?? []) : []), [id, pose, board, ghost]);
  return ghost?.model === id ? ghost.against : standing;
}
