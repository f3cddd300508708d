import type { Board } from '../../board/board.ts';
import type { LadderId, PieceId } from '../../identity/ids.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, between, distanceBetween } from '../../space/vec3.ts';
import type { Hindrance, MoveLeg, Waypoint } from '../movement-queries.ts';
import type { GroundLadder, MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';

export type LadderPlace = Extract<Waypoint, { kind: 'ladder' }>;

/** @breaks the board has no such ladder */
export function ladderOf(
  { ladders }: MoveGround,
  { piece, ladder }: { readonly piece: PieceId; readonly ladder: LadderId },
): GroundLadder {
  const found = ladders.find((one) => one.piece === piece && one.ladder === ladder);
  if (!found) throw new BrokenInvariant(`there is no ladder ${ladder} on ${piece}`);
  return found;
}

/** How high a ladder reaches over its foot. */
export const heightOfLadder = ({ foot, head }: GroundLadder): Millimetres => head.y - foot.y;

/** The point of a ladder's line so high over its foot; its end where it does not reach so high or so low. */
export function pointOfLadder(ladder: GroundLadder, height: Millimetres): BoardPoint {
  const share = Math.max(0, Math.min(1, height / heightOfLadder(ladder)));
  return between(ladder.foot, ladder.head, share);
}

/** Along a ladder from one height over its foot to another. @clause SK-LADDER-1, 2, SK-GEOM-9 */
export function ladderLeg(mover: Mover, ladder: GroundLadder, from: Millimetres, to: Millimetres): MoveLeg {
  const [low, high] = [pointOfLadder(ladder, from), pointOfLadder(ladder, to)];
  const length = distanceBetween(low, high);
  const rise = high.y - low.y;
  const { ladders, slowed } = mover.policy;
  return {
    kind: 'ladder',
    from: low,
    to: high,
    length,
    up: Math.max(0, rise),
    down: Math.max(0, -rise),
    on: { kind: 'ladder', piece: ladder.piece, ladder: ladder.ladder },
    difficult: { piece: null, factor: 1 },
    through: [],
    dangerous: [],
    cost: length * (ladders?.factor ?? 1) * slowed,
    divisible: true,
  };
}

/** Whoever else rests on a ladder is in the way where bodies would come too near. @clause SK-LADDER-5 */
export function firstOnLadder(
  board: Board,
  mover: Mover,
  ladder: GroundLadder,
  from: Millimetres,
  to: Millimetres,
): { readonly height: Millimetres; readonly hindrance: Hindrance } | null {
  const spacing = mover.policy.ladders?.spacing ?? 0;
  let first: { readonly height: Millimetres; readonly hindrance: Hindrance } | null = null;
  for (const other of Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { perch } = other;
    if (other.id === mover.model.id || !perch || perch.piece !== ladder.piece || perch.ladder !== ladder.ladder) continue;
    const way = Math.sign(to - from);
    const gap = (perch.height - from) * way;
    const nearAtStart = Math.abs(perch.height - from) < spacing - 1e-6;
    // one may leave whom one is too near to, and one may not come nearer
    if (nearAtStart ? gap <= 0 : gap <= 0 || Math.abs(to - from) <= gap - spacing + 1e-6) continue;
    const height = nearAtStart ? from : perch.height - way * spacing;
    if (first && Math.abs(first.height - from) <= Math.abs(height - from)) continue;
    const missing = spacing - Math.max(0, gap - Math.abs(to - from));
    first = { height, hindrance: { kind: 'ladder-taken', piece: ladder.piece, ladder: ladder.ladder, by: other.id, missing } };
  }
  return first;
}
