import {
  type BoardPoint,
  type ModelId,
  type PlanPolygon,
  type Question,
  type ReachAnswer,
  type Reason,
  type Refusal,
  type Result,
  type RuleSet,
  succeed,
  type Table,
} from '../../../engine/index.ts';
import { heightsOnLevel, isFlat, type MovePolicy } from './heights-on-level.ts';
import { laddersOf, placeOnLadder } from './ladder-lines.ts';

/** All that is in reach, as lines that lie on the table. */
export interface ReachLines extends Pick<ReachAnswer, 'allowances' | 'ladders' | 'levels' | 'notNear' | 'notOn'> {
  /** Closed outlines, and ladders as far as they are in reach, each with what it takes to come there. */
  readonly lines: readonly { readonly allowance: number; readonly points: readonly BoardPoint[] }[];
  readonly because: readonly Reason[];
  readonly policy: MovePolicy | null;
}

/** On a slope an outline follows the ground in pieces no longer than this. @unit millimetres */
const PIECE = 12;

/** The same polygon with no side longer than a piece, its first corner again at its end. */
function closed(border: PlanPolygon, longest: number): PlanPolygon {
  return border
    .flatMap((from, i) => {
      const to = border[(i + 1) % border.length]!;
      const pieces = Math.max(1, Math.ceil(Math.sqrt((to.x - from.x) ** 2 + (to.z - from.z) ** 2) / longest));
      return Array.from({ length: pieces }, (_, k) => ({
        x: from.x + ((to.x - from.x) * k) / pieces,
        z: from.z + ((to.z - from.z) * k) / pieces,
      }));
    })
    .concat(border.slice(0, 1));
}

/** Asks the rule set what is in reach, and lays its outlines on the ground as geometry finds it there. */
export function findReachLines(
  question: Extract<Question, { kind: 'reach' }>,
  table: Table,
  ruleSet: RuleSet,
): Result<ReachLines, Refusal> {
  const outcome = ruleSet.answer(question, table);
  if (!outcome.ok) return outcome;
  const { answer, because, evidence } = outcome.value;
  const policy = evidence.flatMap((one) => (one.kind === 'reach' ? [one.query.policy] : []))[0] ?? null;
  const outlines = layOutlines(question.model, answer.levels, table, policy);
  const known = laddersOf(table.board);
  const rungs = answer.ladders.flatMap(({ piece, ladder, from, to, cost }) => {
    const line = known.find((one) => one.piece === piece && one.ladder === ladder);
    const allowance = answer.allowances.find((most) => cost <= most);
    return line && allowance !== undefined ? [{ allowance, points: [placeOnLadder(line, from), placeOnLadder(line, to)] }] : [];
  });
  const { allowances, ladders, levels, notNear, notOn } = answer;
  return succeed({ allowances, ladders, levels, notNear, notOn, lines: [...outlines, ...rungs], because, policy });
}

/** The outlines of what is reached on each level, as closed lines on the ground there. */
export function layOutlines(
  model: ModelId,
  levels: ReachAnswer['levels'],
  table: Table,
  policy: MovePolicy | null,
): ReachLines['lines'] {
  return levels.flatMap((level) => {
    const flat = isFlat(level) || !policy;
    const lines = level.within.flatMap(({ allowance, outlines }) =>
      outlines.flatMap(({ border, holes }) =>
        [border, ...holes].map((polygon) => ({ allowance, points: closed(polygon, flat ? Number.POSITIVE_INFINITY : PIECE) })),
      ),
    );
    const heights = heightsOnLevel(
      model,
      level,
      table,
      policy,
      lines.flatMap(({ points }) => points),
    );
    let told = 0;
    return lines.map(({ allowance, points }) => ({
      allowance,
      points: points.map(({ x, z }) => ({ x, y: heights[told++]!, z })),
    }));
  });
}
