import { beforeAll, expect, test } from 'vitest';
import {
  type Board,
  hashMesh,
  modelFromMesh,
  pieceFromMesh,
  placeMesh,
  readMesh,
  scaledToHeight,
  type TriangleMesh,
} from '../../../../engine/index.ts';
import { boardOf } from '../../../support/board-sketch.ts';
import { coverOf, expectCover, expectSees, expectUnseen, sees, withPushed } from '../../../support/expect-verdict.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';

async function imported(file: string, up: 'y' | 'z', centre: 'plan' | 'foot', height: number): Promise<TriangleMesh> {
  const reading = await readMesh(sharedBytes(file));
  if (!reading.ok) throw new Error(`${file} cannot be read`);
  const placement = scaledToHeight(reading.value.value, { unit: 'mm', scale: 1, up, turn: 0, centre }, height);
  const placed = placeMesh(reading.value.value, placement);
  if (!placed) throw new Error(`${file} has nothing in it`);
  return placed.mesh;
}

describeWithSharedData('a real wall of 6 cm with a window, and a real footman on either side', () => {
  const credits = { fileName: 'as it came', author: 'others', licence: 'theirs' };
  let board: Board;
  let meshes: ReadonlyMap<string, TriangleMesh>;

  beforeAll(async () => {
    const wall = await imported('terrain/wall_window_open.glb', 'y', 'plan', 60);
    const man = await imported('minis/mini_footman_round_shield_sword.stl', 'z', 'foot', 44.16);
    meshes = new Map([
      [hashMesh(wall), wall],
      [hashMesh(man), man],
    ]);
    const footman = (id: string, z: number, facing: number) =>
      modelFromMesh(man, hashMesh(man), {
        id,
        name: id,
        unit: id,
        owner: 'red',
        credits,
        pose: { at: { x: 0, y: 0, z }, facing },
        base: { kind: 'round', diameter: 25 },
      });
    const piece = pieceFromMesh(wall, hashMesh(wall), { id: 'wall', name: 'wall', credits });
    board = boardOf([piece], [footman('A', -150, 0), footman('B', 120, Math.PI)]);
  });

  test('sees him through the window on its axis, both ways', () => {
    const there = sees(board, 'A', 'B', {}, meshes);
    expectSees(there, 'sight/figure-seen');
    expect(there.answer.whole.atMost).toBeLessThan(1);
    expectSees(sees(board, 'B', 'A', {}, meshes), 'sight/figure-seen');
  });

  test('does not see him when he has moved sideways behind the wall, nor he him', () => {
    const aside = withPushed(board, 'B', 40, 0);
    expectUnseen(sees(aside, 'A', 'B', {}, meshes), 'sight/hidden-by-terrain');
    expectUnseen(sees(aside, 'B', 'A', {}, meshes), 'sight/hidden-by-terrain');
  });

  test('the wall covers him at the window', () => {
    expectCover(coverOf(board, 'A', 'B', {}, meshes), 2, 'cover/terrain-hides-enough');
  });

  test('his raised sword makes nobody seen: the body is the standing man, not the sculpt', () => {
    expect(board.models.B!.body.height).toBe(50);
    expect(board.models.B!.sculpt.from).toBe('import');
  });
});
