import type { JournalDoubt } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';

/** What is wrong with a journal: the line as people count them, from 1, and why. */
export function sayDoubt({ code, line, refusal }: JournalDoubt, { say }: Speaker): string {
  const why = refusal ? ` ${say(refusal.code, refusal.fill)}${refusal.clause === null ? '' : ` (${refusal.clause})`}` : '';
  const what = `${say(code)}${why}`;
  return code === 'journal/cannot-begin' ? what : say('replay.at-line', { line: line + 1, what });
}
