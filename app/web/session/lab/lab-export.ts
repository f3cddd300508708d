import { type Field, writeFieldCsv } from '../../../../engine/index.ts';
import { download, fileNameOf } from '../download.ts';
import { read } from '../session.ts';
import { fieldOfLab } from './lab-intents.ts';
import { colourOfPlace, scaleOf } from './lab-scale.ts';

/** The field as a table, as the command line writes it. */
export function saveCsv(): void {
  const { lab, document } = read();
  const field = fieldOfLab(lab);
  if (field) download(`${fileNameOf(document.board)}-${field.quantity}.csv`, 'text/csv;charset=utf-8', writeFieldCsv(field));
}

/** A picture is at least so wide. @unit pixels */
const WIDE = 1200;

/** Draws the map of the storey that is shown, as seen from above, one square a square. */
function drawMap(field: Field, storey: number | null): HTMLCanvasElement {
  const { columns, rows } = field.grid;
  const size = Math.max(1, Math.ceil(WIDE / columns));
  const canvas = window.document.createElement('canvas');
  canvas.width = columns * size;
  canvas.height = rows * size;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#2a2f35';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const scale = scaleOf(field);
  field.places.cells.forEach((cell, place) => {
    if (storey !== null && field.places.storeys[place] !== storey) return;
    pen.fillStyle = colourOfPlace(field, place, scale);
    pen.fillRect((cell % columns) * size, Math.floor(cell / columns) * size, size, size);
  });
  return canvas;
}

export function savePng(): void {
  const { lab, document } = read();
  const field = fieldOfLab(lab);
  if (!field) return;
  drawMap(field, lab.storey).toBlob(async (blob) => {
    if (blob)
      download(`${fileNameOf(document.board)}-${field.quantity}.png`, 'image/png', new Uint8Array(await blob.arrayBuffer()));
  });
}
