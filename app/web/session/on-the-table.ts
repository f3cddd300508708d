import type { Base, Board, ModelId } from '../../../engine/index.ts';

/** From the middle of a base to its rim at most, however it is turned. @unit millimetres */
export function rimOf(base: Base | undefined): number {
  if (!base || base.kind === 'none') return 0;
  return (base.kind === 'round' ? base.diameter : Math.max(base.width, base.depth)) / 2;
}

/** The nearest place to this one on which the base of a model lies wholly on the table. */
export function onTheTable(
  { size, models }: Board,
  model: ModelId,
  { x, z }: { readonly x: number; readonly z: number },
): { readonly x: number; readonly z: number } {
  const rim = rimOf(models[model]?.base);
  const within = (value: number, length: number) => {
    const most = Math.max(0, length / 2 - rim);
    return Math.min(most, Math.max(-most, value));
  };
  return { x: within(x, size.width), z: within(z, size.depth) };
}
