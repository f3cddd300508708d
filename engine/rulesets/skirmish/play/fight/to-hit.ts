/** What must be thrown to hit, and between which totals what covers the target is struck instead. */
export interface ShotNumbers {
  /** What the shooter adds to his die. */
  readonly aim: number;
  /** What the total must reach. */
  readonly targetNumber: number;
  /** The totals that strike a model which covers the target: from the first, below the second. Null where no model does. */
  readonly strays: { readonly from: number; readonly below: number } | null;
}

/** What one die does. */
export interface ShotResult {
  readonly hits: 'nothing' | 'target' | 'head';
  /** It strikes the model that covers the target, whether or not it strikes the target too. */
  readonly strays: boolean;
}

/** The natural roll that hits. @clause SK-SHOOT-7 */
export const neededFor = ({ aim, targetNumber }: ShotNumbers): number => targetNumber - aim;

/**
 * What does a natural roll of a d10 do? A 1 misses whatever else holds, a 10 hits, and hits the head where less would have done.
 * @clause SK-SHOOT-5 to 7, SK-HEAD-1, SK-COVER-12 to 14
 */
export function resultOfShot(natural: number, shot: ShotNumbers): ShotResult {
  const total = natural + shot.aim;
  if (natural === 1) return { hits: 'nothing', strays: false };
  const strays = shot.strays !== null && total >= shot.strays.from && total < shot.strays.below;
  if (natural === 10) return { hits: neededFor(shot) <= 9 ? 'head' : 'target', strays };
  return { hits: total >= shot.targetNumber ? 'target' : 'nothing', strays };
}
