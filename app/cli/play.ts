import { randomBytes } from 'node:crypto';
import {
  type Board,
  type BoardWithMeshes,
  beginGame,
  type Game,
  type GameRecord,
  type GameSetup,
  hashBoard,
  type PlainData,
  playOn,
  readBoardFile,
  readForcesFile,
  skirmish,
} from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import type { OpenGame } from '../catalogue/open-game.ts';
import { makeSpeaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { readText } from './files.ts';
import type { Given } from './given.ts';
import { openGame } from './open-game.ts';
import { playAtTheDesk } from './play-at-the-desk.ts';
import { sayDoubt } from './say-doubt.ts';
import { refuseFile } from './say-faults.ts';
import { listScenarios, openScenario } from './scenario.ts';
import { boardOfNames, means } from './typed-order.ts';
import { type Misuse, misuse } from './usage.ts';

/** `eyeline play`: plays a game at one terminal, by orders that are typed or read from a file. */
export const playCommand: Command = {
  name: 'play',
  options: {
    scenario: { takes: 'value' },
    'list-scenarios': { takes: 'nothing' },
    forces: { takes: 'value' },
    computer: { takes: 'values' },
    seed: { takes: 'value' },
    hand: { takes: 'nothing' },
    orders: { takes: 'value' },
    save: { takes: 'value', short: 'o' },
    setting: { takes: 'values' },
    mm: { takes: 'nothing' },
  },
  files: { atLeast: 0, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    if (given.has('list-scenarios')) {
      listScenarios(desk);
      return EXITS.done;
    }
    const laid = await lay(given, desk);
    if ('usage' in laid) return laid;
    if (!laid.ok) return laid.exit;
    const orders = given.value('orders');
    const script = orders === null || orders === '-' ? null : await readText(desk.host, orders);
    if (script && !script.ok) return refuseFile(orders!, script.problem, desk);
    const computers = readComputers(given.values('computer'), laid.game.game);
    if ('usage' in computers) return computers;
    return playAtTheDesk(laid.game, {
      desk,
      computers: computers.sides,
      lines: script ? linesOf(script.value) : desk.host.lines(),
      // whoever types is told what he mistyped and goes on; a file that says something wrong is not read any further
      from: orders,
      save: given.value('save'),
      inMillimetres: given.has('mm'),
    });
  },
};

/** The sides that nobody here plays. */
function readComputers(words: readonly string[], game: Game): { readonly sides: readonly string[] } | Misuse {
  const board = boardOfNames(game);
  const sides: string[] = [];
  for (const word of words) {
    const seat = game.setup.seats.find((own) => means(word, own, board) === 'exactly');
    if (seat === undefined) return misuse({ code: 'usage/no-such-side', where: '--computer', fill: sidesLike(word, board) });
    sides.push(seat);
  }
  return { sides };
}

function sidesLike(wanted: string, { sides }: Board) {
  const meant = closestNames(
    wanted,
    Object.values(sides).flatMap(({ id, name }) => [id, name]),
  );
  return { wanted, count: meant.length, meant: meant.join(', '), sides: Object.keys(sides).join(', ') };
}

/** Lays out what is played: a scenario, a board, or a game that was kept. */
async function lay(given: Given, desk: Desk): Promise<Laid | Misuse> {
  const [file] = given.files;
  const scenario = given.value('scenario');
  if (scenario !== null) {
    const other = file ?? (given.has('forces') ? '--forces' : null);
    if (other !== null)
      return misuse({ code: 'usage/not-together', where: '--scenario', fill: { options: `--scenario, ${other}` } });
    return beginScenario(scenario, given, desk);
  }
  if (file === undefined) return misuse({ code: 'usage/file-missing', where: '', fill: { called: 'BOARD' } });
  const text = await readText(desk.host, file);
  if (!text.ok) return { ok: false, exit: refuseFile(file, text.problem, desk) };
  return isGame(text.value) ? goOn(file, text.value, given, desk) : begin(file, text.value, given, desk);
}

type Laid = { readonly ok: true; readonly game: OpenGame } | { readonly ok: false; readonly exit: ExitCode };

/** Does a text say that it is a game? What it says wrongly then is told as of a game. */
const isGame = (text: string): boolean => /"eyeline"\s*:\s*"game"/.test(text);

async function* linesOf(text: string): AsyncIterable<string> {
  yield* text.split(/\r?\n/);
}

/** Goes on with a game that was kept, if all in it happened by the rules. */
function goOn(file: string, text: string, given: Given, desk: Desk): Laid | Misuse {
  const begins = ['forces', 'seed', 'hand', 'setting'].filter((option) => given.has(option));
  if (begins.length > 0) {
    const options = begins.map((option) => `--${option}`).join(', ');
    return misuse({ code: 'usage/only-at-the-beginning', where: options, fill: { options } });
  }
  const opened = openGame(file, text, desk);
  if (!opened.ok) return opened;
  const { record, doubt } = opened.value;
  if (!doubt) return { ok: true, game: opened.value };
  desk.host.err(
    `${file}: ${sayDoubt(doubt, makeSpeaker({ language: desk.language, ruler: 'cm', board: record.setup.board }))}\n`,
  );
  return { ok: false, exit: EXITS.fault };
}

/** Begins a game on a board by the rules that are played. */
async function begin(file: string, text: string, given: Given, desk: Desk): Promise<Laid | Misuse> {
  const settings = readSettings(given.values('setting'), skirmish);
  if (!settings.ok) return misuse(...settings.problem);
  const dice = readDice(given);
  if ('usage' in dice) return dice;
  const read = readBoardFile(text);
  if (!read.ok) return { ok: false, exit: refuseFile(file, read.problem, desk) };
  const { board, meshes } = read.value;
  const forces = await readForces(given.value('forces'), desk);
  if (!forces.ok) return forces;

  const seats = [...new Set(Object.values(board.models).map(({ owner }) => owner))].sort();
  const { id: ruleSet, version } = skirmish;
  const setup = { format: 1, ruleSet, version, settings: settings.value, board, seats, forces: forces.value, dice } as const;
  return open(file, setup, meshes, desk);
}

/** Begins a scenario, with what the table has agreed beside it. */
async function beginScenario(name: string, given: Given, desk: Desk): Promise<Laid | Misuse> {
  const settings = readSettings(given.values('setting'), skirmish);
  if (!settings.ok) return misuse(...settings.problem);
  const dice = readDice(given);
  if ('usage' in dice) return dice;
  const opened = await openScenario(name, desk);
  if ('usage' in opened || !opened.ok) return opened;
  const { title, story } = opened.scenario;
  const told = (words: typeof title) => words[desk.language] ?? words.en ?? '';
  desk.host.out(`${told(title)}\n${told(story)}\n\n`);
  const agreed = Object.fromEntries(
    given
      .values('setting')
      .map((text) => text.slice(0, text.indexOf('=')))
      .map((key) => [key, settings.value[key]!]),
  );
  return open(name, { ...opened.setup, settings: { ...opened.setup.settings, ...agreed }, dice }, new Map(), desk);
}

/** A game before its first order, if its forces may fight it. */
function open(file: string, setup: GameSetup, meshes: BoardWithMeshes['meshes'], desk: Desk): Laid {
  const { board, ruleSet, dice } = setup;
  const withWhat = playOn(skirmish, setup.settings, meshes)!;
  const begun = beginGame(setup, withWhat);
  const { say } = makeSpeaker({ language: desk.language, ruler: skirmish.ruler, board });
  if (!begun.ok) {
    const { code, fill, clause } = begun.problem;
    desk.host.err(`${file}: ${say(code, fill)}${clause === null ? '' : ` (${clause})`}\n`);
    return { ok: false, exit: EXITS.refused };
  }
  desk.host.out(`${say('ask.title', { board: board.meta.name, ruleSet, hash: hashBoard(board).slice(0, 12) })}\n`);
  desk.host.out(`${dice.kind === 'seed' ? say('play.by-seed', { seed: dice.seed }) : say('play.by-hand')}\n\n`);
  return { ok: true, game: { game: begun.value, ruleSet: skirmish, withWhat, meshes } };
}

type Dice = Extract<GameRecord['setup']['dice'], { readonly kind: 'seed' | 'by-hand' }>;

/** The dice that lie on the table, or a seed; a new one unless told. */
function readDice(given: Given): Dice | Misuse {
  const seed = given.value('seed');
  if (given.has('hand'))
    return seed === null
      ? { kind: 'by-hand' }
      : misuse({ code: 'usage/not-together', where: '--hand', fill: { options: '--hand, --seed' } });
  if (seed !== null && !/^[0-9a-f]{64}$/.test(seed))
    return misuse({ code: 'usage/not-a-secret', where: '--seed', fill: { option: '--seed', text: seed } });
  return { kind: 'seed', seed: seed ?? randomBytes(32).toString('hex') };
}

async function readForces(
  file: string | null,
  desk: Desk,
): Promise<{ readonly ok: true; readonly value: PlainData } | { readonly ok: false; readonly exit: ExitCode }> {
  if (file === null) return { ok: true, value: null };
  const text = await readText(desk.host, file);
  const read = text.ok ? readForcesFile(text.value) : text;
  return read.ok ? read : { ok: false, exit: refuseFile(file, read.problem, desk) };
}
