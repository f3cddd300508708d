// The ray kernel in AssemblyScript, compiled by tools/build-ray-kernel.mjs into engine/geometry/mesh/kernels/ray-kernel-code.ts.
//
// It sorts out in single precision, four boxes or triangles at a time, what a ray surely meets and what it surely passes by. Every number
// carries a proven bound of its error; whatever lies within it is left to the reference kernel, so that the answers are the same bits.
// The memory is laid out by kernels/simd-caster.ts:
//   a node   128 bytes: least x of its four children, greatest x, then y, then z, then four links (i32), 16 bytes of nothing.
//            A link >= 0 is a node; below it, ~link is a pack. A child that is not there has a box that nothing meets.
//   a pack   160 bytes: x y z of the first corners of four triangles, of the second, of the third, and the solid of each (i32; -1: no triangle)
//   a ray    48 bytes: from and to, six f64

/** Half the step of single precision: the greatest relative error of one rounding. */
const U: f32 = 5.9604645e-8;
/** Beyond this size products of four lengths leave the range of single precision; such rays are left to the reference. */
const LARGEST: f64 = 1e8;
/** Room for products that vanish. */
const TINY: f32 = 1e-36;

const NODE: usize = 128;
const PACK: usize = 160;

/** What is known of a ray. */
const FREE: u8 = 0;
const BLOCKED: u8 = 1;
const IN_DOUBT: u8 = 2;

let nodes: usize = 0;
let packs: usize = 0;
/** One byte for each solid: does it stop rays? */
let stops: usize = 0;
/** Nodes that wait: link and where they begin, 8 bytes each. */
let stack: usize = 0;
/** Room for the vectors of one pack, taken apart. */
let lanes: usize = 0;
/** Packs that have blocked rays, by eye and direction: see `castAny`. 8 bytes each, a key and where the pack lies; 0: none. */
let blockers: usize = 0;
let reach: f64 = 0;

export function place(
  nodesAt: usize,
  packsAt: usize,
  stopsAt: usize,
  stackAt: usize,
  blockersAt: usize,
  reachOfScene: f64,
): void {
  nodes = nodesAt;
  packs = packsAt;
  stops = stopsAt;
  lanes = stackAt;
  stack = stackAt + 256;
  blockers = blockersAt;
  reach = reachOfScene;
}

// ------------------------------------------------------------------------------------------------- the ray that is being cast

let ox: f32 = 0;
let oy: f32 = 0;
let oz: f32 = 0;
/** Where in a pack the coordinates along the ray's main axis start, and those of the two others. */
let mainAxis: usize = 0;
let sideA: usize = 0;
let sideB: usize = 0;
let oMain: f32 = 0;
let oA: f32 = 0;
let oB: f32 = 0;
/** How far the ray moves aside for each step along its main axis: at most 1. */
let shearA: f32 = 0;
let shearB: f32 = 0;
let perMain: f32 = 0;
/** How far a corner may be from where it is said to be, seen along the ray, and how far off its share of the way may be. */
let off: f32 = 0;
let offT: f32 = 0;
let perX: f32 = 0;
let perY: f32 = 0;
let perZ: f32 = 0;
let slack: f32 = 0;

/**
 * Makes a ray ready. Gives FREE when it has no length and can meet nothing, IN_DOUBT when it is not fit for single precision, BLOCKED when it may
 * be cast.
 *
 * The bounds, u being U and m the largest coordinate of ray and scene. A corner is rounded by u·m, so is the start of the ray; their difference,
 * at most 2m, is off by 2u·m + 2u·m. The shear is off by u and at most 1: sheared, a coordinate is off by 4u·m for itself, 4u·m for its
 * partner, 2u·m for the shear, 2u·m for the product and 4u·m for the last difference: 16u·m. A share of the way is off by (4u·m + 6u·m) / length.
 */
