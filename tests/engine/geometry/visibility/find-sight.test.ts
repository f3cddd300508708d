import { describe, expect, test } from 'vitest';
import { findSight } from '../../../../engine/geometry/visibility/find-sight.ts';
import type { Board, SightFinding, SightQuery } from '../../../../engine/index.ts';
import { wallWithWindow } from '../../../support/cluttered-board.ts';
import { at, boardOf, box, EAST, man, piece, sceneOf, sheet } from '../../../support/sight-board.ts';

const REGIONS = ['head', 'shoulders', 'chest'] as const;

const look: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: REGIONS },
  blockers: { terrain: true, models: [], glass: false },
};

const ask = (board: Board, changes: Partial<SightQuery> = {}): SightFinding =>
  findSight(sceneOf(board), board, { ...look, ...changes });

const middle = ({ atLeast, atMost }: { readonly atLeast: number; readonly atMost: number }) => (atLeast + atMost) / 2;

/** The looker at the origin, the target so far along x, both facing each other. */
const twoMen = (apart: number) => [
  man('looker', 0, 0, { pose: { at: at(0, 0, 0), facing: EAST } }),
  man('target', apart, 0, { pose: { at: at(apart, 0, 0), facing: -EAST } }),
];

const wallAcross = (x: number, height: number, thickness = 1) =>
  piece('wall', { wall: box(x - thickness, 0, -200, x, height, 200) });

describe('the worked examples of sight', () => {
  test('SK-EX-22: over a wall of 4 cm the head is seen, and the line to it passes half a centimetre over the wall', () => {
    const found = ask(boardOf([wallAcross(100, 40)], twoMen(120)));
    const head = found.seen.find(({ region }) => region === 'head')!;
    expect(head.share.atLeast).toBeGreaterThan(0.9);
    expect(head.witness!.to.y).toBeGreaterThan(40);
  });

  test('SK-EX-22: behind a wall of 5.2 cm nothing of the man is seen', () => {
    const found = ask(boardOf([wallAcross(100, 52)], twoMen(120)));
    expect(found.whole).toEqual({ atLeast: 0, atMost: 0 });
    expect(found.widest).toBe(0);
    expect(found.seen.map(({ witness }) => witness)).toEqual([null, null, null]);
    expect(found.hiddenBy).toEqual([{ source: { kind: 'part', piece: 'wall', part: 'wall' }, share: { atLeast: 1, atMost: 1 } }]);
  });

  test('SK-EX-22: over a card of 4.9 cm a strip at the top of the head is left, as high as the line over its edge leaves it', () => {
    const card = piece('wall', { wall: sheet([100, 0, -200], [100, 0, 200], [100, 49, 200], [100, 49, -200]) });
    const found = ask(boardOf([card], [...twoMen(123.5)]));
    const head = found.seen.find(({ region }) => region === 'head')!;
    // the front of the head is 120 from the eye: the line over 49 at 100 meets it at 45 + 4 · 1.2
    const front = 45 + 4 * 1.2;
    expect(head.share.atLeast).toBeGreaterThan(0);
    expect(head.share.atLeast).toBeCloseTo((50 - front) / 9, 1);
    expect(found.seen.filter(({ region }) => region !== 'head').every(({ share }) => share.atMost === 0)).toBe(true);
  });

  test('SK-EX-23: of a man whose legs alone show under a table nothing that counts is seen', () => {
    const table = piece('table', { board: box(90, 24, -100, 112, 26, 100), cloth: box(90, 26, -100, 92, 70, 100) });
    const low: SightQuery['eyes'] = { kind: 'point', at: at(0, 20, 0) };
    const board = boardOf([table], twoMen(120));
    expect(ask(board, { eyes: low }).whole.atMost).toBe(0);
    const legs = ask(board, { eyes: low, target: { kind: 'body', stance: 'standing', regions: ['legs'] } });
    expect(legs.whole).toEqual({ atLeast: 1, atMost: 1 });
  });

  test.each([
    [25, 0.467],
    [12, 0.19],
  ])('SK-EX-24: a wall of %d mm hides %d of the silhouette', (height, hidden) => {
    const card = piece('wall', { wall: sheet([280, 0, -200], [280, 0, 200], [280, height, 200], [280, height, -200]) });
    const found = ask(boardOf([card], twoMen(300)), {
      target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
    });
    expect(Math.abs(1 - middle(found.whole) - hidden)).toBeLessThan(0.0005);
    expect(middle(found.hiddenBy[0]!.share) + middle(found.whole)).toBeCloseTo(1, 9);
  });
});

