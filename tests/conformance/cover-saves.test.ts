import { describe, expect, test } from 'vitest';
import {
  battle,
  type CoverAnswer,
  type Model,
  type PartCover,
  type Settings,
  standardBody,
  type TerrainPiece,
  type TerrainTraits,
  type Verdict,
  withZone,
  zoneOfTemplate,
} from '../../engine/index.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { tank } from '../support/figures.ts';
import { boardOf, box, ground, man, piece } from '../support/sight-board.ts';
import { circle, laid } from '../support/template-questions.ts';

const INCH = 25.4;
const PLAIN: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};
const EXACT: Settings = { closeCallTolerance: 0 };
const COVERS = {
  leaves: { grade: 'light', concealOnly: true, closeRangeProof: true },
  wood: { grade: 'light', concealOnly: false, closeRangeProof: false },
  stone: { grade: 'heavy', concealOnly: false, closeRangeProof: false },
  concrete: { grade: 'heavy', concealOnly: false, closeRangeProof: true },
  air: { grade: 'none', concealOnly: false, closeRangeProof: false },
} as const satisfies Readonly<Record<string, PartCover>>;

/** On a test base of one inch, at a place in inches. */
const model = (id: string, x: number, z = 0, more: Partial<Model> = {}): Model =>
  man(id, x * INCH, z * INCH, { base: { kind: 'round', diameter: INCH }, ...more });

/** A wood from x0 to x1 in inches, with nothing in it. */
const wood = (category: 1 | 2 | 3, x0: number, x1: number): TerrainPiece =>
  piece(
    'wood',
    {},
    {
      footprint: [ground(x0 * INCH, -10 * INCH, x1 * INCH, 10 * INCH)],
      traits: { ...PLAIN, heightCategory: category, soft: true, area: true },
    },
  );

/** A wall across the line, half an inch thick, so high, and so far to the near side. */
function wall(
  x: number,
  height: number,
  cover: PartCover = COVERS.stone,
  traits: Partial<TerrainTraits> = {},
  to = 60,
): TerrainPiece {
  const [x0, x1] = [x * INCH, (x + 0.5) * INCH];
  const plain = piece('wall', { all: box(x0, 0, -60, x1, height, to) }, { footprint: [ground(x0, -60, x1, to)] });
  const parts = Object.fromEntries(Object.entries(plain.parts).map(([id, part]) => [id, { ...part, cover }]));
  return { ...plain, parts, traits: { ...PLAIN, ...traits } };
}

function coverOf(
  pieces: readonly TerrainPiece[],
  models: readonly Model[],
  settings: Settings = EXACT,
  shooter = 'a',
): Verdict<CoverAnswer> {
  const result = battle.answer({ kind: 'cover-of', shooter, target: 'b' }, tableOf(boardOf(pieces, models), settings));
  if (!result.ok) throw new Error(result.problem.code);
  return result.value as Verdict<CoverAnswer>;
}

const says = ({ because }: Verdict<CoverAnswer>) => because.map(({ clause, says: code }) => `${clause} ${code}`);
const two = (x = 10, more: Partial<Model> = {}) => [model('a', 0), model('b', x, 0, more)];

