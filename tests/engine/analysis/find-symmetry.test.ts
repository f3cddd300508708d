import { describe, expect, test } from 'vitest';
import { type Board, findSymmetry, type SymmetryFinding, type TerrainPiece, type TriangleMesh } from '../../../engine/index.ts';
import { boardOf } from '../../support/board-sketch.ts';
import { blockSolid, crate, pieceOfSolids } from '../../support/crate.ts';
import { boardOfAllKits } from '../../support/kit-board.ts';

/** The same piece mirrored left and right, under another name. */
const mirror = (piece: TerrainPiece): TerrainPiece => ({
  ...piece,
  id: `${piece.id}-too`,
  pose: { at: { ...piece.pose.at, x: -piece.pose.at.x }, facing: -piece.pose.facing },
  mirrored: !piece.mirrored,
});
const turned = (piece: TerrainPiece): TerrainPiece => ({
  ...piece,
  id: `${piece.id}-too`,
  pose: { at: { ...piece.pose.at, x: -piece.pose.at.x, z: -piece.pose.at.z }, facing: piece.pose.facing + Math.PI },
});
/** The same piece turned about the middle of the table by so many quarters, under another name. */
const quarterTurned = (piece: TerrainPiece, quarters: number): TerrainPiece => {
  const [x, z] = [
    [piece.pose.at.x, piece.pose.at.z],
    [piece.pose.at.z, -piece.pose.at.x],
    [-piece.pose.at.x, -piece.pose.at.z],
    [-piece.pose.at.z, piece.pose.at.x],
  ][quarters] as [number, number];
  const facing = piece.pose.facing + (quarters * Math.PI) / 2;
  return { ...piece, id: `${piece.id}-${quarters}`, pose: { at: { ...piece.pose.at, x, z }, facing } };
};
const under = (map: string, board: Board, meshes = new Map<string, TriangleMesh>()): SymmetryFinding =>
  findSymmetry(board, meshes).find((finding) => finding.map === map)!;

const kits = () =>
  Object.values(boardOfAllKits(11, 1).pieces).map(
    (piece, i): TerrainPiece => ({
      ...piece,
      pose: { ...piece.pose, at: { x: 120 + i * 400, y: 0, z: 337 } },
    }),
  );
const wide = (pieces: readonly TerrainPiece[]): Board => ({ ...boardOf(pieces, []), size: { width: 9000, depth: 2000 } });

