import type { Order } from '../../../game/order.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { OrderOdds, Situation } from '../../../rules/playing.ts';
import { declareGun } from './crews/fire-gun.ts';
import { declareShot } from './decide/shoot.ts';
import { aimShot, supposing, turnedTowards } from './fight/aimed-shot.ts';
import { type Blow, isBeyondShock, protectionAgainst, stillTakes, worksByItself } from './fight/blow.ts';
import { blowOf } from './fight/blow-of-shot.ts';
import { woundsBy } from './fight/damage.ts';
import { resultOfShot } from './fight/to-hit.ts';
import { declareRocket } from './grenades/launch-rocket.ts';
import { oddsOfBurst, oddsOfThrow } from './grenades/odds.ts';
import { sumOf } from './modifiers.ts';
import { profileOf } from './profile.ts';
import type { Battle, Fighter } from './state.ts';

/** What may come of a shot to its target. */
export const SKIRMISH_ODDS_CODES = [
  'odds/missed',
  'odds/unharmed',
  'odds/shocked',
  'odds/wounded',
  'odds/out-of-action',
] as const;
type End = (typeof SKIRMISH_ODDS_CODES)[number];

const FACES_OF_D10 = Array.from({ length: 10 }, (_, i) => i + 1);

/**
 * How likely a single shot is to miss, to shock, to wound and to put out of action, counted over every die: the natural roll, the armour, the damage with
 * all the tens that follow one another. Of a throw where it may burst. Null for bursts, sweeps and what is not a shot that may be fired now.
 * @clause SK-SHOOT-5 to 7, SK-HEAD-1 to 3, SK-ARM-1 to 3, SK-ARM-6, SK-ARM-7, SK-DMG-1 to 7, SK-SHOCK-1, SK-SHOCK-6, SK-ABIL-12
 */
export function oddsOfOrder(order: Order, by: SideId, situation: Situation<Battle>): OrderOdds | null {
  if (order.kind === 'skirmish/throw') return oddsOfThrow(order, by, situation);
  if (order.kind === 'skirmish/launch') {
    const rocket = declareRocket(order, by, situation);
    return rocket.ok ? oddsOfBurst(rocket.value, situation) : null;
  }
  if (order.kind === 'skirmish/fire-gun') {
    const gun = declareGun(order, by, situation);
    return gun.ok && gun.value.burst ? oddsOfBurst(gun.value.burst, situation) : null;
  }
  if (order.kind !== 'skirmish/shoot') return null;
  const declared = declareShot(order, by, situation);
  if (!declared.ok || declared.value.mode !== 'single') return null;
  const { acting, target, weapon, mode, ammunition } = declared.value;
  const table = supposing(situation.table, turnedTowards(acting.model, target.model));
  const { shots } = acting.fighter;
  const firing = { ...acting.fighter, shots: { ...shots, [weapon]: (shots[weapon] ?? 0) + 1 } };
  const shot = aimShot({ ...situation, table }, firing, weapon, target.model.id, mode, ammunition);
  if (!shot) return null;
  const isCalm = isBeyondShock(situation.state, target.fighter);
  const shares: Record<End, number> = {
    'odds/missed': 0,
    'odds/unharmed': 0,
    'odds/shocked': 0,
    'odds/wounded': 0,
    'odds/out-of-action': 0,
  };
  for (const natural of FACES_OF_D10) {
    const { hits } = resultOfShot(natural, shot);
    if (hits === 'nothing') shares['odds/missed'] += 1 / 10;
    else {
      const blow = blowOf(shot, hits === 'head');
      for (const [end, share] of endsOfHit(blow, target.fighter))
        shares[end === 'odds/shocked' && isCalm && !blow.shocksAll ? 'odds/unharmed' : end] += share / 10;
    }
  }
  const ends = SKIRMISH_ODDS_CODES.filter((says) => says !== 'odds/unharmed' || isCalm).map((says) => ({
    says,
    share: shares[says],
  }));
  return { ends, needed: shot.needed, modifiers: shot.modifiers };
}

type BareBlow = Omit<Blow, 'roller' | 'by' | 'from'>;

/** What a hit comes to, over the armour and the damage. */
function endsOfHit(blow: BareBlow, fighter: Fighter): readonly (readonly [End, number])[] {
  const worn = protectionAgainst(blow, fighter);
  const strength = sumOf(blow.modifiers, 'strength');
  if (!worn) return endsOfDamage(blow, strength, fighter);
  const once = worksByItself(blow) ? 1 : (7 - worn.on) / 6;
  const saves = blow.armourThrowsAgain && !blow.headshot ? 1 - (1 - once) * (1 - once) : once;
  const by = (taken: number, share: number) =>
    endsOfDamage(blow, strength - taken, fighter).map(([end, part]) => [end, part * share] as const);
  return [...by(worn.takes, saves), ...by(stillTakes(blow, worn.takes), 1 - saves)];
}

/** What the dice of the damage come to. */
function endsOfDamage({ armourPiercing }: BareBlow, strength: number, fighter: Fighter): readonly (readonly [End, number])[] {
  const { woundsLeft } = fighter;
  const { toughness } = profileOf(fighter);
  const endOf = (thrown: number): End => {
    const wounds = woundsBy(thrown * armourPiercing + strength, toughness);
    return wounds >= woundsLeft ? 'odds/out-of-action' : wounds > 0 ? 'odds/wounded' : 'odds/shocked';
  };
  if (armourPiercing > 1) return FACES_OF_D10.map((face) => [endOf(face), 1 / 10] as const);
  const ends: (readonly [End, number])[] = [['odds/shocked', 1 / 10]];
  // the tens before, and the faces with which a throw may still end; once only one end is left, the rest of the tens all have it
  let share = 1 / 10;
  for (let tens = 0; ; tens += 10) {
    const faces = tens === 0 ? FACES_OF_D10.slice(1, 9) : FACES_OF_D10.slice(0, 9);
    ends.push(...faces.map((face) => [endOf(tens + face), share] as const));
    if (endOf(tens + 11) === 'odds/out-of-action') return [...ends, ['odds/out-of-action', share]];
    share /= 10;
  }
}
