import type { Board } from '../../board/board.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Scene, SceneHit, SolidFilter } from '../mesh/scene.ts';
import type { SurfaceFinding } from '../queries.ts';

/** Higher than this nothing stands on a table. @unit millimetres */
const SKY = 1e5;

/** A pane carries nobody, and what models carry is another question. */
const carries: SolidFilter = ({ source, glass }) => source.kind === 'part' && !glass;

/**
 * Every surface over a place that something can lie on, from above downwards: roofs, floors, the tops of walls, and the table where nothing fills it.
 * @edge surfaces less than EYE_MARGIN apart are one; what has something solid on it is none; a sheet without an inside carries on its upper side
 * @cost one ray down through the board
 */
export function findSurfaces(scene: Scene, { size }: Board, { x, z }: PlanPoint): readonly SurfaceFinding[] {
  const from = { x, y: SKY, z };
  const found: SurfaceFinding[] = [];
  const isFree = (height: number): boolean => scene.solidsAround({ x, y: height + EYE_MARGIN, z }, carries).length === 0;
  for (const hit of scene.allHits(from, { x, y: -1, z }, carries)) {
    const height = SKY - hit.t * (SKY + 1);
    const { closed, source } = scene.solids[hit.solid]!;
    const last = found.at(-1);
    if (height <= EYE_MARGIN || (last && last.height - height < EYE_MARGIN)) continue;
    if ((closed && !facesUp(scene, hit)) || !isFree(height)) continue;
    found.push({ height, on: source });
  }
  const onTable = Math.abs(x) <= size.width / 2 + LINE_NOISE && Math.abs(z) <= size.depth / 2 + LINE_NOISE;
  return onTable && isFree(0) ? [...found, { height: 0, on: { kind: 'table' } }] : found;
}

function facesUp(scene: Scene, { solid, triangle }: SceneHit): boolean {
  const corners = scene.cornersOf(solid, triangle);
  const corner = (i: number): Vec3 => ({ x: corners[i * 3]!, y: corners[i * 3 + 1]!, z: corners[i * 3 + 2]! });
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  return (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z) > 0;
}
