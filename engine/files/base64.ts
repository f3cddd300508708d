const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) VALUE_OF[DIGITS.charCodeAt(i)] = i;

/** Bytes as base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const b1 = bytes[i + 1];
    const b2 = bytes[i + 2];
    const three = (bytes[i]! << 16) | ((b1 ?? 0) << 8) | (b2 ?? 0);
    text += DIGITS[three >> 18]! + DIGITS[(three >> 12) & 63]!;
    text += b1 === undefined ? '=' : DIGITS[(three >> 6) & 63]!;
    text += b2 === undefined ? '=' : DIGITS[three & 63]!;
    if (text.length > 8192) {
      parts.push(text);
      text = '';
    }
  }
  return parts.join('') + text;
}

/** The bytes of a base64 text. Null where it is none: a strange letter, a wrong length, padding in the middle, bits left over. */
export function fromBase64(text: string): Uint8Array | null {
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  if (text.length % 4 !== 0 || end % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    const value = code < 128 ? VALUE_OF[code]! : -1;
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 ? bytes : null;
}
