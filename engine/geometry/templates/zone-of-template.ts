import type { LastingEffect, Zone } from '../../board/zone.ts';
import type { ZoneId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { PlacedTemplate } from '../template-queries.ts';
import { type PlanEdge, placeOn } from './plan-edge.ts';
import { regionOfTemplate } from './plan-region.ts';

/** A quarter of a circle is drawn with so many corners: of a radius of 20 cm to a tenth of a millimetre. */
const CORNERS = 32;

/** A zone on which something lingers, as a mark asks for it. */
export interface LastingMark {
  readonly id: ZoneId;
  readonly name: string;
  readonly of: LastingEffect['of'];
  /** It reaches everybody over and under it, or only the floor that the template lies on. */
  readonly level: 'column' | 'this-floor';
}

/** The zone that a template leaves behind. A circle stays one exactly; of any other shape the outline counts, which lies within it. */
export function zoneOfTemplate(template: PlacedTemplate, { id, name, of, level }: LastingMark): Zone {
  const { shape, at } = template;
  return {
    id,
    name,
    owner: null,
    kind: 'effect',
    outline: regionOfTemplate(template).edges.flatMap(cornersOf),
    effect: {
      of,
      circle: shape.kind === 'circle' ? { centre: { x: at.x, z: at.z }, radius: shape.diameter / 2 } : null,
      floor: level === 'column' ? null : at,
    },
  };
}

const cornersOf = (edge: PlanEdge): readonly PlanPoint[] =>
  edge.kind === 'straight' ? [edge.from] : Array.from({ length: CORNERS }, (_, i) => placeOn(edge, (edge.end * i) / CORNERS).at);
