import { nameOfMeasured } from '../../wording/name-of-measured.ts';
import type { Speaker } from '../../wording/speak.ts';
import type { InRing, Ring } from '../session/ring.ts';

export type RingPlace = 'close' | 'wholly' | 'within' | 'outside';

/** How somebody stands to a ring, in one word. */
export const placeInRing = ({ close, wholly, within }: InRing): RingPlace =>
  close ? 'close' : wholly?.holds && !wholly.close ? 'wholly' : within ? 'within' : 'outside';

/** Who is within a ring, who is too close to call and who is the closest, as sentences. */
export function sayRing({ of, standing }: Ring, voice: Speaker): string {
  const { say } = voice;
  if (!of || !standing) return '';
  if (!standing.ok) return say(standing.problem.code, standing.problem.fill);
  const { models, limit, closest } = standing.value;
  const names = (places: readonly RingPlace[]) =>
    models.filter((one) => places.includes(placeInRing(one))).map(({ model }) => nameOfMeasured({ kind: 'model', model }, voice));
  const [inside, close] = [names(['within', 'wholly']), names(['close'])];
  return [
    say('ring.sentence', { limit, of: nameOfMeasured(of, voice), count: inside.length, names: inside.join(', ') }),
    ...(close.length > 0 ? [say('ring.sentence-close', { names: close.join(', ') })] : []),
    ...(closest?.because ? [say(closest.because.says, closest.because.fill)] : []),
  ].join(' ');
}
