import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { ChainFinding, ChainLink, ChainQuery } from '../measure-queries.ts';
import type { Scene } from '../mesh/scene.ts';
import { findGap } from './find-gap.ts';

/**
 * By which pairs do models hang together most closely? The shortest gaps are taken one after the other that tie together what was not tied yet.
 * @clause BT-COH-1 @edge of gaps equally short the one whose models' names come first; a model by itself has no link
 */
export function findChain(board: Board, scene: Scene, { models, ends, part }: ChainQuery): ChainFinding {
  const ids = [...new Set(models)].sort();
  const place = (model: ModelId) => [{ kind: 'model', model } as const];
  const pairs = ids.flatMap((one, i) =>
    ids.slice(i + 1).map((other): ChainLink => {
      const { distance, from, to } = findGap(board, scene, { from: place(one), to: place(other), ends, part });
      return { one, other, finding: { distance, from, to } };
    }),
  );
  pairs.sort((a, b) => a.finding.distance - b.finding.distance || (a.one + a.other < b.one + b.other ? -1 : 1));
  const groups = new Map(ids.map((id) => [id, [id]]));
  const links = pairs.filter(({ one, other }) => {
    const [into, from] = [groups.get(one)!, groups.get(other)!];
    if (into === from) return false;
    into.push(...from);
    for (const id of from) groups.set(id, into);
    return true;
  });
  return { links };
}
