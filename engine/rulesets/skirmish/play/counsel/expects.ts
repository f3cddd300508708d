import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { whatKeepsFromFiring } from '../fight/rate.ts';
import { priceOfAimingAt } from '../medic.ts';
import { oddsOfOrder } from '../odds.ts';
import type { SkirmishOrderKind } from '../orders.ts';
import { pointOf } from '../point-of.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { ofPuttingDown, ofTakingUp } from './loads.ts';
import { dangerTo, knownEnemies, prospectsOf } from './place.ts';
import { shotChance } from './shot-chance.ts';
import { promiseOfPlace } from './whole-orders.ts';
import { VICTORY_POINT, worthOf } from './worth.ts';

/** What each end of a shot takes of what its target is worth. */
const TAKES: Readonly<Record<string, number>> = { 'odds/out-of-action': 1, 'odds/wounded': 0.5, 'odds/shocked': 0.2 };

/** What must be done anyhow, what is done only where there is nothing else, and what is never done. */
const AT_ONCE = 5;
const IDLE = -0.02;
const NEVER = -9;

/**
 * What may be expected of an order, where that need not be found out by carrying it out in mind: of a shot by its odds, of setting up and of who is activated at
 * a glance.
 */
export function expects(order: Order, by: SideId, situation: Situation<Battle>): number | null {
  const { state } = situation;
  const own = typeof order.model === 'string' ? fighterOf(state, order.model) : null;
  switch (order.kind as SkirmishOrderKind) {
    case 'skirmish/roll-for-set-up':
    case 'skirmish/roll-initiative':
    case 'skirmish/finish-set-up':
      return AT_ONCE;
    case 'skirmish/name-assistant':
    case 'skirmish/recall':
      return AT_ONCE + 1;
    case 'skirmish/shout-hurrah':
      return ofShouting(by, state);
    // what a die makes of a guerrilla is as often worse as better
    case 'skirmish/roll-traits':
    case 'skirmish/field-woman':
      return NEVER;
    case 'skirmish/ask-for-help':
      return own ? ofHelping(own, own, situation) : null;
    case 'skirmish/assist': {
      const sniper = own?.assists ? fighterOf(state, own.assists) : null;
      return own && sniper ? ofHelping(sniper, own, situation) : null;
    }
    case 'skirmish/take-token':
      return own ? ofTaking(own, order, situation) : null;
    case 'skirmish/reserve':
    case 'skirmish/go-behind-the-lines':
    case 'skirmish/hunt':
      return NEVER;
    case 'skirmish/place':
      return own ? ofSettingUp(own, order, situation) : null;
    case 'skirmish/activate':
      return own ? ofActivating(own, situation) : null;
    case 'skirmish/come-out':
      return own ? ofComingOut(own, situation) : null;
    case 'skirmish/pass':
    case 'skirmish/end-activation':
      return order.kind === 'skirmish/pass' ? 1.5 * IDLE : IDLE;
    case 'skirmish/shoot':
      return ofShot(order, by, situation);
    case 'skirmish/aim':
      return own ? ofAiming(own, situation) : null;
    case 'skirmish/swap-weapon':
      return own ? ofSwapping(own, order, situation) : null;
    case 'skirmish/recover':
      return own && own.shocks > 0 ? 0.6 : 0.4;
    case 'skirmish/flee':
      return 0.5;
    case 'skirmish/set-up-gun':
      return 0.2;
    case 'skirmish/put-down':
      return own ? ofPuttingDown(own, situation) : null;
    case 'skirmish/take-up':
      return own ? ofTakingUp(own, order, situation) : null;
    default:
      return null;
  }
}

/** Who has been set up stays there. Who can lie in wait does. */
function ofSettingUp(own: Fighter, order: Order, situation: Situation<Battle>): number {
  const at = pointOf(order.at);
  if (own.whereabouts !== 'unplaced' || !at) return NEVER;
  return 1 + promiseOfPlace(at, own, situation) + (order.hidden === true ? 0.3 : 0);
}

/** First those who come on and those who have the best shot, last those who can hardly do anything: by then the enemy has shown what he does. */
function ofActivating(own: Fighter, situation: Situation<Battle>): number {
  if (own.whereabouts === 'reserve') return 0.15;
  if (own.broken) return 0.01;
  if (own.shocks > 0) return 0.02;
  const ready = own.inHand !== null && whatKeepsFromFiring(own, own.inHand) === null;
  const shown = own.lyingInWait ? { ...own, lyingInWait: false } : own;
  return 0.1 + (ready ? prospectsOf(shown, situation) : 0) + 0.5 * dangerTo(own, situation);
}

