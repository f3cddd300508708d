import type { KitSheet } from '../terrain-kit.ts';

export const HEDGE_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 30, atMost: 600, step: 5, byDefault: 200 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 8, atMost: 90, step: 1, byDefault: 34 },
  { kind: 'number', name: 'thickness', measures: 'length', atLeast: 8, atMost: 60, step: 1, byDefault: 18 },
  { kind: 'number', name: 'wildness', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.45 },
  { kind: 'number', name: 'gapWidth', measures: 'length', atLeast: 0, atMost: 120, step: 1, byDefault: 0 },
  { kind: 'number', name: 'gapPlace', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.5 },
  { kind: 'whole', name: 'heightCategory', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 2 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 2 },
] as const satisfies KitSheet;
