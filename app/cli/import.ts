import { basename } from 'node:path';
import {
  type BaseGuess,
  type Board,
  type Fault,
  guessBase,
  guessPlacements,
  guessStandingHeight,
  hashBoard,
  hashMesh,
  type ImportedMesh,
  idFromName,
  LENGTH_UNITS,
  type MeshPlacement,
  type MeshPurpose,
  modelFromMesh,
  type PlacedMesh,
  type PlacementGuess,
  pieceFromMesh,
  placeMesh,
  placementOf,
  type Result,
  STANCES,
  STANDARD_HEIGHT,
  type Stance,
  scaledToHeight,
  withModel,
  withPiece,
  writeBoardFile,
} from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import { letDown } from '../catalogue/let-down.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { writeText } from './files.ts';
import type { Given } from './given.ts';
import { readChoice, readNumber, readPlace, readPositive } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { readMeshFile } from './read-mesh-file.ts';
import { sayFaults } from './say-faults.ts';
import { sayMesh } from './say-mesh.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

const PURPOSES = ['figure', 'terrain'] as const satisfies readonly MeshPurpose[];
const UPS = ['y', 'z'] as const;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** What only makes sense when something is put onto a board. */
const ON_A_BOARD = ['at', 'on', 'facing', 'name', 'owner', 'body', 'stance', 'author', 'licence', 'out'];

/** `eyeline import`: what a mesh file holds, and a model or a piece of terrain made of it. */
export const importCommand: Command = {
  name: 'import',
  options: {
    as: { takes: 'value' },
    unit: { takes: 'value' },
    up: { takes: 'value' },
    height: { takes: 'value' },
    scale: { takes: 'value' },
    turn: { takes: 'value' },
    into: { takes: 'value' },
    at: { takes: 'value' },
    on: { takes: 'value' },
    facing: { takes: 'value' },
    name: { takes: 'value' },
    owner: { takes: 'value' },
    body: { takes: 'value' },
    stance: { takes: 'value' },
    author: { takes: 'value' },
    licence: { takes: 'value' },
    out: { takes: 'value', short: 'o' },
    json: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'MESH' },
  async run(given, desk) {
    const wishes = readWishes(given);
    if (!wishes.ok) return misuse(...wishes.problem);
    const { host } = desk;
    const file = given.files[0]!;
    const reading = await readMeshFile(host, file);
    if (!reading.ok) return wrong(file, reading.problem, desk);
    const { value: imported, faults: readingNotices } = reading.value;

    const { purpose } = wishes.value;
    const guess = guessPlacements(imported, purpose)[0]!;
    const placement = wishedPlacement(imported, guess, wishes.value);
    const placed = placeMesh(imported, placement);
    if (!placed) return wrong(file, [{ code: 'mesh-file/no-triangles', where: '', fill: {} }], desk);
    const notices = [...readingNotices, ...placed.notices];
    const figure = purpose === 'figure' ? { base: guessBase(placed.mesh), standing: guessStandingHeight(placed.mesh) } : null;

    const into = given.value('into');
    const added = into === null ? null : await addTo(into, file, placed, figure?.base ?? null, wishes.value, given, desk);
    if (typeof added === 'number' || (added && 'usage' in added)) return added;

    if (given.has('json')) {
      const { mesh: _mesh, ...rest } = placed;
      const told = {
        eyeline: 'import',
        file: basename(file),
        kind: imported.kind,
        purpose,
        placement,
        guess,
        ...rest,
        notices,
        figure,
        added,
      };
      host.out(`${JSON.stringify(told, null, 2)}\n`);
    } else {
      const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
      const asGuessed = !['unit', 'up', 'scale', 'height'].some((option) => given.has(option));
      host.out(
        sayMesh(
          {
            file: basename(file),
            imported,
            purpose,
            placement,
            guess: asGuessed ? guess : null,
            report: placed.report,
            notices,
            figure,
          },
          speaker,
        ),
      );
      if (added)
        host.out(`\n${speaker.say(`import.added-${added.kind}`, { name: added.name, id: added.id, file: added.file })}\n`);
    }
    return EXITS.done;
  },
};