function makeReady(ray: usize): u8 {
  const p0 = load<f64>(ray);
  const p1 = load<f64>(ray, 8);
  const p2 = load<f64>(ray, 16);
  const q0 = load<f64>(ray, 24);
  const q1 = load<f64>(ray, 32);
  const q2 = load<f64>(ray, 40);
  const m = max(max(max(abs(p0), abs(p1)), max(abs(p2), abs(q0))), max(max(abs(q1), abs(q2)), reach));
  if (!(m <= LARGEST)) return IN_DOUBT;
  const d0 = q0 - p0;
  const d1 = q1 - p1;
  const d2 = q2 - p2;
  const a0 = abs(d0);
  const a1 = abs(d1);
  const a2 = abs(d2);
  const main = max(a0, max(a1, a2));
  if (main === 0) return FREE;
  if (!(main > m * 1e-6)) return IN_DOUBT;
  ox = <f32>p0;
  oy = <f32>p1;
  oz = <f32>p2;
  perX = <f32>(1 / d0);
  perY = <f32>(1 / d1);
  perZ = <f32>(1 / d2);
  let dMain = d2;
  if (main === a2) {
    mainAxis = 32;
    sideA = 0;
    sideB = 16;
    oMain = oz;
    oA = ox;
    oB = oy;
    shearA = <f32>(d0 / d2);
    shearB = <f32>(d1 / d2);
  } else if (main === a1) {
    dMain = d1;
    mainAxis = 16;
    sideA = 32;
    sideB = 0;
    oMain = oy;
    oA = oz;
    oB = ox;
    shearA = <f32>(d2 / d1);
    shearB = <f32>(d0 / d1);
  } else {
    dMain = d0;
    mainAxis = 0;
    sideA = 16;
    sideB = 32;
    oMain = ox;
    oA = oy;
    oB = oz;
    shearA = <f32>(d1 / d0);
    shearB = <f32>(d2 / d0);
  }
  perMain = <f32>(1 / dMain);
  const extent = <f32>(m * 1.000001);
  off = U * 18 * extent;
  offT = U * 12 * extent * <f32>(1 / main) + 1e-7;
  slack = U * 24 * extent;
  return BLOCKED;
}

// ----------------------------------------------------------------------------------------------------------------- four triangles

function add(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}
function sub(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}
function mul(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}
function larger(a: v128, b: v128): v128 {
  return f32x4.pmax(a, b);
}
function size(a: v128): v128 {
  return f32x4.abs(a);
}

/**
 * Which of a pack's triangles the ray's line may cross: a bit for each. Where the corners lie as seen along the ray, which side of each edge
 * the line is on, and how far that may be off are left in `lanes`.
 *
 * The side of an edge is a difference of two products of sheared coordinates, each at most l and off by e = `off`: it is off by at most
 * 4e·l + 2e² for them and 4u·l² for rounding. A line that surely has different sides of two edges passes by.
 */
function mayCross(pack: usize): i32 {
  const main = f32x4.splat(oMain);
  const a = f32x4.splat(oA);
  const b = f32x4.splat(oB);
  const sa = f32x4.splat(shearA);
  const sb = f32x4.splat(shearB);
  const atMain = pack + mainAxis;
  const atA = pack + sideA;
  const atB = pack + sideB;
  const z0 = sub(v128.load(atMain), main);
  const z1 = sub(v128.load(atMain, 48), main);
  const z2 = sub(v128.load(atMain, 96), main);
  const x0 = sub(sub(v128.load(atA), a), mul(sa, z0));
  const x1 = sub(sub(v128.load(atA, 48), a), mul(sa, z1));
  const x2 = sub(sub(v128.load(atA, 96), a), mul(sa, z2));
  const y0 = sub(sub(v128.load(atB), b), mul(sb, z0));
  const y1 = sub(sub(v128.load(atB, 48), b), mul(sb, z1));
  const y2 = sub(sub(v128.load(atB, 96), b), mul(sb, z2));
  const u = sub(mul(x2, y1), mul(y2, x1));
  const v = sub(mul(x0, y2), mul(y0, x2));
  const w = sub(mul(x1, y0), mul(y1, x0));
  const l = larger(larger(larger(size(x0), size(y0)), larger(size(x1), size(y1))), larger(size(x2), size(y2)));
  const e = f32x4.splat(off);
  const doubt = add(mul(l, add(mul(e, f32x4.splat(4.1)), mul(l, f32x4.splat(U * 5)))), f32x4.splat(off * off * 4 + TINY));
  const under = f32x4.neg(doubt);
  const positive = v128.or(v128.or(f32x4.gt(u, doubt), f32x4.gt(v, doubt)), f32x4.gt(w, doubt));
  const negative = v128.or(v128.or(f32x4.lt(u, under), f32x4.lt(v, under)), f32x4.lt(w, under));
  const left = 15 & ~i32x4.bitmask(v128.and(positive, negative));
  if (left === 0) return 0;
  const t = f32x4.splat(perMain);
  v128.store(lanes, u);
  v128.store(lanes, v, 16);
  v128.store(lanes, w, 32);
  v128.store(lanes, doubt, 48);
  v128.store(lanes, mul(z0, t), 64);
  v128.store(lanes, mul(z1, t), 80);
  v128.store(lanes, mul(z2, t), 96);
  return left;
}

