import { Clipper, FillRule, type Path64, type Paths64 } from 'clipper2-ts';
import type { Scene } from '../../engine/geometry/mesh/scene.ts';
import type { BodyRegion, Model, Vec3 } from '../../engine/index.ts';

/**
 * Shares by polygon booleans on a fine grid of whole numbers, with code that shares nothing with the engine's pictures: every triangle of the
 * board is cut off behind each face of the body, thrown onto the image plane and taken away from that face.
 */
export interface PolygonShares {
  readonly whole: number;
  readonly regions: readonly number[];
}

type V = readonly [number, number, number];
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a: V): V => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Whole numbers to the millimetre; the size of a man in them, squared, is still exact. */
const GRID = 2 ** 20;

/** Nothing nearer to the eye than this hides. */
const NEAR = 0.1;

const FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;

export function sharesByPolygons(scene: Scene, eye: Vec3, target: Model, regions: readonly BodyRegion[]): PolygonShares {
  const e: V = [eye.x, eye.y, eye.z];
  const { at, facing } = target.pose;
  const sin = Math.sin(facing);
  const cos = Math.cos(facing);
  const onBoard = (x: number, y: number, z: number): V => [at.x + cos * x + sin * z, at.y + y, at.z - sin * x + cos * z];
  const boxes = target.body.volumes[target.stance].flatMap(({ region, solid }) =>
    regions.includes(region) && solid.kind === 'box' ? [solid] : [],
  );
  const lowest = (axis: 'x' | 'y' | 'z') => Math.min(...boxes.map(({ min }) => min[axis]));
  const highest = (axis: 'x' | 'y' | 'z') => Math.max(...boxes.map(({ max }) => max[axis]));
  const middle = (axis: 'x' | 'y' | 'z') => (lowest(axis) + highest(axis)) / 2;
  const toCentre = minus(onBoard(middle('x'), middle('y'), middle('z')), e);
  const far = Math.sqrt(dot(toCentre, toCentre));
  const axis = unit(toCentre);
  const right = unit(cross(axis, [0, 1, 0]));
  const up = cross(right, axis);
  /** From here on all points are seen from the eye. */
  const project = (p: V): readonly [number, number] => {
    const zoom = far / dot(p, axis);
    return [dot(p, right) * zoom, dot(p, up) * zoom];
  };

  const triangles: V[][] = [];
  scene.gather(
    [],
    () => true,
    (c) => {
      triangles.push([minus([c[0]!, c[1]!, c[2]!], e), minus([c[3]!, c[4]!, c[5]!], e), minus([c[6]!, c[7]!, c[8]!], e)]);
    },
  );

  let allSeen: Paths64 = [];
  let all: Paths64 = [];
  const shares = boxes.map(({ min, max }) => {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
      minus(onBoard(k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z), e),
    );
    let seen: Paths64 = [];
    let outline: Paths64 = [];
    for (const indices of FACES) {
      const face = indices.map((index) => corners[index]!);
      const normal = cross(minus(face[1]!, face[0]!), minus(face[2]!, face[0]!));
      const offset = dot(normal, face[0]!);
      if (offset >= 0) continue; // looks away
      const shape = face.map(project);
      const [x0, x1] = [Math.min(...shape.map(([x]) => x)) - 0.01, Math.max(...shape.map(([x]) => x)) + 0.01];
      const [y0, y1] = [Math.min(...shape.map(([, y]) => y)) - 0.01, Math.max(...shape.map(([, y]) => y)) + 0.01];
      const path = ontoGrid(shape);
      const hiding = triangles.flatMap((triangle) => {
        // A thousandth of a thousandth of a millimetre before the face, so that what lies flush with it is not before it.
        const flush = 1e-6 * Math.sqrt(dot(normal, normal));
        const before = cutOff(triangle, (p) => dot(normal, p) - offset - flush);
        const ahead = cutOff(before, (p) => dot(p, axis) - NEAR);
        if (ahead.length < 3) return [];
        const inWindow = [
          (p: V) => dot(p, right) * far - x0 * dot(p, axis),
          (p: V) => x1 * dot(p, axis) - dot(p, right) * far,
          (p: V) => dot(p, up) * far - y0 * dot(p, axis),
          (p: V) => y1 * dot(p, axis) - dot(p, up) * far,
        ].reduce(cutOff, ahead);
        return inWindow.length < 3 ? [] : [ontoGrid(inWindow.map(project))];
      });
      const open = hiding.length > 0 ? Clipper.difference([path], hiding, FillRule.NonZero) : [path];
      seen = Clipper.union([...seen, ...open], FillRule.NonZero);
      outline = Clipper.union([...outline, path], FillRule.NonZero);
    }
    allSeen = Clipper.union([...allSeen, ...seen], FillRule.NonZero);
    all = Clipper.union([...all, ...outline], FillRule.NonZero);
    return areaOf(seen) / areaOf(outline);
  });
  return { whole: areaOf(allSeen) / areaOf(all), regions: shares };
}

/** Holes run the other way round and count against. */
const areaOf = (paths: Paths64): number => Math.abs(paths.reduce((sum, path) => sum + Clipper.area(path), 0));

/** Rounded to the grid, anticlockwise. */
function ontoGrid(shape: readonly (readonly [number, number])[]): Path64 {
  const path = shape.map(([x, y]) => ({ x: Math.round(x * GRID), y: Math.round(y * GRID) }));
  return Clipper.area(path) < 0 ? path.reverse() : path;
}

/** The part of a flat shape where `inside` is not negative. */
function cutOff(shape: readonly V[], inside: (p: V) => number): V[] {
  return shape.flatMap((q, i) => {
    const p = shape[(i + shape.length - 1) % shape.length]!;
    const [a, b] = [inside(p), inside(q)];
    const kept: V[] = [];
    if (a < 0 !== b < 0) {
      const t = a / (a - b);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
    }
    if (b >= 0) kept.push(q);
    return kept;
  });
}
