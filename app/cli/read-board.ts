import { type BoardWithMeshes, fail, type Result, readBoardFile, succeed } from '../../engine/index.ts';
import type { Desk } from './command.ts';
import type { ExitCode } from './exit-codes.ts';
import { readText } from './files.ts';
import { refuseFile } from './say-faults.ts';

/** The board of a file; where it cannot be had, everything that is wrong has been said and the exit code is given. */
export async function readBoard(file: string, desk: Desk): Promise<Result<BoardWithMeshes, ExitCode>> {
  const text = await readText(desk.host, file);
  const board = text.ok ? readBoardFile(text.value) : text;
  if (board.ok) return succeed(board.value);
  return fail(refuseFile(file, board.problem, desk));
}
