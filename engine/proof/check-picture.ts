import type { Hider, SightPicture } from '../geometry/queries.ts';
import type { Fill } from '../outcome/fill.ts';
import { dot, lengthOf, subtract, type Vec3 } from '../space/vec3.ts';
import {
  anticlockwise,
  areaOf,
  areaOfAll,
  boundsMeet,
  boundsOf,
  cutToAll,
  type FlatShape,
  isConvex,
  lengthAround,
  lengthAroundAll,
  sidesOf,
} from './flat-shape.ts';
import { freeOf, nearestSheets, notCoveredBy, type Sheet, sheetsWithin } from './look-again.ts';
import { type Facet, facetsOf, nearnessAt, type PicturePlane } from './picture-plane.ts';
import { PROOF_TOLERANCE, type ProofCheck, within, withinShare } from './report.ts';
import type { Blocker, TargetPart } from './standing-bodies.ts';

/** A picture, and the bodies it should be of. */
export interface PictureCase {
  readonly picture: SightPicture;
  readonly where: string;
  /** The middle of what is looked at. */
  readonly middle: Vec3;
  readonly parts: readonly TargetPart[];
  readonly blockers: readonly Blocker[];
}

export const nameOf = (source: Hider): string =>
  source.kind === 'part'
    ? `${source.piece}/${source.part}`
    : source.kind === 'model'
      ? `model ${source.model}`
      : `zone ${source.zone}`;

/** The plane that a picture says it is drawn on. */
export function planeOf({ eye, centre, right, up }: SightPicture): PicturePlane {
  const way = subtract(centre, eye);
  const distance = lengthOf(way);
  return { eye, right, up, distance, ahead: { x: way.x / distance, y: way.y / distance, z: way.z / distance } };
}

/** How wide a strip along all borders would be that has this area. @unit millimetres */
const asStrip = (area: number, border: number): number => (border > 0 ? Math.abs(area) / border : Math.abs(area));

/** Is a picture true? Everything in it is measured again on the bodies as they stand. */
export function checkPicture({ picture, where, middle, parts, blockers }: PictureCase): readonly ProofCheck[] {
  const plane = planeOf(picture);
  const square = checkPlane(picture, plane, middle, where);
  if (square.some(({ result }) => result === 'fails')) return square;
  const facets = parts.map(({ triangles }) => facetsOf(plane, triangles));
  const sheets = nearestSheets(facets.flat());
  const window = boundsOf(...sheets.map(({ shape }) => shape));
  const inTheWay = blockers.map(({ source, triangles }) => ({ source, facets: facetsOf(plane, triangles, window) }));
  return [
    ...square,
    checkOutlines(picture, parts, facets, where),
    ...checkShapes(picture, sheets, where),
    ...checkHidden(picture, sheets, inTheWay, where),
    checkVisible(picture, sheets, inTheWay, where),
  ];
}

function checkPlane({ right, up }: SightPicture, plane: PicturePlane, middle: Vec3, where: string): readonly ProofCheck[] {
  const { ahead, eye, distance } = plane;
  const skew = Math.max(
    ...[right, up].map((axis) => Math.abs(dot(axis, axis) - 1)),
    ...[dot(right, up), dot(right, ahead), dot(up, ahead)].map(Math.abs),
  );
  const centre = { x: eye.x + ahead.x * distance, y: eye.y + ahead.y * distance, z: eye.z + ahead.z * distance };
  return [
    // A picture is never a thousand times as wide as the table, so that this much skew moves nothing by the tolerance.
    within('proof/plane-is-square-to-the-look', `${where}.right`, Number.isFinite(skew) ? skew : 1, {}, 1e-9),
    within('proof/centre-is-the-middle', `${where}.centre`, lengthOf(subtract(centre, middle))),
  ];
}

/** Every outline that is drawn is that of its region, and every region is drawn. */
function checkOutlines(
  picture: SightPicture,
  parts: readonly TargetPart[],
  facets: readonly (readonly Facet[])[],
  where: string,
): ProofCheck {
  const names = new Set([...parts, ...picture.outlines].map(({ region, member }) => `${region} ${member}`));
  let worst = 0;
  for (const name of names) {
    const isNamed = (one: { readonly region: string; readonly member: number }) => `${one.region} ${one.member}` === name;
    const own = facets.filter((_, i) => isNamed(parts[i]!)).flat();
    const drawn = picture.outlines.filter(isNamed).map(({ outline }) => outline);
    const beyond = drawn.flatMap((outline) =>
      notCoveredBy(
        anticlockwise(outline),
        own.map((facet) => ({ facet })),
      ),
    );
    const outlines = drawn.map((outline) => ({ facet: { sides: sidesOf(anticlockwise(outline)), bounds: boundsOf(outline) } }));
    const missing = own.flatMap(({ shape }) => notCoveredBy(shape, outlines));
    const border = lengthAroundAll([...drawn, ...own.map(({ shape }) => shape)]);
    worst = Math.max(worst, asStrip(areaOfAll(beyond) + areaOfAll(missing), border));
  }
  return within('proof/outlines-are-the-targets', `${where}.outlines`, worst);
}

