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
