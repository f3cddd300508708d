import { EXPORT_KINDS, type ExportKind, exportBoard, USUAL_SQUARE } from '../catalogue/export-board.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { writeBytes } from './files.ts';
import { readPositive } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { refuseFile } from './say-faults.ts';
import { misuse } from './usage.ts';

/** Which form a file name asks for; map makers have three endings for one form. */
function kindOf(file: string): ExportKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  if (ending === 'dd2vtt' || ending === 'df2vtt') return 'uvtt';
  return EXPORT_KINDS.find((kind) => kind === ending) ?? null;
}

/** `eyeline export`: the terrain of a board as a mesh file or as a map for other programs, or the board without the sculpts of its figures. */
export const exportCommand: Command = {
  name: 'export',
  options: { out: { takes: 'value', short: 'o' }, piece: { takes: 'value' }, square: { takes: 'value' } },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const out = given.value('out');
    const among = '.glb, .3mf, .stl, .uvtt, .dd2vtt, .json';
    if (out === null)
      return misuse({ code: 'usage/option-missing', where: '--out', fill: { option: '-o', such: `FILE${among}` } });
    const kind = kindOf(out);
    if (!kind) return misuse({ code: 'usage/not-among-choices', where: '--out', fill: { option: '-o', text: out, among } });
    const square = readPositive(given, 'square');
    if (!square.ok) return misuse(square.problem);
    if (square.value !== null && kind !== 'uvtt')
      return misuse({ code: 'usage/only-for', where: '--square', fill: { option: '--square', options: '--piece' } });
    const file = given.files[0]!;
    const read = await readBoard(file, desk);
    if (!read.ok) return read.problem;
    const { board, meshes } = read.value;
    const wanted = given.value('piece');
    const found =
      wanted === null ? board.pieces : Object.fromEntries(Object.entries(board.pieces).filter(([id]) => id === wanted));
    if (wanted !== null && Object.keys(found).length === 0) {
      const pieces = Object.keys(board.pieces).join(', ');
      return misuse({
        code: 'usage/not-among-choices',
        where: '--piece',
        fill: { option: '--piece', text: wanted, among: pieces },
      });
    }
    const written = await exportBoard({ board: { ...board, pieces: found }, meshes }, kind, square.value ?? USUAL_SQUARE);
    const wrote = await writeBytes(desk.host, out, written.bytes);
    if (!wrote.ok) return refuseFile(out, wrote.problem, desk);
    const { say } = makeSpeaker({ language: desk.language, ruler: 'mm' });
    desk.host.err(`${say('export.written', { file: out, count: written.parts })}\n`);
    if (written.leftOut > 0) desk.host.err(`${say('export.left-out', { count: written.leftOut })}\n`);
    return EXITS.done;
  },
};
