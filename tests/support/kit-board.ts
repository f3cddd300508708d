import type { Board, TerrainPiece } from '../../engine/index.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { chanceOf } from './chance.ts';
import { boardOf } from './sight-board.ts';

/** A board with every kit on it as it comes and in a few other makes, turned any way, some of it mirrored, every door shut. */
export function boardOfAllKits(seed: number, makesOfEach = 3): Board {
  const chance = chanceOf(seed);
  const pieces: TerrainPiece[] = [];
  for (const kit of TERRAIN_KITS) {
    for (let made = 0, tries = 0; made < makesOfEach && tries < 200; tries++) {
      const changed = Object.fromEntries(
        kit.sheet.map((parameter): [string, number | string | boolean] => {
          if (parameter.kind === 'flag') return [parameter.name, chance.whole(0, 1) === 0];
          if (parameter.kind === 'choice') return [parameter.name, chance.oneOf(parameter.among)];
          const value = chance.between(parameter.atLeast, parameter.atMost);
          return [parameter.name, parameter.kind === 'whole' ? Math.round(value) : value];
        }),
      );
      const piece = makePiece(kit, {
        id: `${kit.id}-${made}`,
        name: kit.id,
        parameters: made === 0 ? defaultValues(kit.sheet) : changed,
        pose: {
          at: { x: chance.between(-450, 450), y: 0, z: chance.between(-450, 450) },
          facing: chance.oneOf([0, Math.PI / 2, chance.between(-Math.PI, Math.PI)]),
        },
      });
      if (!piece.ok) continue;
      made++;
      pieces.push({ ...shut(piece.value), mirrored: chance.whole(0, 3) === 0 });
    }
  }
  return boardOf(pieces, []);
}

/** The piece with everything shut that can be shut. */
const shut = (piece: TerrainPiece): TerrainPiece => ({
  ...piece,
  openings: Object.fromEntries(
    Object.entries(piece.openings).map(([id, opening]) => [
      id,
      opening.leaf === null ? opening : { ...opening, state: 'closed' },
    ]),
  ),
});
