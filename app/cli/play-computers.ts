import {
  type Game,
  type Intent,
  type PickOne,
  type PlayedWith,
  playByCounsel,
  positionOf,
  throwBySeed,
  viewOf,
} from '../../engine/index.ts';

/** What the sides do next that nobody here plays, their dice included where these fall by a seed; null when it is for somebody here to say something. */
export function nextOfComputers(game: Game, withWhat: PlayedWith, computers: readonly string[], pick: PickOne): Intent | null {
  const fallen = throwBySeed(game);
  if (fallen) return computers.includes(fallen.by) ? fallen : null;
  for (const side of computers) {
    const next = playByCounsel(game, withWhat, side, pick);
    if (next) return next;
  }
  return null;
}

/**
 * A game as it is told at this desk: whoever plays alone against computers is told what his side may know. Who plays with somebody else at the same desk, or
 * only watches, is told everything.
 */
export function toldGame(game: Game, withWhat: PlayedWith, computers: readonly string[]): Game {
  const [only, ...others] = game.setup.seats.filter((seat) => !computers.includes(seat));
  if (computers.length === 0 || only === undefined || others.length > 0) return game;
  const { lines, position } = viewOf(game, only, withWhat);
  return { ...game, lines, positions: [...game.positions.slice(0, -1), { ...positionOf(game), board: position.board }] };
}

/** Which of several orders that are as good is taken: the same each time for the same dice. */
export function pickOfSeed({ setup }: Game): PickOne {
  let state = setup.dice.kind === 'seed' ? Number.parseInt(setup.dice.seed.slice(0, 8), 16) : 1;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
