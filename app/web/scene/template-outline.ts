import type { BoardPoint, PlacedTemplate } from '../../../engine/index.ts';

/** Corners of a drawn circle. */
const CORNERS = 96;

/** The border of a template as a closed row of points on its surface, drawn so closely that nobody sees corners. */
export function templateOutline({ shape, at, facing }: PlacedTemplate): readonly BoardPoint[] {
  const along = (angle: number, far: number, from = { x: at.x, z: at.z }) => ({
    x: from.x + Math.sin(angle) * far,
    y: at.y,
    z: from.z + Math.cos(angle) * far,
  });
  const turn = (i: number) => (i * 2 * Math.PI) / CORNERS;
  if (shape.kind === 'circle') return Array.from({ length: CORNERS + 1 }, (_, i) => along(turn(i), shape.diameter / 2));
  if (shape.kind === 'cone') {
    const arc = Array.from({ length: CORNERS + 1 }, (_, i) => along(facing + shape.angle * (i / CORNERS - 0.5), shape.length));
    return [at, ...arc, at];
  }
  const discs = [
    { centre: along(facing, shape.tipRadius), radius: shape.tipRadius },
    { centre: along(facing, shape.length - shape.broadRadius), radius: shape.broadRadius },
  ];
  /** Of the two discs the point that lies farthest this way. */
  const farthest = (angle: number) => {
    const reaches = discs.map(({ centre, radius }) => along(angle, radius, centre));
    const far = ({ x, z }: { readonly x: number; readonly z: number }) => x * Math.sin(angle) + z * Math.cos(angle);
    return reaches.reduce((best, one) => (far(one) > far(best) ? one : best));
  };
  return Array.from({ length: CORNERS + 1 }, (_, i) => farthest(turn(i)));
}
