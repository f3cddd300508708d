import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { Carrier } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import { isStraightOver } from './between-floors.ts';
import type { MoveGround } from './move-ground.ts';
import { mostDownOf } from './mover.ts';
import type { WayPricing } from './price-way.ts';
import type { ReachPatch } from './reach-patches.ts';
import { isSameCarrier, type TracedPhase } from './traced-way.ts';
import { SAME_FLOOR } from './way-profile.ts';

/** Floors of a piece are looked for on a raster so wide: none that a base stands on is narrower than half of one. */
const SQUARE: Millimetres = 12;
/** Heights that differ by less are one floor. */
const ONE_FLOOR: Millimetres = 2;

/** A floor inside of a piece, and a box about all of it as seen from above. */
interface InnerFloor {
  readonly on: Carrier;
  readonly height: Millimetres;
  low: PlanPoint;
  high: PlanPoint;
}

/** What is in reach of who goes through the floors of a piece anywhere inside of it. @clause BT-CLIMB-4 */
export interface ThroughFloors {
  /** Where somebody may begin on another floor straight over or under a place. */
  beginnings(start: Bend): readonly Bend[];
  /** What lies over and under places that are in reach, for what the height costs. */
  over(patches: readonly ReachPatch[], start: Bend): readonly ReachPatch[];
}

/**
 * Where the rules let one through the floors of a piece, what is come to by that; nothing where they do not.
 * @edge who changes floors, goes round something and changes again elsewhere than where it began is not followed
 * @cost a look at every square of each such piece
 */
export function throughFloorsOf(ground: MoveGround, pricing: WayPricing): ThroughFloors {
  const { mover } = pricing;
  const { policy } = mover;
  const { climbing, mostHeight, slowed } = policy;
  const floors =
    policy.throughFloors && climbing ? Object.values(ground.board.pieces).flatMap((piece) => floorsOf(piece, pricing)) : [];
  const costOf = (rise: Millimetres): number => (rise > 0 ? rise * (climbing?.up ?? 0) : -rise * (climbing?.down ?? 0)) * slowed;
  const mayClimb = (rise: Millimetres, before: Millimetres): boolean =>
    Math.abs(rise) > SAME_FLOOR &&
    rise <= (climbing?.most ?? 0) &&
    -rise <= mostDownOf(mover) &&
    (mostHeight === null || before + Math.abs(rise) <= mostHeight);

  function lifted({ sides: [one, other], ...patch }: ReachPatch, { on, height }: InnerFloor, cost: number): ReachPatch {
    const raise = (phase: TracedPhase): TracedPhase => ({
      ...phase,
      on,
      nodes: phase.nodes.map((node) => ({ ...node, at: { ...node.at, y: height }, cost: node.cost + cost })),
    });
    return { ...patch, on, sides: [raise(one), raise(other)] };
  }

  return {
    beginnings: (start) =>
      start.place.kind === 'ladder'
        ? []
        : floors.flatMap(({ on, height, low, high }): readonly Bend[] => {
            const { at } = start.node;
            const rise = height - at.y;
            if (!mayClimb(rise, 0) || at.x < low.x || at.x > high.x || at.z < low.z || at.z > high.z) return [];
            const there = { x: at.x, y: height, z: at.z };
            const priced = pricing.withoutEnd(start.place, [{ kind: 'ground', at: there }]);
            const end = priced.legs.at(-1)?.to;
            if (priced.barred || !end || !isStraightOver(end, there) || Math.abs(end.y - height) > ONE_FLOOR) return [];
            return [
              {
                place: { kind: 'ground', at: there },
                node: { at: there, along: 0, cost: priced.cost },
                on,
                before: start,
                turn: null,
              },
            ];
          }),
    over: (patches, start) =>
      patches.flatMap((patch) =>
        floors.flatMap((floor): readonly ReachPatch[] => {
          const { low, high, height } = floor;
          if (patch.high.x < low.x || patch.low.x > high.x || patch.high.z < low.z || patch.low.z > high.z) return [];
          const [first] = patch.sides[0].nodes;
          const rise = height - first!.at.y;
          const gone = Math.abs(first!.at.y - start.node.at.y);
          return mayClimb(rise, gone) ? [lifted(patch, floor, costOf(rise))] : [];
        }),
      ),
  };
}

function grow(floor: InnerFloor, { low, high }: Pick<InnerFloor, 'low' | 'high'>): void {
  floor.low = { x: Math.min(floor.low.x, low.x), z: Math.min(floor.low.z, low.z) };
  floor.high = { x: Math.max(floor.high.x, high.x), z: Math.max(floor.high.z, high.z) };
}

/** The level floors inside of a piece, each with all that it is of. */
function floorsOf(piece: TerrainPiece, pricing: WayPricing): readonly InnerFloor[] {
  if (piece.traits.impassable) return [];
  const corners = footprintOf(piece).flat();
  if (corners.length === 0) return [];
  const low = { x: Math.min(...corners.map(({ x }) => x)), z: Math.min(...corners.map(({ z }) => z)) };
  const high = { x: Math.max(...corners.map(({ x }) => x)), z: Math.max(...corners.map(({ z }) => z)) };
  const found: InnerFloor[] = [];
  for (let x = low.x + SQUARE / 2; x < high.x; x += SQUARE) {
    for (let z = low.z + SQUARE / 2; z < high.z; z += SQUARE) {
      for (const { on, height, standable } of pricing.floors(x, z)) {
        const isOfIt = on.kind === 'table' || (on.kind === 'part' && on.piece === piece.id);
        if (!standable || !isOfIt) continue;
        // what of it the raster did not meet ends before its next line
        const box = { low: { x: x - SQUARE, z: z - SQUARE }, high: { x: x + SQUARE, z: z + SQUARE } };
        const known = found.find((one) => isSameCarrier(one.on, on) && Math.abs(one.height - height) < ONE_FLOOR);
        if (known) grow(known, box);
        else found.push({ on, height, ...box });
      }
    }
  }
  // a piece without a floor over another one is no place to go up or down in
  return found.length > 1 ? found : [];
}
