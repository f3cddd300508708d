import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres, Share } from '../../space/quantity.ts';
import { stretchesOver } from '../cover/plan-shape.ts';
import type { MovePolicy } from '../movement-queries.ts';
import { type LocalTriangle, type PlanLine, trianglesAlong } from './local-triangles.ts';
import type { GroundArea, GroundOpening, MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';

/** A hole that the line leads through. */
export interface HoleOnLine {
  readonly opening: GroundOpening;
  /** Where the line is within the thickness of the wall. */
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly bottom: Millimetres;
  readonly top: Millimetres;
}

/** A straight part of a way, with all that it leads over, under and through. Places that only part it are marks on it, so that they change nothing. */
export interface Straight {
  readonly line: PlanLine;
  readonly length: Millimetres;
  /** Plan length of the way before it. */
  readonly before: Millimetres;
  /** Heights that the axis has to be nearest to, at places of the line. */
  readonly levels: readonly { readonly at: Millimetres; readonly y: Millimetres }[];
  /** What the line meets, as seen from above. */
  readonly triangles: readonly LocalTriangle[];
  readonly areas: readonly { readonly area: GroundArea; readonly from: Millimetres; readonly to: Millimetres }[];
  readonly holes: readonly HoleOnLine[];
}

export interface WayPlace extends PlanPoint {
  readonly y: Millimetres;
}

/** Places nearer to each other than this, seen from above, are no stretch. */
const NO_STRETCH: Millimetres = 1e-9;
/** A place that is no farther off the straight line than this does not bend it: rounding of a place worked out on a line a table long. */
const NO_BEND: Millimetres = 1e-7;

/** The straight parts of a way from place to place. @edge none where no place is apart from the first, as seen from above */
export function straightsOf(
  ground: MoveGround,
  mover: Mover,
  places: readonly WayPlace[],
  accept: (solid: number) => boolean,
): readonly Straight[] {
  const straights: Straight[] = [];
  let before = 0;
  let first = 0;
  while (first + 1 < places.length) {
    let last = first + 1;
    while (last + 1 < places.length && isStraight(places, first, last + 1)) last++;
    const from = places[first]!;
    const to = places[last]!;
    const dx = to.x - from.x;
    const dz = to.z - from.z;
    const length = Math.sqrt(dx * dx + dz * dz);
    if (length > NO_STRETCH) {
      const line: PlanLine = { from, way: { x: dx / length, z: dz / length } };
      const levels = places.slice(first + 1, last + 1).map((p) => ({
        at: Math.max(0, Math.min(length, (p.x - from.x) * line.way.x + (p.z - from.z) * line.way.z)),
        y: p.y,
      }));
      const aside = Math.max(mover.reach, mover.policy.headroom);
      straights.push({
        line,
        length,
        before,
        levels,
        triangles: trianglesAlong(ground, line, [-aside, length + aside], 0, mover.policy.steepest, accept, 'met'),
        areas: areasOn(ground, from, to, length),
        holes: holesOn(ground, line, length),
      });
      before += length;
    }
    first = last;
  }
  return straights;
}

/** Do all places between two of them lie on the straight line, in order? */
function isStraight(places: readonly WayPlace[], first: number, last: number): boolean {
  const from = places[first]!;
  const to = places[last]!;
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (!(length > NO_STRETCH)) return false;
  let reached = 0;
  for (let i = first + 1; i < last; i++) {
    const x = places[i]!.x - from.x;
    const z = places[i]!.z - from.z;
    const along = (x * dx + z * dz) / length;
    if (Math.abs((z * dx - x * dz) / length) > NO_BEND || along < reached || along > length) return false;
    reached = along;
  }
  return true;
}

function areasOn(ground: MoveGround, from: PlanPoint, to: PlanPoint, length: number): Straight['areas'] {
  return ground.areas.flatMap((area) =>
    area.footprint.flatMap((polygon) =>
      stretchesOver(polygon, from, to).map(([start, end]) => ({ area, from: start * length, to: end * length })),
    ),
  );
}

/** An opening counts as upright where its height rises by more than this share of it. */
const UPRIGHT = 0.7;

function holesOn({ openings }: MoveGround, { from, way }: PlanLine, length: number): readonly HoleOnLine[] {
  const holes: HoleOnLine[] = [];
  for (const opening of openings) {
    const { centre, across, through, up, width, height, thickness } = opening;
    const dx = from.x - centre.x;
    const dz = from.z - centre.z;
    const far = width + height + thickness + length;
    if (dx * dx + dz * dz > far * far || Math.abs(up.y) < UPRIGHT) continue;
    let start = 0;
    let end = length;
    for (const [axis, half] of [
      [across, width / 2],
      [through, thickness / 2],
    ] as const) {
      const at = dx * axis.x + dz * axis.z;
      const gain = way.x * axis.x + way.z * axis.z;
      if (Math.abs(gain) < 1e-12) {
        if (Math.abs(at) > half) end = -1;
        continue;
      }
      const one = (-half - at) / gain;
      const other = (half - at) / gain;
      start = Math.max(start, Math.min(one, other));
      end = Math.min(end, Math.max(one, other));
    }
    if (end < start) continue;
    const half = (height / 2) * Math.abs(up.y);
    holes.push({ opening, from: start, to: end, bottom: centre.y - half, top: centre.y + half });
  }
  return holes;
}

/** The going at a place of the line: what slows down there, and what is dangerous. */
export interface Going {
  /** The product of what each piece makes of a millimetre; 1 for ordinary going. */
  readonly factor: number;
  readonly slowedBy: PieceId | null;
  readonly dangerous: readonly PieceId[];
  readonly impassable: PieceId | null;
}

const ORDINARY: Going = { factor: 1, slowedBy: null, dangerous: [], impassable: null };

/** What is the going like at a height over a place of the line, on this solid? */
export function goingAt(
  ground: MoveGround,
  mover: Mover,
  straight: Straight,
  at: Millimetres,
  height: Millimetres,
  solid: number,
): Going {
  const under = solid < 0 ? null : ground.solids[solid]!.piece;
  if (straight.areas.length === 0 && (!under || isOrdinary(under))) return ORDINARY;
  const pieces = straight.areas
    .filter(
      ({ area, from, to }) => at >= from && at <= to && (area.piece === under || height <= area.top + mover.policy.freeStep),
    )
    .map(({ area }) => area.piece);
  if (under && !pieces.includes(under)) pieces.push(under);
  let factor = 1;
  let slowedBy: PieceId | null = null;
  const dangerous: PieceId[] = [];
  let impassable: PieceId | null = null;
  for (const { id, traits } of new Set(pieces)) {
    if (traits.difficult && traits.difficult.factor > 0) {
      factor /= shareLeft(traits.difficult.factor, mover.policy);
      slowedBy ??= id;
    }
    if (traits.dangerous) dangerous.push(id);
    if (traits.impassable) impassable ??= id;
  }
  return { factor, slowedBy, dangerous, impassable };
}

const isOrdinary = ({ traits: { difficult, dangerous, impassable } }: TerrainPiece): boolean =>
  difficult === null && !dangerous && !impassable;

/** Is the going in this piece other than on ordinary ground? */
export function slowsOrBars({ traits: { difficult, impassable } }: TerrainPiece, policy: MovePolicy): boolean {
  return impassable || (difficult !== null && difficult.factor > 0 && shareLeft(difficult.factor, policy) !== 1);
}

/** How near a share must be to a third to have been written for one with two digits. */
const TWO_DIGITS: Share = 0.005;

/** The share of a move that difficult ground leaves to this mover. @clause SK-MOVE-11 */
function shareLeft(share: Share, { difficult }: MovePolicy): Share {
  if (difficult === 'as-any') return 1;
  return difficult === 'with-exact-thirds' && Math.abs(share - 1 / 3) < TWO_DIGITS ? 1 / 3 : share;
}
