import type { SideId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { pointsOf } from '../army.ts';
import type { Mission } from '../mission.ts';
import { profileOf } from '../profile.ts';
import type { Battle, Fighter } from '../state.ts';

/** What a trained soldier with a rifle costs: he is worth 1. */
const USUAL_POINTS = 20;
/** Of what a figure is worth, so much goes by what it costs: a dear one dies as easily. */
const BY_POINTS = 0.4;
/** What a victory point is worth, where a figure is worth 1. */
export const VICTORY_POINT = 1;
/** What each shock takes off, and being broken: actions are lost, not the figure. */
const SHOCK = 0.25;
const BROKEN = 0.4;

/** What it is worth to be rid of a figure, for its enemy. */
export function worthOf(fighter: Fighter, { mission }: Pick<Battle, 'mission'>): number {
  return 1 - BY_POINTS + (BY_POINTS * pointsOf(fighter)) / USUAL_POINTS + mission.losses * VICTORY_POINT;
}

/** How much of its worth a figure still has. */
function shareLeft(fighter: Fighter): number {
  const { whereabouts, woundsLeft, shocks, broken } = fighter;
  if (whereabouts === 'out-of-action' || whereabouts === 'lying-wounded') return 0;
  const whole = 0.5 + (0.5 * woundsLeft) / profileOf(fighter).wounds;
  return whole * (1 - SHOCK * Math.min(2, shocks)) * (broken ? 1 - BROKEN : 1);
}

/** How well a side stands: figures as far as they can fight, and victory points, its own less those of the enemy. */
export function standing(by: SideId, { state }: Situation<Battle>): number {
  const fighters = Object.values(state.fighters);
  const left = fighters.reduce(
    (sum, fighter) => sum + (fighter.side === by ? 1 : -1) * worthWithoutPoints(fighter) * shareLeft(fighter),
    0,
  );
  const points = Object.entries(state.victoryPoints).reduce((sum, [side, own]) => sum + (side === by ? own : -own), 0);
  return left + points * VICTORY_POINT;
}

/** What a loss counts for the mission is among the victory points already. */
const worthWithoutPoints = (fighter: Fighter): number => worthOf(fighter, { mission: { losses: 0 } as Mission });
