import type { Speaker } from '../../wording/speak.ts';
import type { FacingOf, Facings } from '../session/facings.ts';

/** Which side of a model another one sees, and whether it can be aimed at: as sentences, with what is too close to call. */
export function sayFacing({ model, side, aim }: FacingOf, of: string, voice: Speaker): readonly string[] {
  const { say } = voice;
  const from = say('measured.model', { model });
  const sentences: string[] = [];
  if (side.ok) {
    const { answer, close, because } = side.value;
    const [first = answer.side, beside] = answer.among;
    const isHalf = because.some(({ says }) => says === 'side/in-front' || says === 'side/behind');
    if (isHalf) sentences.push(say(answer.side === 'front' ? 'facing.in-front' : 'facing.behind', { from, of }));
    else if (beside) sentences.push(say('facing.vehicle-either', { from, of, side: first, beside }));
    else sentences.push(say('facing.vehicle', { from, of, side: answer.side }));
    if (close) sentences.push(say('facing.close'));
  } else sentences.push(say(side.problem.code, side.problem.fill));
  if (!aim.ok) return [...sentences, say(aim.problem.code, aim.problem.fill)];
  const { answer, close } = aim.value;
  sentences.push(say(answer.allowed ? 'facing.may-aim' : 'facing.may-not-aim', { shooter: of, of: model }));
  if (answer.turret !== null)
    sentences.push(say(answer.turret < 0 ? 'facing.turret-right' : 'facing.turret', { bearing: Math.abs(answer.turret) }));
  if (close) sentences.push(say('facing.close'));
  return sentences;
}

/** The same of the one who is told of. */
export function sayFacings({ of, other, found }: Facings, voice: Speaker): string {
  if (of === null || !found) return '';
  if (!found.ok) return voice.say(found.problem.code, found.problem.fill);
  const told = found.value.models.find(({ model }) => model === other);
  return told ? sayFacing(told, of, voice).join(' ') : '';
}
