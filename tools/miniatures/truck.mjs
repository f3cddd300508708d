// A general-service truck with a covered bed, 1/35. Wheels on the table at y = 0, z to the front.
import { boxCorners, polyhedron, profileCorners } from './convex-solid.mjs';
import { blend, capsule, ellipsoid } from './distance-field.mjs';
import { bodyOfVehicle } from './rule-body.mjs';
import { tube } from './turned-solids.mjs';
import { frameAt } from './vector.mjs';
import { bar, block, handle, hoopAbout, lamp, lathed, PAINT, roadWheel, rod } from './vehicle-parts.mjs';

const WHEEL = 12;
const FRONT_AXLE = 54;
const REAR_AXLE = -46;
const BED_FLOOR = 27.5;
const BED = { back: -84, front: 9 };
const PLANK = [0.98, 0.95, 0.9];
const BOARD = [0.94, 0.88, 0.76];
const CANVAS = [1.0, 0.97, 0.86];
const DARK = [0.62, 0.62, 0.6];

export const TRUCK_HEIGHT = 67;

const sides = (make) => [1, -1].flatMap(make);

function chassis() {
  return [
    ...sides((s) => [
      bar('paint', DARK, [s * 9.5 - 1.5, 14.5, -82], [s * 9.5 + 1.5, 19.5, 78], 0.4),
      // Leaf springs
      ...[FRONT_AXLE, REAR_AXLE].flatMap((z) => [
        rod(
          'metal',
          [0.7, 0.7, 0.7],
          [
            [s * 12.5, 16.5, z - 15],
            [s * 12.5, 13.4, z - 6],
            [s * 12.5, 12.8, z],
            [s * 12.5, 13.4, z + 6],
            [s * 12.5, 16.5, z + 15],
          ],
          1.1,
          6,
        ),
      ]),
      bar('paint', PAINT, [s * 22 - 5.2, 13.5, 18], [s * 22 + 5.2, 22.5, 34], 0.9),
    ]),
    ...[-78, -20, 12].map((z) => bar('paint', DARK, [-10, 15.2, z - 1.4], [10, 18.8, z + 1.4], 0.3)),
    rod(
      'metal',
      [0.7, 0.7, 0.7],
      [
        [-24, WHEEL, FRONT_AXLE],
        [24, WHEEL, FRONT_AXLE],
      ],
      1.6,
      8,
    ),
    rod(
      'metal',
      [0.7, 0.7, 0.7],
      [
        [-24, WHEEL, REAR_AXLE],
        [24, WHEEL, REAR_AXLE],
      ],
      1.9,
      8,
    ),
    lathed(
      'metal',
      [0.75, 0.75, 0.75],
      [0, WHEEL, REAR_AXLE - 5.2],
      [0, 0, 1],
      [
        [0, 0],
        [2.5, 0.6],
        [4.6, 3.2],
        [4.9, 5.2],
        [4.4, 8],
        [2.2, 10.5],
        [0, 11],
      ],
      14,
    ),
    rod(
      'metal',
      [0.7, 0.7, 0.7],
      [
        [0, WHEEL, REAR_AXLE],
        [0, 16, 30],
      ],
      1.0,
      7,
    ),
    // Front bumper and towing hooks
    bar('paint', PAINT, [-30.5, 15.5, 80.5], [30.5, 20.5, 83.2], 0.7),
    ...sides((s) => [
      hoopAbout(
        'metal',
        [0.8, 0.8, 0.8],
        [s * 9.5, 18, 84],
        [1, 0, 0],
        [
          [1.3, -0.5],
          [2.1, -0.5],
          [2.1, 0.5],
          [1.3, 0.5],
        ],
        12,
      ),
    ]),
  ];
}

function wheels() {
  return sides((s) => [
    ...roadWheel([s * 25.8, WHEEL, FRONT_AXLE], s, WHEEL - 0.25, 8),
    ...roadWheel([s * 26.6, WHEEL, REAR_AXLE], s, WHEEL - 0.25, 7.6),
    ...roadWheel([s * 18.4, WHEEL, REAR_AXLE], -s, WHEEL - 0.25, 7.6),
  ]);
}

