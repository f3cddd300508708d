/** Which figures models of army lists were given, by the names that they have there: the next list is likely about the same figures. */
const KEY = 'eyeline.roster-figures';
/** Of so many names it is remembered; the oldest go first. */
const MOST = 400;

const plain = (name: string): string => name.trim().toLowerCase();

/** The figure that models of this name were given last. */
export const rosterHabit = (name: string): string | null => kept()[plain(name)] ?? null;

export function keepRosterHabits(chosen: Readonly<Record<string, string>>): void {
  const names = Object.entries(chosen).map(([name, key]) => [plain(name), key] as const);
  if (names.length === 0) return;
  const others = Object.entries(kept()).filter(([name]) => !names.some(([own]) => own === name));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, ...names].slice(-MOST))));
  } catch {
    // storage may be full or switched off; then it is chosen again the next time
  }
}

function kept(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
