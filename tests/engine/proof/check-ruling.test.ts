import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  checkRuling,
  hashMesh,
  openSpace,
  PROOF_CHECK_CODES,
  type ProofCheck,
  type RulingWithMeshes,
  readBoardFile,
  type SightFinding,
} from '../../../engine/index.ts';
import { DEMO_BOARD } from '../../app/cli/command-line-runs.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { copyOf, rulingOn, type Writable } from '../../support/rulings.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

type Ruling = RulingWithMeshes['ruling'];
type Forged = Writable<Ruling>;

const failuresOf = (ruling: Ruling, meshes: RulingWithMeshes['meshes'] = new Map()): readonly ProofCheck[] =>
  checkRuling(ruling, meshes).questions.flatMap(({ checks }) => checks.filter(({ result }) => result === 'fails'));

describe('the evidence of every ruling on the demo board holds', () => {
  const read = readBoardFile(readFileSync(DEMO_BOARD, 'utf8'));
  if (!read.ok) throw new Error('the demo board cannot be read');
  const { board, meshes } = read.value;
  const space = openSpace(board, meshes);
  const ids = Object.keys(board.models).sort();
  // A table that tolerates nothing asks for no margins, which take far longer than the looks and are no matter of this proof.
  const settings = { closeCallTolerance: 0 };

  // of all pairs each third on any day, all of them in a long run
  const every = soak(1) > 1 ? 1 : 3;
  const pairs = ids.flatMap((one, i) => ids.slice(0, i).map((other) => [one, other] as const)).filter((_, i) => i % every === 0);
  test.each(ids.slice(1))('between %s and others', (id) => {
    for (const [one, other] of pairs.filter(([first]) => first === id)) {
      const made = rulingOn(board, one, other, { meshes, space, settings });
      expect(failuresOf(made.ruling, made.meshes)).toEqual([]);
    }
  });
});

/**
 * A looks over a low wall at B, of whom chest and below are hidden in part; a crate stands beside the line. C stands in the open before B
 * and covers him in part.
 */
const scene: Board = boardOf(
  [piece('wall', { a: box(-80, 0, 50, 80, 34, 54) }), piece('crate', { a: box(8, 0, 80, 40, 60, 90) })],
  [man('a', 0, -100), man('b', 5, 120, { pose: { at: { x: 5, y: 0, z: 120 }, facing: 3 } }), man('c', 0, 90)],
);
const made = rulingOn(scene, 'a', 'b').ruling;

const verdictOf = (ruling: Forged, question: number) => {
  const { outcome } = ruling.rulings[question]!;
  if (!outcome.ok) throw new Error('the question was refused');
  return outcome.value;
};
const sightOf = (ruling: Forged, question = 0): Writable<SightFinding> => {
  const evidence = verdictOf(ruling, question).evidence.find((one) => one.kind === 'sight');
  if (evidence?.kind !== 'sight') throw new Error('there is no sight among the evidence');
  return evidence.finding;
};
const answerOf = (ruling: Forged) => {
  const { answer } = verdictOf(ruling, 0);
  if (answer.kind !== 'sees') throw new Error('another question was asked first');
  return answer;
};
const coverOf = (ruling: Forged) => {
  const verdict = verdictOf(ruling, 1);
  const evidence = verdict.evidence.find((one) => one.kind === 'cover');
  if (evidence?.kind !== 'cover' || verdict.answer.kind !== 'cover-of') throw new Error('cover was not weighed');
  return { answer: verdict.answer, finding: evidence.finding };
};

test('the scene that is forged below holds as it is, and has something seen, hidden, covered and stopped', () => {
  const report = checkRuling(made, new Map());
  expect([report.holds, report.tolerance]).toEqual([true, 1e-6]);
  const { picture, hiddenBy, seen } = sightOf(copyOf(made));
  expect([picture.visible.length > 1, picture.hidden.length > 1, hiddenBy.length > 1]).toEqual([true, true, true]);
  expect(seen.filter(({ witness }) => witness).length).toBeGreaterThan(1);
  expect(coverOf(copyOf(made)).answer.weighed.length).toBeGreaterThan(1);
  const done = new Set(report.questions.flatMap(({ checks }) => checks.map(({ code }) => code)));
  expect(PROOF_CHECK_CODES.filter((code) => !done.has(code)).sort()).toEqual([
    // no push turns anything here: see check-margin.test.ts
    'proof/answer-is-turned-beyond-it',
    'proof/answer-stands-short-of-the-turn',
    'proof/eye-is-in-the-opening',
    'proof/nothing-like-it-on-the-board',
    'proof/places-of-the-turn-were-not-kept',
    'proof/question-was-refused',
    'proof/unseen-is-hidden-or-concealed',
    'proof/what-is-seen-has-a-witness',
  ]);
});

