import { type Board, frameOfPose, type Model, outOfFrame, type Pose, type TerrainPiece } from '../../engine/index.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { modelOf } from './board-sketch.ts';
import { chanceOf } from './chance.ts';
import { man, squadOfFive, tank } from './figures.ts';
import { boardOf } from './sight-board.ts';

/**
 * A wide table with a piece of every kit at chance places, and models of all kinds among them: some lie, hide behind or look out of something, one
 * is a squad and one a tank. The same for the same seed.
 */
export function kitStreet(seed: number): Board {
  const chance = chanceOf(seed);
  const pieces = TERRAIN_KITS.map((kit, index): TerrainPiece => {
    const pose: Pose = {
      at: { x: chance.between(-500, 500), y: 0, z: chance.between(-500, 500) },
      facing: chance.oneOf([0, chance.between(-3.1, 3.1)]),
    };
    const made = makePiece(kit, { id: `${kit.id}-${index}`, name: kit.id, parameters: defaultValues(kit.sheet), pose });
    if (!made.ok) throw new Error(`${kit.id} cannot be made as it comes`);
    return { ...made.value, mirrored: chance.whole(0, 2) === 0 };
  });
  const anywhere = () => ({
    x: chance.between(-400, 400),
    y: chance.oneOf([0, 0, chance.between(0, 60)]),
    z: chance.between(-400, 400),
  });
  const facing = () => chance.between(-3.1, 3.1);
  const models: Model[] = [];
  const put = (id: string, at: { x: number; y: number; z: number }, figure: Parameters<typeof modelOf>[2]) =>
    models.push(modelOf(id, at, { ...figure, unit: id, on: at.y }));
  for (let i = 0; i < 4; i++) put(`man-${i}`, anywhere(), man({ facing: facing() }));
  put('prone', anywhere(), man({ facing: facing(), stance: 'prone' }));
  const hedge = chance.oneOf(pieces);
  put(
    'hider',
    outOfFrame(frameOfPose(hedge.pose), { x: chance.between(-20, 20), y: 0, z: 30 }),
    man({ facing: facing(), hidingBehind: hedge.id }),
  );
  const openings = pieces.flatMap((piece) => Object.values(piece.openings).map((opening) => ({ piece, opening })));
  const { piece, opening } = chance.oneOf(openings);
  const { centre, through, thickness } = opening.frame;
  const away = chance.oneOf([-1, 1]) * (thickness / 2 + chance.between(15, 35));
  const at = { x: centre.x + through.x * away, y: 0, z: centre.z + through.z * away };
  put(
    'watcher',
    outOfFrame(frameOfPose(piece.pose, piece.mirrored), at),
    man({ facing: facing(), lookingOut: `${piece.id}/${opening.id}` }),
  );
  put('squad', anywhere(), squadOfFive({ facing: facing() }));
  put('tank', anywhere(), tank({ facing: facing(), turret: facing() }));
  return boardOf(pieces, models);
}