/** A front mudguard: a curved sheet over the wheel running back into the step. */
function mudguard(s) {
  const path = [
    [24.5, 79],
    [28.6, 74.5],
    [31.2, 67.5],
    [31.4, 58],
    [28.6, 47.5],
    [23.4, 39.5],
    [18.6, 35.5],
    [17.4, 31],
  ];
  return [sheet('paint', PAINT, path, s * 19.2, s * 31.6, 1.0)];
}

/** A sheet of the given thickness bent along a path of [y, z], from x = a to x = b. */
function sheet(material, tint, path, a, b, thick) {
  const n = path.length;
  const normal = path.map((_, i) => {
    const p = path[Math.max(0, i - 1)];
    const q = path[Math.min(n - 1, i + 1)];
    const l = Math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
    return [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
  });
  const bevel = Math.sign(b - a) * thick * 0.35;
  const ring = (i) => {
    const [y, z] = path[i];
    const [ny, nz] = normal[i];
    const t = thick / 2;
    const at = (x, k) => [x, y + ny * k, z + nz * k];
    return [
      at(a + bevel, t),
      at(b - bevel, t),
      at(b, t * 0.3),
      at(b, -t * 0.3),
      at(b - bevel, -t),
      at(a + bevel, -t),
      at(a, -t * 0.3),
      at(a, t * 0.3),
    ];
  };
  const rings = path.map((_, i) => ring(i));
  const m = 8;
  const positions = rings.flat(2);
  const indices = [];
  for (let k = 0; k + 1 < n; k++)
    for (let i = 0; i < m; i++) {
      const j = (i + 1) % m;
      indices.push(k * m + i, k * m + j, (k + 1) * m + j, k * m + i, (k + 1) * m + j, (k + 1) * m + i);
    }
  for (let i = 1; i + 1 < m; i++) indices.push(0, i + 1, i, (n - 1) * m, (n - 1) * m + i, (n - 1) * m + i + 1);
  const v = volume(positions, indices);
  if (v < 0) for (let i = 0; i < indices.length; i += 3) [indices[i + 1], indices[i + 2]] = [indices[i + 2], indices[i + 1]];
  const xs = [a, b].sort((p, q) => p - q);
  const field = blend(
    0,
    ...path.slice(1).map((q, i) => capsule([(a + b) / 2, path[i][0], path[i][1]], [(a + b) / 2, q[0], q[1]], thick / 2)),
  );
  return {
    material,
    tint,
    mesh: { positions, indices },
    field: {
      d: (x, y, z) => Math.max(field.d((a + b) / 2, y, z), xs[0] - x, x - xs[1]),
      lo: [xs[0], field.lo[1], field.lo[2]],
      hi: [xs[1], field.hi[1], field.hi[2]],
    },
    crease: 0.6,
    reach: 6,
  };
}

function volume(p, indices) {
  let v = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    v +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return v;
}

const BONNET = profileCorners(
  [
    [40, 22],
    [76.5, 22],
    [77.5, 40],
    [75.5, 43.5],
    [40, 46.5],
  ],
  (z, y) => 14.6 - 0.062 * (z - 40) - 0.075 * (y - 22),
);

function bonnet() {
  return [
    block('paint', PAINT, BONNET, 1.6),
    // Radiator: frame and slats
    bar('paint', DARK, [-9.6, 23.5, 77], [9.6, 40.2, 78.0], 0.3),
    ...[-7.5, -4.5, -1.5, 1.5, 4.5, 7.5].map((x) => bar('paint', PAINT, [x - 0.55, 23.2, 77.2], [x + 0.55, 40.6, 79], 0.3)),
    bar('paint', PAINT, [-10.8, 21.8, 76.5], [10.8, 24, 79.3], 0.5),
    bar('paint', PAINT, [-10.8, 39.6, 76.3], [10.8, 42.2, 79.1], 0.6),
    ...sides((s) => [bar('paint', PAINT, [s * 10 - 0.9, 22, 76.4], [s * 10 + 0.9, 42, 79.2], 0.5)]),
    lathed(
      'metal',
      [1, 1, 1],
      [0, 42.9, 75.2],
      [0, 1, 0],
      [
        [1.5, -0.5],
        [1.6, 0.9],
        [0.9, 1.5],
        [0, 1.6],
      ],
      12,
    ),
    // Cooling louvres and the seam of the bonnet
    ...sides((s) =>
      Array.from({ length: 6 }, (_, i) =>
        block('paint', [0.82, 0.82, 0.8], boxCorners([-0.5, -4.6, -0.75], [0.5, 4.6, 0.75]), 0.25, {
          frame: frameAt([s * 13.35 - s * 0.03 * i * 3.6, 33, 47 + i * 4.1], { pitch: -12, turn: s * -3 }),
        }),
      ),
    ),
    bar('paint', [0.8, 0.8, 0.78], [-0.5, 44, 41], [0.5, 46.6, 43], 0.2),
    ...sides((s) => [
      ...lamp([s * 19.2, 36.5, 73], [0, 0.02, 1], 3.6),
      rod(
        'paint',
        DARK,
        [
          [s * 19.2, 36, 72],
          [s * 19.2, 30, 70],
        ],
        0.8,
        7,
      ),
    ]),
    // The owner's recognition cloth, tied over the bonnet
    block(
      'team',
      [1, 1, 1],
      profileCorners(
        [
          [50, 45.6],
          [66, 44.3],
          [66, 44.9],
          [50, 46.2],
        ],
        (z) => 9.4 - 0.06 * (z - 50),
      ),
      0.15,
      { shades: false },
    ),
  ];
}

/** Half the cab's width at z. */
const cabHalf = (z) => 25 - (z - 12) * 0.107;
const CAB = { back: 12, front: 40, floor: 22, sill: 43, roof: 60 };

function cab() {
  const { back, front, floor, sill, roof } = CAB;
  const glass = [1, 1, 1];
  return [
    // Lower body and doors
    block(
      'paint',
      PAINT,
      profileCorners(
        [
          [back, floor],
          [front, floor],
          [front, sill + 3],
          [front - 1, sill + 3.6],
          [back, sill + 0.5],
        ],
        cabHalf,
      ),
      0.8,
    ),
    ...sides((s) => [
      block(
        'paint',
        PAINT,
        [
          [s * 24.2, 24.5, 15.5],
          [s * 25.4, 24.5, 15.5],
          [s * 24.2, 42.2, 15.5],
          [s * 25.4, 42.2, 15.5],
          [s * 21.9, 24.5, 37.5],
          [s * 23.05, 24.5, 37.5],
          [s * 21.9, 42.2, 37.5],
          [s * 23.05, 42.2, 37.5],
        ],
        0.35,
      ),
      handle([s * 24.6, 38.5, 18], [s * 24.2, 38.5, 22], [s * 0.9, 0, 0.1]),
      // Step
      bar('paint', BOARD, [Math.min(s * 23, s * 31.6), 16.6, 11], [Math.max(s * 23, s * 31.6), 18, 36], 0.3),
      // Posts
      bar('paint', PAINT, [s * 23.6 - 1.3, sill, back], [s * 23.6 + 1.3, roof, back + 5], 0.4),
      block(
        'paint',
        PAINT,
        profileCorners(
          [
            [front - 3.6, sill + 2],
            [front - 0.6, sill + 2],
            [front - 4.2, roof],
            [front - 6.8, roof],
          ],
          1.15,
        ).map(([x, y, z]) => [x + s * 20.7, y, z]),
        0.35,
      ),
      // Side windows, half wound down
      block(
        'glass',
        glass,
        [
          [s * 23.7, sill, back + 5],
          [s * 24.3, sill, back + 5],
          [s * 23.5, sill + 9, back + 5],
          [s * 24.1, sill + 9, back + 5],
          [s * 21.2, sill + 3, front - 3],
          [s * 21.8, sill + 3, front - 3],
          [s * 21.2, sill + 9, front - 5],
          [s * 21.8, sill + 9, front - 5],
        ],
        0,
      ),
      // Mirror
      rod(
        'metal',
        [0.8, 0.8, 0.8],
        [
          [s * 20.8, 50, 36],
          [s * 28.6, 52, 37.5],
        ],
        0.4,
        6,
      ),
      block('paint', DARK, boxCorners([s * 28.8 - 1.8, 50.2, 36.9], [s * 28.8 + 1.8, 55, 37.9]), 0.4),
    ]),
    // Rear wall with its window
    bar('paint', PAINT, [-25, sill, back], [25, sill + 4.5, back + 1.6], 0.4),
    bar('paint', PAINT, [-25, roof - 4, back], [25, roof, back + 1.6], 0.4),
    ...sides((s) => [
      bar('paint', PAINT, [Math.min(s * 9, s * 25), sill, back], [Math.max(s * 9, s * 25), roof, back + 1.6], 0.4),
    ]),
    // Windscreen
    block(
      'glass',
      glass,
      profileCorners(
        [
          [front - 2.3, sill + 2.5],
          [front - 1.7, sill + 2.5],
          [front - 5.2, roof - 1],
          [front - 5.8, roof - 1],
        ],
        20.4,
      ),
      0,
    ),
    block(
      'paint',
      PAINT,
      profileCorners(
        [
          [front - 2.7, sill + 2],
          [front - 1.2, sill + 2],
          [front - 4.8, roof - 1],
          [front - 6.2, roof - 1],
        ],
        0.8,
      ),
      0.25,
    ),
    rod(
      'metal',
      [0.6, 0.6, 0.6],
      [
        [8, sill + 3.4, front - 1],
        [14, sill + 11, front - 2.4],
      ],
      0.3,
      6,
    ),
    // Roof
    block(
      'paint',
      PAINT,
      profileCorners(
        [
          [back - 0.6, roof - 0.8],
          [front - 1.8, roof - 0.8],
          [front - 1.4, roof + 0.6],
          [front - 8, roof + 2.6],
          [back + 4, roof + 2.8],
          [back - 0.6, roof + 1.2],
        ],
        (z) => cabHalf(z) + 0.4,
      ),
      0.6,
    ),
    // Seat, steering wheel
    bar('leather', [0.7, 0.65, 0.6], [-22, 30, 14], [22, 35, 25], 1.2),
    bar('leather', [0.7, 0.65, 0.6], [-22, 33, 13.6], [22, 50, 16.5], 1.0),
    hoopAbout(
      'rubber',
      [0.8, 0.8, 0.8],
      [11, 43, 30],
      [0, 0.75, -0.66],
      [
        [4.4, -0.45],
        [5.3, -0.45],
        [5.3, 0.45],
        [4.4, 0.45],
      ],
      20,
    ),
    rod(
      'metal',
      [0.6, 0.6, 0.6],
      [
        [11, 43, 30],
        [11, 34, 38],
      ],
      0.6,
      6,
    ),
  ];
}

function bed() {
  const { back, front } = BED;
  const shells = [
    bar('paint', BOARD, [-31, BED_FLOOR - 2.6, back], [31, BED_FLOOR, front], 0.4),
    ...[-74, -56, -38, -20, -2].map((z) =>
      bar('paint', [0.8, 0.76, 0.66], [-28, BED_FLOOR - 5.2, z - 1.5], [28, BED_FLOOR - 2.4, z + 1.5], 0.3),
    ),
    ...sides((s) => [
      bar('paint', [0.8, 0.76, 0.66], [s * 9.5 - 1.6, 19.2, back + 2], [s * 9.5 + 1.6, BED_FLOOR - 2.4, front - 2], 0.3),
    ]),
  ];
  const plank = (low, high, k) => {
    const shade = 0.9 + 0.07 * Math.sin(k * 5.3 + low[0]);
    return bar(
      'paint',
      BOARD.map((c) => c * shade),
      low,
      high,
      0.35,
      { limit: 40 },
    );
  };
  for (let k = 0; k < 3; k++) {
    const y = BED_FLOOR + 0.2 + k * 4.5;
    for (const s of [1, -1]) shells.push(plank([s * 30.4 - 0.75, y, back], [s * 30.4 + 0.75, y + 4.2, front], k + s));
    shells.push(plank([-31.1, y, back - 0.7], [31.1, y + 4.2, back + 0.8], k + 3));
    shells.push(plank([-31.1, y, front - 0.8], [31.1, y + 4.2, front + 0.7], k + 5));
  }
  const posts = [-80, -62, -44, -26, -8, 5];
  for (const s of [1, -1]) {
    for (const z of posts)
      shells.push(
        bar('paint', DARK, [s * 31.5 - 0.6, BED_FLOOR - 2.4, z - 1.1], [s * 31.5 + 0.6, BED_FLOOR + 14.2, z + 1.1], 0.25),
      );
    shells.push(bar('paint', BOARD, [s * 26 - 4.2, BED_FLOOR + 9.2, back + 2], [s * 26 + 4.2, BED_FLOOR + 10.4, front - 2], 0.3));
  }
  for (const x of [-21, 0, 21])
    shells.push(bar('paint', DARK, [x - 1.1, BED_FLOOR - 2.4, back - 1.3], [x + 1.1, BED_FLOOR + 14.2, back - 0.3], 0.25));
  shells.push(...cover());
  // Rear lamps, mud flaps, spare wheel and fuel can
  shells.push(
    ...sides((s) => [
      ...lamp([s * 24, 22, back + 0.6], [0, 0, -1], 1.5),
      bar('rubber', [0.8, 0.8, 0.8], [s * 22.5 - 7.5, 9, -60.8], [s * 22.5 + 7.5, 24, -60], 0.2),
    ]),
  );
  return shells;
}

/** The height of the canvas over the bed at x, z: an arch that sags between the bows. */
const BOWS = [-82, -60, -37, -14, 7];
function arch(x, z) {
  const t = Math.min(1, Math.abs(x) / 30.6);
  const top = 67.2 - 9.5 * t ** 2.6;
  let i = 0;
  while (i < BOWS.length - 2 && z > BOWS[i + 1]) i++;
  const u = (z - BOWS[i]) / (BOWS[i + 1] - BOWS[i]);
  return top - 1.9 * Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, u)))) * (1 - 0.55 * t);
}

