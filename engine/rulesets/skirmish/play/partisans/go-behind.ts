import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, succeed } from '../../../../outcome/result.ts';
import type { Play } from '../../../../rules/playing.ts';
import { type Decide, ownFighter, refuse } from '../acting.ts';
import { whoSetsUp } from '../set-up/who-sets-up.ts';
import { turnPasses } from '../set-up/whose-set-up.ts';
import type { Battle, Fighter } from '../state.ts';
import { atOnce, tell } from '../tell.ts';

/** Why somebody does not work behind the enemy's lines: saboteurs always may, partisans where their home is fought over. @clause SK-PART-1, SK-PART-2, SK-ABIL-35, SK-ABIL-43 */
export function whatKeepsFromGoingBehind({ home }: Battle, { model, side, abilities }: Fighter): Refusal | null {
  if (abilities.includes('saboteur')) return null;
  if (!abilities.includes('partisan')) return refuse('set-up/not-behind-the-lines', 'SK-PART-1', { model }).problem;
  return home === side ? null : refuse('set-up/not-at-home', 'SK-PART-1', { model, side }).problem;
}

/** May any of a side work behind the lines of its enemies? @clause SK-PART-6 */
export const mayGoBehind = (battle: Battle, side: SideId): boolean =>
  Object.values(battle.fighters).some((fighter) => fighter.side === side && whatKeepsFromGoingBehind(battle, fighter) === null);

/** Decides while the battle is set up that somebody does not deploy but works behind the enemy's lines. @clause SK-SETUP-7, SK-PART-1, SK-PART-2 */
export const goBehind: Decide = (order, by, situation) => {
  const who = whoSetsUp(order, by, situation);
  if (!who.ok) return who;
  const { fighter } = who.value;
  const kept = whatKeepsFromGoingBehind(situation.state, fighter) ?? whatKeepsAway(situation.state, fighter);
  if (kept) return fail(kept);
  return succeed(function* (play) {
    leaveTable(play, fighter);
    tell(play, { kind: 'skirmish/went-behind-the-lines', model: fighter.model });
    yield* turnPasses(play);
  });
};

/** Names somebody who is not deployed to hunt those who work behind the lines, one for a side. @clause SK-SETUP-7, SK-PART-6, SK-PART-8 */
export const hunt: Decide = (order, by, situation) => {
  const who = whoSetsUp(order, by, situation);
  if (!who.ok) return who;
  const { state, seats } = situation;
  const { fighter } = who.value;
  const { model } = fighter;
  if (!seats.some((seat) => seat !== by && mayGoBehind(state, seat)))
    return refuse('set-up/nobody-to-hunt', 'SK-PART-6', { model });
  const other = Object.values(state.fighters).find(({ side, whereabouts }) => side === by && whereabouts === 'hunting');
  if (other) return refuse('set-up/somebody-hunts', 'SK-PART-6', { model: other.model });
  const kept = whatKeepsAway(state, fighter);
  if (kept) return fail(kept);
  return succeed(function* (play) {
    leaveTable(play, fighter);
    tell(play, { kind: 'skirmish/hunts', model });
    yield* turnPasses(play);
  });
};

/** Who is away already goes nowhere, and who stands where the sides set up in turn stays. @clause SK-SETUP-6 */
function whatKeepsAway({ setUp }: Battle, { model, whereabouts }: Fighter): Refusal | null {
  if (whereabouts === 'behind-the-lines') return refuse('fighter/behind-the-lines', 'SK-PART-1', { model }).problem;
  if (whereabouts === 'hunting') return refuse('fighter/hunts', 'SK-PART-6', { model }).problem;
  return whereabouts === 'table' && setUp?.order === 'in-turn'
    ? refuse('set-up/stands-already', 'SK-SETUP-6', { model }).problem
    : null;
}

function leaveTable(play: Play<Battle>, { model, whereabouts }: Fighter): void {
  if (whereabouts === 'table') play.happens({ kind: 'model-left', model });
}

/** At the start of a round its owner ends what somebody does behind the lines or as a hunter: he is in reserve from then on. @clause SK-PART-4, SK-PART-8 */
export const recall: Decide = (order, by, situation) => {
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const { model, whereabouts } = own.value;
  if (situation.state.stage !== 'initiative') return refuse('round/only-at-its-start', 'SK-PART-4', { side: by });
  if (whereabouts !== 'behind-the-lines' && whereabouts !== 'hunting') return refuse('fighter/not-away', 'SK-PART-4', { model });
  return succeed(atOnce({ kind: 'skirmish/recalled', model }));
};
