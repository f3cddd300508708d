import { type Board, type BoardWithMeshes, hashBoard, type Model, type Settings, skirmish } from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import { inColumns } from './columns.ts';
import type { Command, Desk } from './command.ts';
import { type AskedFor, askDirection, askMargins, type Direction, isRefused, QUESTIONS } from './direction.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import { ANSWER_OPTIONS } from './given.ts';
import { readBoard } from './read-board.ts';
import { sayDirection } from './say-direction.ts';
import { basisOf, setTable } from './set-table.ts';
import { misuse } from './usage.ts';
import { sayWhoSeesWhom } from './who-sees-whom.ts';

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
const modelsOf = (board: Board) => Object.values(board.models).sort(byId);

/** `eyeline ask`: who sees whom, with what cover, in both directions. */
export const askCommand: Command = {
  name: 'ask',
  options: {
    from: { takes: 'value' },
    to: { takes: 'value' },
    all: { takes: 'nothing' },
    question: { takes: 'value' },
    ...ANSWER_OPTIONS,
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const from = given.value('from');
    const to = given.value('to');
    const all = given.has('all');
    const question = QUESTIONS.find((known) => known === (given.value('question') ?? 'both'));
    if (!question) {
      const fill = { option: '--question', text: given.value('question') ?? '', among: QUESTIONS.join(', ') };
      return misuse({ code: 'usage/not-among-choices', where: '--question', fill });
    }
    if (all && (from !== null || to !== null))
      return misuse({ code: 'usage/not-together', where: '--all', fill: { options: '--all, --from, --to' } });
    if ((from === null) !== (to === null))
      return misuse({ code: 'usage/both-or-neither', where: '--from', fill: { options: '--from, --to' } });
    const settings = readSettings(given.values('setting'), skirmish);
    if (!settings.ok) return misuse(...settings.problem);

    const read = await readBoard(given.files[0]!, desk);
    if (!read.ok) return read.problem;
    const { board } = read.value;
    const json = given.has('json');
    const speaker = makeSpeaker({ language: desk.language, ruler: skirmish.ruler, inMillimetres: given.has('mm'), board });
    if (all) return sayAll(read.value, settings.value, question, json, speaker, desk);
    if (from === null || to === null) return listModels(board, json, speaker, desk);

    const looker = findModel(board, from, '--from');
    const target = findModel(board, to, '--to');
    if (!looker.ok || !target.ok) return misuse(...[looker, target].flatMap((found) => (found.ok ? [] : [found.problem])));
    const table = setTable(read.value, settings.value);
    const there = askDirection(skirmish, table, looker.value.id, target.value.id, question);
    const back = askDirection(skirmish, table, target.value.id, looker.value.id, question);
    if (json) desk.host.out(`${JSON.stringify({ eyeline: 'answer', ...basisOf(table, skirmish), there, back }, null, 2)}\n`);
    else {
      const title = speaker.say('ask.title', {
        board: board.meta.name,
        ruleSet: skirmish.id,
        hash: table.boardHash.slice(0, 12),
      });
      const said = [there, back].map((direction) => sayDirection(direction, board, speaker, askMargins(direction, table)));
      desk.host.out(`${title}\n\n${said.join('\n')}`);
    }
    return isRefused(there) || isRefused(back) ? EXITS.refused : EXITS.done;
  },
};

function listModels(board: Board, json: boolean, speaker: Speaker, { host }: Desk): ExitCode {
  const models = modelsOf(board);
  if (json) {
    const listed = models.map(({ id, name, owner, unit, stance, pose }) => ({ id, name, owner, unit, stance, pose }));
    host.out(
      `${JSON.stringify({ eyeline: 'models', board: { name: board.meta.name, hash: hashBoard(board) }, models: listed }, null, 2)}\n`,
    );
    return EXITS.done;
  }
  const { say, length } = speaker;
  const place = ({ pose: { at } }: Model) => [length(at.x), length(at.z), length(at.y)];
  const rows = models.map((model) => [
    model.id,
    model.name,
    board.sides[model.owner]?.name ?? model.owner,
    say(`stance/${model.stance}`),
    ...place(model),
  ]);
  const head = ['id', 'name', 'side', 'stance', 'x', 'z', 'height'].map((column) => say(`ask.column-${column}`));
  host.out(`${say('ask.models', { board: board.meta.name, count: models.length })}\n\n`);
  for (const line of inColumns([head, ...rows], [4, 5, 6])) host.out(`  ${line}\n`);
  host.out(`\n${say('ask.how-to-ask')}\n`);
  return EXITS.done;
}

function sayAll(
  read: BoardWithMeshes,
  settings: Settings,
  asked: AskedFor,
  json: boolean,
  speaker: Speaker,
  { host }: Desk,
): ExitCode {
  const table = setTable(read, settings);
  const models = modelsOf(read.board);
  const directions: Direction[] = models.flatMap((looker) =>
    models.filter((target) => target !== looker).map((target) => askDirection(skirmish, table, looker.id, target.id, asked)),
  );
  if (json) host.out(`${JSON.stringify({ eyeline: 'who-sees-whom', ...basisOf(table, skirmish), directions }, null, 2)}\n`);
  else host.out(sayWhoSeesWhom(models, directions, speaker));
  return EXITS.done;
}
