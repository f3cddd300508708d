import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { MovePolicy, Waypoint } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { checkWay, findMover } from '../../rules/mover.ts';
import type { Table } from '../../rules/rule-set.ts';
import { agreedSettings } from '../../rules/settings.ts';
import type { MoveOrder, MoveQuestion, ReachQuestion, RouteQuestion } from '../../ruling/question.ts';
import { stanceOf } from './body-policy.ts';
import { movePolicyOf } from './move-policy.ts';
import { findPace, type Pace } from './pace.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from './settings.ts';

/** One model that was given an order to move, at this table. */
export interface Movement {
  readonly table: Table;
  readonly board: Board;
  readonly agreed: SkirmishSettings;
  readonly mover: Model;
  readonly order: MoveOrder;
  /** Whom it charges. */
  readonly target: Model | null;
  readonly pace: Pace;
  readonly policy: MovePolicy;
  /** Enemies from whom nobody need keep away, as they have not been noticed. @clause SK-ABIL-29 */
  readonly unnoticed: readonly ModelId[];
}

/**
 * Sets the model going. @refuses an order that its state forbids: hidden ones stand up first, prone ones crawl with one action and charge nobody, squads
 * move with one action, carriers charge nobody, vehicles go by their gears. What only the turn knows (shock, rout, actions already spent) is for
 * whoever keeps the turn.
 * @clause SK-HIDE-5, SK-PRONE-5, SK-PRONE-7, SK-SQV-2, SK-LOAD-7, SK-CHARGE-3, SK-CHARGE-8, SK-GEAR-3
 */
export function openMovement(question: MoveQuestion | ReachQuestion | RouteQuestion, table: Table): Result<Movement, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const { board } = table;
  const found = findMover(board, question.model);
  if (!found.ok) return found;
  const mover = found.value;
  const forbidden = whatForbids(mover, question, agreed);
  if (forbidden) return fail(forbidden);
  const target = question.order === 'charge' ? findCharged(board, mover, question.target) : succeed(null);
  if (!target.ok) return target;
  return succeed({
    table,
    board,
    agreed,
    mover,
    order: question.order,
    target: target.value,
    pace: findPace(agreed, mover, question.order, question.state),
    policy: movePolicyOf(agreed, board, mover),
    unnoticed: question.state.unnoticed ?? [],
  });
}

function whatForbids(
  mover: Model,
  { order, state }: MoveQuestion | ReachQuestion | RouteQuestion,
  agreed: SkirmishSettings,
): Refusal | null {
  const fill = { model: mover.id };
  if (mover.body.kind === 'vehicle') return { code: 'move/vehicles-go-by-gears', clause: 'SK-GEAR-3', fill };
  if (mover.declared.hidingBehind !== null) return { code: 'move/not-while-hiding', clause: 'SK-HIDE-5', fill };
  if (order === 'two-moves' && mover.body.kind === 'squad') return { code: 'move/squads-move-once', clause: 'SK-SQV-2', fill };
  if (order === 'two-moves' && stanceOf(mover) === 'prone') return { code: 'move/crawls-once', clause: 'SK-PRONE-5', fill };
  if (order === 'charge' && stanceOf(mover) === 'prone') return { code: 'charge/not-while-prone', clause: 'SK-PRONE-7', fill };
  if (order === 'charge' && state.loaded && !agreed.loadedMayFight)
    return { code: 'charge/not-while-loaded', clause: 'SK-LOAD-7', fill };
  return null;
}

/**
 * The way, where the mover may go such a way at all. @refuses what leads nowhere or is not there, and ladders for those who lie
 * @clause SK-PRONE-9
 */
export function mayTakeWay({ board, mover }: Movement, way: readonly Waypoint[]): Result<readonly Waypoint[], Refusal> {
  const checked = checkWay(board, way);
  if (!checked.ok) return checked;
  if (stanceOf(mover) === 'prone' && way.some(({ kind }) => kind === 'ladder'))
    return fail({ code: 'ladder/not-while-prone', clause: 'SK-PRONE-9', fill: { model: mover.id } });
  return checked;
}

/** Whom is charged: an enemy, named; it need not be seen. @clause SK-CHARGE-3 */
function findCharged(board: Board, mover: Model, id: string | null): Result<Model, Refusal> {
  if (id === null) return fail({ code: 'charge/nobody-named', clause: 'SK-CHARGE-3', fill: { model: mover.id } });
  const target = Object.hasOwn(board.models, id) ? board.models[id] : undefined;
  if (!target) return fail({ code: 'target/not-on-the-board', clause: null, fill: { model: id } });
  if (target.owner === mover.owner)
    return fail({ code: 'charge/no-enemy', clause: 'SK-CHARGE-3', fill: { model: mover.id, target: target.id } });
  return succeed(target);
}
