import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, StandFinding } from '../movement-queries.ts';
import { type MoveGround, TABLE } from './move-ground.ts';
import type { Mover } from './mover.ts';
import type { Straight } from './straight.ts';
import type { PlaceToStand } from './stretch-pricing.ts';
import { isSameCarrier } from './traced-way.ts';
import type { Gap, Slice, Span } from './upright-slice.ts';

/** A gap in a floor that is no wider than this, along the way, is a crack between two parts of one floor: no base notices it. */
const CRACK: Millimetres = 3;
/** Heights this near to a floor are the floor. */
const SAME_FLOOR: Millimetres = 3;
/** Air that is no higher than this is none. */
const NO_AIR: Millimetres = 1e-6;

/** A border of a floor, on the way. */
interface Brink {
  readonly at: Millimetres;
  readonly height: Millimetres;
  readonly solid: number;
}

/**
 * The gaps in a floor that a base spans on its way, so that nobody climbs down into a crack between two crates or between the boards of a bridge: it stands
 * over them all the way across.
 * @clause SK-CLIMB-6 @shape `before` is the height of the way where the line begins
 */
export function spannedGaps(
  ground: MoveGround,
  mover: Mover,
  straight: Straight,
  { cells }: Slice,
  before: Millimetres,
  places: (x: Millimetres, z: Millimetres) => readonly PlaceToStand[],
): readonly Span[] {
  const { line, length, levels } = straight;
  const sameHeight = mover.policy.stability.sameHeight;
  const pointAt = (s: Millimetres): PlanPoint => ({ x: line.from.x + line.way.x * s, z: line.from.z + line.way.z * s });
  const standAt = (s: Millimetres, height: Millimetres, within: Millimetres): StandFinding | undefined => {
    const { x, z } = pointAt(s);
    for (const place of places(x, z)) {
      const found = Math.abs(place.height - height) <= within ? place.finding() : null;
      if (found?.hindered.every(({ kind }) => kind !== 'tips')) return found;
    }
    return undefined;
  };
  const isFloor = ({ steep, solid }: Gap): boolean => !steep && solid !== TABLE && ground.solids[solid]!.standable;
  /** Where one stands at an end of the line that has no floor under the axis. */
  const brinkOver = (gaps: readonly Gap[], end: 0 | 1, at: Millimetres, height: Millimetres): Brink | null => {
    if (!(height > SAME_FLOOR) || gaps.some(({ floor }) => Math.abs(floor[end] - height) <= SAME_FLOOR)) return null;
    const stand = standAt(at, height, SAME_FLOOR);
    if (stand?.on.kind !== 'part') return null;
    return { at, height: stand.at.y, solid: solidOf(ground, stand.on) };
  };

  const spans: Span[] = [];
  const reachesOver = (from: Brink, first: number) => {
    for (let k = first; k < cells.length; k++) {
      const { from: at, gaps } = cells[k]!;
      const beyond = gaps.find((gap) => isFloor(gap) && Math.abs(gap.floor[0] - from.height) <= sameHeight);
      if (beyond) {
        add(from, { at, height: beyond.floor[0], solid: beyond.solid });
        return;
      }
      if (!isAir(gaps, from.height)) return;
    }
    const end = brinkOver(cells.at(-1)!.gaps, 1, length, levels.at(-1)!.y);
    if (end && Math.abs(end.height - from.height) <= sameHeight) add(from, end);
  };
  const add = (from: Brink, to: Brink) => {
    const wide = to.at - from.at;
    if (!(wide > 0)) return;
    const samples = Math.max(4, Math.ceil((2 * wide) / mover.reach));
    let isSpanned = true;
    if (wide > CRACK || mover.reach < CRACK) {
      // from the middle outwards: where nobody stands over a gap, he does not stand there
      for (let k = 1; isSpanned && k < samples; k++) {
        const i = (samples >> 1) + (k % 2 === 0 ? k >> 1 : -(k >> 1));
        isSpanned = standAt(from.at + (wide * i) / samples, from.height, sameHeight + NO_AIR) !== undefined;
      }
    }
    if (isSpanned) spans.push({ from: from.at, to: to.at, heights: [from.height, to.height], solid: from.solid });
  };

  const begin = cells.length > 0 ? brinkOver(cells[0]!.gaps, 0, 0, before) : null;
  if (begin) reachesOver(begin, 0);
  for (let k = 0; k < cells.length; k++) {
    const { to: at, gaps } = cells[k]!;
    const next = cells[k + 1]?.gaps;
    if (!next) continue;
    for (const gap of gaps) {
      const height = gap.floor[1];
      if (!isFloor(gap) || !isBrink(next, height, sameHeight, mover.policy.freeStep)) continue;
      reachesOver({ at, height, solid: gap.solid }, k + 1);
    }
  }
  return spans;
}

/** Does a floor end here, with nothing beyond it that is walked or stepped down to? */
function isBrink(next: readonly Gap[], height: Millimetres, sameHeight: Millimetres, freeStep: Millimetres): boolean {
  if (next.some(({ floor }) => Math.abs(floor[0] - height) <= sameHeight)) return false;
  return isAir(next, height) && next.every(({ floor }) => floor[0] > height || floor[0] < height - freeStep);
}

/** Is there air at a height? */
const isAir = (gaps: readonly Gap[], height: Millimetres): boolean =>
  gaps.some(({ floor, roof }) => Math.max(floor[0], floor[1]) < height - NO_AIR && Math.min(roof[0], roof[1]) > height + NO_AIR);

function solidOf({ solids }: MoveGround, carrier: Carrier): number {
  return solids.findIndex(({ source }) => isSameCarrier(source, carrier));
}
