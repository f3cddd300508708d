import { nameOfMeasured } from '../../wording/name-of-measured.ts';
import type { Speaker } from '../../wording/speak.ts';
import type { TapeRuling } from '../session/tape.ts';

/** A distance as a sentence, with what counts and by which clause; or why there is none. */
export function sayTape({ question, result }: TapeRuling, voice: Speaker): string {
  const { say } = voice;
  if (!result.ok) return `${say('measure.refused')} ${say(result.problem.code, result.problem.fill)}`;
  const { answer, because, confidence } = result.value;
  const title = say('measure.title', {
    one: nameOfMeasured(question.from, voice),
    other: nameOfMeasured(question.to, voice),
    distance: answer.distance,
  });
  const reasons = because.map(({ says, fill, clause }) => `${say(says, fill)} ${clause}.`);
  return [title, ...reasons, ...(confidence === 'close-call' ? [say('measure.too-close')] : [])].join(' ');
}
