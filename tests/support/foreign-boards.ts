import { expect } from 'vitest';
import {
  type BoardWishes,
  boardOfForeign,
  checkBoard,
  type Fault,
  type ForeignBoard,
  type ForeignScale,
  meshOfSolid,
  proposeScale,
  readBoardFile,
  readForeignBoard,
  writeBoardFile,
} from '../../engine/index.ts';
import { reportClosedness } from './closedness.ts';
import { sharedBytes } from './shared-data.ts';

/** What a table would say that takes over somebody else's map. */
export const wishes: BoardWishes = {
  fileName: 'map',
  author: 'Somebody',
  licence: 'CC0-1.0',
  called: {
    walls: 'Walls',
    object: 'Object',
    curtain: 'Curtain',
    thicket: 'Thicket',
    floor: 'Floor',
    ground: 'Ground',
    figure: 'Figure',
  },
  sides: {
    friend: { id: 'a', name: 'A', colour: '#c4553b' },
    foe: { id: 'b', name: 'B', colour: '#3b72b8' },
    neither: { id: 'c', name: 'C', colour: '#888888' },
  },
  miniature: 'rifleman',
};

export const codesOf = (faults: readonly Fault[]): string[] => faults.map(({ code }) => code).sort();

/** A board of another program that can be read, with what was said on the way. */
export async function openForeign(
  name: string,
  bytes: Uint8Array,
  companions = {},
): Promise<{ foreign: ForeignBoard; notices: readonly Fault[] }> {
  const read = await readForeignBoard({ name, bytes }, companions);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return { foreign: read.value.value, notices: read.value.faults };
}

export const openShared = (file: string) => openForeign(file, sharedBytes(file));

export const linesOn = ({ holds }: ForeignBoard) => {
  if (holds.layout !== 'grid') throw new Error(`it holds ${holds.layout}`);
  return holds;
};
export const heightsOn = ({ holds }: ForeignBoard) => {
  if (holds.layout !== 'heights') throw new Error(`it holds ${holds.layout}`);
  return holds;
};
export const thingsOn = ({ holds }: ForeignBoard) => {
  if (holds.layout !== 'things') throw new Error(`it holds ${holds.layout}`);
  return holds.things;
};

export const made = (foreign: ForeignBoard, change: Partial<ForeignScale> = {}) =>
  boardOfForeign(foreign, { ...proposeScale(foreign), ...change }, wishes);

/** A map made for a test, as its bytes. */
export const mapBytes = (map: object): Uint8Array => new TextEncoder().encode(JSON.stringify(map));

/** Every part of every piece is a closed body, and nothing is wrong with the board. */
export function expectSound({ board, meshes }: ReturnType<typeof made>): void {
  const read = readBoardFile(writeBoardFile(board, meshes));
  expect(read.ok ? [] : read.problem).toEqual([]);
  const faults = checkBoard(board, meshes).filter(({ code }) => code !== 'board/bases-overlap');
  expect(faults).toEqual([]);
  for (const piece of Object.values(board.pieces)) {
    for (const part of Object.values(piece.parts))
      expect(reportClosedness(meshOfSolid(part.solid, meshes)).closed, `${piece.id}/${part.id}`).toBe(true);
  }
}
