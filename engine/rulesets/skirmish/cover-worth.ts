import type { PartCover } from '../../board/terrain-piece.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from './argument.ts';
import { worthOf } from './cover-candidate.ts';
import { effectiveCover } from './effective-cover.ts';

/**
 * What the cover does to a shot: how much harder it is to hit, how much weaker, and what is left of it at short range and against weapons
 * that pierce.
 * @clause SK-COVER-1 to SK-COVER-7, SK-COVER-18
 */
export function sayWhatCoverIsWorth(cover: PartCover, ofVehicle: boolean): Argument {
  const { grade, concealOnly, closeRangeProof } = cover;
  const value = worthOf(grade);
  const against = (ap: number, shortRange: boolean, weaponIgnoresShortRange = false) =>
    effectiveCover(value, { ap, shortRange, weaponIgnoresShortRange, closeRangeProof, concealOnly });
  const short = against(1, true).toHit;
  return join(
    argue('SK-COVER-1', 'cover/target-number-rises', { value }),
    concealOnly
      ? argue('SK-COVER-7', 'cover/conceals-only', { value })
      : ofVehicle
        ? NOTHING_TO_SAY
        : argue('SK-COVER-2', 'cover/strength-falls', { value: against(1, false).fromStrength }),
    short < value
      ? argue('SK-COVER-4', 'cover/at-short-range', { value: short, excepted: against(1, true, true).toHit })
      : argue(concealOnly ? 'SK-COVER-7' : 'SK-COVER-5', 'cover/proof-at-short-range', { value: short }),
    argue('SK-COVER-3', 'cover/against-armour-piercing', {
      piercing2: against(2, false).toHit,
      piercing3: against(3, false).toHit,
      shortPiercing2: against(2, true).toHit,
    }),
  );
}
