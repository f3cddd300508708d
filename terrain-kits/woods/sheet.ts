import type { KitSheet } from '../terrain-kit.ts';

export const WOODS_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 60, atMost: 400, step: 5, byDefault: 220 },
  { kind: 'number', name: 'width', measures: 'length', atLeast: 60, atMost: 400, step: 5, byDefault: 170 },
  { kind: 'whole', name: 'trees', measures: 'count', atLeast: 1, atMost: 40, step: 1, byDefault: 8 },
  { kind: 'choice', name: 'kinds', among: ['broadleaf', 'conifer', 'mixed', 'bare'], byDefault: 'mixed' },
  { kind: 'number', name: 'treeHeight', measures: 'length', atLeast: 40, atMost: 260, step: 5, byDefault: 135 },
  { kind: 'number', name: 'crownFrom', measures: 'share', atLeast: 0.1, atMost: 0.7, step: 0.05, byDefault: 0.36 },
  { kind: 'whole', name: 'bushes', measures: 'count', atLeast: 0, atMost: 20, step: 1, byDefault: 4 },
  { kind: 'whole', name: 'heightCategory', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 3 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 12 },
] as const satisfies KitSheet;
