import type { FarthestQuery, Place } from '../../geometry/measure-queries.ts';
import type { ClauseRef } from '../../identity/clause.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { ClosestAnswer, FigureKind, MeasureAnswer, ToldKind, WithinAnswer } from '../../ruling/measure-answer.ts';
import type { ClosestQuestion, Measured, MeasureQuestion, WithinQuestion } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, arguesBy, join } from '../argument.ts';
import { all, any, type Call } from '../call.ts';
import { isWithin } from '../limits.ts';
import type { MeasureReasonCode } from '../measure-codes.ts';
import type { MeasuringBook } from './book.ts';
import { endsOf, findFigures } from './figures.ts';
import { findMeasured } from './find-measured.ts';
import { nearestCounted } from './nearest-counted.ts';

/** What a book makes of a question about distances, before it writes its verdict. */
export interface RuledDistance<Answer, Code extends string = MeasureReasonCode> {
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument<Evidence, Code>;
}

const argue = arguesBy<ClauseRef, MeasureReasonCode>();
const sameThing = (a: Measured, b: Measured): boolean => JSON.stringify(a) === JSON.stringify(b);
const toItself = () => fail({ code: 'measured/is-the-same', clause: null, fill: {} });

/** How far is one thing from another by all definitions, and which one counts? @refuses what is not there, and a thing measured to itself */
export function ruleOnMeasure({ from, to }: MeasureQuestion, book: MeasuringBook): Result<RuledDistance<MeasureAnswer>, Refusal> {
  const start = findMeasured(from, book);
  if (!start.ok) return start;
  const end = findMeasured(to, book);
  if (!end.ok) return end;
  if (sameThing(from, to)) return toItself();
  const { by, clause } = book.counts(from, to, null);
  const { figures, evidence } = findFigures(start.value.places, end.value.places, by, book);
  const { distance } = figures.find(({ counts }) => counts)!;
  const shown = evidence.find(({ id }) => id === `gap:${by}`)!;
  const argument = join<Evidence, MeasureReasonCode>(argue(clause, 'measure/counts', { by, gap: distance }, shown), {
    because: [],
    evidence,
    margins: [],
  });
  return succeed({ answer: { kind: 'measure', distance, figures }, close: false, argument });
}

/**
 * Is a model or unit within a distance of something? A unit is where one of its models is, and wholly so where all of them are.
 * @edge exactly at the limit holds @refuses what is not there, what has no models, a length below 0, wholly where the book knows no such word, and who is in sight where it says of itself what sight does
 */
export function ruleOnWithin(question: WithinQuestion, book: MeasuringBook): Result<RuledDistance<WithinAnswer>, Refusal> {
  const { what, of, distance: asked, wholly, inSight = false } = question;
  if (inSight) return fail({ code: 'within/not-by-sight-in-these-rules', clause: null, fill: { ruleSet: book.ruleSet } });
  const inner = findMeasured(what, book);
  if (!inner.ok) return inner;
  const outer = findMeasured(of, book);
  if (!outer.ok) return outer;
  if (sameThing(what, of)) return toItself();
  const models = inner.value.places.flatMap((place) => (place.kind === 'model' ? [place] : []));
  if (models.length === 0) return fail({ code: 'measured/not-a-model', clause: null, fill: {} });
  if (!(asked >= 0) || !Number.isFinite(asked)) return fail({ code: 'distance/not-a-length', clause: null, fill: {} });
  const { clauses } = book;
  const inside = outer.value.isArea && asked === 0;
  const known = inside ? clauses.whollyInArea(of) : clauses.wholly;
  if (wholly && (known === null || outer.value.places.some(({ kind }) => kind === 'piece')))
    return fail({ code: 'wholly/not-in-these-rules', clause: null, fill: { ruleSet: book.ruleSet } });

  const { by, clause } = book.counts(what, of, asked);
  const limit = by === 'heads' ? book.limitFor(asked) : asked;
  const ruled = models.map((model) => {
    const found: FoundDistance = wholly
      ? farthestOf(model, of, outer.value.places, by, inside, book)
      : nearestCounted(by, [model], outer.value.places, book, `${by}:${model.model}`);
    const { distance } = found;
    const call = isWithin(distance, limit + book.slack, book.closeBy);
    const deep = inside && call.holds ? deepIn(model.model, outer.value.places, wholly, book) : null;
    return {
      ...found,
      model: model.model,
      call: deep === null ? call : { ...call, close: book.closeBy > 0 && deep <= book.closeBy },
    };
  });
  const call = wholly ? all(...ruled.map((one) => one.call)) : any(...ruled.map((one) => one.call));
  const deciding = ruled.reduce((best, one) =>
    (wholly ? one.distance > best.distance : one.distance < best.distance) ? one : best,
  );
  const unit = what.kind === 'unit' && models.length > 1;
  const rule = wholly ? known! : inside ? clauses.inArea(of) : clauses.within;
  return succeed({
    answer: {
      kind: 'within',
      holds: call.holds,
      by: deciding.by ?? by,
      distance: deciding.distance,
      limit,
      models: ruled.map((one) => ({ model: one.model, distance: one.distance, holds: one.call.holds })),
    },
    close: call.close,
    argument: join<Evidence, MeasureReasonCode>(
      sayWithin(rule, call, { wholly, inside }, deciding, limit),
      argue(deciding.clause ?? clause, 'measure/counts', { by: deciding.by ?? by, gap: deciding.distance }, deciding.evidence),
      ...(inside ? outer.value.places.map((area) => sayShare(clauses.inArea(of), deciding.model, area, book)) : []),
      ...(unit ? ruled.map((one) => sayModelWithin(wholly ? clauses.unitWholly : clauses.unitWithin, one, limit)) : []),
    ),
  });
}

