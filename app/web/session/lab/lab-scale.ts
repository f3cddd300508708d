import type { Field } from '../../../../engine/index.ts';

/** The least and the greatest figure that the colours of a map reach to. */
export interface LabScale {
  readonly least: number;
  readonly most: number;
  /** More is better seen: shares and counts. Else more is dearer. */
  readonly more: 'seen' | 'costs' | 'covers';
}

/** From what is hidden over what is seen in part to what is seen whole; each is lighter than the last, so that they differ without colour as well. */
const STEPS = ['#8f4a12', '#c9772b', '#d6ba86', '#7fb6e8', '#2f7fd6'] as const;
const NOT_TOLD = '#6f7780';
const BEYOND = '#3a4048';

export function scaleOf(field: Field): LabScale {
  if (field.unit === 'share') return { least: 0, most: 1, more: 'seen' };
  if (field.unit === 'cover') return { least: 0, most: 2, more: 'covers' };
  let most = 0;
  for (const value of field.atMost) if (Number.isFinite(value)) most = Math.max(most, value);
  return { least: 0, most: most || 1, more: field.unit === 'count' ? 'seen' : 'costs' };
}

/** Where a figure lies on the scale, 0 to 1; null where there is none. */
export function shareOfScale(value: number, { least, most }: LabScale): number | null {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, (value - least) / (most - least))) : null;
}

/** The colour of a share of the scale. */
export function colourOf(share: number, { more }: LabScale): string {
  const along = (more === 'seen' ? share : 1 - share) * (STEPS.length - 1);
  const low = Math.min(STEPS.length - 2, Math.floor(along));
  return mix(STEPS[low]!, STEPS[low + 1]!, along - low);
}

/** The colour of a place: of the middle of its bounds. */
export function colourOfPlace(field: Field, place: number, scale: LabScale): string {
  const value = (field.atLeast[place]! + field.atMost[place]!) / 2;
  if (Number.isNaN(value)) return NOT_TOLD;
  const share = shareOfScale(value, scale);
  return share === null ? BEYOND : colourOf(share, scale);
}

function mix(one: string, other: string, share: number): string {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
