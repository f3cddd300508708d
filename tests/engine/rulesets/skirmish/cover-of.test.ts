import { describe, expect, test } from 'vitest';
import { type Board, type CoverGrade, type TerrainPiece, withPiece } from '../../../../engine/index.ts';
import { sketchBoard, wall } from '../../../support/board-sketch.ts';
import { coverOf, expectCover, sayingsOf, withChanged, withPiecePushed, withPushed } from '../../../support/expect-verdict.ts';
import { man, squadOfTen, tank } from '../../../support/figures.ts';

/** A tall corner whose far edge is 28 cm from A; it ends where its row of signs ends, and can be pushed along the table edge. */
const corner = sketchBoard(
  `
  ...........................#..
  ...........................#..
  ...........................#..
  A............................B
  ..............................
  ..............................
  ..............................
  `,
  { A: man(), B: man(), '#': wall('corner', 200) },
);

/** The corner pushed so that it hides this share of the silhouette: its edge then lies on the line to that share of the width. */
function hiding(share: number): Board {
  const { at } = corner.models.B!.pose;
  const eye = corner.models.A!.pose.at;
  const farEdge = 275 + 5 - 0;
  const onSilhouette = at.z - 6.5 + 13 * share;
  const edge = eye.z + ((onSilhouette - eye.z) * farEdge) / (at.x - eye.x);
  const block = corner.pieces.corner!.parts.block!.solid;
  if (block.kind !== 'box') throw new Error('a sketched wall is a box');
  return withPiecePushed(corner, 'corner', farEdge - (block.max.x - eye.x), edge - block.max.z);
}

describe('SK-COVER-8: terrain covers from a quarter of the silhouette on', () => {
  test.each([
    [0.15, 0, 'clear'],
    [0.2, 0, 'close-call'],
    [0.25, 2, 'close-call'],
    [0.3, 2, 'close-call'],
    [0.35, 2, 'clear'],
  ])('a corner that hides %d of it gives cover %d, %s', (share, value, confidence) => {
    const verdict = coverOf(hiding(share));
    expect(verdict.answer.weighed[0]?.share.atLeast).toBeCloseTo(share, 6);
    expect([verdict.answer.value, verdict.confidence]).toEqual([value, confidence]);
  });

  test('SK-GEOM-3: what a push of a millimetre turns is close, a thirteenth of a man of 13 mm, and how far it is off is told', () => {
    const close = coverOf(hiding(0.2));
    const pushed = close.margins.find(({ query }) => query.mover === 'target')!;
    expect(pushed.displacement).toBeCloseTo(0.05 * 13, 1);
    expect(sayingsOf(close)).toContain('cover/push-turns-share');
    const clear = coverOf(hiding(0.15));
    expect(clear.margins.map(({ displacement, by }) => [displacement, by])).toEqual([
      [null, 'search'],
      [null, 'search'],
    ]);
    expect(sayingsOf(clear)).not.toContain('cover/push-turns-share');
  });

  test('the table may agree on another tolerance, or on none', () => {
    expect(coverOf(hiding(0.15), 'A', 'B', { closeCallTolerance: 2 }).confidence).toBe('close-call');
    const strict = coverOf(hiding(0.24), 'A', 'B', { closeCallTolerance: 0 });
    expect([strict.confidence, strict.margins]).toEqual(['clear', []]);
  });

  test('the table may agree on another share', () => {
    expectCover(coverOf(hiding(0.3), 'A', 'B', { coverThresholdTerrain: 0.5 }), 0, 'cover/none');
    expectCover(coverOf(hiding(0.6), 'A', 'B', { coverThresholdTerrain: 0.5 }), 2, 'cover/terrain-hides-enough');
  });

  test('SK-GEN-3: a close call says so', () => {
    expect(sayingsOf(coverOf(hiding(0.25))).at(-1)).toBe('call/too-close');
    expect(sayingsOf(coverOf(hiding(0.4)))).not.toContain('call/too-close');
  });
});

