import type { TriangleMesh } from '../../engine/index.ts';

/** A ball of 80 across, closed, of about so many triangles, with bumps and furrows. */
export function bumpyBall(triangles: number): TriangleMesh {
  const rows = Math.max(4, Math.round(Math.sqrt(triangles / 4)));
  const columns = rows * 2;
  const positions: number[] = [];
  const corners: number[] = [];
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j < columns; j++) positions.push(...placeOnBall(i / rows, j / columns));
  }
  const at = (i: number, j: number): number => i * columns + (j % columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      if (i > 0) corners.push(at(i, j), at(i, j + 1), at(i + 1, j + 1));
      if (i < rows - 1) corners.push(at(i, j), at(i + 1, j + 1), at(i + 1, j));
    }
  }
  // The corners of a pole are one.
  const triangleCorners = corners.map((corner) => (corner < columns ? 0 : Math.min(corner, rows * columns)));
  return {
    positions: Float64Array.from(positions),
    triangles: Uint32Array.from(triangleCorners),
    groups: [{ name: 'ball', first: 0, count: triangleCorners.length / 3 }],
  };
}

/** A place on the ball, by shares of the way from pole to pole and around. */
function placeOnBall(down: number, around: number): readonly [number, number, number] {
  const [a, b] = [Math.PI * down, 2 * Math.PI * around];
  const flat = Math.sin(a);
  const radius = 40 * (1 + flat * (0.05 * Math.sin(9 * a) * Math.sin(7 * b) + 0.004 * Math.sin(60 * a) * Math.cos(80 * b)));
  return [radius * flat * Math.cos(b), radius * Math.cos(a), radius * flat * Math.sin(b)];
}

/** A binary STL file of a mesh with z upwards, written piece by piece: `write` gets some thousand facets at a time. */
export function writeStlPieces({ positions, triangles }: TriangleMesh, write: (bytes: Uint8Array) => void): void {
  const count = triangles.length / 3;
  const head = new Uint8Array(84);
  new DataView(head.buffer).setUint32(80, count, true);
  write(head);
  const AT_ONCE = 20_000;
  for (let first = 0; first < count; first += AT_ONCE) {
    const facets = Math.min(AT_ONCE, count - first);
    const bytes = new Uint8Array(facets * 50);
    const view = new DataView(bytes.buffer);
    for (let t = 0; t < facets; t++) {
      for (let corner = 0; corner < 3; corner++) {
        const from = triangles[(first + t) * 3 + corner]! * 3;
        const to = t * 50 + 12 + corner * 12;
        view.setFloat32(to, positions[from]!, true);
        view.setFloat32(to + 4, -positions[from + 2]!, true);
        view.setFloat32(to + 8, positions[from + 1]!, true);
      }
    }
    write(bytes);
  }
}
