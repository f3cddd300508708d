import {
  type Board,
  fail,
  findFirstSightings,
  keepFormation,
  type Model,
  type MoveUnitQuestion,
  type Question,
  type Refusal,
  type Result,
  type RuleSet,
  type Table,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import type { Given } from './given.ts';
import { MOVER_OPTIONS, readOrdered, readState, readWay } from './move-wishes.ts';
import { readPlace } from './numbers.ts';
import { readRuledBoard } from './read-ruled-board.ts';
import { sayFirstSightings, sayMove, sayUnitMove } from './say-move.ts';
import { basisOf, setTable } from './set-table.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

/** `eyeline move`: what a way costs, stretch by stretch, and whether it may be gone; of a whole unit with `--unit`, and who sees it first with `--first-seen`. */
export const moveCommand: Command = {
  name: 'move',
  options: {
    ...MOVER_OPTIONS,
    to: { takes: 'value' },
    via: { takes: 'values' },
    ladder: { takes: 'value' },
    cheapest: { takes: 'nothing' },
    'first-seen': { takes: 'nothing' },
    unit: { takes: 'value' },
    owner: { takes: 'value' },
    by: { takes: 'value' },
  },
  files: { atLeast: 1, atMost: 2, called: 'BOARD' },
  async run(given, desk) {
    const ruled = await readRuledBoard(given, desk);
    if (!ruled.ok) return ruled.problem;
    const { ruleSet, settings, file } = ruled.value;
    const asked = given.value('unit') === null ? askOfModel(given, file.board) : askOfUnit(given, file.board);
    if (!asked.ok) return misuse(...asked.problem);
    return answer(asked.value, setTable(file, settings), ruleSet, given, desk);
  },
};

function askOfModel(given: Given, board: Board): Result<Question, readonly UsageFault[]> {
  const found = findMoverOf(given, board);
  if (!found.ok) return found;
  const mover = found.value;
  const ordered = readOrdered(given, board);
  const way = readWay(given, board, mover);
  if (!ordered.ok || !way.ok) return fail([...(ordered.ok ? [] : ordered.problem), ...(way.ok ? [] : [way.problem])]);
  const last = way.value.at(-1);
  if (!last)
    return { ok: false, problem: [{ code: 'usage/needs-option', where: '--to', fill: { option: 'MODEL', needs: '--to' } }] };
  const asked = { model: mover.id, ...ordered.value };
  if (!given.has('cheapest')) return { ok: true, value: { kind: 'move', ...asked, way: way.value } };
  if (way.value.length > 1)
    return {
      ok: false,
      problem: [{ code: 'usage/not-together', where: '--cheapest', fill: { options: '--cheapest, --via, --ladder' } }],
    };
  return { ok: true, value: { kind: 'route', ...asked, to: last } };
}

/** The model that is named after the board. */
export function findMoverOf(given: Given, board: Board): Result<Model, readonly UsageFault[]> {
  const name = given.files[1];
  if (name === undefined) {
    const fill = { command: 'move', called: 'MODEL' };
    return { ok: false, problem: [{ code: 'usage/model-missing', where: 'MODEL', fill }] };
  }
  const found = findModel(board, name, 'MODEL');
  return found.ok ? found : { ok: false, problem: [found.problem] };
}

function askOfUnit(given: Given, board: Board): Result<MoveUnitQuestion, readonly UsageFault[]> {
  const unit = given.value('unit')!;
  const by = readPlace(given, 'by');
  const state = readState(given);
  if (!by.ok || !state.ok) return { ok: false, problem: [by, state].flatMap((one) => (one.ok ? [] : [one.problem])) };
  const models = Object.values(board.models).filter((model) => model.unit === unit);
  const owners = [...new Set(models.map(({ owner }) => owner))].sort();
  const owner = given.value('owner') ?? (owners.length === 1 ? owners[0]! : null);
  const units = [...new Set(Object.values(board.models).map((model) => model.unit))].filter((name) => name !== '').sort();
  if (models.length === 0 || owner === null || !owners.includes(owner)) {
    const fill = { option: '--unit', wanted: unit, count: owners.length, owners: owners.join(', '), units: units.join(', ') };
    return { ok: false, problem: [{ code: 'usage/which-unit', where: '--unit', fill }] };
  }
  if (by.value === null)
    return { ok: false, problem: [{ code: 'usage/needs-option', where: '--unit', fill: { option: '--unit', needs: '--by' } }] };
  const moves = keepFormation(
    models.filter((model) => model.owner === owner),
    by.value,
  );
  return { ok: true, value: { kind: 'move-unit', owner, unit, moves, state: state.value } };
}

function answer(question: Question, table: Table, ruleSet: RuleSet, given: Given, desk: Desk): ExitCode | Misuse {
  const { host, language } = desk;
  const speaker = makeSpeaker({ language, ruler: ruleSet.ruler, inMillimetres: given.has('mm'), board: table.board });
  const outcome = ruleSet.answer(question, table);
  const move = given.has('first-seen') && outcome.ok ? moveOf(question, outcome.value.answer) : null;
  const sightings = move && findFirstSightings(move, table, ruleSet);
  const firstSeen = sightings?.ok ? sightings.value : null;
  if (given.has('json')) {
    const told = { eyeline: question.kind, ...basisOf(table, ruleSet), outcome, ...(firstSeen && { firstSeen }) };
    host.out(`${JSON.stringify(told, null, 2)}\n`);
  } else {
    host.out(`${titleOf(table, ruleSet, speaker)}\n\n${sayOutcome(outcome, question, table.board, speaker)}`);
    if (firstSeen) host.out(sayFirstSightings(firstSeen, speaker));
  }
  return outcome.ok ? EXITS.done : EXITS.refused;
}

type Ruled = Extract<ReturnType<RuleSet['answer']>, { readonly ok: true }>['value'];

/** The way that was asked about, or that was found; null where there is none. */
function moveOf(question: Question, answer: Ruled['answer']): Extract<Question, { kind: 'move' }> | null {
  if (question.kind === 'move') return question;
  if (question.kind !== 'route' || answer.kind !== 'route' || !answer.way) return null;
  const { to: _, ...asked } = question;
  return { ...asked, kind: 'move', way: answer.way };
}

/** Which board and which rules are spoken about. */
export const titleOf = (table: Table, ruleSet: RuleSet, { say }: Speaker): string =>
  say('ask.title', { board: table.board.meta.name, ruleSet: ruleSet.id, hash: table.boardHash.slice(0, 12) });

function sayOutcome(outcome: ReturnType<RuleSet['answer']>, question: Question, board: Board, speaker: Speaker): string {
  if (!outcome.ok) return sayRefusal(outcome.problem, question, speaker);
  const { answer, because, confidence } = outcome.value;
  if (answer.kind === 'move-unit') return sayUnitMove(answer, because, confidence, board, speaker);
  if (answer.kind === 'move' || answer.kind === 'route') {
    const model = 'model' in question ? question.model : '';
    return sayMove(answer, because, confidence, model, board, speaker);
  }
  return '';
}

/** Why the rules turn a question about moving down. */
export function sayRefusal({ code, fill, clause }: Refusal, question: Question, { say }: Speaker): string {
  const model = 'model' in question ? question.model : 'unit' in question ? question.unit : '';
  return `${say('move.refused', { model })}\n    ${say(code, fill)}${clause ? ` (${clause})` : ''}\n`;
}
