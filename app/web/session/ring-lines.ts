import type { BoardPoint, Evidence, FigureKind, ModelId, RuleSet, Table } from '../../../engine/index.ts';
import type { RingQuestion, RingStretch } from './ring.ts';
import { SAME, stretchesBetween } from './stretches-on-ground.ts';
import type { MeasureQuestion } from './tape.ts';

/** So many directions around a model the ring is looked for in. */
const DIRECTIONS = 144;
/** So far apart the heights of the ground are felt for. @unit millimetres */
const FEEL = 9;
/** A slope is come nearer to by so many steps at most, and a length halved so often. */
const STEPS = 6;
const HALVINGS = 24;
type GapQuery = Extract<Evidence, { readonly kind: 'gap' }>['query'];
type Crossing = BoardPoint & { readonly run: number };

/**
 * Lays a ring on the table and on every floor that it meets: where a point is exactly as far away as the limit, in the way that distances are measured
 * there. It is only drawn; who is within it the rule set says.
 */
export function findRingLines(
  { of }: RingQuestion,
  { by, limit }: { readonly by: FigureKind; readonly limit: number },
  table: Table,
  ruleSet: RuleSet,
): readonly RingStretch[] {
  const gapTo = gapsBy(by, of, table, ruleSet);
  if (!gapTo) return [];
  const { models, size } = table.board;
  const inside = ({ x, z }: BoardPoint) => Math.abs(x) <= size.width / 2 && Math.abs(z) <= size.depth / 2;
  const middles = Object.values(models).filter(({ id, owner, unit }) =>
    of.kind === 'model' ? id === of.model : owner === of.owner && unit === of.unit,
  );
  return middles.flatMap(({ id, pose: { at } }) => {
    const spokes = Array.from({ length: DIRECTIONS }, (_, k) => {
      const angle = (k / DIRECTIONS) * 2 * Math.PI;
      const towards = { x: Math.sin(angle), z: Math.cos(angle) };
      return (
        crossingsAlong(
          at,
          towards,
          limit,
          (place) => gapTo(place, id),
          (x, z) => surfacesAt(x, z, table),
        )
          // What lies within the ring of another model of the unit is no border.
          .filter((place) => inside(place) && gapTo(place, null) > limit - SAME)
      );
    });
    return spokes.flatMap((spoke, k) => stretchesBetween(spoke, spokes[(k + 1) % DIRECTIONS]!));
  });
}

/** How far a place of the ground is from one of the models in the middle, or from all of them, by this definition; null where it is not measured so. */
function gapsBy(by: FigureKind, of: RingQuestion['of'], table: Table, ruleSet: RuleSet) {
  const origin = { x: 0, y: 0, z: 0 };
  const question: MeasureQuestion = { kind: 'measure', from: of, to: { kind: 'point', at: origin } };
  const outcome = ruleSet.answer(question, table);
  const query = outcome.ok ? queryBy(by, outcome.value.evidence) : null;
  const [to] = query?.to ?? [];
  if (!query || to?.kind !== 'point') return null;
  const over = to.at.y;
  return ({ x, y, z }: BoardPoint, model: ModelId | null): number => {
    const from = model === null ? query.from : query.from.filter((place) => place.kind === 'model' && place.model === model);
    return table.space.gap({ ...query, from, to: [{ kind: 'point', at: { x, y: y + over, z } }] }).distance;
  };
}

function queryBy(by: FigureKind, evidence: readonly Evidence[]): GapQuery | null {
  for (const one of evidence) if (one.kind === 'gap' && one.id === `gap:${by}`) return one.query;
  return null;
}

/** The heights of every surface over a place that one could stand on. */
const surfacesAt = (x: number, z: number, { space }: Table): readonly number[] =>
  space.surfacesAt({ x, z }).map(({ height }) => height);

/** Where along a straight line out of the middle the ground is exactly as far away as the limit. */
function crossingsAlong(
  at: BoardPoint,
  towards: { readonly x: number; readonly z: number },
  limit: number,
  gapTo: (place: BoardPoint) => number,
  surfaces: (x: number, z: number) => readonly number[],
): readonly Crossing[] {
  const place = (run: number, y: number): BoardPoint => ({ x: at.x + towards.x * run, y, z: at.z + towards.z * run });
  const runTo = (y: number): number | null => {
    if (gapTo(place(0, y)) > limit) return null;
    let far = limit + 1;
    while (gapTo(place(far, y)) < limit) far *= 2;
    let near = 0;
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (near + far) / 2;
      if (gapTo(place(middle, y)) < limit) near = middle;
      else far = middle;
    }
    return far;
  };
  const farthest = runTo(at.y);
  if (farthest === null) return [];
  const heights: number[] = [0];
  for (let run = 0; run <= farthest + FEEL; run += FEEL) {
    const { x, z } = place(run, 0);
    for (const y of surfaces(x, z)) if (heights.every((known) => Math.abs(known - y) > SAME)) heights.push(y);
  }
  const crossings: Crossing[] = [];
  for (const height of heights) {
    const crossing = settle(height, runTo, place, surfaces);
    if (crossing && crossings.every(({ run, y }) => Math.abs(run - crossing.run) > SAME || Math.abs(y - crossing.y) > SAME))
      crossings.push(crossing);
  }
  return crossings;
}

/** The crossing on the surface that begins at a height, followed up or down where it slopes; null where there is none. */
function settle(
  height: number,
  runTo: (y: number) => number | null,
  place: (run: number, y: number) => BoardPoint,
  surfaces: (x: number, z: number) => readonly number[],
): Crossing | null {
  let y = height;
  for (let step = 0; step < STEPS; step++) {
    const run = runTo(y);
    if (run === null) return null;
    const { x, z } = place(run, y);
    const nearest = surfaces(x, z).reduce<number | null>(
      (best, one) => (best === null || Math.abs(one - y) < Math.abs(best - y) ? one : best),
      null,
    );
    if (nearest === null || Math.abs(nearest - y) > FEEL) return null;
    if (Math.abs(nearest - y) < SAME / 2) return { ...place(run, nearest), run };
    y = nearest;
  }
  return null;
}
