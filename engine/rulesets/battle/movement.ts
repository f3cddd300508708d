import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { MovePolicy } from '../../geometry/movement-queries.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { findMover } from '../../rules/mover.ts';
import type { Table } from '../../rules/rule-set.ts';
import { agreedSettings } from '../../rules/settings.ts';
import type { MoveOrder, MoverState } from '../../ruling/question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { BATTLE_SETTINGS, type BattleSettings } from './settings.ts';
import { BATTLE_ID } from './verdict.ts';

/** The rules speak in inches. @clause BT-CORE-3 */
export const INCH: Millimetres = 25.4;

/** One model that moves in the Movement phase, at this table. */
export interface Movement {
  readonly table: Table;
  readonly board: Board;
  readonly agreed: BattleSettings;
  readonly mover: Model;
  /** The higher die as a length; null where nothing was rolled. @clause BT-DIFF-1 */
  readonly rolled: Millimetres | null;
  readonly allowance: Millimetres;
  /** Dice that were rolled for dangerous ground. @clause BT-DANG-1 */
  readonly danger: readonly number[];
  /** Enemies that it stands nearer to than it may come. @clause BT-MOVE-16 */
  readonly startsNear: readonly Model[];
  readonly policy: MovePolicy;
}

/** What was agreed at this table. @refuses what these rules do not leave to the players */
export function agreedForBattle({ settings }: Table): Result<BattleSettings, Refusal> {
  const agreed = agreedSettings(BATTLE_SETTINGS, settings);
  return agreed.ok ? succeed(agreed.value as BattleSettings) : agreed;
}

/**
 * Sets one model going. Which units may not move at all (locked, pinned, falling back) and how far another type of unit goes is for whoever keeps the
 * turn and the roster: they give its pace with the question.
 * @refuses another pace than the one there is, vehicles, and dice that are not those for difficult ground
 * @clause BT-MOVE-4, BT-UNIT-16, BT-DIFF-1, BT-DIFF-3
 */
export function openMovement(
  asked: { readonly model: string; readonly order: MoveOrder; readonly state: MoverState },
  agreed: BattleSettings,
  table: Table,
): Result<Movement, Refusal> {
  const { board } = table;
  const found = findMover(board, asked.model);
  if (!found.ok) return found;
  const mover = found.value;
  const { dice, danger = [] } = asked.state;
  if (asked.order === 'two-moves') return fail({ code: 'order/no-faster-pace', clause: 'BT-MOVE-4', fill: { model: mover.id } });
  if (asked.order === 'charge')
    return fail({ code: 'order/not-in-these-rules', clause: null, fill: { order: asked.order, ruleSet: BATTLE_ID } });
  if (mover.body.kind === 'vehicle')
    return fail({ code: 'mover/vehicles-not-covered', clause: 'BT-UNIT-16', fill: { model: mover.id } });
  if (dice.length > 0 && !areForDifficultGround(dice))
    return fail({ code: 'dice/not-for-difficult-ground', clause: 'BT-DIFF-1', fill: { dice: dice.join(', ') } });

  if (!danger.every(isDie))
    return fail({ code: 'dice/not-for-dangerous-ground', clause: 'BT-DANG-1', fill: { dice: danger.join(', ') } });

  const pace = asked.state.movement ?? agreed.movement;
  const rolled = dice.length > 0 ? Math.max(...dice) * INCH : null;
  const allowance = rolled === null ? pace : Math.min(pace, rolled);
  const enemies = Object.values(board.models).filter(({ owner }) => owner !== mover.owner);
  const gaps = enemies
    .map((enemy) => ({ enemy, gap: table.space.distance(mover.id, enemy.id, 'bases').distance }))
    .sort((a, b) => (a.enemy.id < b.enemy.id ? -1 : 1));
  return succeed({
    table,
    board,
    agreed,
    mover,
    rolled,
    allowance,
    danger,
    startsNear: gaps.filter(({ gap }) => gap < agreed.enemyGap - ROUNDING).map(({ enemy }) => enemy),
    // Who begins nearer may move away, but no nearer than it stands.
    policy: policyOf(
      agreed,
      mover,
      allowance,
      gaps.map(({ enemy, gap }) => ({ model: enemy.id, gap: Math.min(gap, agreed.enemyGap) })),
    ),
  });
}

/** Two lengths that differ by less are equal. */
const ROUNDING = 1e-6;

/** Two dice, or three for a unit that may roll one more. @clause BT-DIFF-1, BT-DIFF-3 */
const areForDifficultGround = (dice: readonly number[]) => (dice.length === 2 || dice.length === 3) && dice.every(isDie);

const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;

/** What is stepped over without a word, a quarter of an inch: the source says nothing of it, and its height counts all the same. */
const STEP = 0.25 * INCH;

/**
 * The rules of moving as data: everybody is in the way, height is free of cost or counts like any length, and no point of the way is nearer than an inch to
 * an enemy.
 * @clause BT-MOVE-5, BT-MOVE-6, BT-MOVE-8, BT-MOVE-15, BT-MOVE-16, BT-CLIMB-1 to 4, BT-TERR-18
 */
function policyOf(agreed: BattleSettings, mover: Model, allowance: Millimetres, keepsFrom: MovePolicy['keepsFrom']): MovePolicy {
  const separate = agreed.verticalMovement === 'separate';
  const factor = separate ? 0 : 1;
  return {
    freeStep: STEP,
    steepest: 1,
    slopes: separate ? 'plan' : 'along',
    climbing: { up: factor, down: factor, most: allowance },
    ladders: { reach: mover.base.kind === 'round' ? mover.base.diameter / 2 : INCH / 2, factor, spacing: mover.body.height },
    difficult: 'as-any',
    slowed: 1,
    throughFloors: true,
    climbedThrough: ['window', 'door', 'hatch', 'breach'],
    passesThrough: [],
    keepsFrom,
    stability: { supported: 0.5, sameHeight: 3 },
    stance: mover.stance,
    headroom: 6.5,
    mostHeight: separate ? allowance : null,
  };
}
