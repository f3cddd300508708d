import { expect } from 'vitest';
import { type Battle, beginGame, type Order, type PlainData, type Settings, skirmish } from '../../engine/index.ts';
import { battleOf } from './battle-men.ts';
import { type GamePlayer, skirmishOn } from './game-board.ts';
import { type BoardWish, boardFor } from './played-board.ts';

type Fields = Readonly<Record<string, PlainData>>;

/**
 * One case of a worked example: a battle on a board, the orders that are given in it with the dice that fall, and what must come of them. Lengths are
 * millimetres from the middle of the table, x to the right and z towards the near edge; angles are degrees.
 */
export interface PlayedCase extends BoardWish {
  readonly says: string;
  /** The case is played once for each row, `$name` in it standing for what the row says. */
  readonly rows?: readonly Fields[];
  /** The sides still have to set up, on a table with a strip of 20 cm for each: all where they stand, but for these. */
  readonly setUp?: {
    readonly hidden?: readonly string[];
    readonly behindTheLines?: readonly string[];
    readonly hunting?: readonly string[];
  };
  readonly forces?: Fields;
  readonly settings?: Settings;
  /** With these forces the battle does not begin, for this reason. */
  readonly notBegun?: string;
  /** Who is activated before the first step; his side begins. */
  readonly active?: string;
  readonly steps: readonly Step[];
}

/** One thing that is done, and what comes of it. Of what is expected only what is written is looked at. */
export interface Step {
  readonly by?: string;
  readonly order?: Order;
  /** Dice that fall (lists) and choices that are made (words), one after another. */
  readonly then?: readonly (readonly number[] | string)[];
  /** All do nothing more in this round; the next is begun by the side of this one, who is activated. */
  readonly nextRound?: string;
  /** All do nothing more in this round, and it ends; its tests may wait for dice. */
  readonly endRound?: true;
  /** Whoever is active does nothing more, and this one is activated. */
  readonly next?: string;
  readonly refused?: string;
  /** Facts among those of this step, in this order. */
  readonly happens?: readonly object[];
  /** Kinds of fact that are not among them. */
  readonly not?: readonly string[];
  /** What is waited for then; null where nothing is. */
  readonly asks?: object | null;
  /** What holds in the battle, and of models on the table. */
  readonly battle?: object;
  readonly board?: Readonly<Record<string, object>>;
  /** How likely each end of an order is that could be given then. */
  readonly odds?: { readonly of: Order; readonly needed?: number; readonly shares: Readonly<Record<string, number>> };
}

/** The case once for each of its rows; of many the first, the middle one and the last, unless there is time for all. */
export function rowsOf(one: PlayedCase, all: boolean): readonly PlayedCase[] {
  if (!one.rows) return [one];
  const text = JSON.stringify({ ...one, rows: undefined });
  const { length } = one.rows;
  const rows = one.rows.filter((_, i) => all || length <= MANY || i === 0 || i === Math.floor(length / 2) || i === length - 1);
  return rows.map((row) => JSON.parse(filled(text, row)) as PlayedCase);
}

const MANY = 3;
/** An example is about numbers, and nobody is asked whether a look is close: that is tried elsewhere, and is dear to find. */
const NOTHING_CLOSE: Settings = { closeCalls: 'as-found', closeCallTolerance: 0 };

/** Every `"$name"` by the value of that name, and `$name` within a longer text by how it is written. */
function filled(text: string, row: Fields): string {
  const names = Object.keys(row).sort((a, b) => b.length - a.length);
  return names.reduce((left, name) => {
    const value = row[name];
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return left
      .replaceAll(JSON.stringify(`$${name}`), JSON.stringify(value))
      .replaceAll(`$${name}`, JSON.stringify(written).slice(1, -1));
  }, text);
}

/** Plays a case, and fails at the first step of which something else comes. */
export function play(one: PlayedCase): void {
  const board = boardFor(one, one.setUp !== undefined);
  const { forces = null, settings = {}, notBegun, active } = one;
  if (notBegun !== undefined) {
    const { game, withWhat } = skirmishOn(board);
    const begun = beginGame({ ...game.setup, forces: forces as PlainData }, withWhat);
    expect(begun.ok ? 'begun' : begun.problem.code).toBe(notBegun);
    return;
  }
  const begins = one.setUp ? { setUp: { first: 'blue' }, ...forces } : forces;
  const player = skirmishOn(board, begins as PlainData, { settings: { ...NOTHING_CLOSE, ...settings } });
  if (one.setUp) setUpAll(player, one.setUp);
  if (active !== undefined) beginRound(player, active);
  one.steps.forEach((step, i) => {
    try {
      take(player, step);
    } catch (problem) {
      if (problem instanceof Error) problem.message = `step ${i + 1}: ${problem.message}`;
      throw problem;
    }
  });
}

