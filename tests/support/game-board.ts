import {
  type Board,
  beginGame,
  type Command,
  defaultSettings,
  dispatch,
  type Game,
  hashBoard,
  type Order,
  openSpace,
  type PlainData,
  type PlayedWith,
  positionOf,
  skirmish,
} from '../../engine/index.ts';

/** A game on a board, played by the skirmish rules as they are printed, with dice that are typed in. */
export function skirmishOn(board: Board, forces: PlainData = null): GamePlayer {
  const space = openSpace(board, new Map());
  const settings = defaultSettings(skirmish.settings);
  const withWhat: PlayedWith = {
    playing: skirmish.playing!,
    tableOf: (now) => ({ board: now, boardHash: hashBoard(now), space: space.queries.supposing(now), settings }),
  };
  const seats = [...new Set(Object.values(board.models).map(({ owner }) => owner))].sort();
  const begun = beginGame(
    { format: 1, ruleSet: skirmish.id, version: skirmish.version, settings, board, seats, forces, dice: { kind: 'by-hand' } },
    withWhat,
  );
  if (!begun.ok) throw new Error(`the game does not begin: ${begun.problem.code}`);
  return new GamePlayer(begun.value, withWhat);
}

/** Gives commands one after another, and answers what is asked. */
export class GamePlayer {
  game: Game;
  readonly withWhat: PlayedWith;

  constructor(game: Game, withWhat: PlayedWith) {
    this.game = game;
    this.withWhat = withWhat;
  }

  get position() {
    return positionOf(this.game);
  }

  commandOf(by: string, order: Order): Command {
    return { id: `${this.game.lines.length}`, by, seen: this.game.lines.length, order };
  }

  /** What is said to an order, which is obeyed where it may be. */
  tries(by: string, order: Order): string {
    const next = dispatch(this.game, this.commandOf(by, order), this.withWhat);
    if (!next.ok) return next.problem.code;
    this.game = next.value;
    return 'done';
  }

  /** Gives an order that must be obeyed, and throws these dice for it one after another. */
  gives(by: string, order: Order, ...throws: readonly (readonly number[])[]): this {
    const said = this.tries(by, order);
    if (said !== 'done') throw new Error(`${order.kind} of ${by} is turned down: ${said}`);
    return this.throws(...throws);
  }

  /** Throws these dice for whoever must throw, one after another. */
  throws(...throws: readonly (readonly number[])[]): this {
    for (const faces of throws) {
      const request = this.position.underWay?.request;
      if (request?.kind !== 'roll') throw new Error('nobody waits for dice');
      const said = this.tries(request.roller, { kind: 'answer-roll', faces });
      if (said !== 'done') throw new Error(`the dice are turned down: ${said}`);
    }
    return this;
  }

  /** Picks this for whoever must choose. */
  picks(...picked: readonly string[]): this {
    const request = this.position.underWay?.request;
    if (request?.kind !== 'choice') throw new Error('nobody must choose');
    const said = this.tries(request.chooser, { kind: 'answer-choice', picked });
    if (said !== 'done') throw new Error(`the choice is turned down: ${said}`);
    return this;
  }

  /** What happened last, by kind. */
  get last(): readonly string[] {
    return this.game.lines.at(-1)?.facts.map(({ kind }) => kind) ?? [];
  }
}
