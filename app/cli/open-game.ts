import {
  type Fault,
  findRuleSet,
  type Game,
  type GameRecord,
  installedRuleSets,
  type JournalDoubt,
  type MeshHash,
  type PlayedWith,
  playAgain,
  playOn,
  type RuleSet,
  readGameFile,
  type TriangleMesh,
} from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { sayDoubt } from './say-doubt.ts';
import { sayFaults } from './say-faults.ts';

/** Everything about a game that nobody here can play. */
export const GAME_OPENING_CODES = ['game/rules-not-here', 'game/not-played'] as const;

/** A game as it lies on the desk: with its book, and with what it is played with. */
export interface OpenGame {
  readonly game: Game;
  readonly ruleSet: RuleSet;
  readonly withWhat: PlayedWith;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
}

/** A game out of its file, played again as far as all in it is as it must be. */
export interface OpenedGame extends OpenGame {
  readonly record: GameRecord;
  /** The first line that cannot be. */
  readonly doubt: JournalDoubt | null;
}

type Opened = { readonly ok: true; readonly value: OpenedGame } | { readonly ok: false; readonly exit: ExitCode };

/** Opens the text of a game file; what keeps it shut has been said then. */
export function openGame(file: string, text: string, desk: Desk): Opened {
  const read = readGameFile(text);
  if (!read.ok) return refuse(file, read.problem, desk);
  const { record, meshes } = read.value;
  const { ruleSet: id, version, settings } = record.setup;
  const ruleSet = findRuleSet(installedRuleSets, id);
  if (!ruleSet) return refuse(file, [{ code: 'game/rules-not-here', where: 'setup.ruleSet', fill: { ruleSet: id } }], desk);
  const withWhat = playOn(ruleSet, settings, meshes);
  if (!withWhat) return refuse(file, [{ code: 'game/not-played', where: 'setup.settings', fill: { ruleSet: id } }], desk);
  const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, board: record.setup.board });
  if (version !== ruleSet.version)
    desk.host.err(`${file}: ${speaker.say('game/other-version', { ruleSet: id, version, ours: ruleSet.version })}\n`);
  const { game, doubt } = playAgain(record.setup, record.lines, withWhat, record.seal);
  if (game) return { ok: true, value: { game, ruleSet, withWhat, meshes, record, doubt } };
  if (doubt) desk.host.err(`${file}: ${sayDoubt(doubt, speaker)}\n`);
  return { ok: false, exit: EXITS.fault };
}

function refuse(file: string, faults: readonly Fault[], desk: Desk): { readonly ok: false; readonly exit: ExitCode } {
  desk.host.err(sayFaults(file, faults, desk));
  return { ok: false, exit: EXITS.fault };
}
