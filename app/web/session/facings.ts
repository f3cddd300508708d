import type {
  BoardPoint,
  Millimetres,
  ModelId,
  MountedWeapon,
  Reason,
  Refusal,
  Result,
  SideOfAnswer,
} from '../../../engine/index.ts';
import type { RingStretch } from './ring.ts';
import type { Agreement } from './rule-set.ts';

/** What the rules say about one look at something, as far as it is told here. */
export interface Told<Answer> {
  readonly answer: Answer;
  readonly close: boolean;
  readonly because: readonly Reason[];
}

/** How one model stands to the one whose facings are drawn. */
export interface FacingOf {
  readonly model: ModelId;
  readonly away: Millimetres;
  /** Which side of it this model sees. */
  readonly side: Result<Told<SideOfAnswer>, Refusal>;
  /** Whether it can aim at this model with what it has. */
  readonly aim: Result<Told<{ readonly allowed: boolean; readonly turret: number | null }>, Refusal>;
  /** From where it is seen. */
  readonly eye: BoardPoint | null;
}

/** Facings as they lie on the ground, and how everybody stands to them, nearest first. */
export interface FacingsFound {
  /** The borders between two sides. */
  readonly borders: readonly (readonly [BoardPoint, BoardPoint])[];
  /** The outline of what it can aim at; null where there is no arc. */
  readonly arc: readonly BoardPoint[] | null;
  /** Both as they lie on the table and on every floor. */
  readonly onGround: { readonly borders: readonly RingStretch[]; readonly arc: readonly RingStretch[] };
  readonly models: readonly FacingOf[];
}

/** What is asked about facings. */
export interface FacingsQuestion {
  readonly of: ModelId;
  /** Null for what figures carry. */
  readonly weapon: MountedWeapon | null;
  readonly agreed: Agreement;
}

/** The facings of one model on the table. */
export interface Facings {
  readonly of: ModelId | null;
  /** With what a vehicle aims. */
  readonly weapon: MountedWeapon;
  /** Of whom all reasons are told. */
  readonly other: ModelId | null;
  /** Refused where these rules know no sides. */
  readonly found: Result<FacingsFound, Refusal> | null;
  readonly asking: boolean;
  readonly broke: string | null;
}

export const NO_FACINGS: Facings = {
  of: null,
  weapon: { mount: 'hull', at: null, bearing: 0, turn: null, crewOut: false },
  other: null,
  found: null,
  asking: false,
  broke: null,
};