const shapesOf = ({ visible, hidden }: SightPicture, where: string): readonly { shape: FlatShape; at: string }[] => [
  ...visible.map((shape, i) => ({ shape, at: `${where}.visible[${i}]` })),
  ...hidden.map(({ shape }, i) => ({ shape, at: `${where}.hidden[${i}]` })),
];

/** The worst of several things, with its place. */
function worstOf<Thing extends { readonly at: string }>(
  things: readonly Thing[],
  measure: (thing: Thing) => number,
  otherwise: string,
) {
  let worst = { off: 0, at: otherwise };
  for (const thing of things) {
    const off = measure(thing);
    if (!(off <= worst.off)) worst = { off: Number.isFinite(off) ? off : Number.MAX_VALUE, at: thing.at };
  }
  return worst;
}

/** The shapes are parts of the target's picture, do not overlap, and together are all of it. */
function checkShapes(picture: SightPicture, sheets: readonly Sheet[], where: string): readonly ProofCheck[] {
  const shapes = shapesOf(picture, where);
  const inside = worstOf(
    shapes,
    ({ shape }) =>
      isConvex(shape, PROOF_TOLERANCE)
        ? asStrip(areaOfAll(notCoveredBy(anticlockwise(shape), sheets)), lengthAround(shape))
        : Number.MAX_VALUE,
    where,
  );
  const overlap = worstOf(
    shapes.map((one, i) => ({ ...one, i })),
    (one) =>
      widestOverlap(
        one.shape,
        shapes.slice(0, one.i).map(({ shape }) => shape),
      ),
    where,
  );
  const areas = shapes.map(({ shape }) => areaOf(shape)).reduce((sum, area) => sum + area, 0);
  const whole = areaOfAll(sheets.map(({ shape }) => shape));
  const border = lengthAroundAll([...shapes.map(({ shape }) => shape), ...sheets.map(({ shape }) => shape)]);
  const fill = { visible: picture.visible.length, hidden: picture.hidden.length };
  return [
    within('proof/shapes-lie-in-the-outline', inside.at, inside.off, fill),
    within('proof/shapes-do-not-overlap', overlap.at, overlap.off, fill),
    within('proof/shapes-fill-the-outline', where, asStrip(whole - areas, border), { area: whole, found: areas }),
  ];
}

function widestOverlap(shape: FlatShape, others: readonly FlatShape[]): number {
  const own = anticlockwise(shape);
  const sides = sidesOf(own);
  const bounds = boundsOf(own);
  let widest = 0;
  for (const other of others) {
    if (!boundsMeet(boundsOf(other), bounds)) continue;
    const shared = cutToAll(anticlockwise(other), sides);
    if (shared) widest = Math.max(widest, asStrip(areaOf(shared), lengthAround(shared)));
  }
  return widest;
}

type InTheWay = readonly { readonly source: Hider; readonly facets: readonly Facet[] }[];

/** Each hidden shape lies wholly behind what is said to hide it, and that is the nearest thing in its middle. */
function checkHidden(picture: SightPicture, sheets: readonly Sheet[], inTheWay: InTheWay, where: string): readonly ProofCheck[] {
  const facetsBy = new Map(inTheWay.map(({ source, facets }) => [nameOf(source), facets] as const));
  const hidden = picture.hidden.map(({ shape, by }, i) => {
    const own = anticlockwise(shape);
    return { shape: own, by, at: `${where}.hidden[${i}]`, sheets: sheetsWithin(own, sidesOf(own), sheets) };
  });
  const uncovered = worstOf(
    hidden,
    (one) => {
      const free = freeOf(one.sheets, facetsBy.get(nameOf(one.by)) ?? []);
      return asStrip(areaOfAll(free.map(({ shape }) => shape)), lengthAround(one.shape));
    },
    where,
  );
  const mistaken = worstOf(hidden, ({ shape, by }) => beforeIt(middleOf(shape), by, inTheWay), where);
  const fill = { hidden: hidden.length };
  return [
    within('proof/hidden-shapes-are-covered', uncovered.at, uncovered.off, fill),
    within('proof/named-source-is-nearest', mistaken.at, mistaken.off, fill),
  ];
}

