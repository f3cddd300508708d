import type { BookFact } from '../../../game/fact.ts';
import { afterArmyFact } from './after-army-fact.ts';
import { afterServing } from './crews/evolve.ts';
import { type ActionKind, isSkirmishFact, type SkirmishFact } from './facts.ts';
import { afterFiring } from './fight/evolve.ts';
import { afterSettingUp } from './set-up/evolve.ts';
import { type Battle, type Changes, type Fighter, withFighter, withGun } from './state.ts';

/** The most shocks that anybody bears; more are nothing. @clause SK-SHOCK-2 */
const MOST_SHOCKS = 2;

/** Actions after which a front-loader is not reloaded in the same round, beside moving. @clause SK-ROF-3 */
const STIRRING: ReadonlySet<ActionKind> = new Set(['go-prone', 'stand-up', 'hide']);

/** Nothing that somebody was about to do is done by whoever lies wounded. @clause SK-DMG-9 */
const HELPLESS = { aiming: false, broken: null, bears: null, markers: [], underFire: null } as const;

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
    case 'skirmish/sets-up':
    case 'skirmish/placed':
    case 'skirmish/put-in-reserve':
    case 'skirmish/set-up-finished':
    case 'skirmish/scouts-go-ahead':
    case 'skirmish/scouted':
    case 'skirmish/battle-begins':
      return afterSettingUp(battle, fact);
    case 'skirmish/took-up':
    case 'skirmish/laid-down':
    case 'skirmish/gun-set-up':
    case 'skirmish/lent-a-hand':
    case 'skirmish/gun-fired':
    case 'skirmish/launched':
    case 'skirmish/flamed':
    case 'skirmish/landed-beside':
    case 'skirmish/gun-out':
    case 'skirmish/gun-nearer-ready':
      return afterServing(battle, fact);
    case 'skirmish/arrives':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'arriving' }));
    case 'skirmish/did-not-arrive':
      return withFighter(battle, fact.model, ({ waited }) => ({ waited: waited + 1 }));
    case 'skirmish/came-on':
      return withFighter(battle, fact.model, () => ({ whereabouts: 'table' }));
    case 'skirmish/spotted':
    case 'skirmish/came-out':
      return withFighter(battle, fact.model, () => ({ lyingInWait: false }));
    case 'skirmish/ruled-seen':
    case 'skirmish/ruled-unseen':
      return {
        ...battle,
        precedents: [...battle.precedents, { look: fact.look, sees: fact.kind === 'skirmish/ruled-seen' }],
      };
    case 'skirmish/suppressed': {
      const { by, weapon, zone, headshot } = fact;
      return withFighter(battle, fact.model, ({ markers }) => ({ markers: [...markers, { by, weapon, zone, headshot }] }));
    }
    case 'skirmish/falls-back':
      return withFighter(battle, fact.model, () => ({ underFire: 'falls-back' }));
    case 'skirmish/carries-on':
      return withFighter(battle, fact.model, () => ({ underFire: 'carries-on' }));
    case 'skirmish/markers-lifted':
      return withFighter(battle, fact.model, () => ({ markers: [], underFire: null }));
    case 'skirmish/marker-bites':
      return withFighter(battle, fact.model, ({ markers }) => ({
        markers: markers.toSpliced(
          markers.findIndex(({ by }) => by === fact.by),
          1,
        ),
      }));
    case 'skirmish/froze':
    case 'skirmish/suppression-failed':
    case 'skirmish/initiative-won':
    case 'skirmish/struck-out':
    case 'skirmish/strike-declined':
    case 'skirmish/missed':
    case 'skirmish/hit':
    case 'skirmish/struck-cover':
    case 'skirmish/spread':
    case 'skirmish/damage-rolled':
    case 'skirmish/unharmed':
    case 'skirmish/held-nerve':
    case 'skirmish/stood-firm':
    case 'skirmish/withdrew':
      return battle;
    case 'skirmish/first-chosen':
      return { ...battle, stage: 'activations', turn: fact.side, first: fact.side };
    case 'skirmish/activated':
      return {
        ...withFighter(battle, fact.model, () => ({ moved: false, everActivated: true, deeds: [] })),
        active: { model: fact.model, actions: 2 - (battle.fighters[fact.model]?.pledged ?? 0) },
      };
    case 'skirmish/acted': {
      const actions = (battle.active?.actions ?? 0) - fact.actions;
      const keepsAim = fact.action === 'aim' || fact.action === 'pass';
      const moves = fact.action === 'move' || fact.action === 'charge';
      const load = moves ? battle.fighters[fact.model]?.bears?.load : undefined;
      return {
        ...withFighter(
          load === undefined ? battle : withGun(battle, load, () => ({ moved: true })),
          fact.model,
          ({ aiming, moved, stirred, hasActed, deeds }) => ({
            hasActed: hasActed || fact.action !== 'pass',
            deeds: [...deeds, fact.action],
            aiming: fact.action === 'aim' || (keepsAim && aiming),
            moved: moved || moves,
            stirred: stirred || moves || STIRRING.has(fact.action),
          }),
        ),
        active: battle.active && { ...battle.active, actions },
      };
    }
    case 'skirmish/activation-ended':
      return {
        ...withFighter(battle, fact.model, ({ moved }) => ({
          activated: true,
          underFire: null,
          movedLast: moved,
          unspent: Math.max(0, battle.active?.actions ?? 0),
        })),
        active: null,
        turn: fact.next,
      };
    case 'skirmish/round-ended':
      return {
        ...withAll(battle, ({ helped }) => ({
          activated: false,
          pledged: 0,
          unspent: 0,
          shots: {},
          sweeps: {},
          served: 0,
          moved: false,
          stirred: false,
          helped: helped && { ...helped, ready: false },
        })),
        guns: Object.fromEntries(
          Object.entries(battle.guns).map(([id, gun]) => [id, { ...gun, shots: 0, sweeps: 0, moved: false }]),
        ),
        round: fact.round + 1,
        stage: 'initiative',
        turn: null,
        active: null,
      };
    case 'skirmish/weapon-taken':
      return withFighter(battle, fact.model, () => ({ inHand: fact.weapon }));
    case 'skirmish/opened-fire':
    case 'skirmish/shot-fired':
    case 'skirmish/suppressing':
    case 'skirmish/threw':
    case 'skirmish/reacted':
    case 'skirmish/reloaded':
      return afterFiring(battle, fact);
    case 'skirmish/leapt':
      return battle.active?.model === fact.model
        ? { ...battle, active: { ...battle.active, actions: battle.active.actions - 1 } }
        : withFighter(battle, fact.model, ({ pledged }) => ({ pledged: pledged + 1 }));
    case 'skirmish/burst-at':
    case 'skirmish/unnoticed-by-burst':
      return battle;
    case 'skirmish/dived':
      return withFighter(battle, fact.model, () => ({ stirred: true }));
    case 'skirmish/came-to-blows': {
      const calm = withFighter(battle, fact.model, () => ({ aiming: false }));
      return withFighter(calm, fact.target, () => ({ aiming: false }));
    }
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
        ...withFighter(battle, fact.model, () => ({
          whereabouts: 'out-of-action',
          aiming: false,
          broken: null,
          fellIn: battle.round,
          bears: null,
        })),
        active: battle.active?.model === fact.model ? { ...battle.active, actions: 0 } : battle.active,
      };
    case 'skirmish/lies-wounded': {
      const lies = withFighter(battle, fact.model, () => ({ ...HELPLESS, whereabouts: 'lying-wounded' }));
      return {
        ...lies,
        roster: { ...lies.roster, [fact.model]: fact.as },
        active: battle.active?.model === fact.model ? { ...battle.active, actions: 0 } : battle.active,
      };
    }
    case 'skirmish/broke':
      return withFighter(battle, fact.model, () => ({
        broken: { by: fact.by, from: fact.from, arrived: false, to: null },
        aiming: false,
      }));
    case 'skirmish/runs-for':
      return withFighter(battle, fact.model, ({ broken }) => ({ broken: broken && { ...broken, to: fact.to } }));
    case 'skirmish/reached-cover':
      return withFighter(battle, fact.model, ({ broken }) => ({ broken: broken && { ...broken, arrived: true } }));
    case 'skirmish/rallied':
      return withFighter(battle, fact.model, () => ({ broken: null }));
    case 'skirmish/token-left':
    case 'skirmish/token-taken':
    case 'skirmish/hurrah':
    case 'skirmish/hurrah-dies-away':
    case 'skirmish/assistant-named':
    case 'skirmish/assisted':
    case 'skirmish/went-behind-the-lines':
    case 'skirmish/hunts':
    case 'skirmish/recalled':
    case 'skirmish/headed-off':
    case 'skirmish/woman-fielded':
    case 'skirmish/trait-rolled':
      return afterArmyFact(battle, fact);
    case 'skirmish/extra-ammunition-used':
      return withFighter(battle, fact.model, ({ usedUp }) => ({ usedUp: [...usedUp, 'extra-ammunition'] }));
    case 'skirmish/points-lost': {
      const points = Math.max(0, (battle.victoryPoints[fact.side] ?? 0) - fact.points);
      return {
        ...withFighter(battle, fact.for, () => ({ spared: false })),
        victoryPoints: { ...battle.victoryPoints, [fact.side]: points },
      };
    }
    case 'skirmish/points-scored': {
      const points = Math.max(0, (battle.victoryPoints[fact.side] ?? 0) + fact.points);
      return { ...battle, victoryPoints: { ...battle.victoryPoints, [fact.side]: points } };
    }
  }
}
