import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  defaultSettings,
  ENGINE_VERSION,
  findRuleSet,
  installedRuleSets,
  MOVE_ORDERS,
  QUESTION_KINDS,
  type Question,
  type RuleSet,
  type Settings,
  type TemplateWeapon,
  type Verdict,
} from '../../engine/index.ts';
import { picture, sketchBoard, wall, wallFromFront } from '../support/board-sketch.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { man, prone, squadOfFive, squadOfTen, tank, truck } from '../support/figures.ts';

/** A board on which everything that a rule set may meet stands about. */
const board = sketchBoard(
  `
  A..........#..B...................................
  ...........#......................................
  ...........#....W.................................
  ...C............W.......D.........................
  ................W.................................
  ................W......H..........................
  ................W..E..............................
  ................W.................................
  ................W......................T..........
  ................W.................................
  ...K............W.................................
  ...F..................wwwwwww.....................
  ......................wwwwwww.....................
  ......................ww...ww...................U.
  ......................ww.G.ww.....................
  ......................ww...ww.....................
  `,
  {
    A: man(),
    B: man({ hidingBehind: 'wall' }),
    C: squadOfTen(),
    D: squadOfFive(),
    E: man({ lookingOut: 'house/window-1' }),
    F: prone(),
    G: man(),
    H: man({ stance: 'kneeling' }),
    K: man({ lookingOut: 'house/window-7', hidingBehind: 'nothing' }),
    T: tank(),
    U: truck({ facing: 0 }),
    W: picture(
      wallFromFront('house', '##########\n####..####\n####..####\n####..####\n##########\n##########\n##########\n##########'),
    ),
    '#': wall('wall', 30),
    w: wall('wood', 60, { grade: 'light', traits: { area: true, soft: true } }),
  },
);

const written = JSON.stringify(board);
/** Somebody slow, of whom all that is in reach is soon found. */
const state = { movement: 30, loaded: false, heavyWeapon: 'none', dice: [] } as const;
const ordered = { model: 'A', order: 'move', target: null, state } as const;
const way = [{ kind: 'ground', at: { x: -230, y: 0, z: -70 } }] as const;
const ids = Object.keys(board.models);
/** One question of each kind that is not about two models. */
const moving: readonly Question[] = [
  { kind: 'move', ...ordered, way },
  { kind: 'reach', ...ordered },
  { kind: 'route', ...ordered, to: way[0] },
  { kind: 'move-unit', owner: 'red', unit: '', moves: [{ model: 'A', way }], state },
  { kind: 'work-opening', model: 'E', piece: 'house', opening: 'window-1', work: 'open', hasKey: false },
  { kind: 'pick-up', model: 'A', load: 'C', state },
  { kind: 'measure', from: { kind: 'model', model: 'A' }, to: { kind: 'terrain', piece: 'wood' } },
  { kind: 'within', what: { kind: 'model', model: 'A' }, of: { kind: 'model', model: 'B' }, distance: 100, wholly: false },
  { kind: 'closest', to: { kind: 'model', model: 'A' }, among: ids.slice(1).map((model) => ({ kind: 'model', model })) },
  { kind: 'contact', model: 'A', other: 'B', overhang: { wasLongEnough: true, turnIsOver: false } },
  { kind: 'close-in', model: 'A', goal: { kind: 'model', model: 'B' }, allowance: 30, inCoherency: false, end: null },
  { kind: 'coherency', owner: 'red', unit: '' },
];
const gears = { distances: [100], turns: [{ angle: 1, onTheSpot: true }], lastGear: null, halved: false, points: 3, others: [] };
/** One question of each kind about vehicles. */
const driving: readonly Question[] = [
  { kind: 'side-of', of: 'T', from: { kind: 'model', model: 'A' }, strengths: null },
  { kind: 'may-aim', shooter: 'A', target: 'T', weapon: null },
  { kind: 'drive', model: 'U', gear: 1, way: [{ kind: 'run', length: 90 }], state: { drive: 'plain', ...gears } },
];
/** One question of each kind about shots that are no look and lay no template. */
const shots: readonly Question[] = [
  { kind: 'spread', shooter: 'A', target: 'C', zone: 'medium', strength: 2 },
  {
    kind: 'gun-at-man',
    firer: 'A',
    target: 'C',
    roll: { skill: 5, needed: 9, natural: 2 },
    moved: { target: true, weapon: false },
    confirm: null,
    direction: 1,
    indirect: true,
    diameter: 80,
    force: null,
  },
  { kind: 'crew-misses', operator: 'A', weapon: null, crew: ['C'], needed: null, slow: 1, dice: [] },
];
const template = { shape: { kind: 'circle', diameter: 80 }, at: { x: -230, y: 0, z: -70 }, facing: 0 } as const;
const noRange = { range: null, strength: null } as const;
/** One question of each kind about templates, for a weapon that a rule set knows. */
const flying = (weapon: TemplateWeapon): readonly Question[] => [
  { kind: 'template-hits', weapon, template, direct: null, force: null, dice: [], dodges: [] },
  { kind: 'place-template', weapon, template, firer: 'A', target: null, indirect: false, salvo: null, ...noRange },
  {
    kind: 'scatter',
    weapon,
    firer: 'A',
    aim: template.at,
    indirect: true,
    roll: { skill: 5, needed: 10, natural: 2 },
    direction: { by: 'arrow', facing: 1 },
    dice: weapon === 'barrage' ? [4, 2] : [4],
  },
  { kind: 'indirect-shot', weapon, firer: 'A', aim: template.at, needed: null, ...noRange },
  { kind: 'best-placement', weapon, shape: template.shape, firer: 'A', target: null },
];
const looks: readonly Question[] = ids.flatMap((one) =>
  ids
    .filter((other) => other !== one)
    .flatMap((other): Question[] => [
      { kind: 'sees', looker: one, target: other },
      { kind: 'cover-of', shooter: one, target: other },
    ]),
);
/** Everybody about everybody where a book says the most of a look; of another whatever A takes part in, which is as many kinds of things. */
const looksOf = ({ id }: RuleSet): readonly Question[] =>
  id === 'skirmish' ? looks : looks.filter((look) => Object.values(look).includes('A'));