/** How far before the named source something else lies, at one place of the picture; 0 where nothing does. */
function beforeIt(place: { readonly x: number; readonly y: number }, by: Hider, inTheWay: InTheWay): number {
  const depthOf = (facets: readonly Facet[]): number =>
    facets
      .filter(({ sides }) => sides.every((side) => side.a * place.x + side.b * place.y + side.c >= 0))
      .map((facet) => 1 / nearnessAt(facet, place))
      .reduce((least, depth) => Math.min(least, depth), Number.MAX_VALUE);
  const named = depthOf(inTheWay.filter(({ source }) => nameOf(source) === nameOf(by)).flatMap(({ facets }) => facets));
  const others = depthOf(inTheWay.filter(({ source }) => nameOf(source) !== nameOf(by)).flatMap(({ facets }) => facets));
  return Math.max(0, named - others);
}

/** The mean of the corners: inside every convex shape. */
const middleOf = (shape: FlatShape): { readonly x: number; readonly y: number } => ({
  x: shape.reduce((sum, { x }) => sum + x, 0) / shape.length,
  y: shape.reduce((sum, { y }) => sum + y, 0) / shape.length,
});

/** Nothing at all lies before what is drawn as visible. */
function checkVisible(picture: SightPicture, sheets: readonly Sheet[], inTheWay: InTheWay, where: string): ProofCheck {
  const blockers = inTheWay.flatMap(({ facets }) => facets);
  const shapes = picture.visible.map((shape, i) => ({ shape: anticlockwise(shape), at: `${where}.visible[${i}]` }));
  const covered = worstOf(
    shapes,
    ({ shape }) => {
      const own = sheetsWithin(shape, sidesOf(shape), sheets);
      const lost = areaOfAll(own.map((one) => one.shape)) - areaOfAll(freeOf(own, blockers).map((one) => one.shape));
      return asStrip(lost, lengthAround(shape));
    },
    where,
  );
  return within('proof/visible-shapes-are-free', covered.at, covered.off, { visible: shapes.length });
}

/** What one eye would see of a target, and all facets that show before it. */
export interface OpenView {
  readonly plane: PicturePlane;
  readonly inTheWay: readonly Facet[];
}

export function openView(plane: PicturePlane, parts: readonly TargetPart[], blockers: readonly Blocker[]): OpenView {
  const shapes = parts.flatMap(({ triangles }) => facetsOf(plane, triangles)).map(({ shape }) => shape);
  const window = boundsOf(...shapes);
  return { plane, inTheWay: blockers.flatMap(({ triangles }) => facetsOf(plane, triangles, window)) };
}

/** Which share of some parts is free; the tolerance says how far rounding may move it. */
export function freeShare(
  { plane, inTheWay }: OpenView,
  parts: readonly TargetPart[],
): { readonly share: number; readonly tolerance: number } {
  const sheets = nearestSheets(parts.flatMap(({ triangles }) => facetsOf(plane, triangles)));
  const shapes = sheets.map(({ shape }) => shape);
  const whole = areaOfAll(shapes);
  if (!(whole > 0)) return { share: 0, tolerance: PROOF_TOLERANCE };
  const free = freeOf(sheets, inTheWay);
  return {
    share: areaOfAll(free.map(({ shape }) => shape)) / whole,
    tolerance: (PROOF_TOLERANCE * lengthAroundAll(shapes)) / whole,
  };
}

/** Does a share lie between its bounds? */
export function checkBounds(
  code: 'proof/region-share' | 'proof/whole-share' | 'proof/hidden-share' | 'proof/cover-share',
  where: string,
  found: { readonly share: number; readonly tolerance: number },
  bounds: { readonly atLeast: number; readonly atMost: number },
  about: Fill = {},
): ProofCheck {
  const off = Math.max(0, bounds.atLeast - found.share, found.share - bounds.atMost);
  return withinShare(code, where, off, found.tolerance, { ...about, share: found.share });
}

/** Which share of a picture's area do some of its shapes take? */
export function shareOfPicture(
  picture: SightPicture,
  shapes: readonly FlatShape[],
): { readonly share: number; readonly tolerance: number } {
  const all = [...picture.visible, ...picture.hidden.map(({ shape }) => shape)];
  const whole = areaOfAll(all);
  if (!(whole > 0)) return { share: 0, tolerance: PROOF_TOLERANCE };
  return { share: areaOfAll(shapes) / whole, tolerance: (PROOF_TOLERANCE * lengthAroundAll(all)) / whole };
}
