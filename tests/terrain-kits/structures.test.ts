import { describe, expect, test } from 'vitest';
import { boundsOf, madeOf, meshesOf, meshOf, partsBetween, spaceOf } from '../support/kit-pieces.ts';

describe('A watch-tower', () => {
  const tower = madeOf('watch-tower', { platformHeight: 120 });

  test('has a ladder from the ground to its platform, through a hatch that a base fits through', () => {
    const ladder = tower.ladders.ladder!;
    expect(ladder.foot.y).toBe(0);
    expect(ladder.head.y).toBe(120);
    expect(boundsOf(meshOf(tower, 'platform')).y[1]).toBe(120);
    const { centre, width, height } = tower.openings.hatch!.frame;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(30);
    expect(Math.abs(ladder.head.x - centre.x)).toBeLessThan(width / 2);
    expect(Math.abs(ladder.head.z - centre.z)).toBeLessThan(height / 2);
  });

  test('has room on its platform for a base beside the hatch', () => {
    const { centre, width } = tower.openings.hatch!.frame;
    const rim = centre.x - width / 2;
    const inner = boundsOf(meshOf(tower, 'parapet-west-1')).x[1];
    expect(rim - inner).toBeGreaterThan(30);
  });

  test('shows a watchman over its breast wall and under its roof, and hides his legs', () => {
    const space = spaceOf(tower);
    const ground = { x: 0, y: 45, z: 400 };
    expect(partsBetween(space, { x: 0, y: 165, z: 10 }, { x: 0, y: 165, z: 400 })).toEqual([]);
    expect(partsBetween(space, { x: 0, y: 130, z: 10 }, ground)).not.toEqual([]);
  });

  test('is looked through between its legs', () => {
    const space = spaceOf(madeOf('watch-tower', { platformHeight: 200 }));
    let clear = 0;
    for (let x = -40; x <= 40; x += 2) if (partsBetween(space, { x, y: 45, z: -200 }, { x, y: 45, z: 200 }).length === 0) clear++;
    expect(clear).toBeGreaterThan(15);
  });

  test('gives light cover behind planks and serious cover behind steel or sandbags', () => {
    const gradeOf = (parapet: string, part: string) => madeOf('watch-tower', { parapet }).parts[part]!.cover.grade;
    expect(gradeOf('planks', 'parapet-front-1')).toBe('light');
    expect(gradeOf('steel', 'parapet-front-1')).toBe('heavy');
    expect(gradeOf('sandbags', 'bags-front-1-bag-1')).toBe('heavy');
  });
});

describe('Crates and containers', () => {
  test('has as many crates and barrels as were asked for, none through the other', () => {
    const yard = madeOf('crates-and-containers', { crates: 11, stack: 3, barrels: 4 });
    const ids = Object.keys(yard.parts);
    expect(ids.filter((id) => id.startsWith('crate-'))).toHaveLength(11);
    expect(ids.filter((id) => id.startsWith('barrel-'))).toHaveLength(4);
    expect(ids.filter((id) => /^crate-\d+-3$/.test(id))).toHaveLength(3);
  });

  test('stands every crate on the one below', () => {
    const yard = madeOf('crates-and-containers', { crates: 8, stack: 4, barrels: 0 });
    for (const stack of [1, 2])
      for (const level of [2, 3, 4]) {
        const foot = boundsOf(meshOf(yard, `crate-${stack}-${level}`)).y[0];
        const top = boundsOf(meshOf(yard, `crate-${stack}-${level - 1}`)).y[1];
        expect(foot).toBeCloseTo(top, 2);
      }
  });

  test('has a container that one walks into when its doors are open, and that is dark when they are shut', () => {
    const inside = { x: 0, y: 45, z: 0 };
    const before = { x: 200, y: 45, z: 0 };
    const seen = (container: string) =>
      partsBetween(spaceOf(madeOf('crates-and-containers', { container, crates: 0, barrels: 0 })), before, inside);
    expect(seen('open')).toEqual([]);
    expect(seen('closed')).toEqual(['container-doors']);
    const shut = spaceOf(madeOf('crates-and-containers', { container: 'closed', crates: 0, barrels: 0 }));
    for (let i = 0; i < 2000; i++) {
      const [turn, up] = [i * 2.399963, 2 * ((i + 0.5) / 2000) - 1];
      const flat = Math.sqrt(1 - up * up);
      const to = { x: 400 * flat * Math.cos(turn), y: 45 + 400 * up, z: 400 * flat * Math.sin(turn) };
      if (to.y > 0) expect(partsBetween(shut, inside, to), `towards ${JSON.stringify(to)}`).not.toEqual([]);
    }
  });

  test('with nothing in it is refused', () => {
    expect(() => madeOf('crates-and-containers', { container: 'none', crates: 0, barrels: 0 })).toThrow(
      'parameter/too-small-here',
    );
  });
});

describe('A platform', () => {
  test('is as high as was asked for, and its ramp and stairs end flush with its deck', () => {
    const platform = madeOf('platform', { height: 60, parapetHeight: 0 });
    for (const part of ['deck', 'ramp-west', 'stairs-east']) expect(boundsOf(meshOf(platform, part)).y[1], part).toBe(60);
    expect(boundsOf(meshOf(platform, 'stairs-east')).x[0]).toBe(boundsOf(meshOf(platform, 'deck')).x[1]);
    expect(boundsOf(meshOf(platform, 'ramp-west')).x[1]).toBe(boundsOf(meshOf(platform, 'deck')).x[0]);
  });

  test('has a ramp of the slope that was asked for (SK-RAMP-1) and steps that are free (SK-CLIMB-1)', () => {
    const platform = madeOf('platform', { height: 60, slope: 0.5 });
    const { x, y } = boundsOf(meshOf(platform, 'ramp-west'));
    expect((y[1] - y[0]) / (x[1] - x[0])).toBeCloseTo(Math.tan(0.5), 4);
    const heights = [...new Set(meshOf(platform, 'stairs-east').positions.filter((_, i) => i % 3 === 1))].toSorted(
      (a, b) => a - b,
    );
    for (const [i, height] of heights.entries()) if (i > 0) expect(height - heights[i - 1]!).toBeLessThanOrEqual(15);
  });

  test('on pillars is walked and looked under, on a block it is not', () => {
    const under = (carriedBy: string) =>
      partsBetween(spaceOf(madeOf('platform', { carriedBy })), { x: 10, y: 25, z: -100 }, { x: 10, y: 25, z: 100 });
    expect(under('pillars')).toEqual([]);
    expect(under('block')).toEqual(['block']);
  });

  test('has a ladder to its deck where one was asked for', () => {
    const platform = madeOf('platform', { east: 'ladder', height: 90 });
    expect(platform.ladders['ladder-east']).toMatchObject({ foot: { y: 0 }, head: { y: 90 } });
    expect(meshesOf(platform).some(({ part }) => part === 'ladder-east-rung-1')).toBe(true);
  });

  test('leaves its parapet open where something leads up', () => {
    const space = spaceOf(madeOf('platform', { approachWidth: 44, parapetHeight: 20 }));
    for (const z of [-21, 0, 21]) expect(partsBetween(space, { x: -300, y: 70, z }, { x: 300, y: 70, z })).toEqual([]);
    expect(partsBetween(space, { x: -300, y: 70, z: 30 }, { x: 300, y: 70, z: 30 })).not.toEqual([]);
  });
});
