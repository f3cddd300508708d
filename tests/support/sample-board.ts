import {
  type Board,
  hashMesh,
  type MeshHash,
  type Model,
  standardBody,
  type TerrainPart,
  type TerrainPiece,
  type TriangleMesh,
} from '../../engine/index.ts';

/** A tetrahedron in two groups, so that a board may refer to a mesh and to a part of it. */
export const sampleMesh: TriangleMesh = {
  positions: Float64Array.from([0, 0, 0, 20, 0, 0, 0, 0, -20, 0, 30, 0]),
  triangles: Uint32Array.from([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]),
  groups: [
    { name: 'foot', first: 0, count: 1 },
    { name: 'sides', first: 1, count: 3 },
  ],
};
export const sampleMeshHash: MeshHash = hashMesh(sampleMesh);

const part = (id: string, solid: TerrainPart['solid']): TerrainPart => ({
  id,
  solid,
  material: 'brick',
  standable: false,
  cover: { grade: 'heavy', concealOnly: false, closeRangeProof: true },
});

const wall: TerrainPiece = {
  id: 'wall',
  name: 'Wall with a window',
  pose: { at: { x: 0, y: 0, z: 0 }, facing: 0.5 },
  mirrored: false,
  made: { by: 'kit', kit: 'garden-wall', version: 1, parameters: { length: 200, gate: false, style: 'brick' } },
  parts: {
    face: part('face', {
      kind: 'prism',
      origin: { x: -100, y: 0, z: -5 },
      across: { x: 1, y: 0, z: 0 },
      along: { x: 0, y: 1, z: 0 },
      outline: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 60 },
        { x: 0, y: 60 },
      ],
      holes: [
        [
          { x: 85, y: 25 },
          { x: 115, y: 25 },
          { x: 115, y: 55 },
          { x: 85, y: 55 },
        ],
      ],
      depth: 10,
    }),
    shutter: part('shutter', { kind: 'box', min: { x: -15, y: 25, z: -1 }, max: { x: 15, y: 55, z: 1 } }),
    buttress: part('buttress', {
      kind: 'polyhedron',
      vertices: [
        { x: 90, y: 0, z: 5 },
        { x: 100, y: 0, z: 5 },
        { x: 95, y: 0, z: 15 },
        { x: 95, y: 40, z: 5 },
      ],
      faces: [
        [0, 1, 2],
        [0, 2, 3],
        [2, 1, 3],
        [1, 0, 3],
      ],
    }),
  },
  openings: {
    window: {
      id: 'window',
      kind: 'window',
      frame: {
        centre: { x: 0, y: 40, z: 0 },
        across: { x: 1, y: 0, z: 0 },
        through: { x: 0, y: 0, z: 1 },
        width: 30,
        height: 30,
        thickness: 10,
      },
      infill: 'glass',
      state: 'closed',
      locks: 1,
      wall: 'face',
      leaf: 'shutter',
    },
  },
  ladders: { rungs: { id: 'rungs', foot: { x: -50, y: 0, z: 6 }, head: { x: -50, y: 60, z: 6 }, width: 12 } },
  footprint: [
    [
      { x: -100, z: -5 },
      { x: 100, z: -5 },
      { x: 100, z: 5 },
      { x: -100, z: 5 },
    ],
  ],
  traits: {
    heightCategory: 2,
    difficult: { factor: 0.5 },
    dangerous: false,
    impassable: false,
    soft: false,
    area: false,
  },
};

const rock: TerrainPiece = {
  id: 'rock',
  name: 'Imported rock',
  pose: { at: { x: 150, y: 0, z: 100 }, facing: 0 },
  mirrored: true,
  made: { by: 'import', mesh: sampleMeshHash, fileName: 'rock.stl', author: 'someone', licence: 'CC0' },
  parts: {
    all: part('all', { kind: 'mesh', mesh: sampleMeshHash, group: null }),
    foot: part('foot', { kind: 'mesh', mesh: sampleMeshHash, group: 'foot' }),
  },
  openings: {},
  ladders: {},
  footprint: [
    [
      { x: 0, z: 0 },
      { x: 20, z: 0 },
      { x: 0, z: -20 },
    ],
  ],
  traits: { heightCategory: null, difficult: null, dangerous: true, impassable: true, soft: false, area: true },
};

/** A man of 50 mm on a 25 mm base. */
export const sampleModel = (id: string, x: number, z: number, changes: Partial<Model> = {}): Model => ({
  id,
  name: id,
  unit: 'first-squad',
  owner: 'red',
  sculpt: { from: 'miniatures', miniature: 'rifleman' },
  pose: { at: { x, y: 0, z }, facing: 0 },
  stance: 'standing',
  base: { kind: 'round', diameter: 25 },
  body: standardBody(50),
  turret: 0,
  perch: null,
  declared: { hidingBehind: null, lookingOut: null },
  armoured: false,
  profile: '',
  ...changes,
});

/** A board that uses every field of the document at least once, and on which nothing is wrong. */
export const sampleBoard: Board = {
  format: 1,
  size: { width: 900, depth: 600 },
  sides: { red: { id: 'red', name: 'Red', colour: '#b03020' }, blue: { id: 'blue', name: 'Blue', colour: '#2040b0' } },
  pieces: { wall, rock },
  models: {
    anna: sampleModel('anna', 0, 120, {
      stance: 'kneeling',
      declared: { hidingBehind: 'wall', lookingOut: { piece: 'wall', opening: 'window' } },
    }),
    bela: sampleModel('bela', -52, 40, {
      owner: 'blue',
      perch: { piece: 'wall', ladder: 'rungs', height: 30 },
      base: { kind: 'rectangle', width: 25, depth: 50 },
      profile: 'Sergeant',
    }),
    cecil: sampleModel('cecil', 60, -120, {
      sculpt: { from: 'import', mesh: sampleMeshHash, fileName: 'man.glb', author: '', licence: '' },
      base: { kind: 'oval', width: 60, depth: 35 },
      armoured: true,
      turret: 0.25,
    }),
    dora: sampleModel('dora', -200, -120, { base: { kind: 'none' }, stance: 'prone' }),
  },
  zones: {
    north: {
      id: 'north',
      name: 'Deployment',
      kind: 'deployment',
      owner: 'red',
      outline: [
        { x: -450, z: -300 },
        { x: 450, z: -300 },
        { x: 450, z: -200 },
        { x: -450, z: -200 },
      ],
    },
  },
  objectives: { well: { id: 'well', name: 'The well', at: { x: 0, y: 0, z: 0 }, radius: 30 } },
  meta: { name: 'Árvíztűrő "sample"', author: 'us', licence: 'CC0', notes: 'first line\nsecond line' },
};

export const sampleMeshes: ReadonlyMap<MeshHash, TriangleMesh> = new Map([[sampleMeshHash, sampleMesh]]);
