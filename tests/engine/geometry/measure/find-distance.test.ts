import { describe, expect, test } from 'vitest';
import { closestInSpace, closestOfPlates } from '../../../../engine/geometry/measure/closest-points.ts';
import { disc, ellipse, hullAround } from '../../../../engine/geometry/measure/convex-shape.ts';
import { findDistance } from '../../../../engine/geometry/measure/find-distance.ts';
import { closestToFace } from '../../../../engine/geometry/measure/plate-to-face.ts';
import { frameOfPose, type Measure, type Model } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { at, boardOf, box, man } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const between = (a: Model, b: Model, measure: Measure) => findDistance(boardOf([], [a, b]), a.id, b.id, measure);
const onHeight = (id: string, x: number, y: number) => man(id, 0, 0, { pose: { at: at(x, y, 0), facing: 0 } });

describe('between heads', () => {
  test('SK-EX-20: a man on a platform of 6 cm, 8 cm away in plan, is 10 cm away', () => {
    const found = between(man('a', 0, 0), onHeight('b', 80, 60), 'heads');
    expect(found.distance).toBe(100);
    expect(found.from).toEqual(at(0, 45, 0));
    expect(found.to).toEqual(at(80, 105, 0));
  });

  test('SK-EX-20: at 8.1 cm in plan it is 10.08 cm', () => {
    expect(between(man('a', 0, 0), onHeight('b', 81, 60), 'heads').distance).toBeCloseTo(100.802, 3);
  });

  test('the head of a man lying down is lower', () => {
    const lying = man('b', 100, 0, { stance: 'prone' });
    expect(between(man('a', 0, 0), lying, 'heads').to.y).toBe(22.5);
  });
});

