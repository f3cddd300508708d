import {
  type Board,
  fail,
  findRuleSet,
  HEAVY_WEAPONS,
  installedRuleSets,
  type Model,
  type ModelId,
  type MoveOrder,
  type MoverState,
  type Result,
  type RuleSet,
  succeed,
  type TerrainPiece,
  UNBURDENED,
  type Waypoint,
} from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import { findModel } from './find-model.ts';
import { type Given, type OptionSheet, RULED_OPTIONS } from './given.ts';
import { readChoice, readNumber } from './numbers.ts';
import type { UsageFault } from './usage.ts';

/** The options that say who moves under what order and in what state, for `move` and `reach` alike. */
export const MOVER_OPTIONS: OptionSheet = {
  action: { takes: 'value' },
  target: { takes: 'value' },
  movement: { takes: 'value' },
  loaded: { takes: 'nothing' },
  heavy: { takes: 'value' },
  dice: { takes: 'value' },
  danger: { takes: 'value' },
  ...RULED_OPTIONS,
};

/** The rule set of `--rules`, the first that is installed where nothing is said. */
export function readRules(given: Given): Result<RuleSet, UsageFault> {
  const ids = installedRuleSets.map(({ id }) => id);
  const chosen = readChoice(given, 'rules', ids);
  if (!chosen.ok) return chosen;
  return succeed(findRuleSet(installedRuleSets, chosen.value ?? ids[0]!)!);
}

const ORDERS: Readonly<Record<string, MoveOrder>> = { one: 'move', two: 'two-moves', charge: 'charge' };

/** `--action one`, `two` or `charge`. */
function readOrder(given: Given): Result<MoveOrder, UsageFault> {
  const chosen = readChoice(given, 'action', Object.keys(ORDERS));
  return chosen.ok ? succeed(ORDERS[chosen.value ?? 'one']!) : chosen;
}

/** Profile, load, weapon and dice that were rolled. @unit centimetres in, millimetres out */
export function readState(given: Given): Result<MoverState, UsageFault> {
  const movement = readNumber(given, 'movement');
  if (!movement.ok) return movement;
  const heavyWeapon = readChoice(given, 'heavy', HEAVY_WEAPONS);
  if (!heavyWeapon.ok) return heavyWeapon;
  const dice = readDice(given, 'dice');
  if (!dice.ok) return dice;
  const danger = readDice(given, 'danger');
  if (!danger.ok) return danger;
  return succeed({
    movement: movement.value === null ? null : movement.value * 10,
    loaded: given.has('loaded'),
    heavyWeapon: heavyWeapon.value ?? UNBURDENED.heavyWeapon,
    dice: dice.value,
    ...(danger.value.length > 0 ? { danger: danger.value } : {}),
  });
}

/** Dice as they lie on the table, such as `2,5`; none where the option is not given. */
function readDice(given: Given, name: string): Result<readonly number[], UsageFault> {
  const text = given.value(name);
  const thrown = text === null ? [] : text.split(',').map((die) => die.trim());
  if (thrown.every((die) => /^\d+$/.test(die))) return succeed(thrown.map(Number));
  return fail({ code: 'usage/not-dice', where: `--${name}`, fill: { option: `--${name}`, text: text ?? '' } });
}

/** The order, whom it is aimed at, and the state of the mover; everything that is wrong with them at once. */
export function readOrdered(
  given: Given,
  board: Board,
): Result<{ readonly order: MoveOrder; readonly target: ModelId | null; readonly state: MoverState }, readonly UsageFault[]> {
  const order = readOrder(given);
  const state = readState(given);
  const named = given.value('target');
  const target = named === null ? succeed(null) : findModel(board, named, '--target');
  if (!order.ok || !state.ok || !target.ok) return fail([order, state, target].flatMap((one) => (one.ok ? [] : [one.problem])));
  return succeed({ order: order.value, target: target.value?.id ?? null, state: state.value });
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The way as it is typed: every `--via`, then `--ladder`, then `--to`. A place is `X,Z` or `X,Z,HEIGHT`; a ladder is `PIECE`, `PIECE/LADDER` or
 * `PIECE/LADDER@HEIGHT`, its head where no height is given. The height of a place without one is that of the place before it.
 * @unit centimetres in, millimetres out
 */
export function readWay(given: Given, board: Board, mover: Model): Result<readonly Waypoint[], UsageFault> {
  const typed = [
    ...given.values('via').map((text) => ({ option: '--via', text })),
    ...given.values('ladder').map((text) => ({ option: '--ladder', text })),
    ...given.values('to').map((text) => ({ option: '--to', text })),
  ];
  const way: Waypoint[] = [];
  let height = mover.pose.at.y;
  for (const { option, text } of typed) {
    const numbers = text.split(',').map((part) => part.trim());
    const isPlace = numbers.length > 1 && numbers.every((part) => NUMBER.test(part));
    if (isPlace && numbers.length <= 3) {
      const [x, z, y] = numbers.map((part) => Number(part) * 10);
      height = y ?? height;
      way.push({ kind: 'ground', at: { x: x!, y: height, z: z! } });
      continue;
    }
    if (numbers.length > 1) return fail({ code: 'usage/not-a-place', where: option, fill: { option, text } });
    const ladder = readLadder(board, text, option);
    if (!ladder.ok) return ladder;
    way.push(ladder.value.place);
    height = ladder.value.height;
  }
  return succeed(way);
}

function readLadder(
  board: Board,
  text: string,
  option: string,
): Result<{ readonly place: Waypoint; readonly height: number }, UsageFault> {
  const [named, high] = text.split('@');
  const [wanted = '', ladderName] = (named ?? '').split('/');
  const piece = findPiece(board, wanted);
  const withLadders = Object.values(board.pieces).filter(({ ladders }) => Object.keys(ladders).length > 0);
  const known = withLadders.flatMap(({ id, ladders }) => Object.keys(ladders).map((ladder) => `${id}/${ladder}`)).sort();
  const none = (): Result<never, UsageFault> => {
    const meant = closestNames(named ?? '', known);
    const fill = { option, text, count: meant.length, meant: meant.join(', '), known: known.join(', ') };
    return fail({ code: 'usage/no-such-ladder', where: option, fill });
  };
  if (!piece || (high !== undefined && !NUMBER.test(high))) return none();
  const ladders = Object.values(piece.ladders);
  const ladder = ladderName === undefined && ladders.length === 1 ? ladders[0] : ladders.find(({ id }) => id === ladderName);
  if (!ladder) return none();
  const height = high === undefined ? ladder.head.y - ladder.foot.y : Number(high) * 10;
  return succeed({
    place: { kind: 'ladder', piece: piece.id, ladder: ladder.id, height },
    height: piece.pose.at.y + ladder.foot.y + height,
  });
}

/** A piece by its id, or by a name that only it has. */
function findPiece(board: Board, wanted: string): TerrainPiece | null {
  if (Object.hasOwn(board.pieces, wanted)) return board.pieces[wanted]!;
  const named = Object.values(board.pieces).filter(({ name }) => plainName(name) === plainName(wanted));
  return named.length === 1 ? named[0]! : null;
}
