import type { LookEvidence } from '../ruling/evidence.ts';
import type { RecordedRuling, RuledQuestion } from '../ruling/recorded-ruling.ts';
import type { LookVerdict } from '../ruling/verdict.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { checkAnswer } from './check-answer.ts';
import { checkCover } from './check-cover.ts';
import { checkMargin } from './check-margin.ts';
import { checkSight, checkWayIsFree, checkWayIsStopped } from './check-sight.ts';
import { beforeEye } from './clouds-again.ts';
import { notChecked, PROOF_TOLERANCE, type ProofCheck, type ProofReport } from './report.ts';
import { type Blocker, blockersOf, type StandingBoard, standOn } from './standing-bodies.ts';

/**
 * Is what a ruling says true? Checks all evidence that can be checked with a ruler: where eyes are, that witness lines are free and end on the
 * target, that what is drawn as hidden lies behind what is said to hide it, that nothing lies before what is drawn as visible, that both together
 * are all of the target, and that shares and answer are what follows, and that a push turns it where it is said to. It is written for being read and shares nothing with what
 * gave the ruling: it has solids, triangles and whole numbers of its own, and tries every triangle.
 * @edge what the rules make of the evidence is not checked here; opening the ruling asks the rules again
 * @cost proportional to the triangles of the file, times the shapes of its pictures; seconds for a wood of thousands of leaves
 */
export function checkRuling(ruling: RecordedRuling, meshes: MeshLibrary): ProofReport {
  const stand = standOn(ruling.board, meshes);
  const questions = ruling.rulings.map((one, i) => ({ checks: checkQuestion(one, stand, `rulings[${i}]`) }));
  const holds = questions.every(({ checks }) => checks.every(({ result }) => result !== 'fails'));
  return { holds, tolerance: PROOF_TOLERANCE, questions };
}

function checkQuestion({ outcome }: RuledQuestion, stand: StandingBoard, at: string): readonly ProofCheck[] {
  if (!outcome.ok) return [notChecked('proof/question-was-refused', `${at}.outcome`)];
  const verdict = outcome.value;
  const where = `${at}.outcome.value`;
  return [
    ...checkAnswer({ stand, verdict, where }),
    ...verdict.evidence.flatMap((evidence, i) => checkEvidence(evidence, verdict, stand, `${where}.evidence[${i}]`)),
    ...verdict.margins.flatMap((margin, i) => checkMargin({ stand, margin, where: `${where}.margins[${i}]` })),
    notChecked('proof/widths-and-measurements', where),
  ];
}

function checkEvidence(evidence: LookEvidence, verdict: LookVerdict, stand: StandingBoard, where: string): readonly ProofCheck[] {
  switch (evidence.kind) {
    case 'sight':
      return checkSight({ stand, query: evidence.query, finding: evidence.finding, where });
    case 'cover':
      return checkCover({ stand, query: evidence.query, finding: evidence.finding, where });
    case 'seen-ray':
      return [checkWayIsFree(evidence.ray, blockersIn(verdict, stand), `${where}.ray`)];
    case 'stopped-ray':
      return [checkWayIsStopped(evidence.ray, beforeEye(evidence.ray.from, blockersIn(verdict, stand)), `${where}.ray`)];
    default:
      return [];
  }
}

/** What stands in the way by the first look that a verdict tells of; all terrain where it tells of none. */
function blockersIn({ evidence, asked }: LookVerdict, stand: StandingBoard): readonly Blocker[] {
  const look = evidence.find((one) => one.kind === 'sight');
  const policy = look?.kind === 'sight' ? look.query.blockers : { terrain: true, models: [], glass: false };
  const from = asked.kind === 'sees' ? asked.looker : asked.shooter;
  return blockersOf(stand, policy, [from, asked.target]);
}
