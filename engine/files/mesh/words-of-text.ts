/** A blank, a tab or the end of a line. */
export const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

/** Reads words off a text one by one and knows the line it is in. */
export interface Words {
  /** The line of the word that was read last. */
  line(): number;
  /** The next word as it stands, or null at the end. */
  next(): string | null;
  /** The next word of the same line, or null where the line ends. */
  nextInLine(): string | null;
  /** What is left of the line. */
  rest(): string;
}

/** A word longer than this is no word of a mesh file; only its beginning is shown. */
const LONGEST_WORD = 200;

/** The words of a text. `comment` is the letter behind which the rest of a line says nothing. */
export function wordsOf(bytes: Uint8Array, comment: string | null = null): Words {
  const mark = comment === null ? -1 : comment.charCodeAt(0);
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let line = 1;
  let lineOfWord = 1;
  const isLineEnd = (byte: number) => byte === 10 || byte === 13;
  const skip = (overLineEnds: boolean) => {
    for (; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (byte === mark) {
        while (at < bytes.length && !isLineEnd(bytes[at]!)) at++;
        at--;
      } else if (!isBlank(byte) || (!overLineEnds && isLineEnd(byte))) return;
      // A line ends with LF, with CR LF, or with CR alone.
      else if (byte === 10 || (byte === 13 && bytes[at + 1] !== 10)) line++;
    }
  };
  // What is no plain letter is shown as a mark, so that a message about it can be printed.
  const text = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, from + LONGEST_WORD))).replace(/[^\x20-\x7e]/g, '\ufffd');
  const word = (): string | null => {
    lineOfWord = line;
    const from = at;
    while (at < bytes.length && !isBlank(bytes[at]!) && bytes[at] !== mark) at++;
    return at > from ? text(from, at) : null;
  };
  return {
    line: () => lineOfWord,
    next() {
      skip(true);
      return word();
    },
    nextInLine() {
      skip(false);
      return word();
    },
    rest() {
      while (at < bytes.length && (bytes[at] === 32 || bytes[at] === 9)) at++;
      const from = at;
      while (at < bytes.length && !isLineEnd(bytes[at]!)) at++;
      return text(from, at).trimEnd();
    },
  };
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NO_NUMBER = /^[+-]?(?:nan|inf|infinity|1\.#\w+)(?:\([^)]*\))?$/i;

/** The number a word says; null when it says none. A number that is infinite or none is a number all the same and is dropped later. */
export function numberOf(word: string): number | null {
  if (NUMBER.test(word)) return Number(word);
  return NO_NUMBER.test(word) ? Number.NaN : null;
}
