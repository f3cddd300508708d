/** What a shot is like, as far as cover cares. */
export interface ShotAtCover {
  /** Armour piercing of the weapon; 1 for a plain one. */
  readonly ap: number;
  readonly shortRange: boolean;
  /** Submachine guns, pistols and black powder, and whatever else its own rule excepts. */
  readonly weaponIgnoresShortRange: boolean;
  /** The cover is proof at short range: concrete and the like. */
  readonly closeRangeProof: boolean;
  /** The cover hides and stops little: bushes, reeds, high grass. */
  readonly concealOnly: boolean;
}

/** What is left of cover against one shot. */
export interface EffectiveCover {
  /** Added to the target number. */
  readonly toHit: number;
  /** Taken from the strength of the shot. */
  readonly fromStrength: number;
}

/**
 * What is cover of this value worth against this shot? One less at short range, then less what the weapon pierces beyond 1, never below 0.
 * @clause SK-COVER-3 to SK-COVER-7 @example effectiveCover(2, { ap: 2, shortRange: true, … }) leaves nothing (SK-EX-42)
 */
export function effectiveCover(value: number, shot: ShotAtCover): EffectiveCover {
  const worse = shot.shortRange && !shot.weaponIgnoresShortRange && !shot.closeRangeProof && !shot.concealOnly;
  const left = value - (worse ? 1 : 0) - Math.max(0, shot.ap - 1);
  const toHit = Math.max(0, left);
  return { toHit, fromStrength: shot.concealOnly ? 0 : toHit };
}
