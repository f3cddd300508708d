import type { PolyhedronSolid, Vec3 } from '../../engine/kit.ts';
import { type Ring, stackedRings } from './round.ts';
import type { Chance } from './seeded.ts';

/**
 * A lumpy round body: a crown, a bush, a boulder. Every corner lies in its own direction from the middle, only nearer or farther, so that the
 * body never folds into itself.
 */
export function blob(
  middle: Vec3,
  radius: { readonly across: number; readonly up: number },
  levels: number,
  corners: number,
  lumps: number,
  chance: Chance,
): PolyhedronSolid {
  const out = () => 1 - lumps * chance.between(0, 1);
  const at = (tilt: number, turn: number): Vec3 => {
    const share = out();
    return {
      x: middle.x + radius.across * share * Math.sin(tilt) * Math.cos(turn),
      y: middle.y - radius.up * share * Math.cos(tilt),
      z: middle.z - radius.across * share * Math.sin(tilt) * Math.sin(turn),
    };
  };
  const rings: Ring[] = [[at(0, 0)]];
  for (let level = 1; level < levels; level++) {
    const tilt = (Math.PI * level) / levels;
    rings.push(Array.from({ length: corners }, (_, i) => at(tilt, (2 * Math.PI * (i + (level % 2) * 0.5)) / corners)));
  }
  rings.push([at(Math.PI, 0)]);
  return stackedRings(rings);
}
