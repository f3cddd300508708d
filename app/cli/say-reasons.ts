import type { Reason } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { wrapped } from './columns.ts';

/** As wide as a terminal is at least. */
export const WIDTH = 80;

/** The reasons in deciding order, each with its clause. */
export function sayReasons(because: readonly Reason[], { say }: Speaker): string[] {
  const clauses = Math.max(0, ...because.map(({ clause }) => clause.length));
  const indent = ' '.repeat(4 + clauses + 2);
  return because.map(({ clause, says, fill }) => `    ${clause.padEnd(clauses)}  ${wrapped(say(says, fill), WIDTH, indent)}`);
}
