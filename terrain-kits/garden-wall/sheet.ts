import { WALL_STUFFS } from '../parts/masonry.ts';
import type { KitSheet } from '../terrain-kit.ts';

export const GARDEN_WALL_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 60, atMost: 600, step: 5, byDefault: 240 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 10, atMost: 90, step: 1, byDefault: 38 },
  { kind: 'number', name: 'thickness', measures: 'length', atLeast: 4, atMost: 20, step: 0.5, byDefault: 7 },
  { kind: 'choice', name: 'walls', among: WALL_STUFFS, byDefault: 'brick' },
  { kind: 'flag', name: 'coping', byDefault: true },
  { kind: 'flag', name: 'piers', byDefault: true },
  { kind: 'choice', name: 'gate', among: ['none', 'gap', 'open', 'closed', 'locked'], byDefault: 'closed' },
  { kind: 'number', name: 'gateWidth', measures: 'length', atLeast: 20, atMost: 160, step: 1, byDefault: 36 },
  { kind: 'number', name: 'gatePlace', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.5 },
  { kind: 'whole', name: 'locks', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 1 },
  { kind: 'number', name: 'damage', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 1 },
] as const satisfies KitSheet;