describe('exactly on the border', () => {
  test('a wall exactly as high as the eye hides all that is not above the eye', () => {
    const found = ask(boardOf([wallAcross(100, 45)], twoMen(300)));
    const share = (region: string) => found.seen.find((seen) => seen.region === region)!.share;
    expect(share('chest')).toEqual({ atLeast: 0, atMost: 0 });
    expect(share('shoulders')).toEqual({ atLeast: 0, atMost: 0 });
    expect(middle(share('head'))).toBeCloseTo(5 / 9, 2);
  });

  test('a wall whose edge lies exactly on the line to the side of the body hides nothing', () => {
    const side = piece('wall', { wall: box(100, 0, 0, 101, 80, 200) });
    const target = man('target', 0, 0, { pose: { at: at(300, 0, -6.5), facing: -EAST } });
    const found = ask(boardOf([side], [twoMen(300)[0]!, target]));
    expect(found.whole).toEqual({ atLeast: 1, atMost: 1 });
    expect(found.hiddenBy).toEqual([]);
  });

  test('a sheet seen exactly edge on hides nothing', () => {
    const card = piece('card', { card: sheet([100, 0, 0], [200, 0, 0], [200, 90, 0], [100, 90, 0]) });
    expect(ask(boardOf([card], twoMen(300))).whole).toEqual({ atLeast: 1, atMost: 1 });
  });

  test('a wall that the body stands flush against does not hide it from the front, and hides it wholly from behind', () => {
    const behind = piece('wall', { wall: box(303.5, 0, -100, 306, 90, 100) });
    expect(ask(boardOf([behind], twoMen(300))).whole).toEqual({ atLeast: 1, atMost: 1 });
    const before = piece('wall', { wall: box(290, 0, -100, 293.5, 90, 100) });
    expect(ask(boardOf([before], twoMen(300))).whole).toEqual({ atLeast: 0, atMost: 0 });
  });

  test('the floor under the feet hides nothing of the legs, and a floor they are sunk into hides the sunken part', () => {
    const legs: SightQuery['target'] = { kind: 'body', stance: 'standing', regions: ['legs'] };
    const floor = (top: number) => piece('floor', { floor: box(-100, -20, -100, 500, top, 100) });
    expect(ask(boardOf([floor(0)], twoMen(300)), { target: legs }).whole).toEqual({ atLeast: 1, atMost: 1 });
    const sunk = ask(boardOf([floor(11)], twoMen(300)), { target: legs, eyes: { kind: 'point', at: at(0, 11.5, 0) } });
    expect(middle(sunk.whole)).toBeCloseTo(0.5, 3);
  });
});

describe('slits and windows', () => {
  const slit = (width: number) =>
    piece('wall', { left: box(280, 0, -100, 281, 90, -width / 2), right: box(280, 0, width / 2, 281, 90, 100) });

  test('through a slit of half a millimetre close before the man he is seen, and the greatest width of what is seen is half a millimetre', () => {
    const found = ask(boardOf([slit(0.5)], twoMen(300)));
    expect(found.whole.atLeast).toBeGreaterThan(0);
    // widened by the way from the slit to the chest, which is 7 mm thick
    const atChest = 0.5 * (300 / 281);
    expect(Math.abs(found.widest - atChest)).toBeLessThan(0.02);
    expect(found.seen.every(({ witness }) => witness !== null)).toBe(true);
  });

  test('a crack a millionth of a millimetre wide is rounding noise', () => {
    expect(ask(boardOf([slit(5e-7)], twoMen(300))).whole).toEqual({ atLeast: 0, atMost: 0 });
  });

  test('a man is seen through a window on its axis, and not beside it', () => {
    const wall = piece('house', { front: wallWithWindow(200, 60, 30, 20) }, { pose: { at: at(150, 0, 0), facing: EAST } });
    const through = ask(boardOf([wall], twoMen(300)));
    expect(through.seen.map(({ share }) => share.atLeast > 0)).toEqual([true, true, true]);
    const moved = man('target', 0, 0, { pose: { at: at(300, 0, 60), facing: -EAST } });
    expect(ask(boardOf([wall], [twoMen(300)[0]!, moved])).whole.atMost).toBe(0);
  });

  test('glass hides nothing unless the policy says so', () => {
    const window = piece(
      'house',
      { front: wallWithWindow(200, 60, 30, 20), pane: box(-10, 30, -0.5, 10, 50, 0.5) },
      {
        pose: { at: at(150, 0, 0), facing: EAST },
        openings: {
          window: {
            id: 'window',
            kind: 'window',
            frame: { centre: at(0, 40, 0), across: at(1, 0, 0), through: at(0, 0, 1), width: 20, height: 20, thickness: 4 },
            infill: 'glass',
            state: 'closed',
            locks: 0,
            wall: 'front',
            leaf: 'pane',
          },
        },
      },
    );
    const board = boardOf([window], twoMen(300));
    expect(ask(board).whole.atLeast).toBeGreaterThan(0.5);
    expect(ask(board, { blockers: { terrain: true, models: [], glass: true } }).whole.atMost).toBe(0);
    const inThePane: SightQuery['eyes'] = { kind: 'point', at: at(150, 40, 0) };
    expect(ask(board, { eyes: inThePane }).eyeInside).toBeNull();
    expect(ask(board, { eyes: inThePane, blockers: { terrain: true, models: [], glass: true } }).eyeInside).toEqual({
      kind: 'part',
      piece: 'house',
      part: 'pane',
    });
  });
});

