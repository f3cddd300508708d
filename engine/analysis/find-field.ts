import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { Field } from './field.ts';
import type { FieldPlan } from './field-plan.ts';
import { tasksOf } from './field-tasks.ts';
import { gatherField } from './gather-field.ts';
import { openFieldWork } from './work-on-field.ts';

/**
 * Works a plan out on this thread, task by task: each step tells how much is done, and makes a picture of what is known where it is asked for one. Whoever has
 * seen enough stops asking for steps.
 */
export function* stepField(
  table: Table,
  ruleSet: RuleSet | null,
  plan: FieldPlan,
): Generator<{ readonly done: number; readonly picture: () => Field }, Field> {
  const gathered = gatherField(plan);
  const work = openFieldWork(table, ruleSet, plan);
  const tasks = tasksOf(plan);
  const all = tasks.reduce((sum, { cells }) => sum + cells.length, 0);
  let done = 0;
  for (const task of tasks) {
    gathered.take(work(task));
    done += task.cells.length;
    yield { done: done / all, picture: () => gathered.field() };
  }
  return gathered.field();
}

/** The whole field at once. */
export function findField(table: Table, ruleSet: RuleSet | null, plan: FieldPlan): Field {
  const steps = stepField(table, ruleSet, plan);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
