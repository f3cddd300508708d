import type { RecordedRuling } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

type Say = Speaker['say'];

/** The steps of a place as files spell it: `rulings[0].asked` is `rulings`, `0`, `asked`. */
const stepsOf = (where: string): readonly string[] =>
  [...where.matchAll(/[A-Za-z0-9_-]+|\["((?:[^"\\]|\\.)*)"\]/g)].map(([step, quoted]) => quoted ?? step);

/**
 * What lies at a place in a ruling file, in words: whose pose, which bound of which region, the verdict, reason or evidence on which question. Null where
 * nothing is known of it.
 * @shape `ruling` is null where the file could not be read; then regions are told by their number
 */
export function placeInRuling(where: string, ruling: RecordedRuling | null, { say }: Speaker): string | null {
  const steps = stepsOf(where);
  const [first, second = ''] = steps;
  switch (first) {
    case 'board':
      return placeOnBoard(steps.slice(1), say);
    case 'settings':
      return say('ruling-place.setting', { name: second });
    case 'position':
      return say('ruling-place.position');
    case 'meshes':
      return say('ruling-place.mesh');
    case 'engine':
    case 'ruleSet':
      return say('ruling-place.given-by');
    case 'leftOut':
      return say('ruling-place.left-out');
    case 'format':
      return say('ruling-place.format');
    case 'seals':
      return say('ruling-place.seals');
    case 'rulings':
      return placeInAnswer(Number(second), steps.slice(2), ruling, say);
    default:
      return null;
  }
}

function placeOnBoard([kind, id = '', what, which = '']: readonly string[], say: Say): string {
  switch (kind) {
    case 'models':
      return say(what === 'pose' ? 'ruling-place.pose-of-model' : 'ruling-place.model', { model: id });
    case 'pieces':
      if (what === 'pose') return say('ruling-place.pose-of-piece', { piece: id });
      if (what === 'parts') return say('ruling-place.part', { piece: id, part: which });
      if (what === 'openings') return say('ruling-place.opening', { piece: id, opening: which });
      return say('ruling-place.piece', { piece: id });
    case 'zones':
      return say('ruling-place.zone', { zone: id });
    default:
      return say('ruling-place.board');
  }
}

/** First what it is, then of which evidence, then the question. */
function placeInAnswer(index: number, steps: readonly string[], ruling: RecordedRuling | null, say: Say): string {
  const one = ruling?.rulings[index];
  const question = one ? sayQuestion(one.asked, say) : say('ruling-place.question', { number: index + 1 });
  const value = one?.outcome.ok ? one.outcome.value : null;
  return [...placesIn(steps, value, say), question].join(' – ');
}

type Verdict = Extract<RecordedRuling['rulings'][number]['outcome'], { readonly ok: true }>['value'];

function sayQuestion(asked: RecordedRuling['rulings'][number]['asked'], say: Say): string {
  const looker = asked.kind === 'sees' ? asked.looker : asked.shooter;
  return say(asked.kind === 'sees' ? 'verify.sees' : 'verify.cover-of', { looker, target: asked.target });
}

function placesIn(steps: readonly string[], verdict: Verdict | null, say: Say): readonly string[] {
  const [, inside, chapter, which = '', ...rest] = steps;
  if (steps[0] === 'asked' || chapter === 'asked') return [say('ruling-place.asked')];
  if (inside !== 'value') return [say('ruling-place.outcome')];
  const number = Number(which) + 1;
  switch (chapter) {
    case 'answer':
      return placesInAnswer([which, ...rest], verdict, say);
    case 'confidence':
      return [say('ruling-place.confidence')];
    case 'because':
      return [say('ruling-place.reason', { number, clause: verdict?.because[number - 1]?.clause ?? '' })];
    case 'evidence':
      return [...placesInEvidence(rest, verdict?.evidence[number - 1], say), say('ruling-place.evidence', { number })];
    case 'margins':
      return [say('ruling-place.margin', { number })];
    default:
      return [say('ruling-place.under')];
  }
}

/** Which of the two bounds a place is, and of what; the share itself where it is neither. */
function boundOf(last: string | undefined, of: string, say: Say): string {
  if (last === 'atLeast') return say('ruling-place.at-least', { of });
  return say(last === 'atMost' ? 'ruling-place.at-most' : 'ruling-place.share', { of });
}

function placesInAnswer([what, which = '', ...rest]: readonly string[], verdict: Verdict | null, say: Say): readonly string[] {
  const last = rest.at(-1) ?? which;
  if (what === 'whole') return [boundOf(last, say('ruling-place.of-whole'), say)];
  if (what === 'regions') {
    const region = verdict?.answer.kind === 'sees' ? verdict.answer.regions[Number(which)]?.region : undefined;
    return [boundOf(last, sayRegion(region, which, say), say)];
  }
  if (what === 'weighed') return [boundOf(last, say('ruling-place.of-hider', { number: Number(which) + 1 }), say)];
  return [say('ruling-place.verdict')];
}

const sayRegion = (region: string | undefined, which: string, say: Say): string =>
  region === undefined ? say('ruling-place.of-part', { number: Number(which) + 1 }) : say('ruling-place.of-region', { region });

function placesInEvidence(
  [chapter, what, which = '', ...rest]: readonly string[],
  evidence: Verdict['evidence'][number] | undefined,
  say: Say,
): readonly string[] {
  if (chapter === 'query') return [say('ruling-place.query')];
  if (chapter === 'ray') return [say('ruling-place.line')];
  if (chapter !== 'finding') return [];
  const last = rest.at(-1) ?? which;
  switch (what) {
    case 'seen': {
      const region = evidence?.kind === 'sight' ? evidence.finding.seen[Number(which)]?.region : undefined;
      const of = sayRegion(region, which, say);
      if (rest[0] === 'witness') return [say('ruling-place.witness', { of })];
      return [rest[0] === 'share' ? boundOf(last, of, say) : say('ruling-place.seen', { of })];
    }
    case 'whole':
      return [boundOf(last, say('ruling-place.of-whole'), say)];
    case 'hiddenBy':
    case 'pieces':
    case 'models':
      return [boundOf(last, say('ruling-place.of-hider', { number: Number(which) + 1 }), say)];
    case 'byTerrain':
    case 'byModels':
      return [boundOf(last, say('ruling-place.of-all-hiders'), say)];
    case 'picture':
      return [say('ruling-place.picture')];
    case 'stopped':
      return [say('ruling-place.line')];
    default:
      return [say('ruling-place.finding')];
  }
}
