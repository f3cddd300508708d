// Closed meshes built directly: turned on a lathe, swept along a path, cut from an outline. Each is { positions, indices }.
import earcut from 'earcut';
import { add, cross, out, scale, squareTo, subtract, unit } from './vector.mjs';

/** Faces of a closed grid of rings: ring k to ring k + 1, each ring turning the same way; ends closed by flat or pointed caps. */
function skinned(rings, { close = true, tips = [null, null] } = {}) {
  const n = rings[0].length;
  const positions = rings.flat(2);
  const indices = [];
  for (let k = 0; k + 1 < rings.length; k++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      indices.push(k * n + i, (k + 1) * n + i, (k + 1) * n + j, k * n + i, (k + 1) * n + j, k * n + j);
    }
  if (close) {
    for (const [k, flip, tip] of [
      [0, false, tips[0]],
      [rings.length - 1, true, tips[1]],
    ]) {
      const middle = tip ?? scale(rings[k].reduce(add), 1 / n);
      const id = positions.length / 3;
      positions.push(...middle);
      for (let i = 0; i < n; i++) {
        const j = (i + 1) % n;
        if (flip) indices.push(id, k * n + j, k * n + i);
        else indices.push(id, k * n + i, k * n + j);
      }
    }
  }
  return { positions, indices };
}

/** A profile of [radius, y] from top to bottom or bottom to top, turned about the frame's y and closed on the axis. */
export function turned(frame, profile, sides, { phase = 0 } = {}) {
  const upward = profile[profile.length - 1][1] > profile[0][1] ? profile : [...profile].reverse();
  const tip = ([r, y]) => (r === 0 ? out(frame, [0, y, 0]) : null);
  const rings = upward
    .filter(([r]) => r > 0)
    .map(([r, y]) =>
      Array.from({ length: sides }, (_, i) => {
        const a = (2 * Math.PI * (i + phase)) / sides;
        return out(frame, [r * Math.sin(a), y, r * Math.cos(a)]);
      }),
    );
  return outwards(skinned(rings, { tips: [tip(upward[0]), tip(upward[upward.length - 1])] }));
}

/** A closed loop of [radius, y] turned about the frame's y: a ring with a hole. */
export function turnedRing(frame, loop, sides) {
  const rings = [...loop, loop[0]].map(([r, y]) =>
    Array.from({ length: sides }, (_, i) => {
      const a = (2 * Math.PI * i) / sides;
      return out(frame, [r * Math.sin(a), y, r * Math.cos(a)]);
    }),
  );
  return outwards(welded(skinned(rings, { close: false })));
}

/** A tube through the points; radius is one number, or one for each point; flat ends; squash thins it along the given up. */
export function tube(points, radius, sides, { up = [0, 1, 0], squash = 1 } = {}) {
  const rings = points.map((p, k) => {
    const before = points[Math.max(0, k - 1)];
    const after = points[Math.min(points.length - 1, k + 1)];
    const z = unit(subtract(after, before));
    const y = squareTo(up, z);
    const x = cross(y, z);
    const r = Array.isArray(radius) ? radius[k] : radius;
    return Array.from({ length: sides }, (_, i) => {
      const a = (2 * Math.PI * (i + 0.5)) / sides;
      return add(p, add(scale(x, r * Math.cos(a)), scale(y, r * squash * Math.sin(a))));
    });
  });
  return outwards(skinned(rings));
}

/** An outline of [z, y] given thickness along the frame's x from -half to half, its edges bevelled. */
export function plate(frame, outline, half, bevel) {
  const area = outline.reduce((s, [z, y], i) => {
    const [z2, y2] = outline[(i + 1) % outline.length];
    return s + z * y2 - z2 * y;
  }, 0);
  const loop = area < 0 ? [...outline].reverse() : outline;
  const inner = inset(loop, bevel);
  const layers = [
    [inner, -half],
    [loop, -half + bevel],
    [loop, half - bevel],
    [inner, half],
  ];
  const n = loop.length;
  const rings = layers.map(([points, x]) => points.map(([z, y]) => out(frame, [x, y, z])));
  const mesh = skinned(rings, { close: false });
  const cap = earcut(inner.flat());
  for (let i = 0; i < cap.length; i += 3) {
    const [a, b, c] = [cap[i], cap[i + 1], cap[i + 2]];
    mesh.indices.push(a, b, c, 3 * n + a, 3 * n + c, 3 * n + b);
  }
  return outwards(oriented(mesh));
}

