import type { DriveFinding, DriveStep, DriveTouch } from '../../engine/geometry/driving-queries.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Board, Model, TerrainPiece } from '../../engine/index.ts';
import { tank } from './figures.ts';
import { at, boardOf } from './sight-board.ts';

/** A vehicle 70 wide, 160 long and 60 high with a turret on top, that stands at a place. */
export function vehicle(id: string, x: number, z: number, facing = 0, more: Partial<Model> = {}): Model {
  return { ...tank(), id, name: id, unit: id, pose: { at: at(x, 0, z), facing }, ...more };
}

export const ahead = (length: number): DriveStep => ({ kind: 'run', length });
export const back = (length: number): DriveStep => ({ kind: 'run', length: -length });
/** @unit degrees */
export const left = (degrees: number): DriveStep => ({ kind: 'turn', by: (degrees * Math.PI) / 180 });
export const right = (degrees: number): DriveStep => left(-degrees);

export interface DriveWish {
  readonly step?: number;
  readonly models?: readonly Model[];
  readonly from?: Model;
}

/** What Max, who stands in the middle and looks along +z, meets on a way among these pieces. */
export const drive = (pieces: readonly TerrainPiece[], way: readonly DriveStep[], wish: DriveWish = {}): DriveFinding =>
  driveOn(boardOf(pieces, [wish.from ?? vehicle('max', 0, 0), ...(wish.models ?? [])]), way, wish.step);

export const driveOn = (board: Board, way: readonly DriveStep[], step = 25, narrowly = 1): DriveFinding =>
  openSpace(board, new Map()).queries.drive({ model: 'max', way, step, steepest: 1, narrowly });

/** What is touched first. */
export function firstTouch(found: DriveFinding): DriveTouch {
  const [first] = found.touches;
  if (!first) throw new Error('nothing is touched');
  return first;
}