describe('SK-COVER-8: area terrain covers those who stand in it', () => {
  /** A wood that begins at the given way before the target; its posts are thin and off the line. */
  const wood = (before: number, behind = 60): Board => {
    const board = sketchBoard('A.......................................B', { A: man(), B: man() });
    const { at } = board.models.B!.pose;
    const posts = sketchBoard('w', { w: wall('wood', 120, { grade: 'light', traits: { area: true, soft: true } }) }).pieces.wood!;
    const footprint = [
      { x: at.x - before, z: -200 },
      { x: at.x + behind, z: -200 },
      { x: at.x + behind, z: 200 },
      { x: at.x - before, z: 200 },
    ];
    const post = posts.parts.block!;
    const aside = {
      ...post,
      solid: { kind: 'box', min: { x: at.x, y: 0, z: 150 }, max: { x: at.x + 4, y: 120, z: 154 } } as const,
    };
    return withPiece(board, { ...posts, parts: { block: aside }, footprint: [footprint] });
  };
  // The sight line sinks from 45 to 25 over 400, so that 25 mm of it are a little less than 25 mm in plan.
  const sloping = 400 / Math.sqrt(400 * 400 + 20 * 20);

  test.each([
    [23, 0, 'clear'],
    [24.5, 0, 'close-call'],
    [25, 1, 'close-call'],
    [25.5, 1, 'close-call'],
    [27, 1, 'clear'],
  ])('where the sight line runs %d mm through it: %d, %s', (depth, value, confidence) => {
    const verdict = coverOf(wood(depth * sloping));
    expect([verdict.answer.value, verdict.confidence]).toEqual([value, confidence]);
    expect(sayingsOf(verdict)[0]).toBe(value > 0 ? 'cover/within-area' : 'cover/none');
    if (value === 0) expect(sayingsOf(verdict)).toContain('cover/area-too-shallow');
  });

  test('not those who stand behind it, unless something solid of it hides them', () => {
    expectCover(coverOf(wood(100, -20)), 0, 'cover/none');
  });
});

describe('SK-GEOM-4: several pieces', () => {
  /** Three posts before the target, each hiding a part of its width. */
  const posts = (grades: readonly CoverGrade[], width = 2): Board => {
    const signs = ['1', '2', '3'];
    const board = sketchBoard('A...........................................B', { A: man(), B: man() });
    const { at } = board.models.B!.pose;
    return grades.reduce((table, grade, index) => {
      const piece = sketchBoard('p', { p: wall(`post ${signs[index]}`, 200, { grade }) }).pieces[`post ${signs[index]}`]!;
      const z = at.z - 4 + index * 4;
      const solid = {
        kind: 'box',
        min: { x: at.x - 31, y: 0, z: z - width / 2 },
        max: { x: at.x - 30, y: 200, z: z + width / 2 },
      } as const;
      return withPiece(table, { ...piece, parts: { block: { ...piece.parts.block!, solid } } });
    }, board);
  };

  test('one post hides too little', () => {
    expectCover(coverOf(posts(['heavy'])), 0, 'cover/none');
  });

  test('three together hide enough and give the lowest grade among them', () => {
    expectCover(coverOf(posts(['heavy', 'heavy', 'heavy'])), 2, 'cover/pieces-hide-enough-together');
    expectCover(coverOf(posts(['heavy', 'light', 'heavy'])), 1, 'cover/pieces-hide-enough-together');
  });

  test('one that covers nobody adds nothing to them', () => {
    expectCover(coverOf(posts(['heavy', 'none', 'heavy'], 1.2)), 0, 'cover/none');
  });

  test('a piece that suffices by itself is not dragged down by another', () => {
    const bricks = withPiecePushed(hiding(0.4), 'corner', 0, 0);
    const post = posts(['light']).pieces['post 1']!;
    const { at } = bricks.models.B!.pose;
    const solid = { kind: 'box', min: { x: at.x - 31, y: 0, z: at.z + 4 }, max: { x: at.x - 30, y: 200, z: at.z + 6 } } as const;
    expectCover(coverOf(withPiece(bricks, { ...post, parts: { block: { ...post.parts.block!, solid } } })), 2);
  });
});

describe('SK-GEOM-5: a piece of several parts', () => {
  /** A wall of 3 cm whose lower part is of one grade and its upper part of another. */
  const layered = (height: number, lower: CoverGrade, upper: CoverGrade): Board => {
    const board = sketchBoard(
      `
      ....................#...
      ....................#...
      A...................#.B.
      ....................#...
      ....................#...
      `,
      { A: man(), B: man(), '#': wall('wall', 40) },
    );
    const piece: TerrainPiece = board.pieces.wall!;
    const block = piece.parts.block!;
    if (block.solid.kind !== 'box') throw new Error('a sketched wall is a box');
    const { min, max } = block.solid;
    const part = (id: string, grade: CoverGrade, from: number, to: number) => ({
      ...block,
      id,
      solid: { kind: 'box' as const, min: { ...min, y: from }, max: { ...max, y: to } },
      cover: { ...block.cover, grade },
    });
    return withPiece(board, {
      ...piece,
      parts: { lower: part('lower', lower, 0, height), upper: part('upper', upper, height, 40) },
    });
  };

  test('has the grade of the part that hides most', () => {
    const mostlyBrick = coverOf(layered(30, 'heavy', 'light'));
    expectCover(mostlyBrick, 2, 'cover/terrain-hides-enough');
    expect(mostlyBrick.answer.from).toEqual({ kind: 'part', piece: 'wall', part: 'lower' });
    expect(sayingsOf(mostlyBrick)).toContain('cover/grade-of-most-hiding-part');
    expectCover(coverOf(layered(10, 'heavy', 'light')), 1, 'cover/terrain-hides-enough');
  });

  test('gives no cover when that part gives none', () => {
    expectCover(coverOf(layered(10, 'heavy', 'none')), 0, 'cover/none');
  });

  test('is too close to call when two parts hide about as much', () => {
    const ruled = (height: number) => coverOf(layered(height, 'heavy', 'light'));
    let [low, high] = [14, 30];
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (ruled(middle).answer.value === 1) low = middle;
      else high = middle;
    }
    expect([low - 0.01, low + 0.01].map((height) => ruled(height).answer.value)).toEqual([1, 2]);
    expect([low - 0.01, low + 0.01].map((height) => ruled(height).confidence)).toEqual(['close-call', 'close-call']);
    expect([low - 2, low + 2].map((height) => ruled(height).confidence)).toEqual(['clear', 'clear']);
  });
});

