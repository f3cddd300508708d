import { describe, expect, test } from 'vitest';
import {
  type Base,
  type Board,
  battle,
  core,
  type Measured,
  type Model,
  type Question,
  type RuleSet,
  type Settings,
  skirmish,
} from '../../../engine/index.ts';
import { vehicle } from '../../support/drive-board.ts';
import { tableOf } from '../../support/expect-verdict.ts';
import { nextDown, nextUp } from '../../support/next-number.ts';
import { at, boardOf, box, ground, man, piece } from '../../support/sight-board.ts';
import { circle, hitsBy, laid, placing } from '../../support/template-questions.ts';

/** One measure of one rule book, at its own limit. */
interface Limit {
  readonly says: string;
  readonly ruleSet: RuleSet;
  readonly settings?: Settings;
  /** Where model `a` stands exactly on the limit; to the right of that it is over it. */
  readonly x: number;
  /** What the book allows beyond that; on the limit it holds, unless the book leaves it out. */
  readonly slack?: number;
  readonly leavesOut?: boolean;
  /** So far before the limit it holds; a touch of bases and templates is a contact wide. */
  readonly before?: number;
  readonly board: (x: number) => Board;
  readonly question: Question;
  /** No nudge makes it a close call: the book has a tolerance of its own for it. */
  readonly neverClose?: boolean;
}

const ROUND: Base = { kind: 'round', diameter: 32 };
const OVAL: Base = { kind: 'oval', width: 60, depth: 36 };
const SQUARE: Base = { kind: 'rectangle', width: 40, depth: 24 };
const NONE: Base = { kind: 'round', diameter: 0 };
const BASES = [
  ['round', ROUND, 16],
  ['oval', OVAL, 30],
  ['rectangular', SQUARE, 20],
  ['pointed', NONE, 0],
] as const;

const ANNA: Measured = { kind: 'model', model: 'a' };
const BELA: Measured = { kind: 'model', model: 'b' };
const within = (distance: number, of: Measured, wholly = false): Question => ({
  kind: 'within',
  what: ANNA,
  of,
  distance,
  wholly,
});
const anna = (x: number, base: Base = ROUND, more: Partial<Model> = {}) => man('a', x, 0, { base, ...more });
const bela = (base: Base = ROUND, more: Partial<Model> = {}) => man('b', 0, 0, { base, owner: 'blue', ...more });
const two = (base: Base, other: Base) => (x: number) => boardOf([], [anna(x, base), bela(other)]);

/** An area from the left to x = 0, as terrain, as a zone and as an objective that reaches as far. */
const wood = piece('wood', {}, { footprint: [ground(-300, -200, 0, 200)] });
const zone = { id: 'z', name: 'z', kind: 'deployment', owner: 'red', outline: ground(-300, -200, 0, 200) } as const;
const goal = { id: 'o', name: 'o', at: at(-20, 0, 0), radius: 20 };
const wall = piece('wall', { stone: box(-20, 0, -100, 0, 60, 100) });
/** A wood of Category 3 to the right of x = 0. */
const deep = piece(
  'deep',
  {},
  {
    footprint: [ground(0, -200, 600, 200)],
    traits: { heightCategory: 3, difficult: null, dangerous: false, impassable: false, soft: true, area: true },
  },
);
const inWood = (base: Base) => (x: number) => boardOf([wood], [anna(x, base)]);

