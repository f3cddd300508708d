import type { SideId } from '../../../../identity/ids.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { spotThoseInWait } from '../hidden/spotting.ts';
import { rollOff } from '../roll-off.ts';
import { type Battle, unplacedOf } from '../state.ts';
import { tell } from '../tell.ts';
import type { SetUp } from './set-up.ts';

/** After something was set up: the others' turn where it goes figure by figure or this side is done, and scouts or the first round once all are. @clause SK-SETUP-6, SK-SETUP-10 */
export function* turnPasses(play: Play<Battle>): Resolution {
  const { state, seats } = play.now();
  const setUp = state.setUp!;
  const isDone = (side: SideId) =>
    setUp.done.includes(side) || (setUp.order === 'in-turn' && unplacedOf(state, side).length === 0);
  if (setUp.order === 'one-side-first' && !isDone(setUp.turn!)) return;
  const next = sideAfter(setUp, seats, isDone);
  if (next !== null) tell(play, { kind: 'skirmish/sets-up', side: next });
  else yield* afterSetUp(play);
}

/** The next side that is not done, this one last. */
function sideAfter({ turn }: SetUp, seats: readonly SideId[], isDone: (side: SideId) => boolean): SideId | null {
  const at = seats.indexOf(turn!);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)].find((side) => !isDone(side)) ?? null;
}

/** Everybody is set up: scouts go ahead, of several sides in turn after a roll-off; else the battle begins. @clause SK-ABIL-4, SK-ABIL-5 */
function* afterSetUp(play: Play<Battle>): Resolution {
  const { state, seats } = play.now();
  const scouts = Object.values(state.fighters).filter(
    ({ whereabouts, abilities, lyingInWait }) => whereabouts === 'table' && abilities.includes('vanguard') && !lyingInWait,
  );
  if (scouts.length === 0) return beginBattle(play);
  const sides = seats.filter((seat) => scouts.some(({ side }) => side === seat));
  const first =
    sides.length === 1
      ? sides[0]!
      : yield* rollOff(sides, (side) => ({ purpose: 'purpose/scouts-first', clause: 'SK-ABIL-5', fill: { side } }));
  tell(play, { kind: 'skirmish/scouts-go-ahead', side: first, models: scouts.map(({ model }) => model).sort() });
}

/** The first round begins; whoever was set up hidden in plain sight is spotted at once. @clause SK-ABIL-34 */
export function beginBattle(play: Play<Battle>): void {
  tell(play, { kind: 'skirmish/battle-begins' });
  spotThoseInWait(play);
}
