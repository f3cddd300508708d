import { checkBoard, hashBoard, isBroken, meshesOf, readBoardFile } from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { readText } from './files.ts';
import { sayFaults } from './say-faults.ts';

/** `eyeline check-board`: everything that is wrong with a board file, and what the table should look at. */
export const checkBoardCommand: Command = {
  name: 'check-board',
  options: { json: { takes: 'nothing' } },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const { host, language } = desk;
    const file = given.files[0]!;
    const text = await readText(host, file);
    const read = text.ok ? readBoardFile(text.value) : text;
    const faults = read.ok ? checkBoard(read.value.board, read.value.meshes) : read.problem;
    const broken = !read.ok || faults.some(({ code }) => isBroken(code));
    const exit = broken ? EXITS.fault : EXITS.done;
    const hash = read.ok ? hashBoard(read.value.board) : null;
    if (given.has('json')) {
      host.out(`${JSON.stringify({ eyeline: 'board-check', usable: !broken, hash, faults }, null, 2)}\n`);
      return exit;
    }
    if (broken) host.err(sayFaults(file, faults, desk));
    if (!read.ok || broken) return exit;
    const { board } = read.value;
    const { say, length } = makeSpeaker({ language, ruler: 'cm', board });
    const count = (things: object) => Object.keys(things).length;
    host.out(
      `${say('check.good', {
        file,
        board: board.meta.name,
        width: length(board.size.width),
        depth: length(board.size.depth),
        pieces: count(board.pieces),
        models: count(board.models),
        meshes: meshesOf(board).length,
        hash: hash ?? '',
      })}\n`,
    );
    if (faults.length > 0) host.out(`${say('check.look-at')}\n${sayFaults(file, faults, desk)}`);
    return exit;
  },
};
