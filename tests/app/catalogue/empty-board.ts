import type { Board } from '../../../engine/index.ts';

/** A bare table of 120 × 90 cm with two sides. */
export const emptyBoard = (): Board => ({
  format: 1,
  size: { width: 1200, depth: 900 },
  sides: { red: { id: 'red', name: 'Reds', colour: '#c4553b' }, blue: { id: 'blue', name: 'Blues', colour: '#3b72b8' } },
  pieces: {},
  models: {},
  zones: {},
  objectives: {},
  meta: { name: 'Bare table', author: '', licence: '', notes: '' },
});
