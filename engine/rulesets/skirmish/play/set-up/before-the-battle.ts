import type { SideId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Battle } from '../state.ts';

/** Can a side still settle what is settled before the battle: while it sets up, and until it is rolled for who begins the first round? @clause SK-SETUP-11 */
export function isBeforeTheBattle({ state }: Situation<Battle>, by: SideId): boolean {
  if (state.setUp) return state.setUp.step === 'placing' && state.setUp.turn === by;
  return state.stage === 'initiative' && state.round === 1;
}