test('an eye inside a solid is named with its part', () => {
  const rock = piece('rock', { stone: box(-20, 0, -20, 20, 80, 20) });
  expect(ask(boardOf([rock], twoMen(300))).eyeInside).toEqual({ kind: 'part', piece: 'rock', part: 'stone' });
});

test('an eye that lies on the face of a wall sees along it and not through it', () => {
  const wall = piece('wall', { wall: box(0, 0, -100, 5, 90, 100) });
  const found = ask(boardOf([wall], twoMen(300)));
  expect(found.eyeInside).toBeNull();
  expect(found.whole.atMost).toBe(0);
  const alongside = piece('wall', { wall: box(-5, 0, -5, 400, 90, 0) });
  const target = man('target', 0, 0, { pose: { at: at(300, 0, 7), facing: -EAST } });
  expect(ask(boardOf([alongside], [twoMen(300)[0]!, target])).whole).toEqual({ atLeast: 1, atMost: 1 });
});

test('looker and target never hide anything, even where the policy names them', () => {
  const found = ask(boardOf([], twoMen(300)), { blockers: { terrain: true, models: ['looker', 'target'], glass: false } });
  expect(found.whole).toEqual({ atLeast: 1, atMost: 1 });
});

test('hidden parts are divided among the nearest things that hide them', () => {
  const near = piece('near', { post: box(100, 0, -200, 101, 90, 0) });
  const far = piece('far', { bar: box(200, 0, -200, 201, 45, 200) });
  const found = ask(boardOf([far, near], twoMen(300)), {
    target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
  });
  const share = (name: string) =>
    middle(found.hiddenBy.find(({ source }) => source.kind === 'part' && source.piece === name)!.share);
  expect(share('near')).toBeCloseTo(0.5, 6);
  expect(share('far')).toBeGreaterThan(0.4);
  expect(share('near') + share('far') + middle(found.whole)).toBeCloseTo(1, 8);
  const stopped = found.stopped.find(({ by }) => by.kind === 'part' && by.piece === 'far')!;
  expect(stopped.stoppedAt.x).toBeCloseTo(200, 6);
  expect(stopped.aimedAt.x).toBeCloseTo(300, 6);
});

test('two walls that run through each other share out what they hide along the line where they cross', () => {
  const cross = piece('cross', {
    one: sheet([150, 0, -100], [250, 0, 100], [250, 90, 100], [150, 90, -100]),
    other: sheet([250, 0, -100], [150, 0, 100], [150, 90, 100], [250, 90, -100]),
  });
  const found = ask(boardOf([cross], twoMen(300)));
  expect(found.whole.atMost).toBe(0);
  expect(found.hiddenBy.map(({ share }) => middle(share).toFixed(6))).toEqual(['0.500000', '0.500000']);
});

