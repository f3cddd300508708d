import type { Board } from '../board/board.ts';
import type { Model } from '../board/model.ts';
import type { EyePolicy, MarginQuery, SightQuery, UnionQuery } from '../geometry/queries.ts';
import type { VerdictMargin } from '../ruling/verdict.ts';
import type { Millimetres } from '../space/quantity.ts';
import { add, subtract, type Vec3 } from '../space/vec3.ts';
import { freeShare, openView } from './check-picture.ts';
import { isInsideOfSomething, twoModels } from './check-sight.ts';
import { beforeEye } from './clouds-again.ts';
import { planeTowards } from './picture-plane.ts';
import { holdsWhen, notChecked, type ProofCheck, within, withinShare } from './report.ts';
import {
  type Blocker,
  blockersOf,
  coveringModels,
  eyesOf,
  middleOfTarget,
  type StandingBoard,
  targetParts,
  terrainInTheWay,
} from './standing-bodies.ts';

/** How far one of two models is said to be from turning an answer, and the board that they stand on. */
export interface MarginCase {
  readonly stand: StandingBoard;
  readonly margin: VerdictMargin;
  readonly where: string;
}

/** The two places of a turn lie no farther apart than this. */
const APART: Millimetres = 0.1;

/**
 * Is what is said about a push true? The mover is put down where it stands and on both sides of the turn, and what is asked is measured at each of
 * these places. That nothing nearer turns the answer is not checked here.
 */
export function checkMargin({ stand, margin, where }: MarginCase): readonly ProofCheck[] {
  const { query, holds, displacement, places } = margin;
  const models = twoModels(stand.board, lookOf(query));
  if (!models) return [holdsWhen('proof/nothing-like-it-on-the-board', `${where}.query`, false)];
  const mover = query.mover === 'looker' ? models.looker : models.target;
  const check = (code: AnswerCode, at: Vec3, isSo: boolean, place: string): ProofCheck =>
    checkAnswerAt(code, { stand, query, mover, at, isSo, where: place });
  const here = check('proof/margin-starts-as-it-says', mover.pose.at, holds, `${where}.holds`);
  const nearer = notChecked('proof/nothing-nearer-turns-it', `${where}.noFlipWithin`, { within: margin.noFlipWithin });
  if (displacement !== null && !places) {
    return [here, nearer, notChecked('proof/places-of-the-turn-were-not-kept', `${where}.places`)];
  }
  return [
    here,
    within('proof/turn-is-where-it-says', `${where}.displacement`, howFarOff(margin, mover.pose.at)),
    ...(places
      ? [
          check('proof/answer-stands-short-of-the-turn', places.short, holds, `${where}.places.short`),
          check('proof/answer-is-turned-beyond-it', places.beyond, !holds, `${where}.places.beyond`),
        ]
      : []),
    nearer,
  ];
}

type AnswerCode = 'proof/margin-starts-as-it-says' | 'proof/answer-stands-short-of-the-turn' | 'proof/answer-is-turned-beyond-it';

const lookOf = ({ predicate }: MarginQuery) => (predicate.kind === 'seen' ? predicate.look : predicate.look.cover);

/** How far distance, direction and places of a turn are from saying the same thing; a turn beyond the limit is off by as much. */
function howFarOff({ query, displacement, towards, places, noFlipWithin }: VerdictMargin, start: Vec3): Millimetres {
  const end = displacement ?? query.limit;
  const beyondLimit = Math.max(0, end - query.limit, noFlipWithin - end, -noFlipWithin);
  if (!places || !towards) return displacement === null && !places && !towards ? beyondLimit : Number.MAX_VALUE;
  const [short, beyond] = [subtract(places.short, start), subtract(places.beyond, start)];
  const along = (p: Vec3) => p.x * towards.x + p.z * towards.z;
  const aside = (p: Vec3) => Math.abs(p.x * towards.z - p.z * towards.x);
  const oneLong = Math.abs(towards.x * towards.x + towards.z * towards.z - 1);
  return Math.max(
    beyondLimit,
    oneLong,
    Math.abs(along(beyond) - end),
    aside(beyond),
    aside(short),
    -along(short),
    along(short) - end,
    end - along(short) - APART,
  );
}

