import {
  type ImportedMesh,
  LENGTH_UNITS,
  type LengthUnit,
  type MeshPlacement,
  type MeshPurpose,
  type PlacementGuess,
  placementOf,
  type Result,
  STANCES,
  STANDARD_HEIGHT,
  type Stance,
  scaledToHeight,
} from '../../engine/index.ts';
import type { Given } from './given.ts';
import { SCALE_OPTIONS } from './import-map.ts';
import { readChoice, readNumber, readPlace, readPositive } from './numbers.ts';
import type { UsageFault } from './usage.ts';

const PURPOSES = ['figure', 'terrain'] as const satisfies readonly MeshPurpose[];
const UPS = ['y', 'z'] as const;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** What only makes sense when something is put onto a board. */
const ON_A_BOARD = ['at', 'on', 'facing', 'name', 'owner', 'body', 'stance', 'author', 'licence', 'out'];

/** What is to be made of a mesh, and where it is to stand. @unit millimetres, radians @frame board */
export interface ImportWishes {
  /** Null where nobody says so. */
  readonly purpose: MeshPurpose | null;
  readonly unit: LengthUnit | null;
  readonly up: 'y' | 'z' | null;
  readonly height: number | null;
  readonly scale: number | null;
  readonly turn: number;
  readonly at: { readonly x: number; readonly z: number };
  readonly on: number | null;
  readonly facing: number;
  readonly body: number;
  readonly stance: Stance;
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
    unit: take(readChoice(given, 'unit', LENGTH_UNITS)),
    up: take(readChoice(given, 'up', UPS)),
    height: take(readPositive(given, 'height')),
    scale: take(readPositive(given, 'scale')),
    turn: (take(readNumber(given, 'turn')) ?? 0) * RADIANS_PER_DEGREE,
    at: take(readPlace(given, 'at')) ?? { x: 0, z: 0 },
    on: take(readNumber(given, 'on')),
    facing: (take(readNumber(given, 'facing')) ?? 0) * RADIANS_PER_DEGREE,
    body: take(readPositive(given, 'body')) ?? STANDARD_HEIGHT,
    stance: take(readChoice(given, 'stance', STANCES)) ?? 'standing',
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
  for (const option of ['owner', 'body', 'stance'])
    if (given.has('into') && purpose === 'terrain' && given.has(option)) needs(option, '--as figure');
  return faults.length > 0 ? { ok: false, problem: faults } : { ok: true, value: wishes };
}

/** Wishes for a mesh of which is known what it is to be. */
export type SettledWishes = ImportWishes & { readonly purpose: MeshPurpose };

/** The guess, as far as nothing else was asked for. */
export function wishedPlacement(imported: ImportedMesh, guess: PlacementGuess, wishes: SettledWishes): MeshPlacement {
  const guessed = placementOf(guess, wishes.purpose);
  const { unit, up, height, scale, turn } = wishes;
  const placement: MeshPlacement = {
    ...guessed,
    unit: unit ?? guessed.unit,
    scale: scale ?? (unit === null ? guessed.scale : 1),
    up: up ?? guessed.up,
    turn,
  };
  return height === null ? placement : scaledToHeight(imported, placement, height);
}
