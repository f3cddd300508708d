import { nearestFirst } from '../../space/nearest-first.ts';
import type { AbovePlace } from './above-place.ts';
import type { PlaceTrial } from './place-trial.ts';
import type { PlaceSquare, SearchWork, TemplatePose } from './template-pose.ts';
import type { WeighedBase } from './weighed-base.ts';

/** All poses about one: so far along both axes, and turned by so much either way. */
interface PoseBox extends PlaceSquare {
  readonly facing: number;
  readonly halfTurn: number;
  /** Those who may be hit from somewhere in it. */
  readonly some: readonly WeighedBase[];
  readonly most: number;
}

/** Boxes are halved down to this: nobody lays a template more finely. @unit millimetres */
const SMALLEST = 0.05;

/**
 * How many can a template hit at most, wherever it lies? Boxes of poses are halved, those from which the most may be hit first, and of these the largest, until
 * none is left from which more may be hit than were. The middle of each is tried.
 * @shape `start`: all places that it may lie at; `turns`: it may be turned as well
 * @cost until the work is done; then what the open boxes leave is told
 */
export function searchPlaces(
  trial: PlaceTrial,
  above: AbovePlace,
  work: SearchWork,
  start: PlaceSquare,
  turns: boolean,
  best: () => number,
  consider: (pose: TemplatePose) => void,
): number {
  const open = nearestFirst<PoseBox>();
  let left = 0;
  const reach = (box: Pick<PoseBox, 'halfX' | 'halfZ' | 'halfTurn'>) =>
    Math.sqrt(box.halfX * box.halfX + box.halfZ * box.halfZ) + trial.length * box.halfTurn;
  const add = (box: Omit<PoseBox, 'most'>) => {
    const shift = Math.sqrt(box.halfX * box.halfX + box.halfZ * box.halfZ);
    work.left -= box.some.length / 16;
    const covered = trial.covered(box, box.some, shift, box.halfTurn);
    if (!covered || covered.length <= best()) return;
    const { most, some } = above.mostFrom(box, covered);
    if (most > best()) open.add({ ...box, some, most }, -most * 1e6 - Math.min(reach(box), 1e5));
  };
  add({ ...start, facing: 0, halfTurn: turns ? Math.PI : 0, some: trial.counted });
  for (let box = open.take(); box; box = open.take()) {
    if (box.most <= best()) break;
    if (work.left <= 0) return Math.max(left, box.most, best());
    consider(box);
    if (box.most <= best()) continue;
    if (reach(box) < SMALLEST) {
      left = Math.max(left, box.most);
      continue;
    }
    for (const half of halved(box, trial.length)) add(half);
  }
  return Math.max(left, best());
}

/** A box in two, across what makes the most of a difference. */
function halved(box: PoseBox, length: number): readonly PoseBox[] {
  const { at, halfX, halfZ, halfTurn, facing } = box;
  const swing = length * halfTurn;
  return [-0.5, 0.5].map((side): PoseBox => {
    if (swing >= halfX && swing >= halfZ && swing > 0)
      return { ...box, facing: facing + side * halfTurn, halfTurn: halfTurn / 2 };
    if (halfX >= halfZ) return { ...box, at: { x: at.x + side * halfX, z: at.z }, halfX: halfX / 2 };
    return { ...box, at: { x: at.x, z: at.z + side * halfZ }, halfZ: halfZ / 2 };
  });
}
