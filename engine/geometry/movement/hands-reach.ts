import type { Millimetres } from '../../space/quantity.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { GroundLadder } from './move-ground.ts';
import { pointOfLadder } from './on-ladders.ts';
import type { WayMaker } from './priced-part.ts';
import type { WayPlace } from './straight.ts';

/** What ends at the line of a ladder ends this near to it at most: a ladder may be drawn in the very face of its wall. */
const AT_THE_LINE = 1e-6;
/** At so many heights of him it is tried, from just under his head to just over what he steps over. */
const HEIGHTS = 5;
const WITHIN: Millimetres = 1;
/** How far out over its base somebody reaches round what is in front of him, as a share of it. */
const ASIDE = 0.9;

/**
 * Can somebody who stands at a place take hold of a ladder from there, or is there a wall between? He reaches over what is lower than he is, through what is
 * open at any height of him, and round what is narrower than his base, such as the rails of the ladder.
 * @edge a ladder in the face of a wall is taken hold of from before the wall and not from behind it @cost one ray where nothing is between, fifteen at most
 * @clause SK-GEOM-9
 */
export function handsReachWith({
  ground: { scene },
  mover,
  accept,
}: Pick<WayMaker, 'ground' | 'mover' | 'accept'>): (from: WayPlace, ladder: GroundLadder) => boolean {
  const isWall: SolidFilter = ({ source }, solid) => source.kind === 'part' && accept(solid);
  const [low, high] = [mover.policy.freeStep + WITHIN, mover.tall - WITHIN];
  const heights = Array.from({ length: HEIGHTS }, (_, i) => high + ((low - high) * i) / (HEIGHTS - 1));
  const aside = ASIDE * Math.min(mover.halfX, mover.halfZ);

  return (from, ladder) =>
    heights.some((high) => {
      const y = from.y + high;
      const line = pointOfLadder(ladder, y - ladder.foot.y);
      const [dx, dz] = [line.x - from.x, line.z - from.z];
      const away = Math.sqrt(dx * dx + dz * dz);
      if (away < AT_THE_LINE) return true;
      const to = { x: line.x, y, z: line.z };
      return [0, aside, -aside].some((off) => {
        const start = { x: from.x - (dz / away) * off, y, z: from.z + (dx / away) * off };
        return !isParted(scene, start, to, isWall);
      });
    });
}

/** Does anything lie between two points from its one side to its other? What only begins before the second one does not. */
function isParted(scene: Scene, from: WayPlace, to: WayPlace, accept: SolidFilter): boolean {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  return scene.allHits(from, to, accept).some(({ solid, triangle, t }) => {
    if (!scene.solids[solid]!.closed) return t < 1 - AT_THE_LINE;
    const c = scene.cornersOf(solid, triangle);
    const [ux, uy, uz] = [c[3]! - c[0]!, c[4]! - c[1]!, c[5]! - c[2]!];
    const [vx, vy, vz] = [c[6]! - c[0]!, c[7]! - c[1]!, c[8]! - c[2]!];
    return (uy * vz - uz * vy) * dx + (uz * vx - ux * vz) * dy + (ux * vy - uy * vx) * dz > 0;
  });
}
