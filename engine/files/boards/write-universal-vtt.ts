import { encode } from 'fast-png';
import type { Board } from '../../board/board.ts';
import type { Opening } from '../../board/opening.ts';
import type { TerrainPart, TerrainPiece } from '../../board/terrain-piece.ts';
import type { MeshHash } from '../../identity/ids.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import { liesInside } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Solid } from '../../space/solid.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { add, cross, scale, type Vec3 } from '../../space/vec3.ts';
import { toBase64 } from '../base64.ts';
import { writeBoardFile } from '../board-file.ts';
import { planHull } from '../mesh/plan-hull.ts';
import { FORMAT_OF_OURS, fingerprintOfLines, KEY_OF_OURS, type OurKey } from './our-key.ts';

/** What a map of lines cannot say of a board. */
export interface WrittenMap {
  readonly text: string;
  /** Parts that stand in nobody's way on a map, which has one level: floors, and what is low or hangs high. They are in our own key alone. */
  readonly leftOut: number;
}

/** Sight on a map is that of a man on the ground: what is lower than this, or begins higher, does not stop it. */
const STOPS_SIGHT: Millimetres = 25;
const HANGS_HIGH: Millimetres = 50;
/** Pixels of a square of the picture. */
const PIXELS = 32;

/**
 * Writes a board as a Universal VTT map, with a plain picture of it from above: whatever hides a man is an outline, doors and windows are portals. Under a key of our
 * own it keeps how high every line reaches, and the whole board, so that reading it again loses nothing as long as nobody else has changed the lines.
 * @edge a shape of triangles is the convex outline of its plan
 */
export function writeUniversalVtt(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>, square: Millimetres): WrittenMap {
  const { width, depth } = board.size;
  const onMap = ({ x, z }: PlanPoint) => ({ x: (x + width / 2) / square, y: (z + depth / 2) / square });
  const walls: { outline: readonly PlanPoint[]; bottom: number; top: number }[] = [];
  const portals: { opening: Opening; from: Vec3; to: Vec3 }[] = [];
  let leftOut = 0;
  for (const piece of Object.values(board.pieces)) {
    const leaves = new Set(Object.values(piece.openings).map(({ leaf }) => leaf));
    for (const part of Object.values(piece.parts)) {
      if (leaves.has(part.id)) continue;
      const wall = outlineOf(piece, part, meshes);
      if (wall && wall.top - Math.max(0, wall.bottom) >= STOPS_SIGHT && wall.bottom < HANGS_HIGH) walls.push(wall);
      else leftOut++;
    }
    for (const opening of Object.values(piece.openings)) {
      const ends = endsOf(piece, opening);
      if (ends) portals.push({ opening, ...ends });
    }
  }
  const map = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: width / square, y: depth / square }, pixels_per_grid: PIXELS },
    line_of_sight: walls.map(({ outline }) => [...outline, outline[0]!].map(onMap)),
    objects_line_of_sight: [],
    portals: portals.map(({ opening, from, to }) => {
      const bounds = [onMap(from), onMap(to)];
      return {
        position: { x: (bounds[0]!.x + bounds[1]!.x) / 2, y: (bounds[0]!.y + bounds[1]!.y) / 2 },
        bounds,
        rotation: 0,
        closed: opening.state === 'closed' || opening.state === 'locked',
        freestanding: false,
      };
    }),
    environment: { baked_lighting: false, ambient_light: 'ffffffff' },
    lights: [],
  };
  const inSquares = (length: number) => length / square;
  const ours: OurKey = {
    format: FORMAT_OF_OURS,
    square,
    walls: walls.map(({ bottom, top }) => ({ bottom: inSquares(bottom), top: inSquares(top) })),
    portals: portals.map(({ opening: { kind, state, frame }, from }) => {
      const half = frame.height / 2;
      const range = { bottom: inSquares(from.y - half), top: inSquares(from.y + half) };
      return { ...range, kind: kind === 'door' ? 'door' : 'window', locked: state === 'locked' };
    }),
    lines: fingerprintOfLines(map),
    board: JSON.parse(writeBoardFile(board, meshes)) as Record<string, unknown>,
  };
  const image = pictureOf(
    walls.map(({ outline }) => outline.map(onMap)),
    width / square,
    depth / square,
  );
  return { text: `${JSON.stringify({ ...map, image, [KEY_OF_OURS]: ours }, null, 1)}\n`, leftOut };
}

