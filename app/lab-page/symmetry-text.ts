import type { AlteredPair, SymmetryFinding } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import { headedTable } from './page-frame.ts';
import { isMeantAlike, sayAltered, sayMoved } from './say-mismatch.ts';

/** How well the terrain is the same for both sides: each way of being so, and for the best of them what does not match. @shape `note`: markup behind a figure */
export function symmetryText(findings: readonly SymmetryFinding[], speaker: Speaker, note: string): string {
  const [best] = findings;
  if (!best) return '';
  const { say, share } = speaker;
  const rows = findings.map((one) => [
    escaped(say(`symmetry/${one.map}`)),
    share(one.share) + note,
    String(one.matched.length),
    String(one.moved.length),
    String(one.altered.length),
    String(one.alone.length),
    String(one.zones.length + one.objectives.length),
  ]);
  const heads = ['way', 'share', 'in-place', 'moved', 'altered', 'alone', 'marks'].map((column) =>
    say(`lab-page.symmetry-${column}`),
  );
  const farthest = Math.max(0, ...best.matched.map(({ residual }) => residual.atMost));
  return [
    !isMeantAlike(best) ? element('p', say('lab-page.symmetry-not-meant'), 'class="quiet"') : '',
    headedTable(heads, rows, [1, 2, 3, 4, 5, 6]),
    best.matched.length > 0 ? `<p>${escaped(say('lab-page.symmetry-residual', { residual: farthest }))}${note}</p>` : '',
    list(
      best.moved.map((pair) => escaped(sayMoved(pair, speaker)) + note),
      say('lab-page.symmetry-moved-list'),
    ),
    list(
      best.altered.map((pair) => alteredItem(pair, speaker, note)),
      say('lab-page.symmetry-altered-list'),
    ),
    best.alone.length === 0
      ? ''
      : `${element('h3', say('lab-page.symmetry-alone-list'))}\n<p>${escaped(best.alone.map((piece) => say('symmetry/alone', { piece })).join(' · '))}</p>`,
    list(
      [
        ...best.zones.map((zone) => say('symmetry/zone-alone', { zone })),
        ...best.objectives.map((objective) => say('symmetry/objective-alone', { objective })),
      ].map(escaped),
      say('lab-page.symmetry-marks-list'),
    ),
    best.share === 1 && best.alone.length === 0 ? element('p', say('lab-page.symmetry-whole'), 'class="good"') : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function alteredItem(pair: AlteredPair, speaker: Speaker, note: string): string {
  const [head = '', ...parts] = sayAltered(pair, speaker);
  const told = parts.map((part) => `<li>${escaped(part)}</li>`);
  return `${escaped(head)}${note}\n<ul>${told.join('')}</ul>`;
}

const list = (items: readonly string[], heading: string): string =>
  items.length === 0 ? '' : `${element('h3', heading)}\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
