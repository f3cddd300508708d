/** The most letters of a name on a board: of a model, a piece, a file that something came from, whoever made it. */
export const LONGEST_NAME = 200;
/** The most letters of the notes on a board. */
export const LONGEST_NOTE = 20_000;

const IN_PLACE_OF_THE_REST = '…';

/** Words from elsewhere as a board holds them: what is longer than a name may be is cut, and ends with an ellipsis. */
export function asName(words: string, most = LONGEST_NAME): string {
  if (words.length <= most) return words;
  const kept = words.slice(0, most - 1);
  const half = kept.charCodeAt(kept.length - 1);
  // Of a letter that takes two places, half is no letter.
  return `${half >= 0xd800 && half < 0xdc00 ? kept.slice(0, -1) : kept}${IN_PLACE_OF_THE_REST}`;
}
