import type { Field } from '../../analysis/field.ts';

/** A field as a table of text, a place a row, numbers to the last digit: where it is in millimetres, on what one stands there, and the bounds of its figure. */
export function writeFieldCsv({ places, atLeast, atMost, quantity }: Field): string {
  const lines = [`x,y,z,storey,on,${quantity}-at-least,${quantity}-at-most`];
  for (let i = 0; i < places.cells.length; i++) {
    const carrier = places.carriers[places.on[i]!]!;
    const on = carrier.kind === 'part' ? `${carrier.piece}/${carrier.part}` : carrier.kind;
    const [x, y, z] = [places.at[3 * i]!, places.at[3 * i + 1]!, places.at[3 * i + 2]!];
    lines.push([x, y, z, places.storeys[i], inCsv(on), atLeast[i]!, atMost[i]!].join(','));
  }
  return `${lines.join('\n')}\n`;
}

/** A text as a cell. */
const inCsv = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
