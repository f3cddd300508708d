import type { KitSheet } from '../terrain-kit.ts';

export const CRATES_AND_CONTAINERS_SHEET = [
  { kind: 'choice', name: 'container', among: ['none', 'closed', 'locked', 'open', 'doorless'], byDefault: 'closed' },
  { kind: 'number', name: 'containerLength', measures: 'length', atLeast: 60, atMost: 350, step: 5, byDefault: 173 },
  { kind: 'number', name: 'containerWidth', measures: 'length', atLeast: 40, atMost: 120, step: 1, byDefault: 70 },
  { kind: 'number', name: 'containerHeight', measures: 'length', atLeast: 35, atMost: 120, step: 1, byDefault: 74 },
  { kind: 'whole', name: 'locks', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 1 },
  { kind: 'whole', name: 'crates', measures: 'count', atLeast: 0, atMost: 24, step: 1, byDefault: 7 },
  { kind: 'number', name: 'crateSize', measures: 'length', atLeast: 10, atMost: 60, step: 1, byDefault: 26 },
  { kind: 'whole', name: 'stack', measures: 'count', atLeast: 1, atMost: 4, step: 1, byDefault: 2 },
  { kind: 'whole', name: 'barrels', measures: 'count', atLeast: 0, atMost: 12, step: 1, byDefault: 3 },
  { kind: 'number', name: 'barrelHeight', measures: 'length', atLeast: 10, atMost: 60, step: 1, byDefault: 25 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 3 },
] as const satisfies KitSheet;
