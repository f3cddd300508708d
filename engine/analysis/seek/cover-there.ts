import { withModel } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { CoverGrade } from '../../board/terrain-piece.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { RuleSet, Table } from '../../rules/rule-set.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { figureAt } from '../figure-asked.ts';
import { unknown } from './most.ts';

/** Cover as a figure of a field. */
const WORTH: Readonly<Record<CoverGrade, number>> = { none: 0, light: 1, heavy: 2 };

/** What cover would the figure have at each place from the shooter, as the rules rule on it? @edge what they turn down is not told */
export function findCoverThere(
  table: Table,
  ruleSet: RuleSet | null,
  figure: Model,
  { shooter }: Extract<Seek, { kind: 'cover-from' }>,
  places: Float64Array,
): Figures {
  if (!ruleSet) throw new BrokenInvariant('cover was asked for without rules');
  const found = unknown(places.length / 3);
  for (let place = 0; place < found.atLeast.length; place++) {
    const stood = figureAt(figure, places[3 * place]!, places[3 * place + 1]!, places[3 * place + 2]!);
    const board = withModel(table.board, stood);
    const ruled = ruleSet.answer(
      { kind: 'cover-of', shooter, target: figure.id },
      { ...table, board, space: table.space.supposing(board) },
    );
    if (!ruled.ok) continue;
    found.atLeast[place] = found.atMost[place] = WORTH[ruled.value.answer.grade];
  }
  return found;
}
