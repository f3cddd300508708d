/** Why the skirmish rules turn an order down. */
export const SKIRMISH_ORDER_REFUSAL_CODES = [
  'forces/not-understood',
  'forces/nobody-there',
  'forces/figure-not-in-the-book',
  'forces/weapon-not-in-the-book',
  'forces/armour-not-in-the-book',
  'order/malformed',
  'round/has-begun',
  'round/initiative-first',
  'fighter/not-in-this-battle',
  'fighter/not-yours',
  'fighter/out-of-action',
  'fighter/activated-already',
  'fighter/another-is-active',
  'fighter/not-active',
  'fighter/still-in-reserve',
  'action/none-left',
  'action/shocked',
  'action/dazed',
  'action/broken',
  'action/hiding',
  'action/prone-already',
  'action/stands-already',
  'action/nothing-to-recover',
  'action/way-not-allowed',
  'action/no-such-weapon',
  'action/no-such-piece',
  'action/nothing-to-hide-behind',
] as const;
/** One of `SKIRMISH_ORDER_REFUSAL_CODES`. */
export type SkirmishOrderRefusalCode = (typeof SKIRMISH_ORDER_REFUSAL_CODES)[number];

/** What dice are thrown for under the skirmish rules. */
export const SKIRMISH_PURPOSE_CODES = [
  'purpose/initiative',
  'purpose/who-begins',
  'purpose/withdrawal',
  'purpose/rally',
  'begins/side',
] as const;
/** How a battle may end. */
export const SKIRMISH_ENDING_CODES = ['ending/points', 'ending/withdrew', 'ending/both-withdrew'] as const;
