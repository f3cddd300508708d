import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import { facingWay } from '../../space/frame.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { findGap } from '../measure/find-gap.ts';
import type { Scene, SightScene } from '../mesh/scene.ts';
import type { BestPlace, PlaceFinding, PlaceQuery } from '../template-queries.ts';
import { type AbovePlace, heightsToLieOn, openAbovePlace } from './above-place.ts';
import { deepestPose } from './deepest-place.ts';
import { openPlaceTrial, type PlaceTrial } from './place-trial.ts';
import { mostOfCircle, posesOfCircle } from './places-of-circle.ts';
import { plus } from './plan-edge.ts';
import { searchPlaces } from './search-places.ts';
import type { PlaceSquare, SearchWork, TemplatePose } from './template-pose.ts';
import { mostFrom, posesFrom } from './turns-of-template.ts';
import type { WeighedBase } from './weighed-base.ts';

/** So much work is done at most, counted in tries of a shield or so, and so much of it on the places that are proposed. */
const MOST_WORK = 24_000;
const FOR_PROPOSED = 10_000;
/** A narrow end that is farther from the base than it may be by less than this is not: rounding. */
const ROUNDING = 1e-6;

/**
 * Where does a template lie best? Seen from above, whom it covers changes only where its border passes a base's, so that some best place is where two such
 * borders cross, or on one of them alone: all of these are tried. Where walls and floors have a say as well, or it may be laid and turned freely, all
 * places are searched besides, until it is proven that no other hits more or the work is done.
 * @clause BT-BLAST-2, BT-ORD-4, BT-ORD-5, BT-TMPL-1, BT-TMPL-2, BT-BARR-2, SK-PROX-7 to 9, SK-FLAME-3, SK-FLAME-4, SK-FLAME-6
 * @shape `past`: the scene through which the surfaces are seen that it may lie on
 * @edge a base that is proposed as hit lies under it by 0.02 mm more than touching, one that is spared is as far clear or touches; of the poses about it that hit
 * the same the one is proposed that could be pushed farthest
 * @cost grows with the cube of the models: a hundredth of a second for ten; with walls and floors up to some seconds
 */
export function findBestPlace(scene: Scene, past: SightScene, board: Board, query: PlaceQuery): PlaceFinding {
  const { shape, need, where, lands, reaches, burst } = query;
  const trial = openPlaceTrial(board, query, heightsToLieOn(scene, board, query));
  const { counted, spared, over, near, firer } = trial;
  const within = placesAbout(trial, query);
  const work: SearchWork = { left: MOST_WORK };
  const above = openAbovePlace(scene, past, board, query, within, work);
  const best = collectBest();
  const placesIn = placesOfPose(scene, board, query, trial, above);
  const consider = (pose: TemplatePose, covered: readonly WeighedBase[]): void => {
    for (const place of placesIn(pose, covered, best.most())) best.take(place);
  };

  const proposed = proposedPoses(query, trial)
    .flatMap((pose) => {
      const covered = trial.covered(pose, counted);
      return covered && covered.length > 0 ? [{ pose, covered }] : [];
    })
    .sort((a, b) => b.covered.length - a.covered.length);
  for (const { pose, covered } of proposed) {
    if (covered.length < best.most() || work.left < MOST_WORK - FOR_PROPOSED) break;
    consider(pose, covered);
  }

  const isFlat = !lands && !burst && (!reaches || reaches.level.kind === 'column');
  const roundOnly = (bases: readonly WeighedBase[]) => bases.every(({ region }) => region.discs.length === 1);
  const allRound = roundOnly([...counted, ...spared, ...over, ...(near ? [near.base] : [])]);
  let atMost = counted.length;
  if (where.kind === 'from-base') {
    if (firer!.base.kind === 'round') {
      if (isFlat && allRound) atMost = best.most();
      else atMost = Math.min(atMost, mostFrom(firer!, shape, need, counted, spared));
    }
  } else {
    if (shape.kind === 'circle') {
      if (isFlat && allRound) atMost = best.most();
      else atMost = Math.min(atMost, mostOfCircle(shape, need, counted, spared, over, near));
    }
    if (best.most() < atMost) {
      const turns = shape.kind !== 'circle';
      const found = searchPlaces(trial, above, work, within, turns, best.most, (pose) => {
        const covered = trial.covered(pose, counted);
        if (covered && covered.length > best.most()) consider(pose, covered);
      });
      atMost = Math.min(atMost, found);
    }
  }
  const most = best.most();
  atMost = Math.max(atMost, most);
  const places = best.places().map((place, i) => {
    if (i >= MOST_DEEPENED) return place;
    const { models } = place;
    const hit = counted.filter(({ id }) => models.includes(id));
    const same = ({ models: there }: BestPlace) => there.length === models.length && there.every((id) => models.includes(id));
    const there = (pose: TemplatePose) => placesIn(pose, counted, models.length).find(same) ?? null;
    return deepestPose(query, trial, place, hit, there) ?? place;
  });
  return { most, atMost, places, proven: most === atMost };
}

