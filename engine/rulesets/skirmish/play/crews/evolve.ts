import { weaponOf } from '../../tables/weapons.ts';
import { type Battle, gunOf, withFighter, withGun } from '../state.ts';
import type { CrewFact } from './facts.ts';

/** The battle after something has happened to a load, to a served weapon or to its crew. */
export function afterServing(battle: Battle, fact: CrewFact): Battle {
  switch (fact.kind) {
    case 'skirmish/took-up': {
      const { load, as } = fact;
      const weapon = as === 'in-hand' ? (gunOf(battle, load)?.weapon ?? null) : null;
      const taken = withFighter(battle, fact.model, ({ weapons, inHand }) => ({
        bears: { load, as },
        weapons: weapon ? [...weapons, weapon] : weapons,
        inHand: weapon ?? inHand,
      }));
      return withGun(taken, load, () => ({ isSetUp: false }));
    }
    case 'skirmish/laid-down': {
      const weapon = gunOf(battle, fact.load)?.weapon ?? null;
      const free = withFighter(battle, fact.model, ({ bears, weapons, inHand }) => {
        if (bears?.as !== 'in-hand' || weapon === null) return { bears: null };
        const left = weapons.toSpliced(weapons.lastIndexOf(weapon), 1);
        const next = left.find((one) => weaponOf(one).class !== 'thrown') ?? null;
        return { bears: null, weapons: left, inHand: inHand === weapon ? next : inHand };
      });
      // only what is a support weapon must be set up again; anything else stands ready where it was put
      return withGun(free, fact.load, () => ({ isSetUp: weapon !== null && !weaponOf(weapon).traits.some(isSupport) }));
    }
    case 'skirmish/gun-set-up':
      return withGun(battle, fact.gun, () => ({ isSetUp: true }));
    case 'skirmish/lent-a-hand':
      return withFighter(battle, fact.model, ({ activated, unspent, pledged }) =>
        activated ? { unspent: unspent - 1 } : { pledged: pledged + 1 },
      );
    case 'skirmish/gun-fired':
      // who serves something has shot in this round, and loads nothing of his own meanwhile @clause SK-ROF-1, SK-ROF-4
      return withGun(
        withFighter(battle, fact.model, ({ served }) => ({ served: served + 1 })),
        fact.gun,
        ({ shots, sweeps }) => ({ shots: shots + 1, sweeps: sweeps + (fact.swept ? 1 : 0) }),
      );
    case 'skirmish/flamed':
      return withFighter(battle, fact.model, ({ shots }) => ({
        shots: { ...shots, [fact.weapon]: (shots[fact.weapon] ?? 0) + 1 },
      }));
    case 'skirmish/launched':
      return withFighter(battle, fact.model, ({ weapons, shots, spent, everShot }) =>
        weapons.includes(fact.weapon)
          ? {
              shots: { ...shots, [fact.weapon]: (shots[fact.weapon] ?? 0) + 1 },
              spent: { ...spent, [fact.weapon]: (spent[fact.weapon] ?? 0) + 1 },
              everShot: everShot.includes(fact.weapon) ? everShot : [...everShot, fact.weapon],
            }
          : {},
      );
    case 'skirmish/landed-beside':
      return battle;
    case 'skirmish/gun-out':
      return withGun(battle, fact.gun, ({ out }) => ({ out: out + fact.rounds }));
    case 'skirmish/gun-nearer-ready':
      return withGun(battle, fact.gun, () => ({ out: fact.left }));
  }
}

const isSupport = (trait: string): boolean => trait === 'support-weapon';
