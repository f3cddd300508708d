import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { GroundCorner } from './ground-corners.ts';
import type { GroundOpening, MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';
import type { NarrowPassage } from './narrow-passages.ts';

/** Ways find what is wider than so many half bases without being led to it. */
const WIDEST = 4;
/** Whoever lines up before a passage stands clear of it by so much. */
const CLEAR: Millimetres = 0.5;
/** The frame of a doorway is upright where its axes are so nearly. */
const UPRIGHT = 0.9999;

/** What leads through an upright opening that one may walk through now; null for all others. */
function passageThrough({ kind, free, centre, through, up, width, height, thickness }: GroundOpening): NarrowPassage | null {
  const size = Math.sqrt(through.x * through.x + through.z * through.z);
  if (!free || (kind !== 'door' && kind !== 'breach') || size < UPRIGHT || up.y < UPRIGHT) return null;
  const endAt = (by: Millimetres): BoardPoint => ({
    x: centre.x + (through.x / size) * by,
    y: centre.y - height / 2,
    z: centre.z + (through.z / size) * by,
  });
  return { ends: [endAt(-thickness / 2), endAt(thickness / 2)], width };
}

/**
 * Where a way may have to bend to line up with narrow passages: in the middle of each of their ends, and before each of them where the base is just clear of it.
 * A way that meets a strip hardly wider than its base at any other angle is barred by its sides, so that no two ways beside each other ever part there.
 */
export function cornersOfPassages(
  { passages: sloping, openings }: MoveGround,
  { reach, policy }: Mover,
): readonly GroundCorner[] {
  const passages = [...sloping, ...openings.flatMap((opening) => passageThrough(opening) ?? [])];
  return passages.flatMap(({ ends, width }): readonly GroundCorner[] => {
    const [from, to] = ends;
    const dx = to.x - from.x;
    const dz = to.z - from.z;
    const length = Math.sqrt(dx * dx + dz * dz);
    const isLevel = from.y === to.y;
    // what is narrower than half a base, or no higher than a step, leads nowhere
    if (width > WIDEST * reach || width < reach || !(length > 0) || (!isLevel && to.y - from.y <= policy.freeStep)) return [];
    const ahead = { x: dx / length, z: dz / length };
    const before = (end: BoardPoint, by: Millimetres): GroundCorner => ({
      at: { x: end.x + ahead.x * by, z: end.z + ahead.z * by },
      top: end.y,
      bottom: end.y,
      borders: null,
      ahead,
    });
    const clear = reach + CLEAR;
    return [before(from, -clear), before(from, 0), before(to, 0), before(to, clear)];
  });
}
