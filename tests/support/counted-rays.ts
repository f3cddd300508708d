import type { Scene } from '../../engine/geometry/mesh/scene.ts';
import type { BodyRegion, Model, Source, Vec3 } from '../../engine/index.ts';
import type { Chance } from './chance.ts';

/**
 * Shares by counting rays, with code that shares nothing with the engine's pictures: boxes of the body by slabs, everything else by
 * rays.
 */
export interface CountedShares {
  readonly rays: number;
  readonly whole: number;
  readonly regions: readonly number[];
  /** Share of the whole that is hidden first by each source, by its name. */
  readonly hiddenBy: ReadonlyMap<string, number>;
}

type V = [number, number, number];
const toArray = (p: Vec3): V => [p.x, p.y, p.z];
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a: V): V => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};

export function countRays(
  firstStop: FirstStop,
  eye: Vec3,
  target: Model,
  regions: readonly BodyRegion[],
  across: number,
  chance: Chance,
): CountedShares {
  const e = toArray(eye);
  const sin = Math.sin(target.pose.facing);
  const cos = Math.cos(target.pose.facing);
  const intoModel = (p: V): V => {
    const [x, y, z] = minus(p, toArray(target.pose.at));
    return [cos * x - sin * z, y, sin * x + cos * z];
  };
  const outOfModel = ([x, y, z]: V): V => [
    target.pose.at.x + cos * x + sin * z,
    target.pose.at.y + y,
    target.pose.at.z - sin * x + cos * z,
  ];
  const boxes = target.body.volumes[target.stance].flatMap(({ region, solid }) =>
    regions.includes(region) && solid.kind === 'box' ? [{ min: toArray(solid.min), max: toArray(solid.max) }] : [],
  );
  const low = [0, 1, 2].map((k) => Math.min(...boxes.map(({ min }) => min[k]!)));
  const high = [0, 1, 2].map((k) => Math.max(...boxes.map(({ max }) => max[k]!)));
  const centre = outOfModel([(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2]);
  const axis = unit(minus(centre, e));
  const right = unit(cross(axis, [0, 1, 0]));
  const up = cross(right, axis);
  const far = Math.sqrt(dot(minus(centre, e), minus(centre, e)));
  const corners = boxes.flatMap(({ min, max }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
      minus(outOfModel([k & 1 ? max[0]! : min[0]!, k & 2 ? max[1]! : min[1]!, k & 4 ? max[2]! : min[2]!]), e),
    ),
  );
  const xs = corners.map((c) => (dot(c, right) / dot(c, axis)) * far);
  const ys = corners.map((c) => (dot(c, up) / dot(c, axis)) * far);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];

  const seen = boxes.map(() => 0);
  const aimed = boxes.map(() => 0);
  let whole = 0;
  let wholeSeen = 0;
  const hiddenBy = new Map<string, number>();
  const lookFrom = intoModel(e);
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < across; j++) {
      const x = x0 + ((x1 - x0) * (i + chance.between(0, 1))) / across;
      const y = y0 + ((y1 - y0) * (j + chance.between(0, 1))) / across;
      const d = [0, 1, 2].map((k) => axis[k]! * far + right[k]! * x + up[k]! * y) as V;
      const inModel = minus(intoModel([e[0] + d[0], e[1] + d[1], e[2] + d[2]]), lookFrom);
      const entries = boxes.map(({ min, max }) => entryInto(lookFrom, inModel, min, max));
      const nearest = Math.min(...entries);
      if (nearest === Infinity) continue;
      const { t, by } = firstStop(e, d, Math.max(...entries.filter((entry) => entry < Infinity)));
      entries.forEach((entry, region) => {
        if (entry === Infinity) return;
        aimed[region]!++;
        if (t >= entry) seen[region]!++;
      });
      whole++;
      if (t >= nearest) wholeSeen++;
      else hiddenBy.set(by, (hiddenBy.get(by) ?? 0) + 1);
    }
  }
  return {
    rays: whole,
    whole: wholeSeen / whole,
    regions: seen.map((count, region) => count / aimed[region]!),
    hiddenBy: new Map([...hiddenBy].map(([source, count]) => [source, count / whole])),
  };
}

/** Where a ray enters a box, as a share of the ray; Infinity where it passes it. */
function entryInto(from: V, d: V, min: V, max: V): number {
  let enter = -Infinity;
  let leave = Infinity;
  for (let k = 0; k < 3; k++) {
    const a = (min[k]! - from[k]!) / d[k]!;
    const b = (max[k]! - from[k]!) / d[k]!;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave && enter > 0 ? enter : Infinity;
}

/** What stops a ray from `from` along `d` before the share `before` of it: where, as a share, and its name; Infinity where nothing does. */
export type FirstStop = (from: V, d: V, before: number) => { readonly t: number; readonly by: string };

const NOTHING = { t: Infinity, by: '' };

const nameOf = (source: Source) => (source.kind === 'part' ? `${source.piece}/${source.part}` : source.model);

/** By trying every triangle of the board from either side. */
export function byEveryTriangle(scene: Scene): FirstStop {
  const triangles: number[] = [];
  const names: string[] = [];
  scene.gather(
    [],
    () => true,
    (c, solid) => {
      const a: V = [c[0]!, c[1]!, c[2]!];
      triangles.push(...a, ...minus([c[3]!, c[4]!, c[5]!], a), ...minus([c[6]!, c[7]!, c[8]!], a));
      names.push(nameOf(scene.solids[solid]!.source));
    },
  );
  return (e, d, before) => {
    let nearest = before;
    let index = -1;
    for (let i = 0; i < triangles.length; i += 9) {
      const ux = triangles[i + 3]!;
      const uy = triangles[i + 4]!;
      const uz = triangles[i + 5]!;
      const vx = triangles[i + 6]!;
      const vy = triangles[i + 7]!;
      const vz = triangles[i + 8]!;
      const px = d[1] * vz - d[2] * vy;
      const py = d[2] * vx - d[0] * vz;
      const pz = d[0] * vy - d[1] * vx;
      const size = ux * px + uy * py + uz * pz;
      if (size === 0) continue;
      const sx = e[0] - triangles[i]!;
      const sy = e[1] - triangles[i + 1]!;
      const sz = e[2] - triangles[i + 2]!;
      const u = (sx * px + sy * py + sz * pz) / size;
      if (u < 0 || u > 1) continue;
      const qx = sy * uz - sz * uy;
      const qy = sz * ux - sx * uz;
      const qz = sx * uy - sy * ux;
      const v = (d[0] * qx + d[1] * qy + d[2] * qz) / size;
      if (v < 0 || u + v > 1) continue;
      const t = (vx * qx + vy * qy + vz * qz) / size;
      if (t > 1e-9 && t < nearest) {
        nearest = t;
        index = i / 9;
      }
    }
    return index < 0 ? NOTHING : { t: nearest, by: names[index]! };
  };
}

/** By the scene's own rays, which have tests of their own: for boards with too many triangles to try them all. */
export const byTheScene =
  (scene: Scene): FirstStop =>
  (e, d, before) => {
    const end = { x: e[0] + d[0] * before, y: e[1] + d[1] * before, z: e[2] + d[2] * before };
    const hit = scene.firstHit({ x: e[0], y: e[1], z: e[2] }, end, () => true);
    return hit ? { t: hit.t * before * (1 - 1e-12), by: nameOf(scene.solids[hit.solid]!.source) } : NOTHING;
  };
