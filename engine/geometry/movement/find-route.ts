import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { MovePolicy, RouteFinding, RouteQuery, Waypoint } from '../movement-queries.ts';
import { type Bend, startOf } from './bend.ts';
import { groundNearby } from './ground-nearby.ts';
import type { MoveGround } from './move-ground.ts';
import { moverOf } from './mover.ts';
import { ladderOf, pointOfLadder } from './on-ladders.ts';
import { openPricing, placeOf, type WayPricing } from './price-way.ts';
import { patchesOf, placeOnPatch } from './reach-patches.ts';
import { spreadFrom } from './spread.ts';
import { type StillToPay, stillToPay } from './still-to-pay.ts';
import { tightenWay } from './tighten-way.ts';
import { nodeBetween, type TracedPhase } from './traced-way.ts';

/** Between two bends round something round a way turns by about 8 degrees: its arcs are at most a sixth of a per cent too long. */
const TURN: PlanPoint = { x: 0.99, z: Math.sqrt(1 - 0.99 * 0.99) };

/** First it is looked for ways so much longer than the straight one, then for ones that may cost twice as much, and so on. */
const DETOUR = 1.2;
const LITTLE: Millimetres = 40;

/** A place of the ground is the goal where it lies so near to its height. */
const SAME_LEVEL: Millimetres = 2;

/** What is looked for and how far. */
interface RouteLimits {
  readonly to: Waypoint;
  /** Where that is. */
  readonly goal: BoardPoint;
  readonly policy: MovePolicy;
  readonly toPay: StillToPay;
  readonly reach: Millimetres;
  readonly ladders: MoveGround['ladders'];
}

/**
 * Which way to a place is the cheapest? Null where none is found within the allowance.
 *
 * Ways are spread from bend to bend as for what is in reach, those first that can still be the cheapest; the best is pulled tight and then priced like any other
 * way, so that it never costs less than it may. Round something round it is a chain of short straight stretches, a sixth of a per cent longer than the arc.
 * @edge on ground that is neither plane nor made of planes it may cost a little more than the cheapest way
 * @breaks the board has no such model or ladder
 * @cost grows with what stands between, not with the board
 */
export function findRoute(whole: MoveGround, { model, to, policy, allowance }: RouteQuery): RouteFinding | null {
  const mover = moverOf(whole.board, model, policy);
  const goal = pointOf(whole, to);
  const here = pointOf(whole, placeOf(mover));
  const toPay = stillToPay(goal, policy, whole.ladders);
  const middle = { x: (here.x + goal.x) / 2, z: (here.z + goal.z) / 2 };
  for (let most = toPay.from(here) * DETOUR + LITTLE; ; most *= 2) {
    const within = Math.min(most, allowance ?? Infinity);
    // ways that cost no more stay inside of an ellipse about both ends, which is nowhere wider than it is long
    const half = toPay.lengthInAll(within) / 2;
    const ground = groundNearby(whole, model, policy, middle, half + 2 * (mover.reach + policy.headroom) + LITTLE);
    const pricing = openPricing(ground, model, policy);
    const start = startOf(ground, pricing);
    const found = findWithin(pricing, start, { to, goal, policy, toPay, reach: mover.reach, ladders: ground.ladders }, within);
    if (found.places) {
      const [from, ...way] = [...found.places, to];
      const [, ...tight] = tightenWay(pricing, [from!, ...way]);
      // pulled tight stretch by stretch, it may cost more as a whole: a climb that began at a bend no longer does
      const routes = [tight, way].map((one): RouteFinding => ({ way: one, move: pricing.price(from!, one) }));
      const [best] = routes.filter(({ move }) => !move.barred).sort((a, b) => a.move.cost - b.move.cost);
      if (best) return best;
    }
    if (within === allowance || !found.cutShort) return null;
  }
}

const pointOf = (ground: MoveGround, place: Waypoint): BoardPoint =>
  place.kind === 'ground' ? place.at : pointOfLadder(ladderOf(ground, place), place.height);

function placesTo(bend: Bend): readonly Waypoint[] {
  return bend.before ? [...placesTo(bend.before), bend.place] : [bend.place];
}

/** The places of the cheapest way that was found, without the goal; null where none was. */
function findWithin(pricing: WayPricing, start: Bend, limits: RouteLimits, allowance: number) {
  const { to, goal, policy, toPay, reach, ladders } = limits;
  const spread = spreadFrom(pricing, start, {
    allowance,
    turn: TURN,
    reach,
    alongSlopes: policy.slopes === 'along',
    ladders: policy.ladders ? ladders : [],
    toPay,
  });
  let places: readonly Waypoint[] | null = null;
  let least = Infinity;
  const offer = (cost: number, way: readonly Waypoint[]) => {
    if (cost >= least || cost > allowance) return;
    // whoever stood at a bend may press into what he stands in and begins his climbs there; whoever goes through it does not
    const [from, ...rest] = way;
    const whole = pricing.price(from!, [...rest, to]);
    if (whole.barred || whole.cost >= least || whole.cost > allowance) return;
    least = whole.cost;
    places = way;
    spread.spendNoMoreThan(least);
  };
  for (let settled = spread.next(); settled && spread.least < least; settled = spread.next()) {
    const { bend, fans } = settled;
    const straight = pricing.stretch(bend.place, to);
    if (!straight.barred) offer(bend.node.cost + straight.cost, placesTo(bend));
    for (const patch of fans.flatMap(patchesOf)) {
      if (patch.before.length === 0) continue;
      const found = placeOnPatch(patch, goal);
      if (!found || found.cost >= least || Math.abs(found.height - goal.y) > SAME_LEVEL) continue;
      const borders = patch.before.map((sides) => borderBetween(sides, found.across));
      // between two ways a cost is interpolated, which a border of the ground there can make too small: the price decides
      const { barred, cost } = pricing.withoutEnd(bend.place, [...borders, to]);
      if (!barred) offer(bend.node.cost + cost, [...placesTo(bend), ...borders]);
    }
  }
  return { places: places as readonly Waypoint[] | null, cutShort: spread.cutShort };
}

/** Where a way between two others leaves a phase of both. */
function borderBetween([one, other]: readonly [TracedPhase, TracedPhase], across: number): Waypoint {
  return { kind: 'ground', at: nodeBetween(one.nodes.at(-1)!, other.nodes.at(-1)!, across).at };
}
