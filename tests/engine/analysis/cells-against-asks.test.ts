import { describe, expect, test } from 'vitest';
import { figureAt, figureOf } from '../../../engine/analysis/figure-asked.ts';
import {
  type Board,
  battle,
  type Field,
  type FieldQuestion,
  type RuleSet,
  skirmish,
  type Table,
  USUAL_MAN,
  withModel,
} from '../../../engine/index.ts';
import { benchBoard } from '../../bench/boards.ts';
import { type Chance, chanceOf } from '../../support/chance.ts';
import { boardOfAllKits } from '../../support/kit-board.ts';
import { fieldOf, labTable } from '../../support/lab.ts';
import { at, boardOf, man } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

/** The verdict on one pair, with the figure set down at a place of the field. */
function ask(
  table: Table,
  field: Field,
  place: number,
  question: FieldQuestion,
  ruleSet: RuleSet,
  other: string,
  looks: boolean,
) {
  const figure = figureOf(table.board, question.figure);
  if (!figure.ok) throw new Error(figure.problem.code);
  const { at: all } = field.places;
  const stood = figureAt(figure.value, all[3 * place]!, all[3 * place + 1]!, all[3 * place + 2]!);
  const board = withModel(table.board, stood);
  const [looker, target] = looks ? [stood.id, other] : [other, stood.id];
  return ruleSet.answer({ kind: 'sees', looker, target }, { ...table, board, space: table.space.supposing(board) });
}

/** Asks at places chosen by chance, and counts what was hidden, seen in part, clear and refused. */
function compare(
  table: Table,
  chance: Chance,
  question: FieldQuestion,
  other: string,
  count: number,
  ruleSet: RuleSet = skirmish,
): Readonly<Record<string, number>> {
  const field = fieldOf(table, question, ruleSet);
  const looks = question.sought.kind === 'seen-of';
  const all = [...field.atLeast.keys()];
  const above = all.filter((place) => field.places.storeys[place]! > 0);
  const upstairs = above.length > 0 ? above : all;
  const told = { hidden: 0, part: 0, clear: 0, refused: 0, upstairs: 0 };
  for (let i = 0; i < count; i++) {
    const among = i % 3 === 0 ? upstairs : all;
    const place = among[chance.whole(0, among.length - 1)]!;
    const alone = ask(table, field, place, question, ruleSet, other, looks);
    const known = { atLeast: field.atLeast[place]!, atMost: field.atMost[place]! };
    const whole = alone.ok ? alone.value.answer.whole : { atLeast: Number.NaN, atMost: Number.NaN };
    expect(known, `place ${place}`).toEqual(whole);
    if (!alone.ok) told.refused++;
    else told[whole.atMost === 0 ? 'hidden' : whole.atLeast === 1 ? 'clear' : 'part']++;
    if (field.places.storeys[place]! > 0) told.upstairs++;
  }
  return told;
}

const seenFrom = (model: string, cell: number): FieldQuestion => ({
  figure: USUAL_MAN,
  cell,
  within: null,
  sought: { kind: 'seen-from', viewers: { kind: 'model', model }, accuracy: 'as-sight' },
});
const seenOf = (model: string, cell: number): FieldQuestion => ({
  figure: USUAL_MAN,
  cell,
  within: null,
  sought: { kind: 'seen-of', targets: { kind: 'model', model }, accuracy: 'as-sight' },
});

/** All kits, with two men on the table between them. */
function kitsWithMen(seed: number): Board {
  const kits = boardOfAllKits(seed, 2);
  const one = man('one', -20, 380);
  const other = man('other', 0, 0, { pose: { at: at(250, 60, -260), facing: 2 } });
  return boardOf(Object.values(kits.pieces), [one, other]);
}

describe('a square of a map says what the verdict on a man there says, to the bit', () => {
  const chance = chanceOf(8080);

  test('among all kits, on all floors, whoever looks', () => {
    const table = labTable(kitsWithMen(61));
    const there = compare(table, chance, seenFrom('other', 60), 'other', soak(30));
    const back = compare(table, chance, seenOf('one', 60), 'one', soak(20));
    for (const told of [there, back]) {
      expect(told.hidden).toBeGreaterThan(0);
      expect(told.part! + told.clear!).toBeGreaterThan(0);
      expect(told.upstairs).toBeGreaterThan(0);
    }
  });

  test('among rough meshes, leaves and hills', () => {
    const { board, meshes } = benchBoard('10k');
    const [one, other] = Object.keys(board.models);
    const table = labTable(board, meshes);
    const there = compare(table, chance, seenFrom(one!, 60), one!, soak(20));
    const back = compare(table, chance, seenOf(other!, 60), other!, soak(10));
    expect(there.hidden! + back.hidden!).toBeGreaterThan(10);
    expect(there.part! + there.clear!).toBeGreaterThan(0);
  });

  test('by the battle rules, whose woods are judged by their outline', () => {
    const table = labTable(kitsWithMen(62), new Map(), battle);
    const told = compare(table, chance, seenFrom('other', 60), 'other', soak(20), battle);
    expect(told.hidden! + told.part! + told.clear!).toBe(soak(20));
  });
});
