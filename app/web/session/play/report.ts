import { type Battle, type Fact, type Game, type Order, type SideId, standingLines } from '../../../../engine/index.ts';

/** Something that happened, and the line of the journal that tells it. */
export interface ToldFact {
  readonly line: number;
  readonly fact: Fact;
}

/** One order with all that came of it, over as many lines as there were dice and choices in it. */
export interface ReportEntry {
  readonly line: number;
  /** The last line that belongs to it. */
  readonly until: number;
  readonly by: SideId;
  readonly order: Order;
  readonly round: number;
  readonly told: readonly ToldFact[];
  readonly takenBack: boolean;
}

/** A journal as a battle report: orders in their time, each with its dice, its choices and what they came to; what was taken back stays and says so. */
export function reportOf({ lines, positions }: Game): readonly ReportEntry[] {
  const standing = new Set(standingLines(lines));
  const entries: ReportEntry[] = [];
  for (const { number, command, facts } of lines) {
    const { order, by } = command;
    const told = facts.map((fact) => ({ line: number, fact }));
    const last = entries.at(-1);
    const answered = positions[number]!.underWay?.line;
    const isAnswer = order.kind === 'answer-roll' || order.kind === 'answer-choice';
    if (isAnswer && last && last.line === answered && !(last.takenBack && standing.has(number)))
      entries[entries.length - 1] = { ...last, until: number, told: [...last.told, ...told] };
    else {
      const { round } = positions[number]!.state as Battle;
      const goesBack = facts.some(({ kind }) => kind === 'taken-back');
      entries.push({ line: number, until: number, by, order, round, told, takenBack: !goesBack && !standing.has(number) });
    }
  }
  return entries;
}
