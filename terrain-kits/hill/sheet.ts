import type { KitSheet } from '../terrain-kit.ts';

export const HILL_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 120, atMost: 600, step: 10, byDefault: 380 },
  { kind: 'number', name: 'width', measures: 'length', atLeast: 120, atMost: 500, step: 10, byDefault: 300 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 10, atMost: 120, step: 1, byDefault: 48 },
  { kind: 'choice', name: 'flanks', among: ['sloped', 'terraced', 'ledges'], byDefault: 'ledges' },
  { kind: 'whole', name: 'terraces', measures: 'count', atLeast: 1, atMost: 4, step: 1, byDefault: 2 },
  { kind: 'number', name: 'slope', measures: 'angle', atLeast: 0.2, atMost: 0.75, step: 0.05, byDefault: 0.7 },
  { kind: 'number', name: 'ledgeWidth', measures: 'length', atLeast: 16, atMost: 60, step: 1, byDefault: 26 },
  { kind: 'number', name: 'wildness', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.5 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 6 },
] as const satisfies KitSheet;
