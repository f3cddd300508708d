import type { MovedPair, SymmetryFinding } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import { headedTable } from './page-frame.ts';

/** Where so many times as many pieces are alone as have a counterpart anywhere near, nobody meant the table to be the same for both sides. */
const FEW = 4;

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
    String(one.alone.length),
    String(one.zones.length + one.objectives.length),
  ]);
  const heads = ['way', 'share', 'in-place', 'moved', 'alone', 'marks'].map((column) => say(`lab-page.symmetry-${column}`));
  const farthest = Math.max(0, ...best.matched.map(({ residual }) => residual.atMost));
  const met = best.matched.length + best.moved.length;
  return [
    met * FEW < best.alone.length ? element('p', say('lab-page.symmetry-not-meant'), 'class="quiet"') : '',
    headedTable(heads, rows, [1, 2, 3, 4, 5]),
    best.matched.length > 0 ? `<p>${escaped(say('lab-page.symmetry-residual', { residual: farthest }))}${note}</p>` : '',
    list(
      best.moved.map((pair) => sayMoved(pair, speaker) + note),
      say('lab-page.symmetry-moved-list'),
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

const list = (items: readonly string[], heading: string): string =>
  items.length === 0 ? '' : `${element('h3', heading)}\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/** A piece that stands beside its place: how far, which way, and how it is turned. */
export function sayMoved({ piece, counterpart, shift, rise, turn, residual }: MovedPair, { say }: Speaker): string {
  const by = Math.sqrt(shift.x * shift.x + shift.z * shift.z);
  const fill = { piece, counterpart, by, right: shift.x, near: shift.z, rise, turn: Math.abs(turn), residual: residual.atMost };
  return escaped(say(piece === counterpart ? 'symmetry/moved-itself' : 'symmetry/moved', fill));
}
