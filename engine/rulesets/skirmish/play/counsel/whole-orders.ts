import type { Model } from '../../../../board/model.ts';
import { radiusOfBase } from '../../../../board/radius-of-base.ts';
import type { PlainData } from '../../../../document/plain-data.ts';
import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Offer, Situation } from '../../../../rules/playing.ts';
import { angleOf } from '../../../../space/angle-of.ts';
import { liesInside } from '../../../../space/plan-outline.ts';
import type { PlanPolygon } from '../../../../space/polygon.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { movePolicyOf } from '../../move-policy.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { moverState } from '../going.ts';
import { type Battle, type Fighter, fighterOf, onTable } from '../state.ts';
import { distanceInPlan, knownEnemies, pullAt } from './place.ts';
import { exposureTo } from './screens.ts';

/** Places are thought of in so many directions, and at these parts of what an action or two give. */
const DIRECTIONS = 16;
const PARTS = [0.97, 0.5];
/** So many of them are followed up, those that promise most. */
const MOST_WAYS = 6;
const MOST_PLACES = 8;
/** Who is seen by an enemy while he goes somewhere loses so much of what draws him there. */
const SEEN = 0.2;

/** Orders as which an offer may be given: what it leaves open is filled in with what promises most. */
export function wholeOrders(offer: Offer, _by: SideId, situation: Situation<Battle>): readonly Order[] {
  const { order, open, model } = offer;
  const own = model === null ? null : fighterOf(situation.state, model);
  if (!open || !own) return [order];
  if (open.includes('place')) return placesFor(own, offer, situation);
  if (open.includes('point'))
    return knownEnemies(situation, own).map(({ model: enemy }) => ({
      ...order,
      at: plain(situation.table.board.models[enemy]!.pose.at),
    }));
  const stands = situation.table.board.models[own.model];
  if (!stands) return [];
  if (order.kind === 'skirmish/charge') return chargeAt(order, stands, situation);
  return waysFor(own, stands, order, situation);
}

const plain = ({ x, y, z }: BoardPoint): PlainData => ({ x, y, z });
const along = (at: BoardPoint): PlainData => [{ kind: 'ground', at: plain(at) }];

/** Straight at him, to where the bases meet. */
function chargeAt(order: Order, own: Model, situation: Situation<Battle>): readonly Order[] {
  const { table, state } = situation;
  const target = typeof order.target === 'string' ? table.board.models[order.target] : undefined;
  const fighter = fighterOf(state, own.id);
  if (!target || !fighter) return [];
  const far = distanceInPlan(own.pose.at, target.pose.at);
  const apart = radiusOfBase(own.base) + radiusOfBase(target.base) + 0.5;
  if (far <= apart || far > MOST_OF_A_CHARGE * moverState(fighter, situation).movement!) return [];
  const share = 1 - apart / far;
  const { x, z } = own.pose.at;
  const at = { x: x + (target.pose.at.x - x) * share, y: target.pose.at.y, z: z + (target.pose.at.z - z) * share };
  return [{ ...order, way: along(at) }];
}

/** Nobody charges farther than this many moves. */
const MOST_OF_A_CHARGE = 2.2;

/** Where somebody might go now: all round, straight to what draws him, and to what hides him. */
function waysFor(own: Fighter, stands: Model, order: Order, situation: Situation<Battle>): readonly Order[] {
  const { state, table } = situation;
  const movement = moverState(own, situation).movement ?? 0;
  const pace = stands.stance === 'prone' ? movement / 2 : movement;
  const actions = stands.stance === 'prone' || own.moved ? 1 : Math.max(1, state.active?.actions ?? 1);
  const { at } = stands.pose;
  const goals = Object.values(table.board.objectives).map(({ at: goal }) => goal);
  const directions = ROUND.concat(goals.map((goal) => towards(at, goal)));
  const parts = actions > 1 ? [...PARTS, 1.94] : PARTS;
  const here = promiseOf(at, own, situation);
  const tried = parts.flatMap((part) =>
    directions.map(({ x, z, most }) => {
      const far = Math.min(pace * part, most);
      return { x: at.x + x * far, y: at.y, z: at.z + z * far };
    }),
  );
  return tried
    .filter((to) => isOnTable(to, stands, situation))
    .map((to) => ({ to, promise: promiseOf(to, own, situation) - (distanceInPlan(to, at) > pace ? TWO_ACTIONS : 0) }))
    .filter(({ promise }) => promise > here - SEEN)
    .sort((a, b) => b.promise - a.promise)
    .filter(({ to }, i, all) => all.slice(0, i).every((other) => distanceInPlan(other.to, to) > APART))
    .slice(0, MOST_WAYS)
    .map(({ to }) => ({ ...order, way: along(to), facing: facingFrom(to, own, situation) ?? stands.pose.facing }));
}

/** What it costs to use both actions for going. */
const TWO_ACTIONS = 0.1;
/** Places that are nearer to each other are one. */
const APART: Millimetres = 25;

/** Unit steps all round, by sums and roots. */
const ROUND: readonly Step[] = Array.from({ length: DIRECTIONS }, (_, i) => {
  const side = (i % (DIRECTIONS / 4)) / (DIRECTIONS / 4);
  const length = Math.sqrt((1 - side) * (1 - side) + side * side);
  const [u, v] = [(1 - side) / length, side / length];
  const turned = [
    { x: u, z: v },
    { x: -v, z: u },
    { x: -u, z: -v },
    { x: v, z: -u },
  ];
  return { ...turned[Math.floor(i / (DIRECTIONS / 4))]!, most: Infinity };
});

interface Step {
  readonly x: number;
  readonly z: number;
  readonly most: Millimetres;
}