/** Where the crossing of a triangle lies at least and at most, as shares of the way. */
let least: f32 = 0;
let most: f32 = 0;

/**
 * Is one of the triangles of `mayCross` crossed by the segment? `least` and `most` hold the crossing, if there is one.
 *
 * With weights that are each off by at most 4b / (d − 3b), b being the doubt of the sides and d their sum, a mean of three shares of the way is
 * off by twice that times their spread.
 */
function crosses(lane: usize): u8 {
  const at = lanes + (lane << 2);
  const u = load<f32>(at);
  const v = load<f32>(at, 16);
  const w = load<f32>(at, 32);
  const b = load<f32>(at, 48);
  const t0 = load<f32>(at, 64);
  const t1 = load<f32>(at, 80);
  const t2 = load<f32>(at, 96);
  const low = min(t0, min(t1, t2));
  const high = max(t0, max(t1, t2));
  const room = offT + U * 4 * max(abs(low), abs(high));
  least = low - room;
  most = high + room;
  if (least > 1 || most < 0) return FREE;
  const surely = (u > b && v > b && w > b) || (u < -b && v < -b && w < -b);
  if (!surely) return IN_DOUBT;
  const sum = abs(u + v + w);
  const left = sum - b * 4;
  if (left > 0) {
    const t = (u * t0 + v * t1 + w * t2) / (u + v + w);
    const around = ((b * 10) / left) * (high - low) + room + U * 16 * max(abs(low), abs(high));
    least = max(least, t - around);
    most = min(most, t + around);
  }
  if (least > 1 || most < 0) return FREE;
  return least > 0 && most < 1 ? BLOCKED : IN_DOUBT;
}

// --------------------------------------------------------------------------------------------------------------------------- walks

/** The pack that blocked the ray that was blocked last. */
let lastBlocker: usize = 0;
/** Blockers that are kept: 64 KiB of them. */
const KEPT: u32 = 8192;
/** Directions that count as one, as shares of half a shear: what hides on a table is upright, so that a ray's level direction foretells more. */
const LEVEL_STEPS: f32 = 64;
const UPRIGHT_STEPS: f32 = 8;

/** Forgets what blocked the rays of earlier batches. */
export function forget(): void {
  memory.fill(blockers, 0, KEPT << 3);
}

/**
 * Casts rays one after another: a byte for each, whether anything is in the way. What blocked a ray from the same eye in about the same direction is tried
 * first: it mostly blocks the next one too, however far that goes and whatever was asked in between.
 */
export function castAny(rays: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    let answer = makeReady(rays);
    if (answer === BLOCKED) {
      const key = keyOfRay();
      const kept = blockers + ((key & (KEPT - 1)) << 3);
      const pack = <usize>load<u32>(kept, 4);
      if (pack === 0 || load<u32>(kept) !== key || blockedBy(pack) !== BLOCKED) {
        answer = any();
        if (answer === BLOCKED) {
          store<u32>(kept, key);
          store<u32>(kept, <u32>lastBlocker, 4);
        }
      }
    }
    store<u8>(out + i, answer);
    rays += 48;
  }
}

/** A number for the ray's eye and about its direction. Others may have the same: then a test is wasted, and nothing else. */
function keyOfRay(): u32 {
  const alongX = mainAxis === 0;
  const level = <u32>(((alongX ? shearB : shearA) + 1) * LEVEL_STEPS);
  const upright = <u32>(((alongX ? shearA : shearB) + 1) * UPRIGHT_STEPS);
  const direction = level | (upright << 8) | ((<u32>mainAxis) << 16) | ((<u32>(perMain > 0)) << 24);
  return mixed(mixed(mixed(mixed(reinterpret<u32>(ox)) ^ reinterpret<u32>(oz)) ^ reinterpret<u32>(oy)) ^ direction);
}

