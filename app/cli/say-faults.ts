import type { Fault } from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';

/** Each fault as one line: the file, the place in it, and what is wrong there. */
export function sayFaults(file: string, faults: readonly Fault[], { language }: Desk): string {
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  return faults.map((fault) => `${file}: ${sayFault(fault, say)}\n`).join('');
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
