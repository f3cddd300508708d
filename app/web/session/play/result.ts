import { type Battle, diceOfGame, type Game, positionOf, type SideId } from '../../../../engine/index.ts';

/** How a game came out for one side. */
export interface SideResult {
  readonly side: SideId;
  readonly points: number;
  readonly began: number;
  readonly lost: number;
  /** By kind of die: how many fell, and their average; those of throws that were taken back among them. */
  readonly dice: readonly { readonly sides: number; readonly thrown: number; readonly average: number }[];
}

/** How a game came out. */
export function resultOf(game: Game) {
  const { ending, state } = positionOf(game);
  const { round, victoryPoints, began, fighters } = state as Battle;
  const sides = game.setup.seats.map((side): SideResult => {
    const own = Object.values(fighters).filter((fighter) => fighter.side === side);
    return {
      side,
      points: victoryPoints[side] ?? 0,
      began: began[side] ?? own.length,
      lost: own.filter(({ whereabouts }) => whereabouts === 'out-of-action').length,
      dice: diceOfGame(game, side)
        .filter(({ thrown }) => thrown > 0)
        .map(({ sides: faces, thrown, faces: judged }) => ({
          sides: faces,
          thrown,
          average: judged.reduce((sum, { count }, i) => sum + count * (i + 1), 0) / thrown,
        })),
    };
  });
  return { ending, round, sides };
}