describe('a forged ruling is caught although its seals would be new:', () => {
  const cases: readonly [string, (ruling: Forged) => unknown, ProofCheck['code']][] = [
    ['who is seen is called unseen', (r) => Object.assign(answerOf(r), { sees: false }), 'proof/unseen-is-hidden-or-concealed'],
    [
      'a share of the answer is another than that found',
      (r) => Object.assign(answerOf(r).whole, { atLeast: 0.1 }),
      'proof/answer-is-what-was-found',
    ],
    [
      'the share of a part that does not count is another',
      (r) => Object.assign(answerOf(r).regions.find(({ counts }) => !counts)!.share, { atLeast: 0.9, atMost: 0.95 }),
      'proof/region-share',
    ],
    [
      'the share is another in answer and finding alike',
      (r) => {
        Object.assign(answerOf(r).whole, { atLeast: 0.1, atMost: 0.2 });
        Object.assign(sightOf(r).whole, { atLeast: 0.1, atMost: 0.2 });
      },
      'proof/whole-share',
    ],
    [
      'the model is said to look from another place',
      (r) => Object.assign(sightOf(r).picture.eye, { y: sightOf(r).picture.eye.y + 0.01 }),
      'proof/eye-is-the-lookers',
    ],
    [
      'the picture is turned off the line of sight',
      (r) => Object.assign(sightOf(r).picture.right, { y: 0.001 }),
      'proof/plane-is-square-to-the-look',
    ],
    [
      'the picture is centred elsewhere',
      (r) => Object.assign(sightOf(r).picture, { centre: { ...sightOf(r).picture.centre, y: 30 } }),
      'proof/plane-is-square-to-the-look',
    ],
    [
      'an outline is drawn larger',
      (r) => Object.assign(sightOf(r).picture.outlines[0]!.outline[0]!, { y: 40 }),
      'proof/outlines-are-the-targets',
    ],
    [
      'a hidden shape is called visible',
      (r) => {
        const { picture } = sightOf(r);
        picture.visible.push(picture.hidden.pop()!.shape);
      },
      'proof/visible-shapes-are-free',
    ],
    [
      'a visible shape is called hidden',
      (r) => {
        const { picture } = sightOf(r);
        picture.hidden.push({ shape: picture.visible.pop()!, by: { kind: 'part', piece: 'wall', part: 'a' } });
      },
      'proof/hidden-shapes-are-covered',
    ],
    [
      'what hides is called by another name',
      (r) => Object.assign(sightOf(r).picture.hidden[0]!, { by: { kind: 'model', model: 'c' } }),
      'proof/hidden-shapes-are-covered',
    ],
    ['a shape is left out', (r) => sightOf(r).picture.visible.pop(), 'proof/shapes-fill-the-outline'],
    [
      'a shape stands in it twice',
      (r) => sightOf(r).picture.visible.push(copyOf(sightOf(r).picture.visible[0]!)),
      'proof/shapes-do-not-overlap',
    ],
    [
      'a shape reaches beyond the target',
      (r) => Object.assign(sightOf(r).picture.visible[0]![0]!, { x: 100 }),
      'proof/shapes-lie-in-the-outline',
    ],
    [
      'a witness ends in the air',
      (r) => {
        const witness = sightOf(r).seen.find((one) => one.witness)!.witness!;
        Object.assign(witness.to, { z: witness.to.z - 0.01 });
      },
      'proof/witness-ends-on-the-target',
    ],
    [
      'a witness begins elsewhere',
      (r) => Object.assign(sightOf(r).seen.find((one) => one.witness)!.witness!.from, { y: 60 }),
      'proof/eye-is-the-lookers',
    ],
    [
      'a witness is taken away',
      (r) => Object.assign(sightOf(r).seen.find((one) => one.witness)!, { witness: null }),
      'proof/what-is-seen-has-a-witness',
    ],
    [
      'the shares of two things that hide are exchanged',
      (r) => {
        const [one, other] = sightOf(r).hiddenBy;
        [one!.share, other!.share] = [other!.share, one!.share];
      },
      'proof/hidden-share',
    ],
    ['something that hides is not told of', (r) => sightOf(r).hiddenBy.pop(), 'proof/hidden-share'],
    [
      'a stopped line stops elsewhere',
      (r) => Object.assign(sightOf(r).stopped[0]!.stoppedAt, { y: sightOf(r).stopped[0]!.stoppedAt.y + 0.01 }),
      'proof/way-is-stopped',
    ],
    ['cover is given another grade', (r) => Object.assign(coverOf(r).answer, { grade: 'none' }), 'proof/grade-is-the-sources'],
    [
      'what is weighed is given another grade',
      (r) => Object.assign(coverOf(r).answer.weighed[0]!, { grade: 'none' }),
      'proof/grade-is-the-sources',
    ],
    [
      'what is weighed is said to hide more',
      (r) => Object.assign(coverOf(r).answer.weighed[0]!.share, { atMost: 1 }),
      'proof/answer-is-what-was-found',
    ],
    [
      'a piece is said to hide more',
      (r) => Object.assign(coverOf(r).finding.pieces[0]!.share, { atLeast: 0.99, atMost: 1 }),
      'proof/cover-share',
    ],
    [
      'a covering model is said to hide less',
      (r) => Object.assign(coverOf(r).finding.models[0]!.share, { atLeast: 0, atMost: 0.01 }),
      'proof/cover-share',
    ],
    ['a covering piece is not told of', (r) => coverOf(r).finding.pieces.pop(), 'proof/cover-share'],
    ['the target is moved', (r) => Object.assign(r.board.models.b!.pose.at, { x: 5.001 }), 'proof/centre-is-the-middle'],
    [
      'the wall is made lower',
      (r) => Object.assign(r.board.pieces.wall!.parts.a!.solid, box(-80, 0, 50, 80, 33.9, 54)),
      'proof/hidden-shapes-are-covered',
    ],
    ['the looker is not there', (r) => delete r.board.models.a, 'proof/nothing-like-it-on-the-board'],
  ];

  test.each(cases)('%s', (_what, change, code) => {
    const forged = copyOf(made);
    change(forged);
    expect(failuresOf(forged).map((check) => check.code)).toContain(code);
    expect(checkRuling(forged, new Map()).holds).toBe(false);
  });

  test('someone behind a wall is called seen', () => {
    const { ruling } = rulingOn(duelBoard, 'anna', 'bela');
    const forged = copyOf(ruling);
    Object.assign(answerOf(forged), { sees: true });
    expect(failuresOf(ruling)).toEqual([]);
    expect(failuresOf(forged).map(({ code }) => code)).toEqual(['proof/seen-has-a-free-way']);
  });

  test('and a witness through the wall does not make it better', () => {
    const forged = copyOf(rulingOn(duelBoard, 'anna', 'bela').ruling);
    Object.assign(answerOf(forged), { sees: true });
    const finding = sightOf(forged);
    finding.seen[0]!.witness = { from: copyOf(finding.picture.eye), to: copyOf(finding.stopped[0]!.aimedAt) };
    expect(failuresOf(forged).map(({ code }) => code)).toContain('proof/way-is-free');
  });
});