/** How far whoever is in an area, or wholly in it, would have to be pushed to be so no more. */
const deepIn = (
  model: ModelId,
  areas: readonly Place[],
  wholly: boolean,
  { table: { space }, ovals }: MeasuringBook,
): Millimetres =>
  Math.max(
    ...areas.map((area) => {
      const { depth, slack } = space.shareInArea(model, area, ovals);
      return wholly ? slack : depth;
    }),
  );

/** What is said of the model that decides. */
function sayWithin(
  clause: ClauseRef,
  { holds }: Call,
  { wholly, inside }: { readonly wholly: boolean; readonly inside: boolean },
  { model, distance: gap, evidence }: RuledModel,
  limit: Millimetres,
): Argument<Evidence, MeasureReasonCode> {
  if (inside && wholly)
    return holds
      ? argue(clause, 'within/wholly-inside', { model }, evidence)
      : argue(clause, 'within/sticks-out', { model, gap }, evidence);
  if (inside)
    return holds
      ? argue(clause, 'within/inside', { model }, evidence)
      : argue(clause, 'within/outside', { model, gap }, evidence);
  if (wholly)
    return holds
      ? argue(clause, 'within/wholly', { model, gap, limit }, evidence)
      : argue(clause, 'within/not-wholly', { model, gap, limit }, evidence);
  return holds
    ? argue(clause, 'within/near-enough', { model, gap, limit }, evidence)
    : argue(clause, 'within/too-far', { model, gap, limit }, evidence);
}

/** How much of a base is in an area. */
function sayShare(
  clause: ClauseRef,
  model: ModelId,
  area: Place,
  { table: { space }, ovals }: MeasuringBook,
): Argument<Evidence, MeasureReasonCode> {
  const finding = space.shareInArea(model, area, ovals);
  const shown: Evidence = { id: `share:${model}`, kind: 'share-in-area', model, area, finding };
  return argue(clause, 'within/share-inside', { model, share: finding.share }, shown);
}

/** What is said of one model of a unit. */
const sayModelWithin = (
  clause: ClauseRef,
  { model, distance: gap, evidence, call }: RuledModel,
  limit: Millimetres,
): Argument<Evidence, MeasureReasonCode> =>
  call.holds
    ? argue(clause, 'within/by-this-model', { model, gap, limit }, evidence)
    : argue(clause, 'within/not-this-model', { model, gap, limit }, evidence);

interface FoundDistance {
  readonly distance: number;
  readonly evidence: Evidence;
  /** Where it is another definition than that of the book for such things, and by another clause. */
  readonly by?: ToldKind;
  readonly clause?: ClauseRef | null;
}

/** One model with its distance and the call on it. */
interface RuledModel extends FoundDistance {
  readonly model: ModelId;
  readonly call: Call;
}

