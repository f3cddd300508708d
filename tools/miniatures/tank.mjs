// A medium tank, 1/35, with a turret that turns and a barrel that lifts. Tracks on the table at y = 0, z to the front.
import { boxCorners, polyhedron, profileCorners } from './convex-solid.mjs';
import { blend, capsule, drum, roundBox, roundCone } from './distance-field.mjs';
import { bodyOfVehicle } from './rule-body.mjs';
import { prism, tube } from './turned-solids.mjs';
import { frameAt } from './vector.mjs';
import { bar, block, bolts, handle, hoopAbout, lamp, lathed, PAINT, rod } from './vehicle-parts.mjs';

const DARK = [0.7, 0.7, 0.68];
const STEEL = [0.8, 0.78, 0.76];
const TRACK = [0.66, 0.62, 0.58];

export const TANK_HEIGHT = 74.5;
/** Where the turret turns and where the barrel lifts. */
export const TURRET_RING = [0, 48.5, 4];
export const TRUNNION = [0, 57.5, 27];

const sides = (make) => [1, -1].flatMap(make);
const spanX = (a, b) => [Math.min(a, b), Math.max(a, b)];

// Running gear
const TRACK_MIDDLE = 36.2;
const TRACK_HALF = 7.4;
const WHEELS = [-52, -31.2, -10.4, 10.4, 31.2, 52];
const WHEEL = { r: 9.7, y: 12.1 };
const SPROCKET = { z: 70.5, y: 20.5, r: 9.2 };
const IDLER = { z: -70.5, y: 19.5, r: 9.0 };
const ROLLERS = [-35, 0, 35];

/** The middle line of a track as [z, y]: around the outer wheels, sagging between the rollers on top. */
function trackLine() {
  const points = [];
  for (const [c, r] of [
    [SPROCKET, SPROCKET.r + 1.1],
    [IDLER, IDLER.r + 1.1],
    [{ z: WHEELS[0], y: WHEEL.y }, WHEEL.r + 1.1],
    [{ z: WHEELS[5], y: WHEEL.y }, WHEEL.r + 1.1],
  ])
    for (let i = 0; i < 72; i++) points.push([c.z + r * Math.sin((i * Math.PI) / 36), c.y + r * Math.cos((i * Math.PI) / 36)]);
  const hull = convexLoop(points);
  const fine = [];
  hull.forEach((p, i) => {
    const q = hull[(i + 1) % hull.length];
    const n = Math.max(1, Math.ceil(Math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2) / 1.5));
    for (let k = 0; k < n; k++) fine.push([p[0] + ((q[0] - p[0]) * k) / n, p[1] + ((q[1] - p[1]) * k) / n]);
  });
  const supports = [IDLER.z, ...ROLLERS, SPROCKET.z];
  return fine.map(([z, y]) => {
    if (y < 26 || z <= IDLER.z || z >= SPROCKET.z) return [z, y];
    const i = supports.findIndex((s) => s > z) - 1;
    const u = (z - supports[i]) / (supports[i + 1] - supports[i]);
    return [z, y - 1.5 * Math.sin(Math.PI * u) ** 2];
  });
}

