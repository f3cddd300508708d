import { describe, expect, test } from 'vitest';
import type { Accuracy } from '../../engine/geometry/many-queries.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { findSight, shareSeen } from '../../engine/geometry/visibility/find-sight.ts';
import type { Board, Model, SightQuery, Solid, TerrainPiece, TriangleMesh } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { at, boardOf, box, man, piece, sheet } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';
import { expectSight } from './oracle/expected-sight.ts';
import { standingTerrain } from './oracle/standing-faces.ts';

/** How far outside its bounds a share may lie: more than polygons on a grid can be off. */
const OFF = 1e-6;
const queryWith = (models: readonly string[]): SightQuery => ({
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models, glass: true },
});

/** Two men on the x axis, `way` apart, and what stands between them. @unit millimetres */
interface Scene {
  readonly told: string;
  readonly pieces: readonly TerrainPiece[];
  readonly looker?: Partial<Model> & { readonly y?: number };
  readonly target?: Partial<Model> & { readonly y?: number };
  readonly others?: readonly Model[];
  readonly meshes?: ReadonlyMap<string, TriangleMesh>;
  readonly way: number;
}

const meshOf = (corners: readonly (readonly [number, number, number])[], triangles: readonly number[]): TriangleMesh => ({
  positions: Float64Array.from(corners.flat()),
  triangles: Uint32Array.from(triangles),
  groups: [{ name: 'all', first: 0, count: triangles.length / 3 }],
});

const ofMesh = (mesh: string): Solid => ({ kind: 'mesh', mesh, group: null });