interface PlaceCase {
  readonly stand: StandingBoard;
  readonly query: MarginQuery;
  readonly mover: Model;
  readonly at: Vec3;
  /** What is said of this place. */
  readonly isSo: boolean;
  readonly where: string;
}

/** Is it so with the mover standing there? */
function checkAnswerAt(code: AnswerCode, { stand, query, mover, at, isSo, where }: PlaceCase): ProofCheck {
  const { predicate } = query;
  const board = withModelAt(stand.board, mover, at);
  const shift = query.mover === 'looker' ? subtract(at, mover.pose.at) : { x: 0, y: 0, z: 0 };
  const moved = { ...stand, board };
  const measured =
    predicate.kind === 'seen' ? seenShare(moved, predicate.look, shift) : hiddenTogether(moved, predicate.look, shift);
  if (!measured) return holdsWhen('proof/nothing-like-it-on-the-board', where, false);
  const { share, tolerance } = measured;
  const threshold = predicate.kind === 'seen' ? predicate.moreThan : predicate.atLeast;
  // of nothing at all no rounding makes something that is seen
  if (isSo && predicate.kind === 'seen' && share === 0) return withinShare(code, where, 1, tolerance, { share });
  const off = isSo ? threshold - share : share - threshold;
  return withinShare(code, where, Math.max(0, off), tolerance, { share });
}

const withModelAt = (board: Board, model: Model, at: Vec3): Board => ({
  ...board,
  models: { ...board.models, [model.id]: { ...model, pose: { ...model.pose, at } } },
});

interface MeasuredShare {
  readonly share: number;
  readonly tolerance: number;
}

/** A given eye moves along with the looker. */
const eyesFrom = (looker: Model, policy: EyePolicy, shift: Vec3): readonly Vec3[] =>
  policy.kind === 'point' ? [add(policy.at, shift)] : eyesOf(looker, policy.stance);

/** Which share of what is counted do the looker's eyes see, the one that sees most? Eyes inside of something are shut while others are not. */
function seenShare(stand: StandingBoard, query: SightQuery, shift: Vec3): MeasuredShare | null {
  const models = twoModels(stand.board, query);
  const middle = models && middleOfTarget(models.target, query.target);
  if (!models || !middle) return null;
  const blockers = blockersOf(stand, query.blockers, [query.from, query.to]);
  const eyes = eyesFrom(models.looker, query.eyes, shift);
  const open = eyes.filter((eye) => !isInsideOfSomething(eye, blockers));
  const shares = (open.length > 0 ? open : eyes).map((eye) => {
    const parts = targetParts(models.target, query.target, eye);
    return freeShare(openView(planeTowards(eye, middle), parts, beforeEye(eye, blockers)), parts);
  });
  return shares.reduce<MeasuredShare | null>((best, one) => (best && best.share >= one.share ? best : one), null);
}

/** Which share do these things together hide from the eye from which least is hidden by all? */
function hiddenTogether(stand: StandingBoard, { cover, pieces, models: chosen }: UnionQuery, shift: Vec3): MeasuredShare | null {
  const models = twoModels(stand.board, cover);
  const middle = models && middleOfTarget(models.target, cover.target);
  if (!models || !middle) return null;
  const looks = eyesFrom(models.looker, cover.eyes, shift).map((eye) => {
    const parts = targetParts(models.target, cover.target, eye);
    const blockers = [...terrainInTheWay(stand, cover.glass), ...coveringModels(stand.board, cover, eye)];
    const hiddenBy = (things: readonly Blocker[]): MeasuredShare => {
      const { share, tolerance } = freeShare(openView(planeTowards(eye, middle), parts, things), parts);
      return { share: 1 - share, tolerance };
    };
    return { hiddenBy, blockers };
  });
  const [first, ...others] = looks;
  if (!first) return null;
  const byAll = ({ hiddenBy, blockers }: typeof first) => hiddenBy(blockers).share;
  const least = others.reduce((best, one) => (byAll(one) < byAll(best) ? one : best), first);
  return least.hiddenBy(
    least.blockers.filter(({ source }) =>
      source.kind === 'part' ? pieces.includes(source.piece) : source.kind === 'model' && chosen.includes(source.model),
    ),
  );
}
