import type { Board } from '../board/board.ts';
import type { Hider, SightBlockers } from '../geometry/queries.ts';
import { polygonOfCircle } from '../space/plan-circle.ts';
import { EYE_MARGIN } from '../space/tolerance.ts';
import type { Vec3 } from '../space/vec3.ts';
import { type Triangle, trianglesOfSolid } from './solid-triangles.ts';

/** A cloud by its triangles, or what an eye in one has before it. */
interface CloudBody {
  readonly source: Hider;
  readonly triangles: readonly Triangle[];
}

/** The clouds that a look passes, as they lie over their zones. A zone that is not there has none. */
export const cloudsOf = (board: Board, { clouds = [] }: SightBlockers): readonly CloudBody[] =>
  clouds.flatMap(({ zone: id, bottom, top }) => {
    const zone = Object.hasOwn(board.zones, id) ? board.zones[id]! : null;
    if (!zone || !(top > bottom)) return [];
    const circle = zone.kind === 'effect' ? (zone.effect?.circle ?? null) : null;
    const ground = circle ? polygonOfCircle(circle.centre, circle.radius) : zone.outline;
    const triangles = trianglesOfSolid(
      {
        kind: 'prism',
        origin: { x: 0, y: top, z: 0 },
        across: { x: 1, y: 0, z: 0 },
        along: { x: 0, y: 0, z: 1 },
        outline: ground.map(({ x, z }) => ({ x, y: z })),
        holes: [],
        depth: top - bottom,
      },
      new Map(),
    );
    return [{ source: { kind: 'zone', zone: id }, triangles }];
  });

/** So near to an eye in a cloud the cloud is taken to end all sight. */
const NEAR = 4 * EYE_MARGIN;

/** What stands before one eye: all that does anyway, and a box around an eye that is in a cloud. */
export function beforeEye<Body extends CloudBody>(eye: Vec3, blockers: readonly Body[]): readonly (Body | CloudBody)[] {
  const around = blockers
    .filter(({ source, triangles }) => source.kind === 'zone' && isUnderRoof(eye, triangles))
    .map(({ source }) => source)
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0];
  return around ? [...blockers, { source: around, triangles: boxAbout(eye) }] : blockers;
}

/** A cloud is upright: a point is in it that has its top over it and its bottom under it, and is on neither and on no side. */
function isUnderRoof({ x, y, z }: Vec3, triangles: readonly Triangle[]): boolean {
  const level = triangles.filter(([a, b, c]) => a.y === b.y && b.y === c.y);
  const onSide = triangles.some(([a, b, c]) => [a, b, c].some((p) => p.y !== a.y) && isOverEdge({ x, z }, [a, b, c]));
  const over = (isAbove: boolean) => level.some((face) => face[0].y !== y && face[0].y > y === isAbove && covers(face, x, z));
  return !onSide && over(true) && over(false);
}

/** Seen from above, does a point lie in a level triangle? */
function covers([a, b, c]: Triangle, x: number, z: number): boolean {
  const turn = (p: Vec3, q: Vec3) => (q.x - p.x) * (z - p.z) - (q.z - p.z) * (x - p.x);
  const turns = [turn(a, b), turn(b, c), turn(c, a)];
  return turns.every((one) => one >= 0) || turns.every((one) => one <= 0);
}

/** Seen from above, does a point lie on an upright triangle? */
function isOverEdge({ x, z }: { readonly x: number; readonly z: number }, corners: Triangle): boolean {
  const xs = corners.map((p) => p.x);
  const zs = corners.map((p) => p.z);
  const inBox = x >= Math.min(...xs) && x <= Math.max(...xs) && z >= Math.min(...zs) && z <= Math.max(...zs);
  const [p, q] = [corners[0], corners.find((one) => one.x !== corners[0].x || one.z !== corners[0].z)];
  return inBox && q !== undefined && (q.x - p.x) * (z - p.z) === (q.z - p.z) * (x - p.x);
}

function boxAbout({ x, y, z }: Vec3): readonly Triangle[] {
  const at = (i: number, j: number, k: number): Vec3 => ({ x: x + i * NEAR, y: y + j * NEAR, z: z + k * NEAR });
  const sides = [-1, 1].flatMap((s): readonly (readonly [Vec3, Vec3, Vec3, Vec3])[] => [
    [at(s, -1, -1), at(s, 1, -1), at(s, 1, 1), at(s, -1, 1)],
    [at(-1, s, -1), at(1, s, -1), at(1, s, 1), at(-1, s, 1)],
    [at(-1, -1, s), at(1, -1, s), at(1, 1, s), at(-1, 1, s)],
  ]);
  return sides.flatMap(([a, b, c, d]): readonly Triangle[] => [
    [a, b, c],
    [a, c, d],
  ]);
}
