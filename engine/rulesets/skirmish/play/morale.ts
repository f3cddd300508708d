import type { GameRequest, RequestAnswer } from '../../../game/request.ts';
import type { ModelId, SideId } from '../../../identity/ids.ts';
import { askForChoice } from '../../../rules/ask-for.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Situation } from '../../../rules/playing.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import type { SkirmishSettings } from '../settings.ts';
import { profileOf } from './profile.ts';
import { type Battle, type Fighter, fighterOf, onTable } from './state.ts';

/** How far a flag is seen by those who take heart from it, between heads. @clause SK-ITEM-12 */
const FLAG_ZONE: Millimetres = 200;
/** What a comrade's fall does less to those who have seen much. @clause SK-ABIL-36 */
const SEASONED = 2;

/** What a flag of his own side near him adds to somebody's morale. @clause SK-ITEM-12 @edge exactly 20 cm away is near */
function byFlag({ table, state }: Situation<Battle>, { model, side }: Fighter): number {
  // whoever is off the table sees no flag and hears nobody
  if (!table.board.models[model]) return 0;
  const isNear = (other: ModelId) =>
    other === model || isWithin(table.space.distance(model, other, 'heads').distance, FLAG_ZONE, 0).holds;
  const near = onTable(state).some(
    (other) => other.side === side && other.flags.includes(side) && table.board.models[other.model] && isNear(other.model),
  );
  return near ? 1 : 0;
}

/** Somebody's own morale with the flag that is near him. @clause SK-STAT-11, SK-ITEM-12 */
export const moraleOf = (situation: Situation<Battle>, fighter: Fighter): number =>
  profileOf(fighter).morale + byFlag(situation, fighter);

/** By what he tests whether he stays when a comrade has fallen. @clause SK-MOR-1, SK-ABIL-36 */
export const nerveOf = (situation: Situation<Battle>, fighter: Fighter): number =>
  moraleOf(situation, fighter) + (fighter.abilities.includes('seasoned') ? SEASONED : 0);

/** By what he counts where his side tests whether it withdraws. @clause SK-WITH-5, SK-ABIL-1, SK-ABIL-40, SK-ITEM-12 @example SK-EX-67 */
export function staunchnessOf(situation: Situation<Battle>, fighter: Fighter): number {
  const { abilities } = fighter;
  const { mercenaryDoubt } = situation.table.settings as SkirmishSettings;
  const upholds = abilities.includes('a-name-to-uphold') ? 1 : 0;
  const doubts = mercenaryDoubt && abilities.includes('mercenary') ? 1 : 0;
  return moraleOf(situation, fighter) + upholds - doubts;
}

/** Leaders of a side in whose command zone somebody is, he himself among them, who are neither broken nor shocked. @clause SK-REC-4, SK-ABIL-45, SK-ATYPE-3 @edge exactly as far as the zone reaches is inside */
export function commandersOf({ table, state }: Situation<Battle>, { model, side }: Fighter): readonly Fighter[] {
  if (!table.board.models[model]) return [];
  return onTable(state)
    .filter((other) => other.side === side && !other.broken && other.shocks === 0 && !other.lyingInWait)
    .filter((other) => {
      const { commandZone } = profileOf(other);
      if (commandZone === 0 || !table.board.models[other.model]) return false;
      if (other.model === model) return true;
      return isWithin(table.space.distance(model, other.model, 'heads').distance, commandZone, 0).holds;
    })
    .sort((a, b) => (a.model < b.model ? -1 : 1));
}

/**
 * By whose morale somebody tests: his own, or as his owner likes that of a leader near him, with one more where a flag is near them both.
 * @clause SK-REC-4, SK-ITEM-12 @example with 7 and a flag 8, with a superior's 9 and a flag 11 (SK-EX-66)
 */
export function* chooseMorale(
  situation: Situation<Battle>,
  model: ModelId,
  own: number,
): Generator<GameRequest, number, RequestAnswer> {
  const fighter = fighterOf(situation.state, model)!;
  const leaders = commandersOf(situation, fighter).filter((leader) => leader.model !== model);
  if (leaders.length === 0) return own;
  const flag = byFlag(situation, fighter);
  const withLeader = (leader: Fighter) => profileOf(leader).morale + flag * 2;
  const side: SideId = fighter.side;
  const [picked] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/whose-morale',
    clause: 'SK-REC-4',
    fill: { model },
    options: [
      { id: model, says: 'morale/own', fill: { morale: own } },
      ...leaders.map((leader) => ({
        id: leader.model,
        says: 'morale/of-leader',
        fill: { model: leader.model, morale: withLeader(leader) },
      })),
    ],
    atLeast: 1,
    atMost: 1,
  });
  const leader = leaders.find((one) => one.model === picked);
  return leader ? withLeader(leader) : own;
}
