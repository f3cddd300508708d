import type { JournalLine } from '../game/journal.ts';

/**
 * The numbers of the lines that still count, in their order: those that were taken back do not, nor do the lines that took them back.
 * @edge going back to before a take-back lets count again what that had taken back
 */
export function standingLines(lines: readonly JournalLine[]): readonly number[] {
  // one more than there are lines, as with positions: what counted after so many
  const after: (readonly number[])[] = [[]];
  for (const { number, facts } of lines) {
    const back = facts.find((fact) => fact.kind === 'taken-back');
    after.push(back ? after[back.to]! : [...after[number]!, number]);
  }
  return after[lines.length]!;
}
