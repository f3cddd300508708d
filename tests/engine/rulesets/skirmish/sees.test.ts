import { describe, expect, test } from 'vitest';
import { type Board, type BodyVolume, type Model, withModel } from '../../../../engine/index.ts';
import { picture, sketchBoard, wall, wallFromFront } from '../../../support/board-sketch.ts';
import {
  clausesOf,
  expectSees,
  expectUnseen,
  refusalOf,
  sayingsOf,
  sees,
  withChanged,
  withPiecePushed,
  withPushed,
} from '../../../support/expect-verdict.ts';
import { man, prone, squadOfTen, tank } from '../../../support/figures.ts';

const behindAWall = (height: number, b = man()) =>
  sketchBoard(
    `
    ..........#...
    A.........#..B
    ..........#...
    `,
    { A: man(), B: b, '#': wall('wall', height) },
  );

describe('SK-MODEL: what is looked at', () => {
  test('SK-MODEL-1: a kneeling sculpt is seen, and sees, as if it stood', () => {
    const standing = behindAWall(44);
    const kneeling = withChanged(standing, 'B', { stance: 'kneeling' });
    expectSees(sees(kneeling), 'sight/figure-seen');
    expect(sees(kneeling).answer).toEqual(sees(standing).answer);
    expect(sees(kneeling, 'B', 'A').answer).toEqual(sees(standing, 'B', 'A').answer);
  });

  test('SK-MODEL-3: a raised sword over the wall makes nobody seen', () => {
    const board = behindAWall(60);
    const sword: BodyVolume = {
      region: 'gear',
      member: 0,
      solid: { kind: 'box', min: { x: 5, y: 40, z: -1 }, max: { x: 7, y: 90, z: 1 } },
    };
    const { body } = board.models.B!;
    const armed = withChanged(board, 'B', {
      body: { ...body, volumes: { ...body.volumes, standing: [...body.volumes.standing, sword] } },
    });
    expectUnseen(sees(armed), 'sight/hidden-by-terrain');
    expectUnseen(sees(armed, 'A', 'B', { anyPartCounts: true }), 'sight/hidden-by-terrain');
  });

  test('SK-MODEL-4: head, shoulders and chest count, belly and legs are told and do not', () => {
    const { regions } = sees(sketchBoard('A..........B', { A: man(), B: man() })).answer;
    const named = (counts: boolean) => regions.filter((one) => one.counts === counts).map(({ region }) => region);
    expect([...named(true)].sort()).toEqual(['chest', 'head', 'shoulders']);
    expect([...named(false)].sort()).toEqual(['abdomen', 'legs']);
  });

  test('SK-MODEL-2: a man of 6 cm is seen over a wall that hides one of 5', () => {
    const tall = sketchBoard('B', { B: man() }).models.B!;
    const board = behindAWall(52);
    const taller: Model = { ...board.models.B!, body: scaled(tall, 1.2) };
    expectUnseen(sees(board));
    expectSees(sees(withModel(board, taller)), 'sight/figure-seen');
  });

  test('SK-GEOM-2: the boxes of the body turn with the figure: side on, the head past the corner is narrower', () => {
    const board = sketchBoard('A....................B', { A: man(), B: man() });
    const { at, facing } = board.models.B!.pose;
    const sideOn = withChanged(board, 'B', { pose: { at, facing: facing + Math.PI / 2 } });
    const widest = (of: typeof board) => sees(of).answer.widest;
    expect(widest(board)).toBeGreaterThan(9);
    expect(widest(sideOn)).toBeLessThan(8);
  });

  test('SK-MODEL-11: one who lies is half as high', () => {
    const board = behindAWall(24, prone());
    const far = withPushed(board, 'B', 40, 0);
    expectSees(sees(far));
    expect(clausesOf(sees(far))[0]).toBe('SK-LOS-14');
    expectUnseen(sees(withPiecePushed(far, 'wall', 0, 0, 20)));
  });
});

