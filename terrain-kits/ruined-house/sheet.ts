import { WALL_STUFFS } from '../parts/masonry.ts';
import type { KitSheet } from '../terrain-kit.ts';

export const RUINED_HOUSE_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 90, atMost: 400, step: 5, byDefault: 200 },
  { kind: 'number', name: 'width', measures: 'length', atLeast: 90, atMost: 300, step: 5, byDefault: 140 },
  { kind: 'whole', name: 'floors', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 2 },
  { kind: 'number', name: 'storeyHeight', measures: 'length', atLeast: 45, atMost: 120, step: 1, byDefault: 76 },
  { kind: 'number', name: 'wallThickness', measures: 'length', atLeast: 3, atMost: 16, step: 0.5, byDefault: 8 },
  { kind: 'choice', name: 'walls', among: WALL_STUFFS, byDefault: 'brick' },
  { kind: 'whole', name: 'baysLong', measures: 'count', atLeast: 1, atMost: 6, step: 1, byDefault: 3 },
  { kind: 'whole', name: 'baysShort', measures: 'count', atLeast: 0, atMost: 4, step: 1, byDefault: 2 },
  { kind: 'number', name: 'sillHeight', measures: 'length', atLeast: 5, atMost: 70, step: 1, byDefault: 28 },
  { kind: 'number', name: 'windowWidth', measures: 'length', atLeast: 5, atMost: 80, step: 1, byDefault: 24 },
  { kind: 'number', name: 'windowHeight', measures: 'length', atLeast: 5, atMost: 90, step: 1, byDefault: 32 },
  { kind: 'flag', name: 'loopholes', byDefault: false },
  { kind: 'choice', name: 'windows', among: ['empty', 'glass', 'bars', 'boarded'], byDefault: 'empty' },
  { kind: 'choice', name: 'door', among: ['none', 'gap', 'open', 'closed', 'locked'], byDefault: 'closed' },
  { kind: 'number', name: 'doorWidth', measures: 'length', atLeast: 18, atMost: 100, step: 1, byDefault: 34 },
  { kind: 'number', name: 'doorHeight', measures: 'length', atLeast: 25, atMost: 110, step: 1, byDefault: 60 },
  { kind: 'whole', name: 'locks', measures: 'count', atLeast: 1, atMost: 3, step: 1, byDefault: 1 },
  { kind: 'flag', name: 'backDoor', byDefault: false },
  { kind: 'choice', name: 'wayUp', among: ['ladder', 'stairs', 'none'], byDefault: 'ladder' },
  { kind: 'choice', name: 'roof', among: ['open', 'flat', 'pitched'], byDefault: 'open' },
  { kind: 'number', name: 'damage', measures: 'share', atLeast: 0, atMost: 1, step: 0.05, byDefault: 0.4 },
  { kind: 'whole', name: 'seed', measures: 'seed', atLeast: 0, atMost: 999_999, step: 1, byDefault: 7 },
] as const satisfies KitSheet;