/** Who lies in wait comes out for a good shot, or when it is time to do something. */
function ofComingOut(own: Fighter, situation: Situation<Battle>): number {
  const shown = { ...own, lyingInWait: false };
  const { rounds } = situation.state.mission;
  const late = rounds === null ? 0.2 : Math.max(0, situation.state.round / rounds - 0.4);
  return prospectsOf(shown, situation) - 0.5 * dangerTo(shown, situation) - 0.15 + late;
}

/** A single shot by its odds; bursts and sweeps come out by trying. */
function ofShot(order: Order, by: SideId, situation: Situation<Battle>): number | null {
  const target = typeof order.target === 'string' ? fighterOf(situation.state, order.target) : null;
  const odds = oddsOfOrder(order, by, situation);
  if (!odds || !target) return null;
  const price = priceOfAimingAt(target, (situation.table.settings as SkirmishSettings).medicLossPer === 'game');
  const takes = odds.ends.reduce((sum, { says, share }) => sum + share * (TAKES[says] ?? 0), 0);
  return takes * worthOf(target, situation.state) - (price === 'd3' ? 2 : price) * VICTORY_POINT;
}

/** All together, and when it has begun to hurt. */
function ofShouting(by: SideId, { fighters, round }: Battle): number {
  const own = Object.values(fighters).filter(({ side }) => side === by);
  return round > 1 && own.some(({ whereabouts }) => whereabouts === 'out-of-action') ? AT_ONCE + 1 : NEVER;
}

/** A sniper is helped who has somebody to shoot at and can still do so in this round. */
function ofHelping(sniper: Fighter, helper: Fighter, situation: Situation<Battle>): number {
  const ready = !sniper.activated && sniper.inHand !== null && whatKeepsFromFiring(sniper, sniper.inHand) === null;
  const gains = ready ? ONE_IN_TEN * Math.min(1, 10 * prospectsOf(sniper, situation)) : NEVER;
  return helper.model === sniper.model ? gains : gains - 0.5 * prospectsOf(helper, situation);
}

/** What somebody left is taken where it is worth more than the time: a flag is, and arms for who has none. */
function ofTaking(own: Fighter, { of }: Order, { state }: Situation<Battle>): number {
  const token = typeof of === 'string' ? state.tokens[of] : undefined;
  if (!token) return NEVER;
  const flag = token.gear.flags.some((flag) => !own.flags.includes(flag));
  const arms = own.inHand === null && token.gear.weapons.length > 0;
  return flag ? VICTORY_POINT : arms ? 0.2 : NEVER;
}

/** What +1 to a roll of a d10 adds. */
const ONE_IN_TEN = 0.1;

/** To take aim is worth its while where only one shot is left in this round and an action to fire it; meanwhile the enemy may shoot. */
function ofAiming(own: Fighter, situation: Situation<Battle>): number {
  const actions = situation.state.active?.actions ?? 0;
  if (own.aiming || actions < 2 || !own.inHand || whatKeepsFromFiring(own, own.inHand)) return NEVER;
  const { kind } = weaponOf(own.inHand).rate;
  if (kind !== 'repeater' && kind !== 'front-loader') return NEVER;
  const [best] = knownEnemies(situation, own)
    .map((enemy) => ({ enemy, chance: shotChance(situation, own, enemy) }))
    .sort((a, b) => b.chance - a.chance);
  if (!best || best.chance === 0) return NEVER;
  // the shot itself is still to come; what is given up is to get out of sight after it
  return (best.chance + ONE_IN_TEN) * worthOf(best.enemy, situation.state) - 0.5 * dangerTo(own, situation);
}

/** Nobody fights with a firearm when he is in melee, or without one when he is not. */
function ofSwapping(own: Fighter, order: Order, situation: Situation<Battle>): number {
  const fights = opponentsOf(situation, own.model).length > 0;
  const takesFirearm = own.weapons.some((weapon) => weapon === order.weapon);
  if (fights) return takesFirearm ? NEVER : 0.05;
  return takesFirearm && own.inHand === null ? 0.3 : -0.1;
}
