import type { Offer } from '../../../../rules/playing.ts';

/** An order that a side could give, and what is still to be said in it. */
export type Wish = Pick<Offer, 'order' | 'model' | 'open' | 'areas'>;
