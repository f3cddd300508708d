import type { Bounds } from '../measure/body-on-board.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import { hullOf } from '../visibility/convex-polygon.ts';
import type { Caster } from './shadow-on-field.ts';

/**
 * All triangles of a scene that may stand between any point of one box and any point of another, with the faces of figures that block. They come in the
 * order of the scene's solids, so that what else stands on the board changes nothing.
 */
export function castersBetween(
  scene: Scene,
  accept: SolidFilter,
  figures: readonly Face[],
  one: Bounds,
  other: Bounds,
): readonly Caster[] {
  const found: { readonly caster: Caster; readonly solid: number; readonly triangle: number }[] = [];
  scene.gather(spaceAround(one, other), accept, (c, solid, triangle) => {
    const caster = [
      { x: c[0]!, y: c[1]!, z: c[2]! },
      { x: c[3]!, y: c[4]!, z: c[5]! },
      { x: c[6]!, y: c[7]!, z: c[8]! },
    ];
    found.push({ caster, solid, triangle });
  });
  found.sort((a, b) => a.solid - b.solid || a.triangle - b.triangle);
  return [...figures, ...found.map(({ caster }) => caster)];
}

/** The upright prism over the hull of two boxes, from the lower bottom to the higher top. */
function spaceAround(one: Bounds, other: Bounds): HalfSpace[] {
  const ground = hullOf(
    [one, other].flatMap(({ min, max }) => [
      { x: min.x, y: min.z },
      { x: max.x, y: min.z },
      { x: max.x, y: max.z },
      { x: min.x, y: max.z },
    ]),
  );
  const sides = ground.map((p, i): HalfSpace => {
    const q = ground[(i + 1) % ground.length]!;
    const normal = { x: p.y - q.y, y: 0, z: q.x - p.x };
    return { normal, offset: normal.x * p.x + normal.z * p.y };
  });
  return [
    ...sides,
    { normal: { x: 0, y: 1, z: 0 }, offset: Math.min(one.min.y, other.min.y) },
    { normal: { x: 0, y: -1, z: 0 }, offset: -Math.max(one.max.y, other.max.y) },
  ];
}
