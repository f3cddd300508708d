import type { BoardPoint, OfferNow, PlainData } from '../../../../engine/index.ts';
import { read } from '../session.ts';
import { giveOrder } from './game-intents.ts';
import { isOpen, isPointed } from './shown-game.ts';

/** The offer in hand for which a place on the table is wanted. */
export function pointedOffer(): OfferNow | null {
  const { play, document } = read();
  const offer = play?.chosen?.offer;
  return offer && play.shownAt === null && isPointed(offer, document.board) ? offer : null;
}

/** Says where: the order is given, and turned down with its reason where that is no place for it. */
export function pointOut({ x, y, z }: BoardPoint): void {
  const offer = pointedOffer();
  if (!offer) return;
  const at: PlainData = { x, y, z };
  if (!isOpen(offer)) {
    giveOrder(offer.by, { ...offer.order, at });
    return;
  }
  const from = nearestOnEdge({ x, y, z });
  giveOrder(offer.by, {
    ...offer.order,
    way: [from, { x, y, z }].map((place): PlainData => ({ kind: 'ground', at: { ...place } })),
  });
}

/** Straight from the nearest edge of the table: who is not on it comes from there. */
function nearestOnEdge({ x, z }: BoardPoint): BoardPoint {
  const { width, depth } = read().document.board.size;
  const [alongX, alongZ] = [width / 2 - Math.abs(x), depth / 2 - Math.abs(z)];
  return alongX < alongZ ? { x: (Math.sign(x) || 1) * (width / 2), y: 0, z } : { x, y: 0, z: (Math.sign(z) || 1) * (depth / 2) };
}
