import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play } from '../../../../rules/playing.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { comradesBy, mayLendAHand } from './crewmen.ts';

/** What is picked for a man, and for nobody; no model is called so. */
const HAND = 'skirmish/hand-of:';
const NOBODY = 'skirmish/nobody';

/**
 * The owner says which comrades at hand give an action each to what somebody fires, one after another, as many as it takes or fewer.
 * @clause SK-CREW-1 to 3, SK-CREW-10 to 12 @shape near: the operator and what he serves @returns those who do
 */
export function* askForHands(
  play: Play<Battle>,
  operator: ModelId,
  near: readonly ModelId[],
  most: number,
): Generator<GameRequest, readonly ModelId[], RequestAnswer> {
  const helping: ModelId[] = [];
  while (helping.length < most) {
    const situation = play.now();
    const own = fighterOf(situation.state, operator)!;
    const free = comradesBy(situation, own, near).filter(
      (comrade) => !helping.includes(comrade.model) && mayLendAHand(situation, comrade),
    );
    if (free.length === 0) break;
    const [picked] = yield* askForChoice({
      chooser: own.side,
      purpose: 'purpose/lends-a-hand',
      clause: 'SK-CREW-3',
      fill: { model: operator, left: most - helping.length },
      options: [
        ...free.map(({ model }) => ({ id: `${HAND}${model}`, says: 'shoots/at', fill: { model } })),
        { id: NOBODY, says: 'hands/no-more', fill: {} },
      ],
      atLeast: 1,
      atMost: 1,
    });
    const helper = free.find(({ model }) => picked === `${HAND}${model}`);
    if (!helper) break;
    helping.push(helper.model);
    tell(play, { kind: 'skirmish/lent-a-hand', model: helper.model, to: operator });
  }
  return helping;
}
