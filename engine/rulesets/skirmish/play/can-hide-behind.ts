import type { Model } from '../../../board/model.ts';
import type { TerrainPiece } from '../../../board/terrain-piece.ts';
import { isAtLeast, isWithin } from '../../../rules/limits.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { SkirmishSettings } from '../settings.ts';
import { coveringParts } from '../shelter.ts';

/** Where it is tried from whether a piece stands between: from all round, some metres off. @unit mm */
const STEPS = 9;
const AWAY = 3000;
const ROUND = Array.from({ length: 2 * STEPS + 1 }, (_, i) => ((i - STEPS) / STEPS) * AWAY);
const SIDES = ROUND.flatMap((along) => [
  { x: along, z: AWAY },
  { x: along, z: -AWAY },
  { x: AWAY, z: along },
  { x: -AWAY, z: along },
]);

/**
 * Does a model stand directly behind cover that is high enough to hide behind, from any side at all? From which sides it then is not seen, each look
 * settles for itself.
 * @clause SK-HIDE-1
 */
export function canHideBehind({ space, settings }: Table, { id, pose }: Model, piece: TerrainPiece): boolean {
  const { directlyBehind, hidingHeight } = settings as SkirmishSettings;
  // of most pieces one stands far off, and of those no part need be asked
  const whole = space.behind({ model: id, viewer: pose.at, shelter: { kind: 'piece', piece: piece.id } });
  if (!isWithin(whole.gap, directlyBehind, 0).holds) return false;
  return coveringParts(piece).some((part) => {
    const shelter = { kind: 'part', piece: piece.id, part } as const;
    if (!isWithin(space.behind({ model: id, viewer: pose.at, shelter }).gap, directlyBehind, 0).holds) return false;
    return SIDES.some(({ x, z }) => {
      const viewer = { x: pose.at.x + x, y: pose.at.y, z: pose.at.z + z };
      const { crossed, heightAcross } = space.behind({ model: id, viewer, shelter });
      return crossed && isAtLeast(heightAcross ?? 0, hidingHeight, 0).holds;
    });
  });
}