describe('symmetry', () => {
  test('a table of every kit that was mirrored is the same for both sides, to a hundred per cent', () => {
    const own = kits();
    const [best] = findSymmetry(wide([...own, ...own.map(mirror)]), new Map());
    expect(best).toMatchObject({ map: 'left-right', share: 1, moved: [], alone: [] });
    expect(best!.matched).toHaveLength(own.length);
    for (const { residual } of best!.matched) expect(residual.atMost).toBeLessThan(0.05);
  });

  test('a table that was turned by a half is found to be turned and not mirrored', () => {
    const own = kits().slice(0, 4);
    const [best] = findSymmetry(wide([...own, ...own.map(turned)]), new Map());
    expect(best).toMatchObject({ map: 'half-turn', share: 1, moved: [], alone: [] });
  });

  test('one crate that was moved by 20 mm is found and named, with the way it was moved', () => {
    const left = crate('left', 60, 40, 40, { at: { x: -200, z: 50 }, facing: 0.3 });
    const right = crate('right', 60, 40, 40, { at: { x: 200 + 12, z: 50 + 16 }, facing: -0.3 });
    const found = under('left-right', boardOf([crate('middle', 30, 30, 30), left, right], []));
    expect(found.matched.map(({ piece }) => piece)).toEqual(['middle']);
    expect(found.moved).toHaveLength(1);
    const { piece, counterpart, shift, turn } = found.moved[0]!;
    expect([piece, counterpart]).toEqual(['left', 'right']);
    expect(Math.hypot(shift.x, shift.z)).toBeCloseTo(20, 6);
    expect([shift.x, shift.z, turn].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([12, 16, 0]);
    expect(found.share).toBeGreaterThan(0);
    expect(found.share).toBeLessThan(0.3);
  });

  test('a square table that was turned by quarters is the same for four sides, however its kits are turned', () => {
    const own = kits()
      .slice(0, 2)
      .map((piece, i) => ({ ...piece, pose: { at: { x: 260 + i * 330, y: 0, z: 90 }, facing: 0.2 * i } }));
    const four = own.flatMap((piece) => [0, 1, 2, 3].map((quarters) => quarterTurned(piece, quarters)));
    const board = { ...boardOf(four, []), size: { width: 2000, depth: 2000 } };
    const quarter = under('quarter-turn', board);
    expect(quarter).toMatchObject({ share: 1, moved: [], altered: [], alone: [] });
    expect(quarter.matched).toHaveLength(four.length);
    expect(under('half-turn', board)).toMatchObject({ share: 1, moved: [], alone: [] });
    expect(under('left-right', board).share).toBeLessThan(1);
  });

  test('of four crates in a ring the one that was moved by 20 mm, on its floor or turned with it, is named once', () => {
    const one = crate('one', 60, 40, 30, { at: { x: 300, z: 120 }, facing: 0.4 });
    const onFloor = (piece: TerrainPiece): TerrainPiece => ({
      ...piece,
      pose: { ...piece.pose, at: { ...piece.pose.at, y: 90 } },
    });
    const ring = [0, 1, 2, 3].map((quarters) => onFloor(quarterTurned(one, quarters)));
    const { at, facing } = ring[2]!.pose;
    const moved = { ...ring[2]!, pose: { at: { ...at, x: at.x + 12, z: at.z - 16 }, facing: facing + 0.05 } };
    const board = { ...boardOf([ring[0]!, ring[1]!, moved, ring[3]!], []), size: { width: 1200, depth: 1200 } };
    // a table that is no square is not looked at that way
    expect(findSymmetry({ ...board, size: { width: 1200, depth: 900 } }, new Map()).map(({ map }) => map)).toHaveLength(3);
    const found = under('quarter-turn', board);
    expect(found.alone).toEqual([]);
    expect(found.matched.map(({ piece }) => piece)).toEqual(['one-0', 'one-3']);
    expect(found.moved.map(({ piece, counterpart }) => [piece, counterpart])).toEqual([['one-1', 'one-2']]);
    const [{ shift, turn }] = found.moved as [(typeof found.moved)[number]];
    expect([shift.x, shift.z, turn].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([12, -16, 0.05]);
    expect(found.share).toBeCloseTo(0.5, 9);
  });

  test('a table that is mirrored across a diagonal is found to be so', () => {
    const one = crate('one', 80, 30, 30, { at: { x: 300, z: -120 }, facing: 0.3 });
    const across = { ...one, id: 'other', mirrored: true, pose: { at: { x: -120, y: 0, z: 300 }, facing: Math.PI / 2 - 0.3 } };
    const board = { ...boardOf([one, across], []), size: { width: 1200, depth: 1200 } };
    expect(findSymmetry(board, new Map())[0]).toMatchObject({ map: 'diagonal-from-far-left', share: 1, alone: [] });
  });

  test('a small crate that was moved off the middle line is told by how far it stands from its image', () => {
    const [best] = findSymmetry(boardOf([crate('small', 20, 20, 20, { at: { x: 20, z: 0 } })], []), new Map());
    expect(best).toMatchObject({ map: 'near-far', share: 1 });
    const found = under('left-right', boardOf([crate('small', 20, 20, 20, { at: { x: 20, z: 0 } })], []));
    expect(found.moved.map(({ piece, counterpart, shift }) => [piece, counterpart, shift.x])).toEqual([['small', 'small', 40]]);
  });

  test('a crate of a yard that was moved by 20 mm is named with its yard, and the others of it are in their places', () => {
    const yard = (id: string, side: 1 | -1, off: number) => {
      const crates = [blockSolid(80, 30, 40), blockSolid(20, 20, 20, 0, 70 * side + off), blockSolid(30, 10, 90, 0, -90 * side)];
      return pieceOfSolids(id, crates, { at: { x: 300 * side, z: 40 } });
    };
    const found = under('left-right', boardOf([yard('yard', 1, 0), yard('other', -1, 20)], []));
    expect(found).toMatchObject({ moved: [], alone: [] });
    expect(found.altered.map(({ piece, counterpart }) => [piece, counterpart])).toEqual([['other', 'yard']]);
    const [{ moved, alone }] = found.altered as [(typeof found.altered)[number]];
    expect(alone).toEqual([]);
    expect(moved.map(({ part, shift }) => [part, Math.round(Math.abs(shift.x) * 1e6) / 1e6])).toEqual([['part-2', 20]]);
  });

  test('a piece that was turned by 15° is told from one that was moved', () => {
    const lamp = (id: string, x: number, facing: number) =>
      pieceOfSolids(id, [blockSolid(80, 30, 20), blockSolid(20, 50, 20, 0, 50)], { at: { x, z: 0 }, facing });
    const fifteen = Math.PI / 12;
    const found = under('half-turn', boardOf([lamp('one', 300, 0.2), lamp('other', -300, 0.2 + Math.PI + fifteen)], []));
    expect(found.moved).toHaveLength(1);
    expect(found.moved[0]!.turn).toBeCloseTo(fifteen, 6);
  });

  test('solids are compared and not parameters: halves of a wall match a whole one, however they are cut into triangles', () => {
    const whole = pieceOfSolids(
      'whole',
      [
        {
          kind: 'prism',
          origin: { x: -50, y: 0, z: -5 },
          across: { x: 1, y: 0, z: 0 },
          along: { x: 0, y: 1, z: 0 },
          outline: [
            { x: 0, y: 0 },
            { x: 30, y: 0 },
            { x: 100, y: 0 },
            { x: 100, y: 60 },
            { x: 45, y: 60 },
            { x: 0, y: 60 },
          ],
          holes: [],
          depth: 10,
        },
      ],
      { at: { x: 150, z: 20 } },
    );
    const other = crate('other', 100, 60, 10, { at: { x: -150, z: 20 } });
    expect(under('left-right', boardOf([whole, other], []))).toMatchObject({ share: 1, moved: [], alone: [] });
  });

  test('a window makes a difference, of half the thickness of the wall', () => {
    const frame = (holes: readonly (readonly { x: number; y: number }[])[]) =>
      ({
        kind: 'prism',
        origin: { x: -50, y: 0, z: -5 },
        across: { x: 1, y: 0, z: 0 },
        along: { x: 0, y: 1, z: 0 },
        outline: [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 60 },
          { x: 0, y: 60 },
        ],
        holes,
        depth: 10,
      }) as const;
    const hole = [
      { x: 40, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 40 },
      { x: 40, y: 40 },
    ];
    const found = under(
      'left-right',
      boardOf(
        [
          pieceOfSolids('open', [frame([hole])], { at: { x: 150, z: 0 } }),
          pieceOfSolids('blind', [frame([])], { at: { x: -150, z: 0 } }),
        ],
        [],
      ),
    );
    expect(found.alone).toEqual(['blind', 'open']);
  });

  test('the noise of a pose and another order of corners change nothing', () => {
    const mesh = (order: readonly number[]): TriangleMesh => {
      const corners = [
        [0, 0, 0],
        [60, 0, 0],
        [20, 0, 45],
        [25, 50, 15],
      ];
      const faces = [
        [0, 1, 2],
        [0, 3, 1],
        [1, 3, 2],
        [2, 3, 0],
      ];
      return {
        positions: Float64Array.from(order.flatMap((v) => corners[v]!)),
        triangles: Uint32Array.from(faces.toReversed().flatMap((face) => face.map((v) => order.indexOf(v)))),
        groups: [{ name: '', first: 0, count: 4 }],
      };
    };
    const meshes = new Map([
      ['a', mesh([0, 1, 2, 3])],
      ['b', mesh([2, 0, 3, 1])],
    ]);
    const rock = (id: string, hash: string, x: number, z: number, facing: number) =>
      pieceOfSolids(id, [{ kind: 'mesh', mesh: hash, group: null }], { at: { x, z }, facing });
    const board = boardOf([rock('a', 'a', 100, 70, 1), rock('b', 'b', -100 + 1e-9, -70, 1 + Math.PI - 1e-12)], []);
    expect(under('half-turn', board, meshes)).toMatchObject({ share: 1, moved: [], alone: [] });
  });

  test('marks on the table have counterparts too', () => {
    const zone = (id: string, x: number) => ({
      id,
      name: id,
      kind: 'deployment' as const,
      owner: null,
      outline: [
        { x, z: -100 },
        { x: x + 100, z: -100 },
        { x: x + 100, z: 100 },
        { x, z: 100 },
      ],
    });
    const board: Board = {
      ...boardOf([], []),
      zones: { a: zone('a', -500), b: zone('b', 400), c: zone('c', 150) },
      objectives: { o: { id: 'o', name: 'o', at: { x: 5, y: 0, z: 0 }, radius: 20 } },
    };
    expect(under('left-right', board)).toMatchObject({ share: 1, zones: ['c'], objectives: ['o'] });
  });
});
