import type { Speaker } from '../../wording/speak.ts';
import { fateOf, hitsOf, type LaidTemplate, type TemplateRuling } from '../session/laid-template.ts';
import type { TemplateHit } from '../session/template-questions.ts';

/** Whether a template may lie where it lies, in one word. */
export type PlaceHeadline = 'allowed' | 'not-allowed' | 'misses' | 'too-close' | 'refused' | 'unsaid';

export function headlineOfPlace({ placing, hits }: TemplateRuling): PlaceHeadline {
  if (!hits.ok || (placing && !placing.ok)) return 'refused';
  if (!placing?.ok) return 'unsaid';
  const { answer, confidence } = placing.value;
  if (confidence === 'close-call') return 'too-close';
  return answer.allowed ? (answer.misses ? 'misses' : 'allowed') : 'not-allowed';
}

/** Why it may lie there or not, with the clause; null where nobody lays it. */
export function sayPlaceWhy(
  { placing, hits }: TemplateRuling,
  { say }: Speaker,
): { readonly says: string; readonly clause: string | null } | null {
  const refused = !hits.ok ? hits.problem : placing && !placing.ok ? placing.problem : null;
  if (refused) return { says: say(refused.code, refused.fill), clause: refused.clause };
  const first = placing?.ok ? placing.value.because[0] : undefined;
  return first ? { says: say(first.says, first.fill), clause: first.clause } : null;
}

/** How many take a hit, may take one, or take none, in one line. */
export function sayCounts(hits: readonly TemplateHit[], { say }: Speaker): string {
  const fates = hits.map(fateOf);
  const told = (['hit', 'on-a-roll', 'too-close', 'exempt'] as const).flatMap((fate) => {
    const count = fates.filter((one) => one === fate).length;
    return count > 0 ? [say(`laying.count-${fate}`, { count })] : [];
  });
  return told.length > 0 ? told.join(' · ') : say('template.nobody');
}

/** What one model takes: "hit", "hit on 4+", "not hit: exempt". */
export function sayOutcome({ outcome, needs, close }: TemplateHit, { say }: Speaker): string {
  const told = say(`template.${outcome}`, { needs: needs ?? 0 });
  return close ? say('laying.model-too-close', { outcome: told }) : told;
}

/** Where the shot lands and whether it may be lobbed, as far as that was asked. */
function sayShot({ shot, lobbing }: LaidTemplate, { say }: Speaker): string {
  const lands = shot.result?.ok ? shot.result.value.answer : null;
  const told = [
    ...(lands
      ? [
          lands.offTable
            ? say('scatter.off')
            : lands.hit
              ? say('scatter.hits')
              : say('scatter.misses', { distance: lands.distance }),
        ]
      : []),
    ...(lobbing?.ok ? [say(lobbing.value.answer.allowed ? 'indirect.may' : 'indirect.may-not')] : []),
  ];
  return told.join(' ');
}

/** All of it for those who listen. */
export function sayTemplate(template: LaidTemplate, voice: Speaker): string {
  const { ruling, held } = template;
  if (!ruling || held) return '';
  const { say } = voice;
  const why = sayPlaceWhy(ruling, voice);
  const head = headlineOfPlace(ruling);
  const hits = hitsOf(ruling).filter((hit) => fateOf(hit) !== 'clear');
  const told = hits.map((hit) => `${say('template.model', { model: hit.model })}: ${sayOutcome(hit, voice)}.`);
  return [
    head === 'unsaid' ? '' : say(`laying.${head}`),
    why ? `${why.says}${why.clause ? ` (${why.clause})` : ''}` : '',
    sayShot(template, voice),
    ...(ruling.hits.ok ? (told.length > 0 ? told : [say('template.nobody')]) : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