function cover() {
  // Outer skin sampled along and across, with an inner skin below it
  const across = [];
  const WALL = [0.0, 0.33, 0.66, 1];
  for (const u of WALL) across.push({ side: -1, u });
  for (let k = 1; k < 12; k++) across.push({ top: -30.6 + (61.2 * k) / 12 });
  for (const u of [...WALL].reverse()) across.push({ side: 1, u });
  const lengths = [];
  for (let k = 0; k <= 28; k++) lengths.push(BOWS[0] + ((BOWS[4] - BOWS[0]) * k) / 28);
  const point = (c, z, inner) => {
    const hem = BED_FLOOR + 9.5 + 0.7 * Math.sin(z * 0.55);
    if (c.side) {
      const top = arch(30.6, z);
      const i = Math.min(3, BOWS.findIndex((b) => b > z) - 1);
      const v = i < 0 ? 0 : (z - BOWS[i]) / (BOWS[i + 1] - BOWS[i]);
      const pull =
        1.3 * Math.max(0, Math.sin(Math.PI * v)) * (1 - c.u) ** 0.5 * c.u * 1.6 + 0.35 * Math.sin(z * 0.9 + c.u * 2) * (1 - c.u);
      const x = c.side * (32.3 - pull - 1.6 * c.u ** 2 - inner);
      return [x, hem + (top - hem) * c.u, z];
    }
    return [c.top * (1 - inner / 40), arch(c.top, z) - inner, z];
  };
  const n = across.length;
  const m = lengths.length;
  const positions = [];
  const id = (layer, j, i) => (layer * m + j) * n + i;
  for (const inner of [0, 0.9]) for (const z of lengths) for (const c of across) positions.push(...point(c, z, inner));
  const indices = [];
  const quad = (a, b, c, d) => indices.push(a, b, c, a, c, d);
  for (let j = 0; j + 1 < m; j++)
    for (let i = 0; i + 1 < n; i++) {
      quad(id(0, j, i), id(0, j, i + 1), id(0, j + 1, i + 1), id(0, j + 1, i));
      quad(id(1, j, i), id(1, j + 1, i), id(1, j + 1, i + 1), id(1, j, i + 1));
    }
  for (let j = 0; j + 1 < m; j++) {
    quad(id(0, j, 0), id(0, j + 1, 0), id(1, j + 1, 0), id(1, j, 0));
    quad(id(0, j, n - 1), id(1, j, n - 1), id(1, j + 1, n - 1), id(0, j + 1, n - 1));
  }
  for (let i = 0; i + 1 < n; i++) {
    quad(id(0, 0, i), id(1, 0, i), id(1, 0, i + 1), id(0, 0, i + 1));
    quad(id(0, m - 1, i), id(0, m - 1, i + 1), id(1, m - 1, i + 1), id(1, m - 1, i));
  }
  if (volume(positions, indices) < 0)
    for (let i = 0; i < indices.length; i += 3) [indices[i + 1], indices[i + 2]] = [indices[i + 2], indices[i + 1]];
  const skin = {
    d: (x, y, z) => {
      const d = Math.max(Math.abs(x) - 29.6, BED_FLOOR + 9 - y, y - arch(x, z) + 1, BOWS[0] - z, z - BOWS[4]);
      return d;
    },
    lo: [-33, BED_FLOOR + 9, BOWS[0]],
    hi: [33, 68, BOWS[4]],
  };
  const hollow = { d: (x, y, z) => Math.max(skin.d(x, y, z), -skin.d(x, y, z) - 0.9), lo: skin.lo, hi: skin.hi };
  const bows = BOWS.map((z) => {
    const zz = z === BOWS[0] ? z + 1 : z === BOWS[4] ? z - 1 : z;
    const path = [];
    path.push([-30.2, BED_FLOOR + 6, zz], [-30.2, arch(30.2, zz) - 2.6, zz]);
    for (let k = 1; k < 10; k++) path.push([-30 + 6 * k, arch(-30 + 6 * k, zz) - 1.9, zz]);
    path.push([30.2, arch(30.2, zz) - 2.6, zz], [30.2, BED_FLOOR + 6, zz]);
    return { material: 'paint', tint: [0.85, 0.8, 0.7], mesh: tube(path, 0.8, 6, { up: [0, 0, 1] }), field: null, crease: 0.3 };
  });
  const ropes = [1, -1].flatMap((s) =>
    [-71, -48, -25, -3].map((z) => ({
      material: 'leather',
      tint: [0.95, 0.95, 0.85],
      mesh: tube(
        [
          [s * 32.5, BED_FLOOR + 10, z],
          [s * 32.2, BED_FLOOR + 3, z + 0.6],
          [s * 31.6, BED_FLOOR - 1, z],
        ],
        0.32,
        5,
      ),
      field: null,
      crease: 0.3,
    })),
  );
  // The rolled flap at the tail
  const roll = blend(
    1.2,
    ...[-24, -16, -8, 0, 8, 16, 24]
      .slice(1)
      .map((x, k) =>
        capsule(
          [[-24, -16, -8, 0, 8, 16, 24][k], arch([-24, -16, -8, 0, 8, 16, 24][k], -82) - 2.6, -83],
          [x, arch(x, -82) - 2.6, -83],
          1.9 + 0.15 * Math.sin(k * 2),
        ),
      ),
  );
  const front = [];
  for (let k = 0; k <= 8; k++) front.push([-29.5 + (59 * k) / 8, arch(-29.5 + (59 * k) / 8, 6) - 1.2]);
  const wall = block(
    'cloth',
    CANVAS.map((c) => c * 0.95),
    [[-30.5, BED_FLOOR + 10], [30.5, BED_FLOOR + 10], ...front].flatMap(([x, y]) => [
      [x, y, 5.6],
      [x, y, 6.4],
    ]),
    0,
  );
  return [
    wall,
    { material: 'cloth', tint: CANVAS, mesh: { positions, indices }, field: hollow, crease: 0.35, reach: 6, wash: 0.8 },
    ...bows,
    ...ropes,
    { material: 'cloth', tint: CANVAS.map((c) => c * 0.92), field: roll, step: 0.5, triangles: 260 },
  ];
}

