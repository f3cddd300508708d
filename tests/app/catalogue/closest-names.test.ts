import { describe, expect, test } from 'vitest';
import { closestNames, plainName } from '../../../app/catalogue/closest-names.ts';

describe('a misspelt name', () => {
  const KITS = ['ruined-house', 'garden-wall', 'watch-tower', 'trench', 'rubble', 'hedge'];

  test.each([
    ['gardenwall', ['garden-wall']],
    ['Garden-Wall', ['garden-wall']],
    ['ruind-house', ['ruined-house']],
    ['tower', ['watch-tower']],
    ['hegde', ['hedge']], // two letters that changed places are one slip
    ['hagda', []], // two wrong letters of five are too many to guess
    ['hedgs', ['hedge']],
    ['helicopter', []],
    ['', []],
  ])('%s may be %j', (wanted, meant) => {
    expect(closestNames(wanted, KITS)).toEqual(meant);
  });

  test('is looked for among at most three, the closest first, each once', () => {
    expect(closestNames('men', ['men-1', 'men-2', 'men-3', 'men-4', 'men', 'men'])).toHaveLength(3);
    expect(closestNames('walls', ['wells', 'walls', 'balls'])[0]).toBe('walls');
  });
});

test('accents and capitals are not part of a remembered name', () => {
  expect(plainName('Kovács Őrmester')).toBe('kovacs ormester');
});
