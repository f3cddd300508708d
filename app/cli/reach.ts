import type { Board, ReachAnswer, Reason } from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { nameOfCarrier } from './carrier-name.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { findMoverOf, sayRefusal, titleOf } from './move.ts';
import { MOVER_OPTIONS, readOrdered } from './move-wishes.ts';
import { readRuledBoard } from './read-ruled-board.ts';
import { sayReasons } from './say-reasons.ts';
import { basisOf, setTable } from './set-table.ts';
import { misuse } from './usage.ts';

/** `eyeline reach`: all that a model may come to, level by level. */
export const reachCommand: Command = {
  name: 'reach',
  options: MOVER_OPTIONS,
  files: { atLeast: 2, atMost: 2, called: 'BOARD MODEL' },
  async run(given, desk) {
    const ruled = await readRuledBoard(given, desk);
    if (!ruled.ok) return ruled.problem;
    const { ruleSet, settings, file } = ruled.value;
    const { board } = file;
    const mover = findMoverOf(given, board);
    if (!mover.ok) return misuse(...mover.problem);
    const ordered = readOrdered(given, board);
    if (!ordered.ok) return misuse(...ordered.problem);
    const table = setTable(file, settings);
    const question = { kind: 'reach', model: mover.value.id, ...ordered.value } as const;
    const outcome = ruleSet.answer(question, table);
    const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, inMillimetres: given.has('mm'), board });
    if (given.has('json')) {
      desk.host.out(`${JSON.stringify({ eyeline: 'reach', ...basisOf(table, ruleSet), outcome }, null, 2)}\n`);
    } else {
      const said = outcome.ok
        ? sayReach(outcome.value.answer, outcome.value.because, mover.value.id, { ...speaker, board })
        : sayRefusal(outcome.problem, question, speaker);
      desk.host.out(`${titleOf(table, ruleSet, speaker)}\n\n${said}`);
    }
    return outcome.ok ? EXITS.done : EXITS.refused;
  },
};

interface Voice extends Speaker {
  readonly board: Board;
}

/** Each level with its height and how much of it is in reach; then ladders, what is to be kept away from, and why. */
function sayReach(answer: ReachAnswer, because: readonly Reason[], model: string, speaker: Voice): string {
  const { say, length, number } = speaker;
  const levels = answer.levels.map(({ on, heights: [lowest, highest], within }) => [
    nameOfCarrier(on, speaker.board, speaker),
    lowest === highest ? length(lowest) : say('reach.from-to', { least: length(lowest), most: length(highest) }),
    ...within.map(({ area }) => say('reach.area', { area: number(area / 100) })),
  ]);
  const head = [
    say('reach.column-level'),
    say('reach.column-height'),
    ...answer.allowances.map((allowance) => say('reach.column-within', { allowance })),
  ];
  const ladders = answer.ladders.map(({ piece, from, to, cost }) => `    ${say('reach.ladder', { piece, from, to, cost })}`);
  const lines = [
    say('reach.title', { model }),
    ...inColumns([head, ...levels], [1, 2, 3]).map((line) => `    ${line}`),
    ...(ladders.length > 0 ? [`  ${say('reach.ladders')}`, ...ladders] : []),
    ...answer.notNear.map(({ model: other, distance }) => `  ${say('reach.not-near', { other, distance })}`),
    ...answer.notOn.map((piece) => `  ${say('reach.not-on', { piece })}`),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
  return `${lines.join('\n')}\n`;
}
