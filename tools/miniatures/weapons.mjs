// Small arms in a weapon frame: origin where the trigger hand holds it, z towards the muzzle, y up.
// Each is a list of shells: a field to be meshed, or a finished mesh with a field to shade by.
import { blend, capsule, chain, common, drum, extruded, grown, ring, roundBox, slab, union } from './distance-field.mjs';
import { tube, turned } from './turned-solids.mjs';
import { frameAlong, frameAt, out, WORLD } from './vector.mjs';

const WOOD = [0.9, 0.9, 0.9];
const at = (x, y, z, turns) => frameAt([x, y, z], turns);

/** A straight barrel with a rim at the muzzle, from z = from to z = to at height y. */
function barrel(frame, y, from, to, r) {
  const f = frameAlong(out(frame, [0, y, from]), frame.z, frame.y);
  const turning = { at: f.at, x: f.y, y: f.z, z: f.x };
  const l = to - from;
  return {
    mesh: turned(
      turning,
      [
        [r, 0],
        [r * 0.92, l - 1],
        [r * 1.15, l - 0.9],
        [r * 1.15, l - 0.1],
        [r * 0.7, l],
        [r * 0.55, l - 0.5],
        [0, l - 0.5],
      ],
      8,
    ),
    field: capsule(out(frame, [0, y, from]), out(frame, [0, y, to]), r),
  };
}

/** A bolt-action rifle with a long stock and a sling. */
export function rifle() {
  const stock = extruded(
    WORLD,
    [
      [-8.7, -2.75],
      [-6.4, -2.2],
      [-3.2, -1.15],
      [-1.6, -0.85],
      [0.4, -0.6],
      [1.8, -0.3],
      [5, 0.0],
      [15.8, 0.45],
      [16.2, 0.75],
      [15.8, 1.2],
      [3, 1.25],
      [1.2, 1.05],
      [-0.6, 0.75],
      [-2.6, 0.5],
      [-8.5, 0.35],
    ],
    0.78,
    0.38,
  );
  const bands = union(
    common(0.05, grown(stock, 0.16), slab([0, 0, 9], [0, 0, 1], 0.35)),
    common(0.05, grown(stock, 0.16), slab([0, 0, 15], [0, 0, 1], 0.4)),
    common(0.05, grown(stock, 0.1), slab([0, 0, -8.6], [0, 0.06, 1], 0.3)),
  );
  const action = blend(
    0.15,
    capsule([0, 1.4, -0.4], [0, 1.4, 4.4], 0.66),
    roundBox(at(0, 1.9, 6.4), [0.42, 0.35, 0.8], 0.15),
    roundBox(at(0, -0.55, 3.1), [0.5, 0.75, 1.0], 0.2),
    chain(
      [
        [-0.5, 1.4, 0.5],
        [-1.35, 1.1, 0.3],
        [-1.6, 0.75, 0.2],
      ],
      [0.24, 0.24, 0.36],
      0.1,
    ),
    chain(
      [
        [0, -0.6, 2.1],
        [0, -1.35, 1.4],
        [0, -1.3, 0.5],
        [0, -0.7, -0.1],
      ],
      0.17,
      0.1,
    ),
    roundBox(at(0, 2.0, 20.9), [0.18, 0.45, 0.4], 0.12),
  );
  const sling = [
    [0, 0.1, 15],
    [0.3, -1.1, 11.5],
    [0.45, -1.75, 7],
    [0.45, -2.0, 2],
    [0.35, -2.0, -3],
    [0.1, -2.0, -5.6],
  ];
  return [
    { material: 'wood', tint: WOOD, field: stock, step: 0.2, triangles: 230 },
    { material: 'metal', tint: [0.7, 0.7, 0.72], field: bands, step: 0.16, triangles: 130 },
    { material: 'metal', tint: [0.8, 0.8, 0.82], field: action, step: 0.16, triangles: 270 },
    { material: 'metal', tint: [0.75, 0.75, 0.78], ...barrel(WORLD, 1.4, 3, 21.6, 0.46) },
    {
      material: 'leather',
      tint: [0.85, 0.8, 0.75],
      mesh: tube(sling, 0.42, 6, { up: [1, 0, 0], squash: 0.32 }),
      field: chain(sling, 0.2),
    },
  ];
}

