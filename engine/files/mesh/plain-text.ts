const codeAt = (bytes: Uint8Array, at: number, bigEnd: boolean): number =>
  bigEnd ? (bytes[at]! << 8) | bytes[at + 1]! : bytes[at]! | (bytes[at + 1]! << 8);

/**
 * The bytes of a text file in UTF-8 and without a byte-order mark, whatever mark it begins with: some programs write UTF-16.
 * @edge a file without a mark is taken as it is; half a pair of surrogates becomes U+FFFD
 */
export function plainTextOf(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  const bigEnd = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!bigEnd && !(bytes[0] === 0xff && bytes[1] === 0xfe)) return bytes;
  // A code of UTF-16 takes two bytes there and at most three here.
  const text = new Uint8Array(Math.ceil((bytes.length * 3) / 2));
  let to = 0;
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    let point = codeAt(bytes, at, bigEnd);
    if (point >= 0xd800 && point < 0xe000) {
      const low = point < 0xdc00 && at + 3 < bytes.length ? codeAt(bytes, at + 2, bigEnd) : 0;
      const paired = low >= 0xdc00 && low < 0xe000;
      point = paired ? 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00) : 0xfffd;
      if (paired) at += 2;
    }
    if (point < 0x80) text[to++] = point;
    else {
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      text[to++] = ([0, 0xc0, 0xe0, 0xf0][more]! | (point >> (6 * more))) & 0xff;
      for (let i = more - 1; i >= 0; i--) text[to++] = 0x80 | ((point >> (6 * i)) & 0x3f);
    }
  }
  return text.subarray(0, to);
}
