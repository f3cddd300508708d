import type { Hider } from '../queries.ts';

/** A name for a source that is its own: the same for the same part, model or cloud and for no other. */
export const nameOfSource = (source: Hider): string =>
  source.kind === 'part'
    ? `part ${JSON.stringify([source.piece, source.part])}`
    : source.kind === 'model'
      ? `model ${JSON.stringify(source.model)}`
      : `zone ${JSON.stringify(source.zone)}`;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const KINDS = { part: 0, model: 1, zone: 2 } as const;

/** A fixed order of sources, by kind and names alone: terrain first, clouds last. */
export function compareSources(a: Hider, b: Hider): number {
  if (a.kind === 'part' && b.kind === 'part') return compareTexts(a.piece, b.piece) || compareTexts(a.part, b.part);
  if (a.kind === 'model' && b.kind === 'model') return compareTexts(a.model, b.model);
  if (a.kind === 'zone' && b.kind === 'zone') return compareTexts(a.zone, b.zone);
  return KINDS[a.kind] - KINDS[b.kind];
}
