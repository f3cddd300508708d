import { describe, expect, test } from 'vitest';
import {
  type Board,
  checkRuling,
  type ProofCheck,
  type RulingWithMeshes,
  readRulingFile,
  writeRulingFile,
} from '../../../engine/index.ts';
import { numbersIn, withOtherDigit } from '../../support/json-numbers.ts';
import { copyOf, rulingOn, type Writable } from '../../support/rulings.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';

type Forged = Writable<RulingWithMeshes['ruling']>;

/** Two men on both sides of a board half a millimetre thick that ends at x = edge. */
const duelAt = (edge: number): Board =>
  boardOf([piece('sheet', { a: box(-200, 0, 0, edge, 90, 0.5) })], [man('a', 0, -200), man('b', 0, 200)]);

/** B's shoulders come into sight when one of the two is pushed by half a millimetre. */
const unseen = rulingOn(duelAt(3.5), 'a', 'b');
/** It hides 24 of a hundred parts of B: he is covered from 25 on. */
const almostCovered = rulingOn(duelAt((-6.5 + 13 * 0.24) / 2), 'a', 'b');

const checksOf = ({ board, ...rest }: RulingWithMeshes['ruling'] | Forged): readonly ProofCheck[] =>
  checkRuling({ board, ...rest } as RulingWithMeshes['ruling'], new Map()).questions.flatMap(({ checks }) => checks);
const failuresOf = (ruling: Forged) => checksOf(ruling).filter(({ result }) => result === 'fails');

/** The first margin of a question that tells of a turn. */
const marginOf = (ruling: Forged, question: number) => {
  const { outcome } = ruling.rulings[question]!;
  const margin = outcome.ok ? outcome.value.margins.find(({ places }) => places) : undefined;
  if (!margin?.places || !margin.towards || margin.displacement === null) throw new Error('nothing turns that answer');
  return { ...margin, margin, places: margin.places, towards: margin.towards, displacement: margin.displacement };
};

describe('what a push turns, in sight or in cover,', () => {
  test.each([
    ['sight', unseen, 0],
    ['cover', almostCovered, 1],
  ])('is measured again on both sides of the turn: %s', (_, { ruling }, question) => {
    const forged = copyOf(ruling);
    const { displacement, holds } = marginOf(forged, question);
    expect([displacement > 0.1, displacement < 1, holds]).toEqual([true, true, false]);
    expect(failuresOf(forged)).toEqual([]);
    const about = checksOf(ruling).filter(({ where }) => where.startsWith(`rulings[${question}].outcome.value.margins`));
    expect(new Set(about.map(({ code, result }) => `${code} ${result}`))).toEqual(
      new Set([
        'proof/margin-starts-as-it-says holds',
        'proof/turn-is-where-it-says holds',
        'proof/answer-stands-short-of-the-turn holds',
        'proof/answer-is-turned-beyond-it holds',
        'proof/nothing-nearer-turns-it not-checked',
      ]),
    );
  });

  const shifted = (ruling: Forged, question: number, by: number) => {
    const { margin, places, towards, displacement } = marginOf(ruling, question);
    margin.displacement = displacement + by;
    margin.noFlipWithin = Math.min(margin.noFlipWithin, margin.displacement);
    for (const place of [places.short, places.beyond]) {
      place.x += towards.x * by;
      place.z += towards.z * by;
    }
  };
  const forgeries: readonly [string, (ruling: Forged, question: number) => unknown, ProofCheck['code']][] = [
    ['is said to be nearer than it is', (r, q) => shifted(r, q, -0.1), 'proof/answer-is-turned-beyond-it'],
    ['is said to be farther than it is', (r, q) => shifted(r, q, 0.1), 'proof/answer-stands-short-of-the-turn'],
    ['is said to be as yet otherwise', (r, q) => (marginOf(r, q).margin.holds = true), 'proof/margin-starts-as-it-says'],
    [
      'has another distance than its places',
      (r, q) => (marginOf(r, q).margin.displacement! += 0.001),
      'proof/turn-is-where-it-says',
    ],
    ['lies in another direction than its places', (r, q) => (marginOf(r, q).towards.x += 0.01), 'proof/turn-is-where-it-says'],
    ['has a place beside its way', (r, q) => (marginOf(r, q).places.short.z += 0.01), 'proof/turn-is-where-it-says'],
    ['is said to be none', (r, q) => (marginOf(r, q).margin.displacement = null), 'proof/turn-is-where-it-says'],
    [
      'is nearer than what is said to turn nothing',
      (r, q) => (marginOf(r, q).margin.noFlipWithin = 0.9),
      'proof/turn-is-where-it-says',
    ],
  ];
  test.each(forgeries)('%s: that is found out', (_, forge, code) => {
    for (const [{ ruling }, question] of [
      [unseen, 0],
      [almostCovered, 1],
    ] as const) {
      const forged = copyOf(ruling);
      forge(forged, question);
      expect(failuresOf(forged).map((check) => check.code)).toContain(code);
    }
  });
});

test('one changed digit of any number of a margin is caught and named by its place', () => {
  const text = writeRulingFile(unseen);
  const numbers = numbersIn(text).filter(({ where }) => where.includes('.margins['));
  expect(numbers.filter(({ where }) => where.includes('.places.')).length).toBeGreaterThan(11);
  const missed = numbers.filter((number) => {
    const read = readRulingFile(withOtherDigit(text, number, 1));
    return !(read.ok ? read.value.changes : read.problem).some(({ where }) => where === number.where);
  });
  expect(missed).toEqual([]);
});