test('an imported mesh is tried triangle by triangle like everything else', () => {
  const mesh = {
    positions: Float64Array.from([-60, 0, 0, 60, 0, 0, 60, 40.5, 0, -60, 40.5, 0]),
    triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    groups: [{ name: 'wall', first: 0, count: 2 }],
  };
  const hash = hashMesh(mesh);
  const meshes = new Map([[hash, mesh]]);
  const screen = piece('screen', { a: { kind: 'mesh', mesh: hash, group: 'wall' } });
  const { ruling } = rulingOn({ ...duelBoard, pieces: { screen } }, 'anna', 'bela', { meshes });
  expect(sightOf(copyOf(ruling)).picture.hidden.length).toBeGreaterThan(0);
  expect(failuresOf(ruling, meshes)).toEqual([]);
  const lower = { ...mesh, positions: mesh.positions.map((value) => (value === 40.5 ? 40.4 : value)) };
  expect(failuresOf(ruling, new Map([[hash, lower]])).map(({ code }) => code)).toContain('proof/hidden-shapes-are-covered');
});

test('a question that was turned down has nothing to be checked', () => {
  const board = copyOf(duelBoard);
  board.models.anna!.pose.at.z = 0;
  const report = checkRuling(rulingOn(board, 'anna', 'bela').ruling, new Map());
  expect(report.holds).toBe(true);
  expect(report.questions[0]!.checks.map(({ code, result }) => [code, result])).toEqual([
    ['proof/question-was-refused', 'not-checked'],
  ]);
});
