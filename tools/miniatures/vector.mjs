// Points and directions as [x, y, z] in millimetres, and right-handed frames { at, x, y, z } of unit axes.

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a) => Math.sqrt(dot(a, a));
export const distance = (a, b) => length(subtract(a, b));
export const unit = (a) => scale(a, 1 / (length(a) || 1));
export const along = (a, direction, s) => add(a, scale(direction, s));
export const between = (a, b, t) => add(a, scale(subtract(b, a), t));

/** The part of a direction that is square to a unit axis, made unit. */
export const squareTo = (a, axis) => unit(subtract(a, scale(axis, dot(a, axis))));

const DEGREE = Math.PI / 180;

/** A frame at a point, first rolled about z, then pitched about x (positive leans forward), then turned about y; degrees. */
export function frameAt(at, { turn = 0, pitch = 0, roll = 0 } = {}) {
  const spin = (v) => {
    let [x, y, z] = v;
    let c = Math.cos(roll * DEGREE);
    let s = Math.sin(roll * DEGREE);
    [x, y] = [c * x - s * y, s * x + c * y];
    c = Math.cos(pitch * DEGREE);
    s = Math.sin(pitch * DEGREE);
    [y, z] = [c * y - s * z, s * y + c * z];
    c = Math.cos(turn * DEGREE);
    s = Math.sin(turn * DEGREE);
    [x, z] = [c * x + s * z, -s * x + c * z];
    return [x, y, z];
  };
  return { at, x: spin([1, 0, 0]), y: spin([0, 1, 0]), z: spin([0, 0, 1]) };
}

/** A frame at a point whose z is the given direction and whose y is as near as it can be to the given up. */
export function frameAlong(at, forward, up = [0, 1, 0]) {
  const z = unit(forward);
  const y = squareTo(up, z);
  return { at, x: cross(y, z), y, z };
}

/** A point of the frame, seen from outside the frame. */
export const out = (frame, p) => add(frame.at, add(scale(frame.x, p[0]), add(scale(frame.y, p[1]), scale(frame.z, p[2]))));

/** A direction of the frame, seen from outside the frame. */
export const outward = (frame, d) => add(scale(frame.x, d[0]), add(scale(frame.y, d[1]), scale(frame.z, d[2])));

/** A frame given inside another frame, seen from outside it. */
export const frameIn = (outer, inner) => ({
  at: out(outer, inner.at),
  x: outward(outer, inner.x),
  y: outward(outer, inner.y),
  z: outward(outer, inner.z),
});

export const WORLD = frameAt([0, 0, 0]);

/** A repeatable stream of numbers from 0 to 1 for a seed (mulberry32). */
export function stream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
