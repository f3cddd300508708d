// Bases: a rim in the owner's colour around a plate of ground. 3 mm thick, the rim bevelled inwards.
import { blend, ellipsoid } from './distance-field.mjs';
import { welded } from './turned-solids.mjs';
import { frameAt, stream } from './vector.mjs';

export const STAND_HEIGHT = 3;

/** Points around the outline of a base, anticlockwise as seen from above, each with its outward direction. */
function outline(base, fine = false) {
  const points = [];
  const put = (x, z, nx, nz) => points.push({ x, z, nx, nz });
  if (base.kind === 'rectangle') {
    const r = 3;
    const corners = [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ];
    corners.forEach(([sx, sz], k) => {
      const cx = sx * (base.width / 2 - r);
      const cz = sz * (base.depth / 2 - r);
      for (let i = 0; i <= 5; i++) {
        const a = ((k + i / 5) * Math.PI) / 2;
        put(cx + r * Math.sin(a), cz + r * Math.cos(a), Math.sin(a), Math.cos(a));
      }
      if (!fine) return;
      const [tx, tz] = corners[(k + 1) % 4];
      const from = points[points.length - 1];
      const n = [Math.sin(((k + 1) * Math.PI) / 2), Math.cos(((k + 1) * Math.PI) / 2)];
      const to = [tx * (base.width / 2 - r) + r * n[0], tz * (base.depth / 2 - r) + r * n[1]];
      const steps = Math.round(Math.abs(to[0] - from.x + to[1] - from.z) / 7);
      for (let i = 1; i < steps; i++) put(from.x + ((to[0] - from.x) * i) / steps, from.z + ((to[1] - from.z) * i) / steps, ...n);
    });
    return points;
  }
  const rx = (base.kind === 'round' ? base.diameter : base.width) / 2;
  const rz = (base.kind === 'round' ? base.diameter : base.depth) / 2;
  const n = base.kind === 'round' ? 40 : 48;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const [nx, nz] = [Math.sin(a) / rx, Math.cos(a) / rz];
    const l = Math.sqrt(nx * nx + nz * nz);
    put(rx * Math.sin(a), rz * Math.cos(a), nx / l, nz / l);
  }
  return points;
}

const RIM = [
  [0, 0],
  [0, 0.7],
  [0.2, 1.0],
  [1.3, 2.7],
  [1.7, 2.84],
  [2.3, 2.7],
  [2.3, 0],
];

function rim(base) {
  const around = outline(base);
  const n = around.length;
  const positions = [];
  const indices = [];
  for (const [inset, y] of [...RIM, RIM[0]]) for (const p of around) positions.push(p.x - p.nx * inset, y, p.z - p.nz * inset);
  for (let k = 0; k < RIM.length; k++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      indices.push(k * n + i, k * n + j, (k + 1) * n + j, k * n + i, (k + 1) * n + j, (k + 1) * n + i);
    }
  return welded({ positions, indices });
}

/** Low bumps of the ground at a point, in millimetres above the nominal surface; fades out towards the rim. */
function ground(seed, calm = 1) {
  const next = stream(seed);
  const waves = Array.from({ length: 7 }, () => ({
    a: next() * 2 * Math.PI,
    k: (0.35 + next() * 1.1) * calm,
    p: next() * 2 * Math.PI,
    h: 0.05 + next() * 0.07,
  }));
  return (x, z) => waves.reduce((s, w) => s + w.h * Math.sin(w.k * (x * Math.cos(w.a) + z * Math.sin(w.a)) + w.p), 0);
}

function plate(base, seed) {
  const around = outline(base, true);
  const n = around.length;
  const bumps = ground(seed, base.kind === 'rectangle' ? 0.5 : 0.8);
  const positions = [];
  const indices = [];
  const size = Math.min(base.diameter ?? base.width, base.diameter ?? base.depth);
  const ringsCount = Math.max(4, Math.round(size / 6));
  const edge = around.map((p) => [p.x - p.nx * 1.9, p.z - p.nz * 1.9]);
  for (const [x, z] of edge) positions.push(x, 0, z);
  for (let k = 0; k < ringsCount; k++) {
    const s = 1 - k / ringsCount;
    edge.forEach(([x, z]) => {
      const fade = Math.min(1, (1 - s) * ringsCount * 0.6);
      positions.push(x * s, 2.86 + fade * (0.12 + bumps(x * s, z * s)), z * s);
    });
  }
  for (let k = 0; k < ringsCount; k++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      indices.push(k * n + i, k * n + j, (k + 1) * n + j, k * n + i, (k + 1) * n + j, (k + 1) * n + i);
    }
  const top = positions.length / 3;
  positions.push(0, 2.98 + bumps(0, 0), 0);
  positions.push(0, 0, 0);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    indices.push(ringsCount * n + i, ringsCount * n + j, top, j, i, top + 1);
  }
  return { positions, indices };
}

/**
 * The shells of a base: rim (team), ground (base), some stones, and a small mark on the rim at the front.
 * free(x, z) says where stones may lie.
 */
export function stand(base, { seed = 1, stones = 5, free = () => true } = {}) {
  const next = stream(seed * 77 + 5);
  const shells = [
    { material: 'team', tint: [1, 1, 1], mesh: rim(base), field: null, crease: 0.75, floor: 0 },
    { material: 'base', tint: groundTint(seed), mesh: plate(base, seed), field: null, crease: 0.3 },
  ];
  const [w, d] = base.kind === 'round' ? [base.diameter, base.diameter] : [base.width, base.depth];
  for (let tries = 0, put = 0; tries < 200 && put < stones; tries++) {
    const a = next() * 2 * Math.PI;
    const s = 0.45 + 0.4 * next();
    const [x, z] = [Math.sin(a) * (w / 2 - 2.5) * s, Math.cos(a) * (d / 2 - 2.5) * s];
    const r = 0.7 + next() * 1.0;
    const [u, v, t] = [next(), next(), next()];
    if (!free(x, z)) continue;
    put++;
    shells.push({
      material: 'base',
      tint: [0.95 - 0.1 * u, 0.95 - 0.1 * u, 0.93],
      field: blend(
        0.5,
        ellipsoid(frameAt([x, 2.95, z], { turn: 360 * u, roll: 20 * v }), [r * 1.25, r * 0.72, r]),
        ellipsoid(frameAt([x + r * 0.5, 2.9, z + r * 0.35], { turn: 200 * t }), [r * 0.8, r * 0.5, r * 0.7]),
      ),
      step: 0.3,
      triangles: 44,
    });
  }
  const front = d / 2;
  shells.push({
    material: 'base',
    tint: [1, 1, 0.96],
    mesh: {
      positions: [
        0,
        1.2,
        front - 0.18,
        1.55,
        3.0,
        front - 1.36,
        -1.55,
        3.0,
        front - 1.36,
        0,
        1.0,
        front - 1.2,
        1.5,
        2.4,
        front - 2.2,
        -1.5,
        2.4,
        front - 2.2,
      ],
      indices: [0, 1, 2, 3, 5, 4, 0, 3, 4, 0, 4, 1, 1, 4, 5, 1, 5, 2, 2, 5, 3, 2, 3, 0],
    },
    field: null,
    crease: 0.9,
    floor: 0,
  });
  return shells;
}

function groundTint(seed) {
  const patches = ground(seed + 40);
  return ([x, , z]) => {
    const v = 0.86 + 0.5 * patches(x * 1.7, z * 1.7);
    return [v, v * (0.98 + 0.08 * patches(z, x)), v * 0.95];
  };
}
