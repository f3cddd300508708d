import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Millimetres } from '../space/quantity.ts';
import { standingByRules } from './by-the-rules.ts';
import { type FigureAsked, figureOf } from './figure-asked.ts';
import { type ChokePointsFinding, findChokePoints } from './find-choke-points.ts';
import { gridOver } from './place-grid.ts';
import { provenanceOf } from './plan-field.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { boardStoodOn, findStandingPlaces } from './standing-places.ts';

/**
 * The choke points of a table for a figure, over squares of this size: where it can stand is found first, row by row.
 * @shape yields how much is done
 * @refuses as `figureOf` and `gridOver`
 */
export function* stepChokePoints(
  table: Table,
  ruleSet: RuleSet | null,
  question: { readonly figure: FigureAsked; readonly cell: Millimetres },
): Generator<{ readonly done: number }, Result<ChokePointsFinding, Refusal<LabRefusalCode>>> {
  const figure = figureOf(table.board, question.figure);
  if (!figure.ok) return figure;
  const squares = gridOver(table.board, question.cell);
  if (!squares.ok) return squares;
  const grid = squares.value;
  const standing = standingByRules(ruleSet, table, figure.value);
  const bare = table.space.supposing(boardStoodOn(table.board, figure.value));
  const cells: number[] = [];
  const at: number[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const own = Array.from({ length: grid.columns }, (_, column) => row * grid.columns + column);
    const places = findStandingPlaces(bare, figure.value, standing, grid, own);
    cells.push(...places.cells);
    at.push(...places.at);
    yield { done: (row + 1) / grid.rows };
  }
  const method = { code: 'method/choke-points', fill: { cell: grid.cell } } as const;
  const provenance = provenanceOf(table, ruleSet, question, method);
  return succeed(findChokePoints({ grid, places: { cells: Int32Array.from(cells), at: Float64Array.from(at) }, provenance }));
}
