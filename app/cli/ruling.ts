import {
  installedRuleSets,
  makeRuling,
  type OpenedRuling,
  openRuling,
  openRulingLink,
  openSpace,
  questionsBetween,
  type RulingWithMeshes,
  rulingLink,
  skirmish,
  writeRulingFile,
} from '../../engine/index.ts';
import { findForeignLine, writeRulingPage } from '../ruling-page/write-ruling-page.ts';
import { makeSpeaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import type { Command, Desk } from './command.ts';
import type { Direction } from './direction.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { readText, writeText } from './files.ts';
import { findModel } from './find-model.ts';
import { ANSWER_OPTIONS, type Given } from './given.ts';
import { readBoard } from './read-board.ts';
import { sayDirection } from './say-direction.ts';
import { sayFaults, sayFaultsOfRuling } from './say-faults.ts';
import { type Misuse, misuse } from './usage.ts';

const TASKS = ['save', 'open'] as const;

/** `eyeline ruling save` and `eyeline ruling open`: a ruling as a file that can be handed on, and whether such a file still stands. */
export const rulingCommand: Command = {
  name: 'ruling',
  options: {
    from: { takes: 'value' },
    to: { takes: 'value' },
    out: { takes: 'value', short: 'o' },
    link: { takes: 'value' },
    ...ANSWER_OPTIONS,
  },
  files: { atLeast: 2, atMost: 2, called: 'save BOARD | open RULING' },
  async run(given, desk) {
    const [task, file] = given.files as readonly [string, string];
    if (task === 'save') return save(file, given, desk);
    if (task === 'open') return open(file, given, desk);
    const fill = { option: 'eyeline ruling', text: task, among: TASKS.join(', ') };
    return misuse({ code: 'usage/not-among-choices', where: task, fill });
  },
};

async function save(file: string, given: Given, desk: Desk): Promise<ExitCode | Misuse> {
  const { host, language } = desk;
  const from = given.value('from');
  const to = given.value('to');
  if (from === null || to === null)
    return misuse({ code: 'usage/both-or-neither', where: '--from', fill: { options: '--from, --to' } });
  const settings = readSettings(given.values('setting'), skirmish);
  if (!settings.ok) return misuse(...settings.problem);
  const read = await readBoard(file, desk);
  if (!read.ok) return read.problem;
  const { board, meshes } = read.value;
  const one = findModel(board, from, '--from');
  const other = findModel(board, to, '--to');
  if (!one.ok || !other.ok) return misuse(...[one, other].flatMap((found) => (found.ok ? [] : [found.problem])));

  const made = makeRuling({
    space: openSpace(board, meshes),
    meshes,
    ruleSet: skirmish,
    settings: settings.value,
    questions: questionsBetween(one.value.id, other.value.id),
  });
  const out = given.value('out');
  const isPage = out !== null && /\.html?$/i.test(out);
  const text = isPage ? writeRulingPage(made, language) : writeRulingFile(made);
  if (out === null || out === '-') host.out(text);
  else {
    const wrote = await writeText(host, out, text);
    if (!wrote.ok) {
      host.err(sayFaults(out, wrote.problem, desk));
      return EXITS.fault;
    }
    const { say } = makeSpeaker({ language, ruler: skirmish.ruler });
    host.err(`${say('ruling.saved', { file: out, ...keptOf(made) })}\n`);
  }
  sayLink(made, given, desk);
  return made.ruling.rulings.some(({ outcome }) => !outcome.ok) ? EXITS.refused : EXITS.done;
}

const keptOf = ({ ruling: { board, leftOut } }: RulingWithMeshes) => ({
  pieces: Object.keys(board.pieces).length,
  models: Object.keys(board.models).length,
  leftPieces: leftOut.pieces,
  leftModels: leftOut.models,
});

/** The link that carries the ruling, where one was asked for; why there is none where it is too long. */
function sayLink(made: RulingWithMeshes, given: Given, { host, language }: Desk): void {
  const page = given.value('link');
  if (page === null) return;
  const { say } = makeSpeaker({ language, ruler: skirmish.ruler });
  const link = rulingLink(writeRulingFile(made), page);
  if (link === null) host.err(`${say('ruling.too-large-for-link')}\n`);
  else host.out(`${link}\n`);
}

async function open(file: string, given: Given, desk: Desk): Promise<ExitCode> {
  const { host, language } = desk;
  const isLink = /^[a-z]+:\/\/|#ruling=/i.test(file);
  const text = isLink ? openRulingLink(file) : await readText(host, file);
  const name = isLink ? file.slice(0, file.indexOf('#')) : file;
  const opened = text.ok ? openRuling(text.value, installedRuleSets) : text;
  if (!opened.ok || !text.ok) {
    host.err(sayFaultsOfRuling(name, opened.ok ? [] : opened.problem, null, desk));
    return EXITS.fault;
  }
  const doubts = [...opened.value.doubts, ...foreignLineOf(text.value, opened.value)];
  if (given.has('json')) {
    const { again, notices, ruling } = opened.value;
    const { position, ruleSet, engine } = ruling;
    const told = { eyeline: 'ruling-opened', stands: doubts.length === 0, doubts, notices, position, ruleSet, engine, again };
    host.out(`${JSON.stringify(told, null, 2)}\n`);
    return doubts.length === 0 ? EXITS.done : EXITS.fault;
  }
  host.err(sayFaultsOfRuling(name, [...doubts, ...opened.value.notices], opened.value.ruling, desk));
  host.out(sayOpened(opened.value, given, desk));
  const { say } = makeSpeaker({ language, ruler: skirmish.ruler });
  host.out(`${say(doubts.length === 0 ? 'ruling.stands' : 'ruling.does-not-stand', { file: name, count: doubts.length })}\n`);
  return doubts.length === 0 ? EXITS.done : EXITS.fault;
}

/** Whether the visible part of a page says what the ruling in it says. Only the same Eyeline words it the same. */
function foreignLineOf(text: string, opened: OpenedRuling) {
  const isPage = /^\ufeff?\s*</.test(text);
  if (!isPage || opened.notices.length > 0) return [];
  const line = findForeignLine(text, opened);
  return line === null ? [] : [{ code: 'ruling-page/says-otherwise', where: `line ${line}`, fill: {} }];
}

/** The answers as they are given now, direction by direction. */
function sayOpened({ ruling, again }: OpenedRuling, given: Given, { language }: Desk): string {
  const { board, ruleSet, position } = ruling;
  const ruler = installedRuleSets.find(({ id }) => id === ruleSet.id)?.ruler ?? 'mm';
  const speaker = makeSpeaker({ language, ruler, inMillimetres: given.has('mm'), board });
  const title = speaker.say('ask.title', { board: board.meta.name, ruleSet: ruleSet.id, hash: position.slice(0, 12) });
  const directions = again.map(({ asked, outcome }): Direction => {
    const looker = asked.kind === 'sees' ? asked.looker : asked.shooter;
    // Question and answer belong together, which only the rule set's signature says.
    return asked.kind === 'sees'
      ? { looker, target: asked.target, sees: outcome as Direction['sees'], cover: null }
      : { looker, target: asked.target, sees: null, cover: outcome as Direction['cover'] };
  });
  return `${title}\n\n${directions.map((direction) => sayDirection(direction, board, speaker)).join('\n')}\n`;
}
