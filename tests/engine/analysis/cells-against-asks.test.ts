import { describe, expect, test } from 'vitest';
import { figureAt, figureOf } from '../../../engine/analysis/figure-asked.ts';
import { pieceFromMesh } from '../../../engine/files/mesh/as-terrain.ts';
import { readMesh } from '../../../engine/files/mesh/read-mesh.ts';
import { AS_IT_IS, placeMesh } from '../../../engine/files/mesh/tidy-mesh.ts';
import {
  type Board,
  battle,
  type Field,
  type FieldQuestion,
  type RuleSet,
  skirmish,
  type Table,
  type TerrainPiece,
  type TriangleMesh,
  USUAL_MAN,
  withModel,
  type Zone,
} from '../../../engine/index.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../../terrain-kits/index.ts';
import { benchBoard } from '../../bench/boards.ts';
import { type Chance, chanceOf } from '../../support/chance.ts';
import { boardOfAllKits } from '../../support/kit-board.ts';
import { fieldOf, labTable } from '../../support/lab.ts';
import { describeWithSharedData, sharedBytes } from '../../support/shared-data.ts';
import { at, boardOf, ground, man } from '../../support/sight-board.ts';
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

/** A house of two floors in the middle, one man before it and another upstairs. */
function twoFloors(): Board {
  const kit = TERRAIN_KITS.find(({ id }) => id === 'ruined-house')!;
  const house = makePiece(kit, {
    id: 'house',
    name: 'house',
    parameters: { ...defaultValues(kit.sheet), floors: 2, damage: 0.2 },
    pose: { at: { x: 0, y: 0, z: 0 }, facing: 0.4 },
  });
  if (!house.ok) throw new Error(JSON.stringify(house.problem));
  return { ...boardOf([house.value], [man('one', 0, 190), man('other', 210, -60)]), size: { width: 500, depth: 500 } };
}

/** Buildings that other people made, each 140 mm along its longest side, in two rows turned this way and that, with a man before and one between them. */
async function importedStreet(): Promise<{ readonly board: Board; readonly meshes: Map<string, TriangleMesh> }> {
  const chance = chanceOf(404);
  const meshes = new Map<string, TriangleMesh>();
  const pieces: TerrainPiece[] = [];
  for (const [i, name] of IMPORTED.entries()) {
    const reading = await readMesh(sharedBytes(`terrain/${name}`));
    if (!reading.ok) throw new Error(`${name} could not be read`);
    const asItIs = { ...AS_IT_IS, up: name.endsWith('.stl') ? ('z' as const) : ('y' as const) };
    const { size } = placeMesh(reading.value.value, asItIs)!.report;
    const { mesh } = placeMesh(reading.value.value, { ...asItIs, scale: 140 / Math.max(size.x, size.y, size.z) })!;
    const id = `building-${i}`;
    meshes.set(id, mesh);
    const pose = { at: { x: 170 * ((i % 3) - 1), y: 0, z: i < 3 ? -90 : 90 }, facing: chance.between(-3, 3) };
    pieces.push(pieceFromMesh(mesh, id, { id, name, credits: { fileName: name, author: '', licence: '' }, pose }));
  }
  const zone = (id: string, z: number): Zone => ({
    id,
    name: id,
    owner: id,
    kind: 'deployment',
    outline: ground(-250, z, 250, z + 70),
  });
  const zones = { far: zone('far', -270), near: zone('near', 200) };
  const board = { ...boardOf(pieces, [man('one', -20, 250), man('other', 60, 0)]), zones, size: { width: 600, depth: 600 } };
  return { board, meshes };
}

const IMPORTED = [
  'LargeSquareTower.glb',
  'no_indices_3storybuilding.glb',
  'wall_window_open.glb',
  'smooth_edge_arched_doorway.stl',
  'kenney/building-small-b.glb',
  'stairs.glb',
] as const;

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

  test('on the two floors of a house, through its windows and up its ladder', () => {
    const table = labTable(twoFloors());
    const there = compare(table, chance, seenFrom('one', 20), 'one', soak(30));
    const back = compare(table, chance, seenOf('other', 20), 'other', soak(20));
    for (const told of [there, back]) {
      expect(told.upstairs).toBeGreaterThan(soak(20) / 4);
      expect(told.hidden).toBeGreaterThan(0);
      expect(told.part! + told.clear!).toBeGreaterThan(0);
    }
  });

  test('by the battle rules, whose woods are judged by their outline', () => {
    const table = labTable(kitsWithMen(62), new Map(), battle);
    const told = compare(table, chance, seenFrom('other', 60), 'other', soak(20), battle);
    expect(told.hidden! + told.part! + told.clear!).toBe(soak(20));
  });
});

describeWithSharedData('among buildings that other people made', () => {
  test('a square of a map says what the verdict says, and as many lines are free one way as the other', async () => {
    const { board, meshes } = await importedStreet();
    const table = labTable(board, meshes);
    const chance = chanceOf(9090);
    const there = compare(table, chance, seenFrom('other', 30), 'other', soak(30));
    const back = compare(table, chance, seenOf('one', 30), 'one', soak(20));
    for (const told of [there, back]) {
      expect(told.hidden).toBeGreaterThan(0);
      expect(told.part).toBeGreaterThan(0);
      expect(told.upstairs).toBeGreaterThan(0);
    }
    const free = (within: string, zone: string) =>
      fieldOf(table, {
        figure: USUAL_MAN,
        cell: 30,
        within,
        sought: { kind: 'places-that-see', viewers: { kind: 'zone', zone, cell: 30 } },
      }).atLeast.reduce((sum, count) => sum + count, 0);
    expect(free('far', 'near')).toBe(free('near', 'far'));
    expect(free('far', 'near')).toBeGreaterThan(0);
  });
});
