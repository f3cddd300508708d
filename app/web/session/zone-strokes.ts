import type { LastingEffect, PlanPoint, PlanPolygon } from '../../../engine/index.ts';

/** What marks an area for those who do not go by colours. */
export type Pattern = LastingEffect['of'] | 'marked';

/** From stroke to stroke. @unit millimetres */
const STEP = 22;
/** Half the size of a small sign. @unit millimetres */
const SIGN = 4;
/** How far the rings of a crater lie inside its border. */
const RINGS = [0.72, 0.44] as const;

/**
 * The strokes that fill an area: small crosses for gas, level lines for smoke, points upwards for fire, rings for a crater; nothing for what is only marked.
 * @shape two ends for each stroke
 */
export function strokesIn(outline: PlanPolygon, pattern: Pattern): readonly PlanPoint[] {
  switch (pattern) {
    case 'gas':
      return signsIn(outline, ({ x, z }) => [
        { x: x - SIGN, z },
        { x: x + SIGN, z },
        { x, z: z - SIGN },
        { x, z: z + SIGN },
      ]);
    case 'fire':
      return signsIn(outline, ({ x, z }) => [
        { x: x - SIGN, z: z + SIGN },
        { x, z: z - SIGN },
        { x, z: z - SIGN },
        { x: x + SIGN, z: z + SIGN },
      ]);
    case 'smoke':
      return linesAcross(outline);
    case 'crater':
      return ringsIn(outline);
    default:
      return [];
  }
}

function boundsOf(outline: PlanPolygon) {
  const xs = outline.map(({ x }) => x);
  const zs = outline.map(({ z }) => z);
  return { left: Math.min(...xs), right: Math.max(...xs), far: Math.min(...zs), near: Math.max(...zs) };
}

/** Where a level line goes in and out of the outline, from left to right. */
function crossings(outline: PlanPolygon, z: number): readonly number[] {
  return outline
    .flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      return a.z > z !== b.z > z ? [a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x)] : [];
    })
    .sort((a, b) => a - b);
}

function linesAcross(outline: PlanPolygon): readonly PlanPoint[] {
  const { far, near } = boundsOf(outline);
  const lines: PlanPoint[] = [];
  for (let z = far + STEP / 2; z < near; z += STEP) lines.push(...crossings(outline, z).map((x) => ({ x, z })));
  return lines;
}

/** A sign at every place of a grid that lies inside, every other row set off by half a step. */
function signsIn(outline: PlanPolygon, sign: (at: PlanPoint) => readonly PlanPoint[]): readonly PlanPoint[] {
  const { left, far, near } = boundsOf(outline);
  const signs: PlanPoint[] = [];
  let row = 0;
  for (let z = far + STEP / 2; z < near; z += STEP) {
    row++;
    const at = crossings(outline, z);
    for (let i = 0; i + 1 < at.length; i += 2) {
      const start = left + (row % 2 === 0 ? STEP / 2 : STEP);
      const first = start + Math.max(0, Math.ceil((at[i]! + SIGN - start) / STEP)) * STEP;
      for (let x = first; x <= at[i + 1]! - SIGN; x += STEP) signs.push(...sign({ x, z }));
    }
  }
  return signs;
}

function ringsIn(outline: PlanPolygon): readonly PlanPoint[] {
  const { left, right, far, near } = boundsOf(outline);
  const [x, z] = [(left + right) / 2, (far + near) / 2];
  return RINGS.flatMap((share) =>
    outline.flatMap((a, i) =>
      [a, outline[(i + 1) % outline.length]!].map((p) => ({ x: x + (p.x - x) * share, z: z + (p.z - z) * share })),
    ),
  );
}
