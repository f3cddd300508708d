// Heads and what is worn on them. All is drawn in a head frame: origin inside the skull, y up, z out of the face.
import {
  below,
  blend,
  capsule,
  common,
  ellipsoid,
  grown,
  revolved,
  roundBox,
  roundCone,
  sphere,
  union,
  without,
} from './distance-field.mjs';
import { tube, turned, turnedRing } from './turned-solids.mjs';
import { frameAt } from './vector.mjs';

const at = (x, y, z, turns) => frameAt([x, y, z], turns);
const pair = (make) => [make(1), make(-1)];

/** Skull, face, ears and neck; what a hat covers is cut away at the given height. */
export function face(hatLine = 2.2) {
  const skull = ellipsoid(at(0, 0.55, -0.45), [2.5, 2.95, 3.1]);
  const jaw = blend(
    0.8,
    ellipsoid(at(0, -0.9, 0.55), [2.1, 2.5, 2.15]),
    roundCone([1.5, -1.9, 0.2], [0.5, -3.05, 1.9], 0.75, 0.62),
    roundCone([-1.5, -1.9, 0.2], [-0.5, -3.05, 1.9], 0.75, 0.62),
  );
  const cheeks = pair((s) => sphere([1.35 * s, -0.7, 1.75], 0.72));
  const brow = blend(0.3, ...pair((s) => capsule([0.3 * s, 0.68, 2.5], [1.5 * s, 0.6, 1.95], 0.4)));
  let f = blend(0.6, skull, jaw, ...cheeks);
  f = blend(0.35, f, brow, roundCone([0, -1.7, 1.75], [0, -2.2, 1.8], 0.75, 0.75));
  f = without(0.4, f, ...pair((s) => ellipsoid(at(0.98 * s, 0.0, 2.95), [0.7, 0.42, 0.78])));
  f = blend(0.16, f, roundCone([0, 0.35, 2.4], [0, -0.8, 3.12], 0.3, 0.42), ...pair((s) => sphere([0.4 * s, -0.95, 2.72], 0.3)));
  f = blend(0.1, f, ...pair((s) => ellipsoid(at(0.95 * s, -0.04, 2.02), [0.46, 0.36, 0.42])));
  f = without(0.14, f, capsule([-0.62, -1.86, 2.64], [0.62, -1.86, 2.64], 0.12));
  f = blend(0.18, f, capsule([-0.42, -2.16, 2.44], [0.42, -2.16, 2.44], 0.2), sphere([0, -3.0, 2.15], 0.6));
  const ears = pair((s) => ellipsoid(at(2.42 * s, -0.3, -0.35, { turn: 18 * s, pitch: -10 }), [0.4, 0.9, 0.64]));
  f = blend(0.22, f, ...ears);
  f = common(0.2, f, below([0, hatLine, 0], [0, 1, 0]));
  return blend(0.8, f, roundCone([0, -1.8, -0.9], [0, -4.9, -1.3], 1.6, 1.75));
}

/** Two small dark pupils. */
export const pupils = () => union(...pair((s) => ellipsoid(at(0.93 * s, -0.04, 2.38), [0.27, 0.17, 0.12])));

/** The line of the mouth. */
export const mouth = () => capsule([-0.6, -1.86, 2.52], [0.6, -1.86, 2.52], 0.12);

/** Eyebrows. */
export const eyebrows = () => union(...pair((s) => capsule([0.5 * s, 0.72, 2.8], [1.45 * s, 0.72, 2.32], 0.15)));

/** Short hair under the headgear. */
export const hair = () =>
  without(
    0.2,
    common(0.2, grown(ellipsoid(at(0, 0.5, -0.5), [2.55, 2.95, 3.12]), 0.16), roundBox(at(0, 1.4, -1.9), [4, 3.3, 2.6], 0.6)),
    ...pair((s) => sphere([2.5 * s, -0.5, -0.1], 1.0)),
  );

const HELMET = [
  [0, 4.3],
  [0.7, 4.24],
  [1.4, 4.02],
  [2.05, 3.58],
  [2.52, 2.95],
  [2.78, 2.25],
  [2.86, 1.66],
  [2.98, 1.36],
  [3.42, 1.04],
  [3.74, 0.86],
  [3.8, 0.74],
  [3.68, 0.66],
  [2.75, 0.92],
  [0, 1.0],
];