describe('which cover save somebody has', () => {
  test('BT-DX-89: looked over, a Category 2 wood covers class 3, and class 2 whom class 3 shoots at, with 5+ both times', () => {
    const big = { heightClass: 3 } as const;
    const monster = coverOf([wood(2, 4, 6)], two(10, { ...big, body: standardBody(90) }));
    expect(monster.answer.save).toBe(5);
    expect(says(monster)[0]).toBe('BT-COVER-19 cover/looked-over-area');
    const man2 = coverOf([wood(2, 4, 6)], [model('a', 0, 0, big), model('b', 10)]);
    expect(man2.answer).toMatchObject({ save: 5, grade: 'light', value: 2 });
    expect(says(man2)[0]).toBe('BT-COVER-19 cover/looked-over-area');
  });

  test.each([
    [2, 1, false],
    [2, 2, true],
    [3, 2, true],
    [3, 1, false],
    [1, 1, true],
  ] as const)('BT-DX-32: class %d in Category %d has a save: %s', (heightClass, category, saves) => {
    const verdict = coverOf([wood(category, 9, 12)], two(10, { heightClass }));
    expect(verdict.answer.save).toBe(saves ? 5 : null);
    expect(says(verdict)).toContain(saves ? 'BT-COVER-4 cover/in-area' : 'BT-COVER-7 cover/too-low');
  });

  test('BT-DX-33: a wall that the firer touches covers nobody ten inches beyond it, and does cover who touches its other side', () => {
    // half of whoever stands behind it looks out at its end
    const stone = (x: number) => wall(x, 80, COVERS.stone, {}, 0);
    const touching = stone(0.5);
    const beyond = coverOf([touching], two(11.5));
    expect(beyond.answer.save).toBeNull();
    expect(says(beyond)).toContain('BT-COVER-8 cover/firers-own');
    const across = coverOf([touching], two(1.5));
    expect(across.answer.save).toBe(4);
    // a finger's breadth away from it the firer does not touch it
    expect(coverOf([stone(0.6)], two(11.5)).answer.save).toBe(4);
    expect(coverOf([stone(0.52)], two(11.5), {}).confidence).toBe('close-call');
  });

  test('BT-DX-21: whose head alone shows above a wall is seen, and in cover behind it', () => {
    const verdict = coverOf([wall(8, 42)], two());
    expect(verdict.answer.save).toBe(4);
    expect(says(verdict)).toEqual(['BT-COVER-5 cover/hides-part']);
    expect(verdict.answer.from).toMatchObject({ kind: 'part', piece: 'wall' });
  });

  test('BT-COVER-13: leaves save on 6, wood on 5, stone on 4 and concrete on 3; behind what covers nobody nobody is covered', () => {
    const save = (cover: PartCover) => coverOf([wall(8, 30, cover)], two()).answer.save;
    expect(Object.values(COVERS).map(save)).toEqual([6, 5, 4, 3, null]);
    expect(says(coverOf([wall(8, 30, COVERS.air)], two()))).toContain('BT-COVER-13 cover/gives-none');
  });

  test('BT-COVER-6: what hides less than a twentieth of the body covers nobody, or as little as the table agreed', () => {
    // a post at the side of the body
    const post = (z: number) =>
      piece('post', { all: box(200, 0, z, 205, 80, 30) }, { footprint: [ground(200, z, 205, 30)], traits: PLAIN });
    const shareAt = (z: number) =>
      coverOf([post(z)], two(), { ...EXACT, coverMinFraction: 0.001 }).answer.weighed[0]?.share.atLeast ?? 0;
    let [out, enough] = [12, 0];
    for (let i = 0; i < 16; i++) {
      const middle = (out + enough) / 2;
      if (shareAt(middle) >= 0.05) enough = middle;
      else out = middle;
    }
    expect(coverOf([post(enough)], two()).answer.save).not.toBeNull();
    const little = coverOf([post(out + 0.01)], two());
    expect(little.answer.save).toBeNull();
    expect(says(little)).toEqual(['BT-COVER-5 cover/in-the-open', 'BT-COVER-6 cover/hides-too-little']);
    expect(coverOf([post(out + 0.01)], two(), { ...EXACT, coverMinFraction: 0.01 }).answer.save).not.toBeNull();
    const close = coverOf([post(out + 0.01)], two(), {});
    expect(close.confidence).toBe('close-call');
    expect(says(close)).toContain('BT-CORE-7 cover/push-turns-share');
  });

  test('BT-COVER-7: a hedge of Category 1 covers no man, and a swarm', () => {
    const hedge = wall(8, 20, COVERS.leaves, { heightCategory: 1 });
    expect(says(coverOf([hedge], two()))).toContain('BT-COVER-7 cover/too-low');
    expect(coverOf([hedge], two(10, { heightClass: 1 })).answer.save).toBe(6);
  });

  test('BT-COVER-16: behind a vehicle one saves on 4, behind a monster not at all', () => {
    const { body, base } = tank();
    const car = coverOf([], [...two(14), model('c', 6, 0.9, { body, base })]);
    expect(car.answer).toMatchObject({ save: 4, from: { kind: 'model', model: 'c' } });
    expect(says(car)).toContain('BT-COVER-16 cover/vehicle-hides-part');
    const monster = man('c', 6 * INCH, 20, { heightClass: 3, base: { kind: 'round', diameter: 60 }, body: standardBody(150) });
    expect(coverOf([], [...two(14), monster]).answer.save).toBeNull();
    // a vehicle whose corner hides a hair of him
    const far = coverOf([], [...two(14), model('c', 6, 3.2, { body, base })], { ...EXACT, coverMinFraction: 0.9 });
    expect(says(far)).toContain('BT-COVER-6 cover/vehicle-hides-too-little');
  });

  test('BT-COVER-20: a vehicle takes no saves, and is hull-down with half of it hidden', () => {
    const { body, base } = tank();
    const behind = (height: number) => coverOf([wall(8, height)], [model('a', 0), model('b', 12, 0, { body, base })]);
    expect(behind(60).answer.save).toBeNull();
    expect(says(behind(60))).toEqual(['BT-COVER-20 cover/vehicle-hull-down']);
    expect(says(behind(5))).toEqual(['BT-COVER-20 cover/vehicle-takes-no-saves']);
  });

  test('BT-COVER-13: in a crater one saves on 5', () => {
    const hole = zoneOfTemplate(laid(circle(80), 10 * INCH, 0), {
      id: 'hole',
      name: 'The hole',
      of: 'crater',
      level: 'this-floor',
    });
    const table = tableOf(withZone(boardOf([], two()), hole), EXACT);
    const result = battle.answer({ kind: 'cover-of', shooter: 'a', target: 'b' }, table);
    expect(result.ok && result.value.answer).toMatchObject({ save: 5, from: { kind: 'zone', zone: 'hole' } });
    expect(result.ok && result.value.because[0]).toMatchObject({ clause: 'BT-COVER-13', says: 'cover/in-crater' });
  });

  test('the best save counts, and everything else that was weighed is told', () => {
    const verdict = coverOf([wall(6, 20), wood(2, 9, 12)], two());
    expect(verdict.answer.save).toBe(4);
    expect(says(verdict)).toEqual(['BT-COVER-5 cover/hides-part', 'BT-COVER-4 cover/in-area']);
  });

  test('trees of a wood hide nobody, its outline does; a push that brings him into it is too close to call', () => {
    const trees = piece(
      'wood',
      { tree: box(8 * INCH, 0, -20, 8.5 * INCH, 80, 5) },
      { footprint: [ground(11 * INCH, -200, 14 * INCH, 200)], traits: { ...PLAIN, heightCategory: 2, soft: true, area: true } },
    );
    expect(coverOf([trees], two()).answer.save).toBeNull();
    const near = coverOf([wood(2, 10.02, 12)], two(), {});
    expect(near.answer.save).toBeNull();
    expect(near.confidence).toBe('close-call');
    expect(says(near)).toContain('BT-COVER-4 cover/just-outside-area');
  });

  test('whoever is not seen is said to be hidden all of him', () => {
    expect(says(coverOf([wall(8, 90)], two()))).toContain('BT-COVER-6 cover/target-not-seen');
  });
});