type ModelPlace = Extract<Place, { kind: 'model' }>;

/** The farthest point of a model from all of the places, or from the one of them that it is least far from. @clause CR-WITH-4, CR-WITH-9 */
function farthestOf(
  model: ModelPlace,
  of: Measured,
  places: readonly Place[],
  by: FigureKind,
  inside: boolean,
  book: MeasuringBook,
): FoundDistance {
  const { ends, part } = endsOf(by, book);
  const level = inside || part !== 'straight' ? 'level' : 'straight';
  const single = of.kind === 'unit' && book.whollyOfUnit === 'singleModel';
  const found = (single ? places.map((place) => [place]) : [places]).map((to) => {
    const query: FarthestQuery = { from: [model], to, ends, part: level };
    return { query, finding: book.table.space.farthest(query) };
  });
  const { query, finding } = found.reduce((best, one) => (one.finding.distance < best.finding.distance ? one : best));
  return { distance: finding.distance, evidence: { id: `farthest:${by}:${model.model}`, kind: 'farthest', query, finding } };
}

/**
 * Which of the candidates is the closest to a model or unit? Several are where they are equally close; who then chooses is for the players.
 * @refuses what is not there, no candidates, and a candidate that is what is asked for
 */
export function ruleOnClosest(
  { to, among }: ClosestQuestion,
  book: MeasuringBook,
): Result<RuledDistance<ClosestAnswer>, Refusal> {
  const user = findMeasured(to, book);
  if (!user.ok) return user;
  if (among.length === 0) return fail({ code: 'candidates/none-named', clause: null, fill: {} });
  const candidates: (readonly Place[])[] = [];
  for (const one of among) {
    const found = findMeasured(one, book);
    if (!found.ok) return found;
    if (sameThing(one, to)) return toItself();
    candidates.push(found.value.places);
  }
  const counted = among.map((one) => book.counts(to, one, null));
  const measured = candidates
    .map((places, candidate) => ({
      candidate,
      ...nearestCounted(counted[candidate]!.by, user.value.places, places, book, `${candidate}`),
    }))
    .sort((a, b) => a.distance - b.distance || a.candidate - b.candidate);
  const nearest = measured[0]!;
  const least = nearest.distance;
  const ranked = measured.map(({ candidate, distance, from, to: end, evidence }) => ({
    candidate,
    distance,
    from,
    to: end,
    closest: isWithin(distance, least + book.slack, 0).holds,
    evidence,
  }));
  const closest = ranked.filter((one) => one.closest);
  const next = ranked.find((one) => !one.closest);
  const { clauses } = book;
  const nameOf = (candidate: number) => nameOfMeasured(among[candidate]!);
  return succeed({
    answer: { kind: 'closest', by: nearest.by, ranked: ranked.map(({ evidence: _, ...one }) => one) },
    close: next !== undefined && isWithin(next.distance, least, book.closeBy).close,
    argument: join<Evidence, MeasureReasonCode>(
      ...closest.map(({ candidate, distance, evidence }) =>
        closest.length === 1
          ? argue(clauses.closest, 'closest/one', { one: nameOf(candidate), gap: distance }, evidence)
          : argue(
              clauses.tie,
              'closest/one-of-several',
              { one: nameOf(candidate), gap: distance, count: closest.length },
              evidence,
            ),
      ),
      ...(next
        ? [
            argue(
              clauses.closest,
              'closest/next',
              { one: nameOf(next.candidate), gap: next.distance, more: next.distance - least },
              next.evidence,
            ),
          ]
        : []),
      argue(
        nearest.clause ?? counted[nearest.candidate]!.clause,
        'measure/counts',
        { by: nearest.by, gap: least },
        nearest.evidence,
      ),
    ),
  });
}

/** What a candidate is called: by its id, or by the kind of thing it is. */
function nameOfMeasured(measured: Measured): string {
  switch (measured.kind) {
    case 'model':
      return measured.model;
    case 'unit':
      return measured.unit;
    case 'terrain':
      return measured.piece;
    case 'zone':
      return measured.zone;
    case 'objective':
      return measured.objective;
    case 'quarter':
      return measured.quarter;
    case 'edge':
      return measured.edge;
    default:
      return measured.kind;
  }
}