const oval = (frame, deep) => ({ ...frame, z: frame.z.map((v) => v * deep) });

/** A band of the given half height around an oval of radius r at height y. */
const hoop = (frame, deep, r, y, half, slope = 0) =>
  turnedRing(
    oval(frame, deep),
    [
      [r - 0.3, y - half],
      [r + 0.12 + slope, y - half],
      [r + 0.18 + slope * 0.7, y - half * 0.6],
      [r + 0.18 - slope * 0.7, y + half * 0.6],
      [r + 0.12 - slope, y + half],
      [r - 0.3 - slope, y + half],
    ],
    24,
  );

/** A plain steel helmet with a narrow brim. `steel`, the `band` around it, and its `strap`. */
export function helmet() {
  const frame = at(0, 0.42, -0.4, { pitch: -3 });
  const path = [
    [2.45, 1.2, 0.2],
    [2.52, -0.6, 0.5],
    [2.06, -2.3, 1.2],
    [1.15, -3.5, 1.95],
    [0, -3.82, 2.28],
    [-1.15, -3.5, 1.95],
    [-2.06, -2.3, 1.2],
    [-2.52, -0.6, 0.5],
    [-2.45, 1.2, 0.2],
  ];
  const strap = { mesh: tube(path, 0.26, 6, { up: [0, 0.5, 1] }), field: null, crease: 0.3 };
  return {
    steel: { mesh: turned(oval(frame, 1.13), HELMET, 24), field: revolved(frame, HELMET, 1, 1.13, 0.02), crease: 0.35 },
    band: { mesh: hoop(frame, 1.13, 2.72, 2.0, 0.42, 0.07), field: null, crease: 0.5 },
    strap,
  };
}

/** A peaked cap: soft crown, band, peak. */
export function peakedCap() {
  const crown = blend(
    0.3,
    ellipsoid(at(0, 3.1, -0.35, { pitch: -9 }), [3.45, 1.05, 3.75]),
    revolved(
      at(0, 0.6, -0.45),
      [
        [0, 0.4],
        [2.62, 0.4],
        [2.75, 1.6],
        [3.1, 2.4],
        [0, 2.6],
      ],
      1,
      1.16,
      0.1,
    ),
  );
  const band = { mesh: hoop(at(0, 0.6, -0.45), 1.16, 2.74, 0.85, 0.5, -0.03), field: null, crease: 0.5 };
  const peak = common(
    0.12,
    without(
      0.1,
      ellipsoid(at(0, 1.05, 1.0, { pitch: 16 }), [2.75, 0.62, 3.3]),
      ellipsoid(at(0, 0.5, 0.7, { pitch: 16 }), [2.6, 0.62, 3.1]),
    ),
    roundBox(at(0, 0.8, 4.4), [4, 3, 3.0], 0.3),
  );
  return { crown, band, peak };
}

const SOFT_CAP = [
  [0, 3.35],
  [0.9, 3.32],
  [1.75, 3.1],
  [2.3, 2.65],
  [2.62, 2.0],
  [2.8, 1.3],
  [2.86, 1.2],
  [2.86, 0.35],
  [2.7, 0.25],
  [0, 0.3],
];

/** A soft field cap with a small peak. */
export function fieldCap() {
  const frame = at(0, 0.55, -0.45, { pitch: -4 });
  const crown = { mesh: turned(oval(frame, 1.14), SOFT_CAP, 22), field: revolved(frame, SOFT_CAP, 1, 1.14, 0.02), crease: 0.55 };
  const peak = common(
    0.12,
    without(
      0.1,
      ellipsoid(at(0, 0.75, 1.2, { pitch: 18 }), [2.4, 0.5, 2.9]),
      ellipsoid(at(0, 0.3, 0.9, { pitch: 18 }), [2.3, 0.5, 2.8]),
    ),
    roundBox(at(0, 0.6, 4.3), [4, 3, 3.2], 0.3),
  );
  const band = { mesh: hoop(at(0, 0.55, -0.45, { pitch: -3 }), 1.15, 2.74, 0.85, 0.3, 0), field: null, crease: 0.5 };
  return { crown, peak, band };
}
