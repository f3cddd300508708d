import { distance } from 'fastest-levenshtein';

/** A name as one remembers it: without capitals and accents. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Which of these names may have been meant by a misspelt one? The closest first; none that is more than a third wrong. */
export function closestNames(wanted: string, names: readonly string[]): readonly string[] {
  const plain = plainName(wanted);
  return [...new Set(names)]
    .map((name) => {
      const other = plainName(name);
      const within = plain.length > 2 && other.includes(plain);
      return { name, away: within ? 0 : distance(plain, other), allowed: Math.max(1, Math.floor(other.length / 3)) };
    })
    .filter(({ away, allowed }) => away <= allowed)
    .sort((a, b) => a.away - b.away)
    .map(({ name }) => name)
    .slice(0, 3);
}
