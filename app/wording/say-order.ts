import type { Order, PlainData } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

/** An order in words, as one that could be given: for a button, or for the head of what came of it. */
export function sayOrder(order: Order, { say, knows }: Speaker): string {
  const { kind, mode, work, how, ammunition, hidden, lobbed, at, way } = order;
  const fill = Object.fromEntries(
    Object.entries(order).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1])),
  );
  const said = [mode, work, how, ammunition].filter((word) => typeof word === 'string').map((word) => `-${word}`);
  const flags = [hidden === true ? '-hidden' : '', lobbed === true ? '-lobbed' : ''];
  // the same order may be about somebody or about a place
  const isAimed = typeof order.target === 'string' && knows(`order-of/${kind}-at`);
  // and the same order may be carried out with what somebody holds or with what he serves
  const isServed = typeof order.gun === 'string' && knows(`order-of/${[kind, '-with', ...said].join('')}`);
  const code = `order-of/${[kind, isServed ? '-with' : '', isAimed ? '-at' : '', ...said, ...flags].join('')}`;
  // where, for those orders in which that is said beforehand
  const place = placeOf(at) ?? (Array.isArray(way) ? placeOf((way[0] as { at?: PlainData })?.at) : null);
  return place && knows(`${code}-there`) ? say(`${code}-there`, { ...fill, ...place }) : say(code, fill);
}

/** In centimetres from the middle of the table. */
function placeOf(at: PlainData | undefined): { readonly x: number; readonly z: number } | null {
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return null;
  const { x, z } = at as Readonly<Record<string, unknown>>;
  return typeof x === 'number' && typeof z === 'number' ? { x: x / 10, z: z / 10 } : null;
}
