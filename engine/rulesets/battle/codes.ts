import type { WayReasonCode } from '../../rules/way-codes.ts';

/** Why the battle rules turn a question down. */
export const BATTLE_REFUSAL_CODES = [
  'order/no-faster-pace',
  'mover/vehicles-not-covered',
  'dice/not-for-difficult-ground',
] as const;
/** One of `BATTLE_REFUSAL_CODES`. */
export type BattleRefusalCode = (typeof BATTLE_REFUSAL_CODES)[number];

/** What the battle rules say for an answer. */
export const BATTLE_REASON_CODES = [
  // how far one goes
  'distance/enough',
  'distance/too-far',
  'distance/farthest-place',
  'distance/reach',
  'distance/no-way',
  // ground
  'ground/roll-first',
  'ground/rolled',
  'ground/counts-as-moved',
  'ground/dangerous',
  // height
  'height/free',
  'height/shared',
  'height/no-floor-part-way',
  'height/limited-by-roll',
  // near enemies
  'enemy/starts-too-near',
  // the unit
  'unit/slowest-sets-the-pace',
  'coherency/holds',
  'coherency/breaks',
  'coherency/mended-in-part',
  'coherency/not-mended',
  'coherency/when-the-unit-is-done',
  'unit/model-may-not',
  // how sure it is
  'call/within-tolerance',
] as const;
/** One of `BATTLE_REASON_CODES`, or what any rules say of a way. */
export type BattleReasonCode = (typeof BATTLE_REASON_CODES)[number] | WayReasonCode;
