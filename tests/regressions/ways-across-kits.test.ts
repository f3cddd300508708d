import { expect, test } from 'vitest';
import { madeOf } from '../support/kit-pieces.ts';
import { walkAmong } from '../support/move-board.ts';

test.each(['rubble', 'ruined-house', 'crates-and-containers', 'watch-tower'])(
  'ways across a %s come to an end, wherever they are barred',
  (kit) => {
    const walk = walkAmong([madeOf(kit)], { from: [-300, 0, 3] });
    for (let i = 0; i < 120; i += 3) {
      const move = walk.move([300 - i, 0, (i % 40) * 6 - 120]);
      expect(move.barred !== null || move.end !== null).toBe(true);
      expect(move.cost).toBeGreaterThan(0);
    }
  },
);
