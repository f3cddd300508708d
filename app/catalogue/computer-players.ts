import {
  type Board,
  type Game,
  type Intent,
  type PickOne,
  type PlayedWith,
  playByCounsel,
  positionOf,
  type SideId,
  throwBySeed,
  viewOf,
  withoutModel,
} from '../../engine/index.ts';

/** What the sides do next that nobody here plays, their dice included where these fall by a seed; null when it is for somebody here to say something. */
export function nextOfComputers(game: Game, withWhat: PlayedWith, computers: readonly SideId[]): Intent | null {
  const fallen = throwBySeed(game);
  if (fallen) return computers.includes(fallen.by) ? fallen : null;
  for (const side of computers) {
    const next = playByCounsel(game, withWhat, side, pickOf(game));
    if (next) return next;
  }
  return null;
}

/** The sides that somebody here plays. */
export const peopleIn = ({ setup }: Game, computers: readonly SideId[]): readonly SideId[] =>
  setup.seats.filter((seat) => !computers.includes(seat));

/**
 * A game as it is told here: whoever plays alone against computers is told what his side may know, now and of every earlier moment. Who plays with somebody
 * else at the same place, or only watches, is told everything.
 */
export function toldGame(game: Game, withWhat: PlayedWith, computers: readonly SideId[]): Game {
  const [only, ...others] = peopleIn(game, computers);
  return computers.length === 0 || only === undefined || others.length > 0 ? game : toldTo(game, withWhat, only);
}

/** A game as one side may know it, now and of every earlier moment; null is told what nobody's secret is. */
export function toldTo(game: Game, withWhat: PlayedWith, viewer: SideId | null): Game {
  const { lines, position } = viewOf(game, viewer, withWhat);
  const hidden = Object.keys(positionOf(game).board.models).filter((id) => !(id in position.board.models));
  if (hidden.length === 0) return game;
  const seen = (board: Board): Board => hidden.filter((id) => id in board.models).reduce(withoutModel, board);
  return { ...game, lines, positions: game.positions.map((one) => ({ ...one, board: seen(one.board) })) };
}

/** Which of several orders that are as good is taken: the same each time at the same line of the same dice, whoever asks and however often. */
function pickOf({ setup, lines }: Game): PickOne {
  const seed = setup.dice.kind === 'seed' ? Number.parseInt(setup.dice.seed.slice(0, 8), 16) : 1;
  let state = (seed ^ Math.imul(lines.length + 1, 0x9e37_79b1)) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
