import { type Frame, outOfFrame } from '../../space/frame.ts';
import type { BoxSolid, ShapedSolid } from '../../space/solid.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import { cross, dot, lengthOf, subtract, type Vec3 } from '../../space/vec3.ts';
import { meshOfSolid } from '../mesh/solid-mesh.ts';

/** A flat convex face. @shape anticlockwise as seen from outside */
export type Face = readonly Vec3[];

const BOX_FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;

/** The corners of a box; corner 1 is x's end, 2 is y's, 4 is z's. */
function cornersOfBoxSolid({ min, max }: BoxSolid): Vec3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({ x: k & 1 ? max.x : min.x, y: k & 2 ? max.y : min.y, z: k & 4 ? max.z : min.z }));
}

const NO_MESHES: MeshLibrary = new Map();

/** The flat faces of a body's solid, in its own frame. */
export function facesOfSolid(solid: ShapedSolid): Face[] {
  switch (solid.kind) {
    case 'box': {
      const corners = cornersOfBoxSolid(solid);
      return BOX_FACES.map((face) => face.map((corner) => corners[corner]!));
    }
    case 'polyhedron':
      return solid.faces.flatMap((face) => flatFaces(face.map((corner) => solid.vertices[corner]!)));
    case 'prism': {
      const { positions, triangles } = meshOfSolid(solid, NO_MESHES);
      const corner = (at: number): Vec3 => {
        const i = triangles[at]! * 3;
        return { x: positions[i]!, y: positions[i + 1]!, z: positions[i + 2]! };
      };
      return Array.from({ length: triangles.length / 3 }, (_, t) => [corner(3 * t), corner(3 * t + 1), corner(3 * t + 2)]);
    }
  }
}

/** A corner farther than this off the plane of its face makes the face uneven. @unit millimetres */
const UNEVEN = 1e-9;

/**
 * A face that is flat only to the precision of its file bounds the solid by the triangles it is cut into, not by any one plane: cut up the
 * same way as `meshOfSolid` does, so that a body looked at and a body in the way are the same solid.
 */
function flatFaces(face: Face): readonly Face[] {
  const [first, ...rest] = face;
  const normal = normalOf(face);
  const allowed = UNEVEN * lengthOf(normal);
  if (rest.every((corner) => Math.abs(dot(normal, subtract(corner, first!))) <= allowed)) return [face];
  return rest.slice(1).map((corner, index) => [first!, rest[index]!, corner]);
}

/** Turned and moved to the board. A frame that mirrors turns the faces' corners round, so that they stay anticlockwise from outside. */
export function placeFaces(frame: Frame, faces: readonly Face[]): Face[] {
  const mirrors = dot(cross(frame.x, frame.y), frame.z) < 0;
  return faces.map((face) => {
    const placed = face.map((corner) => outOfFrame(frame, corner));
    return mirrors ? placed.reverse() : placed;
  });
}

/** The direction in which a face looks, as long as twice its area. */
export function normalOf(face: Face): Vec3 {
  const first = face[0]!;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 2; i < face.length; i++) {
    const part = cross(subtract(face[i - 1]!, first), subtract(face[i]!, first));
    x += part.x;
    y += part.y;
    z += part.z;
  }
  return { x, y, z };
}
