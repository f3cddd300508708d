import {
  type CoverAnswer,
  findRuleSet,
  installedRuleSets,
  type LookVerdict,
  type Reason,
  type Refusal,
  type RuledQuestion,
  type RulingWithMeshes,
  rulingElement,
  type SeesAnswer,
  type SightPicture,
  type Verdict,
  writeRulingFile,
} from '../../engine/index.ts';
import { headlineOfCover } from '../wording/headline-of-cover.ts';
import { nameOfHider } from '../wording/name-of-hider.ts';
import { type Language, makeSpeaker, type Speaker } from '../wording/speak.ts';
import { drawPicture, HATCH_DEFINITIONS, hatchOf, hiders, PICTURE_STYLE } from './draw-picture.ts';
import { element, escaped, pageHead, table } from './markup.ts';

const STYLE = `:root { color-scheme: light dark; --paper: #f6f4ef; --sheet: #fff; --ink: #1c2126; --quiet: #5a636c; --line: #d8d3c8; --seen: #3a8ee0; --hidden: #d9771c; --close: #7a55c7 }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --sheet: #1d2228; --ink: #e8eaec; --quiet: #a3adb7; --line: #333b44; --seen: #4ba3ff; --hidden: #ff9838; --close: #b692ff } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.25rem; margin: 0 }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 0 }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin: 1.25rem 0 }
article.close-call { border-color: var(--close) }
.look { display: flex; flex-wrap: wrap; gap: 0 2.5rem; align-items: flex-start }
figure { margin: 1rem 0 0; flex: 0 1 20rem }
ul { list-style: none; margin: 0.5rem 0 0; padding: 0 }
table { border-collapse: collapse }
th { text-align: left; font-weight: 400; padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top; font-variant-numeric: tabular-nums }
table.reasons th { color: var(--quiet); white-space: nowrap }
table.basis td { overflow-wrap: anywhere }
p.quiet, footer { color: var(--quiet) }
code { overflow-wrap: anywhere }
@media print { body { background: #fff } article { break-inside: avoid } }
${PICTURE_STYLE}`;

/** What a page says before the ruling itself stands in it, and after that. */
interface PageText {
  readonly before: string;
  readonly after: string;
}

/**
 * A ruling as a page that can be read without network, program or script, and that carries the ruling itself, so that the page can be opened
 * and re-checked like the file.
 */
export function writeRulingPage(made: RulingWithMeshes, language: Language): string {
  const { before, after } = textOf(made, language);
  return before + rulingElement(writeRulingFile(made)) + after;
}

/** The number of the first line in which a page does not say what the ruling in it says; null where it says that throughout. */
export function findForeignLine(page: string, made: RulingWithMeshes): number | null {
  const language = /<html lang="hu">/.test(page) ? 'hu' : 'en';
  const { before, after } = textOf(made, language);
  const lines = page.split('\n');
  const first = before.split('\n');
  const last = after.split('\n');
  // The line on which the ruling begins ends what is said before it; the one on which it ends begins what is said after it.
  for (let i = 0; i + 1 < first.length; i++) if (lines[i] !== first[i]) return i + 1;
  for (let i = 1; i < last.length; i++) {
    const at = lines.length - last.length + i;
    if (lines[at] !== last[i]) return at + 1;
  }
  const carried = lines.slice(first.length - 1, lines.length - last.length + 1).join('\n');
  return carried.startsWith(rulingElement('').replace('</script>', '')) && carried.endsWith('</script>') ? null : first.length;
}

function textOf({ ruling }: RulingWithMeshes, language: Language): PageText {
  const { board, settings, position, leftOut, engine, ruleSet, rulings } = ruling;
  const ruler = findRuleSet(installedRuleSets, ruleSet.id)?.ruler ?? 'mm';
  const speaker = makeSpeaker({ language, ruler, board });
  const { say } = speaker;
  const title = say('ruling-page.title', { board: board.meta.name });
  const articles = rulings.map((one, index) => articleOf(one, speaker, `picture-${index + 1}`));
  const agreed = Object.keys(settings)
    .sort()
    .map((name) => [name, String(settings[name])]);
  return {
    before: `${pageHead(title, language, STYLE, false)}${HATCH_DEFINITIONS}
<header>
${element('h1', title)}
</header>
<main>
${articles.join('\n')}
</main>
<footer>
${element('h3', say('ruling-page.stands-on'))}
${table(
  [
    [say('ruling-page.rules'), `${ruleSet.id} ${ruleSet.version}`],
    [say('ruling-page.engine'), engine],
    [say('ruling-page.position'), position],
    [say('ruling-page.kept'), say('ruling-page.left-out', leftOut)],
    ...(agreed.length > 0 ? [[say('ruling-page.settings'), agreed.map((pair) => pair.join(' = ')).join(', ')]] : []),
  ],
  'basis',
)}
${element('p', say('ruling-page.how-to-check'))}
<pre><code>eyeline ruling open ruling.html
eyeline verify ruling.html</code></pre>
</footer>
`,
    after: `
</body>
</html>
`,
  };
}

