import type { CoverAnswer, ModelId, Verdict } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

/** What covers somebody, in one line: by its grade, or by what a die must show where the rules have cover saves. */
export function headlineOfCover(
  { answer: { grade, value, save }, confidence }: Verdict<CoverAnswer>,
  two: { readonly looker: ModelId; readonly target: ModelId },
  { say }: Pick<Speaker, 'say'>,
): string {
  const close = confidence === 'close-call';
  if (save === undefined) return say(close ? 'ask.cover-too-close' : 'ask.cover', { ...two, grade, value });
  if (save === null) return say(close ? 'ask.no-cover-save-too-close' : 'ask.no-cover-save', two);
  return say(close ? 'ask.cover-save-too-close' : 'ask.cover-save', { ...two, save });
}