/** A body grown by a factor. */
function scaled(model: Model, by: number): Model['body'] {
  const { height, eyes, volumes } = model.body;
  const grow = ({ x, y, z }: { x: number; y: number; z: number }) => ({ x: x * by, y: y * by, z: z * by });
  return {
    ...model.body,
    height: height * by,
    eyes: { ...eyes, standing: eyes.standing.map(({ member, at }) => ({ member, at: grow(at) })) },
    volumes: {
      ...volumes,
      standing: volumes.standing.map((volume) =>
        volume.solid.kind === 'box'
          ? { ...volume, solid: { kind: 'box', min: grow(volume.solid.min), max: grow(volume.solid.max) } }
          : volume,
      ),
    },
  };
}

describe('SK-GEOM-3: too close to call', () => {
  /** A slit of this width in a wall as high as a house, half-way between the two. */
  const slit = (width: number) => {
    const board = sketchBoard(
      `
      ..........#..........
      ..........#..........
      A...................B
      `,
      { A: man(), B: man(), '#': wall('wall', 100) },
    );
    const block = board.pieces.wall!.parts.block!;
    if (block.solid.kind !== 'box') throw new Error('a sketched wall is a box');
    const { min, max } = block.solid;
    const z = board.models.A!.pose.at.z;
    const left = {
      ...block,
      id: 'left',
      solid: { kind: 'box' as const, min: { ...min, z: z - 200 }, max: { ...max, z: z - width / 2 } },
    };
    const right = {
      ...block,
      id: 'right',
      solid: { kind: 'box' as const, min: { ...min, z: z + width / 2 }, max: { ...max, z: z + 200 } },
    };
    return { ...board, pieces: { wall: { ...board.pieces.wall!, parts: { left, right } } } };
  };

  test('a slit through which less than a millimetre is seen anywhere is a close call', () => {
    const verdict = sees(slit(0.4));
    expectSees(verdict, 'sight/figure-seen', 'close-call');
    expect(sayingsOf(verdict)).toEqual(expect.arrayContaining(['sight/barely-seen', 'call/too-close']));
    expect(verdict.answer.widest).toBeLessThan(1);
  });

  test('a wider one is not', () => {
    const verdict = sees(slit(4));
    expectSees(verdict, 'sight/figure-seen');
    expect(verdict.answer.widest).toBeGreaterThan(4);
  });

  /** A tall wall that ends so far before (or, negative, beyond) the line on which the widest part of B goes out of sight. */
  const ending = (before: number) => {
    const board = sketchBoard('A.........#.........B', { A: man(), B: man(), '#': wall('wall', 100) });
    const eye = board.models.A!.pose.at;
    const target = board.models.B!.pose.at;
    const block = board.pieces.wall!.parts.block!;
    if (block.solid.kind !== 'box') throw new Error('a sketched wall is a box');
    const { min, max } = block.solid;
    // B faces A: his shoulders are 13 mm wide and 7 mm deep, and their near corner goes last
    const x = min.x + board.pieces.wall!.pose.at.x;
    const lastSeen = 6.5 * ((x - eye.x) / (target.x - 3.5 - eye.x));
    const solid = { kind: 'box' as const, min: { ...min, z: -200 }, max: { ...max, z: lastSeen - before } };
    const { pose } = board.pieces.wall!;
    const wallOnLine = {
      ...board.pieces.wall!,
      pose: { ...pose, at: { ...pose.at, z: eye.z } },
      parts: { block: { ...block, solid } },
    };
    return { ...board, pieces: { wall: wallOnLine } };
  };

  test('whoever comes into sight, or goes out of it, by a push of less than a millimetre is a close call, and it is told by how much', () => {
    const hidden = sees(ending(-0.2));
    expect([hidden.answer.sees, hidden.confidence]).toEqual([false, 'close-call']);
    expect(sayingsOf(hidden)).toEqual(expect.arrayContaining(['sight/push-shows', 'call/too-close']));
    const seen = sees(ending(0.2));
    expect([seen.answer.sees, seen.confidence]).toEqual([true, 'close-call']);
    expect(sayingsOf(seen)).toEqual(expect.arrayContaining(['sight/push-hides', 'call/too-close']));
    for (const { margins } of [hidden, seen]) {
      expect(margins.map(({ query }) => query.mover)).toEqual(['looker', 'target']);
      for (const { displacement } of margins) {
        expect(displacement).toBeGreaterThan(0.2);
        expect(displacement).toBeLessThan(0.6);
      }
    }
  });

  test('what takes a longer push is clear', () => {
    for (const before of [-2, 2]) {
      const verdict = sees(ending(before));
      expect([verdict.answer.sees, verdict.confidence]).toEqual([before > 0, 'clear']);
      for (const { displacement, noFlipWithin } of verdict.margins) expect([displacement, noFlipWithin]).toEqual([null, 1]);
    }
  });

  test('the table may agree on another tolerance', () => {
    expectSees(sees(slit(0.4), 'A', 'B', { closeCallTolerance: 0.9 }), undefined, 'close-call');
    expectSees(sees(slit(0.4), 'A', 'B', { closeCallTolerance: 0.2 }));
    expectSees(sees(slit(4), 'A', 'B', { closeCallTolerance: 12 }), undefined, 'close-call');
  });

  test('past the end of the wall that someone hides behind, by less than a millimetre, is a close call', () => {
    const board = sketchBoard(
      `
      ....................#....
      ....................#....
      A...................#.B..
      .........................
      `,
      { A: man(), B: man({ hidingBehind: 'wall' }), '#': wall('wall', 30) },
    );
    const ending = (past: number) => sees(withPiecePushed(board, 'wall', 0, past - 5));
    expectUnseen(ending(3), 'hiding/unseen-from-far-side');
    expectUnseen(ending(0.02), 'hiding/unseen-from-far-side', 'close-call');
    expectSees(ending(-0.02), 'sight/figure-seen', 'close-call');
    expectSees(ending(-3), 'sight/figure-seen');
  });

  test('what would be unseen either way is not close because one of two reasons is', () => {
    const board = sketchBoard(
      `
      ....................#....
      A...................#...B
      ....................#....
      `,
      { A: man(), B: man({ hidingBehind: 'wall' }), '#': wall('wall', 100) },
    );
    // The gap is exactly 2 cm, so hiding alone would be a close call; but the wall is as high as a house.
    expectUnseen(sees(board), 'hiding/unseen-from-far-side', 'clear');
  });
});

