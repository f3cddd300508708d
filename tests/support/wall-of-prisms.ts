import { prism, square } from './prisms.ts';

/** Where holes are in a wall of this length: from and to along it, and from and to in height. @unit millimetres */
export interface WallPlan {
  readonly length: number;
  readonly height: number;
  readonly thickness: number;
  readonly holes: readonly { readonly from: number; readonly to: number; readonly bottom: number; readonly top: number }[];
}

/** The blocks of an upright wall along x whose holes do not overlap: what is beside, under and over them. */
export function wallBlocks({ length, height, thickness, holes }: WallPlan) {
  const blocks: { readonly x: number; readonly wide: number; readonly bottom: number; readonly top: number }[] = [];
  const edges = [-length / 2, ...holes.flatMap(({ from, to }) => [from, to]), length / 2].sort((a, b) => a - b);
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i]!, edges[i + 1]!];
    if (to <= from) continue;
    const across = holes.filter((hole) => hole.from <= from && hole.to >= to).sort((a, b) => a.bottom - b.bottom);
    let low = 0;
    for (const { bottom, top } of across) {
      if (bottom > low) blocks.push({ x: (from + to) / 2, wide: to - from, bottom: low, top: bottom });
      low = top;
    }
    if (low < height) blocks.push({ x: (from + to) / 2, wide: to - from, bottom: low, top: height });
  }
  return blocks.map(({ x, wide, bottom, top }) => prism(square(x, 0, wide, thickness), bottom, top));
}

/** Some prisms as one, under a name. */
export function together(
  name: string,
  ...parts: readonly ReturnType<typeof prism>[]
): ReturnType<typeof prism> & { name: string } {
  const corners: number[] = [];
  const triangles: number[] = [];
  for (const part of parts) {
    triangles.push(...part.triangles.map((corner) => corner + corners.length / 3));
    corners.push(...part.corners);
  }
  return { name, corners, triangles };
}

/** The same, turned about the upright axis. */
export function turnedBy<Part extends ReturnType<typeof prism>>(angle: number, part: Part): Part {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners = part.corners.slice();
  for (let i = 0; i < corners.length; i += 3) {
    const [x, z] = [corners[i]!, corners[i + 2]!];
    corners[i] = cos * x + sin * z;
    corners[i + 2] = cos * z - sin * x;
  }
  return { ...part, corners };
}
