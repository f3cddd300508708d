import type { ObjectiveId, SideId, ZoneId } from '../identity/ids.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** A marked area of the table: deployment, no man's land, a flooded strip. @frame board */
export interface Zone {
  readonly id: ZoneId;
  readonly name: string;
  readonly kind: 'deployment' | 'objective' | 'effect';
  readonly owner: SideId | null;
  readonly outline: PlanPolygon;
}

/** A point that is fought for. */
export interface Objective {
  readonly id: ObjectiveId;
  readonly name: string;
  readonly at: BoardPoint;
  /** Nobody can stand within this distance of it. */
  readonly radius: Millimetres;
}
