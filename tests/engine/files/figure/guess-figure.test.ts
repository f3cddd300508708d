import { describe, expect, test } from 'vitest';
import { bodyOfSculpt, guessFigure, type ImportedMesh, understandMesh } from '../../../../engine/index.ts';
import { manOfPrisms, meshOf, prism, ring, square } from '../../../support/prisms.ts';

const body = prism(square(0, 0, 10), 3, 38);
const inFile = (mesh: ReturnType<typeof meshOf>, kind: ImportedMesh['kind'] = 'ply-text'): ImportedMesh => ({ kind, ...mesh });

/** The same mesh with z upwards, as printers have it. */
function zUp({ positions, ...rest }: ReturnType<typeof meshOf>): ReturnType<typeof meshOf> {
  const tipped = positions.slice();
  for (let i = 0; i < tipped.length; i += 3) {
    tipped[i + 1] = -positions[i + 2]!;
    tipped[i + 2] = positions[i + 1]!;
  }
  return { ...rest, positions: tipped };
}

describe('a base is guessed', () => {
  test.each([
    ['round, 25 mm', prism(ring(25.1), 0, 3), { kind: 'round', diameter: 25 }, 'likely', 3],
    ['round, of a size that nobody sells', prism(ring(46.3), 0, 3), { kind: 'round', diameter: 46.3 }, 'likely', 3],
    ['of an inch, and not of 25 mm', prism(ring(25.4), 0, 3), { kind: 'round', diameter: 25.4 }, 'likely', 3],
    ['oval', prism(ring(60, 35 / 60), 0, 3), { kind: 'oval', width: 60, depth: 35 }, 'likely', 3],
    ['square', prism(square(0, 0, 25, 50), 0, 3), { kind: 'rectangle', width: 25, depth: 50 }, 'possible', 3],
  ] as const)('%s', (_what, foot, base, confidence, top) => {
    const found = guessFigure(meshOf(foot, body)).base;
    expect(found).toMatchObject({ value: { base, top }, confidence });
  });

  test('as the usual one where there is none, which is said to be uncertain', () => {
    const feet = [prism(square(-4, -1, 4, 9), 0, 3), prism(square(4, 2, 3, 7), 0, 3)];
    expect(guessFigure(meshOf(...feet, body)).base).toMatchObject({
      value: { base: { kind: 'round', diameter: 25 } },
      confidence: 'unlikely',
      because: { code: 'base-guess/nothing-flat' },
    });
    expect(guessFigure(meshOf(...feet, prism(square(0, 0, 10), 3, 50))).base.value.base).toEqual({ kind: 'round', diameter: 30 });
  });

  test('though a tail, a claw and rubble lie on its rim and reach over it', () => {
    const tail = prism(square(20, 3, 30, 2), 0, 3);
    const rubble = [-8, 9].map((x) => prism(square(x, -9, 5), 1, 6));
    const { base } = guessFigure(meshOf(prism(ring(32), 0, 4), tail, ...rubble, body));
    expect(base.value.base).toEqual({ kind: 'round', diameter: 32 });
    expect(base.value.middle.x).toBeCloseTo(0, 1);
    expect(base.value.middle.z).toBeCloseTo(0, 1);
  });

  test('as none where a block stands on its own foot', () => {
    expect(guessFigure(meshOf(prism(square(0, 0, 60, 30), 0, 40))).base.value.base).toEqual({ kind: 'none' });
  });

  test('and what stands on it is set down in its middle, wherever the file has it', () => {
    const tail = prism(square(-60, 17, 30, 2), 0, 3);
    const understood = understandMesh(inFile(zUp(manOfPrisms({ at: [-37.5, 12], holds: [] })), 'stl-text'))!;
    expect(understood.figure?.base.value.middle.x).toBeCloseTo(0, 2);
    const swept = manOfPrisms({ at: [-37.5, 12] });
    const withTail = meshOf({ corners: [...swept.positions], triangles: [...swept.triangles] }, tail);
    const { placed, figure } = understandMesh(inFile(zUp(withTail), 'stl-text'))!;
    expect(figure?.base.value.middle.x).toBeCloseTo(0, 2);
    expect(figure?.base.value.middle.z).toBeCloseTo(0, 2);
    expect(placed.report.box.min.x).toBeLessThan(-20);
  });
});

