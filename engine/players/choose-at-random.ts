import type { Board } from '../board/board.ts';
import type { Order } from '../game/order.ts';
import type { ModelId, SideId } from '../identity/ids.ts';
import type { Offer } from '../rules/playing.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import { situationOf } from '../turn/carry-out.ts';
import { type Game, type PlayedWith, positionOf } from '../turn/game.ts';

/** Where a player's chance comes from: one of so many, from 0 upwards. */
export type PickOne = (count: number) => number;

/** What a player wants to do. */
export interface Intent {
  readonly by: SideId;
  readonly order: Order;
}

/** How far a player at random may want to go at once, and in how many steps he measures that. @unit millimetres */
const FARTHEST = 200;
const FINENESS = 1_000;

/** One of several things, at random. */
export const oneOf = <Thing>(things: readonly Thing[], pick: PickOne): Thing => things[pick(things.length)]!;

/**
 * What somebody does who knows the rules and has no plan: any order that is offered, any choice that may be made, a way or a place anywhere. What he
 * adds to an order is the only thing that the rules may turn down. Null when dice must fall, and when the game has ended.
 */
export function chooseAtRandom<State>(game: Game<State>, withWhat: PlayedWith<State>, pick: PickOne): Intent | null {
  const { setup } = game;
  const position = positionOf(game);
  const { open, underWay } = position;
  if (open) {
    const asked = setup.seats.filter((seat) => seat !== open.by && !open.agreed.includes(seat));
    return { by: oneOf(asked, pick), order: { kind: oneOf(['agree', 'decline'], pick) } };
  }
  if (position.ending || underWay?.request.kind === 'roll') return null;
  if (underWay?.request.kind === 'choice') {
    const { chooser, options, atLeast, atMost } = underWay.request;
    const left = options.map(({ id }) => id);
    const wanted = atLeast + pick(Math.min(atMost, left.length) - atLeast + 1);
    const picked: string[] = [];
    for (let i = 0; i < wanted; i++) picked.push(...left.splice(pick(left.length), 1));
    return { by: chooser, order: { kind: 'answer-choice', picked } };
  }
  const situation = situationOf(position, setup.seats, withWhat);
  const { playing } = withWhat;
  const wishes = playing.awaited(situation).flatMap((by) => playing.wishes(by, situation).map((wish) => ({ by, wish })));
  // the first that may be had of all in a random order is a random one of those that may be had, and the others need not be asked about
  while (wishes.length > 0) {
    const index = pick(wishes.length);
    const { by, wish } = wishes[index]!;
    const offer = playing.offer(wish, by, situation);
    if (offer?.refusal === null) return { by, order: wholeOrder(offer, position.board, pick) };
    wishes[index] = wishes[wishes.length - 1]!;
    wishes.pop();
  }
  return null;
}

/** An order with something at random in place of what was left open in it. */
export function wholeOrder({ order, model, open, areas }: Offer, board: Board, pick: PickOne): Order {
  if (!open || model === null) return order;
  if (!open.includes('way')) return { ...order, at: areas?.length ? placeIn(oneOf(areas, pick), pick) : anywhere(board, pick) };
  const way = [{ kind: 'ground', at: placeNear(board, model, pick) }];
  // who is not on the table begins his way somewhere in the areas, which is hardly ever a place where he may
  return { ...order, way: areas?.length ? [{ kind: 'ground', at: placeIn(oneOf(areas, pick), pick) }, ...way] : way };
}

/** A place on the level of a model and not far from it. */
function placeNear(board: Board, model: ModelId, pick: PickOne) {
  const { x, y, z } = board.models[model]?.pose.at ?? { x: 0, y: 0, z: 0 };
  return { x: x + within(FARTHEST, pick), y, z: z + within(FARTHEST, pick) };
}

/** A place in the rectangle around an area. */
function placeIn(area: PlanPolygon, pick: PickOne) {
  const between = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (least + most) / 2 + within((most - least) / 2, pick);
  };
  return { x: between(area.map(({ x }) => x)), y: 0, z: between(area.map(({ z }) => z)) };
}

const anywhere = ({ size }: Board, pick: PickOne) => ({ x: within(size.width / 2, pick), y: 0, z: within(size.depth / 2, pick) });

const within = (most: number, pick: PickOne) => (pick(2 * FINENESS + 1) / FINENESS - 1) * most;
