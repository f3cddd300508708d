import type { Fault, RecordedRuling } from '../../engine/index.ts';
import { placeInRuling } from '../wording/place-in-ruling.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';

/** Each fault as one line: the file, the place in it, and what is wrong there. */
export function sayFaults(file: string, faults: readonly Fault[], { language }: Desk): string {
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  return faults.map((fault) => `${file}: ${sayFault(fault, say)}\n`).join('');
}

/** The same of a ruling file, with what lies at each place in words; null where the file could not be read. */
export function sayFaultsOfRuling(
  file: string,
  faults: readonly Fault[],
  ruling: RecordedRuling | null,
  { language }: Desk,
): string {
  const speaker = makeSpeaker({ language, ruler: 'mm', board: ruling?.board ?? null });
  return faults
    .map((fault) => {
      const place = placeInRuling(fault.where, ruling, speaker);
      if (place === null) return `${file}: ${sayFault(fault, speaker.say)}\n`;
      return `${file}: ${fault.where} (${place}): ${speaker.say(fault.code, fault.fill)}\n`;
    })
    .join('');
}

/** What is wrong, and before it the place where that is, unless the sentence names its line itself. */
export function sayFault({ code, where, fill }: Fault, say: Speaker['say']): string {
  const line = /^line (\d+)$/.exec(where)?.[1];
  const place = line === undefined ? where : fill.line === undefined ? say('file.line', { line }) : '';
  return place === '' ? say(code, fill) : `${place}: ${say(code, fill)}`;
}

/** Says what is wrong with a file, and gives what the shell is told. */
export function refuseFile(file: string, faults: readonly Fault[], desk: Desk): ExitCode {
  desk.host.err(sayFaults(file, faults, desk));
  return EXITS.fault;
}
