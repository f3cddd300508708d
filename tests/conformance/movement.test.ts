import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BATTLE_CLAUSES,
  type Board,
  battle,
  type Model,
  type MoveAnswer,
  type MoverState,
  type Question,
  type RuleSet,
  type Settings,
  SKIRMISH_CLAUSES,
  skirmish,
  type TerrainPiece,
  UNBURDENED,
  type Waypoint,
} from '../../engine/index.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { squadOfTen, tank } from '../support/figures.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { boardOf, man } from '../support/sight-board.ts';

/**
 * One clause, one file, readable by other engines too. Boards are made of terrain kits; lengths are millimetres, angles degrees, places x, z and how high.
 * Of `expected` only what is there is asked for: `says` are the first reasons, `cites` are clauses that must be among them, `climbing` is what the way
 * costs without the ground it covers, and `mentions` are reasons that must be among them, and `fills` what some of them are filled with.
 */
interface ClauseFile {
  readonly clause: string;
  readonly title: string;
  readonly cases: readonly Case[];
}

type Place = readonly [number, number, number?];

interface Case {
  readonly says: string;
  readonly pieces?: Readonly<Record<string, PieceWish>>;
  readonly models: Readonly<Record<string, ModelWish>>;
  readonly ask: AskWish;
  readonly settings?: Settings;
  readonly refused?: string;
  readonly expected?: ExpectedWish;
}

interface PieceWish {
  readonly kit: string;
  readonly at?: Place;
  readonly facing?: number;
  readonly with?: Readonly<Record<string, number | string | boolean>>;
  readonly traits?: Partial<TerrainPiece['traits']>;
}

interface ModelWish {
  readonly at: Place;
  readonly is?: 'man' | 'squad-of-ten' | 'tank';
  readonly owner?: string;
  readonly unit?: string;
  readonly stance?: Model['stance'];
  readonly base?: number;
  readonly facing?: number;
  readonly hidingBehind?: string;
  readonly perch?: Model['perch'];
}

type PlaceWish = Place | { readonly ladder: readonly [piece: string, ladder: string]; readonly height: number };

interface AskWish {
  readonly kind: 'move' | 'move-unit' | 'work-opening' | 'pick-up';
  readonly model?: string;
  readonly way?: readonly PlaceWish[];
  readonly order?: 'move' | 'two-moves' | 'charge';
  readonly target?: string;
  readonly state?: Partial<MoverState>;
  readonly moves?: Readonly<Record<string, readonly PlaceWish[]>>;
  readonly unit?: string;
  readonly opening?: readonly [piece: string, opening: string];
  readonly work?: 'open' | 'close' | 'unlock' | 'lock';
  readonly hasKey?: boolean;
  readonly load?: string;
}

interface ExpectedWish {
  readonly allowed?: boolean;
  readonly confidence?: string;
  readonly cost?: number;
  readonly allowance?: number;
  readonly left?: number;
  readonly actions?: number;
  readonly climbing?: number;
  readonly costs?: readonly number[];
  readonly kinds?: readonly string[];
  readonly stop?: { readonly at: PlaceWish; readonly cost: number } | null;
  readonly arrives?: boolean;
  readonly strikes?: readonly string[];
  readonly dangerous?: readonly string[];
  /** Of one model whether it takes a wound, of a unit which of its models do. */
  readonly hurt?: boolean | null | readonly string[];
  readonly coherent?: boolean;
  readonly groups?: readonly (readonly string[])[];
  readonly gap?: number;
  readonly says?: readonly string[];
  readonly mentions?: readonly string[];
  readonly cites?: readonly string[];
  readonly fills?: Readonly<Record<string, object>>;
}

function pieceOf(id: string, { kit, at = [0, 0], facing = 0, with: parameters = {}, traits = {} }: PieceWish): TerrainPiece {
  const made = madeOf(kit, parameters);
  const [x, z, y = 0] = at;
  return {
    ...made,
    id,
    name: id,
    pose: { at: { x, y, z }, facing: (facing * Math.PI) / 180 },
    traits: { ...made.traits, ...traits },
  };
}

function modelOf(id: string, wish: ModelWish): Model {
  const [x, z, y = 0] = wish.at;
  const { owner = 'red', unit = '', stance = 'standing', base = 30, facing = 0, hidingBehind = null, perch = null } = wish;
  const plain = man(id, x, z, { y, owner, unit, stance, perch, base: { kind: 'round', diameter: base } });
  const { body, base: plate } = wish.is === 'squad-of-ten' ? squadOfTen() : wish.is === 'tank' ? tank() : plain;
  const pose = { ...plain.pose, facing: (facing * Math.PI) / 180 };
  return { ...plain, pose, body, base: plate, declared: { hidingBehind, lookingOut: null } };
}

const boardFor = ({ pieces = {}, models }: Case): Board =>
  boardOf(
    Object.entries(pieces).map(([id, wish]) => pieceOf(id, wish)),
    Object.entries(models).map(([id, wish]) => modelOf(id, wish)),
  );

