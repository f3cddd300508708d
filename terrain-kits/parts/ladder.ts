import type { LadderId, Vec3 } from '../../engine/kit.ts';
import { box } from './box.ts';
import { NO_COVER } from './cover.ts';
import type { PieceDraft } from './piece-draft.ts';

const RAIL = 1.2;
const RUNG_STEP = 8;

/** An upright ladder: its line for the rules, thin rails and rungs for the eye. The rails go a little past its head, to hold on to. */
export function addUprightLadder(
  draft: PieceDraft,
  ladder: {
    readonly id: LadderId;
    readonly foot: Vec3;
    readonly headHeight: number;
    readonly width: number;
    readonly rungsAlong: 'x' | 'z';
    readonly railsPastHead?: number;
    readonly material?: string;
  },
) {
  const { id, foot, headHeight, width, rungsAlong, railsPastHead = 0, material = 'timber' } = ladder;
  const stuff = { material, standable: false, cover: NO_COVER };
  const bar = (along: readonly [number, number], y: readonly [number, number], deep: number) =>
    rungsAlong === 'x'
      ? box([foot.x + along[0], y[0], foot.z - deep / 2], [foot.x + along[1], y[1], foot.z + deep / 2])
      : box([foot.x - deep / 2, y[0], foot.z + along[0]], [foot.x + deep / 2, y[1], foot.z + along[1]]);
  const half = width / 2;
  draft.part(`${id}-rail-1`, bar([-half, -half + RAIL], [foot.y, headHeight + railsPastHead], RAIL * 1.6), stuff);
  draft.part(`${id}-rail-2`, bar([half - RAIL, half], [foot.y, headHeight + railsPastHead], RAIL * 1.6), stuff);
  const rungs = Math.max(1, Math.round((headHeight - foot.y) / RUNG_STEP) - 1);
  const step = (headHeight - foot.y) / (rungs + 1);
  for (let i = 1; i <= rungs; i++) {
    const y = foot.y + i * step;
    draft.part(`${id}-rung-${i}`, bar([-half + RAIL, half - RAIL], [y - 0.5, y + 0.5], RAIL), stuff);
  }
  draft.ladder({ id, foot, head: { x: foot.x, y: headHeight, z: foot.z }, width });
}