/** An automatic pistol. */
export function pistol() {
  const body = blend(
    0.1,
    roundBox(at(0, 1.25, 1.3), [0.5, 0.52, 2.5], 0.22),
    roundBox(at(0, -0.3, -0.25, { pitch: 14 }), [0.46, 1.45, 0.72], 0.25),
    chain(
      [
        [0, 0.7, 1.7],
        [0, -0.1, 1.6],
        [0, -0.1, 0.6],
      ],
      0.17,
      0.05,
    ),
    capsule([0, 1.3, 3.4], [0, 1.3, 4.1], 0.3),
  );
  return [{ material: 'metal', tint: [0.72, 0.72, 0.76], field: body, step: 0.14, triangles: 260 }];
}

/** A light machine gun on its bipod, magazine above. The bipod's feet lie at y = -foot. */
export function lightMachineGun(foot = 5.4, spread = 2.6) {
  const butt = blend(
    0.2,
    extruded(
      WORLD,
      [
        [-9.6, -1.9],
        [-5.6, -0.9],
        [-2.2, -0.2],
        [-2.2, 1.6],
        [-5.6, 1.2],
        [-9.4, 1.0],
      ],
      0.85,
      0.4,
    ),
    roundBox(at(0, -0.6, -0.3, { pitch: 14 }), [0.55, 1.5, 0.7], 0.3),
  );
  const receiver = blend(
    0.12,
    roundBox(at(0, 1.1, 1.6), [0.85, 0.95, 3.9], 0.25),
    roundBox(at(0, 0.1, 3.4), [0.62, 0.8, 1.8], 0.25),
    chain(
      [
        [0, 0.2, 2.0],
        [0, -0.9, 1.5],
        [0, -0.7, 0.3],
      ],
      0.18,
      0.1,
    ),
    roundBox(at(0, 2.1, 0.2), [0.25, 0.5, 0.25], 0.1),
    capsule([-0.8, 1.1, 1.0], [-1.5, 1.1, 1.0], 0.26),
  );
  const magazine = common(
    0.1,
    roundBox(at(0, 4.0, 2.9, { pitch: 12 }), [0.5, 2.4, 0.95], 0.2),
    roundBox(at(0, 4.0, 2.9, { pitch: 12 }), [0.6, 2.4, 1.1], 0.1),
  );
  const jacket = blend(
    0.06,
    capsule([0, 1.3, 5], [0, 1.3, 13.2], 0.62),
    ...[6.6, 8.1, 9.6, 11.1].map((z) => ring({ at: [0, 1.3, z], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }, 0.62, 0.62, 0.16)),
    capsule([0, 0.35, 5], [0, 0.35, 12.2], 0.32),
    roundBox(at(0, 2.3, 17.4), [0.17, 0.6, 0.35], 0.1),
    drum({ at: [0, 1.3, 12.6], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }, 0.85, 0.55, 0.2),
  );
  const legs = [1, -1].map((s) => ({
    mesh: tube(
      [
        [0.3 * s, 0.9, 9.6],
        [spread * s, -foot + 0.25, 9.0],
      ],
      0.27,
      6,
    ),
    field: capsule([0.3 * s, 0.9, 9.6], [spread * s, -foot + 0.25, 9.0], 0.27),
  }));
  const feet = union(...[1, -1].map((s) => roundBox(at(spread * s, -foot + 0.3, 9.0), [0.75, 0.25, 0.75], 0.2)));
  return [
    { material: 'wood', tint: WOOD, field: butt, step: 0.2, triangles: 260 },
    { material: 'metal', tint: [0.78, 0.78, 0.8], field: receiver, step: 0.18, triangles: 380 },
    { material: 'metal', tint: [0.62, 0.62, 0.65], field: magazine, step: 0.2, triangles: 110 },
    { material: 'metal', tint: [0.72, 0.72, 0.75], field: jacket, step: 0.16, triangles: 480 },
    { material: 'metal', tint: [0.75, 0.75, 0.78], ...barrel(WORLD, 1.3, 12.5, 19.4, 0.46) },
    ...legs.map((leg) => ({ material: 'metal', tint: [0.7, 0.7, 0.73], ...leg })),
    { material: 'metal', tint: [0.7, 0.7, 0.73], field: feet, step: 0.18, triangles: 90 },
  ];
}
