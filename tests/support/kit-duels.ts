import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Board, BoardSpace, GroundQueries, Model, Physics } from '../../engine/index.ts';
import { type Chance, chanceOf } from './chance.ts';
import { boardOfAllKits } from './kit-board.ts';
import { man } from './sight-board.ts';

/** Two men on a board of all kits, each standing free on something. */
export interface KitDuel {
  readonly board: Board;
  readonly space: BoardSpace;
  readonly ground: GroundQueries;
}

/** Nearer or farther apart than this is no duel. */
const NEAREST = 60;
const FARTHEST = 350;

/** Some duels on one board, one after the other over the same space: it shows the duel that was given out last. The same for the same seed. */
export function* duelsAmongKits(physics: Physics, seed: number, count: number): Generator<KitDuel> {
  const chance = chanceOf(seed * 17);
  const terrain = boardOfAllKits(seed, 2);
  const space = openSpace(terrain, new Map());
  const ground = space.attachPhysics(physics);
  try {
    for (let given = 0; given < count; ) {
      const looker = standFree(chance, space, ground, terrain, 'looker', null);
      const target = looker && standFree(chance, space, ground, terrain, 'target', looker);
      if (!target) return;
      const board = { ...terrain, models: { looker, target } };
      space.update(board);
      given++;
      yield { board, space, ground };
    }
  } finally {
    space.close();
  }
}

/** Someone who stands on whatever is at some place, with room about him. */
function standFree(
  chance: Chance,
  space: BoardSpace,
  ground: GroundQueries,
  terrain: Board,
  id: string,
  other: Model | null,
): Model | null {
  for (let tries = 0; tries < 500; tries++) {
    const x = chance.between(-450, 450);
    const z = chance.between(-450, 450);
    const pose = { at: { x, y: 0, z }, facing: chance.between(-3, 3) };
    const model = man(id, x, z, { pose });
    space.update({ ...terrain, models: { ...(other ? { [other.id]: other } : {}), [id]: model } });
    const found = ground.footing(id, { x, y: chance.oneOf([0, 0, 200]), z });
    if (found.overlaps.length > 0 || !found.standable) continue;
    if (other) {
      const away = Math.hypot(other.pose.at.x - x, other.pose.at.z - z);
      if (away < NEAREST || away > FARTHEST) continue;
    }
    return { ...model, pose: { ...pose, at: { x, y: found.height, z } } };
  }
  return null;
}
