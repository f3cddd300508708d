import { expect, test } from 'vitest';
import { sketchBoard } from '../support/board-sketch.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { man, squadOfTen } from '../support/figures.ts';

// The nearest points of a line and a plate that it goes over came out 1e-15 apart, and the plate was taken for passed by.
test('a line over the middle of a squad goes over its base, whichever way the base is turned', () => {
  for (let step = 0; step < 24; step++) {
    const facing = (step * Math.PI) / 12;
    const board = sketchBoard('A..................S.....B', { A: man(), B: man(), S: squadOfTen({ facing }) });
    const viewer = board.models.A!.pose.at;
    const finding = tableOf(board).space.behind({ model: 'B', viewer, shelter: { kind: 'model', model: 'S' } });
    expect(finding.crossed, `turned by ${step * 15} degrees`).toBe(true);
  }
});
