import { describe, expect, test } from 'vitest';
import { agreedSettings, defaultSettings, type Settings, type SettingsSheet } from '../../../engine/index.ts';

const SHEET = {
  tolerance: { clause: 'X-1', kind: 'number', byDefault: 1, atLeast: 0, atMost: 5 },
  fog: { clause: 'X-2', kind: 'flag', byDefault: false },
  season: { clause: 'X-3', kind: 'choice', byDefault: 'summer', among: ['summer', 'winter'] },
} as const satisfies SettingsSheet;

const refused = (settings: Settings) => {
  const result = agreedSettings(SHEET, settings);
  return result.ok ? null : result.problem;
};

describe('what players agreed', () => {
  test('is the book where nobody said anything', () => {
    expect(agreedSettings(SHEET, {})).toEqual({ ok: true, value: { tolerance: 1, fog: false, season: 'summer' } });
    expect(defaultSettings(SHEET)).toEqual({ tolerance: 1, fog: false, season: 'summer' });
  });

  test('stands over the book', () => {
    expect(agreedSettings(SHEET, { fog: true, tolerance: 5 })).toEqual({
      ok: true,
      value: { tolerance: 5, fog: true, season: 'summer' },
    });
  });

  test('is turned down where the book has no such thing', () => {
    expect(refused({ rain: true })).toEqual({ code: 'setting/unknown', clause: null, fill: { name: 'rain' } });
    expect(refused({ toString: true })?.code).toBe('setting/unknown');
  });

  test.each([
    ['too much', { tolerance: 5.1 }],
    ['too little', { tolerance: -0.1 }],
    ['no number', { tolerance: Number.NaN }],
    ['a word for a number', { tolerance: 'much' }],
    ['a number for a flag', { fog: 1 }],
    ['a choice that is not offered', { season: 'spring' }],
  ])('is turned down with its clause where it is %s', (_, settings) => {
    expect(refused(settings)?.code).toBe('setting/not-allowed');
    expect(refused(settings)?.clause).toMatch(/^X-/);
  });
});
