import { halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { angleOf } from '../../space/angle-of.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { modelOf } from '../measure/board-things.ts';
import type { BestPlace, PlaceBand, PlaceFinding, PlaceQuery, TemplateShape, UnderNeed } from '../template-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { mostInDiscs, type Ring } from './most-by-discs.ts';
import { arcBetween, crossings, dotOf, type PlanEdge, placeOn, plus, quarterOn, straightEdge } from './plan-edge.ts';
import { type PlanRegion, pointRegion, regionOfBase, regionOfForm, regionOfTemplate } from './plan-region.ts';

/** So much farther than touching a base must be under, or clear, for a place to be proposed: what a hand cannot set is no place. */
const CLEARLY = 2 * CONTACT;

/** How a template would lie. */
interface Pose {
  readonly at: PlanPoint;
  readonly facing: number;
}

/**
 * Where does a template lie best? Whom it hits changes only where its border passes a base's, so that some best place is where two such borders cross, or on
 * one of them alone: all of these are tried.
 * @clause BT-BLAST-2, BT-ORD-4, BT-ORD-5, BT-TMPL-1, BT-TMPL-2, BT-BARR-2
 * @edge a base that is proposed as hit lies under it by 0.02 mm more than touching, one that is spared is as far clear or touches
 * @cost grows with the cube of the models: a hundredth of a second for ten
 */
export function findBestPlace(board: Board, { shape, count, need, spare, where, band }: PlaceQuery): PlaceFinding {
  const counted = [...count].sort().map((id) => baseOf(board, id));
  const spared = [...spare].sort().map((id) => baseOf(board, id));
  const over = where.kind === 'over-base' ? [...where.of].sort().map((id) => baseOf(board, id)) : [];
  const near = band && where.kind !== 'from-base' ? bandOf(board, band) : null;
  const poses =
    where.kind === 'from-base'
      ? posesFrom(modelOf(board, where.of), shape, need, counted, spared, CLEARLY)
      : posesOfCircle(shape, need, counted, spared, over, near);
  const best = new Map<string, BestPlace>();
  let most = 0;
  for (const { at, facing } of poses) {
    if (where.kind === 'over-base' && !over.some(({ region }) => slackWithin(pointRegion(at), region) >= 0)) continue;
    if (near && !isInBand(near, at)) continue;
    const region = regionOfTemplate({ shape, at: { x: at.x, y: 0, z: at.z }, facing });
    if (spared.some((one) => gapBetween(one.region, region) < -CONTACT)) continue;
    const models = counted.filter((one) => isHit(one.region, region, need)).map(({ id }) => id);
    if (models.length === 0 || models.length < most) continue;
    if (models.length > most) best.clear();
    most = models.length;
    const name = models.join(' ');
    if (!best.has(name)) best.set(name, { at, facing, models });
  }
  const places = [...best.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
  const allRound = [...counted, ...spared, ...over, ...(near ? [near.base] : [])].every(
    ({ region }) => region.discs.length === 1,
  );
  const proven =
    most === counted.length ||
    (where.kind === 'from-base'
      ? modelOf(board, where.of).base.kind === 'round' &&
        (allRound || most >= mostFrom(modelOf(board, where.of), shape, need, counted, spared))
      : allRound || most >= mostOfCircle(shape, need, counted, spared, over, near));
  return { most, places, proven };
}

/**
 * No place of a circle hits more than this: bases that are to be hit, or that its middle must lie on, are taken as the discs around them, those that are to be
 * spared as the discs within them, and those that must lie wholly under it as these too.
 */
function mostOfCircle(
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly Base[],
  spared: readonly Base[],
  over: readonly Base[],
  near: Near | null,
): number {
  if (shape.kind !== 'circle') return Number.POSITIVE_INFINITY;
  const own = shape.diameter / 2;
  const about = (one: Base, radius: number): Ring => ({ centre: one.region.centre, radius });
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

/** From what, and how far, the middle of a circle may lie. */
interface Near {
  readonly base: Base;
  readonly least: number;
  readonly most: number;
}

function bandOf(board: Board, { of, from, least, most }: PlaceBand): Near {
  const base = baseOf(board, of);
  const middle: Base = { ...base, region: pointRegion(base.region.centre), radius: 0, outer: 0, inner: 0 };
  return { base: from === 'axis' ? middle : base, least, most };
}

/** Less than this is rounding. */
const ROUNDING = 1e-6;

function isInBand({ base, least, most }: Near, at: PlanPoint): boolean {
  const gap = Math.max(0, gapBetween(pointRegion(at), base.region));
  return gap >= least - ROUNDING && gap <= most + ROUNDING;
}

interface Base {
  readonly id: ModelId;
  readonly region: PlanRegion;
  /** The radius of the disc that stands for it when borders are laid: its own where it is round. */
  readonly radius: number;
  /** Of the smallest disc about its middle that holds it, and of the largest that it holds. */
  readonly outer: number;
  readonly inner: number;
}

function baseOf(board: Board, id: ModelId): Base {
  const model = modelOf(board, id);
  const region = regionOfBase(model);
  const { discs, reach } = region;
  // of a base that is not round a disc between its width and its depth
  const across = reach({ x: 1, z: 0 }) + reach({ x: -1, z: 0 });
  const along = reach({ x: 0, z: 1 }) + reach({ x: 0, z: -1 });
  if (discs.length === 1) return { id, region, radius: discs[0]!.radius, outer: discs[0]!.radius, inner: discs[0]!.radius };
  const { x, z } = halfSizeOfBase(model.base) ?? { x: 0, z: 0 };
  const outer = model.base.kind === 'rectangle' ? Math.sqrt(x * x + z * z) : Math.max(x, z);
  return { id, region, radius: Math.sqrt(across * along) / 2, outer, inner: Math.min(x, z) };
}

function isHit(base: PlanRegion, template: PlanRegion, need: UnderNeed): boolean {
  if (need === 'wholly') return slackWithin(base, template) >= -CONTACT;
  if (need === 'centre') return slackWithin(pointRegion(base.centre), template) >= -CONTACT;
  return gapBetween(base, template) < -CONTACT;
}

/** All places where two rings cross, and one on each ring. */
function posesOfCircle(
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly Base[],
  spared: readonly Base[],
  over: readonly Base[],
  near: Near | null,
): readonly Pose[] {
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
  if (near) for (const away of [near.least, near.most]) lay(near.base.region.centre, near.base.radius + away);
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

/** All directions from a base in which the template's border comes to pass another base's, and that to each base's middle. */
function posesFrom(
  firer: Model,
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly Base[],
  spared: readonly Base[],
  clearly: number,
): readonly Pose[] {
  const base = regionOfBase(firer);
  const others: readonly [Base, number][] = [
    ...counted.map((one): [Base, number] => [
      one,
      need === 'partly' ? one.radius - clearly : need === 'centre' ? 0 : -one.radius,
    ]),
    ...spared.map((one): [Base, number] => [one, one.radius]),
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
  return ways.map((way) => {
    const reach = edgeAlong(base, way);
    return { at: plus(base.centre, way, reach), facing: angleOf(way.z, way.x) };
  });
}

/**
 * No direction hits more than this: bases that are to be hit are taken as the discs around them, those that are to be spared or must lie wholly under it as
 * the discs within them, and what touches counts in favour. @shape the base that it is laid from is round
 */
function mostFrom(
  firer: Model,
  shape: TemplateShape,
  need: UnderNeed,
  counted: readonly Base[],
  spared: readonly Base[],
): number {
  const asDisc = (one: Base, radius: number): Base => {
    const region = regionOfForm({ kind: 'disc', centre: one.region.centre, radius });
    return { ...one, region, radius, outer: radius, inner: radius };
  };
  const wanted = counted.map((one) => asDisc(one, need === 'partly' ? one.outer : one.inner));
  const shunned = spared.map((one) => asDisc(one, one.inner));
  const hits = (one: Base, template: PlanRegion) =>
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
