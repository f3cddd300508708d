import { describe, expect, test } from 'vitest';
import {
  type Board,
  type DriveAnswer,
  type DriveQuestion,
  type DriverState,
  type MayAimAnswer,
  type Model,
  type MountedWeapon,
  type Settings,
  type SideOfAnswer,
  skirmish,
  type TerrainPiece,
} from '../../engine/index.ts';
import { ahead, back, left, right, vehicle } from '../support/drive-board.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { squadOfTen } from '../support/figures.ts';
import { at, boardOf, box, EAST, ground, man, piece } from '../support/sight-board.ts';

const DEGREE = Math.PI / 180;
const turn = (degrees: number, onTheSpot = false) => ({ angle: degrees * DEGREE, onTheSpot });
/** The medium tank of SK-TAB-VEH. */
const MEDIUM: DriverState = {
  drive: 'tracked',
  distances: [100, 200, 300],
  turns: [turn(90, true), turn(60), turn(30)],
  lastGear: null,
  halved: false,
  points: 6,
  others: [],
};

type Way = DriveQuestion['way'];

function answered(board: Board, question: Parameters<typeof skirmish.answer>[0], settings: Settings = {}) {
  const result = skirmish.answer(question, tableOf(board, settings));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

interface Drive {
  readonly gear?: number;
  readonly pieces?: readonly TerrainPiece[];
  readonly models?: readonly Model[];
  readonly state?: Partial<DriverState>;
  readonly settings?: Settings;
  readonly facing?: number;
}

function drive(way: Way, { gear = 1, pieces = [], models = [], state = {}, settings = {}, facing = 0 }: Drive = {}) {
  const board = boardOf(pieces, [vehicle('max', 0, 0, facing), ...models]);
  const verdict = answered(board, { kind: 'drive', model: 'max', gear, way, state: { ...MEDIUM, ...state } }, settings);
  return { ...verdict, answer: verdict.answer as DriveAnswer, says: verdict.because.map(({ says }) => says) };
}

const allowed = (way: Way, wish: Drive = {}) => drive(way, wish).answer.allowed;

describe('gears', () => {
  test('SK-EX-8: from standing at most gear 1; from 1 stay, 2 or reverse; from 2 stop, stay, 3 or 1; from 3 only down to 1', () => {
    const from = (lastGear: number) =>
      [-1, 0, 1, 2, 3].filter((gear) => {
        const fair = gear === 0 ? [] : gear < 0 ? [back(50)] : [ahead([0, 50, 150, 250][gear]!)];
        return allowed(fair, { gear, state: { lastGear } });
      });
    expect(from(0)).toEqual([-1, 0, 1]);
    expect(from(1)).toEqual([-1, 0, 1, 2]);
    expect(from(2)).toEqual([0, 1, 2, 3]);
    expect(from(3)).toEqual([1, 2, 3]);
    expect(from(-1)).toEqual([-1, 0]);
  });

  test.each([
    [1, 0, 100],
    [2, 100, 200],
    [3, 200, 300],
  ])('SK-EX-80: gear %d goes from %d to %d mm', (gear, least, most) => {
    const goes = (length: number) => allowed([ahead(length)], { gear });
    expect([goes(least), goes(most), goes(least + 1), goes(most - 1)]).toEqual([true, true, true, true]);
    expect([goes(most + 0.1), least > 0 && goes(least - 0.1)]).toEqual([false, false]);
  });

  test('SK-EX-80: reverse goes up to the distance of gear 1, and no other gear goes backwards', () => {
    expect([0, 100, 100.1].map((length) => allowed([back(length)], { gear: -1 }))).toEqual([true, true, false]);
    expect(allowed([ahead(50)], { gear: -1 })).toBe(false);
    expect(drive([back(50)], { gear: 1 }).says[0]).toBe('drive/wrong-way');
  });

  test('SK-GEAR-8: damage halves both ends', () => {
    const goes = (length: number) => allowed([ahead(length)], { gear: 2, state: { halved: true } });
    expect([49, 50, 100, 101].map(goes)).toEqual([false, true, true, false]);
  });
});

describe('turning', () => {
  test('SK-TURN-2: parts of both directions add up', () => {
    const way = (degrees: number) => [ahead(60), left(30), ahead(60), right(degrees), ahead(60)];
    expect(allowed(way(30), { gear: 2 })).toBe(true);
    expect(drive(way(30.5), { gear: 2 }).says[0]).toBe('drive/turned-too-far');
  });

  test('SK-TURN-3, SK-TURN-7: both ends of the final front line come ahead of the first one, and exactly on it they do not', () => {
    const state = { turns: [turn(90), turn(60), turn(30)] };
    // turned by 60° on the spot its front right corner lies 80 mm ahead less what it turned
    const corner = 80 * Math.cos(60 * DEGREE) - 35 * Math.sin(60 * DEGREE);
    const needed = (80 - corner) / Math.cos(60 * DEGREE);
    const way = (length: number) => [left(60), ahead(length)];
    const verdict = (length: number) => drive(way(length), { gear: 2, state });
    expect(verdict(needed + 5).answer.allowed).toBe(true);
    expect(verdict(needed + 5).confidence).toBe('clear');
    expect(verdict(needed - 5).says[0]).toBe('drive/front-not-ahead');
    expect(verdict(needed).answer.allowed).toBe(false);
    expect(verdict(needed).confidence).toBe('close-call');
  });

  test('SK-TURN-4: with an H for the gear in use it may turn on the spot, and in another gear not', () => {
    expect(allowed([left(90)], { gear: 1 })).toBe(true);
    expect(allowed([left(90)], { gear: 0 })).toBe(true);
    expect(allowed([left(90)], { gear: 0, state: { turns: [turn(90), turn(60), turn(30)] } })).toBe(false);
    expect(allowed([left(60), ahead(100)], { gear: 2 })).toBe(false);
  });

  test('SK-TURN-5: backwards the rear is the front', () => {
    const state = { turns: [turn(60), turn(60), turn(30)] };
    expect(allowed([left(30), back(80)], { gear: -1, state })).toBe(true);
    expect(allowed([left(30), back(20)], { gear: -1, state })).toBe(false);
  });
});

describe('surfaces', () => {
  const area = (id: string, z0: number, z1: number, traits: Partial<TerrainPiece['traits']>): TerrainPiece => {
    const plain = piece(id, {}, { footprint: [ground(-200, z0, 200, z1)] });
    return { ...plain, traits: { ...plain.traits, area: true, ...traits } };
  };
  const mud = area('mud', 50, 90, { difficult: { factor: 1 / 3 } });
  const road = area('road', -100, 500, { road: true });

  test.each([
    ['plain', 'mud', 1],
    ['half-track', 'mud', 2],
    ['all-wheel', 'mud', 1],
    ['tracked', 'mud', 2],
    ['plain', 'ordinary', 2],
    ['half-track', 'ordinary', 2],
    ['all-wheel', 'ordinary', 3],
    ['tracked', 'ordinary', 3],
    ['plain', 'road', 3],
    ['half-track', 'road', 3],
  ] as const)('SK-TERR-8 to 11: a %s drive goes over %s in gear %d at most', (kind, surface, most) => {
    const pieces = surface === 'mud' ? [mud] : surface === 'road' ? [road] : [];
    const goes = (gear: number) => allowed([ahead(gear * 100)], { gear, pieces, state: { drive: kind } });
    expect([1, 2, 3].filter(goes)).toEqual([1, 2, 3].filter((gear) => gear <= most));
  });

  test('SK-TERR-2: the worst surface counts for all of it, and one that is not reached does not', () => {
    expect(allowed([ahead(200)], { gear: 2, pieces: [mud], state: { drive: 'all-wheel' } })).toBe(false);
    expect(allowed([back(100)], { gear: -1, pieces: [mud], state: { drive: 'all-wheel' } })).toBe(true);
  });

  test('SK-TERR-7: a table that leaves high gears to roads', () => {
    const settings = { highGearRoadOnly: 'always' };
    expect(allowed([ahead(250)], { gear: 3 })).toBe(true);
    expect(allowed([ahead(250)], { gear: 3, settings })).toBe(false);
    expect(allowed([ahead(250)], { gear: 3, settings, pieces: [road] })).toBe(true);
  });

  test('SK-TERR-4: a plain drive tests where it comes into difficult ground, or at once where it starts in it', () => {
    const state = { drive: 'plain' } as const;
    expect(drive([ahead(90)], { pieces: [mud], state }).answer.bogsAt).toBe(50);
    expect(drive([ahead(40)], { pieces: [mud], state }).answer.bogsAt).toBeNull();
    expect(drive([ahead(40)], { pieces: [area('mire', -10, 90, { difficult: { factor: 0.5 } })], state }).answer.bogsAt).toBe(0);
    expect(drive([ahead(90)], { pieces: [mud] }).answer.bogsAt).toBeNull();
  });

  test('SK-EX-81: gear 2 costs gunners 4, on road 3, in difficult terrain 5; gear 1 nothing up to 4 cm, 2 after 6 cm, on road 1', () => {
    const penalty = (gear: number, length: number, pieces: readonly TerrainPiece[] = []) =>
      drive([ahead(length)], { gear, pieces }).answer.penalty;
    const mire = area('mire', -100, 500, { difficult: { factor: 0.5 } });
    expect([penalty(2, 150), penalty(2, 150, [road]), penalty(2, 150, [mire])]).toEqual([4, 3, 5]);
    expect([penalty(1, 40), penalty(1, 60), penalty(1, 60, [road])]).toEqual([0, 2, 1]);
    // exactly 5 cm count as none; the surface of most of the way counts
    expect([penalty(1, 50), penalty(1, 50.1), penalty(2, 150, [mud])]).toEqual([0, 2, 4]);
  });

  test('SK-TERR-6: wheels take steps of 1.5 cm, tracks of 2.5 cm', () => {
    const step = (height: number) => [piece('kerb', { slab: box(-200, 0, 100, 200, height, 600) })];
    const hits = (height: number, kind: DriverState['drive']) =>
      drive([ahead(100)], { pieces: step(height), state: { drive: kind } }).answer.collisions.length;
    expect([hits(15, 'plain'), hits(15.1, 'plain'), hits(15.1, 'all-wheel')]).toEqual([0, 1, 1]);
    expect([hits(25, 'tracked'), hits(25.1, 'tracked'), hits(25, 'half-track'), hits(25.1, 'half-track')]).toEqual([0, 1, 0, 1]);
  });
});

describe('collisions', () => {
  const wall = [piece('wall', { wall: box(-200, 0, 130, 200, 60, 140) })];

  test('SK-EX-82 (SK-COLL-2, SK-COLL-3): in gear 2 over a man, each takes a hit of strength 2 with AP 1, and the vehicle drives on', () => {
    const { answer } = drive([ahead(150)], { gear: 2, models: [man('man', 0, 125)] });
    expect(answer.collisions).toEqual([
      expect.objectContaining({ hit: { strength: 2, piercing: 1, hits: 'one' }, rolls: null, stops: false }),
    ]);
    expect(answer.collisions[0]!.touch.side.sector).toBe('front');
    expect(answer.driven).toBe(150);
  });

  test('SK-COLL-2 and 5: backwards counts as gear 1, and a squad takes d3 hits', () => {
    const squad: Model = { ...squadOfTen(), id: 'squad', name: 'squad', pose: { at: at(0, 0, -130), facing: 0 } };
    const [collision] = drive([back(60)], { gear: -1, models: [squad] }).answer.collisions;
    expect(collision?.hit).toEqual({ strength: 1, piercing: 1, hits: 'd3' });
    expect(collision?.touch.side.sector).toBe('rear');
  });

  test.each([
    [6, 4, 2, 4, true],
    [4, 6, 4, 2, true],
    [8, 3, 1, 7, false],
    [3, 8, 7, 1, true],
    [6, 3, 1, 5, false],
    [5, 3, 2, 4, true],
    [4, 4, 2, 2, true],
  ])(
    'SK-EX-83 (SK-COLL-6, SK-COLL-7, SK-COLL-9): in gear 2 with %d points against %d it rolls %d times and the other %d; it stops: %s',
    (own, other, rolls, others, stops) => {
      const truck = vehicle('truck', 0, 240, EAST);
      const state = { points: own, others: [{ model: 'truck', points: other, wreck: false }] };
      const { answer } = drive([ahead(150)], { gear: 2, models: [truck], state });
      expect(answer.collisions[0]).toMatchObject({ rolls: { own: rolls, other: others }, stops });
      expect(answer.driven).toBe(stops ? 125 : 150);
      // who is not stopped moves the other out of where it ends
      expect(answer.pushed.map(({ model, ways }) => [model, ways.map(({ length }) => Math.round(length * 1e6) / 1e6)])).toEqual(
        stops ? [] : [['truck', [25]]],
      );
    },
  );

  test('SK-COLL-8 and 10: at terrain and at wrecks it rolls by its gear and stops', () => {
    expect(drive([ahead(150)], { gear: 2, pieces: wall }).answer).toMatchObject({
      driven: 50,
      collisions: [{ rolls: { own: 2, other: null }, stops: true }],
    });
    const wreck = vehicle('wreck', 0, 240, EAST);
    const others = [{ model: 'wreck', points: 1, wreck: true }];
    expect(drive([ahead(150)], { gear: 2, models: [wreck], state: { others } }).answer).toMatchObject({
      driven: 125,
      collisions: [{ rolls: { own: 2, other: null }, stops: true }],
    });
  });

  test('SK-COLL-8: behind what stops it nobody is touched', () => {
    const { answer } = drive([ahead(150)], { gear: 2, pieces: wall, models: [man('before', 10, 100), man('behind', 0, 180)] });
    expect(answer.collisions.map(({ touch }) => touch.with)).toEqual([
      { kind: 'model', model: 'before' },
      { kind: 'part', piece: 'wall', part: 'wall' },
    ]);
  });

  test('SK-COLL-4: a man under the hull is moved out square to the nearest side, by just so far that he touches it', () => {
    const { answer } = drive([ahead(100)], { models: [man('man', 20, 120)] });
    const [pushed] = answer.pushed;
    expect(pushed?.ways).toEqual([
      expect.objectContaining({ length: expect.closeTo(30, 9), towards: { x: expect.closeTo(1, 9), z: expect.closeTo(0, 9) } }),
    ]);
    expect(pushed?.ways[0]?.to).toEqual({ x: expect.closeTo(50, 9), y: 0, z: expect.closeTo(120, 9) });
  });

  test('SK-COLL-4: of two shortest ways the owner chooses, and one that is taken does not count', () => {
    const men = [man('man', 0, 120)];
    expect(drive([ahead(100)], { models: men }).answer.pushed[0]?.ways.length).toBe(2);
    const other = man('other', 55, 120);
    const [pushed] = drive([ahead(100)], { models: [...men, other] }).answer.pushed;
    expect(pushed?.ways.map(({ towards }) => Math.round(towards.x))).toEqual([-1]);
  });

  describe('SK-CLIMB-17: a man who is pushed over the edge of a deck', () => {
    const falls = (height: number, settings: Settings = {}, more: readonly TerrainPiece[] = [], x = 20) => {
      const deck = piece('deck', { planks: box(-45, 0, -100, 45, height, 400) });
      const tank = vehicle('max', 0, 0, 0);
      const raised = { ...tank, pose: { ...tank.pose, at: at(0, height, 0) } };
      const board = boardOf([deck, ...more], [raised, man('man', x, 120, { y: height })]);
      const verdict = answered(board, { kind: 'drive', model: 'max', gear: 1, way: [ahead(100)], state: MEDIUM }, settings);
      const reason = verdict.because.find(({ clause }) => clause === 'SK-CLIMB-17');
      return { pushed: (verdict.answer as DriveAnswer).pushed[0], says: reason?.says, fill: reason?.fill };
    };

    test('SK-EX-39: falls 8 cm to the ground beside it, for a hit of strength 2', () => {
      const { pushed, says, fill } = falls(80);
      expect(pushed?.ways).toMatchObject([
        {
          to: { x: expect.closeTo(60, 1), y: 0 },
          length: expect.closeTo(30, 9),
          fall: { drop: 80, onto: { kind: 'table' } },
          blockedBy: [],
        },
      ]);
      expect([says, fill]).toEqual(['drive/pushes-over', { other: 'man', drop: 80, on: '', strength: 2, piercing: 1 }]);
    });

    test('is not hurt by 7.5 cm, nor where the table agreed that falls do nothing', () => {
      expect(falls(75).says).toBe('drive/pushes-over-unhurt');
      expect(falls(80, { falling: false }).says).toBe('drive/pushes-over-unhurt');
    });

    test('falls no deeper than to what is next below, and not where something stands in his way at its height', () => {
      const crate = piece('crate', { wood: box(45, 0, 60, 120, 50, 200) });
      expect(falls(80, {}, [crate]).pushed?.ways[0]).toMatchObject({ to: { y: 50 }, fall: { drop: 30 } });
      const wall = piece('wall', { bricks: box(45, 0, 60, 120, 200, 200) });
      expect(falls(80, {}, [wall]).pushed?.ways.map(({ towards }) => Math.round(towards.x))).toEqual([-1]);
    });

    test('and keeps his footing where half of his base still is on it', () => {
      expect(falls(80, {}, [], 12).pushed?.ways[0]).toMatchObject({ to: { y: 0 } });
      expect(falls(80, {}, [piece('more', { planks: box(45, 60, -100, 120, 80, 400) })]).pushed?.ways[0]).toMatchObject({
        to: { y: 80 },
        fall: null,
      });
    });
  });

  test('SK-GEAR-9: over the edge of the table it leaves the battle', () => {
    const { answer, says } = drive([ahead(300)], { gear: 3, facing: 0, models: [], pieces: [] });
    expect(answer.leavesTable).toBe(false);
    const board = boardOf([], [vehicle('max', 0, 400)]);
    const leaving = answered(board, { kind: 'drive', model: 'max', gear: 3, way: [ahead(250)], state: MEDIUM });
    expect(leaving.answer).toMatchObject({ leavesTable: true, allowed: true });
    expect(says).not.toContain('drive/leaves-table');
  });
});

describe('sides', () => {
  const side = (
    models: readonly Model[],
    settings: Settings = {},
    strengths = null as null | { front: number; side: number; rear: number; top: number },
  ) => {
    const verdict = answered(
      boardOf([], [vehicle('max', 0, 0), ...models]),
      { kind: 'side-of', of: 'max', from: { kind: 'model', model: 'ann' }, strengths },
      settings,
    );
    const { side: found, among } = verdict.answer as SideOfAnswer;
    return { side: found, among, sure: verdict.confidence };
  };

  test('SK-VARC-1, SK-VARC-2, SK-VARC-5: diagonals through the corners of the hull part front, rear and sides, whatever turret and gun jut out', () => {
    // the hull is 70 wide and 160 long; the diagonal runs through (35, 80)
    expect([side([man('ann', 69, 160)]).side, side([man('ann', 71, 160)]).side]).toEqual(['front', 'side']);
    expect([side([man('ann', -69, -160)]).side, side([man('ann', -71, -160)]).side]).toEqual(['rear', 'side']);
    const max = vehicle('max', 0, 0);
    const volumes = [
      ...max.body.volumes.standing,
      { region: 'turret' as const, member: 0, solid: box(-90, 60, -25, 90, 85, 200) },
    ];
    const broad: Model = { ...max, body: { ...max.body, volumes: { standing: volumes, kneeling: volumes, prone: volumes } } };
    expect([side([broad, man('ann', 69, 160)]).side, side([broad, man('ann', 71, 160)]).side]).toEqual(['front', 'side']);
  });

  test('SK-EX-79 (SK-VARC-3): with the hull 6 cm high and the attacker at 12 cm it is the top up to 6 cm away, and a side at 6.1', () => {
    expect(side([man('ann', 95, 0, { y: 120 })])).toMatchObject({ side: 'top', sure: 'close-call' });
    expect(side([man('ann', 90, 0, { y: 120 })])).toMatchObject({ side: 'top', sure: 'clear' });
    expect(side([man('ann', 96, 0, { y: 120 })])).toMatchObject({ side: 'side' });
    expect(side([man('ann', 0, 141, { y: 120 })])).toMatchObject({ side: 'front' });
    expect(side([man('ann', 40, 0, { y: 60 })])).toMatchObject({ side: 'side' });
  });

  test('SK-VARC-4: exactly on a diagonal the weaker side counts, and without numbers either', () => {
    const ann = man('ann', 70, 160);
    expect(side([ann])).toEqual({ side: 'side', among: ['side', 'front'], sure: 'close-call' });
    expect(side([ann], {}, { front: 5, side: 8, rear: 4, top: 2 })).toMatchObject({ side: 'front', among: ['front'] });
    expect(side([ann], {}, { front: 9, side: 8, rear: 4, top: 2 })).toMatchObject({ side: 'side', among: ['side'] });
    expect(side([man('ann', 60, 160)])).toMatchObject({ side: 'front', among: ['front'], sure: 'clear' });
  });

  test('SK-MODEL-8: of a man it is his front or his rear, and on the line of his shoulders it is close', () => {
    const of = (z: number) => {
      const board = boardOf([], [man('bob', 0, 0), man('ann', 80, z)]);
      const verdict = answered(board, { kind: 'side-of', of: 'bob', from: { kind: 'model', model: 'ann' }, strengths: null });
      return [(verdict.answer as SideOfAnswer).side, verdict.confidence];
    };
    expect([of(30), of(0), of(-0.5), of(-30)]).toEqual([
      ['front', 'clear'],
      ['front', 'close-call'],
      ['rear', 'close-call'],
      ['rear', 'clear'],
    ]);
  });
});

describe('mounts', () => {
  const WEAPON: MountedWeapon = { mount: 'hull', at: { x: 0, y: 40, z: 0 }, bearing: 0, turn: null, crewOut: false };
  const aim = (degrees: number, weapon: Partial<MountedWeapon>, more: Partial<Model> = {}) => {
    const target = man('ann', 300 * Math.sin(degrees * DEGREE), 300 * Math.cos(degrees * DEGREE));
    const board = boardOf([], [vehicle('max', 0, 0, 0, more), target]);
    const verdict = answered(board, { kind: 'may-aim', shooter: 'max', target: 'ann', weapon: { ...WEAPON, ...weapon } });
    return { ...(verdict.answer as MayAimAnswer), sure: verdict.confidence };
  };
  const may = (degrees: number, weapon: Partial<MountedWeapon>, more: Partial<Model> = {}) => aim(degrees, weapon, more).allowed;

  test('SK-MOUNT-1 and 6: a hull weapon turns 45° to either side, a rigid one 23°, the border included', () => {
    expect([44, 45, -45, 46].map((degrees) => may(degrees, {}))).toEqual([true, true, true, false]);
    expect([22, 23, -23, 24].map((degrees) => may(degrees, { mount: 'rigid' }))).toEqual([true, true, true, false]);
    expect([aim(45, {}).sure, aim(40, {}).sure]).toEqual(['close-call', 'clear']);
    expect(may(170, { bearing: Math.PI })).toBe(true);
  });

  test('SK-EX-89: a turret that turns 90° while the hull turns 60° bears 150° left of where both looked', () => {
    const turned = { pose: { at: at(0, 0, 0), facing: 60 * DEGREE } };
    const found = aim(150, { mount: 'turret', turn: 90 * DEGREE }, turned);
    expect(found.allowed).toBe(true);
    expect(found.turret).toBeCloseTo(90 * DEGREE, 12);
    // along its axis to 5° more
    expect([155, 156].map((degrees) => may(degrees, { mount: 'turret', turn: 90 * DEGREE }, turned))).toEqual([true, false]);
  });

  test('SK-MOUNT-4: it turns from where it points, 90° where nothing is told', () => {
    expect([95, 96].map((degrees) => may(degrees, { mount: 'turret' }))).toEqual([true, false]);
    expect(may(170, { mount: 'turret' }, { turret: 80 * DEGREE })).toBe(true);
    expect([-20, -15].map((degrees) => may(degrees, { mount: 'turret' }, { turret: 80 * DEGREE }))).toEqual([false, true]);
    expect(may(179, { mount: 'turret', turn: Math.PI })).toBe(true);
  });

  test('SK-MOUNT-2: the cupola shoots in any direction once somebody is on the roof', () => {
    expect([may(130, { mount: 'cupola' }), may(130, { mount: 'cupola', crewOut: true })]).toEqual([false, true]);
  });

  test('SK-MODEL-9 and SK-SQF-2: a man aims before his shoulders, a squad in any direction', () => {
    const aims = (shooter: Model, z: number) => {
      const board = boardOf([], [shooter, man('ann', 50, z)]);
      return (answered(board, { kind: 'may-aim', shooter: shooter.id, target: 'ann', weapon: null }).answer as MayAimAnswer)
        .allowed;
    };
    expect([aims(man('bob', 0, 0), 40), aims(man('bob', 0, 0), 0), aims(man('bob', 0, 0), -40)]).toEqual([true, true, false]);
    const squad: Model = { ...squadOfTen(), id: 'squad', name: 'squad', pose: { at: at(0, 0, 0), facing: 0 } };
    expect(aims(squad, -80)).toBe(true);
  });
});