describe('SK-GEOM-6: what models hide with', () => {
  const inFront = sketchBoard('A................C...B', { A: man(), B: man(), C: man() });

  test.each([
    [0, 1, 'clear'],
    [4, 1, 'clear'],
    [10, 0, 'clear'],
  ])('SK-COVER-10: a man %d mm beside the line gives %d', (aside, value, confidence) => {
    const verdict = coverOf(withPushed(inFront, 'C', 0, aside));
    expect([verdict.answer.value, verdict.confidence]).toEqual([value, confidence]);
  });

  test('SK-COVER-10: exactly half is enough, and what a push of a millimetre turns is close', () => {
    const boards = [5, 5.5, 6, 6.4, 6.5, 6.6, 7, 7.5, 8].map((aside) => withPushed(inFront, 'C', 0, aside));
    const shares = boards.map((board) => coverOf(board));
    expect(new Set(shares.map(({ answer }) => answer.value))).toEqual(new Set([0, 1]));
    shares.forEach(({ answer, confidence }, i) => {
      const pushed = [-1, 1].map((by) => coverOf(withPushed(boards[i]!, 'B', 0, by)).answer.value);
      const turns = pushed.some((value) => value !== answer.value);
      expect(confidence).toBe(turns ? 'close-call' : 'clear');
    });
    for (const { answer } of shares) expect(answer.value).toBe(answer.weighed[0]!.share.atLeast >= 0.5 ? 1 : 0);
  });

  test('SK-MODEL-1: a kneeling sculpt covers like a standing one', () => {
    const kneeling = coverOf(withChanged(inFront, 'C', { stance: 'kneeling' }));
    expect(kneeling.answer).toEqual(coverOf(inFront).answer);
  });

  test('a turned man covers as much: his silhouette turns to the viewer', () => {
    const { at } = inFront.models.C!.pose;
    const turned = coverOf(withChanged(inFront, 'C', { pose: { at, facing: 0.7 } }));
    expect(turned.answer.weighed[0]?.share.atLeast).toBeCloseTo(coverOf(inFront).answer.weighed[0]!.share.atLeast, 9);
  });

  test('neither the shooter nor the target covers the target', () => {
    const board = sketchBoard('A...B', { A: man(), B: man() });
    expect(coverOf(board).answer.weighed).toEqual([]);
  });

  test('SK-VTGT-3: a tank behind another tank is covered as a whole', () => {
    const board = sketchBoard('A..............................C.........B', {
      A: man(),
      B: tank({ facing: 0 }),
      C: tank({ facing: 0 }),
    });
    const verdict = coverOf(withPushed(board, 'B', -15, 0));
    expectCover(verdict, 2, 'cover/model-hides-enough');
    expect(sayingsOf(verdict)).toContain('cover/vehicle-judged-on-its-size');
  });

  test('a squad is covered when a quarter of all its men is hidden', () => {
    const board = (rows: number) =>
      sketchBoard(
        `
        ....................${rows > 4 ? '#' : '.'}.......
        ....................${rows > 3 ? '#' : '.'}.......
        ....................${rows > 2 ? '#' : '.'}.......
        A...................#....B..
        ....................${rows > 1 ? '#' : '.'}.......
        ....................${rows > 3 ? '#' : '.'}.......
        ....................${rows > 4 ? '#' : '.'}.......
        `,
        { A: man(), B: squadOfTen(), '#': wall('wall', 100) },
      );
    expectCover(coverOf(board(5)), 2, 'cover/terrain-hides-enough');
    expect(coverOf(board(1)).answer.value).toBe(0);
  });
});

test('SK-LOS-11: cover of one who is not seen is told, with the hint that nobody may shoot at him directly', () => {
  const board = sketchBoard('A.........#.B', { A: man(), B: man(), '#': wall('wall', 100) });
  const hidden = withPiecePushed(board, 'wall', 0, 0);
  const wide = sketchBoard(
    `
    ..........#..
    A.........#.B
    ..........#..
    `,
    { A: man(), B: man(), '#': wall('wall', 100) },
  );
  expect(sayingsOf(coverOf(wide))).toContain('cover/target-not-seen');
  expect(sayingsOf(coverOf(hidden))).not.toContain('cover/target-not-seen');
});
