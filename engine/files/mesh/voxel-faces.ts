import type { VoxModel } from './vox-chunks.ts';

type Place = readonly [number, number, number];

/** A rectangle of voxel faces that lie in one plane. */
export interface VoxelFace {
  /** Its corners and all corners of other rectangles on its border, anticlockwise as seen from outside. */
  readonly border: readonly Place[];
  readonly middle: Place;
}

/** A rectangle in the plane across an axis. `u` and `v` are the axes that follow it. */
interface Rectangle {
  readonly axis: number;
  /** Faces towards the growing side of the axis. */
  readonly up: boolean;
  readonly at: number;
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The outer faces of filled cells, as few rectangles that cover them. They meet edge to edge: a rectangle's border has every corner of its
 * neighbours as well, so that no ray slips through a seam.
 */
export function voxelFaces(model: VoxModel): VoxelFace[] {
  const rectangles = [0, 1, 2].flatMap((axis) => [
    ...rectanglesAcross(model, axis, true),
    ...rectanglesAcross(model, axis, false),
  ]);
  const key = (place: Place): number => (place[0] * 300 + place[1]) * 300 + place[2];
  const corners = new Set(rectangles.flatMap((rectangle) => outline(rectangle, () => false).map(key)));
  return rectangles.map((rectangle) => ({
    border: outline(rectangle, (place) => corners.has(key(place))),
    middle: placeIn(rectangle, rectangle.u + rectangle.width / 2, rectangle.v + rectangle.height / 2),
  }));
}

function placeIn({ axis, at }: Rectangle, u: number, v: number): Place {
  const place: [number, number, number] = [0, 0, 0];
  place[axis] = at;
  place[(axis + 1) % 3] = u;
  place[(axis + 2) % 3] = v;
  return place;
}

/** The corners of a rectangle and those points of its border that are wanted, in order. */
function outline(rectangle: Rectangle, isWanted: (place: Place) => boolean): Place[] {
  const { u, v, width, height, up } = rectangle;
  const border: Place[] = [];
  const walk = (fromU: number, fromV: number, stepU: number, stepV: number, steps: number) => {
    for (let i = 0; i < steps; i++) {
      const place = placeIn(rectangle, fromU + stepU * i, fromV + stepV * i);
      if (i === 0 || isWanted(place)) border.push(place);
    }
  };
  walk(u, v, 1, 0, width);
  walk(u + width, v, 0, 1, height);
  walk(u + width, v + height, -1, 0, width);
  walk(u, v + height, 0, -1, height);
  return up ? border : border.reverse();
}

function* rectanglesAcross({ size, filled }: VoxModel, axis: number, up: boolean): Generator<Rectangle> {
  const sides = [size.x, size.y, size.z];
  const steps = [1, size.x, size.x * size.y];
  const [uAxis, vAxis] = [(axis + 1) % 3, (axis + 2) % 3];
  const [deep, wide, high] = [sides[axis]!, sides[uAxis]!, sides[vAxis]!];
  const shows = new Uint8Array(wide * high);
  for (let at = 0; at < deep; at++) {
    const beside = up ? at + 1 : at - 1;
    for (let v = 0; v < high; v++) {
      for (let u = 0; u < wide; u++) {
        const cell = at * steps[axis]! + u * steps[uAxis]! + v * steps[vAxis]!;
        const covered = beside >= 0 && beside < deep && filled[cell + (beside - at) * steps[axis]!] === 1;
        shows[v * wide + u] = filled[cell] === 1 && !covered ? 1 : 0;
      }
    }
    for (let v = 0; v < high; v++) {
      for (let u = 0; u < wide; u++) {
        if (!shows[v * wide + u]) continue;
        let width = 1;
        while (u + width < wide && shows[v * wide + u + width]) width++;
        let height = 1;
        while (
          v + height < high &&
          shows.subarray((v + height) * wide + u, (v + height) * wide + u + width).every((one) => one === 1)
        )
          height++;
        for (let row = 0; row < height; row++) shows.fill(0, (v + row) * wide + u, (v + row) * wide + u + width);
        yield { axis, up, at: up ? at + 1 : at, u, v, width, height };
      }
    }
  }
}
