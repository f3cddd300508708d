import type { Fault } from '../../engine/index.ts';
import { type OpenedGame as OpenedFile, type OpenGame, openGameText } from '../catalogue/open-game.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { sayDoubt } from './say-doubt.ts';
import { sayFaults } from './say-faults.ts';

/** A game out of its file, as far as all in it is as it must be. */
export type OpenedGame = OpenGame & Pick<OpenedFile, 'record' | 'doubt'>;

type Opened = { readonly ok: true; readonly value: OpenedGame } | { readonly ok: false; readonly exit: ExitCode };

/** Opens the text of a game file; what keeps it shut has been said then. */
export function openGame(file: string, text: string, desk: Desk): Opened {
  const opened = openGameText(text);
  if (!opened.ok) return refuse(file, opened.problem, desk);
  const { record, ruleSet, game, doubt } = opened.value;
  const { version } = record.setup;
  const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, board: record.setup.board });
  if (version !== ruleSet.version)
    desk.host.err(`${file}: ${speaker.say('game/other-version', { ruleSet: ruleSet.id, version, ours: ruleSet.version })}\n`);
  if (game) return { ok: true, value: { ...opened.value, game } };
  if (doubt) desk.host.err(`${file}: ${sayDoubt(doubt, speaker)}\n`);
  return { ok: false, exit: EXITS.fault };
}

function refuse(file: string, faults: readonly Fault[], desk: Desk): { readonly ok: false; readonly exit: ExitCode } {
  desk.host.err(sayFaults(file, faults, desk));
  return { ok: false, exit: EXITS.fault };
}