describe('SK-GEOM-23: an eye inside something solid', () => {
  const stuck = sketchBoard(
    `
    A..................B
    #...................
    `,
    { A: man(), B: man(), '#': wall('rock', 60) },
  );

  test('is refused, with the piece named', () => {
    const inside = withPiecePushed(stuck, 'rock', 0, -10);
    expect(refusalOf({ kind: 'sees', looker: 'A', target: 'B' }, inside)).toBe('eye/inside-piece');
    expect(refusalOf({ kind: 'cover-of', shooter: 'A', target: 'B' }, inside)).toBe('eye/inside-piece');
  });

  test('is no hindrance to being seen, where a shoulder sticks out', () => {
    expectSees(sees(withPiecePushed(stuck, 'rock', 0, -10), 'B', 'A'), 'sight/figure-seen');
  });

  test('exactly on its surface is outside', () => {
    expectSees(sees(withPiecePushed(stuck, 'rock', 0, -5)));
  });

  test('inside a vehicle it is refused as well, with the vehicle named', () => {
    const board = sketchBoard('A.C................B', { A: man(), B: man(), C: tank({ facing: 0 }) });
    const { at } = board.models.A!.pose;
    const over = withChanged(board, 'C', { pose: { at, facing: 0 } });
    expect(refusalOf({ kind: 'sees', looker: 'A', target: 'B' }, over)).toBe('eye/inside-model');
  });

  test('a squad looks with the men whose eyes are free', () => {
    const board = sketchBoard(
      `
      ....................
      ....................
      A..................B
      ....................
      ....................
      `,
      { A: squadOfTen({ facing: Math.PI / 2 }), B: man() },
    );
    const rock = sketchBoard('#', { '#': wall('rock', 60) }).pieces.rock!;
    const { at } = board.models.A!.pose;
    const partly = { ...board, pieces: { rock: { ...rock, pose: { at: { x: at.x + 15, y: 0, z: at.z + 40 }, facing: 0 } } } };
    expectSees(sees(partly), 'sight/figure-seen');
    expectSees(sees(withChanged(partly, 'B', { stance: 'prone' })), 'sight/figure-seen');
  });
});

