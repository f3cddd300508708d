import type { MeshGroup } from '../../space/triangle-mesh.ts';
import type { ImportedMesh } from '../mesh/imported-mesh.ts';
import { farthestOff } from './farthest-off.ts';
import { onlyUsedCorners } from './only-used-corners.ts';

/** Meshes of more triangles than `above` are simplified, to about `to` of them. */
export interface CondenseLimits {
  readonly above: number;
  readonly to: number;
}
const LIMITS: CondenseLimits = { above: 200_000, to: 100_000 };
/** The coarsest that is tried, as a share of the extent. */
const COARSEST = 0.02;
/** Nearer than this share of the extent nobody asks how near: a tenth of a millimetre on a piece of ten centimetres. */
const FINE = 1 / 1000;

/** How far work has got: what is being done, and which share of it is done. */
export type Tell = (doing: 'reading' | 'simplifying' | 'checking', share: number) => void;

/**
 * A mesh of millions of triangles as one of a hundred thousand, with a bound that is proven of it: no point of the original is farther
 * than that from what is left, and nothing that is left is farther than that from the original (a hole that was filled would be). A library drops the edges that matter least; how far off that leads is measured by ourselves, from what came of
 * it. Smaller meshes stay as they are.
 * @edge corners that are no numbers, and triangles without area, are left out on the way; parts stay apart and keep their names
 */
export async function condenseMesh(
  imported: ImportedMesh,
  tell: Tell = () => {},
  { above, to }: CondenseLimits = LIMITS,
): Promise<ImportedMesh> {
  const from = imported.triangles.length / 3;
  if (from <= above) return imported;
  tell('simplifying', 0);
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier');
  await MeshoptSimplifier.ready;
  const { positions } = imported;
  const near = shortPositions(positions);
  const groups: MeshGroup[] = [];
  const kept: Uint32Array[] = [];
  const sound: Uint32Array[] = [];
  let first = 0;
  imported.groups.forEach((group, number) => {
    const own = soundTriangles(imported, group);
    const wanted = Math.max(256, Math.round((to * group.count) / from)) * 3;
    const lock = imported.groups.length > 1 ? (['LockBorder'] as const) : [];
    const [simple] = own.length <= wanted ? [own] : MeshoptSimplifier.simplify(own, near, 3, wanted, COARSEST, [...lock]);
    tell('simplifying', (number + 1) / imported.groups.length);
    if (simple.length === 0) return;
    groups.push({ name: group.name, first, count: simple.length / 3 });
    first += simple.length / 3;
    kept.push(simple);
    sound.push(own);
  });
  const before = { positions, triangles: joined(sound) };
  const after = onlyUsedCorners(positions, joined(kept));
  const least = extentOf(near) * FINE;
  const there = farthestOff(before, after, least, (share) => tell('checking', share / 2));
  const bound = farthestOff(after, before, there, (share) => tell('checking', (1 + share) / 2));
  return { ...imported, ...after, groups, simplified: { from, bound } };
}

/** Positions as the library wants them: near the origin, so that single precision holds them. */
function shortPositions(positions: Float64Array): Float32Array {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < positions.length; i++) if (positions[i]! < low[i % 3]!) low[i % 3] = positions[i]!;
  return Float32Array.from(positions, (value, i) => (Number.isFinite(value) ? value - low[i % 3]! : 0));
}

/** The longest side of the box of positions that begin at nothing. */
const extentOf = (near: Float32Array): number => near.reduce((most, value) => Math.max(most, value), 0);

/** The triangles of a group that have numbers for corners, and three of them. */
function soundTriangles({ positions, triangles }: ImportedMesh, { first, count }: MeshGroup): Uint32Array {
  const own = triangles.slice(first * 3, (first + count) * 3);
  let at = 0;
  const isPlace = (corner: number): boolean =>
    Number.isFinite(positions[corner * 3]! + positions[corner * 3 + 1]! + positions[corner * 3 + 2]!);
  for (let i = 0; i < own.length; i += 3) {
    const [a, b, c] = [own[i]!, own[i + 1]!, own[i + 2]!];
    if (a === b || b === c || c === a || !isPlace(a) || !isPlace(b) || !isPlace(c)) continue;
    own[at++] = a;
    own[at++] = b;
    own[at++] = c;
  }
  return own.subarray(0, at);
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
