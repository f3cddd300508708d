import { boundsMeet, boundsOf, cutToAll, type FlatShape, without } from './flat-shape.ts';
import { type Facet, whereNearer } from './picture-plane.ts';
import { PROOF_TOLERANCE } from './report.ts';

/** A shape of the picture, and what of the target shows there. */
export interface Sheet {
  readonly shape: FlatShape;
  readonly facet: Facet;
}

/**
 * Of a body's facets, what is nearest to the eye at each place of the picture. Facets that lie in one another count once.
 * @shape the result does not overlap and is all that the body covers
 */
export function nearestSheets(facets: readonly Facet[]): readonly Sheet[] {
  return facets.flatMap((facet, index) => {
    let rest: readonly FlatShape[] = [facet.shape];
    facets.forEach((other, at) => {
      if (at === index || rest.length === 0 || !boundsMeet(other.bounds, facet.bounds)) return;
      rest = rest.flatMap((shape) => withoutWhere(shape, other, facet, at < index));
    });
    return rest.map((shape) => ({ shape, facet }));
  });
}

/** Takes that away from a shape where the other facet is before its own; where the two lie in one another, if `tied` says so. */
function withoutWhere(shape: FlatShape, other: Facet, own: Facet, tied: boolean): readonly FlatShape[] {
  if (!boundsMeet(other.bounds, boundsOf(shape))) return [shape];
  const shared = cutToAll(shape, other.sides);
  if (!shared) return [shape];
  const nearer = whereNearer(shared, other, own, PROOF_TOLERANCE);
  if (nearer === 'everywhere') return without(shape, other.sides);
  if (nearer === 'nowhere') {
    const isTied = tied && whereNearer(shared, own, other, PROOF_TOLERANCE) === 'nowhere';
    return isTied ? without(shape, other.sides) : [shape];
  }
  return without(shape, [...other.sides, nearer]);
}

/** What of these sheets no blocker is before, by taking out one after the other. */
export function freeOf(sheets: readonly Sheet[], blockers: readonly Facet[]): readonly Sheet[] {
  return sheets.flatMap(({ shape, facet }) => {
    const bounds = boundsOf(shape);
    let rest: readonly FlatShape[] = [shape];
    for (const blocker of blockers) {
      if (rest.length === 0) break;
      if (boundsMeet(blocker.bounds, bounds)) rest = rest.flatMap((one) => withoutWhere(one, blocker, facet, false));
    }
    return rest.map((one) => ({ shape: one, facet }));
  });
}

/** What of a shape these sheets do not cover. */
export function notCoveredBy(
  shape: FlatShape,
  sheets: readonly { readonly facet: Pick<Facet, 'sides' | 'bounds'> }[],
): readonly FlatShape[] {
  const bounds = boundsOf(shape);
  let rest: readonly FlatShape[] = [shape];
  for (const { facet } of sheets) {
    if (rest.length === 0) break;
    if (boundsMeet(facet.bounds, bounds)) rest = rest.flatMap((one) => without(one, facet.sides));
  }
  return rest;
}

/** The parts of sheets that lie in a shape. */
export const sheetsWithin = (shape: FlatShape, sides: Facet['sides'], sheets: readonly Sheet[]): readonly Sheet[] => {
  const bounds = boundsOf(shape);
  return sheets.flatMap(({ shape: own, facet }) => {
    const shared = boundsMeet(boundsOf(own), bounds) ? cutToAll(own, sides) : null;
    return shared ? [{ shape: shared, facet }] : [];
  });
};
