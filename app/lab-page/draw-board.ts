import { type Board, type BoardPoint, frameOfPose, outOfFrame, type PlanPolygon } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';

/** What is drawn on a board besides its terrain. */
export interface BoardDrawing {
  readonly title: string;
  readonly id: string;
  /** A picture that lies over the whole grid it was made of. @unit millimetres @frame board */
  readonly picture?: {
    readonly address: string;
    readonly left: number;
    readonly far: number;
    readonly width: number;
    readonly depth: number;
  };
  readonly lines?: readonly { readonly from: BoardPoint; readonly to: BoardPoint }[];
  /** Places that are told of elsewhere, by their numbers. */
  readonly marks?: readonly { readonly label: string; readonly at: BoardPoint }[];
}

const round = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const points = (outline: PlanPolygon): string => outline.map(({ x, z }) => `${round(x)},${round(z)}`).join(' ');

/** The board seen from above, the near edge below: zones, the footprints of its pieces, models, and what is to be shown on them. A millimetre is a unit of the drawing. */
export function drawBoard(board: Board, { title, id, picture, lines = [], marks = [] }: BoardDrawing): string {
  const { width, depth } = board.size;
  const zones = Object.values(board.zones).map((zone) => {
    const colour = (zone.owner === null ? undefined : board.sides[zone.owner]?.colour) ?? '#777777';
    return `<polygon class="zone" points="${points(zone.outline)}" stroke="${escaped(colour)}" fill="${escaped(colour)}"/>`;
  });
  const pieces = Object.values(board.pieces).flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    const outlines = piece.footprint.map((polygon) => polygon.map(({ x, z }) => outOfFrame(frame, { x, y: 0, z })));
    return outlines.map(
      (outline) => `<polygon class="piece" points="${points(outline)}">${element('title', piece.name || piece.id)}</polygon>`,
    );
  });
  const models = Object.values(board.models).map(
    ({ pose, owner, name, id: model }) =>
      `<circle class="model" cx="${round(pose.at.x)}" cy="${round(pose.at.z)}" r="8" fill="${escaped(board.sides[owner]?.colour ?? '#777777')}">${element('title', name || model)}</circle>`,
  );
  const size = Math.max(width, depth) / 45;
  const drawn = lines.map(
    ({ from, to }) => `<line class="lane" x1="${round(from.x)}" y1="${round(from.z)}" x2="${round(to.x)}" y2="${round(to.z)}"/>`,
  );
  const labels = marks.map(
    ({ label, at }) =>
      `<g class="mark" transform="translate(${round(at.x)} ${round(at.z)})"><circle r="${round(size)}"/><text y="${round(size * 0.36)}" font-size="${round(size * 1.1)}">${escaped(label)}</text></g>`,
  );
  const laid = picture
    ? `<image class="map" href="${picture.address}" x="${round(picture.left)}" y="${round(picture.far)}" width="${round(picture.width)}" height="${round(picture.depth)}" preserveAspectRatio="none"/>`
    : '';
  return `<svg class="board" role="img" aria-labelledby="${id}" viewBox="${[-width / 2, -depth / 2, width, depth].map(round).join(' ')}">
<title id="${id}">${escaped(title)}</title>
<rect class="table" x="${round(-width / 2)}" y="${round(-depth / 2)}" width="${round(width)}" height="${round(depth)}"/>
${[laid, ...(picture ? [] : zones), ...pieces, ...models, ...drawn, ...labels].filter((line) => line !== '').join('\n')}
</svg>`;
}

/** What colours the drawings. */
export const BOARD_STYLE = `svg.board { display: block; width: 100%; max-height: 40rem; border: 1px solid var(--line); border-radius: 6px; background: var(--table) }
.table { fill: var(--table) }
.zone { fill-opacity: 0.14; stroke-width: 2; stroke-dasharray: 12 8 }
.piece { fill: var(--ink); fill-opacity: 0.12; stroke: #3b4148; stroke-width: 1.5px; vector-effect: non-scaling-stroke }
.map { image-rendering: pixelated }
.map ~ .piece { fill: none; stroke: #d9480f }
.model { stroke: #fff; stroke-width: 1.5px; vector-effect: non-scaling-stroke }
.lane { stroke: #b3261e; stroke-width: 1.5px; vector-effect: non-scaling-stroke }
.mark circle { fill: #b3261e; stroke: #fff; stroke-width: 1.5px; vector-effect: non-scaling-stroke }
.mark text { fill: #fff; text-anchor: middle; font-weight: 700; font-family: system-ui, sans-serif }`;