const KINDS: Readonly<Record<string, (chance: Chance) => Scene>> = {
  'coplanar, touching and twin walls'(chance) {
    const x = chance.oneOf([50, 75.5, 180]);
    const [low, high] = [chance.between(20, 44), chance.oneOf([60, 50])];
    const wall = box(x, 0, -20, x + 2, low, 0);
    return {
      told: `wall at ${x} of ${low}`,
      way: 200,
      pieces: [
        piece('a', { one: wall, twin: wall, beside: box(x, 0, 0, x + 2, low, 20) }),
        piece('b', {
          on: box(x, low, -20, x + 2, high, -3),
          flush: box(x - 1, 0, -20, x, low, 5),
          within: box(x, 0, -5, x + 1, low - 1, 3),
        }),
        piece('c', { one: wall }, { pose: { at: at(0, 0, 0), facing: 0 }, mirrored: false }),
      ],
    };
  },
  'windows with frames of a tenth of a millimetre'(chance) {
    const x = chance.between(30, 170);
    const w = chance.between(1, 9);
    const sill = chance.between(28, 44);
    const t = 0.1;
    return {
      told: `x ${x}`,
      way: 200,
      pieces: [
        piece('w', {
          below: box(x, 0, -60, x + 2, sill, 60),
          sill: box(x, sill, -w, x + 2, sill + t, w),
          left: box(x, sill, -w - t, x + 2, sill + 8, -w),
          bar: box(x, sill + 4, -w, x + 2, sill + 4 + t, w),
          post: box(x, sill, -t / 2, x + 2, sill + 8, t / 2),
          right: box(x, sill, w, x + 2, sill + 8, w + t),
          above: box(x, sill + 8, -60, x + 2, 90, 60),
          farLeft: box(x, sill, -60, x + 2, sill + 8, -w - t),
          farRight: box(x, sill, w + t, x + 2, sill + 8, 60),
        }),
      ],
    };
  },
  'needles and slivers'(chance) {
    const corners: [number, number, number][] = [];
    const triangles: number[] = [];
    for (let i = 0; i < 60; i++) {
      const n = corners.length;
      const thin = 10 ** chance.between(-7, 0);
      const y = chance.between(25, 50);
      const z = chance.between(-15, 15);
      const x = chance.between(40, 190);
      corners.push(
        [x, y, z - 30],
        [x + chance.between(-5, 5), y + thin, z + 30],
        [x, y + 2 * thin, z + 30 * chance.between(-1, 1)],
      );
      triangles.push(n, n + 1, n + 2);
    }
    return {
      told: '',
      way: 200,
      pieces: [piece('n', { a: ofMesh('needles') })],
      meshes: new Map([['needles', meshOf(corners, triangles)]]),
    };
  },
  'closed shells with corners in the middle of edges'(chance) {
    // a box whose front is split in two where its sides are not
    const [x, w, h] = [chance.between(40, 180), chance.between(2, 12), chance.between(25, 50)];
    const m = h * chance.between(0.2, 0.8);
    const c: [number, number, number][] = [
      [x, 0, -w],
      [x, 0, w],
      [x, h, w],
      [x, h, -w],
      [x + 3, 0, -w],
      [x + 3, 0, w],
      [x + 3, h, w],
      [x + 3, h, -w],
      [x, m, -w],
      [x, m, w],
    ];
    const t = [
      0, 1, 9, 0, 9, 8, 8, 9, 2, 8, 2, 3, 5, 4, 7, 5, 7, 6, 4, 0, 3, 4, 3, 7, 1, 5, 6, 1, 6, 2, 3, 2, 6, 3, 6, 7, 0, 4, 5, 0, 5,
      1,
    ];
    return {
      told: `x ${x} m ${m}`,
      way: 200,
      pieces: [piece('t', { a: ofMesh('t') }, { mirrored: chance.oneOf([true, false]) })],
      meshes: new Map([['t', meshOf(c, t)]]),
    };
  },
  'solids that go through themselves'(chance) {
    const [x, y] = [chance.between(60, 150), chance.between(28, 45)];
    // two tetrahedra, one of them inside out, in one mesh, which cross
    const tetra = (dx: number, dz: number, s: number): [number, number, number][] => [
      [x + dx, y - s, dz],
      [x + dx + s, y + s, dz - s],
      [x + dx, y + s, dz + s],
      [x + dx - s, y + s / 2, dz - s / 2],
    ];
    const s = chance.between(3, 12);
    const c = [...tetra(0, 0, s), ...tetra(chance.between(-4, 4), chance.between(-6, 6), s)];
    const one = [0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2];
    const inside = chance.oneOf([true, false]) ? one.map((i) => i + 4) : [0, 2, 1, 0, 3, 2, 0, 1, 3, 1, 2, 3].map((i) => i + 4);
    return {
      told: '',
      way: 200,
      pieces: [piece('s', { a: ofMesh('s') }, { mirrored: chance.oneOf([true, false]) })],
      meshes: new Map([['s', meshOf(c, [...one, ...inside])]]),
    };
  },
  'an eye on or next to a wall'(chance) {
    const gap = chance.oneOf([0, 1e-9, 1e-7, 1e-4, 0.05, 0.0999999, 0.1, 0.1000001, 0.2]);
    const eye = eyeOf();
    const side = chance.oneOf([-1, 1]);
    const kinds: readonly Solid[] = [
      // flat before the face, beside it, and over the eyes
      box(eye.x + gap, 0, side * chance.between(0, 3), eye.x + gap + 4, eye.y + chance.between(-3, 3), side * 40),
      box(eye.x - 20, 0, eye.z + gap, eye.x + 30, 60, eye.z + gap + 5),
      box(eye.x - 20, eye.y + gap, -20, eye.x + 30, eye.y + 5, 20),
      sheet(
        [eye.x + gap, eye.y - 5, -4],
        [eye.x + gap, eye.y - 5, 4],
        [eye.x + gap, eye.y + chance.between(-1, 1), 4],
        [eye.x + gap, eye.y + chance.between(-1, 1), -4],
      ),
    ];
    const which = chance.whole(0, kinds.length - 1);
    const solid = kinds[which]!;
    const sorted: Solid =
      solid.kind === 'box'
        ? box(
            Math.min(solid.min.x, solid.max.x),
            Math.min(solid.min.y, solid.max.y),
            Math.min(solid.min.z, solid.max.z),
            Math.max(solid.min.x, solid.max.x),
            Math.max(solid.min.y, solid.max.y),
            Math.max(solid.min.z, solid.max.z),
          )
        : solid;
    return { told: `gap ${gap}, kind ${which}`, way: chance.oneOf([60, 200]), pieces: [piece('w', { a: sorted })] };
  },
  'a target that touches and goes through what hides him'(chance) {
    const way = 200;
    const inside = chance.oneOf([0, 1e-9, 0.001, 2, 7]);
    return {
      told: `inside ${inside}`,
      way,
      pieces: [
        piece(
          'bush',
          { a: box(way - 6 - chance.between(0, 5), 0, -6, way - 4 + inside, chance.between(30, 45), chance.between(-3, 8)) },
          { pose: { at: at(0, 0, 0), facing: 0 } },
        ),
        piece('slope', {
          a: sheet(
            [way - 40, 20, -30],
            [way + 30, 20 + chance.between(10, 40), -30],
            [way + 30, 20 + chance.between(10, 40), 30],
          ),
        }),
      ],
    };
  },
  'models that hide one another, standing upon each other'(chance) {
    const others = Array.from({ length: 4 }, (_, i) => ({
      ...man(`m${i}`, 0, 0),
      pose: { at: at(40 + 35 * i, chance.oneOf([0, 0, 20]), chance.between(-9, 9)), facing: chance.between(-3, 3) },
    }));
    return { told: '', way: 200, others, pieces: [] };
  },
  'a table a thousand times too far or too small'(chance) {
    const far = chance.oneOf([0.05, 0.5, 3, 5000, 40000]);
    const k = far > 100 ? 1 : far;
    return {
      told: `way ${far}`,
      way: far > 100 ? far : 200 * far + 30,
      pieces: [
        piece(
          'w',
          { a: box(10 + 10 * k, 0, -50 * k, 10 + 10 * k + 0.1 * k, 44 + 2 * k * chance.between(-1, 1), chance.between(-2, 2)) },
          {},
        ),
      ],
    };
  },
  'doors ajar at odd angles, mirrored'(chance) {
    const facing = chance.between(-3.1, 3.1);
    const mirrored = chance.oneOf([true, false]);
    return {
      told: `${facing} ${mirrored}`,
      way: 220,
      pieces: Array.from({ length: 3 }, (_, i) =>
        piece(
          `d${i}`,
          { leaf: box(0, 0, 0, 18, 46, 0.5), frame: box(-40, 0, 0, 0, 60, 3), over: box(0, 46, 0, 18, 60, 3) },
          { pose: { at: at(60 + 50 * i, 0, chance.between(-12, 12)), facing: facing + i * 1.234567 }, mirrored },
        ),
      ),
    };
  },
  'leaf cards edge-on'(chance) {
    const eye = eyeOf();
    const cards: Record<string, Solid> = {};
    for (let i = 0; i < 12; i++) {
      const x = chance.between(30, 180);
      const z = chance.between(-8, 8);
      const turn = chance.oneOf([0, 1e-9, 1e-6, 1e-3, 0.3]);
      // in a plane with the eye, but for `turn`
      const y = chance.between(25, 50);
      const dz = (z - eye.z) / (x - eye.x);
      cards[`c${i}`] = sheet([x, y, z], [x + 15, y, z + 15 * dz + turn], [x + 15, y + 9, z + 15 * dz + turn], [x, y + 9, z]);
    }
    return { told: '', way: 200, pieces: [piece('leaves', cards)] };
  },
};

