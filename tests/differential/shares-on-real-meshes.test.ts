import { expect, test } from 'vitest';
import { pieceFromMesh } from '../../engine/files/mesh/as-terrain.ts';
import { readMesh } from '../../engine/files/mesh/read-mesh.ts';
import { AS_IT_IS, placeMesh } from '../../engine/files/mesh/tidy-mesh.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type { SightQuery, TriangleMesh } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { byTheScene, countRays } from '../support/counted-rays.ts';
import { describeWithSharedData, sharedBytes } from '../support/shared-data.ts';
import { at, boardOf, man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const REGIONS = ['head', 'shoulders', 'chest'] as const;

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: REGIONS },
  blockers: { terrain: true, models: [], glass: true },
};

/** A mesh of the shared data, upright and 100 mm along its longest side. */
async function meshOf(file: string): Promise<TriangleMesh> {
  const reading = await readMesh(sharedBytes(file));
  if (!reading.ok) throw new Error(`${file} could not be read`);
  const asItIs = { ...AS_IT_IS, up: file.endsWith('.stl') ? ('z' as const) : ('y' as const) };
  const { size } = placeMesh(reading.value.value, asItIs)!.report;
  return placeMesh(reading.value.value, { ...asItIs, scale: 100 / Math.max(size.x, size.y, size.z) })!.mesh;
}

describeWithSharedData('behind meshes made by other people', () => {
  test.each([
    'terrain/wall_window_open.glb',
    'terrain/Arch_bars.glb',
    'minis/Knight.glb',
    'terrain/smooth_edge_arched_doorway.stl',
    'minis/RobotExpressive.glb',
    'minis/pirate.glb',
    'minis/mini_footman_round_shield_sword.stl',
    'minis/Wasp.glb',
  ])('%s: shares agree with 38,416 rays, and nothing is told hidden that a ray sees', { timeout: 120_000 }, async (file) => {
    const mesh = await meshOf(file);
    const chance = chanceOf(5);
    const pieces = ['near', 'far'].map((id, i) =>
      pieceFromMesh(mesh, 'mesh', {
        id,
        name: id,
        credits: { fileName: file, author: '', licence: '' },
        parts: 'one',
        pose: { at: at(-80 + 160 * i, 0, chance.between(-20, 20)), facing: chance.between(-3, 3) },
      }),
    );
    const { scene } = openSpace(boardOf(pieces, []), new Map([['mesh', mesh]]));
    let partly = 0;
    for (let pair = 1; pair <= soak(8); pair++) {
      const place = (x: number) => at(x, chance.between(0, 30), chance.between(-60, 60));
      const target = man('target', 0, 0, { pose: { at: place(250), facing: chance.between(-3, 3) } });
      const board = boardOf(pieces, [man('looker', 0, 0, { pose: { at: place(-250), facing: 1 } }), target]);
      const found = findSight(scene, board, query);
      const isPartial = found.whole.atLeast > 0 && found.whole.atMost < 1;
      const counted = countRays(byTheScene(scene), found.picture.eye, target, REGIONS, isPartial ? 196 : 60, chance);
      expect(Math.abs((found.whole.atLeast + found.whole.atMost) / 2 - counted.whole), `pair ${pair}`).toBeLessThan(0.003);
      if (found.whole.atMost === 0) expect(counted.whole, `pair ${pair}`).toBe(0);
      if (isPartial) partly++;
    }
    expect(partly, 'pairs that are seen in part').toBeGreaterThan(0);
  });
});
