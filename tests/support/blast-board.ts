import { type Board, writeBoardFile } from '../../engine/index.ts';
import { defaultValues, findKit, makePiece } from '../../terrain-kits/index.ts';
import { duelBoard, duellist } from './duel-board.ts';

/**
 * A whole house of two floors. Anna stands on its ground floor and Béla over her on the first, Cili outside behind the shut door, Dóra outside before a
 * window, and Edit of the other side far off in front of it.
 */
export function blastBoard(): Board {
  const kit = findKit('ruined-house')!;
  const house = makePiece(kit, {
    id: 'house',
    name: 'The house',
    parameters: { ...defaultValues(kit.sheet), damage: 0 },
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
  });
  if (!house.ok) throw new Error('the house cannot be made');
  const bela = duellist('bela', 'Béla', 'blue', 40, 10, 0);
  const models = {
    anna: duellist('anna', 'Anna', 'blue', 20, -20, 0),
    bela: { ...bela, pose: { ...bela.pose, at: { x: 40, y: 76, z: 10 } } },
    cili: duellist('cili', 'Cili', 'blue', 0, 92, 0),
    dora: duellist('dora', 'Dóra', 'blue', 61, 92, 0),
    edit: duellist('edit', 'Edit', 'red', 61, 260, Math.PI),
  };
  return { ...duelBoard, pieces: { house: house.value }, models };
}

export const blastFile = () => ({ name: 'blast.board.json', bytes: writeBoardFile(blastBoard(), new Map()) });
