import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A run of chance that is the same for the same seed. */
export interface Chance {
  /** A number from `least` up to `most`. */
  between(least: number, most: number): number;
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number;
  /** True in this share of cases. */
  happens(share: number): boolean;
}

/** Chance for one purpose of a seeded piece, so that one detail more in a corner does not reshuffle everything else. */
export function chanceOf(seed: number, purpose: string): Chance {
  let mixed = seed | 0;
  for (let i = 0; i < purpose.length; i++) mixed = (Math.imul(mixed, 31) + purpose.charCodeAt(i)) | 0;
  const source = xoroshiro128plus(mixed);
  return {
    between: (least, most) => least + (most - least) * uniformFloat64(source),
    whole: (least, most) => uniformInt(source, least, most),
    happens: (share) => uniformFloat64(source) < share,
  };
}
