import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { type Board, skirmish, type Table, UNBURDENED } from '../../../../engine/index.ts';
import { benchBoard } from '../../../bench/boards.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { labTable } from '../../../support/lab.ts';
import { boardOf, man } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

/** How the 1/35 rules let a model stand. */
function policyOf(table: Table, model: string) {
  let asked: Parameters<Table['space']['reach']>[0] | null = null;
  const space: Table['space'] = {
    ...table.space,
    reach: (query) => {
      asked = query;
      return { levels: [], ladders: [], costAt: () => null };
    },
  };
  skirmish.answer({ kind: 'reach', model, order: 'move', target: null, state: UNBURDENED }, { ...table, space });
  return asked!.policy;
}

function compare(board: Board, space: Table['space'], model: string, chance: Chance, count: number): number {
  const policy = policyOf({ ...labTable(boardOf([], [])), board, space }, model);
  const over = Float64Array.from({ length: 2 * count }, () => chance.between(-605, 605));
  const { places, heights, on } = space.standing({ model, policy, over });
  let upstairs = 0;
  for (let place = 0; place < count; place++) {
    const alone = space
      .stands(model, over[2 * place]!, over[2 * place + 1]!, policy)
      .filter(({ hindered }) => hindered.length === 0)
      .map((stand) => [stand.at.y, stand.on]);
    const together = [...places.keys()].filter((i) => places[i] === place).map((i) => [heights[i], on[i]]);
    expect(together, `over ${over[2 * place]}, ${over[2 * place + 1]}`).toEqual(alone);
    if (alone.length > 1) upstairs++;
  }
  return upstairs;
}

test('where a base may stay at many places is what is told of each place alone, floor by floor', () => {
  const chance = chanceOf(4403);
  const kits = boardOfAllKits(64, 2);
  const board = boardOf(Object.values(kits.pieces), [man('one', 560, 560), man('other', 0, 0)]);
  const { queries } = openSpace(board, new Map());
  expect(compare(board, queries, 'one', chance, soak(150))).toBeGreaterThan(2);
});

test('the same among hills, boulders and other men', () => {
  const { board, space } = benchBoard('10k');
  compare(board, space.queries, Object.keys(board.models)[3]!, chanceOf(4404), soak(80));
});
