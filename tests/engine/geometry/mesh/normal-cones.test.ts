import { describe, expect, test } from 'vitest';
import { countOf, firstOf, NODE } from '../../../../engine/geometry/mesh/box-tree.ts';
import { ANY_WAY, findNormalCones } from '../../../../engine/geometry/mesh/normal-cones.ts';
import { buildTriangleTree } from '../../../../engine/geometry/mesh/triangle-tree.ts';
import { boulderMesh, hillMesh, leavesMesh } from '../../../bench/displaced-meshes.ts';
import { chanceOf } from '../../../support/chance.ts';

const unitNormal = (c: Float64Array, k: number): readonly number[] => {
  const [ux, uy, uz] = [c[k + 3]! - c[k]!, c[k + 4]! - c[k + 1]!, c[k + 5]! - c[k + 2]!];
  const [wx, wy, wz] = [c[k + 6]! - c[k]!, c[k + 7]! - c[k + 1]!, c[k + 8]! - c[k + 2]!];
  const [x, y, z] = [uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx];
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
};

describe('how the triangles under a node of a tree are turned', () => {
  test.each([
    ['a hill', hillMesh(chanceOf(3), 4000)],
    ['a boulder', boulderMesh(chanceOf(4), 4000)],
    ['loose leaves', leavesMesh(chanceOf(5), 1000)],
  ])('holds the normal of every one of them: %s', (name, mesh) => {
    const { flat } = buildTriangleTree(mesh);
    const { cones, firsts, counts } = findNormalCones(flat, flat.leafCorners);
    const things = flat.leafCorners.length / 9;
    const normals = Array.from({ length: things }, (_, i) => unitNormal(flat.leafCorners, 9 * i));
    let told = 0;
    for (let node = 0; node < flat.links.length / NODE; node++) {
      const own = new Set<number>();
      const next = flat.links[NODE * node + 3]!;
      for (let at = NODE * node; at < next; at += NODE) {
        const leaf = flat.links[at + 7]!;
        for (let i = 0; leaf !== 0 && i < countOf(leaf); i++) own.add(firstOf(leaf) + i);
      }
      // all that lies under a node lies side by side
      expect(own.size).toBe(counts[node]);
      expect(Math.min(...own)).toBe(firsts[node]);
      expect(Math.max(...own)).toBe(firsts[node]! + counts[node]! - 1);
      const spread = cones[4 * node + 3]!;
      if (spread === ANY_WAY) continue;
      told++;
      for (const thing of own) {
        const away = normals[thing]!.map((value, k) => value - cones[4 * node + k]!);
        expect(Math.sqrt(away.reduce((sum, value) => sum + value * value, 0))).toBeLessThanOrEqual(spread);
      }
    }
    if (name === 'loose leaves') expect(told).toBeLessThan(20);
    else expect(told).toBeGreaterThan(things / 40);
  });
});
