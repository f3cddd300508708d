import { textOfUtf8 } from '../utf8.ts';

/** Reads little-endian numbers one after the other. Past the end it gives 0 and remembers that it ran out. */
export interface ByteCursor {
  at: number;
  readonly end: number;
  ranOut: boolean;
  u8(): number;
  i32(): number;
  /** A text with its length before it. */
  text(): string;
}

export function byteCursor(bytes: Uint8Array, from = 0, end = bytes.length): ByteCursor {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const take = (cursor: ByteCursor, count: number): number => {
    const at = cursor.at;
    if (count < 0 || at + count > end) {
      cursor.ranOut = true;
      cursor.at = end;
      return -1;
    }
    cursor.at += count;
    return at;
  };
  return {
    at: from,
    end,
    ranOut: false,
    u8() {
      const at = take(this, 1);
      return at < 0 ? 0 : bytes[at]!;
    },
    i32() {
      const at = take(this, 4);
      return at < 0 ? 0 : view.getInt32(at, true);
    },
    text() {
      const length = this.i32();
      const at = take(this, length);
      return at < 0 ? '' : textOfUtf8(bytes.subarray(at, at + length));
    },
  };
}
