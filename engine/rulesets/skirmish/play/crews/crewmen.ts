import type { ModelId } from '../../../../identity/ids.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { type Battle, type Fighter, onTable } from '../state.ts';

/** How near the men of a crew are to one another or to what they serve, between heads. @clause SK-CREW-2 @edge exactly so far is near enough */
const SERVES_WITHIN: Millimetres = 50;

/** The table and the battle, whoever plays. */
export type AsItStands = Pick<Situation<Battle>, 'table' | 'state'>;

/** Is one thing so near to another that the same crew serves it? @clause SK-CREW-2 */
export const isAtHand = ({ table }: AsItStands, one: ModelId, other: ModelId): boolean =>
  isWithin(table.space.distance(one, other, 'heads').distance, SERVES_WITHIN, 0).holds;

/** Everybody of a side on the table who is master of himself and near to one of these, by name. @clause SK-CREW-2, SK-CREW-10 */
export function comradesBy(situation: AsItStands, whose: Pick<Fighter, 'side'>, near: readonly ModelId[]): readonly Fighter[] {
  const { state, table } = situation;
  return onTable(state)
    .filter(({ model, side }) => side === whose.side && !near.includes(model) && table.board.models[model])
    .filter(({ shocks, broken, lyingInWait }) => shocks === 0 && !broken && !lyingInWait)
    .filter(({ model }) => near.some((other) => table.board.models[other] && isAtHand(situation, other, model)))
    .sort((a, b) => (a.model < b.model ? -1 : 1));
}

/** Whoever serves something must have a hand free, and an action of this round. @clause SK-CREW-3, SK-CREW-10 */
export function mayLendAHand(
  situation: Situation<Battle>,
  { model, activated, unspent, pledged, bears, markers }: Fighter,
): boolean {
  const hides = situation.table.board.models[model]?.declared.hidingBehind !== null;
  const left = activated ? unspent : 2 - pledged;
  return left > 0 && !bears && markers.length === 0 && !hides && opponentsOf(situation, model).length === 0;
}

/** A second man for a machine gun that is moved: a comrade at hand as its gunner starts. @clause SK-CREW-5, SK-CREW-13 */
export const secondManOf = (situation: AsItStands, gunner: Fighter): ModelId | null =>
  comradesBy(situation, gunner, [gunner.model])[0]?.model ?? null;
