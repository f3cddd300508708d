import type { Carrier, Evidence, ModelId, ReachAnswer, Table } from '../../../engine/index.ts';

type Level = ReachAnswer['levels'][number];
/** How a rule set has ways priced: the question that it asked of geometry. */
export type MovePolicy = Extract<Evidence, { readonly kind: 'reach' }>['query']['policy'];

/** A level is flat where its heights differ by less. @unit millimetres */
const FLAT = 0.05;

export const isFlat = ({ heights: [lowest, highest] }: Level): boolean => highest - lowest < FLAT;

const isSame = (one: Carrier, other: Carrier) => JSON.stringify(one) === JSON.stringify(other);

/** How high a level lies at a place of it, as geometry finds it there for this mover. @unit millimetres */
export function groundOfLevel(
  model: ModelId,
  level: Level,
  table: Table,
  policy: MovePolicy | null,
): (x: number, z: number) => number {
  const [, highest] = level.heights;
  if (isFlat(level) || !policy) return () => highest;
  return (x, z) => table.space.stands(model, x, z, policy).find((stand) => isSame(stand.on, level.on))?.at.y ?? highest;
}
