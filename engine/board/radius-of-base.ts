import type { Millimetres } from '../space/quantity.ts';
import type { Base } from './model.ts';

/** How far a base reaches from its middle: half of its longer side. @edge 0 without a base */
export const radiusOfBase = (base: Base): Millimetres =>
  base.kind === 'round' ? base.diameter / 2 : base.kind === 'none' ? 0 : Math.max(base.width, base.depth) / 2;
