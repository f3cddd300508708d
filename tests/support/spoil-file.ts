import { text } from './sketch-mesh-file.ts';

const HUGE = ['0', '-1', '1e308', '4294967295', '99999999999999999999', 'nan', '1e-320', '9'.repeat(400)];

/** Spoils a file in one of the ways that files are spoilt. */
export function spoilFile(sample: Uint8Array, below: (end: number) => number): Uint8Array {
  const bytes = sample.slice();
  const place = () => below(Math.max(1, bytes.length));
  for (let times = 1 + below(4); times > 0; times--) {
    switch (below(6)) {
      case 0:
        bytes[place()]! ^= 1 << below(8);
        break;
      case 1:
        return spoilFile(bytes.subarray(0, place()), below);
      case 2: {
        // Two runs of four bytes change places: counts, offsets and lengths get mixed up.
        const [a, b] = [place() & ~3, place() & ~3];
        const run = bytes.slice(a, a + 4);
        bytes.copyWithin(a, b, b + 4);
        bytes.set(run.subarray(0, Math.max(0, bytes.length - b)), b);
        break;
      }
      case 3: {
        const value = [0, 0xffffffff, 0x7fffffff, 0x10000, 0x989680, 0xff][below(6)]!;
        const at = place();
        for (let i = 0; i < 4 && at + i < bytes.length; i++) bytes[at + i] = (value >>> (8 * i)) & 0xff;
        break;
      }
      case 4: {
        // A number in a text becomes one beyond all measure.
        return withNumber(bytes, place(), HUGE[below(HUGE.length)]!);
      }
      case 5: {
        const [from, to] = [place(), place()];
        return new Uint8Array([...bytes.subarray(0, from), ...bytes.subarray(from, from + 200), ...bytes.subarray(to)]);
      }
    }
  }
  return bytes;
}

const OTHERS = ['0', '1', '7', '-1', '2.5', '64', '1000', '100000', '1e9', '4294967295'];

/** A text that another program could have written: one of its numbers is another one. */
export function changeNumber(sample: Uint8Array, below: (end: number) => number): Uint8Array {
  return withNumber(sample, below(Math.max(1, sample.length)), OTHERS[below(OTHERS.length)]!);
}

/** Puts another number in place of the first one that begins at a byte or after it. @edge without any the bytes stay as they are */
function withNumber(bytes: Uint8Array, from: number, number: string): Uint8Array {
  const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
  const at = bytes.findIndex((byte, i) => i >= from && isDigit(byte));
  if (at < 0) return bytes;
  let end = at;
  while (isDigit(bytes[end])) end++;
  return new Uint8Array([...bytes.subarray(0, at), ...text(number), ...bytes.subarray(end)]);
}
