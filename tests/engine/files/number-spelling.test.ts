import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMisspelledNumbers } from '../../../engine/files/number-spelling.ts';

describe('numbers in a text', () => {
  test('are right in whatever form programs write them', () => {
    expect(findMisspelledNumbers('{"a":[1,1.0,-0.50,1e-7,1E-07,12e+3,0,0.0,5e0,1e21,123456789012345680000]}')).toEqual([]);
  });

  test('are found where a digit more or other is read as the same value, with their place', () => {
    const text = '{"a":{"b":[1,{"c":0.30000000000000004}]},"d e":10.698131700797731}';
    expect(findMisspelledNumbers(text)).toEqual([]);
    const forged = text.replace('0.30000000000000004', '0.30000000000000005').replace('7731}', '7732}');
    expect(Number('0.30000000000000005')).toBe(0.30000000000000004);
    expect(findMisspelledNumbers(forged).map(({ where, found }) => [where, found])).toEqual([
      ['a.b[1].c', '0.30000000000000005'],
      ['["d e"]', '10.698131700797732'],
    ]);
  });

  test('inside of texts are none', () => {
    expect(findMisspelledNumbers('{"a":"0.30000000000000005 [1, {","b":1}')).toEqual([]);
  });

  test('written by this program are never found', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(findMisspelledNumbers(JSON.stringify(value))).toEqual([]);
      }),
    );
  });
});
