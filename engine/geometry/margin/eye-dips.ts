import type { Board } from '../../board/board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { add, type BoardPoint, between, distanceBetween, subtract, type Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { SlideGround, SlideWay } from '../movement/slide.ts';
import type { MarginQuery, Source } from '../queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { solidsOnly } from '../visibility/clouds.ts';
import { eyesOf, openEyes } from '../visibility/find-sight.ts';

/** On ground that is not level a way is followed in steps of this. */
const STEP: Millimetres = 0.8;

/** Where the eyes of a looker that is moved come to be inside something. */
export interface EyeDips {
  /** They nowhere do, within the limit. */
  readonly never: boolean;
  /** Where on a way they first all are, and inside what; null where they never are up to a distance. */
  firstOn(way: SlideWay, until: Millimetres): { readonly at: Millimetres; readonly by: Source } | null;
}

const NEVER: EyeDips = { never: true, firstOn: () => null };

/**
 * Where do the eyes of a looker that is slid about come to be inside something solid? Along straight stretches of its way all surfaces that an eye goes
 * through are found, so that nothing is too thin to be noticed. Nothing is told of a target that is slid, nor of eyes that are all inside something from the
 * start.
 */
export function findEyeDips(
  scene: SightScene,
  board: Board,
  { predicate, mover, limit }: MarginQuery,
  ground: SlideGround,
): EyeDips {
  const look = predicate.kind === 'seen' ? predicate.look : predicate.look.cover;
  const blocks =
    predicate.kind === 'seen'
      ? blockingSolids(predicate.look.blockers, [look.from, look.to])
      : blockingSolids({ terrain: true, models: [], glass: predicate.look.cover.glass }, []);
  const accept = solidsOnly((solid, index) => solid.closed && blocks(solid, index));
  const model = modelOf(board, look.from);
  const start: BoardPoint = model.pose.at;
  const placed = eyesOf(model, look.eyes);
  if (mover !== 'looker' || placed.some((eye) => !hasSolidsNear(scene, eye, limit, accept))) return NEVER;
  const eyes = placed.map((eye) => subtract(eye, start));
  const allInside = (place: Vec3): Source | null =>
    openEyes(
      scene,
      eyes.map((eye) => add(eye, place)),
      accept,
    ).eyeInside;
  if (allInside(start)) return NEVER;
  return {
    never: false,
    firstOn: (way, until) => {
      const step = ground.level ? until : STEP;
      let from = start;
      for (let gone = 0; gone < until; gone += step) {
        const end = Math.min(until, gone + step);
        const to = way.placeAt(end);
        const last = to ?? way.placeAt(way.barrierWithin(end)?.at ?? gone);
        if (!last) return null;
        const dip = dipBetween(scene, eyes, from, last, accept, allInside);
        if (dip) return { at: gone + planDistance(from, last) * dip.t, by: dip.by };
        if (!to) return null;
        from = to;
      }
      return null;
    },
  };
}

/** Is anything of a solid within a distance of a point, along each axis? A slide leads up and down by no more than it leads sideways. */
export function hasSolidsNear(scene: SightScene, { x, y, z }: Vec3, distance: Millimetres, accept: SightFilter): boolean {
  let found = false;
  const box = [
    { normal: { x: 1, y: 0, z: 0 }, offset: x - distance },
    { normal: { x: -1, y: 0, z: 0 }, offset: -x - distance },
    { normal: { x: 0, y: 1, z: 0 }, offset: y - distance },
    { normal: { x: 0, y: -1, z: 0 }, offset: -y - distance },
    { normal: { x: 0, y: 0, z: 1 }, offset: z - distance },
    { normal: { x: 0, y: 0, z: -1 }, offset: -z - distance },
  ];
  scene.gather(box, accept, () => {
    found = true;
  });
  return found;
}

/** Where on a straight stretch all eyes are first inside something, as a share of it. */
function dipBetween(
  scene: SightScene,
  eyes: readonly Vec3[],
  from: Vec3,
  to: Vec3,
  accept: SightFilter,
  allInside: (place: Vec3) => Source | null,
): { readonly t: number; readonly by: Source } | null {
  if (!(distanceBetween(from, to) > 0)) return null;
  const byEye = eyes.map((eye) => scene.allHits(add(eye, from), add(eye, to), accept));
  // an eye that goes through nothing comes to be inside of nothing
  if (byEye.some((hits) => hits.length === 0) && !allInside(from)) return null;
  const crossings = [0, ...byEye.flatMap((hits) => hits.map(({ t }) => t)).sort((a, b) => a - b), 1];
  for (let i = 0; i + 1 < crossings.length; i++) {
    const [t, next] = [crossings[i]!, crossings[i + 1]!];
    if (!(next > t)) continue;
    const by = allInside(between(from, to, (t + next) / 2));
    if (by) return { t, by };
  }
  return null;
}

const planDistance = (from: Vec3, to: Vec3): Millimetres => {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  return Math.sqrt(dx * dx + dz * dz);
};
