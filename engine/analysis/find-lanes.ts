import { halfSizeOfBase } from '../board/base-overlap.ts';
import type { Model } from '../board/model.ts';
import type { Zone } from '../board/zone.ts';
import { liesIn } from '../geometry/cover/plan-shape.ts';
import { findEyes } from '../geometry/measure/body-on-board.ts';
import type { SightBlockers } from '../geometry/queries.ts';
import type { ZoneId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import { standingByRules } from './by-the-rules.ts';
import type { Provenance, StandingPlaces } from './field.ts';
import { type FigureAsked, figureAt, figureOf } from './figure-asked.ts';
import { zoneOf } from './find-viewers.ts';
import { type FlatLine, growLane, type LaneSpace, linesFrom } from './grow-lane.ts';
import { cellsIn, gridOver } from './place-grid.ts';
import { provenanceOf } from './plan-field.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { boardStoodOn, findStandingPlaces } from './standing-places.ts';

/** A clear corridor: a level line at the height of an eye, from what stops it at one end to what stops it at the other. */
export interface Lane {
  /** @frame board */
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly length: Millimetres;
  /** Of the widest level strip along the whole line that nothing reaches into; how much of it lies to the left, looking from `from`. */
  readonly width: Millimetres;
  readonly left: Millimetres;
}

/** The lanes of a board that are wide enough, the longest first. */
export interface LanesFinding {
  readonly lanes: readonly Lane[];
  readonly provenance: Provenance;
}

/** Which lanes are wanted: at the height of whose eyes, begun from the middles of squares how large, how wide at least, and how many at most. */
export interface LanesQuestion {
  readonly figure: FigureAsked;
  readonly cell: Millimetres;
  /** Half of it has to be free on either side of the line. 0 tells lines that only graze by as well. */
  readonly leastWidth: Millimetres;
  readonly most: number;
  /** Only lanes through places of this zone; null for the whole table. */
  readonly within: ZoneId | null;
}

/** @unit millimetres */
const USUAL_WIDTH = 25;
/** Lines are begun in so many directions through each place. */
const DIRECTIONS = 72;
/** For each lane that is told, so many of the longest lines that are begun are made longer by turning and pushing them; for few lanes no fewer than that, for many no more. */
const GROWN_EACH = 6;
const GROWN_LEAST = 12;
const GROWN_MOST = 60;
/** Two lanes of which both ends lie nearer than this are one. @unit millimetres */
const ONE_LANE = 100;
/** Nothing farther than this to either side of a lane makes it wider. */
const WIDEST: Millimetres = 300;
/** What the free strip of a lane may lack of the width that is asked for: it is reckoned from the ends of the lane. @unit millimetres */
const LACKS = 0.001;
/** So many units to each side of the middle lie the ends of directions: as many ways, and their opposites, as DIRECTIONS. */
const HALF = DIRECTIONS / 8;

/** Directions over a half circle. @shape unit vectors in the plan */
const WAYS = Array.from({ length: DIRECTIONS / 2 }, (_, i): PlanPoint => {
  const x = i <= HALF ? HALF : i < 3 * HALF ? 2 * HALF - i : -HALF;
  const z = i <= HALF ? i : i <= 3 * HALF ? HALF : 4 * HALF - i;
  const size = Math.sqrt(x * x + z * z);
  return { x: x / size, z: z / size };
});

/**
 * Which are the longest clear corridors of a board, and how wide is each at its narrowest? Lines are level, at the height of the figure's eye where it can
 * stand, begin and end at what reaches into the least strip along them or at the edge of the table, and no two of those told are nearly the same.
 * @refuses a least width that no lane is measured to, and what `figureOf` and `gridOver` refuse
 * @shape yields how much is done
 * @cost some microseconds for each place and direction, and some tenths of a second for those that are told
 */
export function* stepLanes(
  table: Table,
  ruleSet: RuleSet | null,
  question: LanesQuestion,
): Generator<{ readonly done: number }, Result<LanesFinding, Refusal<LabRefusalCode>>> {
  const { most, leastWidth } = question;
  if (!(leastWidth >= 0 && leastWidth <= WIDEST))
    return fail({ code: 'lab/lane-width', clause: null, fill: { width: leastWidth, least: 0, most: WIDEST } });
  const made = figureOf(table.board, question.figure);
  if (!made.ok) return made;
  const squares = gridOver(table.board, question.cell);
  if (!squares.ok) return squares;
  const [figure, grid] = [made.value, squares.value];
  const zone = question.within === null ? null : zoneOf(table, question.within);
  if (zone && !zone.ok) return zone;
  const taken = zone && cellsIn(grid, [zone.value]);
  const standing = standingByRules(ruleSet, table, figure);
  const bare = table.space.supposing(boardStoodOn(table.board, figure));
  const blockers: SightBlockers = { terrain: true, models: vehiclesOf(table), glass: false };
  const { space } = table;
  const half = leastWidth / 2;
  const where: LaneSpace = { space, blockers, size: table.board.size, half };
  const begun: FlatLine[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const own = Array.from({ length: grid.columns }, (_, column) => row * grid.columns + column);
    const cells = taken ? own.filter((cell) => taken[cell] === 1) : own;
    const places = findStandingPlaces(bare, figure, standing, grid, cells);
    begun.push(...linesThrough(where, figure, places));
    yield { done: (0.7 * (row + 1)) / grid.rows };
  }
  begun.sort(longestFirst);
  const grown: FlatLine[] = [];
  const chosen = apart(begun, Math.max(GROWN_LEAST, Math.min(GROWN_MOST, GROWN_EACH * most)));
  for (const [i, line] of chosen.entries()) {
    grown.push(growLane(where, line));
    if (i % 8 === 7) yield { done: 0.7 + (0.15 * i) / chosen.length };
  }
  const lanes: Lane[] = [];
  for (const [i, line] of grown.sort(longestFirst).entries()) {
    if (lanes.length >= most) break;
    if (lanes.some((lane) => isNearly(lane, line))) continue;
    if (zone && !goesThrough(zone.value, line)) continue;
    const { left, right } = space.freeWidth({ from: line.from, to: line.to, most: WIDEST, blockers });
    if (Math.min(left, right) >= half - LACKS)
      lanes.push({ from: line.from, to: line.to, length: line.length, width: left + right, left });
    yield { done: 0.85 + (0.15 * (i + 1)) / grown.length };
  }
  const method = { code: 'method/lanes', fill: { cell: grid.cell, directions: DIRECTIONS, width: leastWidth } } as const;
  return succeed({ lanes, provenance: provenanceOf(table, ruleSet, question, method) });
}

/** As wide as the base of a figure, at its widest; as that of the usual man where it has none. */
export function usualLaneWidth(figure: Model): Millimetres {
  const half = halfSizeOfBase(figure.base);
  return half ? 2 * Math.max(half.x, half.z) : USUAL_WIDTH;
}

const longestFirst = (a: FlatLine, b: FlatLine): number => b.length - a.length || a.from.x - b.from.x || a.from.z - b.from.z;

const vehiclesOf = ({ board }: Table) =>
  Object.values(board.models)
    .filter(({ body }) => body.kind === 'vehicle')
    .map(({ id }) => id)
    .sort();

/** The longest line through each place. */
function linesThrough(where: LaneSpace, figure: Model, { at }: StandingPlaces): readonly FlatLine[] {
  const eyes: BoardPoint[] = [];
  for (let k = 0; k < at.length; k += 3) {
    const eye = findEyes(figureAt(figure, at[k]!, at[k + 1]!, at[k + 2]!), figure.stance)[0]!.at;
    if (where.space.solidAt(eye) === null) eyes.push(eye);
  }
  const tried = eyes.flatMap((eye) => WAYS.map((way) => ({ eye, way })));
  const lines = linesFrom(where, tried);
  return eyes.map((_, place) => lines.slice(place * WAYS.length, (place + 1) * WAYS.length).reduce(longer));
}

const longer = (a: FlatLine, b: FlatLine): FlatLine => (b.length > a.length ? b : a);

/** Pushing and turning a line may have led it out of the zone that it was begun in; one that goes through it has a point in it every so much. @unit millimetres */
const LOOK_EVERY = 5;

function goesThrough({ outline }: Zone, { from, to, length }: FlatLine): boolean {
  for (let along = 0; along <= length; along += LOOK_EVERY) {
    const share = length > 0 ? along / length : 0;
    if (liesIn(outline, { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share })) return true;
  }
  return false;
}

/** Some of the first, no two of which have both ends near to those of the other. */
function apart(lines: readonly FlatLine[], most: number): readonly FlatLine[] {
  const chosen: FlatLine[] = [];
  for (const line of lines) {
    if (chosen.length >= most) break;
    if (!chosen.some((known) => isNearly(known, line))) chosen.push(line);
  }
  return chosen;
}

function isNearly(one: FlatLine, other: FlatLine): boolean {
  const near = (a: BoardPoint, b: BoardPoint) =>
    (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z) < ONE_LANE * ONE_LANE;
  return (near(one.from, other.from) && near(one.to, other.to)) || (near(one.from, other.to) && near(one.to, other.from));
}
