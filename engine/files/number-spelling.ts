import { pathText } from './json-document.ts';

/** A number that is spelled with digits its value does not need, or with others than its value has. */
export interface Misspelling {
  readonly where: string;
  readonly found: string;
  readonly value: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[[\]{},:]/g;

/**
 * Which numbers of a JSON text are not spelled as their values are? Of two neighbouring numbers of seventeen digits both may be read as the same
 * value, so a changed digit could otherwise pass unseen. Blanks, `1e-07` for `1e-7` and the like are ways of writing, not other digits.
 * @shape `text` is valid JSON
 */
export function findMisspelledNumbers(text: string): readonly Misspelling[] {
  const wrong: Misspelling[] = [];
  const path: (string | number)[] = [];
  let key: string | null = null;
  for (const [token] of text.matchAll(TOKEN)) {
    const first = token[0]!;
    if (first === '{') path.push('');
    else if (first === '[') path.push(0);
    else if (first === '}' || first === ']') path.pop();
    else if (first === '"') key = token;
    else if (first === ':') path[path.length - 1] = JSON.parse(key!) as string;
    else if (first === ',') {
      const at = path.at(-1);
      if (typeof at === 'number') path[path.length - 1] = at + 1;
    } else {
      const value = Number(token);
      if (digitsOf(token) !== digitsOf(String(value)) || LEADING_ZEROS.test(token))
        wrong.push({ where: pathText(path), found: token, value });
    }
  }
  return wrong;
}

const LEADING_ZEROS = /^-?0\d/;

/**
 * The same text with every number that begins with zeros, as no JSON may, spelled without them: what a first digit that was made 0 has become can then be
 * read, and named.
 */
export const withoutLeadingZeros = (text: string): string =>
  text.replaceAll(TOKEN, (token) => (LEADING_ZEROS.test(token) ? token.replace(/^(-?)0+(?=\d)/, '$1') : token));

/** A number's sign, digits and power of ten, however it was written. */
function digitsOf(token: string): string {
  const [mantissa = '', power = '0'] = token.toLowerCase().split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return '0';
  return `${sign}${kept}e${Number(power) - fraction.length + (digits.length - kept.length)}`;
}
