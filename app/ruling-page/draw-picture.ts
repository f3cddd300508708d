import type { Hider, ImagePolygon, SightPicture } from '../../engine/index.ts';
import { escaped } from './markup.ts';

/** Room around the drawing, as a share of its size. */
const MARGIN = 0.08;
/** How many ways of hatching there are for the things that hide. */
const HATCHES = 6;

/** The hidden shapes of a picture by what hides them, in the order in which they are first met. */
export function hiders(picture: SightPicture): readonly { readonly by: Hider; readonly shapes: readonly ImagePolygon[] }[] {
  const byName = new Map<string, { by: Hider; shapes: ImagePolygon[] }>();
  for (const { shape, by } of picture.hidden) {
    const name = JSON.stringify(by);
    const known = byName.get(name);
    if (known) known.shapes.push(shape);
    else byName.set(name, { by, shapes: [shape] });
  }
  return [...byName.values()];
}

/** The class of the nth thing that hides, in the drawing and in its legend. */
export const hatchOf = (index: number): string => `hatch-${index % HATCHES}`;

const round = (value: number): string => String(Math.round(value * 1_000) / 1_000 + 0);

/**
 * What the looker sees, drawn from the finding's own shapes: what is seen filled, what is hidden hatched after what hides it, the outline of each
 * region over both. A millimetre of the picture is a unit of the drawing.
 */
export function drawPicture(picture: SightPicture, title: string, id: string): string {
  const corners = picture.outlines.flatMap(({ outline }) => outline);
  if (corners.length === 0) return '';
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [low, high] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const margin = MARGIN * Math.max(right - left, high - low, 1);
  const box = [left - margin, -high - margin, right - left + 2 * margin, high - low + 2 * margin].map(round).join(' ');
  // Drawings have y downwards.
  const path = (shape: ImagePolygon): string => `M${shape.map(({ x, y }) => `${round(x)} ${round(-y)}`).join('L')}Z`;
  const drawn = (shapes: readonly ImagePolygon[], className: string): string =>
    shapes.length === 0 ? '' : `<path class="${className}" d="${shapes.map(path).join('')}"/>\n`;
  return `<svg role="img" aria-labelledby="${id}" viewBox="${box}">
<title id="${id}">${escaped(title)}</title>
${hiders(picture)
  .map(({ shapes }, index) => drawn(shapes, `hidden ${hatchOf(index)}`))
  .join('')}${drawn(picture.visible, 'seen')}${drawn(
  picture.outlines.map(({ outline }) => outline),
  'outline',
)}</svg>`;
}

/** The hatches, once for all drawings of a page. */
export const HATCH_DEFINITIONS = `<svg class="definitions" aria-hidden="true"><defs>
${Array.from({ length: HATCHES }, (_, index) => {
  const turn = Math.round((180 / HATCHES) * index + 45) % 180;
  return `<pattern id="${hatchOf(index)}" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="1" height="1" class="hatch-ground"/><rect width="0.35" height="1" class="hatch-line"/></pattern>`;
}).join('\n')}
</defs></svg>`;

/** What colours the drawings and their legends. */
export const PICTURE_STYLE = `svg { display: block; width: 100%; max-height: 24rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px }
.seen { fill: var(--seen) }
.outline { fill: none; stroke: var(--ink); stroke-width: 1px; vector-effect: non-scaling-stroke }
.hatch-ground { fill: var(--hidden); fill-opacity: 0.25 }
.hatch-line { fill: var(--hidden) }
${Array.from({ length: HATCHES }, (_, index) => `.${hatchOf(index)} { fill: url(#${hatchOf(index)}) }`).join('\n')}
svg.definitions { position: absolute; width: 0; height: 0; border: 0; margin: 0 }
svg.swatch { display: inline-block; border-width: 0; width: 1.2em; height: 0.9em; margin: 0 0.4em -0.1em 0; border-radius: 2px }`;
