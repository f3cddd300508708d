import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { pairsNear } from '../surfaces/boxes-near.ts';
import { nearestOn } from '../surfaces/nearest-surface.ts';
import type { PieceBody } from '../surfaces/piece-bodies.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** What presses into each other by no more is set down to a hair. */
const OVERLAP: Millimetres = 0.2;

/**
 * Pieces that reach into each other, and how deep at least: the deepest found of their corners, and of the middles of what of an edge of one runs inside
 * of the other, below the nearest surface. @edge what only touches does not overlap; open sheets have no inside
 */
export function findOverlaps({ bodies, scene }: CheckedBoard): readonly CheckFinding[] {
  return pairsNear(
    bodies.map(({ surface }) => surface),
    0,
  ).flatMap(([i, j]): CheckFinding[] => {
    const [one, other] = [bodies[i]!, bodies[j]!];
    const deepest = deeper(deepestIn(one, other, scene), deepestIn(other, one, scene));
    if (!deepest || deepest.by <= OVERLAP) return [];
    const pieces = [one.piece.id, other.piece.id];
    return [
      {
        code: 'check/pieces-overlap',
        where: `pieces.${one.piece.id}`,
        pieces,
        at: deepest.at,
        fill: { piece: one.piece.id, other: other.piece.id, by: deepest.by },
      },
    ];
  });
}

interface Depth {
  readonly at: BoardPoint;
  readonly by: Millimetres;
}

const deeper = (a: Depth | null, b: Depth | null): Depth | null => (!a || (b && b.by > a.by) ? b : a);

/** How deep do corners and edges of one piece lie in another? */
function deepestIn(one: PieceBody, other: PieceBody, scene: CheckedBoard['scene']): Depth | null {
  const { min, max } = other.surface;
  const ofOther = ({ source }: { source: { kind: string; piece?: string } }) =>
    source.kind === 'part' && source.piece === other.piece.id;
  let deepest = null as Depth | null;
  const sound = (at: BoardPoint) => {
    const inBox = at.x > min.x && at.x < max.x && at.y > min.y && at.y < max.y && at.z > min.z && at.z < max.z;
    if (!inBox) return;
    for (const solid of scene.solidsAround(at, ofOther)) {
      const { source } = scene.solids[solid]!;
      const part = source.kind === 'part' ? other.parts.find((body) => body.part === source.part) : null;
      const by = part ? nearestOn(part.surface, at.x, at.y, at.z).distance : 0;
      if (!deepest || by > deepest.by) deepest = { at, by };
    }
  };
  for (const { mesh, surface } of one.parts) {
    const apart = surface.min.x > max.x || surface.max.x < min.x || surface.min.y > max.y || surface.max.y < min.y;
    if (apart || surface.min.z > max.z || surface.max.z < min.z) continue;
    const corner = (v: number): BoardPoint => ({
      x: mesh.positions[3 * v]!,
      y: mesh.positions[3 * v + 1]!,
      z: mesh.positions[3 * v + 2]!,
    });
    const used = new Set(mesh.triangles);
    for (const v of used) sound(corner(v));
    for (let i = 0; i < mesh.triangles.length; i++) {
      const a = mesh.triangles[i]!;
      const b = mesh.triangles[i % 3 === 2 ? i - 2 : i + 1]!;
      if (a > b) continue;
      const [from, to] = [corner(a), corner(b)];
      if (Math.min(from.y, to.y) > max.y || Math.max(from.y, to.y) < min.y) continue;
      if (Math.min(from.x, to.x) > max.x || Math.max(from.x, to.x) < min.x) continue;
      if (Math.min(from.z, to.z) > max.z || Math.max(from.z, to.z) < min.z) continue;
      const shares = [0, ...scene.allHits(from, to, ofOther).map(({ t }) => t), 1];
      for (let k = 1; shares.length > 2 && k < shares.length; k++) {
        const t = (shares[k - 1]! + shares[k]!) / 2;
        sound({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, z: from.z + (to.z - from.z) * t });
      }
    }
  }
  return deepest;
}
