import type { Counsel } from '../../../../rules/playing.ts';
import type { Battle } from '../state.ts';
import { expects } from './expects.ts';
import { place } from './place.ts';
import { wholeOrders } from './whole-orders.ts';
import { standing } from './worth.ts';

/** What the book of the skirmish advises who has no plan of his own. */
export const counsel: Counsel<Battle> = { wholeOrders, expects, standing, place };
