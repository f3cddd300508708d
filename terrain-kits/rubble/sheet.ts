import type { KitSheet } from '../terrain-kit.ts';

export const RUBBLE_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 50, atMost: 400, step: 5, byDefault: 170 },
  { kind: 'number', name: 'width', measures: 'length', atLeast: 50, atMost: 400, step: 5, byDefault: 130 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 4, atMost: 50, step: 1, byDefault: 20 },
  { kind: 'choice', name: 'of', among: ['brick', 'stone', 'concrete'], byDefault: 'brick' },
  { kind: 'whole', name: 'chunks', measures: 'count', atLeast: 0, atMost: 80, step: 1, byDefault: 46 },
  { kind: 'whole', name: 'beams', measures: 'count', atLeast: 0, atMost: 10, step: 1, byDefault: 4 },
  { kind: 'whole', name: 'heightCategory', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 1 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 8 },
] as const satisfies KitSheet;