const questionsOf = (ruleSet: RuleSet) => [
  ...looksOf(ruleSet),
  ...moving,
  ...driving,
  ...shots,
  ...flying(ruleSet.id === 'battle' ? 'barrage' : 'shell'),
];

/** The same board, with every record written the other way round. */
function reversed(of: Board): Board {
  const turn = <Value>(record: Readonly<Record<string, Value>>) => Object.fromEntries(Object.entries(record).reverse());
  const pieces = Object.fromEntries(
    Object.entries(of.pieces)
      .reverse()
      .map(([id, piece]) => [id, { ...piece, parts: turn(piece.parts), openings: turn(piece.openings) }]),
  );
  return { ...of, pieces, models: turn(of.models) };
}

function answers(
  ruleSet: RuleSet,
  of: Board,
  settings: Settings = {},
): readonly { question: Question; verdict: Verdict<unknown> }[] {
  const table = tableOf(of, settings);
  return questionsOf(ruleSet).flatMap((question) => {
    const result = ruleSet.answer(question, table);
    return result.ok ? [{ question, verdict: result.value as Verdict<unknown> }] : [];
  });
}

describe.each(installedRuleSets.map((ruleSet) => [ruleSet.id, ruleSet] as const))('the rule set %s', (id, ruleSet) => {
  const questions = questionsOf(ruleSet);
  const given = answers(ruleSet, board);

  test('answers every kind of question that it says it answers, about a board with everything on it', () => {
    const asked = questions.filter(({ kind }) => ruleSet.answers.includes(kind));
    expect(new Set(given.map(({ question }) => question.kind))).toEqual(new Set(ruleSet.answers));
    expect(given.length).toBe(asked.length);
  });

  test('turns down in so many words what it has no rules for', () => {
    const table = tableOf(board);
    const others = QUESTION_KINDS.filter((kind) => !ruleSet.answers.includes(kind));
    const asked = questions.filter(({ kind }) => others.includes(kind));
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(others));
    for (const question of asked) {
      const result = ruleSet.answer(question, table);
      expect(result.ok ? null : result.problem).toEqual({
        code: 'question/not-in-these-rules',
        clause: null,
        fill: { kind: question.kind, ruleSet: id },
      });
    }
  });

  test('takes every order that it says it knows, and turns down in so many words every other', () => {
    const table = tableOf({ ...board, models: { ...board.models, B: { ...board.models.B!, owner: 'blue' } } });
    for (const order of MOVE_ORDERS) {
      const result = ruleSet.answer({ kind: 'move', ...ordered, order, target: order === 'charge' ? 'B' : null, way }, table);
      expect(result.ok, order).toBe(ruleSet.orders.includes(order));
    }
    expect(ruleSet.orders.length > 0).toBe(ruleSet.answers.includes('move'));
  });

  test('is found by its name, and has a version and a ruler', () => {
    expect(findRuleSet(installedRuleSets, id)).toBe(ruleSet);
    expect(ruleSet.version).toBeGreaterThan(0);
    expect(['mm', 'cm', 'inch']).toContain(ruleSet.ruler);
  });

  test('gives reasons with their clauses, and each of them rests on evidence that is there', () => {
    for (const { verdict } of given) {
      expect(verdict.because.length).toBeGreaterThan(0);
      const shown = new Set(verdict.evidence.map((one) => one.id));
      expect(shown.size, 'a name for each piece of evidence').toBe(verdict.evidence.length);
      for (const reason of verdict.because) {
        expect(reason.clause).toMatch(/^[A-Z]+(-[A-Z]+)*-\d+$/);
        for (const evidence of reason.shownBy) expect(shown).toContain(evidence);
      }
    }
  });

  test('answers the question that was asked, and says what the answer stands on', () => {
    for (const { question, verdict } of given) {
      expect(verdict.asked).toEqual(question);
      expect((verdict.answer as { kind: string }).kind).toBe(question.kind);
      expect(verdict.under).toEqual({
        ruleSet: id,
        version: ruleSet.version,
        settings: defaultSettings(ruleSet.settings),
        board: tableOf(board).boardHash,
        engine: ENGINE_VERSION,
      });
    }
  });

  test('does not care in which order the board was written', () => {
    expect(JSON.stringify(answers(ruleSet, reversed(board)))).toBe(JSON.stringify(given));
  });

  test('gives the same verdict to the byte for the same table, and uses the book where nothing was agreed', () => {
    expect(JSON.stringify(answers(ruleSet, board, defaultSettings(ruleSet.settings)))).toBe(JSON.stringify(given));
  });

  test('gives verdicts that can be kept in a file', () => {
    for (const { verdict } of given) {
      const kept = JSON.stringify(verdict, (_, value: unknown) => {
        if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} cannot be kept`);
        if (value === undefined) throw new Error('what is not there cannot be kept');
        return value;
      });
      expect(JSON.stringify(JSON.parse(kept))).toBe(kept);
    }
  });

  test('leaves the board as it was, after all these questions', () => {
    expect(JSON.stringify(board)).toBe(written);
  });

  test('turns down questions about oneself, about nobody, and under settings that it does not have', () => {
    const table = tableOf(board);
    const refusal = (question: Question, settings: Settings = {}) => {
      const result = ruleSet.answer(question, { ...table, settings });
      return result.ok ? null : result.problem.code;
    };
    const expected: readonly (readonly [Question, string, Settings?])[] = [
      [{ kind: 'sees', looker: 'A', target: 'A' }, 'target/is-the-looker'],
      [{ kind: 'cover-of', shooter: 'A', target: 'A' }, 'target/is-the-looker'],
      [{ kind: 'sees', looker: 'nobody', target: 'A' }, 'looker/not-on-the-board'],
      [{ kind: 'cover-of', shooter: 'A', target: 'nobody' }, 'target/not-on-the-board'],
      ...questions.map((question) => [question, 'setting/unknown', { 'no such setting': 1 }] as const),
    ];
    for (const [question, code, settings] of expected)
      if (ruleSet.answers.includes(question.kind)) expect(refusal(question, settings)).toBe(code);
  });

  test('has settings whose defaults it allows itself', () => {
    for (const [name, setting] of Object.entries(ruleSet.settings)) {
      const value = setting.byDefault;
      const fits =
        setting.kind === 'flag'
          ? typeof value === 'boolean'
          : setting.kind === 'choice'
            ? setting.among.includes(String(value))
            : setting.byDefault >= setting.atLeast && setting.byDefault <= setting.atMost;
      expect(fits, name).toBe(true);
    }
  });
});

test('no two rule sets have one name', () => {
  expect(new Set(installedRuleSets.map(({ id }) => id)).size).toBe(installedRuleSets.length);
  expect(findRuleSet(installedRuleSets, 'no such rules')).toBeNull();
});

test('the engine says which version it is', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string };
  expect(ENGINE_VERSION).toBe(version);
});
