import { distance } from 'fastest-levenshtein';

/** A name as one remembers it: without capitals and accents. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const lettersOf = (text: string) => [...text].sort().join('');

/** How many slips of the finger lie between two words; two letters that changed places are one slip. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && lettersOf(one) === lettersOf(other) ? 1 : slips;
}

/** Which of these names may have been meant by a misspelt one? The closest first, at most three; none that is more than a third wrong. */
export function closestNames(wanted: string, names: readonly string[]): readonly string[] {
  const plain = plainName(wanted);
  const likely = [...new Set(names)]
    .map((name) => {
      const other = plainName(name);
      const within = plain.length > 2 && other.includes(plain);
      return { name, slips: within ? 0 : slipsBetween(plain, other), most: Math.max(1, Math.floor(other.length / 3)) };
    })
    .filter(({ slips, most }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  return likely
    .filter(({ slips }) => slips <= likely[0]!.slips + 1)
    .map(({ name }) => name)
    .slice(0, 3);
}
