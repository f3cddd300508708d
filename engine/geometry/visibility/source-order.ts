import type { Source } from '../queries.ts';

/** A name for a source that is its own: the same for the same part or model and for no other. */
export const nameOfSource = (source: Source): string =>
  source.kind === 'part' ? `part ${JSON.stringify([source.piece, source.part])}` : `model ${JSON.stringify(source.model)}`;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A fixed order of sources, by kind and names alone: terrain first. */
export function compareSources(a: Source, b: Source): number {
  if (a.kind === 'part') {
    return b.kind === 'part' ? compareTexts(a.piece, b.piece) || compareTexts(a.part, b.part) : -1;
  }
  return b.kind === 'part' ? 1 : compareTexts(a.model, b.model);
}
