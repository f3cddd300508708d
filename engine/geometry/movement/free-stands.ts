import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { bandOfTriangle } from './band-of-triangle.ts';
import { floorsAbout } from './floors-about.ts';
import { isFit, type Level } from './levels-under-base.ts';
import type { MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';
import { type NearTriangles, NO_GROUND } from './near-triangles.ts';
import { beyondTable, hinderedByModels, impassableAt, OVER_STEP } from './stand-places.ts';
import type { SurelyCarried } from './surely-carried.ts';
import { BASE_PLATE } from './swept-base.ts';

/**
 * May the base stay at a place? What `placesToStand` tells, found without making anything.
 * @edge null where that has to be looked into with more care
 */
export interface FreeStands {
  /** On one of some solids, at a height that differs from one by less than so much. */
  on(x: Millimetres, z: Millimetres, height: Millimetres, within: Millimetres, isOn: (solid: number) => boolean): boolean | null;
  /** On the only floor that is no farther than so much from a height. */
  atHeight(x: Millimetres, z: Millimetres, height: Millimetres, within: Millimetres): boolean | null;
  /** On which floors over the place, the lowest first. */
  all(x: Millimetres, z: Millimetres): readonly FreeFloor[] | null;
}

/** A floor that a base may stay on, and the solid that it belongs to. */
export interface FreeFloor {
  readonly height: Millimetres;
  readonly solid: number;
}

/**
 * Answers for ground that was gathered.
 * @cost linear in the triangles about the place, of which it keeps nothing
 */
export function freeStandsOn(
  ground: MoveGround,
  near: NearTriangles,
  mover: Mover,
  accept: (solid: number) => boolean,
  isSurelyCarried: SurelyCarried,
): FreeStands {
  const { corners, solids, lows, highs, kinds } = near;
  const { halfX, halfZ, round, reach, tall } = mover;
  const { freeStep, headroom } = mover.policy;
  const aside = Math.max(reach, headroom);
  const isDisc = round && halfX === halfZ;
  const bars =
    ground.areas.some(({ piece }) => piece.traits.impassable) || ground.solids.some(({ piece }) => piece?.traits.impassable);
  const floors = floorsAbout(ground, near, mover, accept);
  const band = bandOfTriangle();

  const isModelNear = (x: number, z: number): boolean => {
    for (const { model, reach: own } of mover.others) {
      const dx = model.pose.at.x - x;
      const dz = model.pose.at.z - z;
      const far = reach + own + farthestKept;
      if (dx * dx + dz * dz <= far * far) return true;
    }
    return false;
  };
  const farthestKept = mover.policy.keepsFrom.reduce((most, { gap }) => Math.max(most, gap), 0);

  /** Nothing is pressed into, and nothing is over its head. */
  const isClear = (x: number, z: number, { height, slopeX, slopeZ }: Level): boolean | null => {
    const tilt = 2 * Math.sqrt(slopeX * slopeX + slopeZ * slopeZ) * aside;
    const low = height + freeStep - tilt;
    const high = height + tall + tilt;
    const found = near.about(x, z, aside, 'not-ground');
    for (let k = 0; k < found.length; k++) {
      const own = found[k]!;
      if (highs[own]! <= low || lows[own]! >= high || !accept(solids[own]!)) continue;
      if (band.lay(corners, 9 * own, x, z, height, slopeX, slopeZ) >= aside - CONTACT / 2) continue;
      if (!isDisc || kinds[own] !== NO_GROUND) return null;
      if (!band.cut(freeStep + OVER_STEP, tall - CONTACT)) continue;
      if (band.distance() < headroom - CONTACT / 2 && band.lowest() < tall - CONTACT) return false;
      if (band.cut(freeStep + OVER_STEP, freeStep + BASE_PLATE) && band.distance() < halfX - CONTACT / 2) return false;
    }
    return true;
  };

  const isFree = (x: number, z: number, level: Level): boolean | null => {
    if (!isFit(ground, level.solid)) return false;
    const at = { x, z };
    if (beyondTable(ground, mover, at) > CONTACT / 2) return false;
    if (bars && impassableAt(ground, mover, level, at) !== undefined) return false;
    if (isModelNear(x, z) && hinderedByModels(mover, at, level.height).length > 0) return false;
    return isClear(x, z, level) && floors.isOpen(x, z, level.height) && isSurelyCarried(level, at);
  };

  return {
    on(x, z, height, within, isOn) {
      if (!floors.take(x, z, height, within)) return null;
      let found: boolean | null = false;
      for (let i = 0; i < floors.count(); i++) {
        const level = floors.level(i);
        if (!(Math.abs(level.height - height) < within) || !isOn(level.solid)) continue;
        const free = isFree(x, z, level);
        if (free) return true;
        if (free === null) found = null;
      }
      return found;
    },
    all(x, z) {
      if (!floors.takeAll(x, z)) return null;
      const found: FreeFloor[] = [];
      for (let i = 0; i < floors.count(); i++) {
        const level = floors.level(i);
        const free = isFree(x, z, level);
        if (free === null) return null;
        if (free) found.push({ height: level.height, solid: level.solid });
      }
      return found.length > 1 ? found.sort((a, b) => a.height - b.height) : found;
    },
    atHeight(x, z, height, within) {
      if (!floors.take(x, z, height, within)) return null;
      let only: Level | null = null;
      for (let i = 0; i < floors.count(); i++) {
        const level = floors.level(i);
        if (Math.abs(level.height - height) > within) continue;
        if (only) return null;
        only = level;
      }
      return only ? isFree(x, z, only) : false;
    },
  };
}
