import {
  type Board,
  type Field,
  type PlannedMap,
  pictureAddress,
  type Raster,
  rastersOfField,
  shadeOf,
  summariseField,
  writeRasterPng,
} from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import { drawBoard } from './draw-board.ts';
import type { MethodNotes } from './method-notes.ts';

/** A map as pictures, one for each storey on which anybody can stand, with a scale, its sums, and how it was found. */
export function mapText(
  board: Board,
  from: PlannedMap['from'],
  field: Field,
  index: number,
  speaker: Speaker,
  notes: MethodNotes,
): string {
  const { say, share, bounds, number } = speaker;
  const figures = summariseField(field);
  const note = notes.note(field.provenance.method);
  const greatest = field.unit === 'share' ? 1 : field.unit === 'cover' ? 2 : Math.max(1, figures.most);
  const told = (value: number): string => (field.unit === 'share' ? share(value) : number(value));
  const rasters = rastersOfField(field, `map-${index}`);
  const pictures = rasters.map((raster, storey) => {
    const title = say('lab-page.map-storey', { storey, count: storey });
    return `<figure>\n${drawBoard(board, { title, id: `map-${index}-${storey}`, picture: { address: pictureAddress(writeRasterPng(raster, 0, greatest)), ...placeOf(raster) } })}\n${element('figcaption', title)}\n</figure>`;
  });
  const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => `rgb(${shadeOf(part).join(' ')}) ${part * 100}%`).join(', ');
  const mean = { low: told(figures.mean.atLeast), high: told(figures.mean.atMost) };
  return `${element('h3', say(`lab-page.map-from-${from.kind}`, { [from.kind]: from.id }))}
<p>${escaped(say('lab-page.map-seen', { places: figures.places, seen: bounds(figures.share), mean: mean.low === mean.high ? mean.low : `${mean.low} – ${mean.high}` }))}${note}</p>
<p class="scale"><span>${escaped(told(0))}</span><i style="background: linear-gradient(90deg, ${stops})"></i><span>${escaped(told(greatest))}</span> <span class="quiet">${escaped(say(`lab-page.map-unit-${field.unit}`))}</span></p>
<div class="maps">
${pictures.join('\n')}
</div>`;
}

const placeOf = ({ left, far, cell, columns, rows }: Raster) => ({ left, far, width: columns * cell, depth: rows * cell });