const LIMITS: readonly Limit[] = [
  // from base to base, by every book
  ...BASES.flatMap(([kind, base, reach]): Limit[] =>
    BASES.map(
      ([other, theirs, reachOfTheirs]): Limit => ({
        says: `core: within an inch, a ${kind} base of a ${other} one`,
        ruleSet: core,
        x: reach + reachOfTheirs + 25.4,
        slack: 0.01,
        board: two(base, theirs),
        question: within(25.4, BELA),
      }),
    ),
  ),
  ...BASES.map(
    ([kind, base, reach]): Limit => ({
      says: `battle: within six inches of a ${kind} base`,
      ruleSet: battle,
      x: 16 + reach + 152.4,
      board: two(ROUND, base),
      question: within(152.4, BELA),
    }),
  ),
  ...BASES.map(
    ([kind, base, reach]): Limit => ({
      says: `skirmish: a distance of contact from a ${kind} base`,
      ruleSet: skirmish,
      x: 16 + reach + 20,
      board: two(ROUND, base),
      question: within(20, BELA),
    }),
  ),
  {
    says: 'core: within a distance of 0 is to touch',
    ruleSet: core,
    x: 32,
    slack: 0.01,
    board: two(ROUND, ROUND),
    question: within(0, BELA),
  },
  {
    says: 'core: horizontally within an inch, whatever the heights',
    ruleSet: core,
    settings: { measureMode: 'horizontal' },
    x: 57.4,
    slack: 0.01,
    board: (x) => boardOf([], [anna(x), bela(ROUND, { pose: { at: at(0, 90, 0), facing: 0 } })]),
    question: within(25.4, BELA),
  },
  {
    says: 'battle: in space within five inches, three of them up',
    ruleSet: battle,
    x: 32 + 4 * 25.4,
    board: (x) => boardOf([], [anna(x), bela(ROUND, { pose: { at: at(0, 3 * 25.4, 0), facing: 0 } })]),
    question: within(5 * 25.4, BELA),
  },
  {
    says: 'core: wholly within six inches of a model',
    ruleSet: core,
    x: 152.4,
    slack: 0.01,
    board: two(ROUND, ROUND),
    question: within(152.4, BELA, true),
  },
  // from head to head, and to what has no head
  {
    says: 'skirmish: from head to head',
    ruleSet: skirmish,
    x: 100,
    board: two(ROUND, ROUND),
    question: within(100, BELA),
  },
  {
    says: 'skirmish: from a head to a point of the ground',
    ruleSet: skirmish,
    x: 100,
    board: (x) => boardOf([], [anna(x)]),
    question: within(100, { kind: 'point', at: at(0, 0, 0) }),
  },
  {
    says: 'skirmish: from a head to the hull of a vehicle',
    ruleSet: skirmish,
    x: 35 + 100,
    board: (x) => boardOf([], [anna(x), vehicle('b', 0, 0)]),
    question: within(100, BELA),
  },
  {
    says: 'skirmish: from a base to a piece of terrain',
    ruleSet: skirmish,
    x: 16 + 15,
    board: (x) => boardOf([wall], [anna(x)]),
    question: within(15, { kind: 'terrain', piece: 'wall' }),
  },
  ...[skirmish, battle, core].map(
    (ruleSet): Limit => ({
      says: `${ruleSet.id}: from a base to a line`,
      ruleSet,
      x: 16 + 50,
      slack: ruleSet === core ? 0.01 : 0,
      board: (x) => boardOf([], [anna(x)]),
      question: within(50, { kind: 'line', from: at(0, 0, -100), to: at(0, 0, 100) }),
    }),
  ),
  ...[skirmish, battle, core].map(
    (ruleSet): Limit => ({
      says: `${ruleSet.id}: from a base to an edge of the table`,
      ruleSet,
      x: -600 + 16 + 50,
      slack: ruleSet === core ? 0.01 : 0,
      board: (x) => boardOf([], [anna(x)]),
      question: within(50, { kind: 'edge', edge: 'left' }),
    }),
  ),
  ...[battle, core].map(
    (ruleSet): Limit => ({
      says: `${ruleSet.id}: at the edge of the table is 0 from it`,
      ruleSet,
      x: -600 + 16,
      slack: ruleSet === core ? 0.01 : 0,
      board: (x) => boardOf([], [anna(x)]),
      question: within(0, { kind: 'edge', edge: 'left' }),
    }),
  ),
  // areas
  ...BASES.flatMap(([kind, base, reach]): Limit[] => [
    {
      says: `core: a ${kind} base within an area that it touches`,
      ruleSet: core,
      x: reach,
      slack: 0.01,
      board: inWood(base),
      question: within(0, { kind: 'terrain', piece: 'wood' }),
    },
    {
      says: `core: a ${kind} base wholly within an area, touching its border from inside`,
      ruleSet: core,
      x: -reach,
      slack: 0.01,
      board: inWood(base),
      question: within(0, { kind: 'terrain', piece: 'wood' }, true),
    },
    {
      says: `skirmish: a ${kind} base wholly within a zone`,
      ruleSet: skirmish,
      x: -reach,
      board: (x) => ({ ...boardOf([], [anna(x, base)]), zones: { z: zone } }),
      question: within(0, { kind: 'zone', zone: 'z' }, true),
    },
    {
      says: `battle: a ${kind} base within three inches of an area`,
      ruleSet: battle,
      x: reach + 76.2,
      board: inWood(base),
      question: within(76.2, { kind: 'terrain', piece: 'wood' }),
    },
  ]),
  {
    says: 'core: within a quarter whose strip of half a millimetre it reaches over',
    ruleSet: core,
    x: 16 - 0.5,
    slack: 0.01,
    board: (x) => boardOf([], [man('a', x, -100, { base: ROUND })]),
    question: within(0, { kind: 'quarter', quarter: 'far-left' }),
  },
  {
    says: 'core: wholly within a quarter up to that strip',
    ruleSet: core,
    x: -16 - 0.5,
    slack: 0.01,
    board: (x) => boardOf([], [man('a', x, -100, { base: ROUND })]),
    question: within(0, { kind: 'quarter', quarter: 'far-left' }, true),
  },
  {
    says: 'core: in range of an objective that is an area',
    ruleSet: core,
    x: 16,
    slack: 0.01,
    board: (x) => ({ ...boardOf([], [anna(x)]), objectives: { o: goal } }),
    question: within(0, { kind: 'objective', objective: 'o' }),
  },
  {
    says: 'core: in range of an objective that is a marker',
    ruleSet: core,
    settings: { objectiveMode: 'marker' },
    x: 16 + 76.2,
    slack: 0.01,
    board: (x) => ({ ...boardOf([], [anna(x)]), objectives: { o: goal } }),
    question: within(0, { kind: 'objective', objective: 'o' }),
  },
  // contact and coherency
  ...BASES.map(
    ([kind, base, reach]): Limit => ({
      says: `core: contact with a ${kind} base`,
      ruleSet: core,
      x: 16 + reach,
      slack: 0.1,
      neverClose: true,
      board: two(ROUND, base),
      question: { kind: 'contact', model: 'a', other: 'b', overhang: null },
    }),
  ),
  {
    says: 'core: in coherency with one of the unit',
    ruleSet: core,
    x: 32 + 50.8,
    slack: 0.01,
    board: (x) => boardOf([], [anna(x, ROUND, { unit: 'u' }), man('b', 0, 0, { base: ROUND, unit: 'u' })]),
    question: { kind: 'coherency', owner: 'red', unit: 'u' },
  },
  // under a template
  ...BASES.slice(0, 3).map(
    ([kind, base, reach]): Limit => ({
      says: `skirmish: a ${kind} base that a template only touches is not under it`,
      ruleSet: skirmish,
      x: 40 + reach,
      leavesOut: true,
      before: 0.011,
      board: (x) => boardOf([], [anna(x, base)]),
      question: hitsBy(laid(circle(80), 0, 0)),
    }),
  ),
  // facings and arcs
  {
    says: 'skirmish: on the line of its shoulders a figure is before it',
    ruleSet: skirmish,
    x: 0,
    board: (x) =>
      boardOf([], [man('a', x, 0), man('b', 0, 0, { owner: 'blue', pose: { at: at(0, 0, 0), facing: -Math.PI / 2 } })]),
    question: { kind: 'may-aim', shooter: 'b', target: 'a', weapon: null },
  },
  {
    says: 'skirmish: on the border of its arc a weapon of the hull reaches',
    ruleSet: skirmish,
    x: 200,
    board: (x) => boardOf([], [man('a', x, 200), vehicle('b', 0, 0)]),
    question: {
      kind: 'may-aim',
      shooter: 'b',
      target: 'a',
      weapon: { mount: 'hull', at: at(0, 20, 0), bearing: 0, turn: null, crewOut: false },
    },
  },
  // what is shot and thrown
  {
    says: 'battle: a hole in the farthest range of a gun',
    ruleSet: battle,
    x: 16 + 254,
    board: two(ROUND, ROUND),
    question: placing(laid(circle(76.2), 0, 0), 'a', { weapon: 'ordnance', range: { least: 0, most: 254 } }),
  },
  {
    says: 'battle: a hole in the nearest range of a mortar',
    ruleSet: battle,
    x: -16 - 304.8,
    board: two(ROUND, ROUND),
    question: placing(laid(circle(76.2), 0, 0), 'a', { weapon: 'barrage', range: { least: 304.8, most: 900 } }),
  },
  ...BASES.slice(0, 3).map(
    ([kind, base, reach]): Limit => ({
      says: `battle: a ${kind} base that a blast only touches is not under it`,
      ruleSet: battle,
      x: 38.1 + reach,
      leavesOut: true,
      before: 0.011,
      board: (x) => boardOf([], [anna(x, base)]),
      question: hitsBy(laid(circle(76.2), 0, 0), { weapon: 'flame' }),
    }),
  ),
  {
    says: 'battle: seen six inches deep in a wood',
    ruleSet: battle,
    x: 16 + 152.4,
    board: (x) => boardOf([deep], [anna(x), bela(ROUND, { pose: { at: at(-300, 0, 0), facing: 0 } })]),
    question: { kind: 'sees', looker: 'a', target: 'b' },
  },
  {
    says: 'skirmish: as far as a grenade is thrown',
    ruleSet: skirmish,
    x: 160,
    board: (x) => boardOf([], [anna(x)]),
    question: placing(laid(circle(80), 0, 0), 'a', { weapon: 'grenade', strength: 4 }),
  },
  {
    says: 'skirmish: the narrow end of flame within its range',
    ruleSet: skirmish,
    x: 16 + 120,
    board: (x) => boardOf([], [anna(x)]),
    question: placing(laid({ kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 }, 0, 0, -Math.PI / 2), 'a', {
      weapon: 'flame',
      range: { least: 0, most: 120 },
    }),
  },
  {
    says: 'skirmish: beside whom a shotgun hits',
    ruleSet: skirmish,
    x: 32 + 20,
    board: (x) => boardOf([], [anna(x, ROUND, { owner: 'blue' }), bela(), man('s', 0, 300)]),
    question: { kind: 'spread', shooter: 's', target: 'b', zone: 'medium', strength: 2 },
  },
];

