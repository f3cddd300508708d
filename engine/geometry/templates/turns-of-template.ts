import type { Model } from '../../board/model.ts';
import { angleOf } from '../../space/angle-of.ts';
import { facingWay } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { TemplateShape, UnderNeed } from '../template-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { arcBetween, crossings, dotOf, type PlanEdge, placeOn, plus, straightEdge } from './plan-edge.ts';
import { type PlanRegion, pointRegion, regionOfBase, regionOfForm, regionOfTemplate } from './plan-region.ts';
import type { TemplatePose } from './template-pose.ts';
import { CLEARLY, type WeighedBase } from './weighed-base.ts';

/** All directions from a base in which the template's border comes to pass another base's, and that to each base's middle. */
export function posesFrom(
  firer: Model,
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly WeighedBase[],
  spared: readonly WeighedBase[],
  clearly = CLEARLY,
): readonly TemplatePose[] {
  const base = regionOfBase(firer);
  const others: readonly [WeighedBase, number][] = [
    ...counted.map((one): [WeighedBase, number] => [
      one,
      need === 'partly' ? one.radius - clearly : need === 'centre' ? 0 : -one.radius,
    ]),
    ...spared.map((one): [WeighedBase, number] => [one, one.radius]),
  ];
  const edge = base.discs.length === 1 ? base.discs[0]!.radius : 0;
  // the template as it lies when it points along x from a base about the origin
  const ahead = regionOfTemplate({ shape, at: { x: edge, y: 0, z: 0 }, facing: Math.PI / 2 });
  const ways: PlanPoint[] = [];
  for (const [{ region }, grown] of others) {
    const away = plus(region.centre, base.centre, -1);
    const distance = Math.sqrt(dotOf(away, away));
    if (!(distance > 0)) continue;
    const towards = { x: away.x / distance, z: away.z / distance };
    ways.push(towards);
    for (const turn of turnsToBorder(ahead, grown, distance)) {
      // the base would lie in direction `turn` of a template that points along x: so the template points that much the other way from it
      for (const sign of [1, -1]) {
        ways.push({
          x: towards.x * turn.x + sign * towards.z * turn.z,
          z: towards.z * turn.x - sign * towards.x * turn.z,
        });
      }
    }
  }
  return ways.map((way) => poseAlong(base, way, angleOf(way.z, way.x)));
}

/** With its narrow end on the edge of a base, pointing straight away from its middle. */
const poseAlong = (base: PlanRegion, way: PlanPoint, facing: number): TemplatePose => ({
  at: plus(base.centre, way, edgeAlong(base, way)),
  facing,
});

/** How a template lies that is laid from a base in this direction. */
export const poseFromBase = (firer: Model, facing: number): TemplatePose =>
  poseAlong(regionOfBase(firer), facingWay(facing), facing);

/**
 * No direction hits more than this: bases that are to be hit are taken as the discs around them, those that are to be spared or must lie wholly under it as
 * the discs within them, and what touches counts in favour. @shape the base that it is laid from is round
 */
export function mostFrom(
  firer: Model,
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly WeighedBase[],
  spared: readonly WeighedBase[],
): number {
  const asDisc = (one: WeighedBase, radius: number): WeighedBase => {
    const region = regionOfForm({ kind: 'disc', centre: one.region.centre, radius });
    return { ...one, region, radius, outer: radius, inner: radius };
  };
  const wanted = counted.map((one) => asDisc(one, need === 'partly' ? one.outer : one.inner));
  const shunned = spared.map((one) => asDisc(one, one.inner));
  const hits = (one: WeighedBase, template: PlanRegion) =>
    need === 'partly'
      ? gapBetween(one.region, template) < CONTACT
      : slackWithin(need === 'centre' ? pointRegion(one.region.centre) : one.region, template) >= -3 * CONTACT;
  return Math.max(
    0,
    ...posesFrom(firer, shape, need, wanted, shunned, 0).map(({ at, facing }) => {
      const template = regionOfTemplate({ shape, at: { x: at.x, y: 0, z: at.z }, facing });
      if (shunned.some((one) => gapBetween(one.region, template) < -3 * CONTACT)) return 0;
      return wanted.filter((one) => hits(one, template)).length;
    }),
  );
}

/** How far the border of a base lies from its middle in a direction. */
function edgeAlong(base: PlanRegion, way: PlanPoint): number {
  if (base.discs.length === 1) return base.discs[0]!.radius;
  const far = base.reach(way) - dotOf(way, base.centre) + CONTACT;
  const ray = straightEdge(base.centre, plus(base.centre, way, far));
  const found = base.edges.flatMap((edge) => crossings(ray, edge)).map((u) => u * far);
  const on = found.filter((reach) => slackWithin(pointRegion(plus(base.centre, way, reach)), base) >= -CONTACT);
  return on.length > 0 ? Math.max(...on) : 0;
}

/** The directions from the origin to all points of a border, moved outwards by so much, that are so far from the origin. */
function turnsToBorder(region: PlanRegion, grown: number, distance: number): readonly PlanPoint[] {
  const circle = arcBetween({ x: 0, z: 0 }, distance, { x: 1, z: 0 }, { x: 0, z: -1 });
  const borders: PlanEdge[] = [];
  for (const edge of region.edges) {
    if (edge.kind === 'straight') {
      const way = plus(edge.to, edge.from, -1);
      const length = Math.sqrt(dotOf(way, way));
      const out = { x: way.z / length, z: -way.x / length };
      borders.push({ ...edge, from: plus(edge.from, out, grown), to: plus(edge.to, out, grown) });
    } else {
      const radius = Math.sqrt(dotOf(edge.first, edge.first));
      const scale = (radius + grown) / radius;
      if (scale > 0) {
        const bigger = ({ x, z }: PlanPoint): PlanPoint => ({ x: x * scale, z: z * scale });
        borders.push({ ...edge, first: bigger(edge.first), second: bigger(edge.second) });
      }
    }
  }
  // round corners of radius 0 the moved border is an arc about the corner
  if (grown > 0) {
    for (const { centre, radius } of region.discs) {
      if (radius === 0) borders.push(...arcBetween(centre, grown, { x: 1, z: 0 }, { x: 0, z: -1 }));
    }
  }
  return borders.flatMap((border) =>
    circle.flatMap((quarter) =>
      crossings(quarter, border).map((u) => {
        const { at } = placeOn(quarter, u);
        return { x: at.x / distance, z: at.z / distance };
      }),
    ),
  );
}