describe('between bases', () => {
  test('SK-EX-21: axes 4.9 cm apart leave 1.9 cm, axes 5 cm apart exactly 2 cm', () => {
    expect(between(man('a', 0, 0), man('b', 49, 0), 'bases').distance).toBe(19);
    const found = between(man('a', 0, 0), man('b', 50, 0), 'bases');
    expect(found).toEqual({ distance: 20, from: at(15, 0, 0), to: at(35, 0, 0) });
  });

  test('bases that exactly touch are 0 apart, and so are bases that overlap', () => {
    expect(between(man('a', 0, 0), man('b', 30, 0), 'bases').distance).toBe(0);
    expect(between(man('a', 0, 0), man('b', 20, 0), 'bases').distance).toBe(0);
    expect(between(man('a', 0, 0), man('b', 0, 0), 'bases').distance).toBe(0);
  });

  test('a difference in height counts: 12 mm up and 16 mm aside are 20 mm', () => {
    const found = between(man('a', 0, 0), onHeight('b', 46, 12), 'bases');
    expect(found.distance).toBe(20);
    expect(found.to).toEqual(at(31, 12, 0));
  });

  test('straight above each other only the height is left', () => {
    expect(between(man('a', 0, 0), onHeight('b', 10, 70), 'bases').distance).toBe(70);
  });

  test('a rectangle is measured to its nearest edge or corner, turned with the model', () => {
    const squad = (facing: number) =>
      man('b', 0, 0, { base: { kind: 'rectangle', width: 100, depth: 60 }, pose: { at: at(200, 0, 0), facing } });
    expect(between(man('a', 0, 0), squad(0), 'bases').distance).toBeCloseTo(200 - 50 - 15, 9);
    expect(between(man('a', 0, 0), squad(Math.PI / 2), 'bases').distance).toBeCloseTo(200 - 30 - 15, 9);
    const corner = between(man('a', 0, 200), squad(0), 'bases');
    expect(corner.distance).toBeCloseTo(Math.sqrt(150 * 150 + 170 * 170) - 15, 9);
    expect(corner.to).toEqual({ x: expect.closeTo(150, 9), y: 0, z: expect.closeTo(30, 9) });
  });

  test('an oval along its axes, and anywhere against a search over its rim', () => {
    const oval = (facing: number) =>
      man('b', 0, 0, { base: { kind: 'oval', width: 60, depth: 35 }, pose: { at: at(100, 0, 0), facing } });
    expect(between(man('a', 0, 0), oval(0), 'bases').distance).toBeCloseTo(100 - 30 - 15, 9);
    expect(between(man('a', 0, 0), oval(Math.PI / 2), 'bases').distance).toBeCloseTo(100 - 17.5 - 15, 9);
    for (let seed = 1; seed <= soak(40); seed++) {
      const chance = chanceOf(seed);
      const facing = chance.between(-3, 3);
      const a = man('a', chance.between(-50, 40), chance.between(-80, 80));
      const rim = (angle: number) => {
        const x = 30 * Math.cos(angle);
        const z = 17.5 * Math.sin(angle);
        const px = 100 + Math.cos(facing) * x + Math.sin(facing) * z - a.pose.at.x;
        const pz = -Math.sin(facing) * x + Math.cos(facing) * z - a.pose.at.z;
        return Math.sqrt(px * px + pz * pz) - 15;
      };
      let best = 0;
      for (let i = 1; i < 2000; i++) if (rim((i * Math.PI) / 1000) < rim(best)) best = (i * Math.PI) / 1000;
      for (let step = Math.PI / 1000; step > 1e-12; step /= 2) {
        for (const next of [best - step, best + step]) if (rim(next) < rim(best)) best = next;
      }
      expect(between(a, oval(facing), 'bases').distance).toBeCloseTo(Math.max(0, rim(best)), 9);
    }
  });

  test('to a vehicle the distance is to its hull', () => {
    const volumes = [{ region: 'hull' as const, member: 0, solid: box(-20, 3, -40, 20, 30, 40) }];
    const eyes = [{ member: 0, at: at(0, 50, 0) }];
    const tank = {
      ...man('tank', 100, 0),
      base: { kind: 'none' as const },
      body: {
        height: 30,
        kind: 'vehicle' as const,
        turretAxis: null,
        eyes: { standing: eyes, kneeling: eyes, prone: eyes },
        volumes: { standing: volumes, kneeling: volumes, prone: volumes },
      },
    };
    expect(between(man('a', 0, 0), tank, 'bases').distance).toBeCloseTo(Math.sqrt(65 * 65 + 3 * 3), 9);
    // the head is higher than the hull: to its upper edge
    expect(between(man('a', 0, 0), tank, 'heads').distance).toBeCloseTo(Math.sqrt(80 * 80 + 15 * 15), 9);
  });
});

test('in plan the distance is between axes, whatever the heights', () => {
  expect(between(man('a', 0, 0), onHeight('b', 30, 500), 'plan').distance).toBe(30);
});

test('every distance is the same both ways, with its points changed over', () => {
  const oval = man('b', 70, 33, { base: { kind: 'oval', width: 60, depth: 35 } });
  const board = boardOf([], [man('a', 0, 0), oval]);
  for (const measure of ['heads', 'bases', 'plan'] as const) {
    const there = findDistance(board, 'a', 'b', measure);
    const back = findDistance(board, 'b', 'a', measure);
    expect(back).toEqual({ distance: there.distance, from: there.to, to: there.from });
  }
});

