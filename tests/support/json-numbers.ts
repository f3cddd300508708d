/** A number in a JSON text: where it lies in the document and in the text. */
export interface NumberInText {
  readonly where: string;
  readonly from: number;
  readonly text: string;
}

/** Every number of a valid JSON text with its path, as people write it: `board.models.anna.pose.at.x`. */
export function numbersIn(json: string): NumberInText[] {
  const found: NumberInText[] = [];
  let at = 0;
  const blanks = () => {
    while (' \t\r\n'.includes(json[at] ?? '.')) at++;
  };
  const readText = (): string => {
    const from = at++;
    while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
    at++;
    return JSON.parse(json.slice(from, at)) as string;
  };
  const read = (where: string): void => {
    blanks();
    const letter = json[at]!;
    if (letter === '"') readText();
    else if (letter === '{' || letter === '[') {
      const close = letter === '{' ? '}' : ']';
      at++;
      for (let index = 0; ; index++) {
        blanks();
        if (json[at] === close) break;
        if (letter === '{') {
          const key = readText();
          blanks();
          at++;
          const plain = /^[A-Za-z0-9_-]+$/.test(key);
          read(plain ? (where === '' ? key : `${where}.${key}`) : `${where}[${JSON.stringify(key)}]`);
        } else read(`${where}[${index}]`);
        blanks();
        if (json[at] === ',') at++;
      }
      at++;
    } else {
      const from = at;
      while (/[-+.\dA-Za-z]/.test(json[at] ?? ' ')) at++;
      const text = json.slice(from, at);
      if (/^-?\d/.test(text)) found.push({ where, from, text });
    }
  };
  read('');
  return found;
}

/** The same text with the digit at this place made another one, and still a number: a first digit never becomes 0. */
export function withOtherDigit(json: string, { from, text }: NumberInText, place: number): string {
  const digits = [...text].flatMap((letter, i) => (/\d/.test(letter) ? [i] : []));
  const index = digits[place % digits.length]!;
  const old = Number(text[index]);
  const leads = index === digits[0] && digits.length > 1;
  const next = (old + 1) % 10 === 0 && leads ? 1 : (old + 1) % 10;
  return json.slice(0, from + index) + String(next) + json.slice(from + index + 1);
}
