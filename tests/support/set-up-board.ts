import type { Board, PlainData, PlanPolygon, TerrainPiece } from '../../engine/index.ts';
import { menOn, type Placed } from './battle-men.ts';
import { type GamePlayer, type GameWishes, skirmishOn } from './game-board.ts';

const strip = (z0: number, z1: number): PlanPolygon => [
  { x: -600, z: z0 },
  { x: 600, z: z0 },
  { x: 600, z: z1 },
  { x: -600, z: z1 },
];

/** Men on a table of 1200 by 1200 mm, of which blue has the 20 cm of the far edge and red those of the near one. @clause SK-SETUP-4 */
export const campsOn = (men: Readonly<Record<string, Placed>>, pieces: readonly TerrainPiece[] = []): Board => ({
  ...menOn(men, pieces),
  zones: {
    north: { id: 'north', name: 'North', kind: 'deployment', owner: 'blue', outline: strip(-600, -400) },
    south: { id: 'south', name: 'South', kind: 'deployment', owner: 'red', outline: strip(400, 600) },
  },
});

/** Two of each side. */
export const camps = campsOn({
  A: [-100, -500, 'blue'],
  B: [100, -500, 'blue'],
  C: [-100, 500, 'red'],
  D: [100, 500, 'red'],
});

type Forces = Readonly<Record<string, PlainData>>;

/** A battle that begins with its set-up, in which blue goes first unless told. */
export const settingUp = (board: Board = camps, forces: Forces = {}, wishes: GameWishes = {}): GamePlayer =>
  skirmishOn(board, { setUp: { first: 'blue' }, ...forces }, wishes);

export const placing = (model: string, x: number, z: number, more: Forces = {}) => ({
  kind: 'skirmish/place',
  model,
  at: { x, y: 0, z },
  ...more,
});

/** Everybody is set up where he stands on the board, these hidden, and the first round is about to begin. */
export function allSetUp(player: GamePlayer, hidden: readonly string[] = []): GamePlayer {
  const { models } = player.game.setup.board;
  for (const side of ['blue', 'red']) {
    for (const { id, owner, pose } of Object.values(models))
      if (owner === side && isUnplaced(player, id))
        player.gives(
          side,
          placing(id, pose.at.x, pose.at.z, { facing: pose.facing, ...(hidden.includes(id) ? { hidden: true } : {}) }),
        );
    player.gives(side, { kind: 'skirmish/finish-set-up' });
  }
  return player;
}

const isUnplaced = ({ position }: GamePlayer, model: string): boolean =>
  (position.state as { fighters: Record<string, { whereabouts: string }> }).fighters[model]?.whereabouts === 'unplaced';

/** The first round begins with this side. */
export const withFirst = (player: GamePlayer, side: string): GamePlayer =>
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks(side);
