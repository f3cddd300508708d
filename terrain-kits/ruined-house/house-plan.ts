import { chanceOf } from '../parts/seeded.ts';
import type { WallLine, WallRectangle } from '../parts/wall.ts';
import type { KitValues } from '../terrain-kit.ts';
import type { RUINED_HOUSE_SHEET } from './sheet.ts';

export type RuinedHouse = KitValues<typeof RUINED_HOUSE_SHEET>;

export const FLOOR_THICKNESS = 4;
/** What must stay of a wall above a window or beside it. */
export const LINTEL = 4;
export const PARAPET = 14;
export const HATCH = 38;
/** Between the hatch and the walls. */
export const HATCH_MARGIN = 6;
export const STAIR_WIDTH = 38;
/** Room to step onto stairs and off them. */
export const LANDING = 36;
/** Stairs rise a little less steeply than 45 degrees. */
export const STAIR_RUN_SHARE = 1.05;
/** Rise of the roof for each millimetre inwards. */
export const ROOF_SLOPE = 0.75;
export const LOOPHOLE = { width: 5, height: 16 } as const;

/** How high the walls are built before anything hits them. */
export const builtHeight = (house: RuinedHouse): number =>
  house.floors * house.storeyHeight + (house.roof === 'flat' ? PARAPET : 0);

export const WALL_NAMES = ['front', 'east', 'back', 'west'] as const;
export type WallName = (typeof WALL_NAMES)[number];

/** The long walls run the whole length, the short ones stand between them. */
export function wallLines({ length, width, wallThickness: thickness }: RuinedHouse): Readonly<Record<WallName, WallLine>> {
  const x = length / 2;
  const z = width / 2 - thickness;
  const line = (from: readonly [number, number], across: readonly [number, number], long: number): WallLine => ({
    origin: { x: from[0], y: 0, z: from[1] },
    across: { x: across[0], y: 0, z: across[1] },
    // right as seen from outside, and up: outward is their cross product
    outward: { x: across[1] === 0 ? 0 : -across[1], y: 0, z: across[0] === 0 ? 0 : across[0] },
    length: long,
    thickness,
  });
  return {
    front: line([-x, z], [1, 0], length),
    east: line([x - thickness, z], [0, -1], 2 * z),
    back: line([x, -z], [-1, 0], length),
    west: line([-(x - thickness), -z], [0, 1], 2 * z),
  };
}

/** A hole that the builders left in a wall, before anything hit it. */
export interface PlannedOpening {
  readonly id: string;
  readonly kind: 'window' | 'loophole' | 'door' | 'gap';
  readonly hole: WallRectangle;
}

/** Windows and doors of one wall: bays side by side, storey over storey; a door takes the middle bay. */
export function plannedOpenings(house: RuinedHouse, name: WallName, wall: WallLine): readonly PlannedOpening[] {
  const isLong = name === 'front' || name === 'back';
  const bays = isLong ? house.baysLong : house.baysShort;
  const door = name === 'front' ? house.door : name === 'back' && house.backDoor ? 'gap' : 'none';
  const ends = isLong ? house.wallThickness : 0;
  const bay = (wall.length - 2 * ends) / Math.max(1, bays);
  const planned: PlannedOpening[] = [];
  for (let storey = 0; storey < house.floors; storey++) {
    const floor = storey * house.storeyHeight;
    for (let i = 0; i < bays; i++) {
      const middle = ends + bay * (i + 0.5);
      const around = (width: number, bottom: number, height: number): WallRectangle => ({
        left: middle - width / 2,
        right: middle + width / 2,
        bottom,
        top: bottom + height,
      });
      if (storey === 0 && door !== 'none' && i === Math.floor(bays / 2)) {
        planned.push({
          id: `door-${name}`,
          kind: door === 'gap' ? 'gap' : 'door',
          hole: around(house.doorWidth, 0, house.doorHeight),
        });
        continue;
      }
      const slit = house.loopholes && storey === 0;
      const height = slit ? Math.min(LOOPHOLE.height, house.windowHeight) : house.windowHeight;
      planned.push({
        id: `${slit ? 'loophole' : 'window'}-${name}-${storey}-${i + 1}`,
        kind: slit ? 'loophole' : 'window',
        hole: around(
          slit ? Math.min(LOOPHOLE.width, house.windowWidth) : house.windowWidth,
          // slits sit as high as the windows end, where a standing man's eye is
          floor + house.sillHeight + house.windowHeight - height,
          height,
        ),
      });
    }
  }
  return planned;
}

/**
 * Where a shell came in: one end and one side of the house are gone more than the rest. Everything that is left follows from
 * one number for each place of the plan, so that walls, floors and roof fit each other.
 */
export interface Ruin {
  /** The end that still stands: 1 is +x, −1 is −x. */
  readonly soundEnd: 1 | -1;
  /** The side that still stands: 1 is +z, −1 is −z. */
  readonly soundSide: 1 | -1;
  /** 0 where nothing but a stump is left, 1 where everything stands. */
  intactAt(x: number, z: number): number;
  /** How far along towards the sound end (from the middle of the house) one must go at this z to find so much intact. */
  soundFrom(intact: number, z: number): number;
}

/** How much sooner the sound side stands than the other: millimetres along the house for each millimetre across it. */
const SLANT = 0.35;

export function ruinOf({ length, width, damage, seed }: RuinedHouse): Ruin {
  const chance = chanceOf(seed, 'ruin');
  const soundEnd = chance.happens(0.5) ? 1 : -1;
  const soundSide = chance.happens(0.5) ? 1 : -1;
  const span = length + SLANT * width;
  const slope = span * chance.between(0.38, 0.5);
  const start = damage * span * 0.92 - slope;
  const depth = (x: number, z: number) => length / 2 + soundEnd * x + SLANT * (width / 2 + soundSide * z);
  return {
    soundEnd,
    soundSide,
    intactAt: (x, z) => (damage === 0 ? 1 : Math.min(1, Math.max(0, (depth(x, z) - start) / slope))),
    soundFrom: (intact, z) =>
      damage === 0 ? -length : start + intact * slope - length / 2 - SLANT * (width / 2 + soundSide * z),
  };
}
