import {
  type Command,
  dispatch,
  type Fault,
  type Game,
  type Intent,
  positionOf,
  type Refusal,
  recordOf,
  writeGameFile,
} from '../../engine/index.ts';
import { nextOfComputers, toldGame } from '../catalogue/computer-players.ts';
import type { OpenGame } from '../catalogue/open-game.ts';
import { sayFact } from '../wording/say-fact.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { writeText } from './files.ts';
import { readTyped } from './read-typed.ts';
import { sayFaults } from './say-faults.ts';
import { sayOdds } from './say-odds.ts';
import { sayOffers, sayStanding, sayWaited } from './say-standing.ts';
import { boardOfNames, nameOnBoard, typed, wordsOf } from './typed-order.ts';

/** How a game is played at a desk. */
export interface AtTheDesk {
  readonly desk: Desk;
  /** What is typed, line by line. */
  readonly lines: AsyncIterable<string>;
  /** The file that the lines are from, `-` where they are piped in; null where somebody sits there and types. */
  readonly from: string | null;
  /** The sides that the computer plays. */
  readonly computers: readonly string[];
  /** Where the game is kept in the end. */
  readonly save: string | null;
  readonly inMillimetres: boolean;
}

/** Plays on until it is said that it is enough, or nothing more is typed; every order goes through the one gate. */
export async function playAtTheDesk(opened: OpenGame, at: AtTheDesk): Promise<ExitCode> {
  const { withWhat, ruleSet, meshes } = opened;
  const { desk, from, inMillimetres, computers } = at;
  const { out, err } = desk.host;
  let { game } = opened;
  let kept = game.lines.length;
  const speakerNow = (): Speaker =>
    makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, inMillimetres, board: boardOfNames(game) });
  const tell = (lines: readonly string[]): void => out(lines.map((line) => `${line}\n`).join(''));
  const keep = async (file: string): Promise<ExitCode | null> => {
    const written = await writeText(desk.host, file, writeGameFile({ record: recordOf(game), meshes }));
    if (!written.ok) {
      err(sayFaults(file, written.problem, desk));
      return EXITS.fault;
    }
    kept = game.lines.length;
    out(`${speakerNow().say('play.saved', { file, count: kept })}\n`);
    return null;
  };

  const told = (): Game => toldGame(game, withWhat, computers);
  const goOn = (next: Game): void => {
    const before = positionOf(game);
    const speaker = speakerNow();
    game = next;
    const [last] = told().lines.slice(-1);
    const facts = (last?.facts ?? []).filter(({ kind }) => kind !== 'requested');
    const context = { board: before.board, request: before.underWay?.request ?? null };
    tell(facts.flatMap((fact) => sayFact(fact, context, speaker)).map((text) => `  ${text}`));
  };
  /** Lets the computer play until it is for somebody here to say something. */
  const letComputersPlay = (): void => {
    for (;;) {
      const next = nextOfComputers(game, withWhat, computers);
      if (!next) return;
      const done = dispatch(game, commandOf(game, next), withWhat);
      // what it gives has been held against the gate already
      if (!done.ok) throw new Error(`the computer gives an order that is turned down: ${done.problem.code}`);
      const [given] = toldGame(done.value, withWhat, computers).lines.slice(-1);
      const board = boardOfNames(game);
      out(`${nameOnBoard(next.by, board)}: ${typed(given!.command.order, board)}\n`);
      goOn(done.value);
    }
  };
  const ask = (): void => {
    letComputersPlay();
    const speaker = speakerNow();
    tell([sayWaited(game, withWhat, speaker)]);
    if (from === null) out('> ');
  };
  tell([...sayStanding(told(), speakerNow()), '']);
  ask();
  // where nobody here plays there is nothing to be typed once it is over
  if (positionOf(game).ending && game.setup.seats.every((seat) => computers.includes(seat))) return finish();
  let number = 0;
  for await (const typed of at.lines) {
    number++;
    const line = typed.replace(/(^|\s)#.*$/, '').trim();
    const [word = '', ...words] = wordsOf(line);
    if (from !== null && line !== '') out(`> ${line}\n`);
    const own = word.toLowerCase();
    if (own === '') {
      if (from === null) out('> ');
      continue;
    }
    if (own === 'quit') break;
    const speaker = speakerNow();
    if (own === 'help') tell([speaker.say('play.help')]);
    else if (own === 'show') tell(sayStanding(told(), speaker));
    else if (own === 'offers') tell(sayOffers(game, withWhat, speaker));
    else if (own === 'odds') {
      const read = readTyped(line.replace(/^\S+\s*/, ''), game, withWhat);
      if (read.ok) tell(sayOdds(read.value, game, withWhat, speaker));
      else err(`${speaker.say(read.problem.code, read.problem.fill)}\n`);
    } else if (own === 'save') {
      const file = words[0] ?? at.save;
      const exit = file === null ? null : await keep(file);
      if (file === null) err(`${speaker.say('play.save-where')}\n`);
      if (exit !== null && from !== null) return exit;
    } else {
      const done = obey(line, game, opened);
      if (!done.ok) {
        const { problem } = done;
        const clause = 'clause' in problem && problem.clause !== null ? ` (${problem.clause})` : '';
        const place = from === null ? '' : `${from}: ${speaker.say('file.line', { line: number })}: `;
        err(`${place}${speaker.say(problem.code, problem.fill)}${clause}\n`);
        if (from !== null) {
          if (at.save !== null) await keep(at.save);
          return 'clause' in problem ? EXITS.refused : EXITS.fault;
        }
      } else goOn(done.value);
    }
    ask();
  }
  if (from === null) out('\n');
  return finish();

  async function finish(): Promise<ExitCode> {
    if (at.save !== null) return (await keep(at.save)) ?? EXITS.done;
    if (game.lines.length > kept) out(`${speakerNow().say('play.not-saved', { count: game.lines.length - kept })}\n`);
    return EXITS.done;
  }
}

type Obeyed = { readonly ok: true; readonly value: Game } | { readonly ok: false; readonly problem: Fault | Refusal };

function obey(line: string, game: Game, { withWhat }: OpenGame): Obeyed {
  const read = readTyped(line, game, withWhat);
  if (!read.ok) return read;
  return dispatch(game, commandOf(game, read.value), withWhat);
}

const commandOf = ({ lines }: Game, { by, order }: Intent): Command => ({ id: `${lines.length}`, by, seen: lines.length, order });
