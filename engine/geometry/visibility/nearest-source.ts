import type { Vec3 } from '../../space/vec3.ts';
import { boundsOfPoints } from '../measure/body-on-board.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { Hider } from '../queries.ts';
import { boxAround, boxesMeet, type ConvexPolygon, type FlatBox, isApart } from './convex-polygon.ts';
import type { InverseDepth } from './image-frame.ts';
import { type Look, sourceOfOwner } from './look.ts';
import { gatherOccluders } from './occluders.ts';
import type { HiddenPart, PartOfTarget } from './parts-of-target.ts';
import { WINDOW_MARGIN } from './sight-pyramid.ts';
import { nameOfSource } from './source-order.ts';
import { cutIntoFragments } from './visible-fragments.ts';

/** A part of the target that is hidden, with the nearest thing that hides it. */
export interface PartBehind extends PartOfTarget {
  readonly source: Hider;
  readonly owner: number;
}

/** Behind everything: what is hidden whatever lies under it. */
const ENDLESSLY_FAR: InverseDepth = { x: 0, y: 0, c: 0 };

/**
 * Which thing is the nearest that hides each of these parts? Most are settled by what lies over them in the picture and by boxes: a thing beyond a level
 * or upright plane that another thing and the eye are on this side of is nowhere before it. What is left is cut by the faces of the few things in
 * question.
 * @edge of two faces that lie flush the one that comes first by source counts as nearer
 */
export function nearestSources(scene: SightScene, look: Look, hidden: readonly HiddenPart[]): readonly PartBehind[] {
  const things = thingsInPicture(scene, look);
  const clear: PartBehind[] = [];
  const unclear: { readonly part: HiddenPart; readonly owners: ReadonlySet<number> }[] = [];
  for (const part of hidden) {
    const own = things.get(part.owner)!;
    const box = boxAround(part.shape);
    const others = [...things.values()].filter(
      (other) => other !== own && boxesMeet(other.box, box) && !own.isBefore(other) && liesOver(look, other, part.shape, box),
    );
    // of a vehicle of several solids another one may be before the rivals of this one
    if (others.every(({ name }) => name === own.name)) clear.push({ ...part, source: own.source });
    else unclear.push({ part, owners: new Set([part.owner, ...others.map(({ owner }) => owner)]) });
  }
  if (unclear.length === 0) return clear;
  const asked = new Set(unclear.flatMap(({ owners }) => [...owners]));
  const { minX, minY, maxX, maxY } = boxAround(...unclear.map(({ part }) => part.shape));
  const window = {
    minX: minX - WINDOW_MARGIN,
    minY: minY - WINDOW_MARGIN,
    maxX: maxX + WINDOW_MARGIN,
    maxY: maxY + WINDOW_MARGIN,
  };
  const faces = gatherOccluders(scene, look, window, (owner) => asked.has(owner));
  for (const { part, owners } of unclear) {
    const among = faces.filter(({ owner }) => owners.has(owner));
    const surface = part.cell?.surface ?? ENDLESSLY_FAR;
    const { visible, hidden: behind } = cutIntoFragments(part.shape, surface, among);
    for (const { shape, by } of behind) {
      clear.push({ ...part, shape, source: things.get(by.owner)!.source, owner: by.owner });
    }
    // that it is hidden is known: what the faces leave is rounding
    for (const shape of visible) clear.push({ ...part, shape, source: things.get(part.owner)!.source });
  }
  return clear;
}

/** One thing that throws shadows into the picture. */
interface Thing {
  readonly owner: number;
  readonly source: Hider;
  readonly name: string;
  readonly shadows: readonly number[];
  /** Around its shadows. */
  readonly box: FlatBox;
  /** Surely nowhere farther from the eye than the other, where both show. */
  isBefore(other: Thing): boolean;
  readonly min: Vec3;
  readonly max: Vec3;
}

function thingsInPicture(scene: SightScene, look: Look): ReadonlyMap<number, Thing> {
  const { shadows, frame, standing } = look;
  const shadowsOf = new Map<number, number[]>();
  for (let shadow = 0; shadow < shadows.count; shadow++) {
    const owner = shadows.owners[shadow]!;
    const known = shadowsOf.get(owner);
    if (known) known.push(shadow);
    else shadowsOf.set(owner, [shadow]);
  }
  const things = new Map<number, Thing>();
  for (const [owner, own] of shadowsOf) {
    const source = sourceOfOwner(scene, look, owner);
    const isSolid = owner < scene.solids.length;
    const { min, max } = isSolid ? scene.boundsOf(owner) : boundsOfPoints(standing[owner - scene.solids.length]!.faces.flat())!;
    const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
    for (const shadow of own) {
      const k = 4 * shadow;
      box.minX = Math.min(box.minX, shadows.boxes[k]!);
      box.minY = Math.min(box.minY, shadows.boxes[k + 1]!);
      box.maxX = Math.max(box.maxX, shadows.boxes[k + 2]!);
      box.maxY = Math.max(box.maxY, shadows.boxes[k + 3]!);
    }
    const isBefore = (other: Thing) => isBoxBefore(frame.eye, min, max, other.min, other.max);
    things.set(owner, { owner, source, name: nameOfSource(source), shadows: own, box, isBefore, min, max });
  }
  return things;
}

/** Does a plane square to the board part the eye and one box from another? */
const isBoxBefore = (eye: Vec3, min: Vec3, max: Vec3, otherMin: Vec3, otherMax: Vec3): boolean =>
  (['x', 'y', 'z'] as const).some(
    (axis) =>
      (max[axis] <= otherMin[axis] && eye[axis] <= otherMin[axis]) ||
      (min[axis] >= otherMax[axis] && eye[axis] >= otherMax[axis]),
  );

/** May one of its shadows lie over a part of the picture? */
function liesOver({ shadows }: Look, { shadows: own }: Thing, shape: ConvexPolygon, box: FlatBox): boolean {
  const { boxes, starts, halves } = shadows;
  return own.some((shadow) => {
    const k = 4 * shadow;
    if (boxes[k]! > box.maxX || boxes[k + 1]! > box.maxY || boxes[k + 2]! < box.minX || boxes[k + 3]! < box.minY) return false;
    const own = Array.from({ length: starts[shadow + 1]! - starts[shadow]! }, (_, i) => {
      const h = 3 * (starts[shadow]! + i);
      return { a: halves[h]!, b: halves[h + 1]!, c: halves[h + 2]! };
    });
    return !isApart(shape, own);
  });
}
