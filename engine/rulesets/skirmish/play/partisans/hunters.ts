import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play } from '../../../../rules/playing.ts';
import type { Battle, Fighter } from '../state.ts';

/** Off the table and on it: a border guard hunts at home without leaving his post. @clause SK-ABIL-8, SK-PART-8 */
const AT_HIS_POST: ReadonlySet<string> = new Set(['table', 'reserve', 'arriving']);

/** All who hunt somebody of this side. @clause SK-PART-6, SK-PART-8, SK-PART-9, SK-ABIL-8 */
const huntersOf = ({ fighters, home }: Battle, hunted: Fighter): readonly Fighter[] =>
  Object.values(fighters)
    .filter(({ side }) => side !== hunted.side)
    .filter(
      ({ side, whereabouts, abilities }) =>
        whereabouts === 'hunting' || (abilities.includes('border-guard') && home === side && AT_HIS_POST.has(whereabouts)),
    )
    .sort((a, b) => (a.model < b.model ? -1 : 1));

/**
 * Whoever would arrive from behind the lines is hunted: each hunter throws, and one who throws more than he did keeps him from it in this round.
 * @clause SK-PART-7, SK-PART-9, SK-PART-10 @example a 6 against a 6 arrives, a 4 against a 5 does not (SK-EX-68) @returns who headed him off; null where nobody did
 */
export function* headOff(
  play: Play<Battle>,
  hunted: Fighter,
  thrown: number,
): Generator<GameRequest, ModelId | null, RequestAnswer> {
  let best: { readonly by: ModelId; readonly face: number } | null = null;
  for (const { model, side } of huntersOf(play.now().state, hunted)) {
    const [face = 0] = yield* askForRoll({
      dice: 'd6',
      roller: side,
      purpose: 'purpose/hunt',
      clause: 'SK-PART-7',
      fill: { model, other: hunted.model, thrown },
    });
    if (!best || face > best.face) best = { by: model, face };
  }
  return best && best.face > thrown ? best.by : null;
}
