import type {
  BoardPoint,
  ClosestAnswer,
  ContactAnswer,
  DistanceQuestion,
  MeasureAnswer,
  Measured,
  Refusal,
  RuleSet,
  WithinAnswer,
} from '../../engine/index.ts';
import { nameOfMeasured } from '../wording/name-of-measured.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import { sayReasons } from './say-reasons.ts';

type Answered = Extract<ReturnType<RuleSet['answer']>, { ok: true }>['value'];

/** A distance with its definitions, points and reasons. */
export function sayDistance(question: DistanceQuestion, { answer, confidence, because }: Answered, speaker: Speaker): string {
  const { say } = speaker;
  const lines = [
    ...sayAnswer(question, answer, speaker),
    ...(confidence === 'close-call' ? [`  ${say('measure.too-close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
  return `${lines.join('\n')}\n`;
}

/** Why the rules give no distance. */
export const sayNoDistance = ({ code, fill, clause }: Refusal, { say }: Speaker): string =>
  `${say('measure.refused')}\n    ${say(code, fill)}${clause ? ` (${clause})` : ''}\n`;

function sayAnswer(question: DistanceQuestion, answer: Answered['answer'], speaker: Speaker): readonly string[] {
  if (question.kind === 'measure' && answer.kind === 'measure') return sayFigures(question.from, question.to, answer, speaker);
  if (question.kind === 'within' && answer.kind === 'within')
    return [sayWithin(question.what, question.of, question.wholly, answer, speaker)];
  if (question.kind === 'closest' && answer.kind === 'closest') return sayClosest(question.to, question.among, answer, speaker);
  if (question.kind === 'contact' && answer.kind === 'contact')
    return [sayContact(question.model, question.other, answer, speaker)];
  if (question.kind === 'close-in' && answer.kind === 'close-in') {
    const [end, { at, gap }] = [answer.end, answer.best];
    const x = speaker.length(at.x);
    const z = speaker.length(at.z);
    return [
      ...(end ? [speaker.say(`measure.end-${end.allowed ? 'stands' : 'falls'}`, { model: question.model })] : []),
      speaker.say('measure.nearest-end', { x, z, gap }),
    ];
  }
  if (question.kind === 'coherency' && answer.kind === 'coherency')
    return [speaker.say(`measure.coherency-${answer.holds ? 'yes' : 'no'}`, { unit: question.unit })];
  return [];
}

const placeOf = ({ x, y, z }: BoardPoint, { length }: Speaker): readonly string[] => [length(x), length(z), length(y)];

function sayFigures(from: Measured, to: Measured, { distance, figures }: MeasureAnswer, speaker: Speaker): readonly string[] {
  const { say, length } = speaker;
  const head = ['by', 'distance', 'from', 'z', 'height', 'to', 'z', 'height'].map((column) => say(`measure.column-${column}`));
  const rows = figures.map((figure) => [
    `${figure.counts ? '→ ' : '  '}${say(`figure/${figure.by}`)}`,
    length(figure.distance),
    ...placeOf(figure.from, speaker),
    ...placeOf(figure.to, speaker),
  ]);
  return [
    say('measure.title', { one: nameOfMeasured(from, speaker), other: nameOfMeasured(to, speaker), distance }),
    ...inColumns([head, ...rows], [1, 2, 3, 4, 5, 6, 7]).map((line) => `  ${line}`),
  ];
}

function sayWithin(what: Measured, of: Measured, wholly: boolean, answer: WithinAnswer, speaker: Speaker): string {
  const inside = answer.limit === 0;
  const word = wholly ? 'wholly' : 'within';
  const key = `${inside ? `${word}-inside` : word}-${answer.holds ? 'yes' : 'no'}`;
  return speaker.say(`measure.${key}`, {
    one: nameOfMeasured(what, speaker),
    other: nameOfMeasured(of, speaker),
    limit: answer.limit,
  });
}

function sayClosest(to: Measured, among: readonly Measured[], { ranked }: ClosestAnswer, speaker: Speaker): readonly string[] {
  const { say, length } = speaker;
  const count = ranked.filter(({ closest }) => closest).length;
  const head = ['candidate', 'distance', 'from', 'z', 'height', 'to', 'z', 'height'].map((column) =>
    say(`measure.column-${column}`),
  );
  const rows = ranked.map(({ candidate, distance, from, to: end, closest }) => [
    `${closest ? '→ ' : '  '}${nameOfMeasured(among[candidate]!, speaker)}`,
    length(distance),
    ...placeOf(from, speaker),
    ...placeOf(end, speaker),
  ]);
  const first = nameOfMeasured(among[ranked[0]!.candidate]!, speaker);
  return [
    say(count === 1 ? 'measure.closest' : 'measure.closest-several', {
      one: first,
      other: nameOfMeasured(to, speaker),
      number: count,
    }),
    ...inColumns([head, ...rows], [1, 2, 3, 4, 5, 6, 7]).map((line) => `  ${line}`),
  ];
}

const sayContact = (model: string, other: string, { contact, gap, bodyGap }: ContactAnswer, { say }: Speaker): string =>
  say(`measure.contact-${contact}`, { model, other, gap, bodyGap });
