// The poses of the men: millimetres in the figure's frame, feet on the ground at y = 3, +z the front, +x the figure's left.
import { frameAlong, out, outward } from './vector.mjs';

const GROUND = 3;
/** How high an ankle is above the sole it stands on. */
export const ANKLE = 2.15;

const flat = (x, z, turn, extra = {}) => ({ at: [x, GROUND + ANKLE, z], turn, ...extra });

/** How the two hands hold a long arm lying in the given frame. */
function twoHands(weapon, { reach, elbows, fore = [0.45, 0.2, 1], under = -0.35 }) {
  return {
    right: {
      grip: out(weapon, [0, -0.1, -0.9]),
      toThumb: outward(weapon, [0, 0.75, 0.66]),
      palm: outward(weapon, [1, 0.15, 0]),
      thick: 0.75,
      elbow: elbows.right,
    },
    left: {
      grip: out(weapon, [0, under + 0.75, reach]),
      toThumb: outward(weapon, fore),
      palm: outward(weapon, [-0.35, 1, 0]),
      thick: 0.8,
      elbow: elbows.left,
    },
  };
}

/** Walking forward, rifle across the body at the ready. */
export function advancing() {
  const weapon = frameAlong([-4.6, 31.0, 4.1], [0.52, 0.42, 0.74], [0.12, 0.9, -0.4]);
  return {
    weapon,
    pose: {
      pelvis: { at: [0, 27.9, 0], turn: -8, pitch: 4 },
      spine: { turn: 2, pitch: 4 },
      neck: { turn: 10, pitch: -6 },
      feet: {
        left: flat(2.6, 4.2, 8, { knee: [0.1, 0, 1] }),
        right: { at: [-2.8, GROUND + ANKLE + 1.0, -5.2], turn: -16, pitch: 22, knee: [-0.1, 0, 1] },
      },
      hands: twoHands(weapon, { reach: 9.2, elbows: { right: [-0.8, -0.3, -0.75], left: [0.7, -0.9, 0.1] } }),
    },
  };
}

/** Standing, left arm stretched out to point, pistol held low. */
export function pointing() {
  const weapon = frameAlong([-8.2, 28.0, 5.6], [-0.12, -0.45, 1], [0, 1, 0.4]);
  return {
    weapon,
    pose: {
      pelvis: { at: [0, 28.1, 0], turn: -10, pitch: 0, roll: 1 },
      spine: { turn: -10, pitch: -1 },
      neck: { turn: 24, pitch: 0, roll: -2 },
      feet: {
        left: flat(3.0, 3.2, 14, { knee: [0.2, 0, 1] }),
        right: flat(-3.4, -2.2, -30, { knee: [-0.3, 0, 1] }),
      },
      hands: {
        right: {
          grip: out(weapon, [0, -0.2, -0.2]),
          toThumb: outward(weapon, [0, 1, -0.15]),
          palm: outward(weapon, [1, 0, 0]),
          thick: 0.55,
          elbow: [-0.7, -0.4, -0.8],
        },
        left: {
          grip: [7.6, 41.6, 17.0],
          toThumb: [-0.2, 1, -0.15],
          palm: [-1, -0.2, 0.2],
          thick: 0.3,
          curl: 0.8,
          pointing: true,
          elbow: [0.5, -1, 0],
        },
      },
    },
  };
}

/** Standing, rifle at the shoulder. */
export function aiming() {
  const weapon = frameAlong([-2.6, 41.2, 6.4], [0.1, 0.02, 1], [-0.1, 1, 0]);
  return {
    weapon,
    pose: {
      pelvis: { at: [-0.4, 27.5, -0.6], turn: -34, pitch: 2 },
      spine: { turn: -2, pitch: 5 },
      neck: { turn: 34, pitch: 2, roll: -10 },
      feet: {
        left: flat(3.0, 4.6, 4, { knee: [0.15, 0, 1] }),
        right: flat(-3.4, -5.0, -48, { knee: [-0.5, 0, 1] }),
      },
      hands: twoHands(weapon, { reach: 7.4, elbows: { right: [-1, -0.4, -0.2], left: [0.25, -1, 0.1] } }),
    },
  };
}