/** Of so many places at most the one is looked for that lies deepest: more nobody looks through. */
const MOST_DEEPENED = 12;

/** The best places so far, one for each choice of models. */
function collectBest() {
  const best = new Map<string, BestPlace>();
  let most = 0;
  return {
    most: () => most,
    take(place: BestPlace): void {
      const { models } = place;
      if (models.length === 0 || models.length < most) return;
      if (models.length > most) best.clear();
      most = models.length;
      const name = models.join(' ');
      if (!best.has(name)) best.set(name, place);
    },
    places: () => [...best.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place),
  };
}

/** A pose on every surface that it may lie on, with whom it hits there; none where it covers fewer than are asked for. */
function placesOfPose(
  scene: Scene,
  board: Board,
  { where, band }: PlaceQuery,
  { firer, counted, covered: isCovered }: PlaceTrial,
  above: AbovePlace,
) {
  const awayFrom = (model: ModelId, at: BoardPoint): number => {
    const [from, to] = [[{ kind: 'model', model }], [{ kind: 'point', at }]] as const;
    return findGap(board, scene, { from, to, ends: { kind: 'bases' }, part: 'straight' }).distance;
  };
  const isNear = (at: BoardPoint): boolean => {
    if (where.kind === 'near-base') return awayFrom(firer!.id, at) <= where.most + ROUNDING;
    if (!band || where.kind === 'from-base') return true;
    const { of, from, least, most } = band;
    const { pose } = modelOf(board, of);
    const away =
      from.kind === 'base'
        ? awayFrom(of, at)
        : distanceBetween({ ...pose.at, y: pose.at.y + from.height }, { ...at, y: at.y + from.over });
    return away >= least - ROUNDING && away <= most + ROUNDING;
  };
  return (pose: TemplatePose, among: readonly WeighedBase[], least: number): readonly BestPlace[] => {
    const { at, facing } = pose;
    const covered = among === counted ? (isCovered(pose, counted) ?? []) : among;
    if (covered.length < least) return [];
    return above.heightsAt(at).flatMap((y) => {
      const place = { x: at.x, y, z: at.z };
      return isNear(place) ? [{ at: place, facing, models: above.hitFrom(place, covered).map(({ id }) => id) }] : [];
    });
  };
}

/** Poses in which the border of the template passes those of bases. */
function proposedPoses({ shape, need, where }: PlaceQuery, trial: PlaceTrial): readonly TemplatePose[] {
  const { counted, spared, over, near, firer } = trial;
  if (where.kind === 'over-base' || where.kind === 'anywhere') return posesOfCircle(shape, need, counted, spared, over, near);
  const fromBase = posesFrom(firer!, shape, need, counted, spared);
  if (where.kind === 'from-base') return fromBase;
  // farther out along the same ways, and along the lines from one to another
  const out = [0, 1 / 3, 2 / 3, 1].flatMap((share) =>
    fromBase.map(({ at, facing }) => ({ at: plus(at, facingWay(facing), share * where.most), facing })),
  );
  const along = counted.flatMap((one) =>
    fromBase.map(({ facing }) => ({ at: plus(one.region.centre, facingWay(facing), 1 - one.radius), facing })),
  );
  return [...out, ...along];
}

/** All places that a template may be placed by, so that it covers anybody. */
function placesAbout({ counted, length, over, own, near }: PlaceTrial, { shape, where }: PlaceQuery): PlaceSquare {
  const reach = shape.kind === 'circle' ? shape.diameter / 2 : length;
  const boxes = [around(counted, reach)];
  if (over.length > 0) boxes.push(around(over, 0));
  if (near) boxes.push(around([near.base], near.most));
  if (own && where.kind === 'near-base') boxes.push(around([own], where.most));
  const west = Math.max(...boxes.map((box) => box.west));
  const east = Math.max(west, Math.min(...boxes.map((box) => box.east)));
  const north = Math.max(...boxes.map((box) => box.north));
  const south = Math.max(north, Math.min(...boxes.map((box) => box.south)));
  return { at: { x: (west + east) / 2, z: (north + south) / 2 }, halfX: (east - west) / 2, halfZ: (south - north) / 2 };
}

/** A rectangle around bases, grown on all sides. */
function around(bases: readonly WeighedBase[], by: number) {
  const far = (x: number, z: number) => Math.max(...bases.map(({ region }) => region.reach({ x, z }))) + by;
  return bases.length === 0
    ? { west: 0, east: 0, north: 0, south: 0 }
    : { west: -far(-1, 0), east: far(1, 0), north: -far(0, -1), south: far(0, 1) };
}
