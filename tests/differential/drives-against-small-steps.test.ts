import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DriveObstacle, DriveStep } from '../../engine/geometry/driving-queries.ts';
import { driveOn } from '../support/drive-board.ts';
import { boardAbout, type Standing, someStanding, someWay } from '../support/driving-boards.ts';
import { soak } from '../support/soak.ts';

/** Everything here is worked out anew, with sines, many-sided ovals and areas of overlap: nothing of it is the engine's. */
type Point = readonly [x: number, z: number];

/** A place of the vehicle's own after turning and moving. */
const put = ([x, z]: Point, [px, pz]: Point, facing: number): Point => [
  px + x * Math.cos(facing) + z * Math.sin(facing),
  pz - x * Math.sin(facing) + z * Math.cos(facing),
];

const SIDES = 240;

function outline({ x, z, facing, what }: Standing, sides = SIDES): readonly Point[] {
  const round = (a: number, b: number): Point[] =>
    Array.from({ length: sides }, (_, i) => [a * Math.cos((2 * Math.PI * i) / sides), b * Math.sin((2 * Math.PI * i) / sides)]);
  const square = (a: number, b: number): Point[] => [
    [a, b],
    [-a, b],
    [-a, -b],
    [a, -b],
  ];
  const own =
    what.kind === 'block'
      ? square(what.width / 2, what.depth / 2)
      : what.base.kind === 'round'
        ? round(what.base.diameter / 2, what.base.diameter / 2)
        : what.base.kind === 'oval'
          ? round(what.base.width / 2, what.base.depth / 2)
          : square((what.base as { width: number }).width / 2, (what.base as { depth: number }).depth / 2);
  return own.map((p) => put(p, [x, z], facing));
}

/** How much of an outline lies within the hull of a vehicle that stands there. */
function overlap(shape: readonly Point[], place: Point, facing: number): number {
  let rest = shape.map(([x, z]): Point => {
    const dx = x - place[0];
    const dz = z - place[1];
    return [dx * Math.cos(facing) - dz * Math.sin(facing), dx * Math.sin(facing) + dz * Math.cos(facing)];
  });
  for (const [axis, limit] of [
    [0, 35],
    [1, 80],
  ] as const) {
    for (const sign of [1, -1]) {
      const inside = (p: Point) => limit - sign * p[axis];
      rest = rest.flatMap((p, i) => {
        const q = rest[(i + 1) % rest.length]!;
        const [a, b] = [inside(p), inside(q)];
        const t = a / (a - b);
        const crossing: Point[] = a > 0 !== b > 0 ? [[p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]] : [];
        return a > 0 ? [p, ...crossing] : crossing;
      });
    }
  }
  let area = 0;
  rest.forEach(([x, z], i) => {
    const [nx, nz] = rest[(i + 1) % rest.length]!;
    area += x * nz - nx * z;
  });
  return Math.abs(area) / 2;
}

/** Where the vehicle is after a share of one part of its way. */
function placeOn(way: readonly DriveStep[], part: number, share: number): { readonly place: Point; readonly facing: number } {
  let place: Point = [0, 0];
  let facing = 0;
  way.slice(0, part + 1).forEach((step, i) => {
    const much = i < part ? 1 : share;
    if (step.kind === 'turn') facing += step.by * much;
    else place = put([0, step.length * much], place, facing);
  });
  return { place, facing };
}

/** So far does the outermost point of the hull go at most from look to look. @unit millimetres */
const LOOK = 2;
/** An overlap of less than this may be no more than a touch: 0.005 mm deep and as long as the hull. */
const TOUCH = 0.9;
const ROUNDING = 1e-6;

const nameOf = (thing: DriveObstacle) =>
  thing.kind === 'part' ? thing.piece : thing.kind === 'model' ? thing.model : thing.kind;

