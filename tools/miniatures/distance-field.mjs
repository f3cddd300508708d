// Signed-distance fields: { d(x, y, z), lo, hi }. Negative inside; lo and hi bound the solid. Lengths in millimetres.
import { length, out, subtract } from './vector.mjs';

const boundsOf = (points, r) => ({
  lo: [0, 1, 2].map((k) => Math.min(...points.map((p) => p[k])) - r),
  hi: [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k])) + r),
});

export function sphere(c, r) {
  const [cx, cy, cz] = c;
  return { d: (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r, ...boundsOf([c], r) };
}

/** An ellipsoid along the axes of its frame. */
export function ellipsoid(frame, radii) {
  const [rx, ry, rz] = radii;
  return placed(
    {
      d: (x, y, z) => {
        const k0 = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
        const k1 = Math.sqrt((x / rx / rx) ** 2 + (y / ry / ry) ** 2 + (z / rz / rz) ** 2);
        return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
      },
      lo: [-rx, -ry, -rz],
      hi: [rx, ry, rz],
    },
    frame,
  );
}

/** A cone with round ends: radius ra at a, rb at b. */
export function roundCone(a, b, ra, rb) {
  const [ax, ay, az] = a;
  const [bx, by, bz] = subtract(b, a);
  const l2 = bx * bx + by * by + bz * bz;
  const rr = ra - rb;
  const a2 = l2 - rr * rr;
  const il2 = 1 / l2;
  const d = (px, py, pz) => {
    const x = px - ax;
    const y = py - ay;
    const z = pz - az;
    const t = x * bx + y * by + z * bz;
    const zz = t - l2;
    const vx = x * l2 - bx * t;
    const vy = y * l2 - by * t;
    const vz = z * l2 - bz * t;
    const x2 = vx * vx + vy * vy + vz * vz;
    const y2 = t * t * l2;
    const z2 = zz * zz * l2;
    const k = Math.sign(rr) * rr * rr * x2;
    if (Math.sign(zz) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - rb;
    if (Math.sign(t) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - ra;
    return (Math.sqrt(x2 * a2 * il2) + t * rr) * il2 - ra;
  };
  return { d, ...boundsOf([a, b], Math.max(ra, rb)) };
}

export const capsule = (a, b, r) => roundCone(a, b, r, r);

/** Capsules end to end through the points, one radius or a radius for each point. */
export function chain(points, radii, smooth = 0.3) {
  const r = (k) => (Array.isArray(radii) ? radii[k] : radii);
  return blend(smooth, ...points.slice(1).map((p, k) => roundCone(points[k], p, r(k), r(k + 1))));
}

/** A box with rounded edges; half sizes include the rounding. */
export function roundBox(frame, half, round) {
  const [hx, hy, hz] = half;
  return placed(
    {
      d: (x, y, z) => {
        const qx = Math.abs(x) - hx + round;
        const qy = Math.abs(y) - hy + round;
        const qz = Math.abs(z) - hz + round;
        const ox = Math.max(qx, 0);
        const oy = Math.max(qy, 0);
        const oz = Math.max(qz, 0);
        return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
      },
      lo: [-hx, -hy, -hz],
      hi: [hx, hy, hz],
    },
    frame,
  );
}

/** A cylinder along the frame's y, of half height h, its rims rounded. */
export function drum(frame, radius, h, round) {
  return placed(
    {
      d: (x, y, z) => {
        const qx = Math.sqrt(x * x + z * z) - radius + round;
        const qy = Math.abs(y) - h + round;
        const ox = Math.max(qx, 0);
        const oy = Math.max(qy, 0);
        return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(qx, qy), 0) - round;
      },
      lo: [-radius, -h, -radius],
      hi: [radius, h, radius],
    },
    frame,
  );
}

/** A ring about the frame's y; rx and rz are the ring's half sizes, r its thickness. */
export function ring(frame, rx, rz, r) {
  const mean = (rx + rz) / 2;
  return placed(
    {
      d: (x, y, z) => {
        const u = (x / rx) * mean;
        const v = (z / rz) * mean;
        const q = Math.sqrt(u * u + v * v) - mean;
        return (Math.sqrt(q * q + y * y) - r) * (Math.min(rx, rz) / mean);
      },
      lo: [-rx - r, -r, -rz - r],
      hi: [rx + r, r, rz + r],
    },
    frame,
  );
}

function polygonDistance(points) {
  const n = points.length;
  return (x, y) => {
    let best = Number.POSITIVE_INFINITY;
    let inside = false;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[j];
      const ex = bx - ax;
      const ey = by - ay;
      const wx = x - ax;
      const wy = y - ay;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      best = Math.min(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
      if (ay > y !== by > y && x < ax + (ex * (y - ay)) / ey) inside = !inside;
    }
    return inside ? -Math.sqrt(best) : Math.sqrt(best);
  };
}

/** A profile of points [z, y] given thickness along the frame's x; edges rounded. */
export function extruded(frame, profile, half, round) {
  const flat = polygonDistance(profile);
  const zs = profile.map((p) => p[0]);
  const ys = profile.map((p) => p[1]);
  return placed(
    {
      d: (x, y, z) => {
        const qx = flat(z, y) + round;
        const qy = Math.abs(x) - half + round;
        const ox = Math.max(qx, 0);
        const oy = Math.max(qy, 0);
        return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(qx, qy), 0) - round;
      },
      lo: [-half, Math.min(...ys), Math.min(...zs)],
      hi: [half, Math.max(...ys), Math.max(...zs)],
    },
    frame,
  );
}

/** A profile of points [radius, y] turned about the frame's y; sx and sz stretch the circle into an oval. */
export function revolved(frame, profile, sx, sz, round) {
  const flat = polygonDistance(profile);
  const r = Math.max(...profile.map((p) => p[0]));
  const ys = profile.map((p) => p[1]);
  return placed(
    {
      d: (x, y, z) => (flat(Math.sqrt((x / sx) ** 2 + (z / sz) ** 2), y) - round) * Math.min(sx, sz, 1),
      lo: [-r * sx - round, Math.min(...ys) - round, -r * sz - round],
      hi: [r * sx + round, Math.max(...ys) + round, r * sz + round],
    },
    frame,
  );
}

/** A field given inside a frame, seen from outside it. */
export function placed(field, frame) {
  const [ax, ay, az] = frame.at;
  const [xx, xy, xz] = frame.x;
  const [yx, yy, yz] = frame.y;
  const [zx, zy, zz] = frame.z;
  const { d, lo, hi } = field;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
    out(frame, [k & 1 ? hi[0] : lo[0], k & 2 ? hi[1] : lo[1], k & 4 ? hi[2] : lo[2]]),
  );
  return {
    d: (px, py, pz) => {
      const x = px - ax;
      const y = py - ay;
      const z = pz - az;
      return d(x * xx + y * xy + z * xz, x * yx + y * yy + z * yz, x * zx + y * zy + z * zz);
    },
    ...boundsOf(corners, 0),
  };
}