function towards(from: BoardPoint, to: BoardPoint): Step {
  const most = distanceInPlan(from, to);
  return most > 0 ? { x: (to.x - from.x) / most, z: (to.z - from.z) / most, most } : { x: 0, z: 0, most };
}

function isOnTable({ x, z }: BoardPoint, model: Model, { table }: Situation<Battle>): boolean {
  const { width, depth } = table.board.size;
  const inset = radiusOfBase(model.base);
  return Math.abs(x) <= width / 2 - inset && Math.abs(z) <= depth / 2 - inset;
}

/** What a place promises at a glance: what is to be held there, and how much of him his enemies see. */
function promiseOf(at: BoardPoint, own: Fighter, situation: Situation<Battle>): number {
  const { table } = situation;
  const exposed = knownEnemies(situation, own).reduce(
    (sum, { model }) => sum + exposureTo(table, table.board.models[model]!.pose.at, at),
    0,
  );
  return pullAt(at, own, situation) - SEEN * Math.min(3, exposed);
}

/** Towards the nearest enemy, or to the middle of the table. */
function facingFrom(at: BoardPoint, own: Fighter, situation: Situation<Battle>): number | null {
  const [enemy] = knownEnemies(situation, own);
  const to = enemy ? situation.table.board.models[enemy.model]!.pose.at : { x: 0, y: 0, z: 0 };
  return distanceInPlan(at, to) > 0 ? angleOf(to.z - at.z, to.x - at.x) : null;
}

/** Where somebody might be set up: a grid over his areas, of which the best places are followed up. */
function placesFor(own: Fighter, { order, areas }: Offer, situation: Situation<Battle>): readonly Order[] {
  const { width, depth } = situation.table.board.size;
  const whole: PlanPolygon = [
    { x: -width / 2, z: -depth / 2 },
    { x: width / 2, z: -depth / 2 },
    { x: width / 2, z: depth / 2 },
    { x: -width / 2, z: depth / 2 },
  ];
  return (areas?.length ? areas : [whole])
    .flatMap(gridIn)
    .map((at) => ({ at, promise: promiseOfPlace(at, own, situation) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, 2 * MOST_PLACES)
    .flatMap(({ at }) => levelsAt(at, own, situation))
    .map((at) => ({ at, promise: promiseOfPlace(at, own, situation) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_PLACES)
    .map(({ at }) => ({ ...order, at: plain(at), facing: facingFrom(at, own, situation) ?? 0 }));
}

/** Where he would stand on each level of a place. */
function levelsAt({ x, z }: BoardPoint, { model: id }: Fighter, { table, state }: Situation<Battle>): readonly BoardPoint[] {
  const model = table.board.models[id] ?? state.roster[id];
  if (!model) return [];
  const there = supposing(table, { ...model, pose: { ...model.pose, at: { x, y: 0, z } } });
  const policy = movePolicyOf(table.settings as SkirmishSettings, there.board, model);
  return there.space
    .stands(id, x, z, policy)
    .filter(({ hindered }) => hindered.length === 0)
    .map(({ at }) => at);
}

/** So many rows and columns of places, and how far they keep from the border. */
const GRID = 9;
const INSET: Millimetres = 20;

function gridIn(area: PlanPolygon): readonly BoardPoint[] {
  const [xs, zs] = [area.map(({ x }) => x), area.map(({ z }) => z)];
  const step = (values: readonly number[], i: number) => {
    const [least, most] = [Math.min(...values) + INSET, Math.max(...values) - INSET];
    return least + ((most - least) * i) / (GRID - 1);
  };
  const outline = area.map(({ x, z }) => ({ x, y: z }));
  return Array.from({ length: GRID * GRID }, (_, i) => ({
    x: step(xs, i % GRID),
    y: 0,
    z: step(zs, Math.floor(i / GRID)),
  })).filter(({ x, z }) => liesInside(outline, { x, y: z }));
}

/** Before the battle: near what is to be held, with something between him and where enemies are or will be, and not in each other's way. */
export function promiseOfPlace(at: BoardPoint, own: Fighter, situation: Situation<Battle>): number {
  const { board } = situation.table;
  const feared = Object.values(board.zones)
    .filter(({ kind, owner }) => kind === 'deployment' && owner !== own.side)
    .flatMap(({ outline }) => watchersIn(outline));
  const enemies = knownEnemies(situation, own).map(({ model }) => board.models[model]!.pose.at);
  const lookers = [...feared, ...enemies];
  const exposed = lookers.reduce((sum, from) => sum + exposureTo(situation.table, from, at), 0) / Math.max(1, lookers.length);
  const friends = onTable(situation.state).flatMap(({ model, side }) => {
    const friend = board.models[model];
    return side === own.side && model !== own.model && friend ? [distanceInPlan(friend.pose.at, at)] : [];
  });
  const crowd = friends.reduce((sum, far) => sum + (far < TAKEN ? 9 : far < CROWDED ? 0.15 : 0), 0);
  return pullAt(at, own, situation) - exposed * FIRST_SHOTS - crowd;
}

/** The enemy has the first shots at whoever he sees when the battle begins. */
const FIRST_SHOTS = 1;
/** Nobody stands where somebody stands. */
const TAKEN: Millimetres = 35;
const CROWDED: Millimetres = 60;

/** From where in an area somebody might look: its middle, and half-way from there to each corner. */
function watchersIn(outline: PlanPolygon): readonly BoardPoint[] {
  const sum = outline.reduce((all, { x, z }) => ({ x: all.x + x, z: all.z + z }), { x: 0, z: 0 });
  const middle = { x: sum.x / outline.length, y: 0, z: sum.z / outline.length };
  return [middle, ...outline.map(({ x, z }) => ({ x: (x + middle.x) / 2, y: 0, z: (z + middle.z) / 2 }))];
}
