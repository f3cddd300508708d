import type { Board } from '../board/board.ts';
import type { SightFinding, SightQuery } from '../geometry/queries.ts';
import type { CoverAnswer, SeesAnswer } from '../ruling/answer.ts';
import type { LookEvidence } from '../ruling/evidence.ts';
import type { LookVerdict } from '../ruling/verdict.ts';
import type { ShareBounds } from '../space/quantity.ts';
import { checkBounds, freeShare, nameOf, openView } from './check-picture.ts';
import { twoModels } from './check-sight.ts';
import { beforeEye } from './clouds-again.ts';
import { isFightBetween } from './fight-again.ts';
import { planeTowards } from './picture-plane.ts';
import { holdsWhen, type ProofCheck } from './report.ts';
import { blockersOf, eyesOf, middleOfTarget, type StandingBoard, targetParts } from './standing-bodies.ts';

/** A verdict, and the board that it is about. */
export interface AnswerCase {
  readonly stand: StandingBoard;
  readonly verdict: LookVerdict;
  readonly where: string;
}

type Kind<Name extends LookEvidence['kind']> = Extract<LookEvidence, { kind: Name }>;
const evidenceOf = <Name extends LookEvidence['kind']>({ evidence }: LookVerdict, kind: Name): readonly Kind<Name>[] =>
  evidence.filter((one): one is Kind<Name> => one.kind === kind);

const same = (a: ShareBounds, b: ShareBounds): boolean => a.atLeast === b.atLeast && a.atMost === b.atMost;

/** Does the answer say what its evidence says? What the rules make of the evidence is for the rules, which are asked again on opening. */
export function checkAnswer(given: AnswerCase): readonly ProofCheck[] {
  const { answer, asked } = given.verdict;
  if (answer.kind !== asked.kind) return [holdsWhen('proof/answer-is-what-was-found', `${given.where}.answer.kind`, false)];
  return answer.kind === 'sees' ? checkSees(given, answer) : checkCoverOf(given, answer);
}

function checkSees(given: AnswerCase, answer: SeesAnswer): readonly ProofCheck[] {
  const { verdict, where } = given;
  const { asked } = verdict;
  const looks = evidenceOf(verdict, 'sight').filter(
    ({ query }) => asked.kind === 'sees' && query.from === asked.looker && query.to === asked.target,
  );
  const counting = answer.regions.filter(({ counts }) => counts);
  const behind = looks.find(
    ({ finding: { whole, widest, seen } }) =>
      same(whole, answer.whole) &&
      widest === answer.widest &&
      seen.length === counting.length &&
      seen.every(({ region, member, share }, i) => {
        const said = counting[i]!;
        return said.region === region && said.member === member && same(said.share, share);
      }),
  );
  const found = holdsWhen('proof/answer-is-what-was-found', `${where}.answer`, behind !== undefined);
  return [found, ...(behind ? checkOtherRegions(given, answer, behind.query) : []), checkYesOrNo(given, answer, behind?.finding)];
}

/** What was seen of parts that do not count stands in the answer alone: it is measured here. */
function checkOtherRegions({ stand, where }: AnswerCase, answer: SeesAnswer, query: SightQuery): readonly ProofCheck[] {
  const models = twoModels(stand.board, query);
  const others = answer.regions.map((region, i) => ({ ...region, i })).filter(({ counts }) => !counts);
  if (!models || query.target.kind !== 'body' || others.length === 0) return [];
  const { looker, target } = models;
  const regions = [...new Set(others.map(({ region }) => region))];
  const policy = { ...query.target, regions };
  const middle = middleOfTarget(target, policy);
  const blockers = blockersOf(stand, query.blockers, [query.from, query.to]);
  const eyes = query.eyes.kind === 'point' ? [query.eyes.at] : eyesOf(looker, query.eyes.stance);
  return others.map(({ region, member, share, i }, at): ProofCheck => {
    const place = `${where}.answer.regions[${i}].share`;
    const fill = { region, member };
    const shares = eyes.flatMap((eye) => {
      const part = targetParts(target, policy, eye)[at];
      const isThis = part?.region === region && part.member === member;
      return isThis && middle ? [freeShare(openView(planeTowards(eye, middle), [part], beforeEye(eye, blockers)), [part])] : [];
    });
    if (shares.length === 0) return holdsWhen('proof/nothing-like-it-on-the-board', place, false, fill);
    const most = shares.reduce((best, one) => (one.share > best.share ? one : best));
    return checkBounds('proof/region-share', place, most, share, fill);
  });
}

