import type { Ending } from '../../../game/fact.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Play } from '../../../rules/playing.ts';
import { whoHasWon } from './score.ts';
import type { Battle } from './state.ts';
import { tell } from './tell.ts';

/** At the end of a round whoever works behind the enemy's lines does what harm the mission says. @clause SK-PART-3 */
export function scoreHarm(play: Play<Battle>): void {
  const { state } = play.now();
  const points = state.mission.harm;
  if (points === 0) return;
  for (const { model, side, whereabouts } of Object.values(state.fighters))
    if (whereabouts === 'behind-the-lines') tell(play, { kind: 'skirmish/points-scored', side, points, for: model });
}

/** Whose flag fell in this round, with whoever bore it, loses a point to the enemy. @clause SK-ITEM-15 */
export function scoreLostFlags(play: Play<Battle>): void {
  const { state, seats } = play.now();
  for (const { model, side, whereabouts, fellIn, flags } of Object.values(state.fighters)) {
    if (whereabouts !== 'out-of-action' || fellIn !== state.round || !flags.includes(side)) continue;
    const [enemy, other] = seats.filter((seat) => seat !== side);
    if (enemy !== undefined && other === undefined)
      tell(play, { kind: 'skirmish/points-scored', side: enemy, points: 1, for: model });
  }
}

/** The flags of others that each side has in its hands. @clause SK-ITEM-16 */
const flagsTaken = ({ fighters }: Battle): readonly { readonly side: SideId; readonly for: string }[] =>
  Object.values(fighters)
    .filter(({ whereabouts }) => whereabouts !== 'out-of-action')
    .flatMap(({ model, side, flags }) => flags.filter((flag) => flag !== side).map(() => ({ side, for: model })));

/**
 * How the battle ends with this round, if it does: a flag of the enemy that somebody has in his hands then is worth a point to his side, before it is seen who has won.
 * @clause SK-ITEM-16, SK-ROUND-5 @returns null while it goes on
 */
export function endingWithFlags(play: Play<Battle>, withdrawn: readonly SideId[]): Ending | null {
  const situation = play.now();
  const ending = whoHasWon(situation, withdrawn);
  const taken = flagsTaken(situation.state);
  if (!ending || taken.length === 0) return ending;
  const counted: Record<SideId, number> = { ...situation.state.victoryPoints };
  for (const { side } of taken) counted[side] = (counted[side] ?? 0) + 1;
  const after = whoHasWon({ ...situation, state: { ...situation.state, victoryPoints: counted } }, withdrawn);
  // where the flags make both sides equal the battle may go on, and then they are not counted yet
  if (!after) return null;
  for (const one of taken) tell(play, { kind: 'skirmish/points-scored', side: one.side, points: 1, for: one.for });
  return after;
}
