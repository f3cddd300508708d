import type { Millimetres } from './quantity.ts';

/**
 * Every length below which the engine treats two things as one, with its reason. None of them is a rule: rules with a tolerance state it
 * as a setting.
 */

/** Near end of a sight line: nothing closer to the eye than this can hide anything, so that an eye lying on its own surface sees. */
export const EYE_MARGIN: Millimetres = 0.1;

/**
 * Width on the image plane below which a strip is rounding noise and not something seen: a thousandth of what a printed
 * layer can show, a million times the rounding error of coordinates a table wide.
 */
export const SLIVER: Millimetres = 1e-6;

/**
 * How far a corner may lie off the plane of its face, or a point off a straight edge: a hundredth of a printed layer, far above the rounding
 * of coordinates a table wide and far below anything that a sight line could be argued over.
 */
export const FLATNESS: Millimetres = 1e-3;

/** How far an axis may be from unit length or two axes from a right angle: rounding of a direction written with seven digits. */
export const AXIS_SLACK = 1e-6;

/** Two bases that press into each other by no more than this only touch: placing by hand or by a computed contact is no finer. */
export const CONTACT: Millimetres = 0.01;

/**
 * How far a corner of a flat shape may be from a line and still count as lying on it: a thousand times the rounding error of image
 * coordinates, a thousandth of the narrowest strip that counts as seen.
 */
export const LINE_NOISE: Millimetres = 1e-9;

/**
 * How far apart two crossings of triangles that hang together may lie on a line and still be one crossing: a line aimed at an edge or a corner is
 * rounded to one that passes it by less than this. Hundred times the rounding error of a line across a large table.
 */
export const ONE_CROSSING: Millimetres = 1e-9;

/**
 * How far before a wall something lies that the wall stopped: clear of the near end of sight lines, so that it bursts on the near side of a sheet
 * without thickness too, and nothing a hand could place more finely.
 */
export const STOPS_SHORT: Millimetres = 0.5;