/** Who is seen is seen along a free way; who is not is hidden, conceals himself by something that the rules say, or is shut off by an area that is judged by its Category or by a close combat. */
function checkYesOrNo(
  { stand, verdict, where }: AnswerCase,
  { sees }: SeesAnswer,
  finding: SightFinding | undefined,
): ProofCheck {
  const at = `${where}.answer.sees`;
  if (sees) {
    const witnessed = finding?.seen.some(({ witness }) => witness !== null) ?? false;
    return holdsWhen('proof/seen-has-a-free-way', at, witnessed || evidenceOf(verdict, 'seen-ray').length > 0);
  }
  const shelters = evidenceOf(verdict, 'behind').some(({ finding: { crossed } }) => crossed);
  const areas = evidenceOf(verdict, 'depth').some(({ piece, finding: { depth } }) => {
    const { area = false, heightCategory = null } = stand.board.pieces[piece]?.traits ?? {};
    return area && heightCategory !== null && depth > 0;
  });
  const fights = evidenceOf(verdict, 'fight').some((fight) => isFightBetween(stand.board, fight.finding));
  const hidden = finding !== undefined && finding.whole.atLeast <= NOTHING;
  return holdsWhen('proof/unseen-is-hidden-or-concealed', at, hidden || shelters || areas || fights);
}

/** A share smaller than this is rounding, not something seen. */
const NOTHING = 1e-9;

function checkCoverOf({ stand: { board }, verdict, where }: AnswerCase, answer: CoverAnswer): readonly ProofCheck[] {
  const found = evidenceOf(verdict, 'cover')[0];
  const shares = new Map<string, ShareBounds>();
  for (const { piece, share } of found?.finding.pieces ?? []) shares.set(piece, share);
  for (const { model, share } of found?.finding.models ?? []) shares.set(`model ${model}`, share);
  for (const { query, finding } of evidenceOf(verdict, 'sight')) {
    const [cloud, ...more] = query.blockers.clouds ?? [];
    const { atLeast, atMost } = finding.whole;
    if (cloud && more.length === 0 && !query.blockers.terrain && query.target.kind === 'silhouette')
      shares.set(`zone ${cloud.zone}`, { atLeast: 1 - atMost, atMost: 1 - atLeast });
  }
  const none = { atLeast: 0, atMost: 0 };
  const weighed = answer.weighed.map(({ source, share, grade, reaches }, i) => {
    const measured = shares.get(source.kind === 'part' ? source.piece : nameOf(source)) ?? none;
    const at = `${where}.answer.weighed[${i}]`;
    return [
      holdsWhen('proof/answer-is-what-was-found', `${at}.share`, !found || same(measured, share), { reaches }),
      holdsWhen('proof/grade-is-the-sources', `${at}.grade`, isGradeOf(board, source, grade), { source: nameOf(source), grade }),
    ];
  });
  return [...weighed.flat(), checkGrade(board, answer, where)];
}

function isGradeOf(board: Board, source: CoverAnswer['weighed'][number]['source'], grade: CoverAnswer['grade']): boolean {
  if (source.kind === 'part') return board.pieces[source.piece]?.parts[source.part]?.cover.grade === grade;
  if (source.kind === 'zone') return board.zones[source.zone]?.kind === 'effect' && grade === 'light';
  return board.models[source.model] !== undefined && grade !== 'none';
}

/** The cover that counts is that of what is named for it; cover that nothing gives comes from lying down. */
function checkGrade(board: Board, { from, grade, weighed }: CoverAnswer, where: string): ProofCheck {
  const at = `${where}.answer.grade`;
  const fill = { source: from ? nameOf(from) : '', grade };
  if (!from) return holdsWhen('proof/grade-is-the-sources', at, grade !== 'heavy', fill);
  const own = weighed.find(({ source }) => nameOf(source) === nameOf(from));
  const lowest = weighed.some((one) => one.grade === grade);
  const given = own ? own.grade === grade || lowest : isGradeOf(board, from, grade);
  return holdsWhen('proof/grade-is-the-sources', at, given, fill);
}
