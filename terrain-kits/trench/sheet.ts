import type { KitSheet } from '../terrain-kit.ts';

export const TRENCH_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 60, atMost: 500, step: 5, byDefault: 240 },
  { kind: 'number', name: 'bankHeight', measures: 'length', atLeast: 20, atMost: 70, step: 1, byDefault: 42 },
  { kind: 'number', name: 'walkway', measures: 'length', atLeast: 25, atMost: 80, step: 1, byDefault: 38 },
  { kind: 'number', name: 'fireStep', measures: 'length', atLeast: 0, atMost: 30, step: 1, byDefault: 14 },
  { kind: 'number', name: 'fireStepDepth', measures: 'length', atLeast: 12, atMost: 40, step: 1, byDefault: 26 },
  { kind: 'number', name: 'slope', measures: 'angle', atLeast: 0.35, atMost: 0.75, step: 0.05, byDefault: 0.6 },
  { kind: 'whole', name: 'bagRows', measures: 'count', atLeast: 0, atMost: 3, step: 1, byDefault: 2 },
  { kind: 'whole', name: 'gaps', measures: 'count', atLeast: 0, atMost: 6, step: 1, byDefault: 2 },
  { kind: 'number', name: 'gapWidth', measures: 'length', atLeast: 4, atMost: 30, step: 1, byDefault: 10 },
  { kind: 'flag', name: 'duckboards', byDefault: true },
  { kind: 'flag', name: 'closedEnds', byDefault: false },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 1 },
] as const satisfies KitSheet;
