import { halfSizeOfBase } from '../board/base-overlap.ts';
import type { Model } from '../board/model.ts';
import type { Objective } from '../board/zone.ts';
import type { MovePolicy } from '../geometry/movement-queries.ts';
import type { ObjectiveId, ZoneId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import { standingByRules } from './by-the-rules.ts';
import type { Provenance } from './field.ts';
import { type FigureAsked, figureAt, figureOf } from './figure-asked.ts';
import { planGoing } from './find-viewers.ts';
import { provenanceOf } from './plan-field.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { boardStoodOn } from './standing-places.ts';
import type { Bounds } from './summarise-field.ts';

/** How soon somebody from a zone can be at an objective. */
export interface TimeToObjective {
  readonly zone: ZoneId;
  readonly objective: ObjectiveId;
  /** What the cheapest way costs, of which at least the upper bound was found; null where none was found, or nobody can stand there. @unit millimetres of movement */
  readonly cost: Bounds | null;
  /** How many whole moves that takes. */
  readonly moves: number | null;
}

export interface TimesFinding {
  readonly times: readonly TimeToObjective[];
  /** What one move is. @unit millimetres of movement */
  readonly move: Millimetres;
  readonly provenance: Provenance;
}

/** So many moves from a zone nobody waits for. */
const MOST_MOVES = 20;
/** So many ways are looked for between a zone and an objective; the lower bound tells of those that were not. */
const TRIED = 24;
/** Just beside what nobody may stand on. @unit millimetres */
const BESIDE = 0.5;
/** Eight directions in which one may stand beside an objective. @shape unit vectors */
const DIAGONAL = Math.SQRT1_2;
const AROUND = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
] as const;

/**
 * How soon can each side be at each objective? The cheapest way from any place of a deployment zone to a place beside the objective, by the rules of moving, with
 * climbs, ladders and doors; only terrain and vehicles are in the way.
 * @shape `cell`: of the squares of a zone in whose middles one sets out; yields how much is done
 * @refuses as `figureOf` and `planGoing`
 * @cost some tenths of a second for each way that is looked for
 */
export function* stepTimes(
  table: Table,
  ruleSet: RuleSet | null,
  question: { readonly figure: FigureAsked; readonly cell: Millimetres },
): Generator<{ readonly done: number }, Result<TimesFinding, Refusal<LabRefusalCode>>> {
  const { cell } = question;
  const made = figureOf(table.board, question.figure);
  if (!made.ok) return made;
  const figure = made.value;
  const zones = Object.values(table.board.zones)
    .filter(({ kind }) => kind === 'deployment')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const objectives = Object.values(table.board.objectives).sort((a, b) => (a.id < b.id ? -1 : 1));
  const standing = standingByRules(ruleSet, table, figure);
  const bare = table.space.supposing(boardStoodOn(table.board, figure));
  const times: TimeToObjective[] = [];
  let move = 0;
  for (const [i, zone] of zones.entries()) {
    const going = planGoing(ruleSet, table, figure, standing, { kind: 'zone', zone: zone.id, cell }, 1);
    if (!going.ok) return going;
    const { starts, policy, allowance } = going.value;
    move = allowance;
    for (const [k, objective] of objectives.entries()) {
      const ends = placesBeside(bare, figure, policy, objective);
      const cost = yield* cheapest(
        table,
        figure,
        policy,
        starts,
        ends,
        MOST_MOVES * move,
        (done) => (i + (k + done) / objectives.length) / zones.length,
      );
      times.push({ zone: zone.id, objective: objective.id, cost, moves: cost && Math.ceil(cost.atMost / move - ROUNDING) });
    }
  }
  const method = { code: 'method/time-to-objective', fill: { cell, move, tried: TRIED, moves: MOST_MOVES } } as const;
  return succeed({ times, move, provenance: provenanceOf(table, ruleSet, question, method) });
}

/** A way of exactly some moves takes no more of them. */
const ROUNDING = 1e-9;

/** Where the figure can stand with its base against an objective, or as near to it as it is allowed, on its floor. */
function placesBeside(
  space: Table['space'],
  figure: Model,
  policy: MovePolicy,
  { at, radius }: Objective,
): readonly BoardPoint[] {
  const half = halfSizeOfBase(figure.base);
  const away = radius + (half ? Math.max(half.x, half.z) : 0) + BESIDE;
  const over = Float64Array.from(AROUND.flatMap(([x, z]) => [at.x + x * away, at.z + z * away]));
  const { places, heights } = space.standing({ model: figure.id, policy, over });
  const found: BoardPoint[] = [];
  places.forEach((place, k) => {
    // what lies over one another there are other floors than that of the objective
    if (Math.abs(heights[k]! - at.y) < ONE_FLOOR)
      found.push({ x: over[2 * place]!, y: heights[k]!, z: over[2 * place + 1]! } as BoardPoint);
  });
  return found;
}

/** One stands beside an objective on ground that is no higher or lower than this. @unit millimetres */
const ONE_FLOOR = 25;

function* cheapest(
  { board, space }: Table,
  figure: Model,
  policy: MovePolicy,
  starts: Float64Array,
  ends: readonly BoardPoint[],
  most: Millimetres,
  doneOf: (share: number) => number,
): Generator<{ readonly done: number }, Bounds | null> {
  const pairs: { readonly start: number; readonly end: BoardPoint; readonly straight: Millimetres }[] = [];
  for (let start = 0; start < starts.length; start += 3) {
    for (const end of ends) {
      const [dx, dz] = [end.x - starts[start]!, end.z - starts[start + 2]!];
      pairs.push({ start, end, straight: Math.sqrt(dx * dx + dz * dz) });
    }
  }
  pairs.sort((a, b) => a.straight - b.straight);
  let best = Infinity;
  for (const [i, { start, end, straight }] of pairs.entries()) {
    // nobody walks a millimetre for less
    if (straight >= best) break;
    if (i === TRIED) return Number.isFinite(best) ? { atLeast: Math.min(best, straight), atMost: best } : null;
    const stood = figureAt(figure, starts[start]!, starts[start + 1]!, starts[start + 2]!);
    const there = space.supposing(boardStoodOn(board, stood));
    const route = there.route({ model: figure.id, to: { kind: 'ground', at: end }, policy, allowance: Math.min(most, best) });
    if (route) best = Math.min(best, route.move.cost);
    yield { done: doneOf(Math.min(1, (i + 1) / TRIED)) };
  }
  return Number.isFinite(best) ? { atLeast: best, atMost: best } : null;
}