describe('the standing height is guessed', () => {
  const base = prism(ring(25), 0, 3);
  const man = prism(square(0, 0, 8), 3, 50);

  test('as the whole height of one who holds nothing up', () => {
    expect(guessFigure(meshOf(base, man)).standing).toMatchObject({ value: 50, confidence: 'likely' });
  });

  test.each([
    ['the sword that is raised', prism(square(6, 0, 1), 30, 75)],
    ['the banner', prism(square(0, 5, 20, 1), 45, 90)],
    ['wings', prism(square(0, -4, 70, 1), 35, 68)],
  ])('without %s', (_what, thin) => {
    const { standing } = guessFigure(meshOf(base, man, thin));
    expect(Math.abs(standing.value - 50)).toBeLessThan(1.5);
    expect(standing.because.code).toBe('height-guess/raised-left-out');
  });

  test('as nothing for a sheet that lies', () => {
    const sheet = guessFigure(meshOf({ corners: [0, 0, 0, 1, 0, 0, 0, 0, 1], triangles: [0, 1, 2] }));
    expect(sheet.standing.value).toBe(0);
    expect(sheet.regions.value).toEqual([]);
  });
});

describe('the body of a man is found in his sculpt', () => {
  const sword = prism(square(9, 0, 1.2), 20, 72);
  const banner = prism(square(-6, -6, 24, 0.8), 40, 80);
  const { regions, eye, standing, base } = guessFigure(manOfPrisms({ holds: [sword, banner] }));
  const boxOf = (name: string) => regions.value.find(({ region }) => region === name)!.box;

  test('with his head over his neck, and his shoulders, chest, abdomen and legs below it', () => {
    expect(regions).toMatchObject({ confidence: 'likely', because: { code: 'body-guess/neck-found' } });
    expect(regions.value.map(({ region }) => region)).toEqual(['head', 'shoulders', 'chest', 'abdomen', 'legs']);
    expect(Math.abs(boxOf('head').min.y - 42.5)).toBeLessThan(2);
    expect(Math.abs(boxOf('head').max.y - 50)).toBeLessThan(1);
    expect(boxOf('legs').min.y).toBe(base.value.top);
  });

  test('without his sword and his banner', () => {
    for (const { box } of regions.value) {
      expect(box.max.x).toBeLessThan(8.5);
      expect(box.min.x).toBeGreaterThan(-8.5);
      expect(box.min.z).toBeGreaterThan(-5.5);
      expect(box.max.y).toBeLessThan(51);
    }
    expect(Math.abs(boxOf('chest').max.x - boxOf('chest').min.x - 15)).toBeLessThan(2);
  });

  test('and his eye in the middle of his head', () => {
    expect(Math.abs(eye.value.y - 46.5)).toBeLessThan(1.5);
    expect(Math.abs(eye.value.x) + Math.abs(eye.value.z)).toBeLessThan(1.5);
    const seen = bodyOfSculpt(standing.value, eye.value, regions.value);
    expect(seen.eyes.prone[0]!.at.y).toBeCloseTo(eye.value.y / 2, 9);
    expect(seen.volumes.prone[0]!.solid).toMatchObject({ max: { y: boxOf('head').max.y / 2 } });
  });

  test('and in nothing that is no man', () => {
    for (const other of [
      meshOf(prism(square(0, 0, 25), 0, 40)),
      meshOf(prism(ring(60), 0, 10), prism(ring(40), 10, 20), prism(ring(20), 20, 34)),
      meshOf(prism(square(0, 0, 100, 50), 0, 25), prism(ring(30), 25, 40)),
    ])
      expect(guessFigure(other).regions).toMatchObject({ value: [], because: { code: 'body-guess/not-a-man' } });
  });
});

