import type { TerrainPiece } from '../../board/terrain-piece.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPolygon } from '../../space/polygon.ts';

/** The ground that a piece takes, as it lies on the board. @frame board */
export function footprintOf(piece: TerrainPiece): readonly PlanPolygon[] {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  return piece.footprint.map((polygon) =>
    polygon.map((corner) => {
      const { x, z } = outOfFrame(frame, { x: corner.x, y: 0, z: corner.z });
      return { x, z };
    }),
  );
}