function convexLoop(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (list) => {
    const kept = [];
    for (const p of list) {
      while (kept.length >= 2 && turn(kept[kept.length - 2], kept[kept.length - 1], p) <= 1e-9) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

const LINK = [
  [-2.75, -0.75],
  [2.75, -0.75],
  [2.95, 0.3],
  [0.75, 0.35],
  [0.5, 1.05],
  [-0.5, 1.05],
  [-0.75, 0.35],
  [-2.95, 0.3],
];

function track(s) {
  const line = trackLine();
  const lengths = [0];
  line.forEach((p, i) => {
    const q = line[(i + 1) % line.length];
    lengths.push(lengths[i] + Math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2));
  });
  const whole = lengths[line.length];
  const count = Math.round(whole / 6.1);
  const at = (d) => {
    const t = ((d % whole) + whole) % whole;
    let i = lengths.findIndex((l) => l > t) - 1;
    if (i < 0) i = line.length - 1;
    const p = line[i];
    const q = line[(i + 1) % line.length];
    const u = (t - lengths[i]) / (lengths[i + 1] - lengths[i]);
    return [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u];
  };
  return Array.from({ length: count }, (_, k) => {
    const d = (k * whole) / count;
    const [z, y] = at(d);
    const [z0, y0] = at(d - 2);
    const [z1, y1] = at(d + 2);
    const l = Math.sqrt((z1 - z0) ** 2 + (y1 - y0) ** 2);
    const forward = [0, (y1 - y0) / l, (z1 - z0) / l];
    // The line runs anticlockwise seen from +x, so the outside is to its right
    const outward = [0, -forward[2], forward[1]];
    const frame = { at: [s * TRACK_MIDDLE, y, z], x: [1, 0, 0], y: outward, z: forward };
    return { material: 'metal', tint: TRACK, mesh: prism(frame, LINK, TRACK_HALF), field: null, crease: 0.8, reach: 5 };
  });
}

function wheel(s, z) {
  const at = [s * TRACK_MIDDLE, WHEEL.y, z];
  const axis = [s, 0, 0];
  const r = WHEEL.r;
  return [
    hoopAbout(
      'rubber',
      [1, 1, 1],
      at,
      axis,
      [
        [r * 0.76, -5],
        [r * 0.97, -5],
        [r, -4.6],
        [r, 4.6],
        [r * 0.97, 5],
        [r * 0.76, 5],
      ],
      22,
    ),
    lathed(
      'paint',
      PAINT,
      at,
      axis,
      [
        [r * 0.78, 2],
        [r * 0.78, 4.9],
        [r * 0.7, 4.9],
        [r * 0.62, 3.3],
        [r * 0.36, 3.9],
        [r * 0.3, 5.6],
        [r * 0.22, 6],
        [0, 6.1],
      ],
      18,
    ),
    ...bolts('paint', DARK, [at[0] + s * 3.5, at[1], at[2]], axis, r * 0.48, 6, 0.5, 0.5),
  ];
}

function runningGear() {
  return sides((s) => {
    const teeth = 14;
    const gear = Array.from({ length: teeth * 4 }, (_, i) => {
      const a = (2 * Math.PI * i) / (teeth * 4);
      const r = i % 4 === 0 || i % 4 === 3 ? SPROCKET.r + 1.4 : SPROCKET.r - 0.5;
      return [r * Math.sin(a), r * Math.cos(a)];
    });
    const hubAt = (c) => [s * TRACK_MIDDLE, c.y, c.z];
    return [
      ...track(s),
      ...WHEELS.flatMap((z) => wheel(s, z)),
      ...[-3.4, 3.4].map((x) => ({
        material: 'metal',
        tint: STEEL,
        mesh: prism(frameAt([s * TRACK_MIDDLE + x, SPROCKET.y, SPROCKET.z]), gear, 0.6),
        field: drum(
          { at: [s * TRACK_MIDDLE + x, SPROCKET.y, SPROCKET.z], x: [0, 1, 0], y: [1, 0, 0], z: [0, 0, -1] },
          SPROCKET.r,
          0.6,
          0.2,
        ),
        crease: 0.8,
      })),
      lathed(
        'paint',
        PAINT,
        hubAt(SPROCKET),
        [s, 0, 0],
        [
          [6.2, -5],
          [6.6, 3.9],
          [6.2, 4.4],
          [3.6, 4.8],
          [3.2, 6.4],
          [2.4, 6.9],
          [0, 7],
        ],
        18,
      ),
      ...bolts('paint', DARK, [s * TRACK_MIDDLE + s * 4.5, SPROCKET.y, SPROCKET.z], [s, 0, 0], 4.9, 8, 0.45, 0.5),
      hoopAbout(
        'metal',
        STEEL,
        hubAt(IDLER),
        [s, 0, 0],
        [
          [6.4, -4.6],
          [8.6, -4.6],
          [9, -4],
          [9, 4],
          [8.6, 4.6],
          [6.4, 4.6],
        ],
        22,
      ),
      lathed(
        'paint',
        PAINT,
        hubAt(IDLER),
        [s, 0, 0],
        [
          [6.8, -3],
          [6.8, 3],
          [3.4, 2.2],
          [2.8, 5],
          [1.8, 5.4],
          [0, 5.5],
        ],
        18,
      ),
      ...ROLLERS.map((z) =>
        lathed(
          'rubber',
          [1, 1, 1],
          [s * TRACK_MIDDLE, 25.6, z],
          [s, 0, 0],
          [
            [3, -4],
            [3.3, -3.6],
            [3.3, 3.6],
            [3, 4],
            [1.3, 4.2],
            [1.1, 5],
            [0, 5.1],
          ],
          14,
        ),
      ),
      ...[-41.6, 0, 41.6].map((z) =>
        bar('paint', DARK, [spanX(s * 25, s * 29)[0], 9.5, z - 8], [spanX(s * 25, s * 29)[1], 17, z + 8], 0.8),
      ),
    ];
  });
}

// Hull
const LOWER = profileCorners(
  [
    [-72, 15],
    [-66, 10.5],
    [62, 10.5],
    [80, 27],
    [76, 34],
    [-79, 34],
  ],
  27,
);
const UPPER = profileCorners(
  [
    [-81, 33],
    [80.5, 28.6],
    [52, 48.5],
    [-44, 48.5],
    [-78, 44.5],
  ],
  (_z, y) => 40.5 - (y - 33) * 0.42,
);

function hull() {
  const shells = [
    block('paint', PAINT, LOWER, 0.9),
    block('paint', PAINT, UPPER, 0.9),
    // Track guards with their flaps
    ...sides((s) => {
      const [x0, x1] = spanX(s * 28, s * 45);
      const flap = (profile) =>
        block(
          'paint',
          PAINT,
          profileCorners(profile, 8.5).map(([x, y, z]) => [x + s * 36.5, y, z]),
          0.25,
        );
      return [
        bar('paint', PAINT, [x0, 32.9, -79.5], [x1, 34.1, 77.5], 0.35),
        flap([
          [77, 32.9],
          [77.6, 34.1],
          [84.6, 28.6],
          [83.8, 27.8],
        ]),
        flap([
          [-79, 32.9],
          [-79.6, 34.1],
          [-84.6, 27.6],
          [-83.7, 26.9],
        ]),
        ...[-52, -20, 14, 44].map((z) =>
          block(
            'paint',
            PAINT,
            profileCorners(
              [
                [z - 0.5, 34],
                [z + 0.5, 34],
                [z + 0.5, 34.8],
                [z - 0.5, 34.8],
              ],
              3.4,
            ).map(([x, y, zz]) => [x + s * 41.4, y, zz]),
            0.2,
          ),
        ),
      ];
    }),
  ];
  // Glacis: point on its plane at share t from the lower edge
  const slope = { z: -28.5, y: 19.9 };
  const on = (t, lift = 0) => {
    const l = Math.sqrt(slope.z ** 2 + slope.y ** 2);
    return [80.5 + slope.z * t + (slope.y / l) * lift, 28.6 + slope.y * t - (slope.z / l) * lift];
  };
  const tilt = (Math.atan2(28.5, 19.9) * 180) / Math.PI;
  const onGlacis = (x, t, lift = 0) => {
    const [z, y] = on(t, lift);
    return frameAt([x, y, z], { pitch: -tilt });
  };
  const plateOn = (x, t, half, chamfer = 0.4, material = 'paint', tint = PAINT) =>
    block(material, tint, boxCorners([-half[0], -half[1], -half[2]], half), chamfer, { frame: onGlacis(x, t) });
  shells.push(
    // Driver's visor and the hull gun's ball
    plateOn(14, 0.74, [6.4, 3.1, 1.3], 0.6),
    plateOn(14, 0.74, [5.2, 0.55, 1.75], 0.2, 'metal', DARK),
    {
      material: 'paint',
      tint: PAINT,
      field: blend(
        1,
        drum({ ...onGlacis(-14, 0.72), y: onGlacis(-14, 0.72).z, z: onGlacis(-14, 0.72).y.map((v) => -v) }, 5.4, 1.2, 0.8),
        capsule(onGlacis(-14, 0.72, 0.6).at, onGlacis(-14, 0.72, 1.4).at, 3.4),
      ),
      step: 0.4,
      triangles: 260,
    },
    rod(
      'metal',
      STEEL,
      [
        onGlacis(-14, 0.72, 2).at,
        [onGlacis(-14, 0.72, 2).at[0], onGlacis(-14, 0.72, 2).at[1] + 0.4, onGlacis(-14, 0.72, 2).at[2] + 10],
      ],
      0.85,
      8,
    ),
    // Spare links across the lower glacis
    ...[-15, 0, 15].map((x) => ({
      material: 'metal',
      tint: TRACK,
      mesh: prism({ ...onGlacis(x, 0.26, 0.7), y: onGlacis(x, 0.26).z, z: onGlacis(x, 0.26).y }, LINK, 6.6),
      field: roundBox(onGlacis(x, 0.26, 0.7), [6.6, 2.8, 0.7], 0.2),
      crease: 0.8,
    })),
    bar('paint', DARK, [-25, on(0.12)[1] - 0.5, on(0.12)[0] - 0.4], [25, on(0.12)[1] + 0.6, on(0.12)[0] + 1.1], 0.25),
    ...sides((s) => [
      ...lamp([s * 29.5, 38.6, 73], [0, 0.02, 1], 2.7),
      rod(
        'paint',
        DARK,
        [
          [s * 29.5, 37.6, 72],
          [s * 29.5, 33.6, 70.5],
        ],
        0.7,
        6,
      ),
      hoopAbout(
        'metal',
        STEEL,
        [s * 19.5, 24.4, 79],
        [1, 0, 0],
        [
          [1.7, -0.7],
          [2.9, -0.7],
          [2.9, 0.7],
          [1.7, 0.7],
        ],
        12,
      ),
      block(
        'paint',
        PAINT,
        profileCorners(
          [
            [73.5, 21],
            [79.4, 22.6],
            [79.4, 26.4],
            [76, 28],
          ],
          0.9,
        ).map(([x, y, z]) => [x + s * 18, y, z]),
        0.25,
      ),
      block(
        'paint',
        PAINT,
        profileCorners(
          [
            [73.5, 21],
            [79.4, 22.6],
            [79.4, 26.4],
            [76, 28],
          ],
          0.9,
        ).map(([x, y, z]) => [x + s * 21, y, z]),
        0.25,
      ),
      // Hatches over driver and gunner
      block('paint', PAINT, boxCorners([s * 14 - 6, 48.2, 33.5], [s * 14 + 6, 49.5, 47]), 0.6),
      handle([s * 14 - 2, 49.4, 42], [s * 14 + 2, 49.4, 42], [0, 1.0, 0]),
      bar('metal', DARK, [s * 14 - 2.2, 49.2, 47.4], [s * 14 + 2.2, 51, 49.8], 0.4),
    ]),
    lathed(
      'paint',
      PAINT,
      [0, 48, TURRET_RING[2]],
      [0, 1, 0],
      [
        [24.6, 0],
        [24.6, 1],
        [24, 1.4],
        [0, 1.4],
      ],
      36,
    ),
    ...engineDeck(),
    ...stowage(),
  );
  return shells;
}

function engineDeck() {
  const shells = [];
  // Grilles: slats in frames, the deck slopes down behind z = -44
  const deck = (z) => 48.5 - Math.max(0, -44 - z) * (4 / 34);
  const pitch = -6.7;
  for (const s of [1, -1]) {
    for (let k = 0; k < 7; k++) {
      const z = -50.5 - k * 3.5;
      shells.push(
        block('paint', DARK, boxCorners([-9, -0.7, -1.05], [9, 0.7, 1.05]), 0.25, {
          frame: frameAt([s * 14.5, deck(z) + 0.25, z], { pitch: pitch + 22 }),
        }),
      );
    }
    for (const x of [4.6, 24.4])
      shells.push(
        block('paint', PAINT, boxCorners([-0.7, -0.7, -13.5], [0.7, 0.9, 13.5]), 0.25, {
          frame: frameAt([s * x, deck(-61) + 0.2, -61], { pitch }),
        }),
      );
    for (const z of [-47.5, -74.6])
      shells.push(
        block('paint', PAINT, boxCorners([-10.6, -0.7, -0.8], [10.6, 0.9, 0.8]), 0.25, {
          frame: frameAt([s * 14.5, deck(z) + 0.2, z], { pitch }),
        }),
      );
    // Exhaust silencers on the rear plate
    shells.push(
      lathed(
        'metal',
        [0.95, 0.8, 0.68],
        [s * 14, 37.5, -83.6],
        [s, 0, 0],
        [
          [0, -9.2],
          [2.6, -9],
          [3.5, -8],
          [3.5, 8],
          [2.6, 9],
          [0, 9.2],
        ],
        14,
      ),
      rod(
        'metal',
        [0.85, 0.72, 0.62],
        [
          [s * 14, 38.5, -84],
          [s * 14, 43, -85.4],
          [s * 14, 44.6, -87],
        ],
        1.2,
        8,
      ),
      ...[-5, 5].map((x) =>
        hoopAbout(
          'paint',
          DARK,
          [s * 14 + x, 37.5, -83.6],
          [1, 0, 0],
          [
            [3.4, -0.6],
            [3.9, -0.6],
            [3.9, 0.6],
            [3.4, 0.6],
          ],
          14,
        ),
      ),
      hoopAbout(
        'metal',
        STEEL,
        [s * 20, 22.5, -78.5],
        [1, 0, 0],
        [
          [1.7, -0.7],
          [2.9, -0.7],
          [2.9, 0.7],
          [1.7, 0.7],
        ],
        12,
      ),
    );
  }
  // The owner's recognition cloth on the deck
  shells.push(
    block('team', [1, 1, 1], boxCorners([-3.6, -0.2, -13], [3.6, 0.5, 13]), 0.15, {
      frame: frameAt([0, deck(-61) + 0.2, -61], { pitch }),
      shades: false,
    }),
  );
  shells.push(bar('paint', PAINT, [-24, 48.2, -43], [24, 49, -31], 0.3));
  shells.push(
    ...[-18, 0, 18].map((x) =>
      lathed(
        'paint',
        DARK,
        [x, 49, -37],
        [0, 1, 0],
        [
          [2.6, -0.4],
          [2.6, 0.3],
          [2.2, 0.7],
          [0, 0.8],
        ],
        14,
      ),
    ),
  );
  return shells;
}

function stowage() {
  const shells = [];
  // Tow cable along the left side, shovel and bar on the right, boxes and cans on the guards
  const cable = [];
  for (let k = 0; k <= 22; k++) {
    const u = k / 22;
    cable.push([41.2 - 0.9 * Math.sin(u * 9), 35 + 0.15 * Math.sin(u * 31), -66 + 118 * u]);
  }
  shells.push({ material: 'metal', tint: STEEL, mesh: tube(cable, 0.62, 6), field: null, crease: 0.2 });
  shells.push(
    ...[-68.5, 54.5].map((z) =>
      hoopAbout(
        'metal',
        STEEL,
        [41.2, 35.1, z],
        [0, 1, 0],
        [
          [1.3, -0.5],
          [2.3, -0.5],
          [2.3, 0.5],
          [1.3, 0.5],
        ],
        12,
      ),
    ),
  );
  shells.push(
    rod(
      'wood',
      [0.95, 0.92, 0.88],
      [
        [-41.5, 35.2, -12],
        [-41.5, 35.2, 16],
      ],
      0.6,
      7,
    ),
  );
  shells.push({
    material: 'metal',
    tint: STEEL,
    field: roundBox(frameAt([-41.5, 35.1, 20], {}), [2.5, 0.45, 4], 0.4),
    step: 0.3,
    triangles: 80,
  });
  shells.push(
    rod(
      'metal',
      STEEL,
      [
        [-43.6, 35, -14],
        [-43.6, 35, 26],
      ],
      0.5,
      6,
    ),
  );
  shells.push(bar('paint', PAINT, [-44.4, 34, -62], [-37.6, 40.5, -38], 0.8));
  shells.push(...[-56, -44].map((z) => bar('leather', [0.8, 0.72, 0.62], [-44.8, 34, z - 0.7], [-37.4, 40.9, z + 0.7], 0.3)));
  shells.push(bar('paint', PAINT, [37.8, 34, -78], [44.4, 39.5, -71], 0.7));
  for (const z of [-33, -27.5]) {
    shells.push(bar('paint', [0.85, 0.86, 0.8], [-44.2, 34.1, z - 2.2], [-38.4, 42.4, z + 2.2], 0.7));
    shells.push(handle([-42.8, 42.2, z], [-39.8, 42.2, z], [0, 0.9, 0], 0.35));
  }
  return shells;
}

// Turret
const PLAN = [
  [14, 30],
  [22.5, 20],
  [25, -4],
  [21, -22],
  [12, -29],
];
const loopAt = (y, k, shift) =>
  [...PLAN, ...[...PLAN].reverse().map(([x, z]) => [-x, z])].map(([x, z]) => [x * k, y, TURRET_RING[2] + z * k + shift]);
const TURRET_FLOOR = 49.6;
const TURRET_ROOF = 66;
const taper = (y) => 1 - (0.17 * (y - TURRET_FLOOR)) / (TURRET_ROOF - TURRET_FLOOR);
const leaning = (y) => (-2.2 * (y - TURRET_FLOOR)) / (TURRET_ROOF - TURRET_FLOOR);
const TURRET = [
  ...loopAt(TURRET_FLOOR, taper(TURRET_FLOOR), 0),
  ...loopAt(TURRET_ROOF, taper(TURRET_ROOF), leaning(TURRET_ROOF)),
];

function turret() {
  const z0 = TURRET_RING[2];
  const cupola = [9.5, TURRET_ROOF, z0 - 9];
  const hatch = [-9.5, TURRET_ROOF, z0 - 7];
  const band = [61.2, 63.4];
  const slits = Array.from({ length: 6 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 3;
    return block('glass', [1, 1, 1], boxCorners([-1.9, -0.55, -0.6], [1.9, 0.55, 0.35]), 0, {
      frame: frameAt([cupola[0] + 6.6 * Math.sin(a), cupola[1] + 2.6, cupola[2] + 6.6 * Math.cos(a)], {
        turn: (a * 180) / Math.PI,
      }),
      shades: false,
    });
  });
  return [
    lathed(
      'paint',
      DARK,
      [0, 49, z0],
      [0, 1, 0],
      [
        [23, -0.2],
        [23, 0.9],
        [0, 0.9],
      ],
      36,
    ),
    block('paint', PAINT, TURRET, 1.5),
    block(
      'team',
      [1, 1, 1],
      [
        ...loopAt(band[0], taper(band[0]) * 1.014, leaning(band[0])),
        ...loopAt(band[1], taper(band[1]) * 1.014, leaning(band[1])),
      ],
      0.1,
      { shades: false },
    ),
    // Commander's cupola with vision slits
    lathed(
      'paint',
      PAINT,
      cupola,
      [0, 1, 0],
      [
        [7.6, -1],
        [7.6, 0.8],
        [6.9, 1.4],
        [6.6, 4.6],
        [6, 5.4],
        [0, 5.5],
      ],
      26,
    ),
    lathed(
      'paint',
      PAINT,
      [cupola[0], cupola[1] + 5.4, cupola[2]],
      [0, 1, 0],
      [
        [5.6, -0.3],
        [5.6, 0.7],
        [4.6, 1.4],
        [0, 1.9],
      ],
      22,
    ),
    handle([cupola[0] - 1.8, cupola[1] + 6.9, cupola[2] + 1], [cupola[0] + 1.8, cupola[1] + 6.9, cupola[2] + 1], [0, 1.1, 0]),
    bar('paint', DARK, [cupola[0] - 2, cupola[1] + 4.9, cupola[2] - 6.8], [cupola[0] + 2, cupola[1] + 6.6, cupola[2] - 5], 0.4),
    ...slits,
    // Loader's hatch, ventilator, periscope
    block(
      'paint',
      PAINT,
      boxCorners([hatch[0] - 5.5, hatch[1] - 0.4, hatch[2] - 5.5], [hatch[0] + 5.5, hatch[1] + 1, hatch[2] + 5.5]),
      0.6,
    ),
    bar(
      'paint',
      DARK,
      [hatch[0] - 0.35, hatch[1] + 0.6, hatch[2] - 5.2],
      [hatch[0] + 0.35, hatch[1] + 1.25, hatch[2] + 5.2],
      0.1,
    ),
    handle([hatch[0] - 4, hatch[1] + 0.9, hatch[2] + 1.5], [hatch[0] - 4, hatch[1] + 0.9, hatch[2] - 1.5], [0, 1, 0]),
    lathed(
      'paint',
      PAINT,
      [-1, TURRET_ROOF, z0 + 8],
      [0, 1, 0],
      [
        [4, -0.5],
        [4, 0.5],
        [3.2, 1.5],
        [1.5, 2],
        [0, 2.1],
      ],
      18,
    ),
    bar('metal', DARK, [9, TURRET_ROOF - 0.5, z0 + 8.5], [12.6, TURRET_ROOF + 2, z0 + 11.5], 0.5),
    // Bin on the rear, lifting eyes, aerial socket
    block(
      'paint',
      PAINT,
      profileCorners(
        [
          [z0 - 29, 52.5],
          [z0 - 24, 64.6],
          [z0 - 34, 64.6],
          [z0 - 37.4, 62],
          [z0 - 37.4, 54],
        ],
        13.5,
      ),
      0.8,
    ),
    ...[-7, 7].map((x) => bar('paint', DARK, [x - 0.8, 60.5, z0 - 38], [x + 0.8, 65.1, z0 - 33], 0.25)),
    ...sides((s) => [
      hoopAbout(
        'paint',
        PAINT,
        [s * 18, 64.2, z0 + 14.6],
        [1, 0, 0],
        [
          [0.9, -0.5],
          [1.8, -0.5],
          [1.8, 0.5],
          [0.9, 0.5],
        ],
        12,
      ),
      hoopAbout(
        'paint',
        PAINT,
        [s * 16.4, 64.2, z0 - 21],
        [1, 0, 0],
        [
          [0.9, -0.5],
          [1.8, -0.5],
          [1.8, 0.5],
          [0.9, 0.5],
        ],
        12,
      ),
      // Vision port and pistol port
      block('paint', PAINT, boxCorners([-0.9, -2, -3], [0.9, 2, 3]), 0.6, {
        frame: frameAt([s * 23.1, 56.5, z0 + 6], { turn: s * 6, roll: s * 10 }),
      }),
      block('metal', DARK, boxCorners([-0.6, -0.4, -2.2], [1.2, 0.4, 2.2]), 0.1, {
        frame: frameAt([s * 23.2, 56.9, z0 + 6], { turn: s * 6, roll: s * 10 }),
      }),
    ]),
    lathed(
      'metal',
      STEEL,
      [-15.5, TURRET_ROOF - 0.6, z0 - 17],
      [0, 1, 0],
      [
        [1.3, 0],
        [1.3, 1.6],
        [0.7, 2],
        [0.5, 3.4],
        [0, 3.5],
      ],
      10,
    ),
  ];
}

function barrel() {
  const [x, y, z] = TRUNNION;
  const mantlet = blend(
    1.6,
    drum({ at: [x, y, z + 0.5], x: [0, 1, 0], y: [1, 0, 0], z: [0, 0, -1] }, 7.2, 12.4, 2.2),
    roundCone([x, y, z + 5], [x, y, z + 13], 4.6, 3.4),
    capsule([x - 8, y + 0.6, z + 4], [x - 8, y + 0.6, z + 8.5], 1.5),
  );
  return [
    { material: 'paint', tint: PAINT, field: mantlet, step: 0.55, triangles: 900, reach: 6 },
    lathed(
      'paint',
      PAINT,
      [x, y, z + 10],
      [0, 0, 1],
      [
        [3.1, 0],
        [3.0, 9],
        [2.6, 10],
        [2.2, 58],
        [2.5, 58.4],
        [3.3, 59.6],
        [3.5, 60.4],
        [3.5, 62.6],
        [2.6, 63.4],
        [2.6, 64.4],
        [3.5, 65.2],
        [3.5, 68],
        [3.1, 68.8],
        [1.7, 68.8],
        [1.6, 64],
        [0, 64],
      ],
      20,
      { crease: 0.75 },
    ),
    lathed(
      'metal',
      STEEL,
      [x - 8, y + 0.6, z + 8],
      [0, 0, 1],
      [
        [0.9, 0],
        [0.8, 4],
        [0.5, 4],
        [0.45, 3],
        [0, 3],
      ],
      10,
    ),
    lathed(
      'metal',
      DARK,
      [x + 8, y + 1.4, z + 5.6],
      [0, 0, 1],
      [
        [1.2, 0],
        [1.2, 2.6],
        [0.8, 2.6],
        [0.7, 1.6],
        [0, 1.6],
      ],
      10,
    ),
  ];
}

export const tankShells = () => ({ hull: [...runningGear(), ...hull()], turret: turret(), barrel: barrel() });

const region = (name) => (solid) => ({ region: name, solid });

/** Hull: tub, superstructure, tracks. Turret: the casting, cupola, bin. The barrel does not count. */
export function tankBody() {
  const z0 = TURRET_RING[2];
  const round = (x, z, r, y0, y1) =>
    Array.from({ length: 8 }, (_, i) => ((i + 0.5) * Math.PI) / 4).flatMap((a) =>
      [y0, y1].map((y) => [x + r * Math.sin(a), y, z + r * Math.cos(a)]),
    );
  // The track's outline: its farthest point in each of some directions, and half a link more
  const line = trackLine();
  const sparse = Array.from({ length: 20 }, (_, k) => {
    const [dz, dy] = [Math.sin((k * Math.PI) / 10), Math.cos((k * Math.PI) / 10)];
    const far = line.reduce((a, p) => (p[0] * dz + p[1] * dy > a[0] * dz + a[1] * dy ? p : a));
    return [far[0] + dz * 0.9, Math.max(0, far[1] + dy * 0.9)];
  });
  return bodyOfVehicle(
    TANK_HEIGHT,
    [
      [9.5, 70.5, z0 - 3],
      [14, 46, 56],
      [-14, 46, 56],
    ],
    [
      ...[LOWER, UPPER].map((corners) => region('hull')(polyhedron(corners))),
      ...[1, -1].map((s) =>
        region('hull')(polyhedron(profileCorners(sparse, TRACK_HALF).map(([x, y, z]) => [x + s * TRACK_MIDDLE, y, z]))),
      ),
      ...[1, -1].map((s) =>
        region('hull')({
          kind: 'box',
          min: { x: s > 0 ? 28 : -45, y: 32.9, z: -80 },
          max: { x: s > 0 ? 45 : -28, y: 34.1, z: 78 },
        }),
      ),
      region('turret')(polyhedron(TURRET)),
      region('turret')(polyhedron(round(9.5, z0 - 9, 7.2, TURRET_ROOF, TURRET_ROOF + 6.5))),
      region('turret')(
        polyhedron(
          profileCorners(
            [
              [z0 - 24, 52.5],
              [z0 - 24, 64.6],
              [z0 - 34, 64.6],
              [z0 - 37.4, 62],
              [z0 - 37.4, 54],
              [z0 - 29, 52.5],
            ],
            13.5,
          ),
        ),
      ),
      region('turret')({ kind: 'box', min: { x: -12.4, y: 50.6, z: 22 }, max: { x: 12.4, y: 64.4, z: 34.5 } }),
    ],
    { x: TURRET_RING[0], z: z0 },
  );
}
