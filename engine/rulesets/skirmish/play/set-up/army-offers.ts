import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Situation, Wish } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { notRolledFor } from '../army-types/roll-traits.ts';
import { assistantOf } from '../decide/assistant.ts';
import { mayShout } from '../hurrah.ts';
import type { Battle } from '../state.ts';
import { isBeforeTheBattle } from './before-the-battle.ts';

const about = (order: Order): Wish => ({ order, model: typeof order.model === 'string' ? order.model : null });

/** What a side may settle about its people before the battle: whom snipers name, who is fielded as a woman, what guerrillas are like. @clause SK-ABIL-22, SK-WOM-1, SK-ATYPE-7 */
export function wishesBeforeTheBattle(by: SideId, situation: Situation<Battle>): readonly Wish[] {
  if (!isBeforeTheBattle(situation, by)) return [];
  const { state, table } = situation;
  const agreed = table.settings as SkirmishSettings;
  const own = Object.values(state.fighters).filter(({ side }) => side === by);
  const rolled = notRolledFor(situation, by);
  const each = agreed.guerrillaTraits === 'perFighter';
  return [
    ...own
      .filter(({ model, abilities }) => abilities.includes('sniper') && !assistantOf(state, model))
      .flatMap(({ model }) =>
        own
          .filter((friend) => friend.model !== model && friend.assists === null)
          .map((friend) => about({ kind: 'skirmish/name-assistant', model, assistant: friend.model })),
      ),
    ...(agreed.women ? own.filter(({ woman }) => woman === 'may-be') : []).map(({ model }) =>
      about({ kind: 'skirmish/field-woman', model }),
    ),
    ...(each ? rolled.map((model) => about({ kind: 'skirmish/roll-traits', model })) : []),
    ...(!each && rolled.length > 0 ? [about({ kind: 'skirmish/roll-traits', side: by })] : []),
  ];
}

/** What a side may decide at the start of a round: to shout, and who ends what he does behind the lines. @clause SK-ABIL-10, SK-PART-4, SK-PART-8 */
export function wishesAtTheStart(by: SideId, situation: Situation<Battle>): readonly Wish[] {
  const { state } = situation;
  const away = Object.values(state.fighters).filter(
    ({ side, whereabouts }) => side === by && (whereabouts === 'behind-the-lines' || whereabouts === 'hunting'),
  );
  return [
    ...wishesBeforeTheBattle(by, situation),
    ...away.map(({ model }) => about({ kind: 'skirmish/recall', model })),
    ...(mayShout(state, by) === 'yes' ? [about({ kind: 'skirmish/shout-hurrah', side: by })] : []),
  ];
}
