import { type Board, type BoardAnalysis, compareSides, type Mend, type SideDifference, type ZoneId } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import type { MethodNotes } from './method-notes.ts';
import { headedTable } from './page-frame.ts';

/** More than such a difference between the sides is told in another colour, beside being told. */
const NOTEWORTHY = 0.1;

/** What each side has and the other has not, figure by figure, and what to move to mend it. Empty where there is nothing to compare. */
export function fairnessText(board: Board, { exposures, mends }: BoardAnalysis, speaker: Speaker, notes: MethodNotes): string {
  const { say, bounds, share } = speaker;
  if (!exposures) return '';
  const differences = compareSides(board, exposures.exposures);
  const note = notes.note(exposures.provenance.method);
  const rows = differences.map((one) => {
    const by = Math.abs(one.difference);
    return [
      escaped(sayFigure(one, speaker)),
      `${escaped(nameOfZone(board, one.one.zone))}: <strong>${bounds(one.one.share)}</strong>${note}`,
      `${escaped(nameOfZone(board, one.other.zone))}: <strong>${bounds(one.other.share)}</strong>${note}`,
      by > NOTEWORTHY ? `<strong class="bad">${share(by)} ▲</strong>` : share(by),
    ];
  });
  const heads = ['figure', 'one', 'other', 'difference'].map((column) => say(`lab-page.fairness-${column}`));
  return [
    rows.length > 0 ? headedTable(heads, rows, [3]) : element('p', say('lab-page.fairness-nothing'), 'class="quiet"'),
    mends ? mendsText(mends, speaker, notes) : '',
  ].join('\n');
}

/** A zone by its name, with whose it is. */
function nameOfZone(board: Board, id: ZoneId): string {
  const zone = board.zones[id];
  const owner = zone?.owner ? board.sides[zone.owner]?.name : null;
  return owner ? `${zone?.name || id} (${owner})` : zone?.name || id;
}

function sayFigure({ figure }: SideDifference, { say }: Speaker): string {
  if (figure.kind === 'objective-seen') return say('fairness/objective-seen', { objective: figure.objective });
  return say(figure.moves > 0 ? 'fairness/zone-open-after-move' : 'fairness/zone-open');
}

function mendsText(
  { mends, tried, legal, provenance }: NonNullable<BoardAnalysis['mends']>,
  speaker: Speaker,
  notes: MethodNotes,
): string {
  const { say } = speaker;
  const note = notes.note(provenance.method);
  const heading = element('h3', say('lab-page.mends'));
  if (mends.length === 0) return `${heading}\n<p>${escaped(say('lab-page.mends-none', { tried, legal }))}${note}</p>`;
  return `${heading}\n<ol>\n${mends.map((mend) => `<li>${escaped(sayMend(mend, speaker))}${note}</li>`).join('\n')}\n</ol>`;
}

/** What to do, and what it does to the figure in which the sides differ most. */
export function sayMend({ change, before, after, worst }: Mend, speaker: Speaker): string {
  const { say, share, bounds } = speaker;
  const deed =
    change.kind === 'turn'
      ? say(change.by > 0 ? 'mend/turn-anticlockwise' : 'mend/turn-clockwise', { piece: change.piece, by: Math.abs(change.by) })
      : change.kind === 'swap'
        ? say('mend/swap', { piece: change.piece, other: change.other })
        : say(change.x !== 0 ? (change.x > 0 ? 'mend/right' : 'mend/left') : change.z > 0 ? 'mend/near' : 'mend/far', {
            piece: change.piece,
            by: Math.abs(change.x + change.z),
          });
  const one = {
    zone: worst.before.one.zone,
    was: bounds(worst.before.one.share),
    is: bounds((worst.after ?? worst.before).one.share),
  };
  const other = { was: bounds(worst.before.other.share), is: bounds((worst.after ?? worst.before).other.share) };
  const fill = {
    deed,
    figure: sayFigure(worst.before, speaker),
    before: share(before),
    after: share(after),
    zone: one.zone,
    was: one.was,
    is: one.is,
  };
  return say('mend/does', { ...fill, opposite: worst.before.other.zone, otherWas: other.was, otherIs: other.is });
}
