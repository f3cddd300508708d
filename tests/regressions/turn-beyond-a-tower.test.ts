import { expect, test } from 'vitest';
import { loadPhysics, type SightQuery } from '../../engine/index.ts';
import { duelsAmongKits } from '../support/kit-duels.ts';

/**
 * A looker beside a watch tower and a wood, on the open table: the slopes of braces and leaves near him made his ground count as uneven, so that he was
 * sent out along sixteen ways only. They missed a turn at 35 mm and came to one at 46.
 */
test('a turn that no way of a few leads past is found all the same, and how far nothing turns is not overstated', async () => {
  const look: SightQuery = {
    from: 'looker',
    to: 'target',
    eyes: { kind: 'body', stance: 'standing' },
    target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
    blockers: { terrain: true, models: [], glass: false },
  };
  const duels = duelsAmongKits(await loadPhysics(), 89, 3);
  duels.next();
  duels.next();
  const third = duels.next();
  if (third.done) throw new Error('there is no third duel on that board');
  const { queries } = third.value.space;
  const seen = { kind: 'seen', look, moreThan: 0 } as const;
  const { holds, flip, noFlipWithin } = queries.margin({ predicate: seen, mover: 'looker', limit: 50, tolerance: 1 });
  expect(holds).toBe(false);
  expect(flip!.displacement).toBeLessThan(35.5);
  expect(noFlipWithin).toBeLessThan(flip!.displacement);
  expect(noFlipWithin).toBeGreaterThan(5);
  duels.return(undefined);
});
