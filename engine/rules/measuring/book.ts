import type { ModelEnds, OvalShape, Place } from '../../geometry/measure-queries.ts';
import type { ClauseRef } from '../../identity/clause.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { FigureKind } from '../../ruling/measure-answer.ts';
import type { Measured } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Table } from '../rule-set.ts';

/** Which definition counts between two things, and by which clause. */
export interface Counted {
  readonly by: FigureKind;
  readonly clause: ClauseRef;
}

/** The distance to what is seen of somebody. */
export interface SeenDistance {
  /** Null where nothing is seen: then it is measured as if all were. */
  readonly nearest: { readonly distance: Millimetres; readonly from: BoardPoint; readonly to: BoardPoint } | null;
  readonly clause: ClauseRef;
  readonly evidence: Evidence;
}

/** How one rule book measures at one table. */
export interface MeasuringBook {
  readonly table: Table;
  readonly ruleSet: string;
  /** What stands for a base seen from above and in height. */
  readonly bases: ModelEnds;
  /** What oval bases are taken for. */
  readonly ovals: OvalShape;
  /** How thick a base is where it is a solid. */
  readonly thickness: Millimetres;
  /** Which definition counts. The limit is what is asked for, null where nobody named one. */
  readonly counts: (from: Measured, to: Measured, limit: Millimetres | null) => Counted;
  /**
   * From head to head the distance between these two runs to what is seen of the one. Null where it does not; left out by books that know no such distance.
   */
  readonly toWhatIsSeen?: (from: ModelId, to: ModelId) => SeenDistance | null;
  /** How high over a point that is measured to from heads the head of somebody standing there would be. */
  readonly headOverPoint: Millimetres;
  /** The distance to a piece runs to its solids, in space; or else to its ground. */
  readonly piecesAre: 'solids' | 'ground';
  /** What heads are held to where a limit is written for bases. */
  readonly limitFor: (limit: Millimetres) => Millimetres;
  readonly clauses: {
    readonly within: ClauseRef;
    readonly unitWithin: ClauseRef;
    readonly inArea: (of: Measured) => ClauseRef;
    /** Null where the book does not know the word. */
    readonly wholly: ClauseRef | null;
    readonly unitWholly: ClauseRef;
    readonly whollyInArea: (of: Measured) => ClauseRef | null;
    readonly closest: ClauseRef;
    readonly tie: ClauseRef;
  };
  /** Whether each point of a base may be near to another model of the unit that it is wholly within a distance of. */
  readonly whollyOfUnit: 'union' | 'singleModel';
  /** What a limit may be overstepped by, and two distances differ by that are equal. */
  readonly slack: Millimetres;
  readonly closeBy: Millimetres;
}

/** The things that a question is about, as places of the board. */
export interface MeasuredPlaces {
  readonly places: readonly Place[];
  /** They are flat areas that one can be inside of. */
  readonly isArea: boolean;
}
