import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, succeed } from '../../../../outcome/result.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { type Decide, ownFighter, refuse, textOf, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { isBeforeTheBattle } from '../set-up/before-the-battle.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { atOnce, tell } from '../tell.ts';

/** How near to his sniper an assistant helps, between heads. @clause SK-ABIL-23 */
const HELPS_WITHIN: Millimetres = 150;
/** How many actions of his next activation somebody can give away. */
const MOST_PLEDGED = 2;

/** Who assists a sniper; null where nobody was named. @clause SK-ABIL-22 */
export const assistantOf = ({ fighters }: Battle, sniper: ModelId): Fighter | null =>
  Object.values(fighters).find(({ assists }) => assists === sniper) ?? null;

/** Before the battle a sniper names one of his side who will assist him. @clause SK-ABIL-22 */
export const nameAssistant: Decide = (order, by, situation) => {
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const { model, abilities } = own.value;
  if (!isBeforeTheBattle(situation, by)) return refuse('set-up/only-before-the-battle', 'SK-ABIL-22', { model });
  if (!abilities.includes('sniper')) return refuse('assistant/no-sniper', 'SK-ABIL-22', { model });
  if (assistantOf(situation.state, model)) return refuse('assistant/named-already', 'SK-ABIL-22', { model });
  const named = textOf(order, 'assistant');
  if (!named.ok) return named;
  const friend = fighterOf(situation.state, named.value);
  if (!friend || friend.side !== by || friend.model === model || friend.assists !== null)
    return refuse('assistant/no-friend', 'SK-ABIL-22', { model, other: named.value });
  return succeed(atOnce({ kind: 'skirmish/assistant-named', model, target: friend.model }));
};

/** Who gives up an action, and for whom. @refuses who is too far off, and a second time in a round @clause SK-ABIL-23 */
function whatKeepsFromHelping(situation: Situation<Battle>, assistant: Fighter, sniper: Fighter): Refusal | null {
  const { state, table } = situation;
  const both = { model: sniper.model, other: assistant.model };
  if (sniper.helped?.round === state.round) return refuse('assistant/helped-already', 'SK-ABIL-23', both).problem;
  const { models } = table.board;
  if (!models[sniper.model] || !models[assistant.model]) return refuse('assistant/cannot-help', 'SK-ABIL-23', both).problem;
  const { distance } = table.space.distance(sniper.model, assistant.model, 'heads');
  return isWithin(distance, HELPS_WITHIN, 0).holds
    ? null
    : refuse('assistant/too-far', 'SK-ABIL-23', { ...both, distance, limit: HELPS_WITHIN }).problem;
}

/** In his own activation an assistant gives up an action, and the next shot of his sniper in this round is the better for it. @clause SK-ABIL-23, SK-ABIL-24 @edge exactly 15 cm away is near enough */
export const assist: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter } = acting.value;
  const sniper = fighter.assists === null ? null : fighterOf(situation.state, fighter.assists);
  if (!sniper) return refuse('assistant/assists-nobody', 'SK-ABIL-22', { model: fighter.model });
  const kept = whatKeepsFromHelping(situation, fighter, sniper);
  if (kept) return fail(kept);
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/assisted', model: sniper.model, by: fighter.model });
    yield* spend(play, fighter.model, 'assist');
  });
};

/** A sniper who is activated before his assistant has him give up one of his coming actions. It takes none of the sniper's. @clause SK-ABIL-23, SK-ABIL-24 */
export const askForHelp: Decide = (order, by: SideId, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter } = acting.value;
  const assistant = assistantOf(situation.state, fighter.model);
  if (!assistant) return refuse('assistant/assists-nobody', 'SK-ABIL-22', { model: fighter.model });
  const kept = whatKeepsFromHelping(situation, assistant, fighter);
  if (kept) return fail(kept);
  const isFree = assistant.shocks === 0 && !assistant.broken && !assistant.lyingInWait;
  if (assistant.activated || assistant.pledged >= MOST_PLEDGED || !isFree)
    return refuse('assistant/cannot-help', 'SK-ABIL-24', { model: fighter.model, other: assistant.model });
  return succeed(atOnce({ kind: 'skirmish/assisted', model: fighter.model, by: assistant.model }));
};
