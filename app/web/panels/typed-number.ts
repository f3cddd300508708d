/** Each ruler's unit in millimetres. */
export const UNITS = { mm: 1, cm: 10, inch: 25.4 } as const;

const FORM = /^[+\-−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number that these letters mean, with a point or a comma before its tenths in every language; null where they mean none. */
export function readTypedNumber(text: string): number | null {
  const written = text.trim();
  return FORM.test(written) ? Number(written.replace(',', '.').replace('−', '-')) : null;
}

/** A number as it stands in a field to be typed over: in the language's own form, without a sign between thousands. */
export const writeNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 }).format(value + 0);

/** The dice that these letters mean, such as "2 5" or "2, 5"; none for an empty field, null where they mean none. */
export function readDice(text: string): readonly number[] | null {
  const written = text.split(/[\s,;]+/).filter((one) => one !== '');
  return written.every((one) => /^[1-9]\d?$/.test(one)) ? written.map(Number) : null;
}
