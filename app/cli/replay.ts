import { branchOf, diceOfGame, type Game, positionOf } from '../../engine/index.ts';
import { sayFact } from '../wording/say-fact.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { readText } from './files.ts';
import { readNumber } from './numbers.ts';
import { openGame } from './open-game.ts';
import { sayDoubt } from './say-doubt.ts';
import { refuseFile } from './say-faults.ts';
import { sayStanding, sayWaited } from './say-standing.ts';
import { nameOnBoard, typed } from './typed-order.ts';
import { misuse } from './usage.ts';

/** `eyeline replay`: tells a game line by line, how it stood after one of them, and whether all in it happened by the rules. */
export const replayCommand: Command = {
  name: 'replay',
  options: {
    to: { takes: 'value' },
    verify: { takes: 'nothing' },
    dice: { takes: 'nothing' },
    json: { takes: 'nothing' },
    mm: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'GAME' },
  async run(given, desk) {
    const to = readNumber(given, 'to');
    if (!to.ok) return misuse(to.problem);
    const file = given.files[0]!;
    const text = await readText(desk.host, file);
    if (!text.ok) return refuseFile(file, text.problem, desk);
    const opened = openGame(file, text.value, desk);
    if (!opened.ok) return opened.exit;
    const { game: whole, record, withWhat, ruleSet, doubt } = opened.value;
    const count = whole.lines.length;
    const at = to.value ?? count;
    if (!Number.isInteger(at) || at < 0 || at > count)
      return misuse({ code: 'usage/no-such-line', where: '--to', fill: { option: '--to', text: String(at), count } });
    const game = branchOf(whole, at);
    const speaker = makeSpeaker({
      language: desk.language,
      ruler: ruleSet.ruler,
      inMillimetres: given.has('mm'),
      board: positionOf(game).board,
    });
    const exit = doubt ? EXITS.fault : EXITS.done;
    if (given.has('json')) {
      const { engine, setup } = record;
      const told = {
        eyeline: 'replay',
        engine,
        ruleSet: { id: setup.ruleSet, version: setup.version },
        lines: record.lines.length,
        at,
        position: positionOf(game),
        dice: diceOfGame(game),
        holds: doubt === null,
        doubt,
      };
      desk.host.out(`${JSON.stringify(told, null, 2)}\n`);
      return exit;
    }
    const tell = (lines: readonly string[]): void => desk.host.out(lines.map((line) => `${line}\n`).join(''));
    if (!given.has('verify'))
      tell([...sayLines(game, speaker), '', ...sayStanding(game, speaker), sayWaited(game, withWhat, speaker)]);
    if (given.has('dice')) tell([...(given.has('verify') ? [] : ['']), ...sayDice(game, speaker)]);
    if (doubt) desk.host.err(`${file}: ${sayDoubt(doubt, speaker)}\n`);
    else if (given.has('verify')) tell([speaker.say('replay.holds', { count })]);
    return exit;
  },
};

/** Every line: its number, who gave which order, and what came of it. */
function sayLines(game: Game, speaker: Speaker): readonly string[] {
  const digits = String(game.lines.length).length;
  return game.lines.flatMap(({ number, command, facts }) => {
    const { board, underWay } = game.positions[number]!;
    const said = facts.flatMap((fact) => sayFact(fact, { board, request: underWay?.request ?? null }, speaker));
    const order = `${nameOnBoard(command.by, board)}: ${typed(command.order, board)}`;
    return [`${String(number + 1).padStart(digits)}  ${order}`, ...said.map((text) => `${' '.repeat(digits + 2)}  ${text}`)];
  });
}

/** What all dice of a game tell of how fair they are. */
function sayDice(game: Game, { say }: Speaker): readonly string[] {
  const tallies = diceOfGame(game);
  if (tallies.length === 0) return [say('replay.no-dice')];
  return tallies.flatMap(({ sides, thrown, faces }) => {
    const head = [say('roll.column-face'), say('roll.column-count'), say('roll.column-truth')];
    const rows = faces.map(({ face, count, between }) => [
      String(face),
      String(count),
      say('roll.between', { least: between.atLeast, most: between.atMost }),
    ]);
    const odd = faces.filter(({ fair }) => !fair).map(({ face }) => face);
    return [
      say('replay.dice', { sides, thrown }),
      ...inColumns([head, ...rows], [0, 1]).map((row) => `    ${row}`),
      odd.length === 0 ? say('roll.may-be-fair') : say('roll.not-fair', { faces: odd.join(', ') }),
    ];
  });
}
