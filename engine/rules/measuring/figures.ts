import type { GapFinding, GapPart, GapQuery, ModelEnds, Place } from '../../geometry/measure-queries.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { FIGURE_KINDS, type Figure, type FigureKind } from '../../ruling/measure-answer.ts';
import type { MeasuringBook } from './book.ts';

/** What a definition takes a distance between. */
export function endsOf(by: FigureKind, book: MeasuringBook): { readonly ends: ModelEnds; readonly part: GapPart } {
  switch (by) {
    case 'heads':
    case 'bodies':
      return { ends: { kind: by }, part: 'straight' };
    case 'bases':
      return { ends: { kind: by, ovals: book.ovals }, part: 'straight' };
    case 'base-solids':
      return { ends: { kind: by, thickness: book.thickness, ovals: book.ovals }, part: 'straight' };
    case 'level':
    case 'upright':
      return { ends: book.bases, part: by };
    case 'axes':
      return { ends: { kind: 'axes' }, part: 'level' };
  }
}

/** A point that is measured to from heads counts as somebody's head there. @clause SK-DIST-4 */
const lifted = (places: readonly Place[], by: FigureKind, { headOverPoint }: MeasuringBook): readonly Place[] =>
  by !== 'heads'
    ? places
    : places.map((place) => (place.kind === 'point' ? { ...place, at: { ...place.at, y: place.at.y + headOverPoint } } : place));

/** One distance as evidence: the question that space was asked, and what it found. */
export type GapEvidence = Extract<Evidence, { kind: 'gap' }>;

/** Measures by one definition. */
export function measureBy(
  by: FigureKind,
  from: readonly Place[],
  to: readonly Place[],
  book: MeasuringBook,
  id: string = by,
): { readonly finding: GapFinding; readonly evidence: GapEvidence } {
  const query: GapQuery = { from: lifted(from, by, book), to: lifted(to, by, book), ...endsOf(by, book) };
  const finding = book.table.space.gap(query);
  return { finding, evidence: { id: `gap:${id}`, kind: 'gap', query, finding } };
}

/** The distance by every definition that there is one by: the solids of a piece have one from bases and from heads alone. */
export function findFigures(
  from: readonly Place[],
  to: readonly Place[],
  counts: FigureKind,
  book: MeasuringBook,
): { readonly figures: readonly Figure[]; readonly evidence: readonly GapEvidence[] } {
  const places = [...from, ...to];
  const toSolids = places.some(({ kind }) => kind === 'piece');
  const models = places.filter(({ kind }) => kind === 'model').length;
  const kinds = FIGURE_KINDS.filter((by) => {
    if (by === counts) return true;
    if (models === 0) return by === 'level' || by === 'upright' || by === 'bases';
    return toSolids ? by === 'bases' || by === 'heads' : true;
  });
  const found = kinds.map((by) => ({ by, ...measureBy(by, from, to, book) }));
  return {
    figures: found.map(({ by, finding: { distance, from: start, to: end } }) => ({
      by,
      distance,
      from: start,
      to: end,
      counts: by === counts,
    })),
    evidence: found.map(({ evidence }) => evidence),
  };
}
