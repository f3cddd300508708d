import type { Board, Evidence, SeesAnswer } from '../../engine/index.ts';
import { headlineOfCover } from '../wording/headline-of-cover.ts';
import { nameOfHider } from '../wording/name-of-hider.ts';
import type { Speaker } from '../wording/speak.ts';
import { wayOfPush } from '../wording/way-of-push.ts';
import { inColumns, wrapped } from './columns.ts';
import { type Direction, headlineOf, type ToldMargin } from './direction.ts';
import { sayReasons, WIDTH } from './say-reasons.ts';

interface Voice extends Speaker {
  readonly board: Board;
}

const indented = (lines: readonly string[], by = '    ') => lines.map((line) => by + line);

/** What the findings that the verdict rests on say hides the target, most first. */
function hiddenBy(evidence: readonly Evidence[], voice: Voice): string[][] {
  const sight = evidence.find((one) => one.kind === 'sight');
  return sight?.kind === 'sight'
    ? sight.finding.hiddenBy.map(({ source, share }) => [nameOfHider(source, voice), voice.bounds(share)])
    : [];
}

/** Each region of each man on a line of its own. */
const sayRegions = (regions: SeesAnswer['regions'], { say, bounds }: Voice): string[][] =>
  regions.map(({ region, member, share, counts }) => [
    say(`region/${region}`) + (member > 0 ? ` ${member + 1}` : ''),
    bounds(share),
    counts ? '' : say('ask.does-not-count'),
  ]);

function saySees(direction: Direction, voice: Voice): string[] {
  const { sees, looker, target } = direction;
  if (!sees) return [];
  const { say, bounds } = voice;
  const head = say(`ask.${headlineOf(sees)}`, { looker, target });
  if (!sees.ok)
    return [head, `    ${say(sees.problem.code, sees.problem.fill)}${sees.problem.clause ? ` (${sees.problem.clause})` : ''}`];
  const { answer, because, evidence } = sees.value;
  const regions = sayRegions(answer.regions, voice);
  const hiders = hiddenBy(evidence, voice);
  return [
    head,
    `  ${say('ask.seen')}`,
    ...indented(
      inColumns(
        [
          ...regions,
          [say('ask.whole'), bounds(answer.whole), answer.widest > 0 ? say('ask.widest', { widest: answer.widest }) : ''],
        ],
        [1],
      ),
    ),
    ...(hiders.length > 0 ? [`  ${say('ask.hidden-by')}`, ...indented(inColumns(hiders, [1]))] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, voice),
  ];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** How far each of the two is from turning the answer. */
function sayMargins({ looker, target }: Direction, margins: readonly ToldMargin[], { board, say }: Voice): string[] {
  if (margins.length === 0) return [];
  const nameOfModel = (id: string) => board.models[id]?.name ?? id;
  const lines = margins.map(({ query, finding: { holds, flip, by, noFlipWithin, barred } }) => {
    const moved = query.mover === 'looker' ? looker : target;
    const model = nameOfModel(moved);
    const [from, to] = [board.models[looker], board.models[target]];
    if (!flip || !from || !to) {
      const stays = say(by === 'proof' ? 'margin.none' : 'margin.none-found', { model, within: tenths(noFlipWithin) });
      return barred.length > 0 ? `${stays} ${say('margin.barred')}` : stays;
    }
    const way = say(`margin.way-${wayOfPush(flip.towards, from.pose.at, to.pose.at, moved === looker)}`);
    const fill = { model, target: nameOfModel(target), way, displacement: tenths(flip.displacement) };
    const turns = holds ? say('margin.hides', fill) : say('margin.shows', fill);
    const strip = flip.lasts ? '' : ` ${say('margin.strip')}`;
    return by === 'proof' ? turns + strip : `${turns}${strip} ${say('margin.not-proven', { within: tenths(noFlipWithin) })}`;
  });
  return [`  ${say('margin.title')}`, ...lines.map((line) => `    ${wrapped(line, WIDTH, '    ')}`)];
}

function sayCover(direction: Direction, voice: Voice): string[] {
  const { cover, looker, target } = direction;
  if (!cover) return [];
  const { say, bounds } = voice;
  if (!cover.ok) {
    const { code, fill, clause } = cover.problem;
    return [say('ask.cover-refused', { looker, target }), `    ${say(code, fill)}${clause ? ` (${clause})` : ''}`];
  }
  const { answer, because } = cover.value;
  const weighed = answer.weighed.map((one) => [
    nameOfHider(one.source, voice),
    bounds(one.share),
    say(`grade/${one.grade}`),
    one.grade === 'none' ? '' : say(one.reaches ? 'ask.reaches' : 'ask.falls-short'),
  ]);
  return [
    headlineOfCover(cover.value, { looker, target }, voice),
    ...(weighed.length > 0 ? [`  ${say('ask.weighed')}`, ...indented(inColumns(weighed, [1]))] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, voice),
  ];
}

/** One model looking at another, in words: seen or not, how much, what hides the rest, what would turn it, what cover, and why. */
export function sayDirection(direction: Direction, board: Board, speaker: Speaker, margins: readonly ToldMargin[] = []): string {
  const voice: Voice = { ...speaker, board };
  return [[...saySees(direction, voice), ...sayMargins(direction, margins, voice)], sayCover(direction, voice)]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