describe('questions that are turned down', () => {
  const board = sketchBoard('A.....B', { A: man(), B: man() });

  test.each([
    ['a looker who is not there', { kind: 'sees', looker: 'nobody', target: 'B' } as const, 'looker/not-on-the-board'],
    ['a target who is not there', { kind: 'sees', looker: 'A', target: 'nobody' } as const, 'target/not-on-the-board'],
    [
      'a name that every object answers to',
      { kind: 'sees', looker: 'A', target: 'constructor' } as const,
      'target/not-on-the-board',
    ],
    ['oneself', { kind: 'sees', looker: 'A', target: 'A' } as const, 'target/is-the-looker'],
    ['cover from oneself', { kind: 'cover-of', shooter: 'B', target: 'B' } as const, 'target/is-the-looker'],
  ])('%s', (_, question, code) => {
    expect(refusalOf(question, board)).toBe(code);
  });

  test('a vehicle without a crew looks nowhere', () => {
    const empty = sketchBoard('T.....................B', { T: tank(), B: man() });
    const { body } = empty.models.T!;
    const wreck = withChanged(empty, 'T', { body: { ...body, eyes: { standing: [], kneeling: [], prone: [] } } });
    expect(refusalOf({ kind: 'sees', looker: 'T', target: 'B' }, wreck)).toBe('looker/has-no-eyes');
    expectSees(sees(wreck, 'B', 'T'), 'sight/vehicle-seen');
  });

  test('one whose head is all there is of him, around the eye of the looker, shows him nothing', () => {
    const { body } = board.models.B!;
    const head = body.volumes.standing.filter(({ region }) => region === 'head');
    const stacked = withPushed(
      withChanged(board, 'B', { body: { ...body, volumes: { ...body.volumes, standing: head } } }),
      'B',
      -60,
      0,
    );
    expectUnseen(sees(stacked), 'sight/nothing-seen');
    expectSees(sees(withPushed(board, 'B', -60, 0)), 'sight/figure-seen');
  });

  test('what has no body cannot be seen', () => {
    const { body } = board.models.B!;
    const ghost = withChanged(board, 'B', { body: { ...body, volumes: { standing: [], kneeling: [], prone: [] } } });
    expect(refusalOf({ kind: 'sees', looker: 'A', target: 'B' }, ghost)).toBe('target/has-no-body');
  });
});

describe('a house shelters with the wall one is behind', () => {
  /** A floor, a front wall with a window, and a back wall, all one piece; B lies in the middle of the room. */
  const room = (sill: 1 | 3, b = prone()) => {
    const rows = [
      '##########',
      '##########',
      ...Array<string>(4 - sill).fill('###....###'),
      ...Array<string>(sill).fill('##########'),
    ];
    const front = wallFromFront('house', rows.join('\n'));
    const board = sketchBoard(
      `
      ...............W..........
      ...............W..........
      ...............W..........
      ...............W..........
      A..............W......B...
      ...............W..........
      ...............W..........
      ...............W..........
      ...............W..........
      `,
      { A: man(), B: b, W: picture(front) },
    );
    const house = board.pieces.house!;
    const plain = house.parts.wall!;
    const floor = {
      ...plain,
      id: 'floor',
      solid: { kind: 'box' as const, min: { x: -50, y: -2, z: -5 }, max: { x: 50, y: 0, z: 120 } },
    };
    return { ...board, pieces: { house: { ...house, parts: { ...house.parts, floor } } } };
  };

  test('SK-PRONE-3: lying on its floor, far from its front wall, one is not directly behind it', () => {
    const verdict = sees(room(1));
    expectSees(verdict, 'sight/figure-seen');
  });

  const atTheFrontWall = (board: Board) => {
    const { x } = board.pieces.house!.pose.at;
    const b = board.models.B!.pose.at;
    return withPushed(board, 'B', x + 25 - b.x, 0);
  };

  test('SK-PRONE-3: lying at the front wall, under a sill of 3 cm, one is', () => {
    expectUnseen(sees(atTheFrontWall(room(3))), 'prone/hidden-behind-cover');
  });

  test('SK-PRONE-3: through a window that begins 1 cm over the floor one does not look over anything', () => {
    expectSees(sees(atTheFrontWall(room(1))), 'sight/figure-seen');
  });
});
