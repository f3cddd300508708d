import { expect, test } from 'vitest';
import type { Board, LineEnds, LineQuery, Model, SpaceQueries, Vec3 } from '../../engine/index.ts';
import { openSpace } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { boulder } from '../support/random-boards.ts';
import { at, boardOf, box, man, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const ENDS: readonly LineEnds[] = [
  { kind: 'eyes', stance: 'standing' },
  { kind: 'volume', height: 50 },
  { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest', 'abdomen', 'legs'] },
];

/** Two men 300 mm apart with some blocks and boulders between them, turned every way. */
function field(chance: Chance): Board {
  const pieces = Array.from({ length: chance.whole(1, 9) }, (_, i) => {
    const [wide, high, deep] = [chance.between(2, 60), chance.between(10, 90), chance.between(2, 60)];
    const solid = chance.whole(0, 5) === 0 ? boulder(chance, chance.between(10, 40), 4) : box(-wide, 0, -deep, wide, high, deep);
    const height = chance.whole(0, 4) === 0 ? 20 : 0;
    return piece(
      `p${i}`,
      { solid },
      { pose: { at: at(chance.between(60, 240), height, chance.between(-80, 80)), facing: chance.between(0, 6) } },
    );
  });
  const stand = (id: string, x: number, y: number) => man(id, 0, 0, { pose: { at: at(x, y, 0), facing: chance.between(0, 6) } });
  return boardOf(pieces, [stand('a', 0, 0), stand('b', 300, chance.whole(0, 3) === 0 ? 40 : 0)]);
}

const question = (chance: Chance): LineQuery => {
  const ends = chance.oneOf(ENDS);
  return {
    from: 'a',
    to: 'b',
    starts: ends,
    ends,
    thickness: chance.oneOf([0, 1, 5]),
    smallestGap: chance.whole(0, 3) === 0 ? { width: 3, height: 3 } : null,
    blockers: { terrain: true, models: [], glass: false },
    tolerance: 0,
  };
};

/** A place within the body or the solid over the base. */
function placeIn(chance: Chance, { pose, body }: Model, ends: LineEnds): Vec3 {
  if (ends.kind === 'eyes') return { ...pose.at, y: pose.at.y + 45 };
  if (ends.kind === 'volume') {
    const x = chance.between(-15, 15);
    const across = Math.sqrt(225 - x * x);
    return { x: pose.at.x + x, y: pose.at.y + chance.between(0, 50), z: pose.at.z + chance.between(-across, across) };
  }
  const { solid } = chance.oneOf(body.volumes.standing);
  if (solid.kind !== 'box') throw new Error('a man is made of boxes');
  const x = chance.between(solid.min.x, solid.max.x);
  const z = chance.between(solid.min.z, solid.max.z);
  const [sin, cos] = [Math.sin(pose.facing), Math.cos(pose.facing)];
  return {
    x: pose.at.x + cos * x + sin * z,
    y: pose.at.y + chance.between(solid.min.y, solid.max.y),
    z: pose.at.z - sin * x + cos * z,
  };
}

/** Is a line free with all that must be free around it, as far as a bundle of lines can tell? */
function isBundleFree(
  { point, solidAt }: SpaceQueries,
  p: Vec3,
  q: Vec3,
  { thickness, smallestGap, blockers }: LineQuery,
): boolean {
  const [dx, dy, dz] = [q.x - p.x, q.y - p.y, q.z - p.z];
  const length = Math.hypot(dx, dy, dz);
  const level = Math.hypot(dx, dz);
  const inside = 1 - 1e-5;
  const round = Array.from({ length: 16 }, (_, k) => [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)] as const);
  const { width, height } = smallestGap ?? { width: 0, height: 0 };
  const square = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((k) => [(i * width) / 2, (k * height) / 2] as const));
  const around = [[0, 0] as const, ...round.map(([c, s]) => [(c * thickness) / 2, (s * thickness) / 2] as const), ...square];
  return around.every(([u, v]) => {
    const moved = ({ x, y, z }: Vec3): Vec3 => ({
      x: x + (inside * (-dz * u - (dx * dy * v) / length)) / level,
      y: y + (inside * level * v) / length,
      z: z + (inside * (dx * u - (dz * dy * v) / length)) / level,
    });
    return solidAt(moved(p)) === null && point({ from: moved(p), to: moved(q), blockers }).clear;
  });
}

test.each(Array.from({ length: soak(15) }, (_, i) => i + 1))(
  'what is said of all lines holds for each that is tried, seed %d',
  (seed) => {
    const chance = chanceOf(seed);
    const board = field(chance);
    const { queries } = openSpace(board, new Map());
    const query = question(chance);
    const found = queries.line(query);
    const { a, b } = board.models as Record<string, Model>;

    if (found.ray) expect(isBundleFree(queries, found.ray.from, found.ray.to, query)).toBe(true);
    if (found.outcome === 'blocked') {
      for (let i = 0; i < 300; i++) {
        const [from, to] = [placeIn(chance, a!, query.starts), placeIn(chance, b!, query.ends)];
        expect(isBundleFree(queries, from, to, query)).toBe(false);
      }
    }

    expect(queries.line({ ...query, from: 'b', to: 'a' }).outcome).toBe(found.outcome);
    // a line that is found stays one for whoever asks for less
    if (found.outcome === 'free') {
      expect(queries.line({ ...query, thickness: query.thickness / 2, smallestGap: null }).outcome).not.toBe('blocked');
      const { from, to } = found.ray!;
      const ends = { starts: { kind: 'point', at: from }, ends: { kind: 'point', at: to } } as const;
      expect(queries.line({ ...query, ...ends }).outcome).toBe('free');
    } else if (found.outcome === 'blocked') {
      expect(queries.line({ ...query, thickness: query.thickness + 1 }).outcome).not.toBe('free');
      const point = { kind: 'point', at: placeIn(chance, a!, query.starts) } as const;
      expect(queries.line({ ...query, starts: point }).outcome).not.toBe('free');
    }
  },
);

test('hardly a question stays undecided: at most one of 20 random ones', () => {
  const outcomes = Array.from({ length: 20 }, (_, i) => {
    const chance = chanceOf(1000 + i);
    return openSpace(field(chance), new Map()).queries.line(question(chance)).outcome;
  });
  expect(outcomes.filter((outcome) => outcome === 'undecided').length).toBeLessThanOrEqual(1);
});
