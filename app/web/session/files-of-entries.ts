/** So many files of dropped folders are looked at; a whole disk would never come to an end. */
const MOST_FILES = 2000;

/**
 * All files of what was dropped, those of folders and of folders in them as well, each with the folder that it lay in: it is what corrections
 * are remembered by. Files that the system keeps for itself are left out.
 * @edge what cannot be read is left out; one that can be listed and not read says so when it is read
 */
export async function filesOfEntries(entries: readonly (FileSystemEntry | null)[]): Promise<readonly File[]> {
  const found: File[] = [];
  const waiting = entries.filter((entry) => entry !== null);
  while (found.length < MOST_FILES) {
    const entry = waiting.shift();
    if (!entry) break;
    if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
    if (entry.isDirectory) waiting.push(...(await listed(entry as FileSystemDirectoryEntry)));
    else {
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file) found.push(file);
    }
  }
  return found;
}

/** A folder is listed by the hundred. */
async function listed(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < MOST_FILES) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The browser tells where a file lies of those that were chosen by their folder, and not of those that were dropped. */
const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) =>
    entry.file(
      (file) => {
        const path = entry.fullPath.replace(/^\//, '');
        resolve(path === file.name ? file : Object.defineProperty(file, 'webkitRelativePath', { value: path }));
      },
      () => resolve(null),
    ),
  );