interface Wishes {
  readonly purpose: MeshPurpose;
  readonly unit: (typeof LENGTH_UNITS)[number] | null;
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
function readWishes(given: Given): Result<Wishes, readonly UsageFault[]> {
  const faults: UsageFault[] = [];
  const take = <Value>(result: Result<Value, UsageFault>): Value | null => {
    if (result.ok) return result.value;
    faults.push(result.problem);
    return null;
  };
  const purpose = take(readChoice(given, 'as', PURPOSES));
  const wishes: Wishes = {
    purpose: purpose ?? 'figure',
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
  for (const option of ['owner', 'body', 'stance'])
    if (given.has('into') && purpose === 'terrain' && given.has(option)) needs(option, '--as figure');
  return faults.length > 0 ? { ok: false, problem: faults } : { ok: true, value: wishes };
}

/** The guess, as far as nothing else was asked for. */
function wishedPlacement(imported: ImportedMesh, guess: PlacementGuess, wishes: Wishes): MeshPlacement {
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

function wrong(file: string, faults: readonly Fault[], desk: Desk): ExitCode {
  desk.host.err(sayFaults(file, faults, desk));
  return EXITS.fault;
}

interface Added {
  readonly kind: 'figure' | 'terrain';
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly board: string;
}

/** Puts the mesh onto a board file, which is written anew. */
async function addTo(
  into: string,
  file: string,
  { mesh }: PlacedMesh,
  base: BaseGuess | null,
  wishes: Wishes,
  given: Given,
  desk: Desk,
): Promise<Added | ExitCode | Misuse> {
  const read = await readBoard(into, desk);
  if (!read.ok) return read.problem;
  const { board, meshes } = read.value;
  const fileName = basename(file);
  const name = given.value('name') ?? fileName.replace(/\.[^.]*$/, '');
  const hash = hashMesh(mesh);
  const credits = { fileName, author: given.value('author') ?? '', licence: given.value('licence') ?? '' };
  const all = new Map([...meshes, [hash, mesh] as const]);
  const { at, on, facing, purpose } = wishes;
  const pose = { at: { x: at.x, y: (on ?? 0) * 10, z: at.z }, facing };

  let id: string;
  let next: Board;
  if (purpose === 'terrain') {
    id = idFromName(name, 'piece', new Set(Object.keys(board.pieces)));
    next = withPiece(board, pieceFromMesh(mesh, hash, { id, name, credits, pose }));
  } else {
    const owner = findSide(board, given.value('owner'));
    if (typeof owner !== 'string') return misuse(owner);
    id = idFromName(name, 'model', new Set(Object.keys(board.models)));
    const { body: height, stance } = wishes;
    next = withModel(board, modelFromMesh(mesh, hash, { id, name, unit: id, owner, credits, pose, stance, height, ...base }));
    if (on === null) {
      const stood = await letDown({ board: next, meshes: all }, [id]);
      if (stood.faults.length > 0) return wrong(into, stood.faults, desk);
      next = stood.value;
    }
  }
  const out = given.value('out') ?? into;
  const wrote = await writeText(desk.host, out, writeBoardFile(next, all));
  return wrote.ok ? { kind: purpose, id, name, file: out, board: hashBoard(next) } : wrong(out, wrote.problem, desk);
}

/** The side that a caller means; the only one there is where none was named. */
function findSide({ sides }: Board, wanted: string | null): string | UsageFault {
  const all = Object.values(sides);
  if (wanted === null && all.length === 1) return all[0]!.id;
  if (wanted === null)
    return {
      code: 'usage/needs-option',
      where: '--into',
      fill: { option: '--into', needs: `--owner ${all.map(({ id }) => id).join('|')}` },
    };
  const plain = plainName(wanted);
  const found = all.filter(({ id, name }) => id === wanted || plainName(name) === plain);
  if (found.length === 1) return found[0]!.id;
  const meant = closestNames(
    wanted,
    all.flatMap(({ id, name }) => [id, name]),
  );
  return {
    code: 'usage/no-such-side',
    where: '--owner',
    fill: { wanted, count: meant.length, meant: meant.join(', '), sides: all.map(({ id }) => id).join(', ') },
  };
}
