import type { Carrier } from '../geometry/movement-queries.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import { reachByRules, standingByRules, tableWith } from './by-the-rules.ts';
import type { Field, Provenance } from './field.ts';
import { type FigureAsked, figureAt, figureOf } from './figure-asked.ts';
import { provenanceOf } from './plan-field.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { boardStoodOn } from './standing-places.ts';
import { regionsOfField } from './summarise-field.ts';

/** A floor on which a figure could stand, if it came there. */
export interface UnreachedFloor {
  readonly on: Carrier;
  /** A place of it, as far from its border as any. @frame board */
  readonly at: BoardPoint;
  /** @unit square millimetres */
  readonly area: number;
}

/** Floors of a board that nobody comes to. */
export interface FloorsFinding {
  /** The largest first. */
  readonly unreached: readonly UnreachedFloor[];
  /** So many floors over the table were looked at. */
  readonly floors: number;
  readonly provenance: Provenance;
}

/** A floor is told of where a base has room on it. @unit square millimetres */
const ROOM = 900;
/** So far, in movement, nobody goes round a piece to come onto it. */
const ROUND: Millimetres = 300;
/** Coming away from it may cost so many times as much as coming there. */
const AWAY = 2;

/**
 * Which floors of the terrain does nobody come to from the table, by the rules of moving, with climbs, ladders and doors? A floor is places side by side, with a step
 * between them, none of which one steps to from the table; a way is looked for from the nearest place of the table, and from the nearest on the other side.
 * @shape the places of a field of whatever quantity; yields how much is done
 * @refuses as `figureOf`
 * @cost up to some seconds for each floor that nobody comes to, some tenths of a second for others
 */
export function* stepFloors(
  table: Table,
  ruleSet: RuleSet | null,
  asked: FigureAsked,
  field: Field,
): Generator<{ readonly done: number }, Result<FloorsFinding, Refusal<LabRefusalCode>>> {
  const made = figureOf(table.board, asked);
  if (!made.ok) return made;
  const figure = made.value;
  const reach = ruleSet && reachByRules(ruleSet, tableWith(table, figure), figure.id);
  const policy = { ...(reach?.policy ?? standingByRules(ruleSet, table, figure)), keepsFrom: [], passesThrough: [] };
  const { at, on, carriers } = field.places;
  const pointAt = (place: number) => ({ x: at[3 * place]!, y: at[3 * place + 1]!, z: at[3 * place + 2]! }) as BoardPoint;
  const isTable = (place: number) => carriers[on[place]!]!.kind === 'table' || Math.abs(at[3 * place + 1]!) < ON_TABLE;
  const ground = [...on.keys()].filter(isTable);
  const floors = regionsOfField(field, () => true).filter(({ area, places }) => area >= ROOM && !places.some(isTable));
  const unreached: UnreachedFloor[] = [];
  for (const [i, { area, middle }] of floors.entries()) {
    const goal = pointAt(middle);
    const hasWay = (from: BoardPoint, at: BoardPoint, allowance: Millimetres): boolean => {
      const there = table.space.supposing(boardStoodOn(table.board, figureAt(figure, from.x, from.y, from.z)));
      return there.route({ model: figure.id, to: { kind: 'ground', at }, policy, allowance }) !== null;
    };
    const starts = nearestOfBothSides(ground, goal, pointAt);
    let isReached = false;
    for (const start of starts) {
      const allowance = distanceInPlan(start, goal) + ROUND;
      // whatever is gone up, through or along is gone back as well: nobody comes to where nobody comes away from, which is told much sooner of a shut room
      const isShut = start === starts[0] && !hasWay(goal, start, AWAY * allowance);
      yield { done: (i + 0.3) / floors.length };
      if (isShut) break;
      isReached = hasWay(start, goal, allowance);
      yield { done: (i + 0.6) / floors.length };
      if (isReached) break;
    }
    if (!isReached) unreached.push({ on: carriers[on[middle]!]!, at: goal, area });
    yield { done: (i + 1) / floors.length };
  }
  const method = { code: 'method/floors', fill: { cell: field.grid.cell, round: ROUND } } as const;
  const settings = { figure: asked, cell: field.grid.cell };
  return succeed({ unreached, floors: floors.length, provenance: provenanceOf(table, ruleSet, settings, method) });
}

/** What lies no higher is the table. @unit millimetres */
const ON_TABLE = 1;

const distanceInPlan = (a: BoardPoint, b: BoardPoint): Millimetres =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z));

/** The nearest place, and the nearest of those that lie on the other side of the goal. */
function nearestOfBothSides(
  ground: readonly number[],
  goal: BoardPoint,
  pointAt: (place: number) => BoardPoint,
): readonly BoardPoint[] {
  const nearest = (among: readonly BoardPoint[]) =>
    among.reduce<BoardPoint | null>(
      (best, at) => (best && distanceInPlan(best, goal) <= distanceInPlan(at, goal) ? best : at),
      null,
    );
  const all = ground.map(pointAt);
  const first = nearest(all);
  if (!first) return [];
  const opposite = ({ x, z }: BoardPoint) => (x - goal.x) * (first.x - goal.x) + (z - goal.z) * (first.z - goal.z) < 0;
  const second = nearest(all.filter(opposite));
  return second ? [first, second] : [first];
}
