import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../engine/index.ts';
import { findKit, makePiece } from '../../terrain-kits/index.ts';
import { boundsOf, madeOf, meshesOf, meshOf, partsBetween, settingsOf, spaceOf } from '../support/kit-pieces.ts';
import { man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const WALLS = ['wall-front', 'wall-east', 'wall-back', 'wall-west'];
const openingsOf = (piece: TerrainPiece, kind: string) =>
  Object.values(piece.openings).filter((opening) => opening.kind === kind);

/** Heights of all corners of a part's upper rim. */
const topsOf = (piece: TerrainPiece, part: string) => {
  const { positions } = meshOf(piece, part);
  return new Set(positions.filter((_, i) => i % 3 === 1));
};

describe('A house that nothing has hit', () => {
  const house = madeOf('ruined-house', { damage: 0, floors: 2, storeyHeight: 76, baysLong: 3, baysShort: 2, door: 'closed' });

  test('has straight tops all round', () => {
    for (const wall of WALLS) expect(boundsOf(meshOf(house, wall)).y).toEqual([0, 152]);
    for (const wall of WALLS) expect([...topsOf(house, wall)].filter((y) => y > 140)).toEqual([152]);
  });

  test('has a window in every bay of every storey, but where the door is', () => {
    expect(openingsOf(house, 'window')).toHaveLength(2 * (3 + 3 + 2 + 2) - 1);
    expect(openingsOf(house, 'door')).toHaveLength(1);
    expect(openingsOf(house, 'breach')).toHaveLength(0);
    expect(Object.keys(house.openings).filter((id) => id.startsWith('window-front'))).toHaveLength(5);
  });

  test('has every sill exactly as high over its floor as was asked for', () => {
    const sills = openingsOf(house, 'window').map(({ frame }) => frame.centre.y - frame.height / 2);
    expect(new Set(sills)).toEqual(new Set([28, 28 + 76]));
  });

  test('takes exactly the ground it was given', () => {
    expect(house.footprint).toEqual([
      [
        { x: -100, z: -70 },
        { x: 100, z: -70 },
        { x: 100, z: 70 },
        { x: -100, z: 70 },
      ],
    ]);
    const bounds = meshesOf(house).map(({ mesh }) => boundsOf(mesh));
    expect(Math.min(...bounds.map(({ x }) => x[0]))).toBe(-100);
    expect(Math.max(...bounds.map(({ z }) => z[1]))).toBe(70);
  });

  test('keeps the weather out under a pitched roof: no daylight between walls and tiles', () => {
    const roofed = madeOf('ruined-house', { damage: 0, floors: 1, roof: 'pitched', baysShort: 0, door: 'closed', wayUp: 'none' });
    const space = spaceOf(roofed);
    const inside = { x: 3, y: 50, z: 1 };
    for (let i = 0; i < 720; i++) {
      const turn = (2 * Math.PI * i) / 720;
      for (const up of [0.35, 0.5, 0.6, 0.8, 1.5]) {
        const to = { x: 400 * Math.cos(turn), y: 50 + 400 * up, z: 400 * Math.sin(turn) };
        expect(partsBetween(space, inside, to), `towards ${turn}, ${up}`).not.toEqual([]);
      }
    }
  });

  test('joins its walls at the corners without gap or overlap', () => {
    const space = spaceOf(madeOf('ruined-house', { damage: 0, floors: 1, baysShort: 0, wayUp: 'none' }));
    const out = { x: 160, y: 20, z: 130 };
    // across a corner, and exactly along the plane in which two walls meet
    expect(partsBetween(space, out, { x: 0, y: 20, z: 0 }).length).toBeGreaterThan(0);
    expect(space.scene.firstHit({ x: 150, y: 20, z: 62 }, { x: 0, y: 20, z: 62 }, () => true)).not.toBeNull();
    expect(space.scene.solidsAround({ x: 96, y: 20, z: 66 }, () => true)).toHaveLength(1);
    expect(space.scene.solidsAround({ x: 96, y: 20, z: 61.99 }, () => true)).toHaveLength(1);
    expect(space.scene.solidsAround({ x: 96, y: 20, z: 62.01 }, () => true)).toHaveLength(1);
  });
});

describe('A house that a shell has hit', () => {
  test('is lower the more it was damaged', () => {
    const wallsLeft = (damage: number) => {
      const house = madeOf('ruined-house', { damage, wayUp: 'none', windows: 'empty', baysShort: 0 });
      return WALLS.reduce((sum, wall) => {
        const { positions } = meshOf(house, wall);
        const tops = positions.filter((y, i) => i % 3 === 1 && y > 0);
        return sum + tops.reduce((a, b) => a + b, 0) / tops.length;
      }, 0);
    };
    expect(wallsLeft(0)).toBeGreaterThan(wallsLeft(0.4));
    expect(wallsLeft(0.4)).toBeGreaterThan(wallsLeft(1));
  });

  test('has another shape with another seed', () => {
    const ofSeed = (seed: number) => JSON.stringify(madeOf('ruined-house', { seed }).parts);
    expect(ofSeed(1)).not.toBe(ofSeed(2));
  });

  test('turns windows that lost their lintel into breaches, whose sill stays', () => {
    const house = madeOf('ruined-house', { damage: 0.6, floors: 2, seed: 3 });
    const broken = openingsOf(house, 'breach').filter(({ id }) => id.startsWith('breach-'));
    expect(broken.length).toBeGreaterThan(0);
    for (const { id, frame } of broken) {
      const storey = Number(id.split('-')[2]);
      expect(frame.centre.y - frame.height / 2).toBeCloseTo(28 + 76 * storey, 9);
    }
  });

  test('keeps its door frame even when little else stands', () => {
    for (let seed = 0; seed < 20; seed++) {
      const house = madeOf('ruined-house', { damage: 1, seed });
      const space = spaceOf(house);
      expect(partsBetween(space, { x: 0, y: 62, z: 100 }, { x: 0, y: 62, z: 66 })).toContain('wall-front');
    }
  });
});

test("a loophole is a slit at the height of a standing man's eye", () => {
  const house = madeOf('ruined-house', { loopholes: true, damage: 0 });
  const slits = openingsOf(house, 'loophole');
  expect(slits).toHaveLength(3 + 3 + 2 + 2 - 1);
  for (const { frame } of slits) {
    expect(frame.width).toBe(5);
    expect(frame.centre.y - frame.height / 2).toBeLessThan(45);
    expect(frame.centre.y + frame.height / 2).toBeGreaterThan(45);
  }
});

describe('The way up', () => {
  test('by ladder reaches the floor above, through a hatch that a base fits through, in whatever house has one', () => {
    const kit = findKit('ruined-house')!;
    let ladders = 0;
    fc.assert(
      fc.property(settingsOf(kit), (parameters) => {
        const made = makePiece(kit, {
          id: 'h',
          name: 'H',
          parameters: { ...parameters, wayUp: 'ladder' },
          pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
        });
        if (!made.ok) return;
        const house = made.value;
        const storeyHeight = Number(house.made.by === 'kit' && house.made.parameters.storeyHeight);
        for (const { id, foot, head } of Object.values(house.ladders)) {
          ladders++;
          const storey = Number(id.split('-')[1]);
          const hatch = house.openings[`hatch-${storey}`]!;
          const floor = boundsOf(meshOf(house, hatch.wall));
          expect(Math.abs(head.y - floor.y[1])).toBeLessThan(0.5);
          expect(foot.y).toBeCloseTo(storey * storeyHeight, 9);
          expect(Math.min(hatch.frame.width, hatch.frame.height)).toBeGreaterThanOrEqual(30);
          expect(Math.abs(head.x - hatch.frame.centre.x)).toBeLessThan(hatch.frame.width / 2);
          expect(Math.abs(head.z - hatch.frame.centre.z)).toBeLessThan(hatch.frame.height / 2);
        }
      }),
      { seed: 3, numRuns: soak(120) },
    );
    expect(ladders).toBeGreaterThan(3);
  });

  test('by ladder can be joined by a man who stands on the floor above (SK-GEOM-9)', () => {
    const house = madeOf('ruined-house', { damage: 0 });
    const ladder = house.ladders['ladder-0']!;
    const { centre, width } = house.openings['hatch-0']!.frame;
    const rim = ladder.head.x < centre.x ? centre.x - width / 2 : centre.x + width / 2;
    expect(Math.abs(ladder.head.x - rim)).toBeLessThan(15);
  });

  test('by stairs climbs in free steps (SK-CLIMB-1) at less than 45 degrees (SK-RAMP-3), with headroom', () => {
    const house = madeOf('ruined-house', { damage: 0, wayUp: 'stairs', storeyHeight: 80 });
    const heights = [...topsOf(house, 'stairs-0')].filter((y) => y >= 0).toSorted((a, b) => a - b);
    const { x, y } = boundsOf(meshOf(house, 'stairs-0'));
    expect(y).toEqual([0, 76]);
    expect(80 / (x[1] - x[0])).toBeLessThan(1);
    const treads = heights.filter((height, i) => i === 0 || height - heights[i - 1]! > 1);
    for (const [i, tread] of treads.entries()) if (i > 0) expect(tread - treads[i - 1]!).toBeLessThanOrEqual(15);
    const space = spaceOf(house, [man('climber', 0, 0)]);
    const { centre, width } = house.openings['hatch-0']!.frame;
    for (const share of [-0.45, -0.2, 0.2, 0.45]) {
      const above = { x: centre.x + share * width, y: 79.9, z: centre.z };
      expect(partsBetween(space, above, { ...above, y: 79.9 + 50 })).toEqual([]);
    }
  });

  test('leads nowhere in a house whose floors have fallen, and then is not there', () => {
    const house = madeOf('ruined-house', { damage: 1, floors: 3, length: 120, width: 120, baysLong: 2, seed: 2 });
    const floors = Object.keys(house.parts).filter((id) => id.startsWith('floor-'));
    expect(Object.keys(house.ladders)).toHaveLength(floors.length);
    expect(openingsOf(house, 'hatch')).toHaveLength(floors.length);
  });
});

test('what fell inwards lies clear of the door', () => {
  for (let seed = 0; seed < 12; seed++) {
    const house = madeOf('ruined-house', { damage: 0.8, seed });
    const debris = meshesOf(house).filter(({ part }) => /^(debris|board)/.test(part));
    for (const { mesh } of debris) {
      const { x, y, z } = boundsOf(mesh);
      expect(y[1]).toBeLessThanOrEqual(15);
      expect(z[1] > 45 && x[1] > -15 && x[0] < 15).toBe(false);
    }
  }
});

test('brick gives serious cover, planks light, concrete cover at short range too (SK-TAB-TERRAIN)', () => {
  const coverOf = (walls: string) => madeOf('ruined-house', { walls }).parts['wall-front']!.cover;
  expect(coverOf('brick')).toEqual({ grade: 'heavy', concealOnly: false, closeRangeProof: false });
  expect(coverOf('timber')).toEqual({ grade: 'light', concealOnly: false, closeRangeProof: false });
  expect(coverOf('concrete')).toEqual({ grade: 'heavy', concealOnly: false, closeRangeProof: true });
});

test('a window wider than its bay, or higher than its storey, is refused with what would fit', () => {
  const wide = makePiece(findKit('ruined-house')!, {
    id: 'h',
    name: 'H',
    parameters: { length: 120, baysLong: 4, windowWidth: 24 },
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
  });
  expect(wide.ok).toBe(false);
  if (wide.ok) return;
  expect(wide.problem).toContainEqual({
    code: 'parameter/too-large-here',
    where: 'parameters.windowWidth',
    fill: { parameter: 'windowWidth', given: 24, atMost: 18, because: 'baysLong', measures: 'length' },
  });
});
