import { openBook } from '../../rules/open-book.ts';
import { answerCloseIn } from './answer/close-in.ts';
import { answerCoherency } from './answer/coherency.ts';
import { answerContact } from './answer/contact.ts';
import { answerClosest, answerMeasure, answerWithin } from './answer/distances.ts';
import { CORE_SETTINGS } from './settings.ts';
import { CORE_ID, CORE_VERSION } from './verdict.ts';

/**
 * The core concepts, as far as measuring: distances between bases, within and wholly within, the closest, base contact, moves as close as possible, and
 * coherency.
 */
export const core = openBook({
  id: CORE_ID,
  version: CORE_VERSION,
  ruler: 'inch',
  settings: CORE_SETTINGS,
  orders: [],
  by: {
    measure: answerMeasure,
    within: answerWithin,
    closest: answerClosest,
    contact: answerContact,
    'close-in': answerCloseIn,
    coherency: answerCoherency,
  },
});