function setUpAll(
  player: GamePlayer,
  { hidden = [], behindTheLines = [], hunting = [] }: NonNullable<PlayedCase['setUp']>,
): void {
  for (const side of ['blue', 'red']) {
    for (const { model } of Object.values(battleOf(player).fighters).filter((one) => one.side === side)) {
      const { pose } = player.game.setup.board.models[model]!;
      if (battleOf(player).fighters[model]!.whereabouts !== 'unplaced') continue;
      if (behindTheLines.includes(model)) player.gives(side, { kind: 'skirmish/go-behind-the-lines', model });
      else if (hunting.includes(model)) player.gives(side, { kind: 'skirmish/hunt', model });
      else
        player.gives(side, {
          kind: 'skirmish/place',
          model,
          at: { ...pose.at },
          facing: pose.facing,
          ...(hidden.includes(model) ? { hidden: true } : {}),
        });
    }
    player.gives(side, { kind: 'skirmish/finish-set-up' });
  }
}

function take(player: GamePlayer, step: Step): void {
  const before = player.game.lines.length;
  if (step.nextRound !== undefined) {
    if (battleOf(player).stage === 'activations') endRound(player);
    beginRound(player, step.nextRound);
  }
  if (step.endRound) endRound(player);
  if (step.next !== undefined) {
    endActivation(player);
    player.gives(sideOf(player, step.next), { kind: 'skirmish/activate', model: step.next });
  }
  if (step.order) {
    const said = player.tries(step.by ?? sideOf(player, String(step.order.model)), step.order);
    expect(said, step.order.kind).toBe(step.refused ?? 'done');
  }
  for (const given of step.then ?? []) {
    if (typeof given === 'string') player.picks(given);
    else player.throws(given);
  }
  const facts = player.game.lines.slice(before).flatMap((line) => line.facts as readonly object[]);
  expectInOrder(facts, step.happens ?? []);
  for (const kind of step.not ?? []) expect(facts.map((fact) => (fact as { kind: string }).kind)).not.toContain(kind);
  if (step.asks !== undefined) {
    const request = player.position.underWay?.request ?? null;
    if (step.asks === null) expect(request).toBeNull();
    else expect(request).toMatchObject(step.asks);
  }
  if (step.battle) expect(battleOf(player)).toMatchObject(step.battle);
  for (const [id, wanted] of Object.entries(step.board ?? {}))
    expect(roundly(player.position.board.models[id])).toMatchObject(wanted);
  if (step.odds) expectOdds(player, step.odds);
}

/** Places to a hundredth of a millimetre. */
const roundly = (value: unknown): object =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 100) / 100 + 0 : one)));

function expectInOrder(facts: readonly object[], wanted: readonly object[]): void {
  let from = 0;
  for (const wish of wanted) {
    const found = facts.findIndex((fact, i) => i >= from && fits(fact, wish));
    if (found < 0) {
      const kind = (wish as { readonly kind?: string }).kind;
      const alike = facts.slice(from).filter((fact) => (fact as { readonly kind?: string }).kind === kind);
      expect(alike.length > 0 ? alike[0] : facts).toMatchObject(wish);
      throw new Error(`${JSON.stringify(wish)} did not happen in this order`);
    }
    from = found + 1;
  }
}

function fits(fact: object, wish: object): boolean {
  try {
    expect(fact).toMatchObject(wish);
    return true;
  } catch {
    return false;
  }
}

function expectOdds(player: GamePlayer, { of, needed, shares }: NonNullable<Step['odds']>): void {
  const { position, withWhat, game } = player;
  const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state as Battle };
  const odds = skirmish.playing!.odds(of, sideOf(player, String(of.model)), situation);
  if (!odds) throw new Error('nobody can tell the odds of that');
  if (needed !== undefined) expect(odds.needed).toBe(needed);
  for (const [says, share] of Object.entries(shares))
    expect(odds.ends.find((end) => end.says === says)?.share, says).toBeCloseTo(share, 9);
}

const sideOf = (player: GamePlayer, model: string): string => battleOf(player).fighters[model]?.side ?? 'blue';

function beginRound(player: GamePlayer, model: string): void {
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks(sideOf(player, model));
  player.gives(sideOf(player, model), { kind: 'skirmish/activate', model });
}

function endActivation(player: GamePlayer): void {
  const active = battleOf(player).active?.model;
  if (active !== undefined) player.gives(sideOf(player, active), { kind: 'skirmish/end-activation', model: active });
}

/** Who has to be activated; who is in reserve does not arrive, for he throws a 1. */
const MUST_ACT: readonly string[] = ['table', 'reserve'];

/** Everybody who is left does nothing more in this round. */
function endRound(player: GamePlayer): void {
  const { round } = battleOf(player);
  for (;;) {
    endActivation(player);
    const { round: now, turn, fighters } = battleOf(player);
    if (now !== round || player.position.underWay) return;
    const next = Object.values(fighters).find(
      ({ side, activated, whereabouts }) => side === turn && !activated && MUST_ACT.includes(whereabouts),
    );
    if (!next) throw new Error('nobody is left to be activated, and the round does not end');
    player.gives(next.side, { kind: 'skirmish/activate', model: next.model });
    if (next.whereabouts === 'reserve') player.throws([1]);
  }
}