describe('a figure is turned to the front', () => {
  test.each([0, 1, 2, 3])('that was drawn %d quarters off', (quarters) => {
    const { figure, placement } = understandMesh(inFile(zUp(manOfPrisms({ quarters })), 'stl-text'))!;
    expect((placement.turn / (Math.PI / 2) + quarters) % 4).toBeCloseTo(0, 9);
    // Toes towards the front, shoulders across.
    const boxOf = (name: string) => figure!.regions.value.find(({ region }) => region === name)!.box;
    expect(boxOf('chest').max.x - boxOf('chest').min.x).toBeGreaterThan(1.3 * (boxOf('chest').max.z - boxOf('chest').min.z));
    expect(figure?.front.because.code).not.toBe('front-guess/by-habit');
  });

  test('unless somebody has said how', () => {
    const file = inFile(zUp(manOfPrisms({ quarters: 2 })), 'stl-text');
    expect(understandMesh(file, { turn: 0.25 })?.placement.turn).toBe(0.25);
  });
});

describe('what points up', () => {
  test('is what files of the kind have upwards, if it stands so', () => {
    expect(understandMesh(inFile(zUp(manOfPrisms()), 'stl-text'))?.up).toMatchObject({ value: 'z', confidence: 'likely' });
    expect(understandMesh(inFile(manOfPrisms(), 'obj'))?.up).toMatchObject({ value: 'y', confidence: 'likely' });
  });

  test('is the other axis where the thing would topple over, and that is not certain', () => {
    expect(understandMesh(inFile(manOfPrisms(), 'stl-text'))?.up).toMatchObject({
      value: 'y',
      confidence: 'possible',
      because: { code: 'up-guess/lies-otherwise' },
    });
    expect(understandMesh(inFile(zUp(manOfPrisms()), 'obj'))?.placed.report.size.y).toBeCloseTo(50, 3);
  });

  test('is never in doubt where a standard says it', () => {
    expect(understandMesh(inFile(zUp(manOfPrisms()), 'glb'))?.up).toMatchObject({ value: 'y', confidence: 'likely' });
  });
});

describe('figure or terrain', () => {
  const as = (mesh: ReturnType<typeof meshOf>) => understandMesh(inFile(zUp(mesh), 'stl-binary'))!.purposeGuess;

  test('a man on a base is a figure, and so is one without', () => {
    expect(as(manOfPrisms())).toMatchObject({
      value: 'figure',
      confidence: 'likely',
      because: { code: 'purpose-guess/on-a-base' },
    });
    const barefoot = manOfPrisms();
    const triangles = barefoot.triangles.slice(barefoot.groups[0]!.count * 3);
    const groups = barefoot.groups.slice(1).map((group) => ({ ...group, first: group.first - barefoot.groups[0]!.count }));
    expect(as({ ...barefoot, triangles, groups })).toMatchObject({
      value: 'figure',
      because: { code: 'purpose-guess/like-a-man' },
    });
  });

  test.each([
    ['a wall', meshOf(prism(square(0, 0, 60, 5), 0, 50))],
    ['a floor', meshOf(prism(square(0, 0, 50), 0, 8))],
    ['a pillar', meshOf(prism(square(0, 0, 25), 0, 6), prism(ring(16), 6, 34), prism(square(0, 0, 25), 34, 40))],
    ['a round tower', meshOf(prism(ring(60), 0, 120))],
    ['a building', meshOf(prism(square(0, 0, 120, 90), 0, 170))],
  ])('%s is terrain', (_what, mesh) => {
    expect(as(mesh)?.value).toBe('terrain');
  });
});

test('the same mesh is always understood the same', () => {
  const file = inFile(zUp(manOfPrisms({ quarters: 1, at: [5, -80] })), 'stl-text');
  expect(understandMesh(file)).toEqual(understandMesh(file));
});
