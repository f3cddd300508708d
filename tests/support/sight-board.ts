import { openSpace } from '../../engine/geometry/space-of-board.ts';
import {
  type Board,
  type BoxSolid,
  type Model,
  type PlanPolygon,
  type Solid,
  standardBody,
  type TerrainPart,
  type TerrainPiece,
  type Vec3,
} from '../../engine/index.ts';

/** A box by its smallest and largest corner. */
export const box = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): BoxSolid => ({
  kind: 'box',
  min: { x: x0, y: y0, z: z0 },
  max: { x: x1, y: y1, z: z1 },
});

/** A sheet without thickness: a wall of card, seen from both sides. Its corners are given in order around it. */
export const sheet = (...corners: readonly (readonly [number, number, number])[]): Solid => ({
  kind: 'polyhedron',
  vertices: corners.map(([x, y, z]) => ({ x, y, z })),
  faces: [corners.map((_, i) => i), corners.map((_, i) => corners.length - 1 - i)],
});

const partOf = (id: string, solid: Solid): TerrainPart => ({
  id,
  solid,
  material: 'brick',
  standable: true,
  cover: { grade: 'heavy', concealOnly: false, closeRangeProof: false },
});

/** A piece of terrain that stands at the board's origin unless told otherwise. */
export function piece(id: string, solids: Readonly<Record<string, Solid>>, more: Partial<TerrainPiece> = {}): TerrainPiece {
  return {
    id,
    name: id,
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    mirrored: false,
    made: { by: 'kit', kit: 'test', version: 1, parameters: {} },
    parts: Object.fromEntries(Object.entries(solids).map(([part, solid]) => [part, partOf(part, solid)])),
    openings: {},
    ladders: {},
    footprint: [],
    traits: { heightCategory: null, difficult: null, dangerous: false, impassable: false, soft: false, area: false },
    ...more,
  };
}

/** A rectangle of ground. */
export const ground = (x0: number, z0: number, x1: number, z1: number): PlanPolygon => [
  { x: x0, z: z0 },
  { x: x1, z: z0 },
  { x: x1, z: z1 },
  { x: x0, z: z1 },
];

/** A rectangle of ground on which a share of a move is left, with nothing on it. */
export const difficultGround = (id: string, share: number, x0: number, z0: number, x1: number, z1: number): TerrainPiece =>
  piece(
    id,
    {},
    {
      footprint: [ground(x0, z0, x1, z1)],
      traits: {
        heightCategory: null,
        difficult: { factor: share },
        dangerous: false,
        impassable: false,
        soft: false,
        area: true,
      },
    },
  );

/** A man of 50 mm on a base of 30 mm. Facing 0 looks along +z. */
export function man(id: string, x: number, z: number, more: Partial<Model> & { readonly y?: number } = {}): Model {
  const { y = 0, ...rest } = more;
  return {
    id,
    name: id,
    unit: id,
    owner: 'red',
    sculpt: { from: 'miniatures', miniature: 'rifleman' },
    pose: { at: { x, y, z }, facing: 0 },
    stance: 'standing',
    base: { kind: 'round', diameter: 30 },
    body: standardBody(50),
    turret: 0,
    perch: null,
    declared: { hidingBehind: null, lookingOut: null },
    armoured: false,
    profile: '',
    ...rest,
  };
}

/** A board of 1200 by 1200 mm with these things on it. */
export function boardOf(pieces: readonly TerrainPiece[], models: readonly Model[]): Board {
  return {
    format: 1,
    size: { width: 1200, depth: 1200 },
    sides: { red: { id: 'red', name: 'Red', colour: '#aa2222' } },
    pieces: Object.fromEntries(pieces.map((thing) => [thing.id, thing])),
    models: Object.fromEntries(models.map((thing) => [thing.id, thing])),
    zones: {},
    objectives: {},
    meta: { name: '', author: '', licence: '', notes: '' },
  };
}

/** The scene of a board without imported meshes. */
export const sceneOf = (board: Board) => openSpace(board, new Map()).scene;

/** Facing that looks along +x. */
export const EAST = Math.PI / 2;

export const at = (x: number, y: number, z: number): Vec3 => ({ x, y, z });

/** Rises along +x from 0 at x = `from` to `height` over `length`, and ends there in a wall. */
export const rampAlongX = (from: number, length: number, height: number, z0: number, z1: number): Solid => ({
  kind: 'prism',
  origin: { x: from, y: 0, z: z0 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 1, z: 0 },
  outline: [
    { x: 0, y: 0 },
    { x: length, y: 0 },
    { x: length, y: height },
  ],
  holes: [],
  depth: z1 - z0,
});
