import type { Place } from '../../geometry/measure-queries.ts';
import type { ClauseRef } from '../../identity/clause.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { FigureKind, ToldKind } from '../../ruling/measure-answer.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { MeasuringBook } from './book.ts';
import { measureBy } from './figures.ts';

/** A distance as a book counts it, with what shows it. */
export interface CountedDistance {
  readonly by: ToldKind;
  /** Null where it is measured by what the book says of such things in general. */
  readonly clause: ClauseRef | null;
  readonly distance: Millimetres;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly evidence: Evidence;
}

/** The nearest of some places to others by one definition, or to what is seen of them where a book measures to that. @edge of those equally near the first */
export function nearestCounted(
  by: FigureKind,
  from: readonly Place[],
  to: readonly Place[],
  book: MeasuringBook,
  id: string,
): CountedDistance {
  const plain = (one: readonly Place[], other: readonly Place[], name: string): CountedDistance => {
    const { finding, evidence } = measureBy(by, one, other, book, name);
    return { by, clause: null, distance: finding.distance, from: finding.from, to: finding.to, evidence };
  };
  const { toWhatIsSeen } = book;
  if (by !== 'heads' || !toWhatIsSeen) return plain(from, to, id);
  const pairs = from.flatMap((one) => to.map((other) => ({ one, other })));
  const seen = pairs.map(({ one, other }) =>
    one.kind === 'model' && other.kind === 'model' ? toWhatIsSeen(one.model, other.model) : null,
  );
  if (seen.every((found) => found === null)) return plain(from, to, id);
  return pairs
    .map(({ one, other }, i): CountedDistance => {
      const found = seen[i];
      if (!found?.nearest) return plain([one], [other], pairs.length > 1 ? `${id}:${i}` : id);
      const { nearest, clause, evidence } = found;
      return { by: 'in-sight', clause, ...nearest, evidence };
    })
    .reduce((best, one) => (one.distance < best.distance ? one : best));
}
