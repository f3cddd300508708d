import type { ModelId, SideId } from '../../../../identity/ids.ts';
import { succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Decide, refuse } from '../acting.ts';
import { isBeforeTheBattle } from '../set-up/before-the-battle.ts';
import type { Battle } from '../state.ts';
import { tell } from '../tell.ts';
import { isByDegrees, TRAITS } from './trait.ts';

/** Guerrillas of a side of whom it was not rolled yet what they are like. @clause SK-ATYPE-7 */
export function notRolledFor({ state, table }: Situation<Battle>, side: SideId): readonly ModelId[] {
  if (!(table.settings as SkirmishSettings).armyTypes) return [];
  return Object.values(state.fighters)
    .filter((fighter) => fighter.side === side && fighter.armyType === 'guerrilla' && !state.rolledFor.includes(fighter.model))
    .map(({ model }) => model);
}

/**
 * Before the battle it is rolled what guerrillas are like: for all of a side, or where the table agreed so for the one who is named.
 * @clause SK-ATYPE-7 to 14, SK-SETUP-11
 */
export const rollTraits: Decide = (order, by, situation) => {
  if (order.side !== undefined && order.side !== by) return refuse('order/malformed', null, { field: 'side' });
  if (!isBeforeTheBattle(situation, by)) return refuse('traits/only-before-the-battle', 'SK-ATYPE-7', { side: by });
  const left = notRolledFor(situation, by);
  const each = (situation.table.settings as SkirmishSettings).guerrillaTraits === 'perFighter';
  if (each && typeof order.model !== 'string') return refuse('order/malformed', null, { field: 'model' });
  const whom = each ? left.filter((model) => model === order.model) : left;
  if (whom.length === 0) return refuse('traits/nobody-left', 'SK-ATYPE-7', { side: by });
  return succeed(function* (play) {
    for (const model of whom) yield* rollFor(play, by, model);
  });
};

function* rollFor(play: Play<Battle>, side: SideId, model: ModelId): Resolution {
  const asked = { roller: side, fill: { model } } as const;
  const [face = 3] = yield* askForRoll({ ...asked, dice: 'd6', purpose: 'purpose/trait', clause: 'SK-ATYPE-7' });
  const trait = TRAITS[face - 1]!;
  const [by] = isByDegrees(trait)
    ? yield* askForRoll({
        ...asked,
        dice: 'd3',
        purpose: 'purpose/trait-degree',
        clause: trait === 'cowardly' ? 'SK-ATYPE-9' : 'SK-ATYPE-8',
      })
    : [0];
  tell(play, { kind: 'skirmish/trait-rolled', model, trait, by: by ?? 0 });
}
