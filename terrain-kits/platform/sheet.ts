import type { KitSheet } from '../terrain-kit.ts';

export const PLATFORM_SHEET = [
  { kind: 'number', name: 'length', measures: 'length', atLeast: 50, atMost: 500, step: 5, byDefault: 160 },
  { kind: 'number', name: 'width', measures: 'length', atLeast: 36, atMost: 300, step: 2, byDefault: 80 },
  { kind: 'number', name: 'height', measures: 'length', atLeast: 8, atMost: 140, step: 1, byDefault: 60 },
  { kind: 'choice', name: 'carriedBy', among: ['block', 'pillars'], byDefault: 'pillars' },
  { kind: 'choice', name: 'material', among: ['concrete', 'stone', 'timber'], byDefault: 'concrete' },
  { kind: 'choice', name: 'east', among: ['nothing', 'ramp', 'stairs', 'ladder'], byDefault: 'stairs' },
  { kind: 'choice', name: 'west', among: ['nothing', 'ramp', 'stairs', 'ladder'], byDefault: 'ramp' },
  { kind: 'number', name: 'approachWidth', measures: 'length', atLeast: 30, atMost: 120, step: 1, byDefault: 44 },
  { kind: 'number', name: 'slope', measures: 'angle', atLeast: 0.2, atMost: 0.75, step: 0.05, byDefault: 0.6 },
  { kind: 'number', name: 'parapetHeight', measures: 'length', atLeast: 0, atMost: 40, step: 1, byDefault: 16 },
] as const satisfies KitSheet;
