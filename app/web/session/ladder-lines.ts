import { type Board, type BoardPoint, frameOfPose, outOfFrame, type PieceId, type Waypoint } from '../../../engine/index.ts';

/** How far from a ladder's line a place still means the ladder. @unit millimetres */
const NEAR_LADDER = 14;
/** So near to its foot or head one means the ground there. @unit millimetres */
const LADDER_END = 6;

/** A ladder as it lies on the board. */
export interface LadderLine {
  readonly piece: PieceId;
  readonly ladder: string;
  readonly foot: BoardPoint;
  readonly head: BoardPoint;
}

export function laddersOf(board: Board): readonly LadderLine[] {
  return Object.values(board.pieces).flatMap((piece) =>
    Object.values(piece.ladders).map((ladder) => {
      const frame = frameOfPose(piece.pose, piece.mirrored);
      return { piece: piece.id, ladder: ladder.id, foot: outOfFrame(frame, ladder.foot), head: outOfFrame(frame, ladder.head) };
    }),
  );
}

/** The place of a ladder's line that is so high over its foot. @unit millimetres */
export function placeOnLadder({ foot, head }: LadderLine, height: number): BoardPoint {
  const along = head.y === foot.y ? 0 : height / (head.y - foot.y);
  return { x: foot.x + (head.x - foot.x) * along, y: foot.y + height, z: foot.z + (head.z - foot.z) * along };
}

/** What somebody means who points at this place: the ladder there, between its ends, else the ground. */
export function waypointAt(board: Board, at: BoardPoint): Waypoint {
  for (const line of laddersOf(board)) {
    const height = at.y - line.foot.y;
    if (height < LADDER_END || at.y > line.head.y - LADDER_END) continue;
    const on = placeOnLadder(line, height);
    if ((on.x - at.x) ** 2 + (on.z - at.z) ** 2 > NEAR_LADDER ** 2) continue;
    return { kind: 'ladder', piece: line.piece, ladder: line.ladder, height };
  }
  return { kind: 'ground', at };
}

/** About where a waypoint is, before the rules have said where exactly. */
export function aboutWhere(board: Board, place: Waypoint): BoardPoint | null {
  if (place.kind === 'ground') return place.at;
  const line = laddersOf(board).find(({ piece, ladder }) => piece === place.piece && ladder === place.ladder);
  return line ? placeOnLadder(line, place.height) : null;
}
