import { chanceOf } from './chance.ts';

const HUGE = new TextEncoder().encode('9e999');

/** Copies of a file as bad copying leaves it: with a bit turned, cut short, with a stretch doubled, with a number beyond all measure. */
export function changesOf(bytes: Uint8Array, count: number, seed: number): readonly Uint8Array[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const at = chance.whole(0, bytes.length - 1);
    switch (chance.whole(0, 3)) {
      case 0: {
        const changed = bytes.slice();
        changed[at] = changed[at]! ^ (1 << chance.whole(0, 7));
        return changed;
      }
      case 1:
        return bytes.slice(0, at);
      case 2:
        return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at, at + 20), ...bytes.subarray(at)]);
      default: {
        const digit = bytes.findIndex((byte, index) => index >= at && byte >= 48 && byte < 58);
        const from = digit < 0 ? at : digit;
        return Uint8Array.from([...bytes.subarray(0, from), ...HUGE, ...bytes.subarray(from + 1)]);
      }
    }
  });
}
