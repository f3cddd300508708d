import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { liesIn } from '../cover/plan-shape.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { Carrier, Hindrance, MoveLeg } from '../movement-queries.ts';
import { mostDownOf } from './mover.ts';
import type { PricedPart, WayMaker } from './priced-part.ts';
import type { WayPlace } from './straight.ts';
import type { PlaceToStand } from './stretch-pricing.ts';
import { SAME_FLOOR } from './way-profile.ts';

/** Places no farther apart than this, seen from above, lie straight over one another. */
const ONE_PLACE = 1e-6;

export const isStraightOver = (a: PlanPoint, b: PlanPoint): boolean =>
  Math.abs(a.x - b.x) <= ONE_PLACE && Math.abs(a.z - b.z) <= ONE_PLACE;

/**
 * Prices going straight from one floor to another over or under it; null where the height that is meant is of the floor one is on. Where the rules let
 * nobody through floors, or the floors are not of one piece, it is barred.
 */
export function betweenFloorsWith({
  ground,
  mover,
  placesToStand,
}: WayMaker): (from: WayPlace, height: number) => PricedPart | null {
  const { policy } = mover;

  function floorAt({ x, z }: PlanPoint, height: number): PlaceToStand | null {
    let best: PlaceToStand | null = null;
    for (const place of placesToStand(x, z)) {
      if (!place.canBeSetDown() || (best && Math.abs(place.height - height) >= Math.abs(best.height - height))) continue;
      best = place;
    }
    return best;
  }

  const pieceOf = (on: Carrier): TerrainPiece | null => (on.kind === 'part' ? (ground.board.pieces[on.piece] ?? null) : null);

  /** The piece inside of which both floors lie at a place: the upper one is of it, or the lower one is on it and the upper one in its bounds. */
  function pieceAround(lower: Carrier, upper: Carrier, at: PlanPoint): TerrainPiece | null {
    const piece = pieceOf(upper);
    if (!piece || piece.traits.impassable) return null;
    const isOfIt = pieceOf(lower)?.id === piece.id;
    return isOfIt || footprintOf(piece).some((outline) => liesIn(outline, at)) ? piece : null;
  }

  return (from, height) => {
    const meant = floorAt(from, height);
    if (!meant || Math.abs(meant.height - from.y) <= SAME_FLOOR) return null;
    const rise = meant.height - from.y;
    const barred = (hindrance: Hindrance): PricedPart => ({ legs: [], barred: { at: from, hindrance }, end: from });
    const most = rise > 0 ? (policy.climbing?.most ?? policy.freeStep) : mostDownOf(mover);
    const missing = Math.abs(rise) - most;
    const by = meant.on;
    if (missing > ONE_PLACE)
      return barred(
        rise > 0 ? { kind: 'too-high', by, height: rise, missing } : { kind: 'too-deep', by, onto: by, height: -rise, missing },
      );
    const here = floorAt(from, from.y)?.on ?? { kind: 'table' };
    const [lower, upper] = rise > 0 ? [here, by] : [by, here];
    const piece = policy.throughFloors ? pieceAround(lower, upper, from) : null;
    if (!piece || !policy.climbing) return barred({ kind: 'another-floor', meant: by, apart: -rise });
    const [hindrance] = meant.finding()?.hindered ?? [];
    if (hindrance) return barred(hindrance);
    const { difficult, dangerous } = piece.traits;
    const leg: MoveLeg = {
      kind: rise > 0 ? 'climb' : 'descend',
      from,
      to: { x: from.x, y: meant.height, z: from.z },
      length: Math.abs(rise),
      up: Math.max(0, rise),
      down: Math.max(0, -rise),
      on: upper,
      difficult: difficult ? { piece: piece.id, factor: 1 } : { piece: null, factor: 1 },
      through: [],
      dangerous: dangerous ? [piece.id] : [],
      cost: (rise > 0 ? rise * policy.climbing.up : -rise * policy.climbing.down) * policy.slowed,
      divisible: false,
      insideOf: piece.id,
    };
    return { legs: [{ leg, from: 0, to: 0 }], barred: null, end: leg.to };
  };
}
