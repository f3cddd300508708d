import { LENGTH_UNITS, type MeshWishes } from '../../../engine/index.ts';

/** How the last mesh of an author or a folder had to be set right: the next one is likely drawn the same way. */
export interface ImportHabit {
  readonly wishes: MeshWishes;
  readonly author: string;
  readonly licence: string;
}

const KEY = 'eyeline.import-habits';
/** Of so many authors and folders it is remembered; the oldest go first. */
const MOST = 60;

const byAuthor = (author: string): string => `author ${author.trim().toLowerCase()}`;
const byFolder = (folder: string): string => `folder ${folder}`;

/** What is remembered of an author, or else of a folder, and of which of them. */
export function habitOf(author: string | null, folder: string | null): (ImportHabit & { readonly of: string }) | null {
  const habits = kept();
  if (author?.trim()) {
    const habit = habits[byAuthor(author)];
    if (habit) return { ...habit, of: author.trim() };
  }
  const habit = folder ? habits[byFolder(folder)] : undefined;
  return folder && habit ? { ...habit, of: folder } : null;
}

export function keepHabit(author: string, folder: string, habit: ImportHabit): void {
  const keys = [...(author.trim() ? [byAuthor(author)] : []), ...(folder ? [byFolder(folder)] : [])];
  if (keys.length === 0) return;
  const others = Object.entries(kept()).filter(([key]) => !keys.includes(key));
  const all = [...others, ...keys.map((key) => [key, habit] as const)].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // storage may be full or switched off; then it is guessed again the next time
  }
}

/** All that is remembered, as far as it is written as it is written today. */
function kept(): Readonly<Record<string, ImportHabit>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, ImportHabit] => isHabit(entry[1])));
  } catch {
    return {};
  }
}

function isHabit(value: unknown): value is ImportHabit {
  if (typeof value !== 'object' || value === null) return false;
  const { wishes, author, licence } = value as Partial<ImportHabit>;
  if (typeof author !== 'string' || typeof licence !== 'string' || typeof wishes !== 'object' || wishes === null) return false;
  const { unit, scale, up, turn } = wishes;
  return (
    LENGTH_UNITS.some((known) => known === unit) &&
    typeof scale === 'number' &&
    scale > 0 &&
    (up === 'y' || up === 'z') &&
    (turn === undefined || Number.isFinite(turn))
  );
}
