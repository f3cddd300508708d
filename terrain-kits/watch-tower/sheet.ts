import type { KitSheet } from '../terrain-kit.ts';

export const WATCH_TOWER_SHEET = [
  { kind: 'number', name: 'platformHeight', measures: 'length', atLeast: 50, atMost: 260, step: 5, byDefault: 120 },
  { kind: 'number', name: 'platformSize', measures: 'length', atLeast: 70, atMost: 140, step: 2, byDefault: 92 },
  { kind: 'number', name: 'parapetHeight', measures: 'length', atLeast: 8, atMost: 36, step: 1, byDefault: 24 },
  { kind: 'choice', name: 'parapet', among: ['planks', 'steel', 'sandbags'], byDefault: 'planks' },
  { kind: 'flag', name: 'roof', byDefault: true },
  { kind: 'number', name: 'headroom', measures: 'length', atLeast: 35, atMost: 90, step: 1, byDefault: 58 },
  { kind: 'number', name: 'splay', measures: 'length', atLeast: 0, atMost: 30, step: 1, byDefault: 10 },
  { kind: 'number', name: 'legThickness', measures: 'length', atLeast: 3, atMost: 9, step: 0.5, byDefault: 5 },
] as const satisfies KitSheet;
