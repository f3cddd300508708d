import type { Board, Solid, TerrainPiece } from '../../engine/index.ts';
import { chanceOf } from './chance.ts';
import { boardOf, box, man, piece, sheet } from './sight-board.ts';

/** A wall with a hole in it, standing on the ground and centred on its own origin. */
export const wallWithWindow = (length: number, height: number, sill: number, hole: number, thickness = 4): Solid => ({
  kind: 'prism',
  origin: { x: -length / 2, y: 0, z: -thickness / 2 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 1, z: 0 },
  outline: [
    { x: 0, y: 0 },
    { x: length, y: 0 },
    { x: length, y: height },
    { x: 0, y: height },
  ],
  holes: [
    [
      { x: length / 2 - hole / 2, y: sill },
      { x: length / 2 + hole / 2, y: sill },
      { x: length / 2 + hole / 2, y: sill + hole },
      { x: length / 2 - hole / 2, y: sill + hole },
    ],
  ],
  depth: thickness,
});

/** A spike of four faces with its tip at a height. */
const spike = (size: number, height: number): Solid => ({
  kind: 'polyhedron',
  vertices: [
    { x: -size, y: 0, z: -size },
    { x: size, y: 0, z: -size * 0.7 },
    { x: 0, y: 0, z: size },
    { x: size * 0.2, y: height, z: 0 },
  ],
  faces: [
    [0, 1, 2],
    [0, 2, 3],
    [2, 1, 3],
    [1, 0, 3],
  ],
});

/** A board with a looker, a target and things of all kinds between them, some of them sunk into others. */
export function clutteredBoard(seed: number, things = 12, spread = 300): Board {
  const chance = chanceOf(seed);
  const within = (from: number, to: number) => chance.between(from, to);
  const pieces: TerrainPiece[] = [];
  for (let i = 0; i < things; i++) {
    const solids: Record<string, Solid> = {};
    const kind = chance.whole(0, 4);
    if (kind === 0) solids.a = box(-within(2, 20), 0, -within(2, 10), within(2, 20), within(10, 60), within(2, 10));
    else if (kind === 1) solids.a = wallWithWindow(within(30, 90), within(45, 70), within(15, 35), within(4, 10));
    else if (kind === 2) solids.a = spike(within(5, 20), within(20, 70));
    else if (kind === 3) {
      const w = within(3, 12);
      const h = within(10, 50);
      solids.a = sheet([-w, h - 9, 0], [w, h - 9, within(-5, 5)], [0, h + 5, 3]);
    } else {
      solids.low = box(-15, 0, -3, 15, within(8, 30), 3);
      solids.high = box(-within(2, 12), within(20, 30), -4, within(2, 12), within(35, 60), 2);
    }
    pieces.push(
      piece(`p${i}`, solids, {
        pose: {
          at: { x: within(-spread * 0.7, spread * 0.7), y: within(-3, 0), z: within(-40, 40) },
          facing: within(-3.1, 3.1),
        },
        mirrored: chance.whole(0, 2) === 0,
      }),
    );
  }
  return boardOf(pieces, [
    man('looker', 0, 0, { pose: { at: { x: -spread, y: within(0, 10), z: within(-20, 20) }, facing: 1.5 } }),
    man('target', 0, 0, { pose: { at: { x: spread, y: within(0, 25), z: within(-20, 20) }, facing: within(-3.1, 3.1) } }),
  ]);
}
