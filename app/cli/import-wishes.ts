import {
  type Base,
  HEIGHT_CATEGORIES,
  HEIGHT_CLASSES,
  type HeightCategory,
  type HeightClass,
  LENGTH_UNITS,
  type LengthUnit,
  type MeshPurpose,
  type MeshWishes,
  type Result,
  STANCES,
  type Stance,
  type TerrainAgreement,
} from '../../engine/index.ts';
import type { Given } from './given.ts';
import { SCALE_OPTIONS } from './import-map.ts';
import { readChoice, readNumber, readPlace, readPositive } from './numbers.ts';
import { readBase } from './read-base.ts';
import { readAgreement, readLeftOut } from './terrain-wishes.ts';
import type { UsageFault } from './usage.ts';

const PURPOSES = ['figure', 'terrain'] as const satisfies readonly MeshPurpose[];
const UPS = ['y', 'z'] as const;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** What only makes sense when something is put onto a board. */
const OF_A_FIGURE = ['owner', 'body', 'stance', 'shape', 'eye', 'base', 'class'];
const ON_A_BOARD = ['at', 'on', 'facing', 'name', 'category', ...OF_A_FIGURE, 'author', 'licence', 'out'];
const OF_TERRAIN = ['with', 'without', 'kind', 'category'];
/** Whose body the rules see: the standard one, or that of the sculpt. */
const SHAPES = ['standard', 'sculpt'] as const;
export type BodyShape = (typeof SHAPES)[number];

/** What is to be made of a mesh, and where it is to stand. @unit millimetres, radians @frame board */
export interface ImportWishes {
  /** Null where nobody says so. */
  readonly purpose: MeshPurpose | null;
  readonly unit: LengthUnit | null;
  readonly up: 'y' | 'z' | null;
  readonly height: number | null;
  readonly scale: number | null;
  readonly turn: number | null;
  readonly at: { readonly x: number; readonly z: number };
  readonly on: number | null;
  readonly facing: number;
  /** How tall it counts; null where nobody says so. */
  readonly body: number | null;
  readonly stance: Stance;
  readonly shape: BodyShape;
  readonly eye: number | null;
  /** The guessed one where it is null. */
  readonly base: Base | null;
  readonly heightClass: HeightClass | null;
  readonly category: HeightCategory | null;
  readonly leaveOut: readonly string[];
  readonly agreement: TerrainAgreement;
}

/** What was asked for, or everything that is wrong with how it was typed. */
export function readImportWishes(given: Given): Result<ImportWishes, readonly UsageFault[]> {
  const faults: UsageFault[] = [];
  const take = <Value>(result: Result<Value, UsageFault>): Value | null => {
    if (result.ok) return result.value;
    faults.push(result.problem);
    return null;
  };
  const purpose = take(readChoice(given, 'as', PURPOSES));
  const wishes: ImportWishes = {
    purpose,
    unit: unitOf(take(readChoice(given, 'unit', [...LENGTH_UNITS, 'in', 'ft']))),
    up: take(readChoice(given, 'up', UPS)),
    height: take(readPositive(given, 'height')),
    scale: take(readPositive(given, 'scale')),
    turn: inRadians(take(readNumber(given, 'turn'))),
    at: take(readPlace(given, 'at')) ?? { x: 0, z: 0 },
    on: take(readNumber(given, 'on')),
    facing: inRadians(take(readNumber(given, 'facing'))) ?? 0,
    body: take(readPositive(given, 'body')),
    stance: take(readChoice(given, 'stance', STANCES)) ?? 'standing',
    shape: take(readChoice(given, 'shape', SHAPES)) ?? 'standard',
    eye: take(readPositive(given, 'eye')),
    base: take(readBase(given, 'base')),
    heightClass: heightClassOf(take(readChoice(given, 'class', CLASSES))),
    category: categoryOf(take(readChoice(given, 'category', CATEGORIES))),
    leaveOut: readLeftOut(given),
    agreement: readAgreement(given, faults),
  };
  if (given.has('height') && given.has('scale'))
    faults.push({ code: 'usage/not-together', where: '--height', fill: { options: '--height, --scale' } });
  const needs = (option: string, needed: string) =>
    faults.push({ code: 'usage/needs-option', where: `--${option}`, fill: { option: `--${option}`, needs: needed } });
  if (given.has('into')) {
    if (purpose === null && !given.has('as')) needs('into', '--as figure|terrain');
    if (!given.has('at')) needs('into', '--at X,Z');
  } else for (const option of ON_A_BOARD) if (given.has(option)) needs(option, '--into BOARD');
  for (const option of Object.keys(SCALE_OPTIONS))
    if (given.has(option)) needs(option, 'BOARD.dd2vtt|.uvtt|.json|.tif|.png|.hgt');
  if (wishes.eye !== null && wishes.shape !== 'sculpt') needs('eye', '--shape sculpt');
  for (const option of OF_TERRAIN) if (purpose === 'figure' && given.has(option)) needs(option, '--as terrain');
  for (const option of OF_A_FIGURE)
    if (given.has('into') && purpose === 'terrain' && given.has(option)) needs(option, '--as figure');
  return faults.length > 0 ? { ok: false, problem: faults } : { ok: true, value: wishes };
}

const unitOf = (typed: LengthUnit | 'in' | 'ft' | null): LengthUnit | null =>
  typed === 'in' ? 'inch' : typed === 'ft' ? 'foot' : typed;
const CLASSES = ['1', '2', '3'] as const;
const CATEGORIES = ['1', '2', '3', '4'] as const;
const categoryOf = (typed: string | null) => HEIGHT_CATEGORIES.find((one) => String(one) === typed) ?? null;
const heightClassOf = (typed: string | null) => HEIGHT_CLASSES.find((one) => String(one) === typed) ?? null;
const inRadians = (degrees: number | null): number | null => (degrees === null ? null : degrees * RADIANS_PER_DEGREE);

/** What is wished of how the mesh is placed; the rest is guessed. */
export function meshWishes({ purpose, unit, up, height, scale, turn, leaveOut }: ImportWishes): MeshWishes {
  return {
    ...(leaveOut.length === 0 ? {} : { leaveOut }),
    ...(purpose === null ? {} : { purpose }),
    ...(unit === null ? {} : { unit }),
    ...(up === null ? {} : { up }),
    ...(height === null ? {} : { height }),
    ...(scale === null ? {} : { scale }),
    ...(turn === null ? {} : { turn }),
  };
}