/** The eye of the man who looks along x from the middle. */
function eyeOf() {
  const looker = man('looker', 0, 0, { pose: { at: at(0, 0, 0), facing: Math.PI / 2 } });
  const { at: own } = looker.body.eyes.standing[0]!;
  return at(own.z, own.y, 0);
}

/** Where the finding, or the share alone in any of its modes, is not what polygon booleans or strips say, or too wide. */
function differing({ told, pieces, looker, target, others = [], meshes = new Map(), way }: Scene): readonly string[] {
  const lookerY = looker?.y ?? 0;
  const wrong: string[] = [];
  const men = [
    man('looker', 0, 0, { ...looker, pose: { at: at(0, lookerY, 0), facing: Math.PI / 2 } }),
    man('target', way, 0, { ...target, pose: { at: at(way, target?.y ?? 0, 0), facing: 1 } }),
    ...others,
  ];
  const board: Board = boardOf(pieces, men);
  const query = queryWith(others.map(({ id }) => id));
  const { scene } = openSpace(board, meshes as never);
  const { looks } = expectSight(board, standingTerrain(board, meshes as never), query);
  const finding = findSight(scene, board, query);
  const open = looks.filter(({ inside }) => !inside);
  if ((open.length === 0) !== (finding.eyeInside !== null))
    wrong.push(`${told}: eye inside ${open.length} ${JSON.stringify(finding.eyeInside)}`);
  if (open.length === 0 || finding.eyeInside) return wrong;
  const by = open.map(({ look }) => look.sharesSeen().whole).reduce((a, b) => Math.max(a, b));
  let exact: number | null = null;
  const strips = () =>
    (exact ??= open.map(({ look }) => look.shareByStrips(() => true, 'whole')).reduce((a, b) => Math.max(a, b)));
  const check = (how: string, { atLeast, atMost }: { atLeast: number; atMost: number }, widest: number) => {
    const isIn = (share: number) => share >= atLeast - OFF && share <= atMost + OFF;
    if (!isIn(by) && !isIn(strips()))
      wrong.push(`${told}, ${how}: polygons ${by}, strips ${strips()}, found ${atLeast} to ${atMost}`);
    if (!(atMost - atLeast <= widest)) wrong.push(`${told}, ${how}: wide ${atLeast} to ${atMost}`);
  };
  check('finding', finding.whole, 0.0005);
  const ask = (accuracy: Accuracy) => shareSeen(scene, board, query, accuracy).share;
  check('exact', ask('exact'), 0.0005);
  for (const within of [0.1, 0.01, 0.001]) check(`within ${within}`, ask({ within }), within);
  for (const atLeast of [0.25, 0.5, by + 0.002, by - 0.002]) {
    if (atLeast <= 0 || atLeast > 1 || Math.abs(by - atLeast) < OFF) continue;
    const share = ask({ atLeast });
    check(`whether ${atLeast}`, share, 1);
    if (by > atLeast ? share.atLeast < atLeast : share.atMost >= atLeast)
      wrong.push(`${told}: whether ${by} is ${atLeast} is told by ${JSON.stringify(share)}`);
  }
  return wrong;
}

describe('shares are what polygon booleans or strips say past', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const chance = chanceOf(8801);
    const wrong: string[] = [];
    for (let round = 0; round < soak(3); round++) wrong.push(...differing(KINDS[kind]!(chance)));
    expect(wrong).toEqual([]);
  });
});
