import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A run of chance that is the same for the same seed. */
export interface Chance {
  /** A number from `least` up to `most`. */
  between(least: number, most: number): number;
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number;
  /** One of these. */
  oneOf<Thing>(things: readonly Thing[]): Thing;
  /** The same things in another order. */
  shuffled<Thing>(things: readonly Thing[]): Thing[];
}

export function chanceOf(seed: number): Chance {
  const source = xoroshiro128plus(seed);
  const whole = (least: number, most: number) => uniformInt(source, least, most);
  return {
    between: (least, most) => least + (most - least) * uniformFloat64(source),
    whole,
    oneOf: (things) => things[whole(0, things.length - 1)]!,
    shuffled(things) {
      const order = [...things];
      for (let i = order.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}
