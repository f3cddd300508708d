import type { Board } from '../../board/board.ts';
import { withModelMoved } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { GapQuery } from '../../geometry/measure-queries.ts';
import type { NearestEndFinding, NearestEndQuery } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { all, type Call, callOf, YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { OverhangMove } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, argue, type Judgement, judge } from './argument.ts';
import { plainMove } from './plain-move.ts';
import type { CoreSettings } from './settings.ts';

/** A distance with what shows it. */
export interface ShownGap {
  readonly gap: Millimetres;
  readonly shown: Extract<Evidence, { kind: 'gap' }>;
}

/** Two models whose bases a body keeps apart. */
export interface KeptApart {
  readonly mover: Model;
  readonly other: Model;
  readonly bases: ShownGap;
  readonly bodies: ShownGap;
  readonly book: MeasuringBook;
  readonly agreed: CoreSettings;
}

/** Every model but one: whose bodies it may not press into. */
export const othersThan = (model: ModelId, { models }: Board): readonly ModelId[] =>
  Object.keys(models)
    .filter((id) => id !== model)
    .sort();

/** What a move could have come to, without the bodies in its way and with them, as far as it is nearer than what has to be nearer. */
interface Reachable {
  readonly free: NearestEndFinding;
  readonly real: NearestEndFinding;
  /** There was a place so near. */
  readonly isCloser: boolean;
  readonly shown: Evidence;
}

/**
 * Do two models count as touching because a body that juts out keeps their bases apart? It takes a move that would have been long enough without it, no place
 * in reach where the bases do touch, bodies that touch or cannot come closer, and less than an inch between them; it ends with the turn.
 * @clause CR-BC-2 to 6
 */
export function judgeOverhang(pair: KeptApart, move: OverhangMove | null): Judgement {
  if (!move) return judge(callOf(false), argue('CR-BC-2', 'contact/nobody-moved', {}));
  const { agreed, bodies, bases } = pair;
  const counts = mayCount(pair);
  const reachable = counts.call.holds && 'from' in move ? reachableFrom(pair, move) : null;
  const touch = isWithin(bodies.gap, agreed.contactSlack, 0);
  const near = isWithin(bodies.gap, agreed.overhangReach, agreed.closeCallTolerance);
  const steps: readonly Judgement[] = [
    counts,
    ...(reachable ? [couldNotTouch(pair, reachable)] : []),
    wasLongEnough(pair, move, reachable),
    judge(callOf(!move.turnIsOver), ...(move.turnIsOver ? [argue('CR-BC-6', 'contact/turn-is-over', {})] : [])),
    touch.holds
      ? judge(touch, argue('CR-BC-4', 'contact/bodies-touch', {}, bodies.shown))
      : reachable && !reachable.isCloser
        ? judge(YES, argue('CR-BC-4', 'contact/no-closer-place', { gap: bases.gap }, reachable.shown))
        : judge(touch, argue('CR-BC-4', 'contact/bodies-apart', { gap: bodies.gap }, bodies.shown)),
    judge(
      near,
      near.holds
        ? argue('CR-BC-5', 'contact/bodies-near-enough', { gap: bodies.gap, limit: agreed.overhangReach }, bodies.shown)
        : argue('CR-BC-5', 'contact/bodies-too-far', { gap: bodies.gap, limit: agreed.overhangReach }, bodies.shown),
    ),
  ];
  const call = all(...steps.map((step) => step.call));
  return judge(
    call,
    ...(call.holds ? [argue('CR-BC-2', 'contact/overhang-counts', {})] : []),
    ...steps.filter((step) => !step.call.holds),
    ...steps,
  );
}

/** It is an enemy, whose body juts out over its base; by agreement the mover's own may be what juts out. @clause CR-BC-2 */
function mayCount({ mover, other, bodies, book, agreed }: KeptApart): Judgement {
  if (mover.owner === other.owner) return judge(callOf(false), argue('CR-BC-2', 'contact/no-enemy', { other: other.id }));
  const { from, to } = bodies.shown.finding;
  const beyondBase = (model: Model, at: typeof from): boolean => {
    const query: GapQuery = {
      from: [{ kind: 'model', model: model.id }],
      to: [{ kind: 'point', at }],
      ends: book.bases,
      part: 'level',
    };
    return book.table.space.gap(query).distance > agreed.contactSlack;
  };
  const theirs = beyondBase(other, to);
  const holds = theirs || agreed.overhangOf === 'either' || !beyondBase(mover, from);
  return judge(
    callOf(holds),
    ...(holds ? [] : [argue('CR-BC-2', 'contact/own-body-juts-out', { model: mover.id }, bodies.shown)]),
  );
}

/** Was there no place in reach where the bases touch? @clause CR-BC-2 */
function couldNotTouch({ agreed, other }: KeptApart, { real, shown }: Reachable): Judgement {
  const could: Call = isWithin(real.gap.distance, agreed.contactSlack, 0);
  if (agreed.overhangTest === 'chosenSide' || !could.holds) return judge(YES);
  return judge(callOf(false), argue('CR-BC-2', 'contact/could-have-touched', { other: other.id, cost: real.cost }, shown));
}

/** @clause CR-BC-3 */
function wasLongEnough({ agreed }: KeptApart, move: OverhangMove, reachable: Reachable | null): Judgement {
  if ('from' in move && !reachable) return judge(YES);
  const held = 'wasLongEnough' in move ? move.wasLongEnough : reachable!.free.gap.distance <= agreed.contactSlack;
  const tooShort = argue('CR-BC-3', 'contact/move-too-short', {});
  const enough: readonly Argument[] = reachable
    ? [argue('CR-BC-3', 'contact/move-long-enough', { cost: reachable.free.cost })]
    : [];
  return judge(callOf(held), ...(held ? enough : [tooShort]));
}

/** What a move from there could come to. */
function reachableFrom(
  { mover, other, book, agreed, bases, bodies }: KeptApart,
  { from, allowance }: Extract<OverhangMove, { readonly from: unknown }>,
): Reachable {
  const { board, space } = book.table;
  const before = space.supposing(withModelMoved(board, mover.id, { ...mover.pose, at: from }));
  const query = (bodiesApart: readonly ModelId[], enough: Millimetres): NearestEndQuery => ({
    model: mover.id,
    policy: plainMove(mover, allowance),
    allowance,
    towards: { to: [{ kind: 'model', model: other.id }], ends: book.bases, part: 'straight' },
    enough,
    farthest: enough,
    keepsNear: [],
    bodiesApart,
  });
  const { contactSlack, acapTolerance } = agreed;
  const closer = bodies.gap <= contactSlack ? contactSlack : Math.max(contactSlack, bases.gap - acapTolerance);
  const withBodies = query(othersThan(mover.id, board), closer);
  const real = before.nearestEnd(withBodies);
  return {
    free: before.nearestEnd(query([], contactSlack)),
    real,
    isCloser: real.gap.distance <= closer,
    shown: { id: 'nearest-end', kind: 'nearest-end', query: withBodies, finding: real },
  };
}