function mixed(bits: u32): u32 {
  const spread = bits * 0x9e3779b1;
  return spread ^ (spread >> 15);
}

/** Is the ray blocked by one of a pack's triangles that stop rays? */
function blockedBy(pack: usize): u8 {
  let answer = FREE;
  let left = mayCross(pack);
  while (left !== 0) {
    const lane = <usize>ctz(left);
    left &= left - 1;
    const solid = load<i32>(pack + (lane << 2), 144);
    if (solid < 0 || load<u8>(stops + <usize>solid) === 0) continue;
    const found = crosses(lane);
    if (found === BLOCKED) return BLOCKED;
    if (found === IN_DOUBT) answer = IN_DOUBT;
  }
  return answer;
}

function any(): u8 {
  const ix = f32x4.splat(perX);
  const iy = f32x4.splat(perY);
  const iz = f32x4.splat(perZ);
  const nearX = f32x4.splat(perX < 0 ? ox - slack : ox + slack);
  const nearY = f32x4.splat(perY < 0 ? oy - slack : oy + slack);
  const nearZ = f32x4.splat(perZ < 0 ? oz - slack : oz + slack);
  const farX = f32x4.splat(perX < 0 ? ox + slack : ox - slack);
  const farY = f32x4.splat(perY < 0 ? oy + slack : oy - slack);
  const farZ = f32x4.splat(perZ < 0 ? oz + slack : oz - slack);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const wider = f32x4.splat(1.000001);
  const nx: usize = perX < 0 ? 16 : 0;
  const ny: usize = perY < 0 ? 48 : 32;
  const nz: usize = perZ < 0 ? 80 : 64;
  const fx: usize = 16 - nx;
  const fy: usize = 80 - ny;
  const fz: usize = 144 - nz;
  let top = stack;
  let link: i32 = 0;
  let answer = FREE;
  while (true) {
    if (link < 0) {
      const pack = packs + <usize>~link * PACK;
      const found = blockedBy(pack);
      if (found === BLOCKED) {
        lastBlocker = pack;
        return BLOCKED;
      }
      if (found === IN_DOUBT) answer = IN_DOUBT;
    } else {
      const node = nodes + <usize>link * NODE;
      const near = larger(
        larger(mul(sub(v128.load(node + nx), nearX), ix), zero),
        larger(mul(sub(v128.load(node + ny), nearY), iy), mul(sub(v128.load(node + nz), nearZ), iz)),
      );
      const far = f32x4.pmin(
        f32x4.pmin(mul(sub(v128.load(node + fx), farX), ix), one),
        f32x4.pmin(mul(sub(v128.load(node + fy), farY), iy), mul(sub(v128.load(node + fz), farZ), iz)),
      );
      let met = i32x4.bitmask(f32x4.le(near, mul(far, wider)));
      if (met !== 0) {
        link = load<i32>(node + ((<usize>ctz(met)) << 2), 96);
        met &= met - 1;
        while (met !== 0) {
          store<i32>(top, load<i32>(node + ((<usize>ctz(met)) << 2), 96));
          top += 8;
          met &= met - 1;
        }
        continue;
      }
    }
    if (top === stack) return answer;
    top -= 8;
    link = load<i32>(top);
  }
}

/** Most crossings of one ray that may be told. */
const MOST_TOLD: i32 = 14;

/**
 * Casts rays one after another and tells for each the triangles among which is the nearest that is crossed: 64 bytes, an i32 that says how many
 * (-1: all are left to the reference) and up to 14 of them, each as four times its pack and its place in it; in the last 4 bytes how far at most
 * the nearest lies.
 */
export function castNearest(rays: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const ready = makeReady(rays);
    if (ready === BLOCKED) nearest(out);
    else store<i32>(out, ready === FREE ? 0 : -1);
    rays += 48;
    out += 64;
  }
}

