import { withModel } from '../board/board-edit.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { FieldPatch, Figures } from './field-patch.ts';
import type { FieldPlan, FieldTask } from './field-plan.ts';
import { openCosts } from './seek/cost-to-come.ts';
import { findCoverThere } from './seek/cover-there.ts';
import { countPlacesThatSee } from './seek/places-that-see.ts';
import { findSeenFrom } from './seek/seen-from.ts';
import { findSeenOf } from './seek/seen-of.ts';
import { boardStoodOn, findStandingPlaces } from './standing-places.ts';

/** Works out the tasks of one plan on one board, in whatever order. */
export type FieldWork = (task: FieldTask) => FieldPatch;

/**
 * Makes ready for the tasks of a plan.
 * @shape `table`: of the board that the plan was made for; `ruleSet`: the one that it names, whose verdicts some quantities are
 * @cost of a task some ten to some hundred microseconds a place; cover takes some milliseconds each
 */
export function openFieldWork(table: Table, ruleSet: RuleSet | null, plan: FieldPlan): FieldWork {
  const { figure, standing, grid, seek } = plan;
  const bare = table.space.supposing(boardStoodOn(table.board, figure));
  const board = withModel(table.board, figure);
  const there: Table = { ...table, board, space: table.space.supposing(board) };
  const costs = seek.kind === 'cost-to-come' ? openCosts(table, figure, seek) : null;
  const figuresAt = (places: Float64Array): Figures => {
    switch (seek.kind) {
      case 'seen-from':
        return findSeenFrom(there, figure, seek, places);
      case 'seen-of':
        return findSeenOf(there, figure, seek, places);
      case 'places-that-see':
        return countPlacesThatSee(there, figure, seek, places);
      case 'cover-from':
        return findCoverThere(there, ruleSet, figure, seek, places);
      case 'cost-to-come':
        return costs!.at(places);
    }
  };
  return (task) => {
    const places = findStandingPlaces(bare, figure, standing, grid, task.cells);
    return { task, places, ...figuresAt(places.at) };
  };
}
