import { describe, expect, test } from 'vitest';
import { sealRuling } from '../../../engine/files/ruling-seals.ts';
import {
  canonicalForm,
  installedRuleSets,
  makeRuling,
  openRuling,
  openSpace,
  questionsBetween,
  type RulingWithMeshes,
  skirmish,
  writeRulingFile,
} from '../../../engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { numbersIn, withOtherDigit } from '../../support/json-numbers.ts';
import { copyOf, rulingOn, type Writable } from '../../support/rulings.ts';

const made = rulingOn(duelBoard, 'anna', 'cili');
const text = writeRulingFile(made);

const opened = (file: string) => {
  const one = openRuling(file, installedRuleSets);
  if (!one.ok) throw new Error(JSON.stringify(one.problem));
  return one.value;
};

type Forged = Writable<RulingWithMeshes['ruling']>;

/** The file of a ruling that somebody changed and then sealed anew, as if it had been so from the beginning. */
function forged(change: (ruling: Forged) => unknown, from = made): string {
  const ruling = copyOf(from.ruling);
  change(ruling);
  const file = { eyeline: 'ruling', ...ruling, meshes: {} };
  return canonicalForm({ ...file, seals: sealRuling(file) });
}

const doubtsOf = (file: string) =>
  opened(file).doubts.map(({ code, where, fill }) => [code, where, fill.filed ?? '', fill.found ?? ''].join(' ').trim());

/** The answer to the question whether Anna sees Cili. */
const sees = (ruling: Forged) => {
  const { outcome } = ruling.rulings[0]!;
  if (!outcome.ok || outcome.value.answer.kind !== 'sees') throw new Error('Anna was not asked whether she sees Cili');
  return outcome.value;
};

describe('a ruling that is opened', () => {
  test('stands when it is as it was written, and gives the same answers again', () => {
    const { doubts, notices, again } = opened(text);
    expect([doubts, notices]).toEqual([[], []]);
    expect(again).toEqual(made.ruling.rulings);
    expect(again.map(({ asked }) => asked)).toEqual(questionsBetween('anna', 'cili'));
  });

  test('stands when the rules turned a question down', () => {
    const board = copyOf(duelBoard);
    board.models.anna!.pose.at.z = 0;
    const { ruling, meshes } = rulingOn(board, 'anna', 'bela');
    expect(ruling.rulings.map(({ outcome }) => outcome.ok)).toContain(false);
    expect(opened(writeRulingFile({ ruling, meshes })).doubts).toEqual([]);
  });

  test('keeps what was agreed at the table, and rules by it', () => {
    const agreed = rulingOn(duelBoard, 'anna', 'bela', { settings: { coverThresholdTerrain: 1 } });
    expect(agreed.ruling.settings.coverThresholdTerrain).toBe(1);
    expect(opened(writeRulingFile(agreed)).doubts).toEqual([]);
    const changed = forged((ruling) => {
      ruling.settings.closeCallTolerance = 20;
    }, agreed);
    expect(doubtsOf(changed)).toContain(
      'ruling/answers-otherwise rulings[0].outcome.value.under.settings.closeCallTolerance 1 20',
    );
  });

  test('may be about a model that is not there: then it holds that this was refused', () => {
    const space = openSpace(duelBoard, new Map());
    const { ruling } = makeRuling({
      space,
      meshes: new Map(),
      ruleSet: skirmish,
      settings: {},
      questions: [{ kind: 'sees', looker: 'anna', target: 'nobody' }],
    });
    expect(ruling.rulings[0]?.outcome).toMatchObject({ ok: false, problem: { code: 'target/not-on-the-board' } });
    expect(opened(writeRulingFile({ ruling, meshes: new Map() })).doubts).toEqual([]);
  });

  test('is refused when its rules are not installed', () => {
    const one = openRuling(
      forged((ruling) => Object.assign(ruling.ruleSet, { id: 'chess' })),
      installedRuleSets,
    );
    expect(one).toEqual({
      ok: false,
      problem: [
        { code: 'ruling-file/rule-set-unknown', where: 'ruleSet.id', fill: { id: 'chess', known: 'skirmish, battle, core' } },
      ],
    });
  });

  test('of another engine or another version of the rules stands with a notice, as long as the answers are the same', () => {
    const other = forged((ruling) => {
      ruling.engine = '9.9.9';
      ruling.ruleSet.version = skirmish.version + 1;
      for (const { outcome } of ruling.rulings)
        if (outcome.ok) Object.assign(outcome.value.under, { engine: '9.9.9', version: skirmish.version + 1 });
    });
    const { doubts, notices } = opened(other);
    expect(doubts).toEqual([]);
    expect(notices.map(({ code }) => code)).toEqual(['ruling/other-engine', 'ruling/other-rules-version']);
  });
});

