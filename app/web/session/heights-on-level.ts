import type { Carrier, Evidence, ModelId, ReachAnswer, Table } from '../../../engine/index.ts';

type Level = ReachAnswer['levels'][number];
/** How a rule set has ways priced: the question that it asked of geometry. */
export type MovePolicy = Extract<Evidence, { readonly kind: 'reach' }>['query']['policy'];

/** A level is flat where its heights differ by less. @unit millimetres */
const FLAT = 0.05;
/** Its border lies no farther over or under the places of it that were looked at. @unit millimetres */
const BESIDE = 3;

export const isFlat = ({ heights: [lowest, highest] }: Level): boolean => highest - lowest < FLAT;

const isSame = (one: Carrier, other: Carrier) => JSON.stringify(one) === JSON.stringify(other);

/**
 * How high a level lies at places of it, as geometry finds it there for this mover. All of them are asked for together: one by one they take longer than the search
 * for what is in reach.
 * @unit millimetres
 */
export function heightsOnLevel(
  model: ModelId,
  level: Level,
  table: Table,
  policy: MovePolicy | null,
  places: readonly { readonly x: number; readonly z: number }[],
): readonly number[] {
  const [lowest, highest] = level.heights;
  if (isFlat(level) || !policy) return places.map(() => highest);
  // one part may have floors over one another
  const isOfIt = (on: Carrier, height: number): boolean =>
    height > lowest - BESIDE && height < highest + BESIDE && isSame(on, level.on);
  const found = table.space.standing({ model, policy, over: Float64Array.from(places.flatMap(({ x, z }) => [x, z])) });
  const known = new Map<number, number>();
  found.places.forEach((place, i) => {
    const height = found.heights[i]!;
    if (!known.has(place) && isOfIt(found.on[i]!, height)) known.set(place, height);
  });
  // just outside of where it may stay it can still be set down
  const besideIt = ({ x, z }: { readonly x: number; readonly z: number }): number =>
    table.space.stands(model, x, z, policy).find(({ on, at: { y } }) => isOfIt(on, y))?.at.y ?? highest;
  return places.map((place, i) => known.get(i) ?? besideIt(place));
}
