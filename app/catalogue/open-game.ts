import {
  type Fault,
  fail,
  findRuleSet,
  type Game,
  type GameRecord,
  installedRuleSets,
  type JournalDoubt,
  type MeshHash,
  type PlayedWith,
  playAgain,
  playOn,
  type Result,
  type RuleSet,
  readGameFile,
  succeed,
  type TriangleMesh,
} from '../../engine/index.ts';

/** Everything about a game that nobody here can play. */
export const GAME_OPENING_CODES = ['game/rules-not-here', 'game/not-played'] as const;

/** A game with its book, and with what it is played with. */
export interface OpenGame {
  readonly game: Game;
  readonly ruleSet: RuleSet;
  readonly withWhat: PlayedWith;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
}

/** A game out of its file, played again as far as all in it is as it must be. */
export interface OpenedGame extends Omit<OpenGame, 'game'> {
  readonly record: GameRecord;
  /** Null where it cannot even begin. */
  readonly game: Game | null;
  /** The first line that cannot be. */
  readonly doubt: JournalDoubt | null;
}

/** Opens the text of a game file and plays it again. @faults what cannot be read, and rules that are not here */
export function openGameText(text: string): Result<OpenedGame, readonly Fault[]> {
  const read = readGameFile(text);
  if (!read.ok) return read;
  const { record, meshes } = read.value;
  const { ruleSet: id, settings } = record.setup;
  const ruleSet = findRuleSet(installedRuleSets, id);
  if (!ruleSet) return fail([{ code: 'game/rules-not-here', where: 'setup.ruleSet', fill: { ruleSet: id } }]);
  const withWhat = playOn(ruleSet, settings, meshes);
  if (!withWhat) return fail([{ code: 'game/not-played', where: 'setup.settings', fill: { ruleSet: id } }]);
  return succeed({ record, ruleSet, withWhat, meshes, ...playAgain(record.setup, record.lines, withWhat, record.seal) });
}
