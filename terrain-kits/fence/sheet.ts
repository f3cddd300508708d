import type { KitSheet } from '../terrain-kit.ts';

export const FENCE_SHEET = [
  { kind: 'choice', name: 'style', among: ['planks', 'pickets', 'rails'], byDefault: 'planks' },
  { kind: 'number', name: 'length', measures: 'length', atLeast: 60, atMost: 600, step: 5, byDefault: 240 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 14, atMost: 80, step: 1, byDefault: 42 },
  { kind: 'number', name: 'postSpacing', measures: 'length', atLeast: 30, atMost: 120, step: 1, byDefault: 52 },
  { kind: 'number', name: 'boardWidth', measures: 'length', atLeast: 3, atMost: 14, step: 0.5, byDefault: 6 },
  { kind: 'number', name: 'gap', measures: 'length', atLeast: 1, atMost: 12, step: 0.5, byDefault: 3.5 },
  { kind: 'choice', name: 'gate', among: ['none', 'gap', 'open', 'closed', 'locked'], byDefault: 'none' },
  { kind: 'number', name: 'gateWidth', measures: 'length', atLeast: 20, atMost: 120, step: 1, byDefault: 36 },
  { kind: 'number', name: 'gatePlace', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.5 },
  { kind: 'whole', name: 'locks', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 1 },
  { kind: 'number', name: 'damage', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.15 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 4 },
] as const satisfies KitSheet;
