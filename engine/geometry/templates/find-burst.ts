import type { Board } from '../../board/board.ts';
import type { Scene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import type { BurstFinding, BurstQuery } from '../template-queries.ts';
import { findSight } from '../visibility/find-sight.ts';

/**
 * What of a model can be seen from where something bursts? It is the same look as any other, from a given point; nobody stands there, so that only the
 * target itself is left out of what may hide it.
 * @clause SK-PROX-7, SK-PROX-10, SK-FLAME-6, BT-BARR-10 @breaks when the board has no such model
 */
export function findBurst(scene: Scene, board: Board, { from, to, target, blockers }: BurstQuery): BurstFinding {
  const query: SightQuery = { from: to, to, eyes: { kind: 'point', at: from }, target, blockers };
  return { query, sight: findSight(scene, board, query) };
}
