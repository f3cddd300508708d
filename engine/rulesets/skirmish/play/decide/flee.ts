import type { Model } from '../../../../board/model.ts';
import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { MoveLeg, Waypoint } from '../../../../geometry/movement-queries.ts';
import { succeed } from '../../../../outcome/result.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Situation } from '../../../../rules/playing.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import type { MoveOrder } from '../../../../ruling/question.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { openMovement } from '../../movement.ts';
import { ruleOnWay } from '../../rule-on-way.ts';
import { type Decide, refuse, whoActs } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { decisive } from '../fight/decisive.ts';
import { freeStrikes } from '../fight/free-strikes.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { edgeAwayFrom, findRefuges } from '../fight/refuge.ts';
import { atTheEnd, moverState } from '../going.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { biteAlongWay } from '../suppression/bite.ts';
import { tell } from '../tell.ts';

/**
 * Somebody who is broken runs: to the nearest place that gives cover from whom he flees, by the cheapest way, as far as an action takes him. Where there is
 * none he runs to the edge of the table; where he can go no farther, there he stays. Enemies whom he leaves may strike first.
 * @clause SK-MOR-4, SK-MOR-5, SK-MOR-7, SK-MOR-11, SK-MOR-13
 */
export const flee: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation, { broken: true });
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const id = model.id;
  if (!fighter.broken) return refuse('flee/not-broken', 'SK-MOR-4', { model: id });
  if (fighter.broken.arrived) return refuse('flee/has-arrived', 'SK-MOR-6', { model: id });
  if (model.stance === 'prone' && fighter.moved) return refuse('action/crawled-already', 'SK-PRONE-5', { model: id });
  return succeed(function* (play) {
    const opponents = opponentsOf(play.now(), id).map((other) => other.model);
    yield* freeStrikes(play, id, opponents);
    if (fighterOf(play.now().state, id)?.whereabouts !== 'table') return yield* endActivation(play, id);
    const leg = (yield* legOf(play, fighter)) ?? { model, actions: 1, arrives: true, legs: [] };
    yield* biteAlongWay(play, id, leg.legs);
    if (fighterOf(play.now().state, id)?.whereabouts !== 'table') return yield* endActivation(play, id);
    if (leg.model !== model) play.happens({ kind: 'model-stands', model: leg.model });
    if (leg.arrives) tell(play, { kind: 'skirmish/reached-cover', model: id });
    yield* spend(play, id, 'move', leg.actions);
  });
};

/** How far one order takes somebody who runs. */
interface Leg {
  readonly model: Model;
  readonly actions: number;
  readonly arrives: boolean;
  readonly legs: readonly MoveLeg[];
}

/** Runs on to where he was running, or finds where that is; null where he cannot go at all. */
function* legOf(play: Play<Battle>, fighter: Fighter): Generator<GameRequest, Leg | null, RequestAnswer> {
  const known = fighter.broken!.to;
  const on = known && runTo(play.now(), fighter, known);
  if (on) return on;
  const refuges = findRefuges(play.now(), fighter);
  const at = refuges.length > 1 ? yield* chooseOf(refuges, fighter) : refuges[0]?.at;
  const to = at ?? edgeOf(play.now(), fighter);
  tell(play, { kind: 'skirmish/runs-for', model: fighter.model, to });
  return runTo(play.now(), fighter, to);
}

function edgeOf({ table }: Situation<Battle>, { model, broken }: Fighter): BoardPoint {
  return edgeAwayFrom(table, table.board.models[model]!, broken!.from);
}

/** Of places that are as near their owner chooses. @clause SK-MOR-7 */
function* chooseOf(
  refuges: readonly { readonly at: BoardPoint }[],
  { model, side }: Fighter,
): Generator<GameRequest, BoardPoint, RequestAnswer> {
  const [picked = '0'] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/where-to-run',
    clause: 'SK-MOR-7',
    fill: { model },
    options: refuges.map(({ at }, i) => ({ id: `${i}`, says: 'runs/to', fill: { x: at.x, y: at.y, z: at.z } })),
    atLeast: 1,
    atMost: 1,
  });
  return refuges[Number(picked)]!.at;
}

/** One action towards a place, or both where one leads nowhere, as before a climb. @clause SK-MOR-5, SK-ACT-11 */
function runTo({ table, state }: Situation<Battle>, fighter: Fighter, to: BoardPoint): Leg | null {
  const both = (state.active?.actions ?? 0) > 1 && table.board.models[fighter.model]!.stance !== 'prone';
  return runBy(table, state, fighter, 'move', to) ?? (both ? runBy(table, state, fighter, 'two-moves', to) : null);
}

/** The places at which a run may stop are found one after another, each nearer: where the movement ends, and where no enemy is too near. */
const MOST_STOPS = 3;

function runBy(asked: Table, battle: Battle, fighter: Fighter, order: MoveOrder, to: BoardPoint): Leg | null {
  const table = decisive(asked);
  const model = table.board.models[fighter.model]!;
  const ordered = { model: model.id, order, target: null, state: moverState(fighter, { table, state: battle }) } as const;
  const movement = openMovement({ kind: 'reach', ...ordered }, table);
  if (!movement.ok) return null;
  const { policy } = movement.value;
  let place: Waypoint = { kind: 'ground', at: to };
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const route = table.space.route({ model: model.id, to: place, policy, allowance: null });
    if (!route || route.move.legs.length === 0) return null;
    const { answer } = ruleOnWay(movement.value, route.way);
    if (answer.allowed)
      return {
        model: atTheEnd(model, route.way, answer, undefined),
        actions: answer.actions,
        arrives: stop === 0,
        legs: answer.legs,
      };
    if (!answer.stop || !(answer.stop.cost > 0)) return null;
    place = answer.stop.at;
  }
  return null;
}
