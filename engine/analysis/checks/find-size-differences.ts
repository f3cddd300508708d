import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { frameOfPose, intoFrame, outOfFrame } from '../../space/frame.ts';
import { liesInside } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { PieceBody } from '../surfaces/piece-bodies.ts';
import type { CheckCode, CheckedBoard, CheckFinding } from './check-finding.ts';

/** What stands no farther over the border of a footprint, or short of it, is as good as on it: paint and glue. */
const BORDER: Millimetres = 1;

/**
 * Pieces that are not what was said of them: that reach beyond the footprint that the board gives them or leave some of its corners bare, or whose
 * width, depth or height differs from what was stated by more than was allowed. Measured on their solids along the piece's own axes.
 * @edge an area may be larger than what stands on it; what only reaches out over people's heads, as eaves and crowns do, takes no ground
 */
export function findSizeDifferences({ bodies, wishes }: CheckedBoard): readonly CheckFinding[] {
  return bodies.flatMap((body) => [...againstFootprint(body, wishes.height), ...againstStated(body, wishes.stated)]);
}

function againstFootprint({ piece, surface }: PieceBody, height: Millimetres): CheckFinding[] {
  if (piece.footprint.length === 0 || surface.corners.length === 0) return [];
  const frame = frameOfPose(piece.pose, piece.mirrored);
  const outlines = piece.footprint.map((polygon) => polygon.map(({ x, z }) => outOfFrame(frame, { x, y: 0, z })));
  const flat = outlines.map((outline) => outline.map(asFlat));
  let out = { by: 0, at: outlines[0]![0]! };
  for (let i = 0; i < surface.corners.length; i += 3) {
    const at = { x: surface.corners[i]!, y: surface.corners[i + 1]!, z: surface.corners[i + 2]! };
    if (at.y > height) continue;
    const by = Math.min(...outlines.map((outline, k) => distanceOutside(outline, at, flat[k])));
    if (by > out.by) out = { by, at };
  }
  const about = { where: `pieces.${piece.id}.footprint`, pieces: [piece.id] };
  const found: CheckFinding[] = [];
  if (out.by > BORDER)
    found.push({ code: 'check/beyond-its-footprint', ...about, at: out.at, fill: { piece: piece.id, by: out.by } });
  if (piece.traits.area) return found;
  let bare = { by: 0, at: outlines[0]![0]! };
  for (const at of outlines.flat()) {
    const by = planDistanceTo(surface.corners, at);
    if (by > bare.by) bare = { by, at };
  }
  if (bare.by > BORDER)
    found.push({ code: 'check/footprint-too-large', ...about, at: bare.at, fill: { piece: piece.id, by: bare.by } });
  return found;
}

const asFlat = ({ x, z }: PlanPoint) => ({ x, y: z });

function distanceOutside(outline: readonly PlanPoint[], at: PlanPoint, flat = outline.map(asFlat)): Millimetres {
  if (liesInside(flat, asFlat(at))) return 0;
  return outline.reduce((least, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return Math.min(least, distanceToEdge(at.x, at.z, a.x, a.z, b.x, b.z));
  }, Infinity);
}

/** From a place to the nearest triangle, seen from above. */
function planDistanceTo(corners: Float64Array, { x, z }: PlanPoint): Millimetres {
  let least = Infinity;
  for (let i = 0; i < corners.length && least > 0; i += 9) {
    const points = [0, 3, 6].map((k) => ({ x: corners[i + k]!, z: corners[i + k + 2]! }));
    if (liesInside(points.map(asFlat), { x, y: z })) return 0;
    least = Math.min(least, distanceOutside(points, { x, z }));
  }
  return least;
}

function againstStated({ piece, surface }: PieceBody, stated: CheckedBoard['wishes']['stated']): CheckFinding[] {
  const said = stated.pieces.find((one) => one.piece === piece.id);
  if (!said || surface.corners.length === 0) return [];
  const frame = frameOfPose(piece.pose, piece.mirrored);
  const least = { x: Infinity, y: Infinity, z: Infinity };
  const most = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (let i = 0; i < surface.corners.length; i += 3) {
    const p = intoFrame(frame, { x: surface.corners[i]!, y: surface.corners[i + 1]!, z: surface.corners[i + 2]! });
    for (const axis of ['x', 'y', 'z'] as const) {
      least[axis] = Math.min(least[axis], p[axis]);
      most[axis] = Math.max(most[axis], p[axis]);
    }
  }
  const { min, max } = surface;
  const at = { x: (min.x + max.x) / 2, y: max.y, z: (min.z + max.z) / 2 };
  const compare = (code: CheckCode, is: Millimetres, should: Millimetres | null): CheckFinding[] =>
    should === null || Math.abs(is - should) <= stated.tolerance
      ? []
      : [
          {
            code,
            where: `pieces.${piece.id}`,
            pieces: [piece.id],
            at,
            fill: { piece: piece.id, is, stated: should, by: Math.abs(is - should) },
          },
        ];
  return [
    ...compare('check/width-differs', most.x - least.x, said.width),
    ...compare('check/depth-differs', most.z - least.z, said.depth),
    ...compare('check/height-differs', most.y - least.y, said.height),
  ];
}
