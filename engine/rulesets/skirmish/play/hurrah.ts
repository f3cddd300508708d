import type { SideId } from '../../../identity/ids.ts';
import { succeed } from '../../../outcome/result.ts';
import { askForRoll } from '../../../rules/ask-for.ts';
import { type Decide, refuse } from './acting.ts';
import type { Battle, Fighter } from './state.ts';
import { tell } from './tell.ts';

/** What a Hurrah needs to work. @clause SK-ABIL-11 */
const WORKS_ON = 3;

/** Can a side still shout: has it somebody on the table who does, and has it not done so in this battle? @clause SK-ABIL-10, SK-ABIL-13 */
export const mayShout = ({ fighters, hurrahs }: Battle, side: SideId): 'yes' | 'nobody' | 'already' => {
  if (Object.hasOwn(hurrahs, side)) return 'already';
  const shouts = Object.values(fighters).some(
    (fighter) => fighter.side === side && fighter.whereabouts === 'table' && fighter.abilities.includes('hurrah'),
  );
  return shouts ? 'yes' : 'nobody';
};

/** Once in a battle, before it is rolled for who begins a round, all of a side who can shout Hurrah: one die tells whether it does anything. @clause SK-ABIL-10, SK-ABIL-11, SK-ABIL-13 */
export const shoutHurrah: Decide = (order, by, { state }) => {
  if (order.side !== undefined && order.side !== by) return refuse('order/malformed', null, { field: 'side' });
  if (state.stage !== 'initiative') return refuse('round/only-at-its-start', 'SK-ABIL-10', { side: by });
  const may = mayShout(state, by);
  if (may === 'already') return refuse('hurrah/shouted-already', 'SK-ABIL-10', { side: by });
  if (may === 'nobody') return refuse('hurrah/nobody-shouts', 'SK-ABIL-13', { side: by });
  return succeed(function* (play) {
    const [face = 0] = yield* askForRoll({
      dice: 'd6',
      roller: by,
      purpose: 'purpose/hurrah',
      clause: 'SK-ABIL-11',
      fill: { side: by, needed: WORKS_ON },
    });
    if (face >= WORKS_ON) tell(play, { kind: 'skirmish/hurrah', side: by });
    else tell(play, { kind: 'skirmish/hurrah-dies-away', side: by });
  });
};

/** Is somebody carried along by the Hurrah of his side in this round? @clause SK-ABIL-12, SK-ABIL-13 */
export function isUnderHurrah({ hurrahs, round }: Battle, { side, abilities }: Pick<Fighter, 'side' | 'abilities'>): boolean {
  const hurrah = Object.hasOwn(hurrahs, side) ? hurrahs[side]! : null;
  return hurrah?.round === round && hurrah.works && abilities.includes('hurrah');
}
