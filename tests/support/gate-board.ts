import { type Board, frameOfPose, outOfFrame, withPiece, writeBoardFile } from '../../engine/index.ts';
import { defaultValues, findKit, makePiece } from '../../terrain-kits/index.ts';
import { duelBoard, duellist } from './duel-board.ts';

/** A garden wall with a gate in its middle; Anna, Dóra and Edit of one unit in a row before it, Flóra of another behind them, Béla at their left. */
export function gateBoard(gate: 'locked' | 'closed'): Board {
  const kit = findKit('garden-wall')!;
  const wall = makePiece(kit, {
    id: 'wall',
    name: 'The wall',
    parameters: { ...defaultValues(kit.sheet), gate },
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
  });
  if (!wall.ok) throw new Error('the wall cannot be made');
  const models = {
    anna: { ...duellist('anna', 'Anna', 'red', 0, 24, Math.PI), unit: 'firsts' },
    dora: { ...duellist('dora', 'Dóra', 'red', 45, 24, 0), unit: 'firsts' },
    edit: { ...duellist('edit', 'Edit', 'red', 90, 24, 0), unit: 'firsts' },
    flora: duellist('flora', 'Flóra', 'red', 0, 90, 0),
    bela: duellist('bela', 'Béla', 'blue', -120, 60, 0),
  };
  return withPiece({ ...duelBoard, pieces: {}, models }, wall.value);
}

/** The same with a watch tower far to the right, and Gábor before its ladder. */
function gateAndTower(): Board {
  const tower = makePiece(findKit('watch-tower')!, {
    id: 'tower',
    name: 'The tower',
    parameters: { ...defaultValues(findKit('watch-tower')!.sheet), platformHeight: 70, roof: false },
    pose: { at: { x: 200, y: 0, z: -150 }, facing: -Math.PI / 2 },
  });
  if (!tower.ok) throw new Error('the tower cannot be made');
  const { pose, mirrored, ladders } = tower.value;
  const foot = outOfFrame(frameOfPose(pose, mirrored), Object.values(ladders)[0]!.foot);
  const board = gateBoard('closed');
  const gabor = duellist('gabor', 'Gábor', 'red', foot.x, foot.z + 24, Math.PI);
  return withPiece({ ...board, models: { ...board.models, gabor } }, tower.value);
}

export const gateFile = { name: 'gate.json', bytes: writeBoardFile(gateAndTower(), new Map()) };
