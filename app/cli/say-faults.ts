import type { Fault } from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';

/** Each fault as one line: the file, the place in it, and what is wrong there. */
export function sayFaults(file: string, faults: readonly Fault[], { language }: Desk): string {
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  return faults.map(({ code, where, fill }) => `${file}: ${where === '' ? '' : `${where}: `}${say(code, fill)}\n`).join('');
}

/** Says what is wrong with a file, and gives what the shell is told. */
export function refuseFile(file: string, faults: readonly Fault[], desk: Desk): ExitCode {
  desk.host.err(sayFaults(file, faults, desk));
  return EXITS.fault;
}