function stowage() {
  return [
    // Fuel tank on the left, tool box on the right
    lathed(
      'paint',
      PAINT,
      [23, 20.2, -12],
      [0, 0, 1],
      [
        [0, -10],
        [4.9, -9.6],
        [5.3, -8.8],
        [5.3, 8.8],
        [4.9, 9.6],
        [0, 10],
      ],
      18,
    ),
    ...[-5, 5].map((z) =>
      hoopAbout(
        'paint',
        DARK,
        [23, 20.2, -12 + z],
        [0, 0, 1],
        [
          [5.1, -0.7],
          [5.7, -0.7],
          [5.7, 0.7],
          [5.1, 0.7],
        ],
        18,
      ),
    ),
    lathed(
      'metal',
      [0.9, 0.9, 0.9],
      [26.5, 23.8, -17],
      [0.7, 0.7, 0],
      [
        [1.1, 0],
        [1.2, 0.8],
        [0, 1],
      ],
      10,
    ),
    bar('paint', BOARD, [-29, 14.8, -22], [-18, 24, -3], 0.7),
    bar('metal', [0.8, 0.8, 0.8], [-29.5, 19.2, -15.5], [-29, 21.4, -13.5], 0.15),
    // Spade and pick on the left side of the bed
    rod(
      'wood',
      PLANK,
      [
        [32.6, 33, -58],
        [32.6, 33, -36],
      ],
      0.55,
      7,
    ),
    {
      material: 'metal',
      tint: [0.75, 0.75, 0.75],
      field: ellipsoid(frameAt([32.7, 33, -33], {}), [0.6, 2.3, 3.6]),
      step: 0.3,
      triangles: 60,
    },
  ];
}

