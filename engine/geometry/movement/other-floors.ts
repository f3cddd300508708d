import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier } from '../movement-queries.ts';
import type { Fan } from './fan-of-ways.ts';
import type { WayPricing } from './price-way.ts';
import { endOf, isSameCarrier, placeOn } from './traced-way.ts';

/** Floors over one another are looked for on a raster so wide: no floor that a base stands on is narrower than half of one. */
const SQUARE: Millimetres = 8;
/** Floors that differ by less are one. */
const ONE_FLOOR: Millimetres = 3;

export interface FloorsOver {
  /** The floors over one another about a place, each place of the raster asked for once. */
  near(at: PlanPoint): ReturnType<WayPricing['floors']>;
  /** The first place on a straight way over, under or on a floor of this carrier. */
  firstAlong(from: PlanPoint, towards: PlanPoint, length: Millimetres, on: Carrier): BoardPoint | null;
}

export function floorsOver(pricing: WayPricing): FloorsOver {
  const known = new Map<string, ReturnType<WayPricing['floors']>>();
  const near = ({ x, z }: PlanPoint): ReturnType<WayPricing['floors']> => {
    const column = Math.round(x / SQUARE);
    const row = Math.round(z / SQUARE);
    const name = `${column},${row}`;
    let found = known.get(name);
    if (!found) {
      found = pricing.floors(column * SQUARE, row * SQUARE);
      known.set(name, found);
    }
    return found;
  };
  return {
    near,
    firstAlong(from, towards, length, on) {
      for (let along = 0; along < length; along += SQUARE / 2) {
        const at = { x: from.x + towards.x * along, z: from.z + towards.z * along };
        if (!near(at).some((floor) => isSameCarrier(floor.on, on))) continue;
        const there = pricing.floors(at.x, at.z).find((floor) => isSameCarrier(floor.on, on));
        if (there) return { x: at.x, y: there.height, z: at.z };
      }
      return null;
    },
  };
}

/** The carriers of floors that lie over or under a way of a fan that does not lead over them, wherever others do. */
export function otherFloors(
  floors: FloorsOver,
  { node }: { readonly node: { readonly at: PlanPoint } },
  fan: Fan,
): readonly Carrier[] {
  const others: Carrier[] = [];
  for (const way of fan.ways) {
    for (let along = SQUARE; along < endOf(way).along; along += SQUARE) {
      const here = placeOn(way, along)?.node.at;
      if (!here || along > way.straightTo) break;
      const at = { x: node.at.x + way.towards.x * along, z: node.at.z + way.towards.z * along };
      for (const floor of floors.near(at)) {
        if (floor.on.kind !== 'part' || Math.abs(floor.height - here.y) < ONE_FLOOR) continue;
        const isKnown =
          way.phases.some(({ on }) => isSameCarrier(on, floor.on)) || others.some((on) => isSameCarrier(on, floor.on));
        if (!isKnown) others.push(floor.on);
      }
    }
  }
  return others;
}
