import { STACK_SIZE, WALK_SLACK } from './box-tree.ts';
import { type FlatScene, LEAF_BITS, LEAF_MASK } from './flat-scene.ts';
import { VOLUME_DOUBT } from './orientation.ts';
import { CROSSES, crossTriangle, makeCrossing } from './watertight-ray.ts';

/** Which solids stop a ray, by their index. */
export type StopsAt = (solid: number) => boolean;

/** Where a ray was stopped. The caster owns it; the next ray overwrites it. */
export interface RayHit {
  t: number;
  solid: number;
  /** Index of the triangle within that solid's mesh. */
  triangle: number;
}

/** What a ray is asked: does anything stop it, what stops it first, or what does it cross? */
type Asked = 'any' | 'nearest' | 'all';

/** Casts rays into one scene. Not to be used by two callers at a time: it works in room of its own. */
export interface RayCaster {
  /** Is anything between the two points? @edge as `Scene.firstHit` */
  isBlocked(p0: number, p1: number, p2: number, q0: number, q1: number, q2: number, stopsAt: StopsAt): boolean;
  /** The nearest thing between the two points; of equally near ones that of the smallest solid and triangle. */
  nearest(p0: number, p1: number, p2: number, q0: number, q1: number, q2: number, stopsAt: StopsAt): RayHit | null;
  /** Every crossing between the two points, in no order: connected triangles that a ray meets at their seam are all told. */
  crossings(
    p0: number,
    p1: number,
    p2: number,
    q0: number,
    q1: number,
    q2: number,
    stopsAt: StopsAt,
    found: (hit: RayHit) => void,
  ): void;
  /** Where the ray crosses one thing of a solid's tree, by the same test; −1 where it does not. */
  crossingOf(p0: number, p1: number, p2: number, q0: number, q1: number, q2: number, solid: number, thing: number): number;
}

/**
 * The reference of all ray tests. Boxes are walked in the frame of the board and only ever taken too large; whether a triangle is crossed is
 * settled by `crossTriangle` in the frame of its piece, which is asked for all but the triangles that a ray surely passes by.
 */
