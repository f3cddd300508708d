import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { TemplateShape, UnderNeed } from '../template-queries.ts';
import { mostInDiscs, type Ring } from './most-by-discs.ts';
import { dotOf, plus, quarterOn } from './plan-edge.ts';
import type { TemplatePose } from './template-pose.ts';
import { CLEARLY, type NearBase, type WeighedBase } from './weighed-base.ts';

/**
 * No place of a circle hits more than this: bases that are to be hit, or that its middle must lie on, are taken as the discs around them, those that are to be
 * spared as the discs within them, and those that must lie wholly under it as these too.
 */
export function mostOfCircle(
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly WeighedBase[],
  spared: readonly WeighedBase[],
  over: readonly WeighedBase[],
  near: NearBase | null,
): number {
  if (shape.kind !== 'circle') return Number.POSITIVE_INFINITY;
  const own = shape.diameter / 2;
  const about = (one: WeighedBase, radius: number): Ring => ({ centre: one.region.centre, radius });
  const wanted = counted.map((one) =>
    about(one, need === 'partly' ? own + one.outer : need === 'centre' ? own : own - one.inner),
  );
  const shunned = spared.map((one) => about(one, own + one.inner));
  if (near && near.least > 0) shunned.push(about(near.base, near.base.inner + near.least));
  const reach = near ? [about(near.base, near.base.outer + near.most)] : [];
  const within = over.map((one) => about(one, one.outer));
  return mostInDiscs(placesOf([...wanted, ...shunned, ...within, ...reach].filter(({ radius }) => radius >= 0)), {
    wanted,
    shunned,
    within,
    reach,
  });
}

/** All places where two rings cross, and one on each ring. */
export function posesOfCircle(
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly WeighedBase[],
  spared: readonly WeighedBase[],
  over: readonly WeighedBase[],
  near: NearBase | null,
): readonly TemplatePose[] {
  if (shape.kind !== 'circle') return [];
  const own = shape.diameter / 2;
  const rings: Ring[] = [];
  const lay = (centre: PlanPoint, radius: number) => {
    if (radius >= 0) rings.push({ centre, radius });
  };
  for (const { region, radius } of counted) {
    lay(region.centre, need === 'partly' ? own + radius - CLEARLY : need === 'centre' ? own : own - radius);
  }
  for (const { region, radius } of spared) lay(region.centre, own + radius);
  for (const { region, radius } of over) lay(region.centre, radius);
  if (near) for (const away of near.ends) lay(near.base.region.centre, near.base.radius + away);
  return placesOf(rings).map((at) => ({ at, facing: 0 }));
}

/** Every place where two circles cross, one on each, and their middles. */
function placesOf(rings: readonly Ring[]): readonly PlanPoint[] {
  const places: PlanPoint[] = [];
  for (const [i, a] of rings.entries()) {
    places.push(a.centre, plus(a.centre, { x: 1, z: 0 }, a.radius));
    for (const b of rings.slice(i + 1)) places.push(...crossingsOf(a, b));
  }
  return places;
}

/** Where two circles cross; where they only touch, or miss by rounding, the place between them. */
function crossingsOf(a: Ring, b: Ring): readonly PlanPoint[] {
  const way = plus(b.centre, a.centre, -1);
  const square = dotOf(way, way);
  if (!(square > 0)) return [];
  const length = Math.sqrt(square);
  const along = (square + a.radius * a.radius - b.radius * b.radius) / (2 * length);
  const rest = a.radius * a.radius - along * along;
  if (rest < -CONTACT * CONTACT) return [];
  const aside = Math.sqrt(Math.max(0, rest));
  const unit = { x: way.x / length, z: way.z / length };
  const foot = plus(a.centre, unit, along);
  return [plus(foot, quarterOn(unit), aside), plus(foot, quarterOn(unit), -aside)];
}
