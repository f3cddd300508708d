import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { add, type Vec3 } from '../../space/vec3.ts';
import { modelOf } from './board-things.ts';
import type { Bounds } from './body-on-board.ts';
import { bodyPartsOf } from './body-parts.ts';
import { closestInSpace } from './closest-points.ts';
import { boundsOfShape, type ConvexShape } from './convex-shape.ts';
import { shapeOfFaces } from './plate-to-body.ts';
import type { Face } from './solid-faces.ts';

/** The convex parts of a model's body, and how far they reach from its axis, seen from above. */
export interface BodyShapes {
  readonly at: Vec3;
  readonly parts: readonly (ConvexShape & { readonly bounds: Bounds })[];
  readonly reach: Millimetres;
}

/** @shape none where a model has no body */
export function shapesOfBody(model: Model): BodyShapes {
  const { at } = model.pose;
  const parts = bodyPartsOf(model, () => true);
  const away = ({ x, z }: Vec3) => Math.sqrt((x - at.x) * (x - at.x) + (z - at.z) * (z - at.z));
  return { at, parts: parts.map(shaped), reach: Math.max(0, ...parts.flat(2).map(away)) };
}

const shaped = (faces: readonly Face[]) => {
  const shape = shapeOfFaces(faces);
  return { ...shape, bounds: boundsOfShape(shape) };
};

/** Eight ways around, each so long that what lies between them holds a disc of radius 1. */
const AROUND: readonly (readonly [number, number])[] = (() => {
  const [long, short] = [1, Math.SQRT2 - 1];
  return [1, -1].flatMap((a) => [1, -1].flatMap((b) => [[long * a, short * b] as const, [short * a, long * b] as const]));
})();
/** Bodies that are no farther apart than this meet. */
const MEETS: Millimetres = 1e-9;

/**
 * Does one body press into another by more than `by`, so that no shift to any side by so much parts them? Told part by part: the shifts at which two convex
 * parts meet are a convex set, which holds a disc where it holds eight places around it.
 * @edge two bodies of several parts may press into each other deeper than any two of the parts do
 */
export function pressesBy(one: BodyShapes, shift: Vec3, other: BodyShapes, by: Millimetres): boolean {
  const x = one.at.x + shift.x - other.at.x;
  const z = one.at.z + shift.z - other.at.z;
  if (Math.sqrt(x * x + z * z) > one.reach + other.reach) return false;
  return one.parts.some((part) =>
    other.parts.some(
      (that) =>
        boundsMeet(part.bounds, shift, that.bounds, by) &&
        AROUND.every(([right, ahead]) => meets(part, { x: shift.x + right * by, y: shift.y, z: shift.z + ahead * by }, that)),
    ),
  );
}

/** Boxes around two parts reach into each other by more than `by` to either side, and in height at all. */
const boundsMeet = (one: Bounds, shift: Vec3, other: Bounds, by: Millimetres): boolean =>
  (['x', 'y', 'z'] as const).every((axis) => {
    const deep = axis === 'y' ? 0 : by;
    return (
      one.max[axis] + shift[axis] >= other.min[axis] + deep - MEETS &&
      one.min[axis] + shift[axis] <= other.max[axis] - deep + MEETS
    );
  });

const meets = (part: ConvexShape, shift: Vec3, other: ConvexShape): boolean =>
  closestInSpace(
    { centre: add(part.centre, shift), farthest: (direction) => add(part.farthest(direction), shift), radius: 0 },
    other,
  ).distance <= MEETS;

/** Whose bodies does a model's own press into, where it stands? @edge to touch is not to press in */
export function findPressedInto(board: Board, model: ModelId): readonly ModelId[] {
  const own = shapesOfBody(modelOf(board, model));
  return Object.values(board.models)
    .filter(({ id }) => id !== model)
    .filter((other) => pressesBy(own, { x: 0, y: 0, z: 0 }, shapesOfBody(other), CONTACT))
    .map(({ id }) => id)
    .sort();
}
