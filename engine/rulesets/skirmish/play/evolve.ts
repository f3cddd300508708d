import type { BookFact } from '../../../game/fact.ts';
import type { ModelId } from '../../../identity/ids.ts';
import { isSkirmishFact, type SkirmishFact } from './facts.ts';
import type { Battle, Fighter } from './state.ts';

/** The most shocks that anybody bears; more are nothing. @clause SK-SHOCK-2 */
const MOST_SHOCKS = 2;

type Changes = Partial<Omit<Fighter, 'model' | 'side'>>;

function withFighter(battle: Battle, model: ModelId, change: (fighter: Fighter) => Changes): Battle {
  const fighter = battle.fighters[model];
  return fighter ? { ...battle, fighters: { ...battle.fighters, [model]: { ...fighter, ...change(fighter) } } } : battle;
}

const withAll = (battle: Battle, change: (fighter: Fighter) => Changes): Battle => ({
  ...battle,
  fighters: Object.fromEntries(Object.entries(battle.fighters).map(([id, fighter]) => [id, { ...fighter, ...change(fighter) }])),
});

/** The battle after something has happened in it. */
export function evolve(battle: Battle, fact: BookFact): Battle {
  return isSkirmishFact(fact) ? after(battle, fact) : battle;
}

function after(battle: Battle, fact: SkirmishFact): Battle {
  switch (fact.kind) {
    case 'skirmish/initiative-won':
    case 'skirmish/missed':
    case 'skirmish/hit':
    case 'skirmish/unharmed':
    case 'skirmish/held-nerve':
    case 'skirmish/stood-firm':
    case 'skirmish/withdrew':
      return battle;
    case 'skirmish/first-chosen':
      return { ...battle, stage: 'activations', turn: fact.side };
    case 'skirmish/activated':
      return {
        ...withFighter(battle, fact.model, () => ({ moved: false })),
        active: { model: fact.model, actions: 2 },
      };
    case 'skirmish/acted': {
      const actions = (battle.active?.actions ?? 0) - fact.actions;
      const keepsAim = fact.action === 'aim' || fact.action === 'pass';
      const moves = fact.action === 'move' || fact.action === 'charge';
      return {
        ...withFighter(battle, fact.model, ({ aiming, moved }) => ({
          aiming: fact.action === 'aim' || (keepsAim && aiming),
          moved: moved || moves,
        })),
        active: battle.active && { ...battle.active, actions },
      };
    }
    case 'skirmish/activation-ended':
      return { ...withFighter(battle, fact.model, () => ({ activated: true })), active: null, turn: fact.next };
    case 'skirmish/round-ended':
      return {
        ...withAll(battle, () => ({ activated: false, shots: {}, moved: false })),
        round: fact.round + 1,
        stage: 'initiative',
        turn: null,
        active: null,
      };
    case 'skirmish/weapon-taken':
      return withFighter(battle, fact.model, () => ({ inHand: fact.weapon }));
    case 'skirmish/shot-fired':
      return withFighter(battle, fact.model, ({ shots }) => ({
        shots: { ...shots, [fact.weapon]: (shots[fact.weapon] ?? 0) + fact.shots },
      }));
    case 'skirmish/shocked':
      return withFighter(battle, fact.model, ({ shocks, dazedInRound }) => ({
        shocks: Math.min(MOST_SHOCKS, shocks + 1),
        aiming: false,
        dazedInRound: fact.byHeadshot ? battle.round : dazedInRound,
      }));
    case 'skirmish/shock-shaken-off':
      return withFighter(battle, fact.model, ({ shocks }) => ({ shocks: Math.max(0, shocks - 1) }));
    case 'skirmish/wounded':
      return withFighter(battle, fact.model, ({ woundsLeft }) => ({ woundsLeft: woundsLeft - fact.wounds }));
    case 'skirmish/out-of-action':
      return {
        ...withFighter(battle, fact.model, () => ({ whereabouts: 'out-of-action', aiming: false, broken: null })),
        active: battle.active?.model === fact.model ? { ...battle.active, actions: 0 } : battle.active,
      };
    case 'skirmish/broke':
      return withFighter(battle, fact.model, () => ({ broken: { from: fact.from, arrived: false }, aiming: false }));
    case 'skirmish/reached-cover':
      return withFighter(battle, fact.model, ({ broken }) => ({ broken: broken && { ...broken, arrived: true } }));
    case 'skirmish/rallied':
      return withFighter(battle, fact.model, () => ({ broken: null }));
    case 'skirmish/points-scored': {
      const points = Math.max(0, (battle.victoryPoints[fact.side] ?? 0) + fact.points);
      return { ...battle, victoryPoints: { ...battle.victoryPoints, [fact.side]: points } };
    }
  }
}
