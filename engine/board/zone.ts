import type { ObjectiveId, SideId, ZoneId } from '../identity/ids.ts';
import type { PlanPoint, PlanPolygon } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** Everything that may linger on an area. */
export const LASTING_EFFECTS = ['gas', 'smoke', 'fire', 'crater'] as const;

/** What lingers on an area of the table after a shot. What comes of it is for a rule book to say. @frame board */
export interface LastingEffect {
  readonly of: (typeof LASTING_EFFECTS)[number];
  /** The circle that it fills exactly, of which the zone's outline is a drawing; null where it fills the outline. */
  readonly circle: { readonly centre: PlanPoint; readonly radius: Millimetres } | null;
  /** A point of the floor that it lies on, where it reaches nobody on another; null where it fills all heights. */
  readonly floor: BoardPoint | null;
}

interface MarkedArea {
  readonly id: ZoneId;
  readonly name: string;
  readonly owner: SideId | null;
  readonly outline: PlanPolygon;
}

/** A marked area of the table: deployment, no man's land, a cloud of gas. @frame board */
export type Zone =
  | (MarkedArea & { readonly kind: 'deployment' | 'objective' })
  /** `effect` says what lingers there, where that is known. */
  | (MarkedArea & { readonly kind: 'effect'; readonly effect?: LastingEffect });

/** A point that is fought for. */
export interface Objective {
  readonly id: ObjectiveId;
  readonly name: string;
  readonly at: BoardPoint;
  /** Nobody can stand within this distance of it. */
  readonly radius: Millimetres;
}