/** The ground that a part takes and from where to where it reaches. @frame board */
function outlineOf(piece: TerrainPiece, { solid }: TerrainPart, meshes: ReadonlyMap<MeshHash, TriangleMesh>) {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  const points = cornersOf(solid, meshes).map((point) => outOfFrame(frame, point));
  if (points.length === 0) return null;
  const heights = points.map(({ y }) => y);
  const flat = solid.kind === 'prism' && Math.abs(solid.across.y) + Math.abs(solid.along.y) < 1e-9;
  // An upright prism has the very outline that it was given; of all else the plan is taken with its dents filled.
  const outline = flat ? points.slice(0, points.length / 2) : planHull(points);
  return {
    outline: outline.map(({ x, z }) => ({ x, z })),
    bottom: heights.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY),
    top: heights.reduce((most, y) => Math.max(most, y), Number.NEGATIVE_INFINITY),
  };
}

/** Corners of a solid; of a prism first those of its outline and then the same on its other side. @frame piece */
function cornersOf(solid: Solid, meshes: ReadonlyMap<MeshHash, TriangleMesh>): Vec3[] {
  switch (solid.kind) {
    case 'box': {
      const { min, max } = solid;
      return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => ({ x, y, z }))));
    }
    case 'prism': {
      const push = scale(cross(solid.across, solid.along), solid.depth);
      const near = solid.outline.map((p) => add(solid.origin, add(scale(solid.across, p.x), scale(solid.along, p.y))));
      return [...near, ...near.map((p) => add(p, push))];
    }
    case 'polyhedron':
      return [...solid.vertices];
    case 'mesh': {
      const mesh = meshes.get(solid.mesh);
      if (!mesh) return [];
      const groups = mesh.groups.filter(({ name }) => solid.group === null || name === solid.group);
      return groups.flatMap(({ first, count }) =>
        Array.from(mesh.triangles.subarray(first * 3, (first + count) * 3), (corner) => ({
          x: mesh.positions[corner * 3]!,
          y: mesh.positions[corner * 3 + 1]!,
          z: mesh.positions[corner * 3 + 2]!,
        })),
      );
    }
  }
}

/** Where an opening in a wall begins and ends, at its middle height; null for one in a floor. @frame board */
function endsOf(piece: TerrainPiece, { frame: { centre, across, through, width } }: Opening): { from: Vec3; to: Vec3 } | null {
  if (Math.abs(through.y) > 0.5) return null;
  const frame = frameOfPose(piece.pose, piece.mirrored);
  const end = (sign: number) => outOfFrame(frame, add(centre, scale(across, (width * sign) / 2)));
  return { from: end(-1), to: end(1) };
}

/** A grey picture with a darker grid, and lighter where something stands. */
function pictureOf(outlines: readonly (readonly { x: number; y: number }[])[], wide: number, high: number): string {
  const width = Math.max(1, Math.round(wide * PIXELS));
  const height = Math.max(1, Math.round(high * PIXELS));
  const data = new Uint8Array(width * height).fill(118);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (x % PIXELS === 0 || y % PIXELS === 0) data[y * width + x] = 104;
  for (const outline of outlines) {
    const reach = (axis: 'x' | 'y', most: number) => {
      const all = outline.map((point) => point[axis] * PIXELS);
      return [Math.max(0, Math.floor(Math.min(...all))), Math.min(most - 1, Math.ceil(Math.max(...all)))] as const;
    };
    const [left, right] = reach('x', width);
    const [top, bottom] = reach('y', height);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++)
        if (liesInside(outline, { x: (x + 0.5) / PIXELS, y: (y + 0.5) / PIXELS })) data[y * width + x] = 190;
  }
  return toBase64(encode({ width, height, depth: 8, channels: 1, data }));
}