function nearest(out: usize): void {
  const ix = f32x4.splat(perX);
  const iy = f32x4.splat(perY);
  const iz = f32x4.splat(perZ);
  const nearX = f32x4.splat(perX < 0 ? ox - slack : ox + slack);
  const nearY = f32x4.splat(perY < 0 ? oy - slack : oy + slack);
  const nearZ = f32x4.splat(perZ < 0 ? oz - slack : oz + slack);
  const farX = f32x4.splat(perX < 0 ? ox + slack : ox - slack);
  const farY = f32x4.splat(perY < 0 ? oy + slack : oy - slack);
  const farZ = f32x4.splat(perZ < 0 ? oz + slack : oz - slack);
  const zero = f32x4.splat(0);
  const wider = f32x4.splat(1.000001);
  const nx: usize = perX < 0 ? 16 : 0;
  const ny: usize = perY < 0 ? 48 : 32;
  const nz: usize = perZ < 0 ? 80 : 64;
  const fx: usize = 16 - nx;
  const fy: usize = 80 - ny;
  const fz: usize = 144 - nz;
  const sorting = lanes + 128;
  const begins = lanes + 192;
  let limit: f32 = 1;
  let limits = f32x4.splat(1);
  let told = 0;
  let top = stack;
  let link: i32 = 0;
  while (true) {
    if (link < 0) {
      const pack = packs + <usize>~link * PACK;
      let left = mayCross(pack);
      while (left !== 0) {
        const lane = <usize>ctz(left);
        left &= left - 1;
        const solid = load<i32>(pack + (lane << 2), 144);
        if (solid < 0 || load<u8>(stops + <usize>solid) === 0) continue;
        const found = crosses(lane);
        if (found === FREE || least > limit) continue;
        // those that are now surely too far away are dropped, so that there is room
        if (told === MOST_TOLD || (found === BLOCKED && most < limit)) {
          const bound = found === BLOCKED ? min(limit, most) : limit;
          let kept = 0;
          for (let k = 0; k < told; k++) {
            if (load<f32>(begins + ((<usize>k) << 2)) > bound) continue;
            store<i32>(out + ((<usize>kept) << 2), load<i32>(out + ((<usize>k) << 2), 4), 4);
            store<f32>(begins + ((<usize>kept) << 2), load<f32>(begins + ((<usize>k) << 2)));
            kept++;
          }
          told = kept;
          if (bound < limit) {
            limit = bound;
            limits = f32x4.splat(limit);
          }
        }
        if (told === MOST_TOLD) {
          store<i32>(out, -1);
          return;
        }
        store<i32>(out + ((<usize>told) << 2), (~link << 2) | <i32>lane, 4);
        store<f32>(begins + ((<usize>told) << 2), least);
        told++;
      }
    } else {
      const node = nodes + <usize>link * NODE;
      const near = larger(
        larger(mul(sub(v128.load(node + nx), nearX), ix), zero),
        larger(mul(sub(v128.load(node + ny), nearY), iy), mul(sub(v128.load(node + nz), nearZ), iz)),
      );
      const far = f32x4.pmin(
        f32x4.pmin(mul(sub(v128.load(node + fx), farX), ix), limits),
        f32x4.pmin(mul(sub(v128.load(node + fy), farY), iy), mul(sub(v128.load(node + fz), farZ), iz)),
      );
      let met = i32x4.bitmask(f32x4.le(near, mul(far, wider)));
      if (met !== 0) {
        const first = <usize>ctz(met);
        link = load<i32>(node + (first << 2), 96);
        met &= met - 1;
        if (met === 0) continue;
        // two or more: the nearest on top of those that wait
        v128.store(sorting, near);
        const base = top;
        store<i32>(top, link);
        store<f32>(top, load<f32>(sorting + (first << 2)), 4);
        top += 8;
        while (met !== 0) {
          const child = <usize>ctz(met);
          met &= met - 1;
          const begin = load<f32>(sorting + (child << 2));
          let at = top;
          while (at > base && load<f32>(at - 4) < begin) {
            store<u64>(at, load<u64>(at - 8));
            at -= 8;
          }
          store<i32>(at, load<i32>(node + (child << 2), 96));
          store<f32>(at, begin, 4);
          top += 8;
        }
        top -= 8;
        link = load<i32>(top);
        continue;
      }
    }
    do {
      if (top === stack) {
        store<i32>(out, told);
        store<f32>(out, limit, 60);
        return;
      }
      top -= 8;
    } while (load<f32>(top, 4) > limit * 1.000001);
    link = load<i32>(top);
  }
}