export function makeRayCaster(scene: FlatScene): RayCaster {
  const { bounds: f, links, positions, corners, triangles, frameOf, frames, reach, nodeCount } = scene;
  const nodes = new Int32Array(STACK_SIZE);
  const nears = new Float64Array(STACK_SIZE);
  const crossing = makeCrossing();
  const hit: RayHit = { t: 0, solid: 0, triangle: 0 };

  // a ray in the frame of one piece
  const start = new Float64Array(3);
  const end = new Float64Array(3);
  /** As `intoFrame`. */
  function bringInto(frame: number, x: number, y: number, z: number, into: Float64Array): void {
    const o = frame * 12;
    const dx = x - frames[o]!;
    const dy = y - frames[o + 1]!;
    const dz = z - frames[o + 2]!;
    into[0] = dx * frames[o + 3]! + dy * frames[o + 4]! + dz * frames[o + 5]!;
    into[1] = dx * frames[o + 6]! + dy * frames[o + 7]! + dz * frames[o + 8]!;
    into[2] = dx * frames[o + 9]! + dy * frames[o + 10]! + dz * frames[o + 11]!;
  }

  function walk(
    p0: number,
    p1: number,
    p2: number,
    q0: number,
    q1: number,
    q2: number,
    stopsAt: StopsAt,
    asked: Asked,
    each: (hit: RayHit) => void,
  ): boolean {
    if (nodeCount === 0) return false;
    const far = Math.max(Math.abs(p0), Math.abs(p1), Math.abs(p2), Math.abs(q0), Math.abs(q1), Math.abs(q2));
    const slack = WALK_SLACK * (reach + far + 1);
    const perX = 1 / (q0 - p0);
    const perY = 1 / (q1 - p1);
    const perZ = 1 / (q2 - p2);
    const nx = perX < 0 ? 4 : 0;
    const ny = perY < 0 ? 5 : 1;
    const nz = perZ < 0 ? 6 : 2;
    const fx = 4 - nx;
    const fy = 6 - ny;
    const fz = 8 - nz;
    // every box is taken larger by the slack: with it no rounding loses a box, flat ones included, and 0 · ∞ only where a ray lies beside a box
    const nearX = perX < 0 ? p0 - slack : p0 + slack;
    const nearY = perY < 0 ? p1 - slack : p1 + slack;
    const nearZ = perZ < 0 ? p2 - slack : p2 + slack;
    const farX = perX < 0 ? p0 + slack : p0 - slack;
    const farY = perY < 0 ? p1 + slack : p1 - slack;
    const farZ = perZ < 0 ? p2 + slack : p2 - slack;

    let limit = 1;
    let found = false;
    // the ray in the frame of the piece that was looked at last
    let frame = -1;
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    let d0 = 0;
    let d1 = 0;
    let d2 = 0;
    let b0 = 0;
    let b1 = 0;
    let b2 = 0;
    // no volume of this ray, an edge and rounding is in doubt when it is larger
    let doubt = 0;

    let waiting = 0;
    let node = 0;
    {
      const xn = (f[nx]! - nearX) * perX;
      const xf = (f[fx]! - farX) * perX;
      const yn = (f[ny]! - nearY) * perY;
      const yf = (f[fy]! - farY) * perY;
      const zn = (f[nz]! - nearZ) * perZ;
      const zf = (f[fz]! - farZ) * perZ;
      if (!(xn <= yf && yn <= xf && xn <= zf && zn <= xf && yn <= zf && zn <= yf && xf >= 0 && yf >= 0 && zf >= 0)) return false;
      if (!(xn <= 1 && yn <= 1 && zn <= 1)) return false;
    }
    for (;;) {
      const k = node << 3;
      const word = links[k + 7]!;
      if (word === 0) {
        const left = links[k + 3]!;
        const a = left << 3;
        const b = a + 8;
        let leftNear = (f[a + nx]! - nearX) * perX;
        let rightNear = (f[b + nx]! - nearX) * perX;
        let hitsLeft = false;
        let hitsRight = false;
        {
          const xf = (f[a + fx]! - farX) * perX;
          const yn = (f[a + ny]! - nearY) * perY;
          const yf = (f[a + fy]! - farY) * perY;
          const zn = (f[a + nz]! - nearZ) * perZ;
          const zf = (f[a + fz]! - farZ) * perZ;
          hitsLeft =
            leftNear <= yf &&
            yn <= xf &&
            leftNear <= zf &&
            zn <= xf &&
            yn <= zf &&
            zn <= yf &&
            xf >= 0 &&
            yf >= 0 &&
            zf >= 0 &&
            leftNear <= limit &&
            yn <= limit &&
            zn <= limit;
          if (yn > leftNear) leftNear = yn;
          if (zn > leftNear) leftNear = zn;
        }
        {
          const xf = (f[b + fx]! - farX) * perX;
          const yn = (f[b + ny]! - nearY) * perY;
          const yf = (f[b + fy]! - farY) * perY;
          const zn = (f[b + nz]! - nearZ) * perZ;
          const zf = (f[b + fz]! - farZ) * perZ;
          hitsRight =
            rightNear <= yf &&
            yn <= xf &&
            rightNear <= zf &&
            zn <= xf &&
            yn <= zf &&
            zn <= yf &&
            xf >= 0 &&
            yf >= 0 &&
            zf >= 0 &&
            rightNear <= limit &&
            yn <= limit &&
            zn <= limit;
          if (yn > rightNear) rightNear = yn;
          if (zn > rightNear) rightNear = zn;
        }
        if (hitsLeft) {
          if (!hitsRight) node = left;
          else if (leftNear <= rightNear) {
            nears[waiting] = rightNear;
            nodes[waiting++] = left + 1;
            node = left;
          } else {
            nears[waiting] = leftNear;
            nodes[waiting++] = left;
            node = left + 1;
          }
          continue;
        }
        if (hitsRight) {
          node = left + 1;
          continue;
        }
      } else {
        const solid = word >> LEAF_BITS;
        if (stopsAt(solid)) {
          const own = frameOf[solid]!;
          if (own !== frame) {
            frame = own;
            bringInto(own, p0, p1, p2, start);
            bringInto(own, q0, q1, q2, end);
            a0 = start[0]!;
            a1 = start[1]!;
            a2 = start[2]!;
            b0 = end[0]!;
            b1 = end[1]!;
            b2 = end[2]!;
            d0 = b0 - a0;
            d1 = b1 - a1;
            d2 = b2 - a2;
            const away = reach + Math.max(Math.abs(a0), Math.abs(a1), Math.abs(a2));
            doubt = VOLUME_DOUBT * Math.max(Math.abs(d0), Math.abs(d1), Math.abs(d2)) * away * away;
          }
          const v = positions[solid]!;
          const c = corners[solid]!;
          const first = links[k + 3]!;
          const last = (first + (word & LEAF_MASK)) * 3;
          for (let i = first * 3; i < last; i += 3) {
            const u = c[i]!;
            const w = c[i + 1]!;
            const x = c[i + 2]!;
            const u0 = v[u]! - a0;
            const u1 = v[u + 1]! - a1;
            const u2 = v[u + 2]! - a2;
            const w0 = v[w]! - a0;
            const w1 = v[w + 1]! - a1;
            const w2 = v[w + 2]! - a2;
            const x0 = v[x]! - a0;
            const x1 = v[x + 1]! - a1;
            const x2 = v[x + 2]! - a2;
            // the volumes of `crossTriangle`: where two surely have different signs, the line passes by
            const uw = w0 * (d1 * u2 - d2 * u1) + w1 * (d2 * u0 - d0 * u2) + w2 * (d0 * u1 - d1 * u0);
            const wx = x0 * (d1 * w2 - d2 * w1) + x1 * (d2 * w0 - d0 * w2) + x2 * (d0 * w1 - d1 * w0);
            if ((uw > doubt && wx < -doubt) || (uw < -doubt && wx > doubt)) continue;
            const xu = u0 * (d1 * x2 - d2 * x1) + u1 * (d2 * x0 - d0 * x2) + u2 * (d0 * x1 - d1 * x0);
            if ((xu > doubt && (uw < -doubt || wx < -doubt)) || (xu < -doubt && (uw > doubt || wx > doubt))) continue;
            if (crossTriangle(a0, a1, a2, b0, b1, b2, v, u, w, x, crossing) !== CROSSES) continue;
            if (asked === 'any') return true;
            const { t } = crossing;
            const triangle = triangles[solid]![i / 3]!;
            if (found && asked === 'nearest' && t >= hit.t) {
              if (t > hit.t || solid > hit.solid || (solid === hit.solid && triangle > hit.triangle)) continue;
            }
            found = true;
            hit.t = t;
            hit.solid = solid;
            hit.triangle = triangle;
            if (asked === 'nearest') limit = t;
            else each(hit);
          }
        }
      }
      do {
        if (waiting === 0) return found;
        waiting--;
      } while (nears[waiting]! > limit);
      node = nodes[waiting]!;
    }
  }

  const nothing = () => {};
  return {
    crossingOf(p0, p1, p2, q0, q1, q2, solid, thing) {
      const frame = frameOf[solid]!;
      bringInto(frame, p0, p1, p2, start);
      bringInto(frame, q0, q1, q2, end);
      const c = corners[solid]!;
      const k = thing * 3;
      const v = positions[solid]!;
      const meeting = crossTriangle(
        start[0]!,
        start[1]!,
        start[2]!,
        end[0]!,
        end[1]!,
        end[2]!,
        v,
        c[k]!,
        c[k + 1]!,
        c[k + 2]!,
        crossing,
      );
      return meeting === CROSSES ? crossing.t : -1;
    },
    isBlocked: (p0, p1, p2, q0, q1, q2, stopsAt) => walk(p0, p1, p2, q0, q1, q2, stopsAt, 'any', nothing),
    nearest: (p0, p1, p2, q0, q1, q2, stopsAt) => (walk(p0, p1, p2, q0, q1, q2, stopsAt, 'nearest', nothing) ? hit : null),
    crossings: (p0, p1, p2, q0, q1, q2, stopsAt, found) => {
      walk(p0, p1, p2, q0, q1, q2, stopsAt, 'all', found);
    },
  };
}
