import {
  type Board,
  beginGame,
  type Command,
  defaultSettings,
  dispatch,
  type Game,
  type MeshHash,
  type Order,
  type PlainData,
  type PlayedWith,
  playOn,
  positionOf,
  skirmish,
  type TriangleMesh,
} from '../../engine/index.ts';

/** What a test wants different about a game. */
export interface GameWishes {
  readonly dice?: Game['setup']['dice'];
  readonly meshes?: ReadonlyMap<MeshHash, TriangleMesh>;
  /** What was agreed beside what is printed. */
  readonly settings?: Game['setup']['settings'];
}

/** A game on a board, played by the skirmish rules as they are printed, with dice that are typed in unless told. */
export function skirmishOn(board: Board, forces: PlainData = null, wishes: GameWishes = {}): GamePlayer {
  const { dice = { kind: 'by-hand' }, meshes = new Map() } = wishes;
  const settings = { ...defaultSettings(skirmish.settings), ...wishes.settings };
  const withWhat = playOn(skirmish, settings, meshes)!;
  const seats = [...new Set(Object.values(board.models).map(({ owner }) => owner))].sort();
  const { id: ruleSet, version } = skirmish;
  const begun = beginGame({ format: 1, ruleSet, version, settings, board, seats, forces, dice }, withWhat);
  if (!begun.ok) throw new Error(`the game does not begin: ${begun.problem.code}`);
  return new GamePlayer(begun.value, withWhat);
}

/** A sketched board as it may stand in a file: with both sides, and everybody in a unit. */
export const fileable = (board: Board): Board => ({
  ...board,
  sides: {
    blue: { id: 'blue', name: 'Blues', colour: '#3b72b8' },
    red: { id: 'red', name: 'Reds', colour: '#c4553b' },
  },
  models: Object.fromEntries(
    Object.entries(board.models).map(([id, model]) => [id, { ...model, unit: model.unit || `${model.owner}` }]),
  ),
});

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
