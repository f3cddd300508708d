import { expect, test } from 'vitest';
import { checkBoard, kindOfImport, modelsIn, musterRoster, type Roster, readRoster } from '../../../../engine/index.ts';
import { duelBoard } from '../../../support/duel-board.ts';
import { codesOf } from '../../../support/foreign-boards.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';

function open(file: string) {
  const bytes = sharedBytes(`rosters/${file}`);
  expect(kindOfImport({ name: file, bytes })).toBe('roster');
  const read = readRoster(bytes, file);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return { roster: read.value.value, notices: read.value.faults };
}

const cost = (costs: readonly { name: string; value: number }[], name: string) => costs.find((one) => one.name === name)?.value;
const counts = ({ units }: Roster) => units.map(modelsIn);

describeWithSharedData('rosters of BattleScribe and New Recruit', () => {
  test.each(['phalanx_test_roster.ros', 'phalanx_test_roster.rosz', 'phalanx_test_roster.newrecruit.json'])(
    '%s has four units of 12, 56, 27 and 19 points with a crew of two each, and one entry that is no unit',
    (file) => {
      const { roster, notices } = open(file);
      expect([cost(roster.costs, 'Points'), cost(roster.costs, 'Fuel'), cost(roster.limits, 'Points')]).toEqual([114, 32, 200]);
      expect(roster.units.map(({ costs }) => cost(costs, 'Points'))).toEqual([12, 56, 27, 19]);
      expect(counts(roster)).toEqual([2, 2, 2, 2]);
      expect(notices).toEqual([{ code: 'roster/entries-left-out', where: '', fill: { count: 1, names: 'Game Size' } }]);
    },
  );

  test('the roster, the packed one and the one of New Recruit are the same units', () => {
    const [plain, packed, exported] = ['ros', 'rosz', 'newrecruit.json'].map(
      (ending) => open(`phalanx_test_roster.${ending}`).roster,
    );
    expect(packed).toEqual(plain);
    expect(exported).toEqual({ ...plain, kind: 'new-recruit' });
    expect(plain!.units[0]!.models).toMatchObject([
      { name: 'Granny Trooper', weapons: [] },
      { name: 'Granny Trooper', weapons: [{ name: 'Cane', count: 1 }] },
    ]);
  });

  test('anon_army.ros has 16 units of 2000 points, its vehicles are one model each and weapons never count', () => {
    const { roster, notices } = open('anon_army.ros');
    expect([cost(roster.costs, 'pts'), cost(roster.costs, 'PL')]).toEqual([2000, 104]);
    expect(roster.units).toHaveLength(16);
    expect([...counts(roster)].sort((a, b) => b - a).slice(0, 3)).toEqual([16, 15, 10]);
    const vehicles = roster.units.filter(({ costs }) => cost(costs, 'pts') === 175);
    expect(vehicles.map(modelsIn)).toEqual([1, 1, 1]);
    expect(notices).toMatchObject([{ code: 'roster/entries-left-out', fill: { count: 4 } }]);
    const squad = roster.units.find((unit) => modelsIn(unit) === 10)!;
    expect(squad.models.map(({ count, weapons }) => [count, weapons])).toEqual([
      [1, [{ name: 'Loven', count: 1 }]],
      [9, [{ name: 'Loven', count: 9 }]],
    ]);
    // Two weapons on one model.
    expect(roster.units.filter((unit) => modelsIn(unit) === 3)[0]!.models[0]!.weapons).toEqual([
      { name: 'Kepelpelmi ruvamru', count: 2 },
      { name: 'Rucorqua', count: 1 },
    ]);
  });

  test('anon_vehicle.rosz is one vehicle with its damage brackets, and gives command points back', () => {
    const { roster } = open('anon_vehicle.rosz');
    expect([cost(roster.costs, 'pts'), cost(roster.costs, 'CP')]).toEqual([265, -2]);
    expect(counts(roster)).toEqual([1]);
    expect(roster.units[0]!.brackets).toEqual(['9-16+', '5-8', '1-4']);
  });

  test('anon_empty.rosz says that there are no units', () => {
    const { roster, notices } = open('anon_empty.rosz');
    expect(roster.units).toEqual([]);
    expect(codesOf(notices)).toEqual(['roster/no-units']);
  });

  test('rules data is told from a roster', () => {
    for (const [file, name] of [
      ['Babies.cat', 'Babies'],
      ['Spec Kata Wars 9000.gst', 'Spec Kata Wars 9000'],
    ] as const) {
      const read = readRoster(sharedBytes(`rosters/${file}`), file);
      expect(read.ok ? null : read.problem).toEqual([{ code: 'roster-file/rules-data', where: '', fill: { name } }]);
    }
  });
});

describeWithSharedData('a list of Army Forge', () => {
  test('costs 435 points with its upgrades; its halves and its captain are one unit of 11 of 13 models', () => {
    const { roster, notices } = open('armyforge_style_list.json');
    expect(notices).toEqual([]);
    expect(roster.units.reduce((sum, { costs }) => sum + cost(costs, 'pts')!, 0)).toBe(435);
    expect(counts(roster)).toEqual([11, 1, 1]);
    const [guards, walker, crawler] = roster.units;
    expect(guards!.models.map(({ name, count, base }) => [name, count, base])).toEqual([
      ['Ditch Guards', 10, { kind: 'round', diameter: 25 }],
      ['Captain Örtel', 1, { kind: 'round', diameter: 32 }],
    ]);
    expect(guards!.models[0]!.weapons).toEqual([
      { name: 'Long Gun', count: 9 },
      { name: 'Hand Weapon', count: 10 },
      { name: 'Rocket Tube', count: 1 },
    ]);
    expect(walker!.models[0]!.base).toEqual({ kind: 'round', diameter: 60 });
    expect(crawler!.models[0]!.base).toEqual({ kind: 'oval', width: 120, depth: 92 });
  });

  test('puts all its models on a table, unit by unit, and no base on another', () => {
    const { roster } = open('armyforge_style_list.json');
    const wishes = { owner: 'red', miniature: 'rifleman', at: { x: 0, z: 100 }, facing: 0, taken: new Set<string>() } as const;
    const models = musterRoster(roster, { ...wishes, base: { kind: 'round', diameter: 25 } });
    expect(models).toHaveLength(13);
    expect(new Set(models.map(({ unit }) => unit)).size).toBe(3);
    const board = {
      ...duelBoard,
      size: { width: 1200, depth: 1200 },
      pieces: {},
      models: Object.fromEntries(models.map((model) => [model.id, model])),
    };
    expect(checkBoard(board, new Map())).toEqual([]);
  });
});
