import type { Order } from '../../../../game/order.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import type { ActionKind } from '../facts.ts';
import { commandersOf } from '../morale.ts';
import { refuse } from '../refuse.ts';
import type { Battle, Fighter } from '../state.ts';

/** What each order is, where a soldier of a mass army may give it only once; all that is in neither list is a combination of its own. @clause SK-ATYPE-2, SK-ATYPE-3 */
const MOVES: ReadonlySet<string> = new Set(['skirmish/move', 'skirmish/charge']);
const SHOTS: ReadonlySet<string> = new Set([
  'skirmish/shoot',
  'skirmish/suppress',
  'skirmish/throw',
  'skirmish/fire-gun',
  'skirmish/launch',
  'skirmish/throw-flame',
]);
/** What cannot be put off, and what takes no action. */
const ALWAYS: ReadonlySet<string> = new Set([
  'skirmish/pass',
  'skirmish/recover',
  'skirmish/stand-up',
  'skirmish/flee',
  'skirmish/come-out',
  'skirmish/look-out',
  'skirmish/ask-for-help',
  'skirmish/put-down',
]);
const MOVED: ReadonlySet<ActionKind> = new Set(['move', 'charge']);

/** Does somebody belong to a mass army and is out of reach of all who command there? Who commands himself is not, and elite armies know nothing of it. @clause SK-ATYPE-2 to 4 */
export const isUncommanded = (situation: Situation<Battle>, fighter: Fighter): boolean =>
  (situation.table.settings as SkirmishSettings).armyTypes &&
  fighter.armyType === 'mass' &&
  commandersOf(situation, fighter).length === 0;

/** Why a soldier of a mass army may not do that now: without a commander he moves once and shoots once. @clause SK-ATYPE-2, SK-ATYPE-3, SK-ACT-12 */
export function whatMassArmiesForbid(order: Order, fighter: Fighter, situation: Situation<Battle>): Refusal | null {
  if (ALWAYS.has(order.kind) || !isUncommanded(situation, fighter)) return null;
  const { deeds, model } = fighter;
  const isFirst = MOVES.has(order.kind)
    ? !deeds.some((deed) => MOVED.has(deed))
    : SHOTS.has(order.kind) && !deeds.includes('shoot');
  return isFirst ? null : refuse('action/uncommanded', 'SK-ATYPE-2', { model }).problem;
}
