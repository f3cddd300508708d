import type { WeaponId } from '../../tables/weapons.ts';
import type { SkirmishFact } from '../facts.ts';
import { type Battle, type Fighter, withFighter } from '../state.ts';

type Firing = Extract<
  SkirmishFact,
  {
    readonly kind:
      | 'skirmish/opened-fire'
      | 'skirmish/shot-fired'
      | 'skirmish/suppressing'
      | 'skirmish/threw'
      | 'skirmish/reacted'
      | 'skirmish/reloaded';
  }
>;

const oneMore = (counts: Fighter['shots'], weapon: WeaponId): Fighter['shots'] => ({
  ...counts,
  [weapon]: (counts[weapon] ?? 0) + 1,
});

/** The battle after somebody has fired, thrown or loaded something. */
export function afterFiring(battle: Battle, fact: Firing): Battle {
  switch (fact.kind) {
    case 'skirmish/opened-fire':
      return withFighter(battle, fact.model, ({ shots, sweeps }) => ({
        shots: oneMore(shots, fact.weapon),
        sweeps: fact.mode === 'sweep' ? oneMore(sweeps, fact.weapon) : sweeps,
      }));
    case 'skirmish/shot-fired':
    case 'skirmish/suppressing':
      return withFighter(battle, fact.model, ({ spent, everShot, helped }) => ({
        spent: oneMore(spent, fact.weapon),
        everShot: everShot.includes(fact.weapon) ? everShot : [...everShot, fact.weapon],
        helped: helped && { ...helped, ready: false },
      }));
    case 'skirmish/threw':
      return withFighter(battle, fact.model, ({ spent, served }) => ({ spent: oneMore(spent, fact.weapon), served: served + 1 }));
    case 'skirmish/reacted':
      return withFighter(battle, fact.model, ({ pledged }) => ({ pledged: pledged + 1, hasActed: true, aiming: false }));
    case 'skirmish/reloaded':
      return withFighter(battle, fact.model, ({ spent }) => ({ spent: { ...spent, [fact.weapon]: 0 } }));
  }
}