test('what is touched first, and where, is what small steps find', () => {
  let compared = 0;
  fc.assert(
    fc.property(someStanding, someWay, (things, way) => {
      const found = driveOn(boardAbout(things), way);
      for (const thing of things) {
        const shape = outline(thing);
        if (overlap(shape, [0, 0], 0) > 0) continue;
        const touch = found.touches.find((one) => nameOf(one.with) === thing.id);
        way.forEach((step, part) => {
          const far = step.kind === 'run' ? Math.abs(step.length) : Math.abs(step.by) * 88;
          const looks = Math.max(1, Math.ceil(far / LOOK));
          for (let look = 0; look <= looks; look++) {
            const share = look / looks;
            const before = !touch || part < touch.at.part || (part === touch.at.part && share <= touch.at.share);
            if (!before) return;
            const { place, facing } = placeOn(way, part, share);
            const allowed = touch ? (part === touch.at.part ? ROUNDING : TOUCH) : TOUCH;
            expect(overlap(shape, place, facing)).toBeLessThanOrEqual(allowed);
          }
        });
        if (!touch) continue;
        compared++;
        // a little farther on it presses in, and the point that is told lies on both
        const step = way[touch.at.part]!;
        const far = step.kind === 'run' ? Math.abs(step.length) : Math.abs(step.by) * 88;
        const shares = [0.05, 0.5, 2, 5, 20].map((more) => Math.min(1, touch.at.share + more / far));
        const deepest = Math.max(
          ...shares.map((share) => {
            const { place, facing } = placeOn(way, touch.at.part, share);
            return overlap(shape, place, facing);
          }),
        );
        expect(deepest).toBeGreaterThan(0);
        const { place, facing } = placeOn(way, touch.at.part, touch.at.share);
        const dx = touch.point.x - place[0];
        const dz = touch.point.z - place[1];
        const local = [dx * Math.cos(facing) - dz * Math.sin(facing), dx * Math.sin(facing) + dz * Math.cos(facing)];
        const offHull = Math.max(Math.abs(local[0]!) - 35, Math.abs(local[1]!) - 80);
        expect(Math.abs(offHull)).toBeLessThan(1e-3);
        const nearest = Math.min(
          ...shape.map((p, i) => distanceToSegment([touch.point.x, touch.point.z], p, shape[(i + 1) % shape.length]!)),
        );
        expect(nearest).toBeLessThan(1e-2);
      }
    }),
    { numRuns: soak(20) },
  );
  expect(compared).toBeGreaterThan(20);
});

/** How far an outline is from the hull of a vehicle that stands there, where the two do not overlap. */
function distanceFromHull(shape: readonly Point[], place: Point, facing: number): number {
  const own = shape.map(([x, z]): Point => {
    const [dx, dz] = [x - place[0], z - place[1]];
    return [dx * Math.cos(facing) - dz * Math.sin(facing), dx * Math.sin(facing) + dz * Math.cos(facing)];
  });
  const toHull = own.map(([x, z]) => Math.hypot(Math.max(0, Math.abs(x) - 35), Math.max(0, Math.abs(z) - 80)));
  const ofCorners = [-35, 35].flatMap((x) =>
    [-80, 80].flatMap((z) => own.map((p, i) => distanceToSegment([x, z], p, own[(i + 1) % own.length]!))),
  );
  return Math.min(...toHull, ...ofCorners);
}

test('what is passed untouched is passed as narrowly as small steps find', () => {
  const NARROWLY = 90;
  const FEWER_SIDES = 40;
  // so much of an oval lies beyond its sides
  const BEYOND = 40 * (1 - Math.cos(Math.PI / FEWER_SIDES));
  let compared = 0;
  fc.assert(
    fc.property(someStanding, someWay, (things, way) => {
      const found = driveOn(boardAbout(things), way, 25, NARROWLY);
      for (const thing of things) {
        const shape = outline(thing, FEWER_SIDES);
        if (overlap(shape, [0, 0], 0) > 0 || found.touches.some((one) => nameOf(one.with) === thing.id)) continue;
        const start = distanceFromHull(shape, [0, 0], 0);
        let least = Number.POSITIVE_INFINITY;
        way.forEach((step, part) => {
          const far = step.kind === 'run' ? Math.abs(step.length) : Math.abs(step.by) * 88;
          const looks = Math.max(1, Math.ceil(far / LOOK));
          for (let look = 0; look <= looks; look++) {
            const { place, facing } = placeOn(way, part, look / looks);
            least = Math.min(least, distanceFromHull(shape, place, facing));
          }
        });
        const miss = found.misses.find((one) => nameOf(one.with) === thing.id);
        if (miss) {
          compared++;
          // between two looks it may have come nearer by no more than half of a step
          expect(miss.gap).toBeLessThanOrEqual(least + 0.02);
          expect(miss.gap).toBeGreaterThan(least - LOOK / 2 - BEYOND);
        } else if (least < start - LOOK) expect(least).toBeGreaterThan(NARROWLY - 0.02);
      }
    }),
    { numRuns: soak(5) },
  );
  expect(compared).toBeGreaterThan(5);
});

function distanceToSegment([x, z]: Point, a: Point, b: Point): number {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dz * dz;
  const t = square > 0 ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (z - a[1]) * dz) / square)) : 0;
  return Math.hypot(a[0] + dx * t - x, a[1] + dz * t - z);
}
