import type { RuleSet, Table } from '../../rules/rule-set.ts';
import type { Millimetres, Share } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import type { Provenance } from '../field.ts';
import type { FigureAsked } from '../figure-asked.ts';
import { type Exposure, stepExposures } from '../find-exposures.ts';
import { provenanceOf } from '../plan-field.ts';
import { compareSides, largestDifference, type SideDifference } from './compare-sides.ts';
import { openLegality, type SmallChange, smallChanges, withChange } from './small-changes.ts';

/** A change that makes a table fairer. */
export interface Mend {
  readonly change: SmallChange;
  /** The largest difference between the sides without it and with it. */
  readonly before: Share;
  readonly after: Share;
  /** The figure in which the sides differed most, as it is without the change and with it. */
  readonly worst: { readonly before: SideDifference; readonly after: SideDifference | null };
}

/** What would make a table fairer, the most helpful first. */
export interface MendsFinding {
  readonly mends: readonly Mend[];
  /** So many changes were tried, of which so many are legal. */
  readonly tried: number;
  readonly legal: number;
  readonly provenance: Provenance;
}

/** What is tried with squares so many times as large first; the best so many of that are worked out in earnest. */
const COARSER = 2;
const IN_EARNEST = 12;
/** Fairer by less is not worth the trouble. */
const WORTH: Share = 0.005;

/**
 * What could be turned, moved or swapped to make a table fairer? Small legal changes are tried one by one, each with all exposures worked out on the table as it would be:
 * all of them with coarse squares, the best of these again with the squares that were asked for, by which they are ranked.
 * @shape yields how much is done; `most` are told
 * @cost some ten milliseconds for each change
 */
export function* stepMends(
  table: Table,
  meshes: MeshLibrary,
  ruleSet: RuleSet | null,
  asked: { readonly figure: FigureAsked; readonly cell: Millimetres; readonly most: number },
): Generator<{ readonly done: number }, MendsFinding> {
  const { figure, cell, most } = asked;
  /** Null where the questions cannot be put to the table: an objective would be inside of a wall, or nobody would have room to stand. */
  const differencesWith = (change: SmallChange | null, size: Millimetres): readonly SideDifference[] | null => {
    const board = change ? withChange(table.board, change) : table.board;
    const there: Table = change ? { ...table, board, space: table.space.supposing(board) } : table;
    const exposures = exposuresOf(there, ruleSet, figure, size);
    return exposures && compareSides(board, exposures);
  };
  const isLegal = openLegality(table.board, meshes);
  const changes = smallChanges(table.board);
  const without = differencesWith(null, cell) ?? [];
  const before = largestDifference(without);
  const coarser = Math.min(200, cell * COARSER);
  const atFirst = largestDifference(differencesWith(null, coarser) ?? []);
  // squares so coarse that they show no difference show nothing
  const [coarse, rough] = atFirst > 0 ? [coarser, atFirst] : [cell, before];
  const promising: { readonly change: SmallChange; readonly left: Share }[] = [];
  let legal = 0;
  for (const [i, change] of changes.entries()) {
    if (rough > 0 && isLegal(change)) {
      legal++;
      const differences = differencesWith(change, coarse);
      const left = differences ? largestDifference(differences) : Infinity;
      if (left < rough) promising.push({ change, left });
    }
    yield { done: (0.8 * (i + 1)) / changes.length };
  }
  promising.sort((a, b) => a.left - b.left);
  const worst = without.find(({ difference }) => Math.abs(difference) === before);
  const mends: Mend[] = [];
  for (const [i, { change }] of promising.slice(0, IN_EARNEST).entries()) {
    const differences = differencesWith(change, cell);
    const after = differences ? largestDifference(differences) : Infinity;
    const same = differences?.find((one) => isSameFigure(one, worst!)) ?? null;
    if (worst && after < before - WORTH) mends.push({ change, before, after, worst: { before: worst, after: same } });
    yield { done: 0.8 + (0.2 * (i + 1)) / IN_EARNEST };
  }
  mends.sort((a, b) => a.after - b.after);
  const method = { code: 'method/mends', fill: { tried: changes.length, legal, cell, coarse } } as const;
  const provenance = provenanceOf(table, ruleSet, { figure, cell, most }, method);
  return { mends: mends.slice(0, most), tried: changes.length, legal, provenance };
}

function exposuresOf(table: Table, ruleSet: RuleSet | null, figure: FigureAsked, cell: Millimetres): readonly Exposure[] | null {
  const steps = stepExposures(table, ruleSet, { figure, cell, starts: null, ofTable: false });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.ok ? step.value.value.exposures : null;
  }
}

const isSameFigure = (a: SideDifference, b: SideDifference): boolean =>
  JSON.stringify([a.figure, a.one.zone, a.other.zone]) === JSON.stringify([b.figure, b.one.zone, b.other.zone]);
