import type { Model } from '../../board/model.ts';
import type { PartCover } from '../../board/terrain-piece.ts';
import type { EyePolicy, Hider } from '../../geometry/queries.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { LookJudgement } from './argument.ts';
import type { Save } from './cover-save.ts';
import type { BattleSettings } from './settings.ts';

/** From where somebody is shot at: by somebody, or by what bursts at a point. */
export type FireFrom =
  | { readonly kind: 'firer'; readonly model: Model }
  | { readonly kind: 'burst'; readonly at: BoardPoint; readonly eye: BoardPoint };

/** Somebody who is shot at, and from where. */
export interface UnderFire {
  readonly table: Table;
  readonly agreed: BattleSettings;
  readonly from: FireFrom;
  readonly target: Model;
}

/** Something that may give him a cover save. */
export interface Shelter extends LookJudgement {
  /** Null for an area in which nothing stands. */
  readonly source: Hider | null;
  readonly share: ShareBounds;
  readonly cover: PartCover;
  /** Null where it gives none. */
  readonly save: Save | null;
}

export const NONE_HIDDEN: ShareBounds = { atLeast: 0, atMost: 0 };

/** What looks at him: the firer's eye, or what bursts. @clause BT-LOS-19, BT-BARR-10 */
export const eyesOf = ({ from }: UnderFire): EyePolicy =>
  from.kind === 'firer' ? { kind: 'body', stance: from.model.stance } : { kind: 'point', at: from.eye };
