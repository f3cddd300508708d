import { FLATNESS } from './tolerance.ts';
import { cross, dot, lengthOf, subtract, type Vec3 } from './vec3.ts';

export type PolyhedronFault =
  | { readonly kind: 'face-corner-unknown'; readonly face: number; readonly corner: number }
  | { readonly kind: 'face-corner-twice'; readonly face: number }
  | { readonly kind: 'face-not-flat'; readonly face: number }
  | { readonly kind: 'face-not-convex'; readonly face: number }
  | { readonly kind: 'edge-open'; readonly face: number; readonly from: number; readonly to: number }
  | { readonly kind: 'edge-twice'; readonly face: number; readonly from: number; readonly to: number }
  | { readonly kind: 'inside-out' };

/** The direction a face looks, as long as twice its area (Newell's sum, steady for faces with corners in a line). */
function normalOf(corners: readonly Vec3[]): Vec3 {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[j]!;
    const b = corners[i]!;
    x += (a.y - b.y) * (a.z + b.z);
    y += (a.z - b.z) * (a.x + b.x);
    z += (a.x - b.x) * (a.y + b.y);
  }
  return { x, y, z };
}

/**
 * Everything that keeps corners and faces from bounding a solid: faces that are not flat and convex, edges that are not shared by exactly
 * two faces of opposite sense, faces that look inwards. Empty when the body is sound.
 */
export function faultsOfPolyhedron(vertices: readonly Vec3[], faces: readonly (readonly number[])[]): PolyhedronFault[] {
  const faults: PolyhedronFault[] = [];
  faces.forEach((face, index) => {
    const unknown = face.findIndex((corner) => corner >= vertices.length || corner < 0);
    if (unknown >= 0) faults.push({ kind: 'face-corner-unknown', face: index, corner: face[unknown]! });
    if (new Set(face).size < face.length) faults.push({ kind: 'face-corner-twice', face: index });
  });
  if (faults.length > 0) return faults;

  let volume = 0;
  const edges = new Map<number, number>();
  faces.forEach((face, index) => {
    const corners = face.map((corner) => vertices[corner]!);
    const first = corners[0]!;
    const normal = normalOf(corners);
    const size = lengthOf(normal);
    volume += dot(first, normal);
    if (size === 0 || corners.some((corner) => Math.abs(dot(subtract(corner, first), normal)) > FLATNESS * size)) {
      faults.push({ kind: 'face-not-flat', face: index });
    } else if (
      corners.some((corner, i) => {
        const next = corners[(i + 1) % corners.length]!;
        const last = corners[(i + 2) % corners.length]!;
        const edge = subtract(next, corner);
        return dot(cross(edge, subtract(last, next)), normal) < -FLATNESS * lengthOf(edge) * size;
      })
    ) {
      faults.push({ kind: 'face-not-convex', face: index });
    }
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!;
      const key = from * vertices.length + to;
      if (edges.has(key)) faults.push({ kind: 'edge-twice', face: index, from, to });
      else edges.set(key, index);
    });
  });
  for (const [key, face] of edges) {
    const from = Math.floor(key / vertices.length);
    const to = key % vertices.length;
    if (!edges.has(to * vertices.length + from)) faults.push({ kind: 'edge-open', face, from, to });
  }
  if (faults.length === 0 && volume <= 0) faults.push({ kind: 'inside-out' });
  return faults;
}
