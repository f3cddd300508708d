import type { Board, DriveObstacle } from '../../../engine/index.ts';
import type { Speaker } from '../../wording/speak.ts';
import { type DriveRuling, headlineOfDrive } from '../session/drawn-drive.ts';

const HEADS = { allowed: 'drive.allowed', 'not-allowed': 'drive.not-allowed', 'too-close': 'drive.too-close' } as const;

/** Whether it may be driven, in one sentence. */
export function sayDriveHead(ruling: DriveRuling, { say }: Speaker): string {
  const headline = headlineOfDrive(ruling);
  return say(headline === 'refused' ? 'drive.refused' : HEADS[headline], { model: ruling.question.model });
}

/** Why, in one sentence and with its clause: the reason that decides, or what turns the question down. */
export function sayDriveWhy(
  { result }: DriveRuling,
  { say }: Speaker,
): { readonly says: string; readonly clause: string | null } | null {
  if (!result.ok) return { says: say(result.problem.code, result.problem.fill), clause: result.problem.clause };
  const first = result.value.because[0];
  return first ? { says: say(first.says, first.fill), clause: first.clause } : null;
}

/** What is run into, by its name. */
export function nameOfObstacle(thing: DriveObstacle, board: Board, { say }: Speaker): string {
  if (thing.kind === 'table-edge') return say('drive.table-edge');
  if (thing.kind === 'model') return board.models[thing.model]?.name || thing.model;
  return board.pieces[thing.piece]?.name || thing.piece;
}

/** All of it for those who listen: whether, why, how far, and everything that is met. */
export function sayDriveAloud(ruling: DriveRuling, voice: Speaker): string {
  const why = sayDriveWhy(ruling, voice);
  const met = ruling.result.ok ? ruling.result.value.because.slice(1).filter(({ clause }) => clause.startsWith('SK-COLL')) : [];
  const driven = ruling.result.ok ? voice.say('driving.so-far', driveFill(ruling.result.value.answer)) : '';
  return [
    sayDriveHead(ruling, voice),
    why ? `${why.says}${why.clause ? ` (${why.clause})` : ''}` : '',
    ...met.map(({ says, fill }) => voice.say(says, fill)),
    driven,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const driveFill = ({ driven, turned }: { readonly driven: number; readonly turned: number }) => ({ driven, turned });
