import type { StandingPlaces } from './field.ts';
import type { FieldTask } from './field-plan.ts';

/** What comes of a task. */
export interface FieldPatch {
  readonly task: FieldTask;
  readonly places: StandingPlaces;
  readonly atLeast: Float64Array;
  readonly atMost: Float64Array;
}

/** The figures of some places, one each. */
export type Figures = Pick<FieldPatch, 'atLeast' | 'atMost'>;
