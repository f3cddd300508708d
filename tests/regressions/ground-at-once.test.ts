import { beforeAll, expect, test } from 'vitest';
import { loadPhysics, type Physics } from '../../engine/geometry/rapier/load.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { type Board, readBoardFile, type Solid, type TerrainPiece, writeBoardFile } from '../../engine/index.ts';
import { groundAt, ON_FOOT } from '../support/move-board.ts';
import { at, boardOf, box, man, piece } from '../support/sight-board.ts';

/** A library for games answers nothing about a world before its first step, or after one was loaded. Here everything is asked at once. */
const outline = [
  { x: -10, y: -10 },
  { x: 10, y: -10 },
  { x: 10, y: 10 },
  { x: -10, y: 10 },
];
const vertices = [-10, 10].flatMap((y) => outline.map((p) => at(p.x, y, p.y)));
const BLOCKS: Readonly<Record<string, Solid>> = {
  box: box(-10, -10, -10, 10, 10, 10),
  prism: { kind: 'prism', origin: at(0, 10, 0), across: at(1, 0, 0), along: at(0, 0, 1), outline, holes: [], depth: 20 },
  polyhedron: {
    kind: 'polyhedron',
    vertices,
    faces: [
      [0, 1, 2, 3],
      [7, 6, 5, 4],
      [1, 0, 4, 5],
      [2, 1, 5, 6],
      [3, 2, 6, 7],
      [0, 3, 7, 4],
    ],
  },
};
const blockAt = (solid: Solid, x: number): TerrainPiece => ({
  ...piece('block', { stone: solid }),
  pose: { at: at(x, 0, 0), facing: 0 },
});
const onBoard = (solid: Solid, x: number): Board => boardOf([blockAt(solid, x)], [man('ann', 100, 0)]);

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** How far a ray falls from 20 mm over a place, and how high one comes to stand there, by every road there is to the ground. */
function heightsOver(space: ReturnType<typeof openSpace>, x: number): readonly number[] {
  const [first] = space.scene.allHits(at(x, 20, 0), at(x, -20, 0), () => true);
  const policy = { ...ON_FOOT, stability: { supported: 0, sameHeight: 3 } };
  return [
    20 - 40 * (first?.t ?? Infinity),
    space.attachPhysics(physics).footing('ann', at(x, 20, 0)).height,
    space.queries.stands('ann', x, 0, policy).at(-1)?.at.y ?? -Infinity,
    space.queries.move({ model: 'ann', way: [groundAt([x, 10, 0])], policy }).end?.at.y ?? -Infinity,
  ];
}

test.each(Object.entries(BLOCKS))(
  'a ray down onto a block of 2 cm falls 1 cm at once, wherever the block has just been put, and on a board just read: %s',
  (_, solid) => {
    const space = openSpace(onBoard(solid, 0), new Map());
    expect(heightsOver(space, 0)).toEqual([10, 10, 10, 10]);
    space.update(onBoard(solid, 40));
    expect(heightsOver(space, 40)).toEqual([10, 10, 10, 10]);
    expect(space.attachPhysics(physics).footing('ann', at(0, 20, 0)).height).toBe(0);
    space.close();
    const read = readBoardFile(writeBoardFile(onBoard(solid, -30), new Map()));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const again = openSpace(read.value.board, new Map());
    expect(heightsOver(again, -30)).toEqual([10, 10, 10, 10]);
    again.close();
  },
);
