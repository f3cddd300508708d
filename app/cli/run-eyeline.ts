import { ENGINE_VERSION, type Fault } from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import { LANGUAGES, type Language, makeSpeaker } from '../wording/speak.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { analyseWorkerCommand } from './analyse/analyse-worker.ts';
import { askCommand } from './ask.ts';
import { checkCommand } from './check.ts';
import { checkBoardCommand } from './check-board.ts';
import type { Command, Desk } from './command.ts';
import { driveCommand } from './drive.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { exportCommand } from './export.ts';
import { facingCommand } from './facing.ts';
import { readGiven } from './given.ts';
import type { Host } from './host.ts';
import { importCommand } from './import.ts';
import { lineCommand } from './line.ts';
import { closestCommand, measureCommand } from './measure.ts';
import { moveCommand } from './move.ts';
import { newBoardCommand } from './new-board.ts';
import { playCommand } from './play.ts';
import { reachCommand } from './reach.ts';
import { replayCommand } from './replay.ts';
import { rollCommand } from './roll.ts';
import { rulingCommand } from './ruling.ts';
import { crewCommand, gunCommand, spreadCommand } from './shot.ts';
import { bestPlaceCommand, indirectCommand, scatterCommand, templateCommand } from './template.ts';
import type { UsageFault } from './usage.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: readonly Command[] = [
  askCommand,
  lineCommand,
  measureCommand,
  closestCommand,
  moveCommand,
  reachCommand,
  facingCommand,
  driveCommand,
  rollCommand,
  templateCommand,
  scatterCommand,
  indirectCommand,
  bestPlaceCommand,
  spreadCommand,
  gunCommand,
  crewCommand,
  playCommand,
  replayCommand,
  checkBoardCommand,
  checkCommand,
  analyseCommand,
  analyseWorkerCommand,
  newBoardCommand,
  importCommand,
  exportCommand,
  rulingCommand,
  verifyCommand,
];

/** Runs one command line and gives what the shell is told. Nothing is thrown: a bug of ours is reported and has a code of its own. */
export async function runEyeline(args: readonly string[], outside: Host): Promise<ExitCode> {
  const host: Host = { ...outside, out: (text) => outside.out(harmless(text)), err: (text) => outside.err(harmless(text)) };
  const desk: Desk = { host, language: languageOf(args, host.environment) };
  try {
    return await run(args, desk);
  } catch (error) {
    const { say } = makeSpeaker({ language: desk.language, ruler: 'mm' });
    host.err(`${say('cli.bug', { version: ENGINE_VERSION })}\n${error instanceof Error ? error.stack : String(error)}\n`);
    return EXITS.bug;
  }
}

async function run(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const { say } = makeSpeaker({ language: desk.language, ruler: 'mm' });
  const [name, ...rest] = withoutLeadingLanguage(args);
  const help = (about: string | undefined): ExitCode => {
    const command = COMMANDS.find((one) => one.name === about);
    if (about !== undefined && !command && about !== 'help') return misused([noSuchCommand(about)], null, desk);
    desk.host.out(`${command ? say(`cli.help-${command.name}`) : say('cli.help-eyeline', { version: ENGINE_VERSION })}\n`);
    return EXITS.done;
  };
  if (name === undefined) {
    desk.host.err(`${say('cli.help-eyeline', { version: ENGINE_VERSION })}\n`);
    return EXITS.usage;
  }
  if (name === 'help' || name === '--help' || name === '-h')
    return help(rest.find((word) => !word.startsWith('-') && !isLanguage(word)));
  if (name === 'version' || name === '--version') {
    desk.host.out(`eyeline ${ENGINE_VERSION}\n`);
    return EXITS.done;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return misused([noSuchCommand(name)], null, desk);
  const given = readGiven(rest, command);
  if (!given.ok) return misused(given.problem, command.name, desk);
  if (given.value.has('help')) return help(command.name);
  const language = given.value.value('lang');
  if (language !== null && !isLanguage(language))
    return misused(
      [
        {
          code: 'usage/not-among-choices',
          where: '--lang',
          fill: { option: '--lang', text: language, among: LANGUAGES.join(', ') },
        },
      ],
      command.name,
      desk,
    );
  const outcome = await command.run(given.value, desk);
  return typeof outcome === 'number' ? outcome : misused(outcome.usage, command.name, desk);
}

/** Says what is wrong with how a command was typed, and where to read how it is meant. */
function misused(faults: readonly Fault[], command: string | null, { host, language }: Desk): ExitCode {
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  for (const fault of faults) host.err(`eyeline${command ? ` ${command}` : ''}: ${say(fault.code, fault.fill)}\n`);
  host.err(`${say('cli.see-help', { command: command ? `eyeline help ${command}` : 'eyeline help' })}\n`);
  return EXITS.usage;
}

function noSuchCommand(command: string): UsageFault {
  const meant = closestNames(command, [...COMMANDS.map((one) => one.name), 'help', 'version']);
  return { code: 'usage/no-such-command', where: command, fill: { command, count: meant.length, meant: meant.join(', ') } };
}

/** Names in files are somebody else's: what would steer a terminal is shown as JSON spells it, which inside JSON means the same. */
const harmless = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** `eyeline --lang hu ask …` means the same as `eyeline ask … --lang hu`. */
function withoutLeadingLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return args.slice(2);
  return args[0]?.startsWith('--lang=') ? args.slice(1) : args;
}

/** The language that was asked for, else the one the environment speaks, else English. */
function languageOf(args: readonly string[], environment: Host['environment']): Language {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = at < 0 ? undefined : args[at] === '--lang' ? args[at + 1] : args[at]!.slice('--lang='.length);
  const spoken = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return ([asked, spoken.slice(0, 2)].find((wish) => wish !== undefined && isLanguage(wish)) as Language | undefined) ?? 'en';
}
