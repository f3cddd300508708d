import { FOREIGN_BOARD_ENDINGS, type ForeignFile, isForeignBoard } from './boards/read-foreign-board.ts';
import { type ArchivedFile, isArchive, openArchive } from './mesh/archive.ts';
import { isRoster } from './rosters/read-roster.ts';

/** What a file of another program can bring. */
export type ImportKind = 'mesh' | 'board' | 'roster';

/** Pictures and plain JSON may be anything in an archive; the other endings of boards belong to nothing else. */
const OWN_ENDINGS = FOREIGN_BOARD_ENDINGS.filter((ending) => ending !== '.png' && ending !== '.json' && ending !== '.dat');

/** Does a name end like that of a map or landscape and of nothing else? */
export const isCalledBoard = (name: string): boolean => OWN_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/**
 * What does a file bring: a mesh, a whole board, or the list of an army? Judged by what is in it; a file of no kind that we know is left to
 * the reader of meshes, which says so.
 */
export function kindOfImport(file: ForeignFile): ImportKind {
  if (isRoster(file.bytes)) return 'roster';
  if (isArchive(file.bytes)) {
    const opened = openArchive(file.bytes);
    if (!opened.ok) return 'mesh';
    const isBoard = ({ name, unpack }: ArchivedFile): boolean => {
      if (isCalledBoard(name)) return true;
      const unpacked = name.toLowerCase().endsWith('.json') ? unpack() : null;
      return unpacked?.ok === true && isForeignBoard({ name, bytes: unpacked.value });
    };
    return opened.value.some(isBoard) ? 'board' : 'mesh';
  }
  return isForeignBoard(file) ? 'board' : 'mesh';
}
