/** The text that UTF-8 bytes spell. What is no UTF-8 becomes U+FFFD, so that the reader of the text can tell where it is wrong. */
export function textOfUtf8(bytes: Uint8Array): string {
  let text = '';
  let codes: number[] = [];
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length) {
    const first = bytes[at++]!;
    let point = first;
    if (first >= 0x80) {
      const more = first >= 0xf0 && first < 0xf5 ? 3 : first >= 0xe0 ? 2 : 1;
      point = first >= 0xc2 && first < 0xf5 ? first & (0x3f >> more) : -1;
      for (let i = 0; i < more && point >= 0; i++) {
        const next = bytes[at];
        if (next === undefined || (next & 0xc0) !== 0x80) point = -1;
        else {
          point = (point << 6) | (next & 0x3f);
          at++;
        }
      }
      const shortest = [0, 0x80, 0x800, 0x10000][more]!;
      if (point < shortest || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) point = 0xfffd;
    }
    codes.push(point);
    if (codes.length >= 4096) {
      text += String.fromCodePoint(...codes);
      codes = [];
    }
  }
  return text + String.fromCodePoint(...codes);
}
