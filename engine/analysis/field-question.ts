import type { Accuracy } from '../geometry/many-queries.ts';
import type { ModelId, SideId, UnitId, ZoneId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { FigureAsked } from './figure-asked.ts';

/** Who looks, or from where. */
export type ViewersAsked =
  /** An eye at a point. */
  | { readonly kind: 'point'; readonly at: BoardPoint }
  | { readonly kind: 'model'; readonly model: ModelId }
  /** Every model of a unit, of whichever side. */
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'side'; readonly side: SideId }
  /** The figure itself, wherever it can stand in a zone: in the middles of squares of this size. */
  | { readonly kind: 'zone'; readonly zone: ZoneId; readonly cell: Millimetres }
  /** The figure itself, wherever it can come with so many moves from where these stand: in the middles of squares of this size. */
  | { readonly kind: 'reached'; readonly starts: StartsAsked; readonly moves: number; readonly cell: Millimetres };

/** Where somebody starts: where these models stand, or wherever the figure can stand in a zone. */
export type StartsAsked = TargetsAsked | Extract<ViewersAsked, { kind: 'zone' }>;

/** Who is looked at: models of the board. */
export type TargetsAsked = Extract<ViewersAsked, { kind: 'model' | 'unit' | 'side' }>;

/** What is asked of every place of a board. */
export type FieldSought =
  | { readonly kind: 'seen-from'; readonly viewers: ViewersAsked; readonly accuracy: Accuracy }
  | { readonly kind: 'seen-of'; readonly targets: TargetsAsked; readonly accuracy: Accuracy }
  /** How many of the viewers' places have a free line to the figure's eye. */
  | { readonly kind: 'places-that-see'; readonly viewers: ViewersAsked }
  | { readonly kind: 'cover-from'; readonly shooter: ModelId }
  /** What it costs the figure at least to come there with so many moves, from the cheapest of these places. */
  | { readonly kind: 'cost-to-come'; readonly starts: StartsAsked; readonly moves: number };

/** One figure for every place of a board, or of a zone. */
export interface FieldQuestion {
  readonly figure: FigureAsked;
  readonly cell: Millimetres;
  /** Only places in this zone; null for the whole board. */
  readonly within: ZoneId | null;
  readonly sought: FieldSought;
}
