import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { chanceOf } from '../../../support/chance.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';
import { anyBaseRoundWall, type FormBoard, MORE_FORMS, MORE_REACHES } from './more-closed-forms.ts';

/** What the cheapest way may be too long by: it goes round what is round in straight stretches. */
const TOO_LONG = 0.005;
/** Half a contact, by which a base may press into what it touches, saves so little at every corner. */
const TOO_SHORT = 0.05;

/** Each of them in long runs, and one of so many from day to day. */
const someOf = <Form extends { readonly name: string }>(forms: readonly Form[], oneOf: number) =>
  forms.filter((_, i) => soak(1) > 1 || i % oneOf === 0).map((form) => [form.name, form] as const);

/** What the cheapest way costs, where there is one that nothing bars. */
function costOf({
  pieces,
  others = [],
  base = { kind: 'round', diameter: 30 },
  facing = 0,
  policy = ON_FOOT,
  from,
  to,
}: FormBoard) {
  const ann = man('ann', from.x, from.z, { base, pose: { at: from, facing } });
  const { queries } = openSpace(boardOf(pieces, [ann, ...others]), new Map());
  const found = queries.route({ model: 'ann', to: { kind: 'ground', at: to }, policy, allowance: null });
  return found && !found.move.barred ? found.move.cost : Infinity;
}

function expectCheapest(board: FormBoard) {
  const cost = costOf(board);
  expect(cost, board.name).toBeGreaterThan(board.cost - TOO_SHORT);
  expect(cost, board.name).toBeLessThan(board.cost * (1 + TOO_LONG));
}

test.each(someOf(MORE_FORMS, 9))('the cheapest way is as long as worked out by hand: %s', (_, board) => expectCheapest(board));

test('so it is for bases of any shape that face any way, round the end of a wall (seed 5)', () => {
  const chance = chanceOf(5);
  for (let i = 0; i < soak(4); i++) expectCheapest(anyBaseRoundWall(chance));
});

test.each(someOf(MORE_REACHES, 5))('as much is in reach as worked out by hand: %s', (_, reach) => {
  const { pieces, others = [], base = { kind: 'round', diameter: 30 }, policy = ON_FOOT, allowance, areas } = reach;
  const from = reach.from ?? at(0, 0, 0);
  const { queries } = openSpace(boardOf(pieces, [man('ann', from.x, from.z, { y: from.y, base }), ...others]), new Map());
  const { levels } = queries.reach({ model: 'ann', policy, allowances: [allowance] });
  for (const [surface, wanted] of Object.entries(areas)) {
    const found = levels
      .filter(({ on }) => (on.kind === 'part' ? on.piece : on.kind) === surface)
      .reduce((sum, { within }) => sum + within[0]!.area, 0);
    expect(Math.abs(found / wanted - 1), `${surface}: ${found} for ${wanted}`).toBeLessThan(0.01);
  }
});
