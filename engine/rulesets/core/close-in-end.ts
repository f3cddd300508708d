import { withModelMoved } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { Place } from '../../geometry/measure-queries.ts';
import type { MoveQuery } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { all, callOf } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import { measureBy } from '../../rules/measuring/figures.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { FigureKind } from '../../ruling/measure-answer.ts';
import type { CloseInQuestion } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import { type Argument, argue, type Judgement, judge } from './argument.ts';
import type { CloseIn, Demand } from './close-in-demand.ts';
import { tieOf } from './coherency.ts';
import { plainMove } from './plain-move.ts';
import type { CoreSettings } from './settings.ts';

/** An end that somebody wants to move to. */
export interface WantedEnd {
  readonly table: Table;
  readonly mover: Model;
  readonly end: BoardPoint;
  readonly by: FigureKind;
  readonly to: readonly Place[];
  readonly book: MeasuringBook;
  readonly mates: readonly ModelId[];
  readonly agreed: CoreSettings;
  readonly question: CloseInQuestion;
}

/** Whether an end will do. */
export type JudgedEnd = Judgement & { readonly cost: Millimetres | null; readonly gap: Millimetres };

/** May the move end here? @clause CR-ACAP-1 to 7, CR-EXT-3 */
export function judgeEnd(wanted: WantedEnd, { isArea }: CloseIn, { demands, limit }: Demand): JudgedEnd {
  const { table, mover, end, by, to, book, mates, agreed, question } = wanted;
  const { allowance } = question;
  const policy = plainMove(mover, allowance);
  const stays = distanceBetween(end, mover.pose.at) <= agreed.measureSlack;
  const route = stays
    ? null
    : table.space.route({ model: mover.id, to: { kind: 'ground', at: end }, policy, allowance: allowance + ROUNDING });
  const way: MoveQuery | null = route && { model: mover.id, way: route.way, policy };
  const cost = stays ? 0 : (route?.move.cost ?? null);
  const there = route?.move.end?.at ?? end;
  const space = stays ? table.space : table.space.supposing(withModelMoved(table.board, mover.id, { ...mover.pose, at: there }));
  const { finding } = measureBy(by, [{ kind: 'model', model: mover.id }], to, { ...book, table: { ...table, space } });
  const gap = finding.distance;
  const shown = way && route ? [{ id: 'way', kind: 'way', query: way, finding: route.move } as const] : [];
  const fails = (argument: Argument): JudgedEnd => ({ ...judge(callOf(false), argument), cost, gap });

  if (demands === 'no-move')
    return stays
      ? { ...judge(callOf(true), argue('CR-ACAP-3', 'close-in/stays', {})), cost, gap }
      : fails(argue('CR-ACAP-3', 'close-in/moves-away', {}));
  const [towards, otherwise] = isArea ? (['CR-ACAP-4', 'CR-ACAP-5'] as const) : (['CR-ACAP-1', 'CR-ACAP-2'] as const);
  const clause = demands === 'nearest' ? otherwise : towards;
  if (cost === null || route?.move.barred) return fails(argue(clause, 'close-in/no-way-there', { allowance }));
  if (route?.move.end?.hindered.length) return fails(argue(clause, 'close-in/cannot-stand', {}, ...shown));
  const [pressed] = stays ? [] : space.pressedInto(mover.id);
  if (pressed !== undefined) return fails(argue('CR-BC-2', 'close-in/body-in-the-way', { other: pressed }, ...shown));
  const near = isWithin(gap, limit, demands === 'in-range' ? agreed.closeCallTolerance : 0);
  const tie = mates.length > 0 && !stays ? tieOf(mover.id, mates, space, book.bases, agreed) : null;
  const limited = demands === 'nearest' ? 'CR-ACAP-7' : clause;
  const call = all(near, ...(tie ? [tie.held, tie.spread] : []));
  return {
    ...judge(
      call,
      ...(tie && !(tie.held.holds && tie.spread.holds)
        ? [argue('CR-EXT-3', 'close-in/leaves-coherency', { gap: tie.level, neighbour: tie.neighbour })]
        : []),
      near.holds
        ? argue(limited, 'close-in/ends-near-enough', { gap, limit }, ...shown)
        : argue(limited, 'close-in/ends-too-far', { gap, limit }, ...shown),
    ),
    cost,
    gap,
  };
}

/** A way that is longer than the move by no more than rounding is not longer. */
const ROUNDING: Millimetres = 1e-6;