describe('squads and vehicles', () => {
  const place = (member: number) => ({ x: (member - 1) * 25, y: 0, z: 0 });
  const three = (id: string, x: number, z: number) => {
    const single = man(id, x, z);
    const volumes = [0, 1, 2].flatMap((member) =>
      single.body.volumes.standing.flatMap(({ region, solid }) =>
        solid.kind === 'box'
          ? [
              {
                region,
                member,
                solid: {
                  ...solid,
                  min: { ...solid.min, x: solid.min.x + place(member).x },
                  max: { ...solid.max, x: solid.max.x + place(member).x },
                },
              },
            ]
          : [],
      ),
    );
    const eyes = [0, 1, 2].map((member) => ({ member, at: { ...place(member), y: 45 } }));
    const body = {
      height: 50,
      kind: 'squad' as const,
      turretAxis: null,
      eyes: { standing: eyes, kneeling: eyes, prone: eyes },
      volumes: { standing: volumes, kneeling: volumes, prone: volumes },
    };
    return { ...single, body, base: { kind: 'rectangle' as const, width: 80, depth: 30 } };
  };

  test('a squad sees with the man who sees most, and each man of a target squad is an entry of his own', () => {
    const looker = { ...three('looker', 0, 0), pose: { at: at(0, 0, 0), facing: EAST } };
    const target = { ...three('target', 300, 0), pose: { at: at(300, 0, 0), facing: -EAST } };
    // only the man at z = 25 or −25 looks past the end of the wall
    const wall = piece('wall', { wall: box(100, 0, -300, 101, 90, 15) });
    const found = ask(boardOf([wall], [looker, target]));
    expect(found.seen.map(({ member }) => member)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(found.picture.eye.z).toBeCloseTo(25, 9);
    expect(found.whole.atLeast).toBeGreaterThan(0);
    const alone = ask(boardOf([wall], [man('looker', 0, 0), target]));
    expect(alone.whole.atMost).toBeLessThan(found.whole.atMost);
  });

  test('men of a squad who stand behind each other count once in the whole and each in full by himself', () => {
    const inFile = { ...three('target', 300, 0), pose: { at: at(300, 0, 0), facing: 0 } };
    const found = ask(boardOf([], [twoMen(300)[0]!, inFile]));
    expect(found.whole).toEqual({ atLeast: 1, atMost: 1 });
    expect(found.seen.every(({ share }) => share.atLeast === 1)).toBe(true);
  });

  test('the silhouette of a squad is one rectangle for each man', () => {
    const target = three('target', 300, 0);
    const silhouette = { kind: 'silhouette', stance: 'standing', width: 13, height: 50 } as const;
    const found = ask(boardOf([], [twoMen(300)[0]!, target]), { target: silhouette });
    expect(found.seen.map(({ region, member }) => [region, member])).toEqual([
      ['silhouette', 0],
      ['silhouette', 1],
      ['silhouette', 2],
    ]);
  });

  const tank = (id: string, x: number, turret = 0) => {
    const volumes = [
      { region: 'hull' as const, member: 0, solid: box(-25, 0, -45, 25, 30, 45) },
      { region: 'turret' as const, member: 0, solid: box(-15, 30, -20, 15, 45, 10) },
    ];
    const eyes = [{ member: 0, at: at(0, 48, -5) }];
    return {
      ...man(id, x, 0),
      base: { kind: 'none' as const },
      turret,
      body: {
        height: 45,
        kind: 'vehicle' as const,
        turretAxis: { x: 0, z: -5 },
        eyes: { standing: eyes, kneeling: eyes, prone: eyes },
        volumes: { standing: volumes, kneeling: volumes, prone: volumes },
      },
    };
  };

  test('a vehicle is seen by its turret over a wall that hides its hull', () => {
    const wall = wallAcross(200, 37);
    const found = ask(boardOf([wall], [twoMen(300)[0]!, tank('target', 300)]), {
      target: { kind: 'body', stance: 'standing', regions: ['hull', 'turret'] },
    });
    const [hull, turret] = found.seen;
    expect(hull!.share.atMost).toBe(0);
    expect(turret!.share.atLeast).toBeGreaterThan(0.6);
  });

  test('a vehicle blocks sight where the policy names it, and only then', () => {
    const board = boardOf([], [...twoMen(300), tank('tank', 150)]);
    expect(ask(board).whole).toEqual({ atLeast: 1, atMost: 1 });
    const found = ask(board, { blockers: { terrain: true, models: ['tank'], glass: false } });
    expect(found.hiddenBy.map(({ source }) => source)).toEqual([{ kind: 'model', model: 'tank' }]);
  });

  test('a turret turns about its own axis', () => {
    const wide = ask(boardOf([], [man('looker', 0, -300), { ...tank('target', 0), turret: EAST }]), {
      target: { kind: 'body', stance: 'standing', regions: ['turret'] },
    });
    const xs = wide.picture.outlines[0]!.outline.map(({ x }) => x);
    // 30 long across the view, about the turret's axis
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(29.9);
    expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0, 6);
  });
});

test('a target seen from inside its own volume gives no number that is not a number', () => {
  const found = ask(boardOf([], [man('looker', 0, 0), man('target', 0, 0)]));
  expect(Number.isFinite(found.whole.atLeast) && Number.isFinite(found.whole.atMost)).toBe(true);
});

test('an eye straight above sees the shoulders round the head', () => {
  const found = ask(boardOf([], twoMen(300)), { eyes: { kind: 'point', at: at(300, 400, 0) } });
  expect(found.whole).toEqual({ atLeast: 1, atMost: 1 });
  expect(found.seen.map(({ share }) => share.atLeast)).toEqual([1, 1, 1]);
});
