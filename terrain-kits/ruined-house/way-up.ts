import type { Vec2 } from '../../engine/kit.ts';
import { profileAlongZ } from '../parts/box.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import { addUprightLadder } from '../parts/ladder.ts';
import type { PieceDraft } from '../parts/piece-draft.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import {
  FLOOR_THICKNESS,
  HATCH,
  HATCH_MARGIN,
  LANDING,
  type Ruin,
  type RuinedHouse,
  STAIR_RUN_SHARE,
  STAIR_WIDTH,
} from './house-plan.ts';

/** A rectangle of the plan, `from` and `to` counted towards the sound end, in the way `across` counts along z. */
export interface PlanHole {
  readonly from: number;
  readonly to: number;
  readonly z0: number;
  readonly z1: number;
}

/** Where one gets from storey to storey: in the corner that still stands, the same on every floor. */
export interface WayUp {
  readonly kind: 'ladder' | 'stairs';
  /** The hole in every floor above the ground. */
  readonly hole: PlanHole;
  /** A floor is worth keeping only if it begins this far from the sound end or further. */
  readonly floorFrom: number;
  /** Where the foot is, along the house. */
  readonly footAt: number;
}

/** @shape the house is long and wide enough: see `clashesOfRuinedHouse` */
export function planWayUp(house: RuinedHouse, ruin: Ruin): WayUp | null {
  if (house.wayUp === 'none') return null;
  const end = house.length / 2 - house.wallThickness;
  const side = house.width / 2 - house.wallThickness;
  const beside = (deep: number, margin: number) => {
    const outer = ruin.soundSide * (side - margin);
    const inner = ruin.soundSide * (side - margin - deep);
    return { z0: Math.min(outer, inner), z1: Math.max(outer, inner) };
  };
  if (house.wayUp === 'ladder') {
    const to = end - HATCH_MARGIN;
    const from = to - HATCH;
    return { kind: 'ladder', hole: { from, to, ...beside(HATCH, HATCH_MARGIN) }, floorFrom: from - HATCH_MARGIN, footAt: from };
  }
  const run = house.storeyHeight * STAIR_RUN_SHARE;
  const to = end - LANDING;
  const footAt = to - run;
  // one's head is under the floor until the steps are this high, and needs room before it as well
  const { riser, tread } = stepsOf(house.storeyHeight, run);
  const highest = house.storeyHeight - FLOOR_THICKNESS - HEAD_HEIGHT;
  const from = footAt + toMicrometre((highest - riser) * (tread / riser) - HEAD_ROOM);
  return { kind: 'stairs', hole: { from, to, ...beside(STAIR_WIDTH, STAIR_MARGIN) }, floorFrom: footAt - LANDING / 2, footAt };
}

/** A figure of 5 cm, and what its head needs before it, go up under a floor without touching it. */
const HEAD_HEIGHT = 51;
const HEAD_ROOM = 8;

/** How deep the flight is under its steps, and the ledge it hangs from under the floor. */
const STRINGER = 6;
const LEDGE = 3;
/** A strip of floor between the stairwell and the wall. */
const STAIR_MARGIN = 4;

function stepsOf(rise: number, run: number) {
  const risers = Math.ceil(rise / 9);
  return { risers, riser: rise / risers, tread: run / (risers - 1) };
}

/** The steps of one flight from the side: risers and treads above, a slope below. The floor itself is the last step. */
function flightProfile(rise: number, run: number): readonly Vec2[] {
  const { risers, riser: r, tread: d } = stepsOf(rise, run);
  const steps = Array.from({ length: risers - 1 }, (_, i) => [
    { x: i * d, y: (i + 1) * r },
    { x: i + 2 === risers ? run : (i + 1) * d, y: (i + 1) * r },
  ]).flat();
  const under = rise - FLOOR_THICKNESS;
  return [
    { x: 0, y: 0 },
    { x: ((STRINGER + 1) * d) / r, y: 0 },
    { x: run + LEDGE, y: rise - r - STRINGER },
    { x: run + LEDGE, y: under },
    { x: run, y: under },
    ...steps.toReversed(),
  ];
}

/** Ladder or stairs from one storey to the next. */
export function addWayUp(draft: PieceDraft, house: RuinedHouse, ruin: Ruin, way: WayUp, storey: number) {
  const low = storey * house.storeyHeight;
  const { hole } = way;
  if (way.kind === 'ladder') {
    addUprightLadder(draft, {
      id: `ladder-${storey}`,
      // on the room's side of the hatch, so that one reaches it from the floor above as well
      foot: { x: ruin.soundEnd * (hole.from + 3), y: low, z: (hole.z0 + hole.z1) / 2 },
      headHeight: low + house.storeyHeight,
      width: 16,
      rungsAlong: 'z',
    });
    return;
  }
  const profile = flightProfile(house.storeyHeight, hole.to - way.footAt).map(({ x, y }) => ({
    x: ruin.soundEnd * (way.footAt + x),
    y: low + y,
  }));
  draft.part(`stairs-${storey}`, profileAlongZ(profile, hole.z0, hole.z1), {
    material: 'planks',
    standable: true,
    stairs: true,
    cover: LIGHT_COVER,
  });
}

/** The hatch or stairwell in the floor at the head of a storey. */
export function addHatch(draft: PieceDraft, ruin: Ruin, way: WayUp, level: number, floor: string, id: string) {
  const { hole } = way;
  draft.opening({
    id,
    kind: 'hatch',
    frame: {
      centre: { x: ruin.soundEnd * ((hole.from + hole.to) / 2), y: level - FLOOR_THICKNESS / 2, z: (hole.z0 + hole.z1) / 2 },
      across: { x: 1, y: 0, z: 0 },
      through: { x: 0, y: 1, z: 0 },
      width: hole.to - hole.from,
      height: hole.z1 - hole.z0,
      thickness: FLOOR_THICKNESS,
    },
    infill: 'nothing',
    state: 'always-open',
    locks: 0,
    wall: floor,
    leaf: null,
  });
}
