import type { LadderId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { Vec3 } from '../space/vec3.ts';

/** A ladder's line from foot to head. @frame piece */
export interface Ladder {
  readonly id: LadderId;
  readonly foot: Vec3;
  readonly head: Vec3;
  readonly width: Millimetres;
}
