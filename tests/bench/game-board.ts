import type { Board, Model, TerrainPiece } from '../../engine/index.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { boardOf, modelOf } from '../support/board-sketch.ts';
import { chanceOf } from '../support/chance.ts';
import { man } from '../support/figures.ts';
import { fileable } from '../support/game-board.ts';

/** How many play: the numbers between which times are told to grow. */
export const GAME_SIZES = [20, 60, 200] as const;
export type GameSize = (typeof GAME_SIZES)[number];

/** Men of one side stand so far from each other, side by side and one behind the other. @unit millimetres */
const APART = 45;
/** Files of each side. */
const FILES = 25;
/** The front rank of each side stands so far from the middle of the table. @unit millimetres */
const FRONT = 330;

/**
 * A table with a piece of every kit in the middle, and so many men of two sides in ranks on either side of it. The terrain is the same however many play, so that
 * what grows is what the men cost.
 */
export function gameBoard(men: GameSize): Board {
  const chance = chanceOf(1);
  const pieces = TERRAIN_KITS.map((kit, index): TerrainPiece => {
    const pose = { at: { x: chance.between(-520, 520), y: 0, z: chance.between(-180, 180) }, facing: chance.between(-3.1, 3.1) };
    const made = makePiece(kit, { id: `${kit.id}-${index}`, name: kit.id, parameters: defaultValues(kit.sheet), pose });
    if (!made.ok) throw new Error(`${kit.id} cannot be made as it comes`);
    return made.value;
  });
  const models = Array.from({ length: men }, (_, index): Model => {
    const [owner, towards] = index % 2 === 0 ? (['blue', -1] as const) : (['red', 1] as const);
    const number = index >> 1;
    const files = Math.min(FILES, men >> 1);
    const at = {
      x: ((number % files) - (files - 1) / 2) * APART,
      y: 0,
      z: towards * (FRONT + Math.floor(number / files) * APART),
    };
    return modelOf(`${owner}-${number}`, at, { ...man({ owner, facing: towards < 0 ? 0 : Math.PI }), unit: owner, on: 0 });
  });
  return fileable(boardOf(pieces, models));
}