function inset(loop, by) {
  const n = loop.length;
  return loop.map((p, i) => {
    const a = loop[(i + n - 1) % n];
    const b = loop[(i + 1) % n];
    const e1 = unit([p[0] - a[0], p[1] - a[1], 0]);
    const e2 = unit([b[0] - p[0], b[1] - p[1], 0]);
    const n1 = [-e1[1], e1[0]];
    const n2 = [-e2[1], e2[0]];
    const m = unit([n1[0] + n2[0], n1[1] + n2[1], 0]);
    const stretch = by / Math.max(0.35, m[0] * n1[0] + m[1] * n1[1]);
    return [p[0] + m[0] * stretch, p[1] + m[1] * stretch];
  });
}

/** A box with bevelled edges; half sizes along the frame's axes. */
export function bevelledBox(frame, [hx, hy, hz], bevel) {
  return plate(
    frame,
    [
      [-hz, -hy],
      [hz, -hy],
      [hz, hy],
      [-hz, hy],
    ],
    hx,
    bevel,
  );
}

/** A solid between a lower and an upper outline of as many points [x, y, z] each, both flat; edges bevelled by insetting the rings. */
export function frustum(frame, lower, upper, bevel) {
  const shrink = (loop, by) => {
    const middle = scale(loop.reduce(add), 1 / loop.length);
    return loop.map((p) => {
      const d = subtract(p, middle);
      return [p[0] - Math.sign(d[0]) * Math.min(by, Math.abs(d[0])), p[1], p[2] - Math.sign(d[2]) * Math.min(by, Math.abs(d[2]))];
    });
  };
  const raise = (loop, other, by) =>
    loop.map((p, i) => {
      const d = subtract(other[i], p);
      const t = by / Math.abs(d[1]);
      return add(p, scale(d, t));
    });
  const rings = [shrink(lower, bevel), raise(lower, upper, bevel), raise(upper, lower, bevel), shrink(upper, bevel)];
  return outwards(skinned(rings.map((ring) => ring.map((p) => out(frame, p)))));
}

/** The mesh carried out of a frame. */
export const moved = ({ positions, indices }, frame) => ({
  indices,
  positions: positions.flatMap((_, i, p) => (i % 3 === 0 ? out(frame, [p[i], p[i + 1], p[i + 2]]) : [])),
});

/** The same solid with vertices at the same place made one. */
export function welded({ positions, indices }) {
  const known = new Map();
  const out = { positions: [], indices: [] };
  const name = indices.map((i) => {
    const p = [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]];
    const key = p.map((v) => Math.round(v * 1e5)).join(' ');
    let id = known.get(key);
    if (id === undefined) {
      id = known.size;
      known.set(key, id);
      out.positions.push(...p);
    }
    return id;
  });
  for (let i = 0; i < name.length; i += 3) {
    const [a, b, c] = [name[i], name[i + 1], name[i + 2]];
    if (a !== b && b !== c && c !== a) out.indices.push(a, b, c);
  }
  return out;
}

/** Caps are turned to agree with the sides they close: a face is flipped when an edge runs the same way twice. */
function oriented(mesh) {
  const { indices } = mesh;
  const owner = new Map();
  for (let f = 0; f < indices.length; f += 3)
    for (let k = 0; k < 3; k++) {
      const key = [indices[f + k], indices[f + ((k + 1) % 3)]].sort((p, q) => p - q).join(' ');
      owner.set(key, [...(owner.get(key) ?? []), f]);
    }
  const done = new Set([0]);
  const queue = [0];
  while (queue.length > 0) {
    const f = queue.pop();
    for (let k = 0; k < 3; k++) {
      const a = indices[f + k];
      const b = indices[f + ((k + 1) % 3)];
      for (const g of owner.get([a, b].sort((p, q) => p - q).join(' '))) {
        if (done.has(g)) continue;
        const runsSame = [0, 1, 2].some((m) => indices[g + m] === a && indices[g + ((m + 1) % 3)] === b);
        if (runsSame) [indices[g + 1], indices[g + 2]] = [indices[g + 2], indices[g + 1]];
        done.add(g);
        queue.push(g);
      }
    }
  }
  return mesh;
}

function outwards(mesh) {
  const { positions: p, indices } = mesh;
  let v = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    v +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  if (v < 0) for (let i = 0; i < indices.length; i += 3) [indices[i + 1], indices[i + 2]] = [indices[i + 2], indices[i + 1]];
  return mesh;
}

/** An outline of [z, y] pushed along the frame's x from -half to half, its edges sharp: few triangles. */
export function prism(frame, outline, half) {
  const n = outline.length;
  const positions = [-half, half].flatMap((x) => outline.flatMap(([z, y]) => out(frame, [x, y, z])));
  const indices = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    indices.push(i, n + i, n + j, i, n + j, j);
  }
  const cap = earcut(outline.flat());
  for (let i = 0; i < cap.length; i += 3)
    indices.push(cap[i], cap[i + 1], cap[i + 2], n + cap[i], n + cap[i + 2], n + cap[i + 1]);
  return outwards(oriented({ positions, indices }));
}
