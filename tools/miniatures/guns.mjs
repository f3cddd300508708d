// Weapons that stand by themselves, on the figure's own frame: z towards the muzzle, y up from the table.
import { blend, capsule, chain, drum, ring, roundBox, union } from './distance-field.mjs';
import { STAND_HEIGHT } from './stand.mjs';
import { tube, turned } from './turned-solids.mjs';
import { frameAlong, frameAt, subtract } from './vector.mjs';

const STEEL = [0.72, 0.72, 0.75];
const GREEN = [0.86, 0.88, 0.82];

/** A rod between two places, closed at both ends. */
const rod = (a, b, r, tint = STEEL) => ({
  material: 'metal',
  tint,
  mesh: tube([a, b], r, 10),
  field: capsule(a, b, r),
});

/** What is turned about a line from one place to another; the profile is [radius, along]. */
function turnedAlong(from, to, profile, sides) {
  const f = frameAlong(from, subtract(to, from), [1, 0, 0]);
  return turned({ at: from, x: f.y, y: f.z, z: f.x }, profile, sides);
}

/** How high the muzzle of the mortar ends, over the table. */
export const MORTAR_HEIGHT = 26;

/** A mortar: a tube on a base plate, with a bipod and three bombs beside it. */
export function mortar() {
  const foot = [0, STAND_HEIGHT + 1, -7];
  const muzzle = [0, MORTAR_HEIGHT - 0.6, 3.4];
  const length = Math.hypot(...subtract(muzzle, foot));
  const collar = [0, 17.5, -0.2];
  const bomb = (x, z, turn) =>
    blend(
      0.3,
      drum(frameAt([x, STAND_HEIGHT + 1.1, z], { turn, pitch: 90 }), 1.05, 1.7, 0.6),
      capsule([x, STAND_HEIGHT + 1.1, z], [x + 0.02, STAND_HEIGHT + 1.1, z - 2.9], 0.42),
    );
  return [
    {
      material: 'metal',
      tint: GREEN,
      field: blend(0.3, drum(frameAt([0, STAND_HEIGHT + 0.5, -7]), 4.4, 0.6, 0.3), drum(frameAt(foot), 1.4, 0.9, 0.4)),
      step: 0.25,
      triangles: 520,
    },
    {
      material: 'metal',
      tint: STEEL,
      mesh: turnedAlong(
        foot,
        muzzle,
        [
          [1.1, 0],
          [1.5, 0.8],
          [1.5, length - 1.2],
          [1.8, length - 1.1],
          [1.8, length - 0.1],
          [1.5, length],
          [1.15, length],
          [1.15, length - 3],
          [0, length - 3],
        ],
        24,
      ),
      field: capsule(foot, muzzle, 1.5),
    },
    {
      material: 'metal',
      tint: STEEL,
      field: union(
        roundBox(frameAt(collar, { pitch: -24 }), [2.1, 0.7, 1.9], 0.3),
        capsule([-2.6, 16.6, 0.6], [2.6, 16.6, 0.6], 0.5),
      ),
      step: 0.22,
      triangles: 400,
    },
    rod([-1, 16.6, 0.7], [-6, STAND_HEIGHT + 0.2, 6.2], 0.5),
    rod([1, 16.6, 0.7], [6, STAND_HEIGHT + 0.2, 6.2], 0.5),
    rod([-3.6, 9.4, 3.6], [3.6, 9.4, 3.6], 0.35),
    {
      material: 'paint',
      tint: [0.95, 0.95, 0.9],
      field: union(bomb(8.6, -3, 10), bomb(10.2, 0.6, -8), bomb(7.4, 1.6, 4)),
      step: 0.2,
      triangles: 660,
    },
  ];
}

/** How high the sights of the heavy machine gun stand, over the table. */
export const HEAVY_MACHINE_GUN_HEIGHT = 24;

