import { type Board, type Model, standardBody, type TerrainPiece, writeBoardFile } from '../../engine/index.ts';

/** A man of 50 mm with the looks of the project's rifleman. */
export const duellist = (id: string, name: string, owner: 'red' | 'blue', x: number, z: number, facing: number): Model => ({
  id,
  name,
  unit: id,
  owner,
  sculpt: { from: 'miniatures', miniature: 'rifleman' },
  pose: { at: { x, y: 0, z }, facing },
  stance: 'standing',
  base: { kind: 'round', diameter: 30 },
  body: standardBody(50),
  turret: 0,
  perch: null,
  declared: { hidingBehind: null, lookingOut: null },
  armoured: false,
  profile: '',
});

/** A wall of 80 mm along x, taller than any man, from -90 to 90 at z = 0. */
const screen: TerrainPiece = {
  id: 'screen',
  name: 'The screen',
  pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
  mirrored: false,
  made: { by: 'kit', kit: 'garden-wall', version: 1, parameters: {} },
  parts: {
    wall: {
      id: 'wall',
      solid: { kind: 'box', min: { x: -90, y: 0, z: -5 }, max: { x: 90, y: 80, z: 5 } },
      material: 'brick',
      standable: true,
      cover: { grade: 'heavy', concealOnly: false, closeRangeProof: false },
    },
  },
  openings: {},
  ladders: {},
  footprint: [
    [
      { x: -90, z: -5 },
      { x: 90, z: -5 },
      { x: 90, z: 5 },
      { x: -90, z: 5 },
    ],
  ],
  traits: { heightCategory: null, difficult: null, dangerous: false, impassable: false, soft: false, area: false },
};

/** Anna in front of the screen, Béla behind it, Cili in the open beside it. */
export const duelBoard: Board = {
  format: 1,
  size: { width: 600, depth: 600 },
  sides: { red: { id: 'red', name: 'Reds', colour: '#c4553b' }, blue: { id: 'blue', name: 'Blues', colour: '#3b72b8' } },
  pieces: { screen },
  models: {
    anna: duellist('anna', 'Anna', 'red', 0, 150, Math.PI),
    bela: duellist('bela', 'Béla', 'blue', 0, -120, 0),
    cili: duellist('cili', 'Cili', 'blue', 230, 60, 0),
  },
  zones: {},
  objectives: {},
  meta: { name: 'Duel', author: '', licence: '', notes: '' },
};

export const duelFile = { name: 'duel.json', bytes: writeBoardFile(duelBoard, new Map()) };
