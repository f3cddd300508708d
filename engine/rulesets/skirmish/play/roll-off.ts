import type { GameRequest, RequestAnswer, RollRequest } from '../../../game/request.ts';
import type { SideId } from '../../../identity/ids.ts';
import { askForRoll } from '../../../rules/ask-for.ts';

/** Each side throws a die, again while several have thrown the most; whoever has then thrown the most. @clause SK-GEN-15 */
export function* rollOff(
  sides: readonly SideId[],
  asked: (side: SideId) => Pick<RollRequest, 'purpose' | 'clause' | 'fill'>,
): Generator<GameRequest, SideId, RequestAnswer> {
  let best: readonly SideId[] = sides;
  while (best.length > 1) {
    const thrown = new Map<SideId, number>();
    for (const side of best) {
      const [face = 0] = yield* askForRoll({ dice: 'd6', roller: side, ...asked(side) });
      thrown.set(side, face);
    }
    const most = Math.max(...thrown.values());
    best = best.filter((side) => thrown.get(side) === most);
  }
  return best[0]!;
}
