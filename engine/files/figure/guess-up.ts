import { limitsOf, UP_BY_HABIT } from '../mesh/guess-placement.ts';
import type { ImportedMesh } from '../mesh/imported-mesh.ts';
import { type Guess, guess } from './guess.ts';

/** Kinds whose standard says which axis points up. */
const STANDARD: readonly ImportedMesh['kind'][] = ['glb', 'gltf', '3mf', 'vox'];
/** Share of the extent within which a face belongs to the foot. */
const FOOT = 0.02;
/** A foot that covers this share of the plan is something to stand on; one that covers less than that is none. */
const STANDS = 0.25;
const TOPPLES = 0.06;
/** How level a face of the foot is: the upright share of its normal. */
const LEVEL = 0.98;

/**
 * Which axis of a file points up? The one that files of its kind have upwards, unless the thing would topple over so and stands flat the
 * other way.
 */
export function guessUp(imported: ImportedMesh): Guess<'y' | 'z'> {
  const habit = UP_BY_HABIT[imported.kind];
  const other = habit === 'y' ? 'z' : 'y';
  const own = footShare(imported, habit);
  const fill = { up: habit };
  if (own >= STANDS) return guess(habit, 'likely', 'up-guess/stands-flat', fill);
  // What glTF and 3MF have upwards is laid down in their standards.
  if (!STANDARD.includes(imported.kind) && own <= TOPPLES && footShare(imported, other) >= STANDS)
    return guess(other, 'possible', 'up-guess/lies-otherwise', { up: other, habit });
  return guess(habit, STANDARD.includes(imported.kind) ? 'likely' : 'possible', 'up-guess/by-habit', fill);
}

/** How much of the plan is covered by level faces at the lowest height, if this axis points up. */
function footShare(imported: ImportedMesh, up: 'y' | 'z'): number {
  const { positions, triangles } = imported;
  const upright = up === 'y' ? 1 : 2;
  const [first, second] = up === 'y' ? [2, 0] : [0, 1];
  const { min, max } = limitsOf(imported);
  const plan = (max[first]! - min[first]!) * (max[second]! - min[second]!);
  const level = min[upright]! + (max[upright]! - min[upright]!) * FOOT;
  if (!(plan > 0) || !Number.isFinite(plan)) return 0;
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    if (!(positions[a + upright]! <= level && positions[b + upright]! <= level && positions[c + upright]! <= level)) continue;
    const edge = (to: number, k: number) => positions[to + k]! - positions[a + k]!;
    const cross = (k: number, l: number) => edge(b, k) * edge(c, l) - edge(b, l) * edge(c, k);
    const flat = Math.abs(cross(first, second));
    const [side, front] = [cross(second, upright), cross(upright, first)];
    const whole = Math.sqrt(flat * flat + side * side + front * front);
    // Top and bottom of a sheet both count, so that a share of two is a full foot at most.
    if (flat >= LEVEL * whole) area += flat / 2;
  }
  return area / plan;
}
