import type { Board, Solid, TerrainPiece, Vec3 } from '../../engine/index.ts';
import { type Chance, chanceOf } from './chance.ts';
import { boardOf, piece } from './sight-board.ts';

/** A body of many faces, closed and bulging: a ball of `rings` by twice as many points, each pushed in or out a little. */
export function boulder(chance: Chance, radius: number, rings: number): Solid {
  const vertices: Vec3[] = [];
  const along = rings * 2;
  const push = () => radius * chance.between(0.8, 1.1);
  for (let ring = 1; ring < rings; ring++) {
    for (let i = 0; i < along; i++) {
      const size = push();
      const up = (Math.PI * ring) / rings;
      const round = (Math.PI * 2 * i) / along;
      vertices.push({
        x: size * Math.sin(up) * Math.cos(round),
        y: size * (1 + Math.cos(up)),
        z: size * Math.sin(up) * Math.sin(round),
      });
    }
  }
  const top = vertices.push({ x: 0, y: 2 * push(), z: 0 }) - 1;
  const bottom = vertices.push({ x: 0, y: 0, z: 0 }) - 1;
  const at = (ring: number, i: number) => (ring - 1) * along + (i % along);
  const faces: number[][] = [];
  for (let i = 0; i < along; i++) {
    faces.push([top, at(1, i + 1), at(1, i)]);
    faces.push([bottom, at(rings - 1, i), at(rings - 1, i + 1)]);
    for (let ring = 1; ring < rings - 1; ring++) {
      faces.push([at(ring, i), at(ring, i + 1), at(ring + 1, i)]);
      faces.push([at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i)]);
    }
  }
  return { kind: 'polyhedron', vertices, faces };
}

/** A wall of whole millimetres with a row of windows in it, of which some stand in line and some do not. */
export function windowedWall(chance: Chance): Solid {
  const windows = chance.whole(0, 4);
  const height = chance.whole(30, 90);
  const holes = Array.from({ length: windows }, (_, i) => {
    const left = 10 + i * 25 + chance.whole(0, 3);
    const sill = chance.oneOf([8, 8, chance.whole(5, 12)]);
    const right = left + chance.whole(5, 15);
    const lintel = sill + chance.whole(4, 15);
    const corners = [
      { x: left, y: sill },
      { x: right, y: sill },
      { x: right, y: lintel },
      { x: left, y: lintel },
    ];
    return chance.whole(0, 1) === 0 ? corners : corners.toReversed();
  });
  const width = 20 + windows * 25 + chance.whole(0, 30);
  return {
    kind: 'prism',
    origin: { x: -width / 2, y: 0, z: chance.whole(-20, 20) },
    across: { x: 1, y: 0, z: 0 },
    along: { x: 0, y: 1, z: 0 },
    outline: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: width * 0.6, y: height - chance.whole(0, 8) },
      { x: 0, y: height },
    ],
    holes,
    depth: chance.whole(2, 8),
  };
}

export function crate(chance: Chance): Solid {
  const x = chance.whole(-40, 40);
  const y = chance.oneOf([0, 0, chance.whole(0, 60)]);
  const z = chance.whole(-40, 40);
  return {
    kind: 'box',
    min: { x, y, z },
    max: { x: x + chance.whole(5, 50), y: y + chance.whole(5, 40), z: z + chance.whole(5, 50) },
  };
}

/** Terrain of all kinds of solids, at any place and turned any way, some of it mirrored. The same for the same seed. */
export function randomPieces(seed: number, count: number, rings = 5): readonly TerrainPiece[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const solids: Record<string, Solid> = {};
    for (let part = 0; part < chance.whole(1, 4); part++) {
      const kind = chance.whole(0, 2);
      solids[`part-${part}`] =
        kind === 0 ? crate(chance) : kind === 1 ? windowedWall(chance) : boulder(chance, chance.between(10, 50), rings);
    }
    return piece(`piece-${String(i).padStart(3, '0')}`, solids, {
      pose: {
        at: { x: chance.between(-550, 550), y: chance.oneOf([0, 0, 0, chance.between(0, 40)]), z: chance.between(-550, 550) },
        facing: chance.oneOf([0, Math.PI / 2, chance.between(-Math.PI, Math.PI)]),
      },
      mirrored: chance.whole(0, 3) === 0,
    });
  });
}

export const randomBoard = (seed: number, count: number, rings = 5): Board => boardOf(randomPieces(seed, count, rings), []);
