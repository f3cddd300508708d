import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import type { FloorsOver } from './other-floors.ts';
import type { WayPricing } from './price-way.ts';
import type { StillToPay } from './still-to-pay.ts';
import { nameOfBar, phasesOf, placeOn, planDistance, type TracedWay } from './traced-way.ts';

/** A way that comes to a floor is so near to its height. */
const ONE_FLOOR: Millimetres = 3;

/** Straight ahead from a bend, by the first place there at which a floor lies over or under the way. @edge a way of no length where none leads onto it */
export function traceOnto(
  pricing: WayPricing,
  floors: FloorsOver,
  toPay: StillToPay,
  allowance: number,
  bend: Bend,
  on: Carrier,
  towards: PlanPoint,
): TracedWay {
  const nowhere: TracedWay = {
    towards,
    phases: [{ on: bend.on, factor: 1, nodes: [bend.node] }],
    stopped: true,
    by: null,
    across: null,
    straightTo: Infinity,
  };
  const { at, cost } = bend.node;
  const length = toPay.lengthAhead(at, towards, allowance - cost);
  const mark = floors.firstAlong(at, towards, length, on);
  if (!mark) return nowhere;
  const place = { kind: 'ground', at: mark } as const;
  // a floor that the axis does not come to by itself it does not come to on a longer way either; into what it climbs farther on it may press
  const short = pricing.stretch(bend.place, place).barred;
  if (short && short.hindrance.kind !== 'in-the-way') return nowhere;
  const far: BoardPoint = { x: at.x + towards.x * length, y: mark.y, z: at.z + towards.z * length };
  const found = pricing.withoutEnd(bend.place, [place, { kind: 'ground', at: far }]);
  const { phases, spent } = phasesOf(found, bend.node, bend.on, allowance);
  const by = spent || !found.barred ? null : nameOfBar(found.barred);
  const way: TracedWay = { towards, phases, stopped: by !== null, by, across: null, straightTo: Infinity };
  // one that only comes under or over the floor runs where the ways of the other fans do
  const there = placeOn(way, planDistance(at, mark));
  return there && Math.abs(there.node.at.y - mark.y) < ONE_FLOOR ? way : nowhere;
}
