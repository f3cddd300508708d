import { type Board, readBoardFile, writeBoardFile } from '../../engine/index.ts';
import type { Desk } from './command.ts';
import type { ExitCode } from './exit-codes.ts';
import { writeText } from './files.ts';
import { refuseFile } from './say-faults.ts';

/**
 * Writes a board file, or to the standard output where no file is named; null once it is written. What could not be read again (a figure two
 * kilometres off, a name that nothing may have) is not written at all, and whatever stood there stays: then everything that is wrong has been
 * said and the exit code is given.
 */
export async function writeBoard(
  file: string | null,
  board: Board,
  meshes: Parameters<typeof writeBoardFile>[1],
  desk: Desk,
): Promise<ExitCode | null> {
  const text = writeBoardFile(board, meshes);
  const again = readBoardFile(text);
  if (!again.ok) return refuseFile(file ?? board.meta.name, again.problem, desk);
  if (file === null) {
    desk.host.out(text);
    return null;
  }
  const wrote = await writeText(desk.host, file, text);
  return wrote.ok ? null : refuseFile(file, wrote.problem, desk);
}
