// Convex solids from their corners: the faces, a chamfered mesh of them, a field to shade by, and the form the rules read.
import { add, cross, dot, scale, subtract, unit } from './vector.mjs';

const NEAR = 1e-4;

/** The faces of the convex hull of a few points: each { normal, level, loop } with the loop anticlockwise from outside. */
function hullFaces(points) {
  const faces = [];
  const n = points.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      for (let k = j + 1; k < n; k++) {
        const raw = cross(subtract(points[j], points[i]), subtract(points[k], points[i]));
        if (dot(raw, raw) < 1e-10) continue;
        let normal = unit(raw);
        let level = dot(normal, points[i]);
        let above = false;
        let under = false;
        for (const p of points) {
          const d = dot(normal, p) - level;
          if (d > NEAR) above = true;
          else if (d < -NEAR) under = true;
          if (above && under) break;
        }
        if (above && under) continue;
        if (above) {
          normal = scale(normal, -1);
          level = -level;
        }
        if (faces.some((f) => dot(f.normal, normal) > 1 - 1e-7 && Math.abs(f.level - level) < 10 * NEAR)) continue;
        const on = points.map((_, m) => m).filter((m) => Math.abs(dot(normal, points[m]) - level) <= NEAR);
        faces.push({ normal, level, loop: ringed(points, on, normal) });
      }
  return faces;
}

/** The corners of a flat convex face in order; points inside it or on its edges are left out. */
function ringed(points, on, normal) {
  const middle = scale(on.map((m) => points[m]).reduce(add), 1 / on.length);
  const x = unit(subtract(points[on[0]], middle));
  const y = cross(normal, x);
  const flat = on.map((m) => {
    const d = subtract(points[m], middle);
    return { m, u: dot(d, x), v: dot(d, y) };
  });
  flat.sort((a, b) => a.u - b.u || a.v - b.v);
  const turn = (o, a, b) => (a.u - o.u) * (b.v - o.v) - (a.v - o.v) * (b.u - o.u);
  const chain = (list) => {
    const kept = [];
    for (const p of list) {
      while (kept.length >= 2 && turn(kept[kept.length - 2], kept[kept.length - 1], p) <= 1e-7) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(flat), ...chain([...flat].reverse())].map(({ m }) => m);
}

const fanned = (points, faces) => ({
  positions: points.flat(),
  indices: faces.flatMap(({ loop }) => loop.slice(2).flatMap((_, i) => [loop[0], loop[i + 1], loop[i + 2]])),
});

/** The convex solid of the corners [x, y, z], its edges chamfered by the given length along each face. */
export function convexSolid(corners, chamfer = 0) {
  const faces = hullFaces(corners);
  const field = {
    d: (x, y, z) => {
      let d = -1e9;
      for (const f of faces) d = Math.max(d, f.normal[0] * x + f.normal[1] * y + f.normal[2] * z - f.level);
      return d;
    },
    lo: [0, 1, 2].map((k) => Math.min(...corners.map((p) => p[k]))),
    hi: [0, 1, 2].map((k) => Math.max(...corners.map((p) => p[k]))),
  };
  let mesh = fanned(corners, faces);
  if (chamfer > 0) {
    const points = [];
    for (const { loop } of faces) {
      const n = loop.length;
      for (let i = 0; i < n; i++) {
        const [a, b, c] = [corners[loop[(i + n - 1) % n]], corners[loop[i]], corners[loop[(i + 1) % n]]];
        const u = unit(subtract(a, b));
        const v = unit(subtract(c, b));
        const sine = Math.sqrt(Math.max(1e-6, 1 - dot(u, v) ** 2));
        points.push(add(b, scale(add(u, v), chamfer / sine)));
      }
    }
    if (points.some((p) => field.d(...p) > 1e-3)) throw new Error('The chamfer is longer than a face allows.');
    const distinct = points.filter((p, i) => points.findIndex((q) => dot(subtract(p, q), subtract(p, q)) < 1e-8) === i);
    mesh = fanned(distinct, hullFaces(distinct));
  }
  return { mesh, field };
}

/** The corners of a box from one corner to the opposite one. */
export const boxCorners = ([x0, y0, z0], [x1, y1, z1]) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1 ? x1 : x0, k & 2 ? y1 : y0, k & 4 ? z1 : z0]);

/** A side view of [z, y] given a width: the corners at x = -half and +half; half may be a plane half(z, y). */
export const profileCorners = (profile, half) =>
  profile.flatMap(([z, y]) => {
    const h = typeof half === 'function' ? half(z, y) : half;
    return [
      [h, y, z],
      [-h, y, z],
    ];
  });

/** The convex solid as the rules read it: `Solid` of engine/space/solid.ts. */
export function polyhedron(corners) {
  const faces = hullFaces(corners);
  const used = [...new Set(faces.flatMap((f) => f.loop))].sort((a, b) => a - b);
  const tidy = (v) => Math.round(v * 1000) / 1000 + 0;
  return {
    kind: 'polyhedron',
    vertices: used.map((i) => ({ x: tidy(corners[i][0]), y: tidy(corners[i][1]), z: tidy(corners[i][2]) })),
    faces: faces.map((f) => f.loop.map((i) => used.indexOf(i))),
  };
}

/** Edges longer than the limit are halved until none is left, so that shading can vary over large faces. */
export function subdivided({ positions, indices }, limit) {
  const p = [...positions];
  let faces = [...indices];
  for (let round = 0; round < 6; round++) {
    const middle = new Map();
    const half = (a, b) => {
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      if (middle.has(key)) return middle.get(key);
      const d = [0, 1, 2].map((k) => p[3 * a + k] - p[3 * b + k]);
      let id = -1;
      if (dot(d, d) > limit * limit) {
        id = p.length / 3;
        p.push(...[0, 1, 2].map((k) => (p[3 * a + k] + p[3 * b + k]) / 2));
      }
      middle.set(key, id);
      return id;
    };
    const next = [];
    for (let i = 0; i < faces.length; i += 3) {
      const v = faces.slice(i, i + 3);
      const m = v.map((a, k) => half(a, v[(k + 1) % 3]));
      const split = m.filter((k) => k >= 0).length;
      if (split === 0) next.push(...v);
      else if (split === 3) next.push(v[0], m[0], m[2], v[1], m[1], m[0], v[2], m[2], m[1], m[0], m[1], m[2]);
      else {
        const s = split === 1 ? m.findIndex((k) => k >= 0) : (m.findIndex((k) => k < 0) + 1) % 3;
        const [a, b, c] = [v[s], v[(s + 1) % 3], v[(s + 2) % 3]];
        const [ab, bc] = [m[s], m[(s + 1) % 3]];
        if (split === 1) next.push(a, ab, c, ab, b, c);
        else next.push(a, ab, c, ab, b, bc, ab, bc, c);
      }
    }
    if (next.length === faces.length) break;
    faces = next;
  }
  return { positions: p, indices: faces };
}