describe('a ruling of a time when the rules left less to the players', () => {
  const forget = (ruling: Forged, name: string) => {
    for (const { outcome } of ruling.rulings)
      if (outcome.ok) delete (outcome.value.under.settings as Record<string, unknown>)[name];
  };

  test('stands, because what was not known then says nothing against it', () => {
    const older = forged((ruling) => {
      delete (ruling.settings as Record<string, unknown>).noStopZone;
      forget(ruling, 'noStopZone');
    });
    expect(doubtsOf(older)).toEqual([]);
  });

  test('does not, when a verdict hides what the table agreed', () => {
    const hidden = forged((ruling) => forget(ruling, 'noStopZone'));
    expect(doubtsOf(hidden)[0]).toContain('under.settings.noStopZone');
  });
});

describe('a ruling that was forged and sealed anew is found out by asking again', () => {
  test.each([
    [
      'a verdict',
      (ruling: Forged) => Object.assign(sees(ruling).answer, { sees: false }),
      'ruling/answers-otherwise rulings[0].outcome.value.answer.sees false true',
    ],
    [
      'a bound',
      (ruling: Forged) => Object.assign(sees(ruling).answer, { whole: { atLeast: 0.25, atMost: 1 } }),
      'ruling/answers-otherwise rulings[0].outcome.value.answer.whole.atLeast 0.25 1',
    ],
    [
      'a pose',
      (ruling: Forged) => Object.assign(ruling.board.models.cili!.pose.at, { x: 231 }),
      /^ruling\/answers-otherwise rulings\[0\]\.outcome\.value\.evidence\[0\]/,
    ],
    [
      'how sure it is',
      (ruling: Forged) => Object.assign(sees(ruling), { confidence: 'close-call' }),
      'ruling/answers-otherwise rulings[0].outcome.value.confidence close-call clear',
    ],
    [
      'a reason',
      (ruling: Forged) => sees(ruling).because.pop(),
      /^ruling\/answers-otherwise rulings\[0\]\.outcome\.value\.because\[\d\]/,
    ],
    [
      'whole board of a verdict',
      (ruling: Forged) => Object.assign(ruling, { position: '0'.repeat(64) }),
      /^ruling\/answers-otherwise rulings\[0\]\.outcome\.value\.under\.board/,
    ],
  ])('with another %s', (_what, change, expected) => {
    expect(doubtsOf(forged(change))).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});

test('a changed digit anywhere in a ruling keeps it from standing, and is named', () => {
  const chance = chanceOf(20262);
  const numbers = numbersIn(text).filter(({ where }) => !where.startsWith('seals'));
  const tried = Array.from({ length: 60 }, () => chance.oneOf(numbers));
  for (const number of tried) {
    const one = openRuling(withOtherDigit(text, number, chance.whole(0, 30)), installedRuleSets);
    const named = one.ok ? one.value.doubts : one.problem;
    expect(named.map(({ where }) => where)).toContain(number.where);
  }
});
