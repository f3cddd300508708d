import { Detailed } from '@react-three/drei';
import { type ReactElement, useMemo } from 'react';
import type { Millimetres, TriangleMesh } from '../../../engine/index.ts';
import { areLarge, type ShapeLevel, useShapeLevels } from '../session/levels-of-detail.ts';

/** What a picture element sees at a distance of one: less than half of it is off by nothing that can be seen. */
const HALF_A_PIXEL = 0.00028;

/** From how far off each level may be drawn: its error is then smaller than half a picture element, wherever on the shape one looks. */
export function distancesOf(levels: readonly ShapeLevel[], reach: Millimetres): readonly number[] {
  let last = 0;
  return levels.map(({ off }) => {
    last = Math.max(last + 1, reach + off / HALF_A_PIXEL);
    return last;
  });
}

/** How far corners lie from the middle that distances are measured from. */
export function reachOf(meshes: readonly TriangleMesh[]): Millimetres {
  let farthest = 0;
  for (const { positions: p } of meshes)
    for (let i = 0; i < p.length; i += 3)
      farthest = Math.max(farthest, p[i]! * p[i]! + p[i + 1]! * p[i + 1]! + p[i + 2]! * p[i + 2]!);
  return Math.sqrt(farthest);
}

/**
 * Shapes that are drawn with all their triangles from nearby, and with fewer from so far off that nobody can tell. What is pointed at is
 * always the whole shape, and what rules see has nothing to do with any of this.
 */
export function ByDistance(props: {
  readonly meshes: readonly TriangleMesh[];
  readonly draw: (meshes: readonly TriangleMesh[], isWhole: boolean) => ReactElement;
}) {
  const { meshes, draw } = props;
  const levels = useShapeLevels(meshes);
  const distances = useMemo(() => [0, ...distancesOf(levels, levels.length === 0 ? 0 : reachOf(meshes))], [levels, meshes]);
  // From the first picture on, so that the whole shape is not built anew when its levels are there.
  if (!areLarge(meshes)) return draw(meshes, true);
  const shapes = [
    <group key="whole">{draw(meshes, true)}</group>,
    ...levels.map((level) => <group key={level.off}>{draw(level.meshes, false)}</group>),
  ];
  return (
    <Detailed distances={[...distances]} raycast={() => null}>
      {shapes}
    </Detailed>
  );
}