/** A heavy machine gun on its tripod, with a box of belts. */
export function heavyMachineGun() {
  const head = [0, 14, -2];
  const legs = [
    [0, STAND_HEIGHT + 0.3, 10.5],
    [-9, STAND_HEIGHT + 0.3, -9],
    [9, STAND_HEIGHT + 0.3, -9],
  ];
  const breech = [0, 17, -9];
  const body = blend(
    0.2,
    roundBox(frameAt([0, 17, -3.5]), [1.35, 1.7, 5.6], 0.4),
    roundBox(frameAt([0, 14.8, -2]), [0.9, 1.2, 1.8], 0.3),
    roundBox(frameAt([0, 18.8, -3]), [1.05, 0.5, 3.2], 0.3),
  );
  const grips = union(
    capsule([-1, 17.8, -9.2], [-1, 17.8, -11.6], 0.35),
    capsule([1, 17.8, -9.2], [1, 17.8, -11.6], 0.35),
    capsule([-1, 16, -11.6], [-1, 19.2, -11.6], 0.42),
    capsule([1, 16, -11.6], [1, 19.2, -11.6], 0.42),
  );
  const jacket = blend(
    0.08,
    capsule([0, 17.4, 1.5], [0, 17.4, 9.5], 1.05),
    ...[3, 5, 7, 9].map((z) => ring({ at: [0, 17.4, z], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }, 1.05, 1.05, 0.22)),
  );
  const belt = chain(
    [
      [-1.2, 17.6, -3],
      [-2.6, 17.2, -3],
      [-3.4, 15.6, -3],
      [-3.6, 14.4, -3],
    ],
    0.6,
    0.2,
  );
  const muzzle = [0, 17.4, 19];
  return [
    { material: 'metal', tint: STEEL, field: body, step: 0.22, triangles: 380 },
    { material: 'metal', tint: [0.7, 0.7, 0.73], field: grips, step: 0.2, triangles: 240 },
    { material: 'metal', tint: STEEL, field: jacket, step: 0.2, triangles: 380 },
    {
      material: 'metal',
      tint: [0.7, 0.7, 0.73],
      mesh: turnedAlong(
        [0, 17.4, 9],
        muzzle,
        [
          [0.62, 0],
          [0.62, 8],
          [0.95, 8.2],
          [0.95, 9.6],
          [0.7, 10],
          [0.4, 10],
          [0.4, 8.6],
          [0, 8.6],
        ],
        10,
      ),
      field: capsule([0, 17.4, 9], muzzle, 0.62),
    },
    {
      material: 'metal',
      tint: [0.7, 0.7, 0.73],
      field: union(
        roundBox(frameAt([0, 21.4, -5.5]), [0.25, 2.1, 0.3], 0.15),
        roundBox(frameAt([0, HEAVY_MACHINE_GUN_HEIGHT - 0.6, -5.5]), [0.9, 0.6, 0.3], 0.2),
      ),
      step: 0.16,
      triangles: 150,
    },
    { material: 'leather', tint: [0.9, 0.84, 0.7], field: belt, step: 0.2, triangles: 110 },
    {
      material: 'paint',
      tint: [0.92, 0.92, 0.88],
      field: roundBox(frameAt([-4, 12.6, -3]), [1.5, 2.1, 2.6], 0.3),
      step: 0.3,
      triangles: 80,
    },
    {
      material: 'metal',
      tint: STEEL,
      field: union(drum(frameAt([0, 13.4, -2]), 1.6, 1, 0.4), capsule(head, breech, 0.6)),
      step: 0.24,
      triangles: 180,
    },
    ...legs.map((leg) => rod([leg[0] * 0.12, 13, leg[2] * 0.12 - 2], leg, 0.62)),
    ...legs.map(([x, y, z]) => ({
      material: 'metal',
      tint: STEEL,
      field: roundBox(frameAt([x, y, z]), [1.1, 0.4, 1.1], 0.2),
      step: 0.25,
      triangles: 50,
    })),
  ];
}
