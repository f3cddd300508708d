import {
  type BoardPoint,
  type PlanPolygon,
  type Question,
  type ReachAnswer,
  type Reason,
  type RuleSet,
  type Table,
  withModelMoved,
} from '../../../engine/index.ts';
import { heightsOnLevel, type MovePolicy } from './heights-on-level.ts';

type ReachQuestion = Extract<Question, { readonly kind: 'reach' }>;
/** As much of what is in reach as tells where it has to be asked whether one may stay. */
export type ReachedGround = Pick<ReachAnswer, 'levels' | 'notNear' | 'notOn'> & {
  readonly policy: MovePolicy | null;
  readonly because: readonly Pick<Reason, 'clause'>[];
};

/** Where one may come by but not stay: squares of so much each way, around these places. @unit millimetres */
export interface NoStops {
  readonly step: number;
  readonly places: readonly BoardPoint[];
}
export const NO_NO_STOPS: NoStops = { step: 0, places: [] };

/** No finer than this, and coarser where there would be more places than these to be asked about. @unit millimetres */
const FINEST = 10;
const MOST_PLACES = 400;

interface Box {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/**
 * Where in reach a model may not stay, though it may come by: nearer to an enemy than it may end, or on ground that it may not yet touch. Only what the
 * answer warns of is looked at, and of each place there the rule set itself is asked whether the model may stay if it stood on it.
 */
export function findNoStops(question: ReachQuestion, ground: ReachedGround, table: Table, ruleSet: RuleSet): NoStops {
  const boxes = boxesOf(table, ground);
  const area = boxes.reduce((sum, { x, z }) => sum + (x[1] - x[0]) * (z[1] - z[0]), 0);
  if (area === 0) return NO_NO_STOPS;
  const step = Math.max(FINEST, Math.sqrt((area * ground.levels.length) / MOST_PLACES));
  const warned = new Set(ground.because.map(({ clause }) => clause));
  const places = new Map<string, BoardPoint>();
  for (const level of ground.levels) {
    const outlines = level.within.at(-1)?.outlines ?? [];
    const keyOf = ({ x, z }: { readonly x: number; readonly z: number }) => `${JSON.stringify(level.on)} ${x} ${z}`;
    const reached = [...squaresOf(boxes, step)].filter(
      (place) =>
        !places.has(keyOf(place)) &&
        outlines.some(({ border, holes }) => [border, ...holes].every((one, i) => isWithin(place, one) === (i === 0))),
    );
    const heights = heightsOnLevel(question.model, level, table, ground.policy, reached);
    reached.forEach((place, i) => {
      const at = { x: place.x, y: heights[i]!, z: place.z };
      if (!mayStay(question, at, warned, table, ruleSet)) places.set(keyOf(place), at);
    });
  }
  return { step, places: [...places.values()] };
}

/** A step to the side and back, since of who does not move at all nothing need be said. @unit millimetres */
const ASIDE = 0.5;

/** The rule set's answer for somebody who stands there already: whether nothing that it was warned of keeps him from ending there. */
function mayStay(
  { model, state }: ReachQuestion,
  at: BoardPoint,
  warned: ReadonlySet<string>,
  table: Table,
  ruleSet: RuleSet,
): boolean {
  const pose = table.board.models[model]?.pose;
  if (!pose) return true;
  const board = withModelMoved(table.board, model, { ...pose, at });
  const there = { ...table, board, space: table.space.supposing(board) };
  const way = [{ ...at, x: at.x + ASIDE }, at].map((place) => ({ kind: 'ground', at: place }) as const);
  const outcome = ruleSet.answer({ kind: 'move', model, order: 'move', target: null, state, way }, there);
  if (!outcome.ok || outcome.value.answer.allowed || outcome.value.confidence === 'close-call') return true;
  return !warned.has(outcome.value.because[0]!.clause);
}

/** What the answer warns of, as seen from above: around enemies so far as it says, and pieces with a base's breadth around them. */
function boxesOf({ board }: Table, { notNear, notOn }: ReachedGround): readonly Box[] {
  const around = notNear.flatMap(({ model, distance }): Box[] => {
    const at = board.models[model]?.pose.at;
    return at ? [{ x: [at.x - distance, at.x + distance], z: [at.z - distance, at.z + distance] }] : [];
  });
  const over = notOn.flatMap((id): Box[] => {
    const piece = board.pieces[id];
    if (!piece) return [];
    const far = Math.max(0, ...piece.footprint.flat().map(({ x, z }) => Math.sqrt(x * x + z * z))) + BREADTH;
    const { x, z } = piece.pose.at;
    return [{ x: [x - far, x + far], z: [z - far, z + far] }];
  });
  return [...around, ...over];
}

/** Half a large base. @unit millimetres */
const BREADTH = 30;

function* squaresOf(boxes: readonly Box[], step: number): Generator<{ readonly x: number; readonly z: number }> {
  for (const { x, z } of boxes) {
    for (let i = Math.ceil(x[0] / step); i * step <= x[1]; i++) {
      for (let k = Math.ceil(z[0] / step); k * step <= z[1]; k++) yield { x: i * step, z: k * step };
    }
  }
}

/** Whether a place lies within a polygon, as seen from above. */
function isWithin({ x, z }: { readonly x: number; readonly z: number }, polygon: PlanPolygon): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.z > z !== b.z > z && x < a.x + ((b.x - a.x) * (z - a.z)) / (b.z - a.z)) within = !within;
  });
  return within;
}
