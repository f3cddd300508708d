import { readBoardPlan } from '../../engine/index.ts';
import { realisePlan } from '../catalogue/realise-plan.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { readText } from './files.ts';
import { refuseFile } from './say-faults.ts';
import { writeBoard } from './write-board.ts';

/** `eyeline new-board`: a board file from a plan in words. */
export const newBoardCommand: Command = {
  name: 'new-board',
  options: { out: { takes: 'value', short: 'o' } },
  files: { atLeast: 1, atMost: 1, called: 'PLAN' },
  async run(given, desk) {
    const { host, language } = desk;
    const file = given.files[0]!;
    const text = await readText(host, file);
    const plan = text.ok ? readBoardPlan(text.value) : text;
    const board = plan.ok ? await realisePlan(plan.value) : plan;
    if (!board.ok) return refuseFile(file, board.problem, desk);
    const out = given.value('out');
    const toFile = out === '-' ? null : out;
    const unwritten = await writeBoard(toFile, board.value, new Map(), desk);
    if (unwritten !== null) return unwritten;
    if (toFile === null) return EXITS.done;
    const { say } = makeSpeaker({ language, ruler: 'cm' });
    const { pieces, models } = board.value;
    host.err(
      `${say('new-board.written', { file: toFile, pieces: Object.keys(pieces).length, models: Object.keys(models).length })}\n`,
    );
    return EXITS.done;
  },
};