describe('nearest points in space', () => {
  test('of a disc and a triangle they are points of both, and a plane between shows that no others are nearer', () => {
    let apart = 0;
    for (let seed = 1; seed <= soak(300); seed++) {
      const chance = chanceOf(seed);
      const point = () => at(chance.between(-60, 60), chance.between(-20, 60), chance.between(-60, 60));
      const triangle = [point(), point(), point()];
      const found = closestToFace(disc(at(0, 5, 0), 15), triangle);
      const { from, to, distance } = found;
      const way = at(to.x - from.x, to.y - from.y, to.z - from.z);
      expect(Math.sqrt(way.x ** 2 + way.y ** 2 + way.z ** 2)).toBeCloseTo(distance, 9);
      if (distance === 0) continue;
      apart++;
      expect(from.y).toBeCloseTo(5, 9);
      expect(Math.sqrt(from.x ** 2 + from.z ** 2)).toBeLessThanOrEqual(15 + 1e-9);
      const along = (p: { x: number; y: number; z: number }) => (p.x * way.x + p.y * way.y + p.z * way.z) / distance;
      const nearestOfTriangle = Math.min(...triangle.map(along));
      const farthestOfDisc = (5 * way.y + 15 * Math.sqrt(way.x ** 2 + way.z ** 2)) / distance;
      expect(Math.abs(nearestOfTriangle - farthestOfDisc - distance)).toBeLessThan(1e-8);
    }
    expect(apart).toBeGreaterThan(100);
  });

  test('of an oval and a triangle as well', () => {
    const frame = frameOfPose({ at: at(3, 5, -2), facing: 0.7 });
    for (let seed = 1; seed <= soak(300); seed++) {
      const chance = chanceOf(seed);
      const point = () => at(chance.between(-60, 60), chance.between(-20, 60), chance.between(-60, 60));
      const triangle = [point(), point(), point()];
      const plate = ellipse(frame, 30, 12);
      const { from, to, distance } = closestToFace(plate, triangle);
      if (distance === 0) continue;
      const way = at((to.x - from.x) / distance, (to.y - from.y) / distance, (to.z - from.z) / distance);
      const along = (p: { x: number; y: number; z: number }) => p.x * way.x + p.y * way.y + p.z * way.z;
      const nearestOfTriangle = Math.min(...triangle.map(along));
      expect(Math.abs(nearestOfTriangle - along(plate.farthest(way)) - distance)).toBeLessThan(1e-8);
    }
  });

  test('a disc that a triangle runs through is 0 away, and so is one that it just touches or that lies in it', () => {
    const plate = disc(at(0, 0, 0), 15);
    expect(closestToFace(plate, [at(-5, -9, 0), at(5, -9, 3), at(0, 9, 0)]).distance).toBe(0);
    expect(closestToFace(plate, [at(15, 0, 0), at(40, 0, 10), at(40, 0, -10)]).distance).toBe(0);
    expect(closestToFace(plate, [at(-5, 0, 0), at(5, 0, 3), at(0, 0, 9)]).distance).toBe(0);
    expect(closestToFace(plate, [at(-90, 0, -90), at(90, 0, -90), at(0, 0, 90)]).distance).toBe(0);
    expect(closestToFace(plate, [at(-90, -3, -90), at(90, -3, -90), at(0, -3, 90)]).distance).toBe(3);
  });

  test('of two boxes they are right to the corner, edge and face', () => {
    const cube = (x: number, y: number, z: number) =>
      hullAround([0, 1, 2, 3, 4, 5, 6, 7].map((k) => at(x + (k & 1 ? 10 : 0), y + (k & 2 ? 10 : 0), z + (k & 4 ? 10 : 0))));
    expect(closestInSpace(cube(0, 0, 0), cube(13, 2, 3)).distance).toBeCloseTo(3, 12);
    expect(closestInSpace(cube(0, 0, 0), cube(13, 14, 3)).distance).toBeCloseTo(5, 12);
    expect(closestInSpace(cube(0, 0, 0), cube(12, 13, 16)).distance).toBeCloseTo(7, 12);
    expect(closestInSpace(cube(0, 0, 0), cube(5, 5, 5)).distance).toBe(0);
    expect(closestInSpace(cube(0, 0, 0), cube(10, 3, 3)).distance).toBeLessThan(1e-9);
  });

  test('two ovals in line are as far apart as their ends', () => {
    const frame = (x: number) => frameOfPose({ at: at(x, 0, 0), facing: 0 });
    const found = closestOfPlates(ellipse(frame(0), 20, 10), ellipse(frame(100), 30, 5));
    expect(found.distance).toBeCloseTo(50, 9);
  });
});
