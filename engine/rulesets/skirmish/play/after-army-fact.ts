import type { ArmyFact } from './army-facts.ts';
import { traitChanges } from './army-types/trait.ts';
import { gearOf, withGear } from './gear/token.ts';
import { changedBy } from './profile.ts';
import { type Battle, withFighter } from './state.ts';
import { womanDiffers } from './women-differ.ts';

/** The battle after something of that. */
export function afterArmyFact(battle: Battle, fact: ArmyFact): Battle {
  switch (fact.kind) {
    case 'skirmish/token-left': {
      const gear = gearOf(battle.fighters[fact.model]!);
      return { ...battle, tokens: { ...battle.tokens, [fact.model]: { of: fact.model, at: fact.at, gear } } };
    }
    case 'skirmish/token-taken': {
      const { [fact.of]: token, ...tokens } = battle.tokens;
      return token ? { ...withFighter(battle, fact.model, (fighter) => withGear(fighter, token.gear)), tokens } : battle;
    }
    case 'skirmish/hurrah':
    case 'skirmish/hurrah-dies-away': {
      const works = fact.kind === 'skirmish/hurrah';
      return { ...battle, hurrahs: { ...battle.hurrahs, [fact.side]: { round: battle.round, works } } };
    }
    case 'skirmish/assistant-named':
      return withFighter(battle, fact.target, () => ({ assists: fact.model }));
    case 'skirmish/assisted': {
      const helped = withFighter(battle, fact.model, () => ({ helped: { round: battle.round, ready: true } }));
      // who helps in his own activation spends the action there
      return battle.active?.model === fact.by
        ? helped
        : withFighter(helped, fact.by, ({ pledged }) => ({ pledged: pledged + 1 }));
    }
    case 'skirmish/went-behind-the-lines':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'behind-the-lines', lyingInWait: false }));
    case 'skirmish/hunts':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'hunting', lyingInWait: false }));
    case 'skirmish/recalled':
      return withFighter(battle, fact.model, ({ whereabouts }) => ({
        whereabouts: 'reserve',
        waited: 0,
        fromBehind: whereabouts === 'behind-the-lines',
      }));
    case 'skirmish/headed-off':
      return battle;
    case 'skirmish/woman-fielded':
      return withFighter(battle, fact.model, ({ figure, changes }) => ({
        woman: 'fielded',
        changes: changedBy(changes, womanDiffers({ figure, changes })),
      }));
    case 'skirmish/trait-rolled': {
      const { changes: more, abilities: gained } = traitChanges(fact.trait, fact.by);
      const after = withFighter(battle, fact.model, ({ changes, abilities }) => ({
        changes: changedBy(changes, more),
        abilities: [...new Set([...abilities, ...gained])],
      }));
      return { ...after, rolledFor: [...battle.rolledFor, fact.model] };
    }
  }
}