const isLadder = (place: PlaceWish): place is Extract<PlaceWish, { height: number }> => !Array.isArray(place);

function waypoint(place: PlaceWish): Waypoint {
  if (isLadder(place)) return { kind: 'ladder', piece: place.ladder[0], ladder: place.ladder[1], height: place.height };
  const [x, z, y = 0] = place;
  return { kind: 'ground', at: { x, y, z } };
}

function questionOf(ask: AskWish, board: Board): Question {
  const { kind, model = 'ann', order = 'move', target = null, opening = ['', ''], work = 'open', hasKey = false } = ask;
  const state = { ...UNBURDENED, ...ask.state };
  switch (kind) {
    case 'move':
      return { kind, model, order, target, state, way: (ask.way ?? []).map(waypoint) };
    case 'move-unit': {
      const moves = Object.entries(ask.moves ?? {}).map(([id, way]) => ({ model: id, way: way.map(waypoint) }));
      return { kind, owner: Object.values(board.models)[0]!.owner, unit: ask.unit ?? '', moves, state };
    }
    case 'work-opening':
      return { kind, model, piece: opening[0], opening: opening[1], work, hasKey };
    case 'pick-up':
      return { kind, model, load: ask.load ?? '', state };
  }
}

/** What climbs, crossings and descents of a way cost, without the ground that they cover. */
const climbingOf = ({ legs }: MoveAnswer) =>
  legs
    .filter(({ kind }) => kind === 'climb' || kind === 'descend' || kind === 'cross')
    .reduce((sum, { cost, length, up, down }) => sum + cost - (length - up - down), 0);

/** Lengths to a thousandth of a millimetre: what nobody can measure is not compared. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1000) / 1000 + 0 : one)));

const SETS: readonly (readonly [string, RuleSet, object])[] = [
  ['skirmish-movement', skirmish, SKIRMISH_CLAUSES],
  ['battle', battle, BATTLE_CLAUSES],
];

describe.each(SETS)('%s', (folder, ruleSet, clauses) => {
  const files = readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      name,
      file: JSON.parse(readFileSync(join(import.meta.dirname, folder, name), 'utf8')) as ClauseFile,
    }));

  describe.each(files)('$file.clause $file.title', ({ name, file }) => {
    test('is a clause of the rule set, in the file of its name', () => {
      expect(`${file.clause}.json`).toBe(name);
      expect(Object.keys(clauses)).toContain(file.clause);
    });

    test.each(file.cases.map((one) => [one.says, one] as const))('%s', (_, one) => {
      const board = boardFor(one);
      const result = ruleSet.answer(questionOf(one.ask, board), tableOf(board, one.settings));
      if (one.refused !== undefined) {
        expect(result.ok ? 'was answered' : result.problem.code).toBe(one.refused);
        return;
      }
      if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
      const { answer, confidence, because } = result.value;
      const { says = [], mentions = [], cites = [], fills = {}, confidence: sure = 'clear', ...wish } = one.expected ?? {};
      const { stop, costs, climbing, kinds, hurt, ...answered } = wish;
      expect(rounded({ ...answer, confidence, says: because.map((reason) => reason.says).slice(0, says.length) })).toMatchObject({
        ...answered,
        confidence: sure,
        says,
      });
      expect(because.map(({ clause }) => clause)).toEqual(expect.arrayContaining([...cites]));
      expect(because.map((reason) => reason.says)).toEqual(expect.arrayContaining([...mentions]));
      for (const [code, fill] of Object.entries(fills))
        expect(rounded(because.find((reason) => reason.says === code)?.fill)).toMatchObject(fill);
      if (hurt !== undefined && answer.kind === 'move-unit')
        expect(answer.moves.filter(({ move }) => move.hurt).map(({ model }) => model)).toEqual(hurt);
      if (answer.kind !== 'move') return;
      if (hurt !== undefined) expect(answer.hurt).toBe(hurt);
      if (costs) expect(rounded(answer.legs.map(({ cost }) => cost))).toEqual(costs);
      if (kinds) expect(answer.legs.map(({ kind }) => kind)).toEqual(kinds);
      if (climbing !== undefined) expect(climbingOf(answer)).toBeCloseTo(climbing, 6);
      if (stop === null) expect(answer.stop).toBeNull();
      else if (stop) {
        // Where it stops is found to within a twentieth of a millimetre along its way.
        const { at, cost } = answer.stop!;
        const wanted = waypoint(stop.at);
        expect(at.kind).toBe(wanted.kind);
        expect(Math.abs(cost - stop.cost)).toBeLessThan(0.06);
        if (at.kind === 'ladder' && wanted.kind === 'ladder') expect(Math.abs(at.height - wanted.height)).toBeLessThan(0.06);
        if (at.kind === 'ground' && wanted.kind === 'ground')
          for (const axis of ['x', 'y', 'z'] as const) expect(Math.abs(at.at[axis] - wanted.at[axis])).toBeLessThan(0.06);
      }
    });
  });
});
