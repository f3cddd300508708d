import { describe, expect, test } from 'vitest';
import { oncePer, oncePerPair } from '../../../engine/document/once.ts';

describe('what follows from immutable things', () => {
  test('is found once for the very same thing, and anew for an equal one', () => {
    let asked = 0;
    const find = oncePer(({ size }: { readonly size: number }) => ({ twice: 2 * size, asked: ++asked }));
    const thing = { size: 3 };
    expect(find(thing)).toBe(find(thing));
    expect(find({ size: 3 })).toEqual({ twice: 6, asked: 2 });
  });

  test('is found once even where nothing is found', () => {
    let asked = 0;
    const find = oncePer((_: object) => {
      asked++;
      return undefined;
    });
    const thing = {};
    expect([find(thing), find(thing), asked]).toEqual([undefined, undefined, 1]);
  });

  test('of two things depends on both and on their order', () => {
    const find = oncePerPair((one: { readonly name: string }, other: { readonly name: string }) => [one.name + other.name]);
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    expect([find(a, b), find(b, a), find(a, a)]).toEqual([['ab'], ['ba'], ['aa']]);
    expect(find(a, b)).toBe(find(a, b));
  });
});
