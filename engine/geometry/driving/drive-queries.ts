import type { Board } from '../../board/board.ts';
import type { DrivingQueries } from '../driving-queries.ts';
import type { MeasureQueries } from '../measure-queries.ts';
import type { Scene } from '../mesh/scene.ts';
import { type MoveGround, prepareMoveGround } from '../movement/move-ground.ts';
import { findDrive } from './find-drive.ts';
import { findGroundPath } from './ground-path.ts';
import { findPushOut } from './push-out.ts';

/** Answers what is asked about driving, and about tapes on the ground, on a board as it is; what it has to make ready it makes once, when it is first asked. */
export function openDrivingQueries(board: Board, scene: Scene): DrivingQueries & Pick<MeasureQueries, 'groundPath'> {
  let ready: MoveGround | null = null;
  const ground = (): MoveGround => {
    ready ??= prepareMoveGround(board, scene);
    return ready;
  };
  return {
    drive: (query) => findDrive(ground(), query),
    groundPath: (query) => findGroundPath(ground(), query),
    pushOut: (query) => findPushOut(ground(), query),
  };
}