/** At a run, rifle in both hands low across the body. */
export function running() {
  const weapon = frameAlong([-5.0, 27.2, 3.4], [0.62, 0.22, 0.74], [0.1, 0.95, -0.3]);
  return {
    weapon,
    pose: {
      pelvis: { at: [0, 27.1, 0.4], turn: 10, pitch: 12 },
      spine: { turn: -12, pitch: 8 },
      neck: { turn: 2, pitch: -18 },
      feet: {
        left: { at: [-2.2, GROUND + ANKLE + 3.4, -8.6], turn: 6, pitch: 48, knee: [0.1, 0.1, 1] },
        right: { at: [1.0 - 3.2, GROUND + ANKLE, 5.8], turn: -4, pitch: -4, knee: [-0.05, 0.2, 1] },
      },
      hands: twoHands(weapon, { reach: 8.6, elbows: { right: [-0.8, -0.2, -0.9], left: [0.9, -0.7, 0] } }),
    },
  };
}

/** On the right knee beside a gun, a magazine in the left hand held out to it, the right hand on an ammunition box. */
export function loading() {
  const magazine = frameAlong([-5.6, 22.4, 9.2], [0, 0.25, 1], [0.25, 1, 0]);
  return {
    weapon: magazine,
    pose: {
      pelvis: { at: [0.4, 14.4, -4.4], turn: 6, pitch: 8 },
      spine: { turn: -8, pitch: 20 },
      neck: { turn: -4, pitch: -22 },
      feet: {
        left: flat(4.6, 5.2, 14, { knee: [0.4, 1, 0.5] }),
        right: { at: [-2.8, GROUND + 4.9, -11.6], turn: -6, pitch: 62, knee: [-0.3, -0.5, 1] },
      },
      hands: {
        right: {
          grip: out(magazine, [0, 0, 0]),
          toThumb: outward(magazine, [0, 1, 0.2]),
          palm: outward(magazine, [1, 0.0, 0.5]),
          thick: 0.55,
          elbow: [-0.8, -0.8, -0.2],
        },
        left: {
          grip: [7.4, 18.2, 5.4],
          toThumb: [-1, 0.1, 0.1],
          palm: [-0.1, -1, 0.25],
          thick: 0.5,
          curl: 0.7,
          elbow: [1, 0, -0.6],
        },
      },
    },
  };
}

/** On the right knee, rifle at the shoulder. */
export function kneeling() {
  const weapon = frameAlong([-2.75, 31.2 - 3, 6.2], [0.1, 0.0, 1], [-0.12, 1, 0]);
  return {
    weapon,
    pose: {
      pelvis: { at: [-0.6, 14.6, -4.2], turn: -38, pitch: 4 },
      spine: { turn: 2, pitch: 10 },
      neck: { turn: 33, pitch: -4, roll: -10 },
      feet: {
        left: flat(3.4, 6.4, 2, { knee: [0.35, 1, 0.5] }),
        right: { at: [-5.0, GROUND + 4.9, -9.9], turn: -20, pitch: 62, knee: [-0.75, -0.5, 1] },
      },
      hands: twoHands(weapon, { reach: 7.6, elbows: { right: [-1, -0.55, -0.2], left: [0.25, -1, 0.1] } }),
    },
  };
}

/** Flat on the ground behind the weapon, propped on the elbows; legs apart. */
export function prone({ gun = false, x = 0, z = 3, height = 0 } = {}) {
  const weapon = frameAlong([x - 2.4, GROUND + 7.0 + height, z + 14], [0.06, gun ? 0.0 : 0.02, 1], [0, 1, 0]);
  return {
    weapon,
    pose: {
      pelvis: { at: [x + 0.8, GROUND + 3.1, z - 7.4], turn: -9, pitch: 88 },
      spine: { turn: 0, pitch: -21 },
      neck: { turn: 10, pitch: -58, roll: -6 },
      feet: {
        left: { at: [x + 8.2, GROUND + 1.8, z - (gun ? 24 : 26)], turn: 50, pitch: 118, knee: [0.5, -0.2, 0.2] },
        right: { at: [x - 2.6, GROUND + 1.8, z - (gun ? 24.6 : 27.4)], turn: -50, pitch: 118, knee: [-0.5, -0.2, 0.2] },
      },
      hands: gun
        ? {
            ...twoHands(weapon, { reach: 6, elbows: { right: [-0.9, -0.7, 0.3], left: [0.9, -0.9, 0.2] } }),
            left: {
              grip: out(weapon, [0.2, -0.5, -4.6]),
              toThumb: outward(weapon, [0, 0.5, 1]),
              palm: outward(weapon, [-1, 0.5, 0]),
              thick: 0.8,
              elbow: [1, -0.8, 0.3],
            },
          }
        : twoHands(weapon, { reach: 4.6, elbows: { right: [-0.9, -0.9, 0.3], left: [0.5, -1, 0.3] } }),
    },
  };
}
