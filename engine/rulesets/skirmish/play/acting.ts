import type { Model } from '../../../board/model.ts';
import type { Order } from '../../../game/order.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import type { CarryOut, Situation } from '../../../rules/playing.ts';
import { whatMassArmiesForbid } from './army-types/mass-army.ts';
import { refuse } from './refuse.ts';
import { type Battle, type Fighter, fighterOf } from './state.ts';

export { refuse } from './refuse.ts';

/** What one file of decide/ does: says what an order comes to, or why it may not be given. */
export type Decide = (order: Order, by: SideId, situation: Situation<Battle>) => Result<CarryOut<Battle>, Refusal>;

/** Somebody who acts, with his model as it stands. */
export interface Acting {
  readonly fighter: Fighter;
  readonly model: Model;
  readonly actions: number;
}

/** A text field of an order. @refuses an order without it */
export function textOf(order: Order, field: string): Result<string, Refusal> {
  const value = order[field];
  return typeof value === 'string' ? succeed(value) : refuse('order/malformed', null, { field });
}

/** Whom an order is about, where that is one of this side's that takes part. */
export function ownFighter(order: Order, by: SideId, { state }: Situation<Battle>): Result<Fighter, Refusal> {
  const named = textOf(order, 'model');
  if (!named.ok) return named;
  const fighter = fighterOf(state, named.value);
  if (!fighter) return refuse('fighter/not-in-this-battle', null, { model: named.value });
  if (fighter.side !== by) return refuse('fighter/not-yours', 'SK-ACT-1', { model: fighter.model });
  if (fighter.whereabouts === 'out-of-action') return refuse('fighter/out-of-action', 'SK-DMG-7', { model: fighter.model });
  if (fighter.whereabouts === 'lying-wounded') return refuse('fighter/lies-wounded', 'SK-DMG-9', { model: fighter.model });
  return succeed(fighter);
}

/** Whether shock, fear or a hiding place keeps somebody from acting. */
export interface Freedom {
  readonly shocked?: boolean;
  readonly broken?: boolean;
  readonly hiding?: boolean;
  readonly fallingBack?: boolean;
}

/** The one of this side who is being activated. @clause SK-ACT-1 */
export function whoIsActive(order: Order, by: SideId, situation: Situation<Battle>): Result<Fighter, Refusal> {
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const { model } = own.value;
  return situation.state.active?.model === model ? own : refuse('fighter/not-active', 'SK-ACT-1', { model });
}

/**
 * The one who is being activated, if he may do such a thing (with his last action his activation is over): a shocked one only recovers, a broken one only runs and recovers, one
 * who hides must stand up first. `despite` names what does not keep him from this.
 * @clause SK-ACT-9, SK-SHOCK-1, SK-SHOCK-7, SK-HEAD-4, SK-MOR-5, SK-MOR-6, SK-MOR-12, SK-HIDE-5, SK-ATYPE-2
 */
export function whoActs(order: Order, by: SideId, situation: Situation<Battle>, despite: Freedom = {}): Result<Acting, Refusal> {
  const active = whoIsActive(order, by, situation);
  if (!active.ok) return active;
  const fighter = active.value;
  const fill = { model: fighter.model };
  const model = situation.table.board.models[fighter.model];
  if (fighter.whereabouts === 'arriving') return refuse('fighter/must-come-on', 'SK-RES-6', fill);
  if (fighter.whereabouts !== 'table' || !model) return refuse('fighter/still-in-reserve', 'SK-RES-3', fill);
  if (fighter.lyingInWait) return refuse('action/lying-in-wait', 'SK-ABIL-26', fill);
  if (fighter.shocks > 0 && !despite.shocked) return refuse('action/shocked', 'SK-SHOCK-1', fill);
  if (fighter.broken && !despite.broken) return refuse('action/broken', 'SK-MOR-6', fill);
  if (fighter.underFire === 'falls-back' && !despite.fallingBack) return refuse('action/must-fall-back', 'SK-SUPP-8', fill);
  if (model.declared.hidingBehind !== null && !despite.hiding) return refuse('action/hiding', 'SK-HIDE-5', fill);
  const forbidden = whatMassArmiesForbid(order, fighter, situation);
  if (forbidden) return fail(forbidden);
  return succeed({ fighter, model, actions: situation.state.active?.actions ?? 0 });
}

/**
 * Must somebody spend his actions on running? Who is broken and has not come to where he runs must, unless he is shocked or has crawled in this round.
 * @clause SK-MOR-5, SK-REC-1, SK-PRONE-5
 */
export function mustRun({ model, broken, shocks, moved }: Fighter, { table }: Situation<Battle>): boolean {
  const lies = table.board.models[model]?.stance === 'prone';
  return broken !== null && !broken.arrived && shocks === 0 && !(lies && moved);
}
