import { checkRuling, type ProofCheck, readRulingFile } from '../../engine/index.ts';
import { placeInRuling } from '../wording/place-in-ruling.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { readText } from './files.ts';
import { sayFaultsOfRuling } from './say-faults.ts';

/** `eyeline verify`: re-checks the evidence of a ruling file with code that shares nothing with what found it. */
export const verifyCommand: Command = {
  name: 'verify',
  options: { json: { takes: 'nothing' } },
  files: { atLeast: 1, atMost: 1, called: 'RULING' },
  async run(given, desk) {
    const { host, language } = desk;
    const file = given.files[0]!;
    const text = await readText(host, file);
    const read = text.ok ? readRulingFile(text.value) : text;
    if (!read.ok) {
      host.err(sayFaultsOfRuling(file, read.problem, null, desk));
      return EXITS.fault;
    }
    const { ruling, meshes, changes } = read.value;
    const report = checkRuling(ruling, meshes);
    const holds = report.holds && changes.length === 0;
    const exit = holds ? EXITS.done : EXITS.fault;
    if (given.has('json')) {
      host.out(`${JSON.stringify({ eyeline: 'proof', ...report, holds, changes }, null, 2)}\n`);
      return exit;
    }
    host.err(sayFaultsOfRuling(file, changes, ruling, desk));
    const speaker = makeSpeaker({ language, ruler: 'mm', board: ruling.board });
    const { say } = speaker;
    report.questions.forEach(({ checks }, i) => {
      const asked = ruling.rulings[i]!.asked;
      const looker = asked.kind === 'sees' ? asked.looker : asked.shooter;
      host.out(`${say(`verify.${asked.kind}`, { looker, target: asked.target })}\n`);
      for (const line of inColumns(checks.map((check) => rowOf(check, speaker)))) host.out(`  ${line}\n`);
      host.out('\n');
    });
    const failed = report.questions.flatMap(({ checks }) => checks.filter(({ result }) => result === 'fails'));
    for (const { code, where, fill } of failed) {
      const place = placeInRuling(where, ruling, speaker);
      host.err(`${file}: ${where}${place === null ? '' : ` (${place})`}: ${say(code, fill)}\n`);
    }
    const tolerance = report.tolerance.toString();
    host.out(`${say(holds ? 'verify.holds' : 'verify.fails', { file, count: failed.length + changes.length, tolerance })}\n`);
    return exit;
  },
};

/** Whether it holds, by how much it is off, and what was checked. */
function rowOf({ code, result, off, fill }: ProofCheck, { say, number }: Speaker): string[] {
  const size = off ? sizeOf(off.by, number) : '';
  return [say(`verify.result-${result}`), off ? `${size} ${off.unit === 'mm' ? 'mm' : ''}`.trimEnd() : '', say(code, fill)];
}

/** Tiny numbers by their power of ten, so that one sees how far within the tolerance they are. */
function sizeOf(by: number, number: (value: number) => string): string {
  return by !== 0 && by < 0.01 ? by.toExponential(0) : number(by);
}
