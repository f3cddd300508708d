import type {
  BestPlacementAnswer,
  IndirectShotAnswer,
  Question,
  RuleSet,
  ScatterAnswer,
  Table,
  TemplateHitsAnswer,
  VerdictOn,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import type { Given } from './given.ts';
import { type LeftBehind, leaveBehind } from './leave-behind.ts';
import { titleOf } from './move.ts';
import { readRuledBoard } from './read-ruled-board.ts';
import { sayReasons } from './say-reasons.ts';
import { basisOf, setTable } from './set-table.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

type Asked = Extract<Question, { kind: 'template-hits' | 'scatter' | 'indirect-shot' | 'best-placement' }>;

/** Reads the board and the rules, puts the question, and tells the answer. */
export async function answerShot(
  given: Given,
  desk: Desk,
  questionOn: (table: Table, ruleSet: RuleSet) => Asked | readonly UsageFault[],
  left: LeftBehind | null = null,
): Promise<ExitCode | Misuse> {
  const ruled = await readRuledBoard(given, desk);
  if (!ruled.ok) return ruled.problem;
  const { ruleSet, settings, file } = ruled.value;
  const table = setTable(file, settings);
  const question = questionOn(table, ruleSet);
  if (!('kind' in question)) return misuse(...question);
  const outcome = ruleSet.answer(question, table);
  const { board } = table;
  const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, inMillimetres: given.has('mm'), board });
  if (given.has('json')) {
    desk.host.out(`${JSON.stringify({ eyeline: question.kind, ...basisOf(table, ruleSet), outcome }, null, 2)}\n`);
  } else {
    const { say } = speaker;
    const said = outcome.ok
      ? sayVerdict(outcome.value, speaker)
      : [
          say('template.refused'),
          `    ${say(outcome.problem.code, outcome.problem.fill)}${outcome.problem.clause ? ` (${outcome.problem.clause})` : ''}`,
        ];
    desk.host.out(`${titleOf(table, ruleSet, speaker)}\n\n${said.join('\n')}\n`);
  }
  if (!outcome.ok) return EXITS.refused;
  return left && question.kind === 'template-hits' ? leaveBehind(left, question.template, file, speaker, desk) : EXITS.done;
}

function sayVerdict({ answer: found, because, confidence }: VerdictOn<Asked>, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  const told =
    found.kind === 'template-hits'
      ? sayHits(found, speaker)
      : found.kind === 'scatter'
        ? sayScatter(found, speaker)
        : found.kind === 'indirect-shot'
          ? sayLob(found, speaker)
          : sayBest(found, speaker);
  return [
    ...told,
    ...(confidence === 'close-call' ? [`  ${say('template.close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
}

/** One line for each model that the template touches: what it takes, how much of its base is under it, and what for. */
function sayHits({ hits }: TemplateHitsAnswer, { say, share }: Speaker): readonly string[] {
  if (hits.length === 0) return [say('template.nobody')];
  const rows = hits.map((hit) => [
    say('template.model', { model: hit.model }),
    say(`template.${hit.outcome}`, { needs: hit.needs ?? 0 }),
    share(hit.share),
    say(`template.${hit.under}`),
  ]);
  return [say('template.title'), ...inColumns(rows, [2]).map((line) => `    ${line}`)];
}

const sayScatter = ({ hit, distance, lands, offTable }: ScatterAnswer, { say }: Speaker): readonly string[] => [
  hit ? say('scatter.hits') : say('scatter.misses', { distance }),
  `  ${offTable ? say('scatter.off') : say('scatter.lands', { x: lands.x, z: lands.z, height: lands.y })}`,
];

const sayLob = ({ allowed, lands }: IndirectShotAnswer, { say }: Speaker): readonly string[] => [
  allowed ? say('indirect.may') : say('indirect.may-not'),
  `  ${say('scatter.lands', { x: lands.x, z: lands.z, height: lands.y })}`,
];

/** Each place as it is typed for `template --at`, with the direction where it has a say. */
function sayBest({ most, places }: BestPlacementAnswer, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  if (most === 0) return [say('best.nobody')];
  const typed = ({ at, facing }: BestPlacementAnswer['places'][number]): string => {
    const where = [at.x, at.z, at.y].map((value) => trimmed(value / 10)).join(',');
    const degrees = (facing * 180) / Math.PI;
    return facing === 0 ? `--at ${where}` : `--at ${where} --facing ${trimmed(degrees)}`;
  };
  const whom = (models: readonly string[]) => models.map((model) => say('template.model', { model })).join(', ');
  return [say('best.title', { count: most }), ...places.map((place) => `    ${typed(place)}   ${whom(place.models)}`)];
}

/** To a thousandth, without a tail of noughts. */
const trimmed = (value: number): string => String(Number(value.toFixed(3)) + 0);
