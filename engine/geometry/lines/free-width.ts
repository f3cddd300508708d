import { cross, dot, type Vec3 } from '../../space/vec3.ts';
import type { FreeWidthFinding, FreeWidthQuery } from '../many-queries.ts';
import type { HalfSpace, SightScene } from '../mesh/scene.ts';
import { blockingSolids } from '../visibility/blockers.ts';

/** The strip is so thin, and what is so near to its ends stops the line and does not narrow it. @unit millimetres */
const THIN = 0.5;
const AT_ENDS = 0.5;

/**
 * How wide is a level strip along a line, to its left and to its right, that nothing reaches into? It tapers at 45° towards both ends, so that a wall at which
 * the line ends at an angle does not narrow it.
 * @edge 0 on both sides where something crosses the line itself @cost once what gathering the strip takes
 */
export function findFreeWidth(scene: SightScene, { from, to, most, blockers }: FreeWidthQuery): FreeWidthFinding {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (!(length > 2 * AT_ENDS)) return { left: 0, right: 0 };
  const way: Vec3 = { x: dx / length, y: 0, z: dz / length };
  const leftward = cross({ x: 0, y: 1, z: 0 }, way);
  const side = (aside: Vec3): number => {
    let width = most;
    const space = stripBeside(from, way, aside, length, most);
    scene.gather(space, blockingSolids(blockers, []), (corners) => {
      let shape: readonly Vec3[] = [0, 3, 6].map((k) => ({ x: corners[k]!, y: corners[k + 1]!, z: corners[k + 2]! }));
      for (const half of space) shape = keep(shape, half);
      for (const corner of shape) width = Math.min(width, Math.max(0, dot(aside, corner) - dot(aside, from)));
    });
    return width;
  };
  const left = side(leftward);
  const right = side({ x: -leftward.x, y: 0, z: -leftward.z });
  return { left, right };
}

/** The half of the strip on one side, as half-spaces. */
function stripBeside(from: Vec3, way: Vec3, aside: Vec3, length: number, most: number): readonly HalfSpace[] {
  const through = (normal: Vec3, more: number): HalfSpace => ({ normal, offset: dot(normal, from) + more });
  return [
    through(aside, 0),
    through({ x: -aside.x, y: 0, z: -aside.z }, -most),
    through({ x: 0, y: 1, z: 0 }, -THIN / 2),
    through({ x: 0, y: -1, z: 0 }, -THIN / 2),
    through({ x: way.x - aside.x, y: 0, z: way.z - aside.z }, AT_ENDS),
    through({ x: -way.x - aside.x, y: 0, z: -way.z - aside.z }, AT_ENDS - length),
  ];
}

/** What of a flat convex shape lies in a half-space. */
function keep(shape: readonly Vec3[], { normal, offset }: HalfSpace): readonly Vec3[] {
  const kept: Vec3[] = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const hp = dot(normal, p) - offset;
    const hq = dot(normal, q) - offset;
    if (hp >= 0) kept.push(p);
    if (hp >= 0 === hq >= 0) return;
    const t = hp / (hp - hq);
    kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t });
  });
  return kept;
}
