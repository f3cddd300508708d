import type { Model } from '../../../../board/model.ts';
import type { Waypoint } from '../../../../geometry/movement-queries.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerMove } from '../../answer/move.ts';
import { type Decide, refuse, whoIsActive } from '../acting.ts';
import { isUncommanded } from '../army-types/mass-army.ts';
import { spend } from '../end-activation.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay } from '../hidden/spotting.ts';
import type { Battle, Fighter } from '../state.ts';
import { tell } from '../tell.ts';
import { liesOn, ON_THE_LINE, zonesToEnterBy } from './where-to-enter.ts';

/**
 * Somebody who has arrived comes onto the table with his first action: the first place of his way lies on the table's edge, where one of the zones meets it over
 * which his side comes on. The rest is a Move like any other.
 * @clause SK-RES-6, SK-RES-7
 */
export const enter: Decide = (order, by, situation) => {
  const active = whoIsActive(order, by, situation);
  if (!active.ok) return active;
  const fighter = active.value;
  const id = fighter.model;
  if (fighter.whereabouts !== 'arriving') return refuse('fighter/does-not-arrive', 'SK-RES-6', { model: id });
  const way = wayOf(order.way);
  if (!way.ok) return way;
  const begin = beginOf(way.value, situation, fighter);
  if (!begin.ok) return begin;
  const { actions } = situation.state.active!;
  const came = situation.state.roster[id]!;
  const model: Model = { ...came, stance: 'standing', perch: null, pose: { ...came.pose, at: begin.value } };
  const table = supposing(situation.table, model);
  const rest = way.value.slice(1);
  const ask = (kind: 'move' | 'two-moves') =>
    answerMove({ kind: 'move', model: id, order: kind, target: null, state: moverState(fighter, situation), way: rest }, table);
  const single = ask('move');
  if (!single.ok) return single;
  const verdict =
    single.value.answer.allowed || actions < 2 || isUncommanded({ ...situation, table }, fighter) ? single : ask('two-moves');
  if (!verdict.ok) return verdict;
  const { answer } = verdict.value;
  if (!answer.allowed) return fail(wayNotAllowed(id, verdict.value, 'SK-RES-6'));
  return succeed(function* (play) {
    play.happens({ kind: 'model-stands', model: atTheEnd(model, rest, answer, order.facing) });
    tell(play, { kind: 'skirmish/came-on', model: id });
    spotAlongWay(play, id, answer.legs);
    yield* spend(play, id, 'move', answer.actions);
  });
};

/** Where he comes on. @refuses a place that is not on the edge, or at another part of it @clause SK-RES-6, SK-RES-7, SK-PART-5, SK-ABIL-41 */
function beginOf(way: readonly Waypoint[], situation: Situation<Battle>, fighter: Fighter): Result<BoardPoint, Refusal> {
  const { table, state } = situation;
  const { model, side, abilities } = fighter;
  const [first] = way;
  if (first?.kind !== 'ground' || way.length < 2) return refuse('order/malformed', null, { field: 'way' });
  const { width, depth } = table.board.size;
  const { x, z } = first.at;
  const beyond = Math.max(Math.abs(x) - width / 2, Math.abs(z) - depth / 2);
  const zones = zonesToEnterBy(fighter, situation);
  const isInZone = (zone: string) =>
    table.space.gap({
      from: [{ kind: 'point', at: { ...first.at, y: 0 } }],
      to: [{ kind: 'zone', zone }],
      ends: { kind: 'axes' },
      part: 'level',
    }).distance <= ON_THE_LINE;
  const comesByWater = abilities.includes('marine') && state.waterEdges.some((edge) => liesOn(edge, first.at, table.board.size));
  return Math.abs(beyond) <= ON_THE_LINE && (comesByWater || zones.some(isInZone))
    ? succeed(first.at)
    : refuse('enter/not-from-the-edge', 'SK-RES-7', { model, side });
}