export function truckShells() {
  return [...chassis(), ...wheels(), ...sides((s) => mudguard(s)), ...bonnet(), ...cab(), ...bed(), ...stowage()];
}

const box = (low, high) => ({
  kind: 'box',
  min: { x: low[0], y: low[1], z: low[2] },
  max: { x: high[0], y: high[1], z: high[2] },
});
const hull = (solid) => ({ region: 'hull', solid });

/** Hull solids: bed with its cover, cab, bonnet, mudguards, frame, wheels. */
export function truckBody() {
  const { back, front, floor, sill, roof } = CAB;
  const cabCorners = [
    ...profileCorners(
      [
        [back, floor],
        [front, floor],
        [front, sill + 3],
        [front - 2, roof + 0.6],
        [front - 8, roof + 2.6],
        [back + 4, roof + 2.8],
        [back, roof + 1],
      ],
      cabHalf,
    ),
  ];
  const bedProfile = [
    [-32, BED_FLOOR - 2.6],
    [32, BED_FLOOR - 2.6],
    [32, BED_FLOOR + 12],
    [30.5, 57.6],
    [22, 63.5],
    [12, 66.6],
    [-12, 66.6],
    [-22, 63.5],
    [-30.5, 57.6],
    [-32, BED_FLOOR + 12],
  ];
  return bodyOfVehicle(
    TRUCK_HEIGHT,
    [
      [11, 49, 22],
      [-11, 49, 22],
    ],
    [
      hull(
        polyhedron(
          bedProfile.flatMap(([x, y]) => [
            [x, y, BED.back - 0.7],
            [x, y, BED.front + 0.7],
          ]),
        ),
      ),
      hull(polyhedron(cabCorners)),
      hull(polyhedron(BONNET)),
      hull(box([-11, 14.5, -82], [11, BED_FLOOR, 78])),
      ...[1, -1].flatMap((s) => [
        hull(
          polyhedron(
            profileCorners(
              [
                [36, 18],
                [46, 24],
                [74, 24],
                [79, 24.5],
                [73, 30],
                [66, 31.8],
                [57, 31.8],
                [48, 29],
              ],
              6.2,
            ).map(([x, y, z]) => [x + s * 25.4, y, z]),
          ),
        ),
        hull(box([s > 0 ? 22 : -31.6, 0, FRONT_AXLE - WHEEL], [s > 0 ? 31.6 : -22, 24, FRONT_AXLE + WHEEL])),
        hull(box([s > 0 ? 15 : -30, 0, REAR_AXLE - WHEEL], [s > 0 ? 30 : -15, 24, REAR_AXLE + WHEEL])),
      ]),
      // Fuel tank and tool box under the bed, step boards beside the cab
      hull(box([18, 14.8, -22], [28.5, 25, -2])),
      hull(box([-29, 14.8, -22], [-18, 25, -2])),
      ...[1, -1].map((s) => hull(box([s > 0 ? 16.8 : -31.6, 13.5, 11], [s > 0 ? 31.6 : -16.8, 22.5, 36]))),
      hull(box([-30.5, 15.5, 79], [30.5, 20.5, 83.2])),
    ],
  );
}
