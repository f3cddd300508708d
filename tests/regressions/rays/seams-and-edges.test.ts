import { expect, test } from 'vitest';
import { chanceOf } from '../../support/chance.ts';
import { nearestHit, type Point, sceneOfThings, sceneOfTriangles, shoot, shootThrough, vec } from '../../support/ray-scene.ts';
import { box } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

test('a ray aimed at the seam of two triangles hits (three.js 11449, pull 33661)', () => {
  const scene = sceneOfTriangles(
    [
      [0.7, 0.4, 0.1],
      [1.9, 1.3, 1.9],
      [2.0, 2.4, 2.9],
      [2.1, 0.6, 1.4],
    ],
    [
      [0, 1, 2],
      [1, 0, 3],
    ],
  );
  const hit = shoot(scene, [-1.4, -2.9, 1.2], [2.6999999999999997, 3.75, -0.19999999999999996], 2);
  expect(hit?.t).toBeCloseTo(1, 12);
  expect(hit?.distance).toBeCloseTo(4.6252, 4);
});

test('no ray passes the seam of two triangles wherever it aims at it, from whichever side', () => {
  const chance = chanceOf(11449);
  for (let i = 0; i < soak(3000); i++) {
    const scale = chance.oneOf([1, 0.01, 800]);
    const offset = chance.oneOf([0, 0, 1e5]);
    const point = (): Point => [0, 1, 2].map(() => offset + chance.between(-scale, scale)) as unknown as Point;
    const [a, b, c, e, from] = [point(), point(), point(), point(), point()];
    // two triangles that close their seam to the ray: their far corners lie on different sides of the plane of seam and eye
    const side = (p: Point) => {
      const [u, v, w] = [a, b, p].map((corner) => corner.map((x, k) => x - from[k]!)) as unknown as [Point, Point, Point];
      return u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2]) + u[2] * (v[0] * w[1] - v[1] * w[0]);
    };
    if (side(c) > 0 === side(e) > 0) continue;
    const share = chance.oneOf([0.5, 0.25, chance.between(0.001, 0.999)]);
    const aim = a.map((x, k) => x + (b[k]! - x) * share) as unknown as Point;
    const way = aim.map((x, k) => x - from[k]!) as unknown as Point;
    const scene = sceneOfTriangles(
      [a, b, c, e],
      [
        [0, 1, 2],
        [1, 0, 3],
      ],
    );
    const reach = chance.oneOf([1.001, 2]);
    expect(shoot(scene, from, way, reach), JSON.stringify({ a, b, c, e, from, aim })).not.toBeNull();
  }
});

test('a hit on the diagonal of a square is one hit (Oblikovati 2146)', () => {
  const scene = sceneOfTriangles(
    [
      [-5, -5, 0],
      [5, -5, 0],
      [5, 5, 0],
      [-5, 5, 0],
    ],
    [
      [0, 1, 2],
      [0, 2, 3],
    ],
  );
  const hits = shootThrough(scene, [0, 0, 10], [0.30458447, 0.30458447, -0.9024725], 20);
  expect(hits).toHaveLength(1);
  expect(hits[0]?.at[0]).toBeCloseTo(3.375, 6);
  expect(hits[0]?.at[1]).toBeCloseTo(3.375, 6);
  expect(hits[0]?.at[2]).toBeCloseTo(0, 9);
  expect(hits[0]?.distance).toBeCloseTo(11.08067, 5);
});

const SUMMIT: Point = [-3.4, 0.9, -2.5];
const hill = () => {
  const rim = Array.from({ length: 5 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 5;
    return [SUMMIT[0] + 1.5 * Math.cos(angle), 0, SUMMIT[2] - 1.5 * Math.sin(angle)];
  });
  return sceneOfTriangles(
    [SUMMIT, ...rim],
    rim.map((_, i) => [0, 1 + i, 1 + ((i + 1) % 5)] as const),
  );
};

test('a ray aimed at the corner where many triangles meet hits it (three-mesh-bvh 318)', () => {
  const from: Point = [0.9, 4.4, 1.4];
  const way = SUMMIT.map((x, k) => x - from[k]!) as unknown as Point;
  const hit = shoot(hill(), from, way, 1.5);
  expect(hit?.t).toBeCloseTo(1, 12);
  expect(hit?.distance).toBeCloseTo(6.7786, 4);
  expect(shootThrough(hill(), from, way, 1.01)).toHaveLength(1);
});

test('a ray aimed at a corner where many triangles meet hits it from every place above', () => {
  const chance = chanceOf(318);
  const scene = hill();
  for (let i = 0; i < soak(2000); i++) {
    const from: Point = [chance.between(-8, 8), chance.between(1, 9), chance.between(-8, 8)];
    const aimed = SUMMIT.map((x, k) => from[k]! + (x - from[k]!)) as unknown as Point;
    const exact = aimed.every((x, k) => x === SUMMIT[k]);
    const way = SUMMIT.map((x, k) => x - from[k]!) as unknown as Point;
    const hit = nearestHit(scene, vec(from), vec(SUMMIT));
    expect(hit?.t).toBe(1);
    if (exact) expect(shoot(scene, from, way, 2)?.t).toBeCloseTo(1, 9);
  }
});

