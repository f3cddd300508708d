import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { GapPart } from '../measure-queries.ts';
import { closestInPlan } from './closest-in-plan.ts';
import { type ClosestPoints, closestInSpace, closestOfPlates, nearestPair, swapped } from './closest-points.ts';
import type { Plate } from './convex-shape.ts';
import type { PartOfPlace } from './parts-of-place.ts';
import type { PlanForm } from './plan-form.ts';
import { closestToHull, shapeOfFaces } from './plate-to-body.ts';

/** What is nearest to a plate of the solids of a piece. */
export type ToSolids = (plate: Plate, part: Extract<PartOfPlace, { kind: 'solids' }>) => ClosestPoints;

/** There are no solids among the parts. */
export const NO_SOLIDS: ToSolids = () => {
  throw new BrokenInvariant('solids of a piece were measured to where there can be none');
};

/**
 * The nearest points of two things that are made of these parts.
 * @edge of pairs equally near the first @breaks nothing to measure, or the solids of a piece against anything but a plate, straight
 */
export function closestOfParts(
  one: readonly PartOfPlace[],
  other: readonly PartOfPlace[],
  part: GapPart,
  toSolids: ToSolids,
): ClosestPoints {
  if (part === 'straight') return nearestPair(one, other, (a, b) => straight(a, b, toSolids));
  return nearestPair(one, other, part === 'level' ? level : upright);
}

function straight(a: PartOfPlace, b: PartOfPlace, toSolids: ToSolids): ClosestPoints {
  if (a.kind === 'solids') return swapped(straight(b, a, toSolids));
  if (a.kind === 'plate') {
    if (b.kind === 'plate') return closestOfPlates(a.plate, b.plate);
    if (b.kind === 'body') return closestToHull(a.plate, [b.faces]);
    return toSolids(a.plate, b);
  }
  if (b.kind === 'plate') return swapped(straight(b, a, toSolids));
  if (b.kind === 'solids') throw new BrokenInvariant('bodies are not measured to the solids of a piece');
  return closestInSpace(shapeOfFaces(a.faces), shapeOfFaces(b.faces));
}

/** What is seen of a part from above, and from where to where it reaches up. */
function extentOf(part: PartOfPlace): { readonly forms: readonly PlanForm[]; readonly low: number; readonly high: number } {
  if (part.kind === 'solids') throw new BrokenInvariant('the solids of a piece have a straight distance only');
  if (part.kind === 'plate') {
    const low = part.plate.centre.y;
    return { forms: [part.plate.form], low, high: low + part.plate.thickness };
  }
  const heights = part.faces.flat().map(({ y }) => y);
  const forms = part.faces.map((face): PlanForm => ({ kind: 'polygon', corners: face }));
  return { forms, low: Math.min(...heights), high: Math.max(...heights) };
}

const raised = ({ x, z }: PlanPoint, y: number) => ({ x, y, z });

/** The gap seen from above. */
function level(a: PartOfPlace, b: PartOfPlace): ClosestPoints {
  const [one, other] = [extentOf(a), extentOf(b)];
  return nearestPair(one.forms, other.forms, (p, q) => {
    const { distance, from, to } = closestInPlan(p, q);
    return { distance, from: raised(from, one.low), to: raised(to, other.low) };
  });
}

/** The gap in height, above where the two are nearest seen from above. */
function upright(a: PartOfPlace, b: PartOfPlace): ClosestPoints {
  const [one, other] = [extentOf(a), extentOf(b)];
  const { from, to } = level(a, b);
  const above = other.low - one.high;
  const below = one.low - other.high;
  if (above > 0) return { distance: above, from: raised(from, one.high), to: raised(to, other.low) };
  if (below > 0) return { distance: below, from: raised(from, one.low), to: raised(to, other.high) };
  const shared = Math.max(one.low, other.low);
  return { distance: 0, from: raised(from, shared), to: raised(to, shared) };
}
