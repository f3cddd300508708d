import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';

/** The squares that triangles are sorted into: about half a base. */
const SQUARE: Millimetres = 16;

/**
 * The same scene, made ready for very many questions about what lies within a rectangle of the plan: its triangles are gathered once and sorted into
 * squares. Questions that reach out of it find nothing there.
 * @cost as much as gathering the rectangle once
 */
export function sceneNear(scene: Scene, low: PlanPoint, high: PlanPoint): Scene {
  const columns = Math.max(1, Math.ceil((high.x - low.x) / SQUARE));
  const rows = Math.max(1, Math.ceil((high.z - low.z) / SQUARE));
  const corners: number[] = [];
  const solids: number[] = [];
  const triangles: number[] = [];
  const squares: number[][] = Array.from({ length: columns * rows }, () => []);
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(at / SQUARE)));
  const rectangle: HalfSpace[] = [
    { normal: { x: 1, y: 0, z: 0 }, offset: low.x },
    { normal: { x: -1, y: 0, z: 0 }, offset: -high.x },
    { normal: { x: 0, y: 0, z: 1 }, offset: low.z },
    { normal: { x: 0, y: 0, z: -1 }, offset: -high.z },
  ];
  const all: SolidFilter = () => true;
  scene.gather(rectangle, all, (c, solid, triangle) => {
    const left = Math.min(c[0]!, c[3]!, c[6]!) - low.x;
    const right = Math.max(c[0]!, c[3]!, c[6]!) - low.x;
    const top = Math.min(c[2]!, c[5]!, c[8]!) - low.z;
    const bottom = Math.max(c[2]!, c[5]!, c[8]!) - low.z;
    if (right < 0 || bottom < 0 || left > high.x - low.x || top > high.z - low.z) return;
    const own = solids.length;
    for (let i = 0; i < 9; i++) corners.push(c[i]!);
    solids.push(solid);
    triangles.push(triangle);
    for (let row = within(top, rows); row <= within(bottom, rows); row++) {
      for (let column = within(left, columns); column <= within(right, columns); column++) {
        squares[row * columns + column]!.push(own);
      }
    }
  });
  const packed = Float64Array.from(corners);
  const visited = new Uint32Array(solids.length);
  const found = new Uint32Array(solids.length);
  const buffer = new Float64Array(9);
  let turn = 0;
  return {
    ...scene,
    gather(space, accept, visit) {
      turn++;
      let count = 0;
      for (let row = 0; row < rows; row++) {
        const z = low.z + row * SQUARE;
        // an upright space meets a row of squares without a gap
        let column = 0;
        let last = columns - 1;
        while (column <= last && isApart(space, low.x + column * SQUARE, z)) column++;
        while (last > column && isApart(space, low.x + last * SQUARE, z)) last--;
        for (; column <= last; column++) {
          for (const own of squares[row * columns + column]!) {
            if (visited[own] === turn) continue;
            visited[own] = turn;
            found[count++] = own;
          }
        }
      }
      // in the order in which the whole scene tells them
      const inOrder = found.subarray(0, count).sort();
      for (const own of inOrder) {
        const solid = solids[own]!;
        if (!accept(scene.solids[solid]!, solid)) continue;
        for (let i = 0; i < 9; i++) buffer[i] = packed[9 * own + i]!;
        visit(buffer, solid, triangles[own]!);
      }
    },
  };
}

/** An upright half-space leaves out the whole square. */
function isApart(space: readonly HalfSpace[], x: Millimetres, z: Millimetres): boolean {
  return space.some(
    ({ normal: n, offset }) => n.y === 0 && n.x * (n.x > 0 ? x + SQUARE : x) + n.z * (n.z > 0 ? z + SQUARE : z) < offset,
  );
}