/** The half space on the negative side of a plane; unbounded, so only for cutting. */
export function below(point, normal) {
  const l = length(normal);
  const [nx, ny, nz] = normal.map((v) => v / l);
  const c = nx * point[0] + ny * point[1] + nz * point[2];
  return { d: (x, y, z) => nx * x + ny * y + nz * z - c, lo: null, hi: null };
}

/** All points within half a thickness of a plane; unbounded, so only for cutting. */
export function slab(point, normal, half) {
  const plane = below(point, normal);
  return { d: (x, y, z) => Math.abs(plane.d(x, y, z)) - half, lo: null, hi: null };
}

const joined = (fields) => ({
  lo: [0, 1, 2].map((k) => Math.min(...fields.map((f) => f.lo[k]))),
  hi: [0, 1, 2].map((k) => Math.max(...fields.map((f) => f.hi[k]))),
});

/** All the fields together, their joints filled to a radius of about k. */
export function blend(k, ...fields) {
  const list = fields.map((f) => f.d);
  const n = list.length;
  const d =
    k <= 0
      ? (x, y, z) => {
          let r = list[0](x, y, z);
          for (let i = 1; i < n; i++) r = Math.min(r, list[i](x, y, z));
          return r;
        }
      : (x, y, z) => {
          let r = list[0](x, y, z);
          for (let i = 1; i < n; i++) {
            const b = list[i](x, y, z);
            const h = k - Math.abs(r - b);
            r = Math.min(r, b);
            if (h > 0) r -= (h * h) / (4 * k);
          }
          return r;
        };
  return { d, ...joined(fields) };
}

export const union = (...fields) => blend(0, ...fields);

/** The first field where all the others are too; edges rounded to about k. */
export function common(k, field, ...others) {
  const list = others.map((f) => f.d);
  const d = (x, y, z) => {
    let r = field.d(x, y, z);
    for (const o of list) {
      const b = o(x, y, z);
      const h = k - Math.abs(r - b);
      r = Math.max(r, b);
      if (h > 0) r += (h * h) / (4 * k);
    }
    return r;
  };
  const bounded = [field, ...others].filter((f) => f.lo);
  return {
    d,
    lo: [0, 1, 2].map((a) => Math.max(...bounded.map((f) => f.lo[a]))),
    hi: [0, 1, 2].map((a) => Math.min(...bounded.map((f) => f.hi[a]))),
  };
}

/** The first field without the others; edges rounded to about k. */
export function without(k, field, ...others) {
  const r = common(k, field, ...others.map((o) => ({ d: (x, y, z) => -o.d(x, y, z), lo: null, hi: null })));
  return { d: r.d, lo: field.lo, hi: field.hi };
}

/** The field made fatter by r all round. */
export const grown = (field, r) => ({
  d: (x, y, z) => field.d(x, y, z) - r,
  lo: field.lo.map((v) => v - r),
  hi: field.hi.map((v) => v + r),
});

/** The field with its surface pushed out by push(x, y, z), which never exceeds most. */
export const pushed = (field, push, most) => ({
  d: (x, y, z) => {
    const d = field.d(x, y, z);
    return d > most * 4 || d < -most * 4 ? d : d - push(x, y, z);
  },
  lo: field.lo.map((v) => v - most),
  hi: field.hi.map((v) => v + most),
});

/** The unit direction in which the field grows fastest. */
export function gradient(field, [x, y, z], h = 0.08) {
  const g = [
    field.d(x + h, y, z) - field.d(x - h, y, z),
    field.d(x, y + h, z) - field.d(x, y - h, z),
    field.d(x, y, z + h) - field.d(x, y, z - h),
  ];
  const l = length(g);
  return l > 1e-9 ? g.map((v) => v / l) : [0, 1, 0];
}

/** Where a ray first meets the field, walking in steps as long as the field allows. */
export function meet(field, from, direction, far = 40) {
  let t = 0;
  for (let i = 0; i < 200 && t < far; i++) {
    const p = [from[0] + direction[0] * t, from[1] + direction[1] * t, from[2] + direction[2] * t];
    const d = field.d(...p);
    if (d < 0.01) return p;
    t += d * 0.8;
  }
  throw new Error('The ray meets nothing.');
}