test('a ray that grazes along a bottom edge touches it, a hair higher it hits, a hair lower it does not (three-mesh-bvh 684)', () => {
  const scene = sceneOfTriangles([
    [-1.38366795, -4.48031187, 10],
    [3.92731094, 5.89794445, 8],
    [-1.38366795, -4.48031187, 8],
  ]);
  const graze = (z: number) => shoot(scene, [-0.0282217, -2.5058889, z], [-0.168528, 0.985697, 0], 10);
  expect(graze(8)?.t).toBeCloseTo(0.512747, 5);
  expect(graze(8.001)?.t).toBeCloseTo(0.512747, 3);
  expect(graze(7.999)).toBeNull();
});

test('rays along the flat bottom of a box of the tree are not lost, whatever side it is on', () => {
  // triangles that lie in a plane square to an axis have boxes without thickness
  for (const axis of [0, 1, 2]) {
    const place = (u: number, v: number, w: number): Point => {
      const p = [0, 0, 0];
      p[axis] = w;
      p[(axis + 1) % 3] = u;
      p[(axis + 2) % 3] = v;
      return p as unknown as Point;
    };
    const scene = sceneOfTriangles(
      [place(0, 0, 3), place(4, 0, 3), place(4, 4, 3), place(0, 4, 3)],
      [
        [0, 1, 2],
        [0, 2, 3],
      ],
    );
    for (const [u, v] of [
      [0, 0],
      [4, 4],
      [2, 0],
      [2, 2],
      [4, 1],
    ] as const) {
      expect(shoot(scene, place(u, v, 0), place(0, 0, 1), 10)?.t).toBe(3);
      expect(shoot(scene, place(u, v, 3), place(0, 0, 1), 10)?.t).toBe(0);
    }
    expect(shoot(scene, place(4.0000001, 4, 0), place(0, 0, 1), 10)).toBeNull();
  }
});

test('two mirror-image rays hit mirror-image points (fcpw 14)', () => {
  const scene = sceneOfThings([box(1.6, 1.6, 1.6, 14.4, 14.4, 14.4)]);
  const up = shoot(scene, [1, 8, 11.5], [13.4, 3, -7.5], 5);
  const down = shoot(scene, [1, 8, 11.5], [13.4, -3, -7.5], 5);
  expect(up?.t).toBeCloseTo(0.0447761, 7);
  expect(down?.t).toBe(up?.t);
  expect(up?.at.map((x) => Number(x.toFixed(6)))).toEqual([1.6, 8.134328, 11.164179]);
  expect(down?.at.map((x) => Number(x.toFixed(6)))).toEqual([1.6, 7.865672, 11.164179]);
});

test('rays aimed at the edges and corners of a cube all hit (trimesh 263, 242)', () => {
  const chance = chanceOf(263);
  for (const [least, most] of [
    [-1, 1],
    [0.1, 0.7],
    [1e4, 1e4 + 25],
  ] as const) {
    const scene = sceneOfThings([box(least, least, least, most, most, most)]);
    const middle = (least + most) / 2;
    const size = most - least;
    for (let i = 0; i < soak(2000); i++) {
      const free = chance.whole(0, 2);
      const aim = [0, 1, 2].map((k) =>
        k === free ? chance.oneOf([least, most, middle, chance.between(least, most)]) : chance.oneOf([least, most]),
      ) as unknown as Point;
      // from a place that sees both faces of the edge: the ray then goes into the cube, so a miss is a leak
      const inside = aim.map(() => chance.between(least + size * 0.2, most - size * 0.2)) as unknown as Point;
      const far = chance.between(1, 20);
      const from = aim.map((x, k) => x + (x - inside[k]!) * far) as unknown as Point;
      expect(nearestHit(scene, vec(from), vec(inside)), JSON.stringify({ from, inside })).not.toBeNull();
      expect(nearestHit(scene, vec(from), vec(aim))?.t ?? 1).toBeGreaterThan(0.99);
    }
  }
});

test('through a quad one wall is one wall, at its diagonal and at its corners (trimesh 2317)', () => {
  const wall = sceneOfThings([box(0, 0, 0, 100, 50, 5)]);
  const aims: Point[] = [
    [50, 25, 0],
    [30, 10, 0],
    [0, 0, 0],
    [100, 50, 0],
    [0, 20, 0],
    [40, 50, 0],
  ];
  for (const aim of aims) {
    const hits = shootThrough(wall, [aim[0], aim[1], -20], [0, 0, 1], 100);
    expect(hits.map(({ distance }) => distance)).toEqual([20, 25]);
  }
});

test('all hits come sorted, box by box (momentum 1035)', () => {
  const scene = sceneOfThings([box(4, -1, -1, 5, 1, 1), box(1, -1, -1, 2, 1, 1)]);
  const distances = shootThrough(scene, [0, 0.3, 0.2], [1, 0, 0], 10).map(({ distance }) => Number(distance.toFixed(12)));
  expect(distances).toEqual([1, 2, 4, 5]);
});

test('every crossing is offered, not only the first (parry 411)', () => {
  const fences = Array.from({ length: 12 }, (_, i) => box(-50, 0, 10 * i, 50, 20, 10 * i + 1));
  const hits = shootThrough(sceneOfThings(fences), [3, 7, -5], [0, 0, 1], 500);
  expect(hits.map(({ distance }) => Number(distance.toFixed(9)))).toEqual(fences.flatMap((_, i) => [10 * i + 5, 10 * i + 6]));
  expect(hits.map(({ solid }) => solid)).toEqual(fences.flatMap((_, i) => [i, i]));
});
