import { describe, expect, test } from 'vitest';
import { readTypedNumber, writeNumber } from '../../../app/web/panels/typed-number.ts';

describe('a number that is typed', () => {
  test.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 12,5 ', 12.5],
    [',5', 0.5],
    ['3.', 3],
    ['+7', 7],
    ['-0,25', -0.25],
    ['−4', -4],
  ])('as %j is %d, with a comma or a point', (text, number) => expect(readTypedNumber(text)).toBe(number));

  test.each(['', ' ', '-', ',', '1.200,5', '1 200', '12 mm', '1e3', 'NaN', '0x10', '--3'])('as %j is none', (text) =>
    expect(readTypedNumber(text)).toBeNull(),
  );

  test('is read again as it is written, in every language', () => {
    for (const language of ['en', 'hu'])
      for (const number of [0, 0.1, 36.12, -23.07, 1234567.5])
        expect(readTypedNumber(writeNumber(number, language))).toBe(number);
    expect(writeNumber(36.125, 'hu')).toBe('36,13');
    expect(writeNumber(-0, 'en')).toBe('0');
  });
});
