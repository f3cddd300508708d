import { pathText } from '../../engine/files/json-document.ts';

/** A value or a name of a JSON text, where it lies in the document and in the text. */
export interface TokenOfText {
  readonly where: string;
  readonly kind: 'number' | 'text' | 'word' | 'name';
  readonly from: number;
  readonly text: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/g;

/** Every value and every name of a valid JSON text. */
export function tokensOf(json: string): TokenOfText[] {
  const found: TokenOfText[] = [];
  const path: (string | number)[] = [];
  const tokens = [...json.matchAll(TOKEN)];
  tokens.forEach(({ 0: text, index: from }, i) => {
    const last = path.at(-1);
    if (text === '{') path.push('');
    else if (text === '[') path.push(0);
    else if (text === '}' || text === ']') path.pop();
    else if (text === ',' && typeof last === 'number') path[path.length - 1] = last + 1;
    else if (text !== ',' && text !== ':') {
      const isName = text.startsWith('"') && tokens[i + 1]?.[0] === ':';
      if (isName) path[path.length - 1] = JSON.parse(text) as string;
      const kind = isName ? 'name' : text.startsWith('"') ? 'text' : /[a-z]/.test(text[0]!) ? 'word' : 'number';
      found.push({ where: pathText(path), kind, from, text });
    }
  });
  return found;
}

/** Where a value lies but for which of many it is one: `board.models.*.pose.at.x`. */
export const kindOfPlace = (where: string): string =>
  where
    .replace(/\[\d+\]/g, '[*]')
    .replace(/\["[^"]*"\]/g, '.*')
    .replace(/^(board\.(?:pieces|models|zones|sides)\.)[^.[]+/, '$1*')
    .replace(/\.(parts|openings|ladders)\.[^.[]+/, '.$1.*');
