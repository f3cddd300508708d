import { useId } from 'react';
import type { Hider, ImagePolygon, SightPicture } from '../../../engine/index.ts';
import type { Direction } from '../session/ruling.ts';
import { useVoice } from '../session/voice.ts';
import { useSourceName } from './cover-list.tsx';

const WIDTH = 352;
const HEIGHT = 204;
const MARGIN = 16;
/** Room for the labels beside the figure: of its regions on its left, of what hides them on its right. */
const REGIONS = 92;
const LABELS = 150;

interface Label {
  readonly text: string;
  readonly from: { readonly x: number; readonly y: number };
  y: number;
}

/** The finding itself, drawn: each region's outline, what is seen of it in solid blue, what is hidden hatched orange and named. */
export function SightPictureDrawing({ picture, finding }: { readonly picture: SightPicture; readonly finding: Direction }) {
  const { say } = useVoice();
  const nameOf = useSourceName();
  const hatch = useId();
  const points = picture.outlines.flatMap(({ outline }) => outline);
  if (points.length === 0) return null;
  const left = Math.min(...points.map((p) => p.x));
  const right = Math.max(...points.map((p) => p.x));
  const low = Math.min(...points.map((p) => p.y));
  const high = Math.max(...points.map((p) => p.y));
  const named = largestOfEach(picture.outlines);
  // One name for all of it says nothing that the bars don't say.
  const regions = named.length > 1 ? REGIONS : MARGIN;
  const hiders = picture.hidden.length > 0 ? LABELS : MARGIN;
  const scale = Math.min(
    (WIDTH - hiders - regions - MARGIN) / Math.max(1, right - left),
    (HEIGHT - 2 * MARGIN) / Math.max(1, high - low),
  );
  const middle = regions + (WIDTH - hiders - regions) / 2;
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: middle + (x - (left + right) / 2) * scale,
    y: HEIGHT / 2 - (y - (low + high) / 2) * scale,
  });
  const path = (shape: ImagePolygon) =>
    `M${shape
      .map(place)
      .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
      .join('L')}Z`;
  const labels = hiddenLabels(picture, nameOf).map(({ text, at }): Label => ({ text, from: place(at), y: place(at).y }));
  spread(labels);
  const sentence = finding.sees.ok ? finding.sees.value.answer.sees : false;
  return (
    <svg
      className="sight-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={
        labels.length === 0
          ? say(sentence ? 'picture.all-seen' : 'picture.nothing')
          : say(sentence ? 'picture.seen' : 'picture.hidden', { by: labels.map((label) => label.text).join(', ') })
      }
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="var(--hidden)" opacity="0.16" />
          <rect width="2.4" height="7" fill="var(--hidden)" />
        </pattern>
      </defs>
      {picture.hidden.map(({ shape }) => (
        <path key={path(shape)} d={path(shape)} fill={`url(#${hatch})`} />
      ))}
      {picture.visible.map((shape) => (
        <path key={path(shape)} d={path(shape)} className="seen-shape" />
      ))}
      {picture.outlines.map(({ region, member, outline }) => (
        <path key={`${region} ${member} ${path(outline)}`} d={path(outline)} className="region-outline" />
      ))}
      {named.length > 1 &&
        named.map(({ region, outline }) => {
          const centre = place(centreOf(outline));
          const edge = Math.min(...outline.map((p) => place(p).x));
          return (
            <g key={region}>
              <line x1={84} x2={Math.max(88, edge - 5)} y1={centre.y} y2={centre.y} className="leader" />
              <text x={80} y={centre.y + 4} textAnchor="end" className="picture-text">
                {say(`region/${region}`)}
              </text>
            </g>
          );
        })}
      {labels.map((label) => (
        <g key={`${label.text} ${label.y}`}>
          <polyline
            points={`${label.from.x},${label.from.y} ${WIDTH - LABELS + 14},${label.y} ${WIDTH - LABELS + 20},${label.y}`}
            className="leader hidden-leader"
          />
          <circle cx={label.from.x} cy={label.from.y} r={2.6} className="leader-end" />
          <text x={WIDTH - LABELS + 25} y={label.y + 4} className="picture-text hidden-text">
            {shortened(label.text)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Of each region the outline with the largest area: a hull may have many parts, a squad many heads. */
function largestOfEach(outlines: SightPicture['outlines']): SightPicture['outlines'] {
  const largest = new Map<string, SightPicture['outlines'][number]>();
  for (const one of outlines.filter(({ member }) => member === 0)) {
    const known = largest.get(one.region);
    if (!known || areaOf(one.outline) > areaOf(known.outline)) largest.set(one.region, one);
  }
  return [...largest.values()];
}

const shortened = (text: string) => (text.length > 18 ? `${text.slice(0, 17)}…` : text);

/** One label for each thing that hides something, at the middle of the largest shape it hides. */
function hiddenLabels(picture: SightPicture, nameOf: (source: Hider) => string) {
  const byName = new Map<string, { area: number; at: { x: number; y: number } }>();
  for (const { shape, by } of picture.hidden) {
    const area = areaOf(shape);
    const text = nameOf(by);
    const known = byName.get(text);
    if (!known || area > known.area) byName.set(text, { area, at: centreOf(shape) });
  }
  return [...byName].map(([text, { at }]) => ({ text, at }));
}

/** Moves labels apart so that none covers another. */
function spread(labels: Label[]): void {
  labels.sort((a, b) => a.y - b.y);
  let free = MARGIN;
  for (const label of labels) {
    label.y = Math.max(label.y, free);
    free = label.y + 20;
  }
  let ceiling = HEIGHT - 10;
  for (const label of [...labels].reverse()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - 20;
  }
}

function areaOf(shape: ImagePolygon): number {
  let twice = 0;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length] ?? p;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}

function centreOf(shape: ImagePolygon): { x: number; y: number } {
  const sum = shape.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / shape.length, y: sum.y / shape.length };
}
