import { expect, test } from 'vitest';
import { sketchBoard, wall } from '../support/board-sketch.ts';
import { sees } from '../support/expect-verdict.ts';
import { man, prone, squadOfTen } from '../support/figures.ts';

// Men of a squad look one by one at somebody who lies. What was told was what the one of the smallest number saw, who stands on the other flank in a mirror.
test('of a squad that looks at somebody who lies, what the man who sees most sees is told, on whichever flank he stands', () => {
  const plan = `
    S....................#.....B
    .....................#......
    .....................#......
    `;
  const legend = (mirrored: boolean) => ({
    S: squadOfTen({ facing: Math.PI / 2 }),
    B: prone({ facing: mirrored ? Math.PI : 0 }),
    '#': wall('wall', 60),
  });
  const upsideDown = plan.split('\n').reverse().join('\n');
  const one = sees(sketchBoard(plan, legend(false)), 'S', 'B');
  const other = sees(sketchBoard(upsideDown, legend(true)), 'S', 'B');
  expect(one.answer.sees).toBe(true);
  expect(one.answer.whole.atLeast).toBeGreaterThan(0.5);
  expect(other.answer.whole.atLeast).toBeCloseTo(one.answer.whole.atLeast, 6);
  expect(
    sees(sketchBoard(plan, { ...legend(false), S: man({ facing: Math.PI / 2 }) }), 'S', 'B').answer.whole.atLeast,
  ).toBeLessThanOrEqual(one.answer.whole.atLeast);
});
