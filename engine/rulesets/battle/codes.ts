import type { MeasureReasonCode } from '../../rules/measure-codes.ts';
import type { WayReasonCode } from '../../rules/way-codes.ts';

/** Why the battle rules turn a question down. */
export const BATTLE_REFUSAL_CODES = [
  'order/no-faster-pace',
  'mover/vehicles-not-covered',
  'dice/not-for-difficult-ground',
  'scatter/needs-the-scatter-die',
  'scatter/other-method',
  'scatter/needs-dice',
  'lob/needs-estimate',
  'lob/nobody-guesses',
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
  'height/between-floors',
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
  // area terrain
  'area/line-runs-through',
  // who is under a template
  'template/only-touched',
  'template/not-under',
  'template/wholly-under',
  'template/partly-under',
  'template/nobody-under',
  'template/other-floor',
  'template/rolls-for-it',
  'template/die-hits',
  'template/die-misses',
  'template/no-cover-save',
  'template/cover-in-area',
  'template/cover-in-crater',
  'template/cover-from-burst',
  'template/no-cover-from-burst',
  'template/hits-side-armour',
  'template/hole-over-hull',
  'template/flame-hits-front',
  'template/flame-hits-rear',
  'template/flame-hits-side',
  'losses/within-range',
  'losses/out-of-range',
  // where it lands
  'scatter/off-the-table',
  'scatter/lands-at',
  'lob/needs-no-sight',
  'scatter/stays',
  'scatter/goes',
  'scatter/unseen-higher-counts',
  'scatter/moved-higher-counts',
  'scatter/seen-one-die',
  'lob/bursts-on-roof',
  'lob/laid-as-estimated',
  // where it may lie
  'best/hits-so-many',
  'best/hits-nobody',
  'best/not-proven',
  'best/standard-size',
  'place/within-band',
  'place/out-of-band',
  'place/nobody-to-aim-at',
  'place/hole-over',
  'place/hole-beside',
  'place/covers-friend',
  'place/covers-locked',
  'place/covers-no-friend',
  'place/model-seen',
  'place/model-not-seen',
  'place/touches-base',
  'place/off-base',
  'place/covers-most',
  'place/could-cover-more',
  'salvo/where-the-arrow-points',
  'salvo/not-where-the-arrow-points',
  'salvo/touches-one',
  'salvo/touches-none',
  'salvo/one-after-another',
  'salvo/all-together',
  // how sure it is
  'call/within-tolerance',
] as const;
/** One of `BATTLE_REASON_CODES`, or what any rules say of a way. */
export type BattleReasonCode = (typeof BATTLE_REASON_CODES)[number] | MeasureReasonCode | WayReasonCode;