const holdsAt = ({ board, question, ruleSet, settings = {} }: Limit, x: number) => {
  const result = ruleSet.answer(question, tableOf(board(x), settings));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  const { answer, confidence } = result.value;
  switch (answer.kind) {
    case 'within':
    case 'coherency':
      return { holds: answer.holds, confidence };
    case 'template-hits':
      return { holds: answer.hits.some(({ outcome }) => outcome === 'hit'), confidence };
    case 'contact':
      return { holds: answer.contact === 'bases', confidence };
    case 'place-template':
      return { holds: answer.allowed && !answer.misses, confidence };
    case 'sees':
      return { holds: answer.sees, confidence };
    case 'spread':
      return { holds: answer.others.some(({ model, allowed }) => model === 'a' && allowed), confidence };
    case 'may-aim':
      return { holds: answer.allowed, confidence };
    default:
      throw new Error(`an answer to something else: ${answer.kind}`);
  }
};

describe.each(LIMITS.map((limit) => [limit.says, limit] as const))('%s', (_, limit) => {
  const { x, slack = 0, leavesOut = false, neverClose = false, before = 0.002 } = limit;
  const close = neverClose ? 'clear' : 'close-call';

  test('holds exactly at the limit and one step of rounding either side of it, as its book says, and is too close to call', () => {
    for (const place of [nextDown(x), x, nextUp(x), nextDown(x + slack), x + slack, nextUp(x + slack)])
      expect(holdsAt(limit, place)).toEqual({ holds: !leavesOut, confidence: close });
  });

  test('does not hold two thousandths of a millimetre beyond, holds as much before, and is clear two millimetres on', () => {
    expect(holdsAt(limit, x + slack + 0.002)).toEqual({ holds: false, confidence: close });
    expect(holdsAt(limit, x - before)).toEqual({ holds: true, confidence: close });
    expect(holdsAt(limit, x + slack + 2)).toEqual({ holds: false, confidence: 'clear' });
  });
});