const twoOf = (asked: RuledQuestion['asked']) => ({
  looker: asked.kind === 'sees' ? asked.looker : asked.shooter,
  target: asked.target,
});

function articleOf({ asked, outcome }: RuledQuestion, speaker: Speaker, pictureId: string): string {
  const { say } = speaker;
  const two = twoOf(asked);
  if (!outcome.ok) {
    const head = say(asked.kind === 'sees' ? 'ask.refused' : 'ask.cover-refused', two);
    return `<article>\n${element('h2', head)}\n${element('p', refusalText(outcome.problem, speaker))}\n</article>`;
  }
  const verdict = outcome.value;
  const body = hasAnswer(verdict, 'sees')
    ? seesText(verdict, two, speaker, pictureId)
    : hasAnswer(verdict, 'cover-of')
      ? coverText(verdict, two, speaker)
      : '';
  const reasons = verdict.because.map((reason) => reasonRow(reason, speaker));
  const className = verdict.confidence === 'close-call' ? ' class="close-call"' : '';
  return `<article${className}>\n${body}${element('h3', say('ask.because'))}\n${table(reasons, 'reasons')}\n</article>`;
}

type AnyVerdict = Extract<RuledQuestion['outcome'], { ok: true }>['value'];

/** The kind of an answer says which verdict it is, which the compiler does not see through. */
const hasAnswer = <Kind extends AnyVerdict['answer']['kind']>(
  verdict: AnyVerdict,
  kind: Kind,
): verdict is LookVerdict<Extract<AnyVerdict['answer'], { kind: Kind }>> => verdict.answer.kind === kind;

const refusalText = ({ code, fill, clause }: Refusal, { say }: Speaker): string =>
  `${say(code, fill)}${clause ? ` (${clause})` : ''}`;

const reasonRow = ({ clause, says, fill }: Reason, { say }: Speaker): readonly string[] => [clause, say(says, fill)];

function seesText(
  { answer, confidence, evidence }: Verdict<SeesAnswer>,
  two: ReturnType<typeof twoOf>,
  speaker: Speaker,
  pictureId: string,
): string {
  const { say, bounds } = speaker;
  const headline = confidence === 'close-call' ? 'ask.too-close' : answer.sees ? 'ask.sees' : 'ask.does-not-see';
  const regions = answer.regions.map(({ region, member, share, counts }) => [
    say(`region/${region}`) + (member > 0 ? ` ${member + 1}` : ''),
    bounds(share),
    counts ? '' : say('ask.does-not-count'),
  ]);
  const whole = [say('ask.whole'), bounds(answer.whole), answer.widest > 0 ? say('ask.widest', { widest: answer.widest }) : ''];
  const sight = evidence.find((one) => one.kind === 'sight');
  const finding = sight?.kind === 'sight' ? sight.finding : null;
  const hidden = (finding?.hiddenBy ?? []).map(({ source, share }) => [nameOfHider(source, speaker), bounds(share)]);
  return `${element('h2', say(headline, two))}
<div class="look">
${finding ? pictureText(finding.picture, speaker, pictureId, two) : ''}<div>
${element('h3', say('ask.seen'))}
${table([...regions, whole])}
${hidden.length > 0 ? `${element('h3', say('ask.hidden-by'))}\n${table(hidden)}\n` : ''}</div>
</div>
`;
}

/** The drawing, and what its colours and hatches mean. */
function pictureText(picture: SightPicture, speaker: Speaker, id: string, two: ReturnType<typeof twoOf>): string {
  const { say } = speaker;
  const drawing = drawPicture(picture, say('ruling-page.picture', two), id);
  if (drawing === '') return '';
  const swatch = (className: string): string =>
    `<svg class="swatch" viewBox="0 0 4 3" aria-hidden="true"><rect width="4" height="3" class="${className}"/></svg>`;
  const legend = [
    ...(picture.visible.length > 0 ? [`<li>${swatch('seen')}${escaped(say('ask.seen'))}</li>`] : []),
    ...hiders(picture).map(({ by }, index) => `<li>${swatch(hatchOf(index))}${escaped(nameOfHider(by, speaker))}</li>`),
  ];
  return `<figure>\n${drawing}\n<ul>\n${legend.join('\n')}\n</ul>\n</figure>\n`;
}

function coverText(verdict: Verdict<CoverAnswer>, two: ReturnType<typeof twoOf>, speaker: Speaker): string {
  const { say, bounds } = speaker;
  const { answer } = verdict;
  const weighed = answer.weighed.map((one) => [
    nameOfHider(one.source, speaker),
    bounds(one.share),
    say(`grade/${one.grade}`),
    say(one.reaches ? 'ask.reaches' : 'ask.falls-short'),
  ]);
  return `${element('h2', headlineOfCover(verdict, two, speaker))}
${weighed.length > 0 ? `${element('h3', say('ask.weighed'))}\n${table(weighed)}\n` : ''}`;
}
