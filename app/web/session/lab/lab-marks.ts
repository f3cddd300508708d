import {
  type Board,
  type BoardPoint,
  type CheckFinding,
  type ChokePointsFinding,
  compareSides,
  largestDifference,
  type Share,
  type SymmetryFinding,
} from '../../../../engine/index.ts';
import { isMeantAlike, sayAltered, sayMoved } from '../../../lab-page/say-mismatch.ts';
import type { Speaker } from '../../../wording/speak.ts';
import type { LabFound, LabMark } from './lab.ts';

/** Something found at a place of the board: what is said of it, and below it something more. */
export interface ListedMark extends LabMark {
  readonly says: string;
  readonly more: readonly string[];
}

const placeOf = ({ x, y, z }: BoardPoint, { say }: Speaker) => say('lab.mark-at', { x, z, height: y });

/** What everybody goes through, those with most behind them first. */
export const listChokePoints = ({ points }: ChokePointsFinding, voice: Speaker): readonly ListedMark[] =>
  points.map(({ place, at, behind }) => ({
    key: `choke ${place}`,
    at,
    pieces: [],
    says: voice.say('lab.choke-point', { area: voice.number(Math.round(behind / 100)) }),
    more: [placeOf(at, voice)],
  }));

/** What a check found, each as a sentence. */
export const listFindings = (findings: readonly CheckFinding[], voice: Speaker): readonly ListedMark[] =>
  findings.map(({ code, fill, at, pieces }, i) => ({
    key: `finding ${i}`,
    at,
    pieces,
    says: voice.say(code, fill),
    more: [placeOf(at, voice)],
  }));

export { isMeantAlike };

/** What does not match in a way of being the same for all sides: pieces that were moved, that were altered, and that are alone. */
export function listMismatches(
  { pieces }: Board,
  { moved, altered, alone }: SymmetryFinding,
  voice: Speaker,
): readonly ListedMark[] {
  const mark = (key: string, about: string, ids: readonly string[], says: string, more: readonly string[] = []): ListedMark => ({
    key: `${key} ${ids.join(' ')}`,
    at: (pieces[about]?.pose.at ?? { x: 0, y: 0, z: 0 }) as BoardPoint,
    pieces: [...new Set(ids)],
    says,
    more,
  });
  return [
    ...moved.map((one) => mark('moved', one.counterpart, [one.piece, one.counterpart], sayMoved(one, voice))),
    ...altered.map((one) => {
      const [says = '', ...more] = sayAltered(one, voice);
      return mark('altered', one.counterpart, [one.piece, one.counterpart], says, more);
    }),
    ...alone.map((piece) => mark('alone', piece, [piece], voice.say('lab.piece-alone', { piece }))),
  ];
}

/** By how much the sides of a board differ most in what lies open; null where that was not looked into. */
export function differenceOf(board: Board, found: LabFound): Share | null {
  if (found.kind !== 'report' || !found.found.exposures) return null;
  return largestDifference(compareSides(board, found.found.exposures.exposures));
}

/** The places of what was found, for the table. */
export function placesOf(found: LabFound | null): readonly BoardPoint[] {
  if (found?.kind === 'choke-points') return found.found.points.map(({ at }) => at);
  if (found?.kind === 'check' || found?.kind === 'report') return found.found.findings.map(({ at }) => at);
  return [];
}
