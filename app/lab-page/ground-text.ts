import type { Board, BoardAnalysis, BoardPoint, Carrier } from '../../engine/index.ts';
import { element, escaped } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';
import { drawBoard } from './draw-board.ts';
import type { MethodNotes } from './method-notes.ts';
import { headedTable } from './page-frame.ts';

/** More choke points than this are only counted. */
const CHOKE_POINTS_TOLD = 8;

/** A place as whoever stands at the table finds it. */
const placeText = ({ x, y, z }: BoardPoint, { say, number }: Speaker): string => {
  const inCentimetres = (value: number) => number(Math.round(value) / 10);
  return say('check.at', { x: inCentimetres(x), z: inCentimetres(z), height: inCentimetres(y) });
};

/** The longest firing lanes, drawn and told. Empty where none were looked for. */
export function lanesText(board: Board, { lanes }: BoardAnalysis, speaker: Speaker, notes: MethodNotes): string {
  if (!lanes) return '';
  const { say, length } = speaker;
  const { lanes: found, provenance } = lanes.table;
  const note = notes.note(provenance.method);
  if (found.length === 0) return `<p class="good">${escaped(say('lab.no-lanes'))}${note}</p>`;
  const rows = found.map((lane, i) => [
    String(i + 1),
    `<strong>${length(lane.length)}</strong>${note}`,
    `${length(lane.width)}${note}`,
    escaped(placeText(lane.from, speaker)),
    escaped(placeText(lane.to, speaker)),
  ]);
  const heads = ['number', 'length', 'width', 'from', 'to'].map((column) => say(`lab-page.lane-${column}`));
  const title = say('lab-page.lanes-title');
  const marks = found.map(({ from, to }, i) => ({ label: String(i + 1), at: towards(from, to) }));
  return [drawBoard(board, { title, id: 'lanes', lines: found, marks }), headedTable(heads, rows, [1, 2])].join('\n');
}

/** Numbers of lanes stand a seventh of the way along, apart from each other where lanes begin together. */
const towards = (from: BoardPoint, to: BoardPoint): BoardPoint =>
  ({ x: from.x + (to.x - from.x) / 7, y: from.y, z: from.z + (to.z - from.z) / 7 }) as BoardPoint;

/** What everybody goes through, and floors on which nobody comes. Empty where nobody asked. */
export function groundText(board: Board, { chokePoints, floors }: BoardAnalysis, speaker: Speaker, notes: MethodNotes): string {
  const { say, number } = speaker;
  const parts: string[] = [];
  const inSquareCentimetres = (area: number) => number(Math.round(area / 100));
  if (chokePoints) {
    const { points, provenance } = chokePoints;
    const note = notes.note(provenance.method);
    const told = points.slice(0, CHOKE_POINTS_TOLD).map(({ behind, at }) => {
      const place = placeText(at, speaker);
      return `<li>${escaped(say('lab-page.choke-point', { area: inSquareCentimetres(behind) }))}${note} <span class="quiet">(${escaped(place)})</span></li>`;
    });
    const heading = element('h3', say('lab-page.choke-points'));
    parts.push(
      points.length === 0
        ? `${heading}\n<p>${escaped(say('lab-page.no-choke-points'))}${note}</p>`
        : `${heading}\n<p>${escaped(say('lab-page.choke-points-found', { count: points.length, told: told.length }))}${note}</p>\n<ol>\n${told.join('\n')}\n</ol>`,
    );
  }
  if (floors) {
    const note = notes.note(floors.provenance.method);
    const heading = element('h3', say('lab-page.floors'));
    const told = floors.unreached.map(({ on, at, area }) => {
      const place = placeText(at, speaker);
      return `<li>${escaped(say('lab-page.floor-unreached', { on: nameOfCarrier(board, on), area: inSquareCentimetres(area) }))}${note} <span class="quiet">(${escaped(place)})</span></li>`;
    });
    parts.push(
      told.length === 0
        ? `${heading}\n<p class="good">${escaped(say('lab-page.floors-all-reached', { count: floors.floors }))}${note}</p>`
        : `${heading}\n<p>${escaped(say('lab-page.floors-found', { count: told.length, floors: floors.floors }))}${note}</p>\n<ul>\n${told.join('\n')}\n</ul>`,
    );
  }
  return parts.join('\n');
}

function nameOfCarrier({ pieces }: Board, carrier: Carrier): string {
  if (carrier.kind !== 'part') return carrier.kind;
  return pieces[carrier.piece]?.name || carrier.piece;
}
