// Things that trucks and tanks have: wheels, lamps, hatches, rods. Each gives shells { material, tint, mesh, field }.
import { boxCorners, convexSolid, subdivided } from './convex-solid.mjs';
import { capsule, drum, placed } from './distance-field.mjs';
import { moved, tube, turned, turnedRing } from './turned-solids.mjs';
import { frameAlong } from './vector.mjs';

export const PAINT = [0.95, 0.95, 0.92];

/** A convex solid as a shell. */
export function block(material, tint, corners, chamfer = 0.5, { limit = 26, shades = true, frame = null } = {}) {
  const { mesh, field } = convexSolid(corners, chamfer);
  const fine = subdivided(mesh, limit);
  return {
    material,
    tint,
    mesh: frame ? moved(fine, frame) : fine,
    field: frame ? placed(field, frame) : field,
    faceted: true,
    shades,
    reach: 7,
  };
}

export const bar = (material, tint, low, high, chamfer = 0.3, options = {}) =>
  block(material, tint, boxCorners(low, high), chamfer, options);

/** A rod or pipe through the points. */
export const rod = (material, tint, points, r, sides = 7) => ({
  material,
  tint,
  mesh: tube(points, r, sides),
  field: capsule(points[0], points[points.length - 1], r),
  shades: points.length === 2,
  crease: 0.3,
  reach: 5,
});

/** Something turned about an axis from a point: profile of [radius, distance along the axis]. */
export function lathed(material, tint, at, axis, profile, sides, { crease = 0.6, shades = true } = {}) {
  const along = frameAlong(at, axis, Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]);
  const frame = { at, x: along.y, y: along.z, z: along.x };
  const r = Math.max(...profile.map((p) => p[0]));
  const low = Math.min(...profile.map((p) => p[1]));
  const high = Math.max(...profile.map((p) => p[1]));
  const centre = [0, 1, 2].map((k) => at[k] + frame.y[k] * ((low + high) / 2));
  return {
    material,
    tint,
    mesh: turned(frame, profile, sides),
    field: drum({ ...frame, at: centre }, r, (high - low) / 2, 0.2),
    crease,
    shades,
    reach: 5,
  };
}

/** A ring turned about an axis: closed loop of [radius, distance along the axis]. */
export function hoopAbout(material, tint, at, axis, loop, sides, { crease = 0.6 } = {}) {
  const along = frameAlong(at, axis, Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]);
  return {
    material,
    tint,
    mesh: turnedRing({ at, x: along.y, y: along.z, z: along.x }, loop, sides),
    field: null,
    crease,
    reach: 5,
  };
}

/** Bolt heads in a circle. */
export function bolts(material, tint, at, axis, radius, count, r = 0.45, high = 0.4) {
  const along = frameAlong(at, axis, Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]);
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * (i + 0.5)) / count;
    const p = [0, 1, 2].map((k) => at[k] + radius * (Math.cos(a) * along.x[k] + Math.sin(a) * along.y[k]));
    const back = p.map((v, k) => v - 0.3 * along.z[k]);
    const frame = { at: back, x: along.y, y: along.z, z: along.x };
    return {
      material,
      tint,
      mesh: turned(
        frame,
        [
          [r, 0],
          [r * 0.8, 0.3 + high],
          [0, 0.3 + high],
        ],
        6,
      ),
      field: null,
      crease: 0.5,
    };
  });
}

/** A pneumatic tyre on a dished disc wheel; side +1 faces left, -1 right. */
export function roadWheel(at, side, radius, width) {
  const axis = [side, 0, 0];
  const h = width / 2;
  const r = radius;
  const shells = [
    hoopAbout(
      'rubber',
      [0.95, 0.95, 0.95],
      at,
      axis,
      [
        [r * 0.6, -h * 0.75],
        [r * 0.78, -h],
        [r * 0.93, -h * 0.86],
        [r, -h * 0.5],
        [r, h * 0.5],
        [r * 0.93, h * 0.86],
        [r * 0.78, h],
        [r * 0.6, h * 0.75],
      ],
      22,
      { crease: 0.6 },
    ),
    lathed(
      'paint',
      PAINT,
      at,
      axis,
      [
        [r * 0.62, -h * 0.6],
        [r * 0.62, h * 0.72],
        [r * 0.57, h * 0.72],
        [r * 0.53, h * 0.3],
        [r * 0.34, h * 0.12],
        [r * 0.26, h * 0.55],
        [r * 0.2, h * 0.9],
        [0, h * 0.95],
      ],
      20,
    ),
    ...bolts(
      'paint',
      [0.8, 0.8, 0.78],
      at.map((v, k) => (k === 0 ? v + side * h * 0.3 : v)),
      axis,
      r * 0.42,
      6,
      0.5,
      0.5,
    ),
  ];
  // Cleats of the tread
  const cleats = 24;
  for (let i = 0; i < cleats; i++) {
    const a = (2 * Math.PI * i) / cleats;
    const frame = frameAlong(
      [at[0], at[1] + Math.cos(a) * (r - 0.1), at[2] + Math.sin(a) * (r - 0.1)],
      [0, -Math.sin(a), Math.cos(a)],
      [0, Math.cos(a), Math.sin(a)],
    );
    const s = i % 2 === 0 ? 1 : -1;
    shells.push({
      material: 'rubber',
      tint: [0.85, 0.85, 0.85],
      mesh: moved(
        convexSolid(boxCorners([s > 0 ? 0.1 : -h * 0.9, -0.5, -0.62], [s > 0 ? h * 0.9 : -0.1, 0.32, 0.62])).mesh,
        frame,
      ),
      field: null,
      crease: 0.8,
    });
  }
  return shells;
}

/** A lamp: dish, rim, glass. */
export function lamp(at, axis, r) {
  return [
    lathed(
      'paint',
      PAINT,
      at,
      axis,
      [
        [0, -r * 1.1],
        [r * 0.55, -r * 0.95],
        [r * 0.9, -r * 0.4],
        [r, 0],
        [r, r * 0.25],
        [r * 0.86, r * 0.25],
        [r * 0.84, 0],
        [0, 0],
      ],
      16,
    ),
    lathed(
      'glass',
      [1, 1, 1],
      at,
      axis,
      [
        [r * 0.85, -0.1],
        [r * 0.8, r * 0.12],
        [r * 0.45, r * 0.3],
        [0, r * 0.36],
      ],
      16,
    ),
  ];
}

/** A grab handle between two points, standing off along the given direction. */
export function handle(a, b, off, r = 0.32) {
  const shift = (p, s) => p.map((v, k) => v + off[k] * s);
  return rod(
    'metal',
    [0.85, 0.85, 0.85],
    [
      shift(a, -0.1),
      shift(a, 0.85),
      shift(
        [0, 1, 2].map((k) => a[k] * 0.85 + b[k] * 0.15),
        1,
      ),
      shift(
        [0, 1, 2].map((k) => a[k] * 0.15 + b[k] * 0.85),
        1,
      ),
      shift(b, 0.85),
      shift(b, -0.1),
    ],
    r,
    6,
  );
}
