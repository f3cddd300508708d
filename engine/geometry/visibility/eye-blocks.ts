import type { SpaceBox } from './shaft.ts';

/** Some eyes that are near to each other, by their index, and a box around them. */
export interface EyeBlock {
  readonly eyes: readonly number[];
  readonly box: SpaceBox;
}

/** So many eyes a block, where they lie evenly. */
const A_BLOCK = 16;
/** Eyes of a block are on one floor: none is farther above the next one below. @unit millimetres */
const ONE_FLOOR = 30;

/**
 * Sorts places into blocks of near ones, row by row over the table and back, so that one block is mostly beside the next.
 * @shape `eyes`: x y z each @frame board
 */
export function blocksOfEyes(eyes: Float64Array): readonly EyeBlock[] {
  const count = eyes.length / 3;
  let [minX, minZ, maxX, maxZ] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < eyes.length; k += 3) {
    minX = Math.min(minX, eyes[k]!);
    maxX = Math.max(maxX, eyes[k]!);
    minZ = Math.min(minZ, eyes[k + 2]!);
    maxZ = Math.max(maxZ, eyes[k + 2]!);
  }
  const area = (maxX - minX) * (maxZ - minZ);
  const side = Math.max(1e-3, area > 0 ? Math.sqrt((area * A_BLOCK) / count) : ((maxX - minX + maxZ - minZ) * A_BLOCK) / count);
  const across = Math.floor((maxX - minX) / side) + 1;
  const rows = new Map<number, number[]>();
  for (let i = 0; i < count; i++) {
    const row = Math.floor((eyes[3 * i + 2]! - minZ) / side);
    const column = Math.floor((eyes[3 * i]! - minX) / side);
    const place = row * across + (row % 2 === 0 ? column : across - 1 - column);
    const own = rows.get(place);
    if (own) own.push(i);
    else rows.set(place, [i]);
  }
  const places = [...rows.keys()].sort((a, b) => a - b);
  return places.flatMap((place) => floorsOf(eyes, rows.get(place)!));
}

function floorsOf(eyes: Float64Array, column: readonly number[]): readonly EyeBlock[] {
  const height = (i: number) => eyes[3 * i + 1]!;
  const sorted = [...column].sort((a, b) => height(a) - height(b) || a - b);
  const blocks: EyeBlock[] = [];
  let first = 0;
  for (let next = 1; next <= sorted.length; next++) {
    if (next < sorted.length && height(sorted[next]!) - height(sorted[next - 1]!) <= ONE_FLOOR) continue;
    const own = sorted.slice(first, next);
    blocks.push({ eyes: own, box: boxOf(eyes, own) });
    first = next;
  }
  return blocks;
}

function boxOf(eyes: Float64Array, own: readonly number[]): SpaceBox {
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const i of own) {
    min.x = Math.min(min.x, eyes[3 * i]!);
    min.y = Math.min(min.y, eyes[3 * i + 1]!);
    min.z = Math.min(min.z, eyes[3 * i + 2]!);
    max.x = Math.max(max.x, eyes[3 * i]!);
    max.y = Math.max(max.y, eyes[3 * i + 1]!);
    max.z = Math.max(max.z, eyes[3 * i + 2]!);
  }
  return { min, max };
}
