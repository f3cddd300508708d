import { canonicalText } from '../document/canonical-form.ts';
import type { GameRecord } from '../game/game-record.ts';
import { GAME_FORMAT } from '../game/setup.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { BOARD_FILE_FAULT_CODES } from './board-file.ts';
import { packMeshesOf, unpackMeshesOf } from './carried-meshes.ts';
import { gameFileSchema } from './game-schema.ts';
import { checkForm, readJson } from './json-document.ts';
import { GAME_MIGRATIONS, migrate } from './migrations/migrations.ts';

/** Everything that can keep a game file from being read. */
export const GAME_FILE_FAULT_CODES = [
  'game-file/not-a-game',
  'game-file/format-unknown',
  'game-file/format-too-new',
  ...BOARD_FILE_FAULT_CODES,
] as const;
export type GameFileFaultCode = (typeof GAME_FILE_FAULT_CODES)[number];
type GameFileFault = Fault<GameFileFaultCode>;

/** What is kept of a game, and the meshes that its board refers to by their hash. */
export interface GameWithMeshes {
  readonly record: GameRecord;
  readonly meshes: MeshLibrary;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Which game does this file hold? Whether anybody has changed it, and whether all in it happened by the rules, `findJournalDoubt` says.
 * @faults every one that is in it, each with its path; a game with a fault is not loaded at all
 */
export function readGameFile(text: string): Result<GameWithMeshes, readonly GameFileFault[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isRecord(file)) return fail([{ code: 'game-file/not-a-game', where: '', fill: {} }]);
  if (file.eyeline !== 'game') return fail([{ code: 'game-file/not-a-game', where: 'eyeline', fill: {} }]);
  const format = faultOfFormat(file.format);
  if (format) return fail([format]);
  const now = migrate(file, Number(file.format), GAME_MIGRATIONS, GAME_FORMAT);
  if (!now) throw new BrokenInvariant('a format of games that is known cannot be read');
  const form = checkForm(gameFileSchema, now);
  if (!form.ok) return form;
  const { engine, setup, lines, seal, meshes: packed } = form.value;
  const meshes = unpackMeshesOf(packed, setup.board, 'setup.board.');
  return meshes.ok ? succeed({ record: { engine, setup, lines, seal }, meshes: meshes.value }) : meshes;
}

/** A file of a format that is not known is not looked at any further. */
function faultOfFormat(format: unknown): GameFileFault | null {
  const isWhole = typeof format === 'number' && Number.isSafeInteger(format);
  if (isWhole && format >= 1 && format <= GAME_FORMAT) return null;
  if (isWhole && format > GAME_FORMAT)
    return { code: 'game-file/format-too-new', where: 'format', fill: { found: format, newest: GAME_FORMAT } };
  const found = JSON.stringify(format) ?? 'nothing';
  return { code: 'game-file/format-unknown', where: 'format', fill: { found, newest: GAME_FORMAT } };
}

/** The text of a game file: the same bytes for the same game. @breaks when its board refers to a mesh that isn't given */
export function writeGameFile({ record, meshes }: GameWithMeshes): string {
  const { engine, setup, lines, seal } = record;
  const packed = packMeshesOf(setup.board, meshes);
  return canonicalText({ eyeline: 'game', format: GAME_FORMAT, engine, setup, lines, seal, meshes: packed });
}
