import type { Order } from '../../../../game/order.ts';
import type { Situation, Wish } from '../../../../rules/playing.ts';
import { takesArmourPiercing, type Weapon, weaponOf } from '../../tables/weapons.ts';
import { FIRE_MODES } from '../facts.ts';
import { type Battle, type Fighter, onTable } from '../state.ts';
import { isAtHand } from './crewmen.ts';
import { bearingsOf, type Gun, shootsOnce } from './gun.ts';

/** What somebody could do with the weapons of his side that stand at hand, with comrades who lie wounded there, and with what he takes along. @clause SK-CREW-11, SK-SUPW-3, SK-SUPW-4, SK-SUPW-6, SK-LOAD-1, SK-LOAD-3 */
export function wishesAtGuns(situation: Situation<Battle>, fighter: Fighter): readonly Wish[] {
  const { state, table } = situation;
  const { model, side, bears } = fighter;
  const atHand = Object.values(state.guns).filter(
    (gun) => gun.side === side && table.board.models[gun.model] && isAtHand(situation, model, gun.model),
  );
  const wishes: Wish[] = atHand.flatMap((gun) => [
    ...shotsOf(gun, fighter, situation),
    ...(gun.isSetUp ? [] : [{ order: { kind: 'skirmish/set-up-gun', model, gun: gun.model }, model }]),
    ...bearingsOf(gun).map((how) => ({ order: { kind: 'skirmish/take-up', model, load: gun.model, how }, model })),
  ]);
  const wounded = Object.values(state.fighters).filter(
    (other) =>
      other.side === side &&
      other.whereabouts === 'lying-wounded' &&
      table.board.models[other.model] &&
      isAtHand(situation, model, other.model),
  );
  wishes.push(...wounded.map((other) => ({ order: { kind: 'skirmish/take-up', model, load: other.model }, model })));
  return bears ? [...wishes, { order: { kind: 'skirmish/put-down', model }, model }] : wishes;
}

function shotsOf(gun: Gun, { model, side, items }: Fighter, { state }: Situation<Battle>): readonly Wish[] {
  const weapon: Weapon = weaponOf(gun.weapon);
  const fire = { kind: 'skirmish/fire-gun', model, gun: gun.model };
  const enemies = onTable(state).filter((other) => other.side !== side);
  const at = (order: Order): Wish => ({ order, model });
  const suppress = { kind: 'skirmish/suppress', model, gun: gun.model };
  if (!shootsOnce(weapon))
    return enemies.flatMap(({ model: target }) => [
      ...FIRE_MODES.map((mode) => at({ ...fire, target, mode })),
      ...(['single', 'burst'] as const).map((mode) => at({ ...suppress, target, mode })),
    ]);
  const ways = [{}, ...(weapon.lobbed ? [{ lobbed: true }] : [])];
  const pierces = items.includes('armour-piercing-ammunition') && takesArmourPiercing(gun.weapon);
  return [
    ...enemies.flatMap(({ model: target }) => ways.map((way) => at({ ...fire, target, ...way }))),
    ...(pierces ? enemies : []).map(({ model: target }) => at({ ...fire, target, ammunition: 'armour-piercing' })),
    ...ways.map((way): Wish => ({ order: { ...fire, ...way }, model, open: ['point'] })),
  ];
}
