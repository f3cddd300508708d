import {
  type Board,
  type BoardAnalysis,
  compareMeasures,
  compareSides,
  type Mend,
  type SideDifference,
  type SideMeasure,
  type ZoneId,
} from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import type { MethodNotes } from './method-notes.ts';
import { headedTable } from './page-frame.ts';

/** More than such a difference between the sides is told in another colour, beside being told. */
const NOTEWORTHY = 0.1;

/** What each side has and the other has not, figure by figure, and what to move to mend it. Empty where there is nothing to compare. */
export function fairnessText(board: Board, analysis: BoardAnalysis, speaker: Speaker, notes: MethodNotes): string {
  const { exposures, mends } = analysis;
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
  rows.push(...compareMeasures(board, analysis).map((one) => measureRow(board, one, analysis, speaker, notes)));
  const heads = ['figure', 'one', 'other', 'difference'].map((column) => say(`lab-page.fairness-${column}`));
  return [
    rows.length > 0 ? headedTable(heads, rows, [3]) : element('p', say('lab-page.fairness-nothing'), 'class="quiet"'),
    mends ? mendsText(mends, speaker, notes) : '',
  ].join('\n');
}

/** A figure that is no share: what both have, and by which share of the larger they differ. */
function measureRow(
  board: Board,
  { figure, one, other, provenance }: SideMeasure,
  { times }: BoardAnalysis,
  speaker: Speaker,
  notes: MethodNotes,
): string[] {
  const { say, share, length, number } = speaker;
  const note = notes.note(provenance.method);
  const single = (value: number): string =>
    figure.kind === 'area-reached' ? say('fairness/area', { area: number(Math.round(value / 100)) }) : length(value);
  const told = (value: SideMeasure['one']['value']): string => {
    if (!value) return say('fairness/none');
    const both = value.atLeast < value.atMost ? `${single(value.atLeast)} – ${single(value.atMost)}` : single(value.atMost);
    if (figure.kind !== 'time-to-objective' || !times) return both;
    const moves = [value.atLeast, value.atMost].map((cost) => Math.max(1, Math.ceil(cost / times.move - WHOLE)));
    return say('fairness/moves', { cost: both, moves: moves[0] === moves[1] ? String(moves[1]) : moves.join(' – ') });
  };
  const cell = ({ zone, value }: SideMeasure['one']) =>
    `${escaped(nameOfZone(board, zone))}: <strong>${escaped(told(value))}</strong>${note}`;
  const [a, b] = [one.value?.atMost ?? null, other.value?.atMost ?? null];
  // who cannot come there at all, and who need not go, differ by all there is
  const by = a === null || b === null ? (a === b ? 0 : 1) : Math.max(a, b) > 0 ? Math.abs(a - b) / Math.max(a, b) : 0;
  return [
    escaped(sayMeasured(figure, speaker)),
    cell(one),
    cell(other),
    by > NOTEWORTHY ? `<strong class="bad">${share(by)} ▲</strong>` : share(by),
  ];
}

/** A cost of exactly some moves takes no more of them. */
const WHOLE = 1e-9;

function sayMeasured(figure: SideMeasure['figure'], { say }: Speaker): string {
  if (figure.kind === 'time-to-objective') return say('fairness/time-to-objective', { objective: figure.objective });
  return say(figure.kind === 'area-reached' ? 'fairness/area-reached' : 'fairness/longest-lane');
}

/** A zone by its name, with whose it is. */
function nameOfZone(board: Board, id: ZoneId): string {
  const zone = board.zones[id];
  const owner = zone?.owner ? board.sides[zone.owner]?.name : null;
  return owner ? `${zone?.name || id} (${owner})` : zone?.name || id;
}

function sayFigure({ figure }: SideDifference, { say }: Speaker): string {
  if (figure.kind === 'objective-seen') return say('fairness/objective-seen', { objective: figure.objective });
  if (figure.kind === 'table-open') return say(figure.moves > 0 ? 'fairness/table-open-after-move' : 'fairness/table-open');
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
