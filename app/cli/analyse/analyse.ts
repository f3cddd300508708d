import { mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeLabPage } from '../../lab-page/write-lab-page.ts';
import { ranked, writeRankingPage } from '../../lab-page/write-ranking-page.ts';
import { makeSpeaker } from '../../wording/speak.ts';
import type { Command, Desk } from '../command.ts';
import { EXITS, type ExitCode } from '../exit-codes.ts';
import { writeText } from '../files.ts';
import type { Given } from '../given.ts';
import { fileAt } from '../host.ts';
import { refuseFile } from '../say-faults.ts';
import { misuse } from '../usage.ts';
import { type Analysed, analyseFile } from './analyse-one.ts';
import { ANALYSE_OPTIONS, readTypedAnalysis, type TypedAnalysis } from './analyse-wishes.ts';
import { jsonOfAnalysis, sayAnalysis } from './say-analysis.ts';
import { isQueueThere, workByQueue } from './work-by-queue.ts';
import type { TileRunner } from './work-here.ts';
import { workInProcesses } from './work-in-processes.ts';
import { writeRasters, writeTables } from './write-maps.ts';

/** `eyeline analyse`: what there is to know of a board, or of a folder of boards, as a page, pictures, rasters and tables. */
export const analyseCommand: Command = {
  name: 'analyse',
  options: ANALYSE_OPTIONS,
  files: { atLeast: 1, atMost: 1, called: 'BOARD|FOLDER' },
  async run(given, desk) {
    const typed = readTypedAnalysis(given);
    if (!typed.ok) return typed.problem;
    const raster = given.value('raster');
    if (raster !== null && !/\.(png|tiff?)$/i.test(raster))
      return misuse({
        code: 'usage/not-among-choices',
        where: '--raster',
        fill: { option: '--raster', text: raster, among: '.png, .tif' },
      });
    const { queue, workers } = typed.value;
    if (queue !== null && !(await isQueueThere(queue))) {
      const { say } = makeSpeaker({ language: desk.language, ruler: 'mm' });
      desk.host.err(`${say('analyse.queue-not-there', { queue: queue.replace(/\/\/[^@/]*@/, '//') })}\n`);
      return EXITS.fault;
    }
    const runner = queue !== null ? workByQueue(queue) : workers > 1 ? workInProcesses(workers) : null;
    const named = given.files[0]!;
    const isFolder = await stat(fileAt(desk.host, named)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return isFolder
      ? analyseFolder(named, given, typed.value, runner, desk)
      : analyseBoardFile(named, given, typed.value, runner, desk);
  },
};

async function analyseBoardFile(file: string, given: Given, typed: TypedAnalysis, runner: TileRunner | null, desk: Desk) {
  const analysed = await analyseFile(file, given, typed, runner, desk);
  if (!analysed.ok) return analysed.problem;
  const written: string[] = [];
  const report = given.value('report');
  if (report !== null) {
    const wrote = await writeText(
      desk.host,
      report,
      writeLabPage(analysed.value.read.board, analysed.value.analysis, desk.language),
    );
    if (!wrote.ok) return refuseFile(report, wrote.problem, desk);
    written.push(report);
  }
  for (const [option, write] of [
    ['raster', writeRasters],
    ['csv', writeTables],
  ] as const) {
    const name = given.value(option);
    const wrote = name === null ? null : await write(desk.host, name, analysed.value);
    if (wrote && !wrote.ok) return refuseFile(wrote.problem.file, wrote.problem.faults, desk);
    if (wrote) written.push(...wrote.value);
  }
  if (given.has('json')) desk.host.out(`${JSON.stringify(jsonOfAnalysis(analysed.value), null, 2)}\n`);
  else desk.host.out(sayAnalysis(analysed.value, written, desk));
  return falls(analysed.value, typed) ? EXITS.found : EXITS.done;
}

/** Every board of a folder, its page beside the others in the folder of the report, and a page that ranks them. */
async function analyseFolder(folder: string, given: Given, typed: TypedAnalysis, runner: TileRunner | null, desk: Desk) {
  const { host, language } = desk;
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  const files = (await readdir(fileAt(host, folder))).filter((name) => /\.json$/i.test(name)).sort();
  const analysed: Analysed[] = [];
  let exit: ExitCode = EXITS.done;
  for (const file of files) {
    const one = await analyseFile(join(folder, file), given, typed, runner, desk);
    if (one.ok) analysed.push(one.value);
    else if (typeof one.problem !== 'number') return one.problem;
    else exit = one.problem;
  }
  if (analysed.length === 0) {
    host.err(`${say('analyse.no-boards', { folder })}\n`);
    return EXITS.fault;
  }
  const report = given.value('report');
  const pageOf = ({ file }: Analysed) => `${basename(file).replace(/\.json$/i, '')}.html`;
  if (report !== null) {
    await mkdir(fileAt(host, report), { recursive: true });
    const pages = analysed.map((one) => [pageOf(one), writeLabPage(one.read.board, one.analysis, language)] as const);
    const boards = analysed.map((one) => ({ board: one.read.board, hash: one.hash, analysis: one.analysis, page: pageOf(one) }));
    for (const [name, text] of [...pages, ['index.html', writeRankingPage(boards, language)] as const]) {
      const wrote = await writeText(host, join(report, name), text);
      if (!wrote.ok) return refuseFile(join(report, name), wrote.problem, desk);
    }
  }
  if (given.has('json')) {
    const boards = ranked(analysed).map((one) => ({ file: one.file, ...jsonOfAnalysis(one) }));
    host.out(`${JSON.stringify({ eyeline: 'analyses', boards }, null, 2)}\n`);
  } else {
    for (const one of ranked(analysed)) host.out(sayAnalysis(one, [], desk));
    if (report !== null) host.out(`${say('analyse.written', { files: join(report, 'index.html'), count: 1 })}\n`);
  }
  if (exit !== EXITS.done) return exit;
  return analysed.some((one) => falls(one, typed)) ? EXITS.found : EXITS.done;
}

/** Does a board fall short of what was demanded? */
const falls = ({ analysis }: Analysed, { strict, symmetric }: TypedAnalysis): boolean =>
  (strict && analysis.findings.length > 0) || (symmetric !== null && (analysis.symmetry[0]?.share ?? 0) < symmetric);
