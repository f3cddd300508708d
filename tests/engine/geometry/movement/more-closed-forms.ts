import type { MovePolicy } from '../../../../engine/geometry/movement-queries.ts';
import type { Base, Model, PlanPoint, PrismSolid, TerrainPiece, Vec3 } from '../../../../engine/index.ts';
import type { Chance } from '../../../support/chance.ts';
import { areaWhere, cordOver, cordRound, cornerOnRight, leastOf, type Peg, place } from '../../../support/closed-form-ways.ts';
import { carried, ON_FOOT } from '../../../support/move-board.ts';
import { at, box, difficultGround, man, piece, rampAlongX } from '../../../support/sight-board.ts';

/** A board whose cheapest way was worked out by hand, for any base and any rules of moving. */
export interface FormBoard {
  readonly name: string;
  readonly pieces: readonly TerrainPiece[];
  readonly others?: readonly Model[];
  readonly base?: Base;
  /** @unit radians */
  readonly facing?: number;
  readonly policy?: MovePolicy;
  readonly from: Vec3;
  readonly to: Vec3;
  readonly cost: number;
}

/** A prism that stands upright on this outline, given anticlockwise as seen from above with z to the left of x. */
const standing = (outline: readonly PlanPoint[], height: number): PrismSolid => ({
  kind: 'prism',
  origin: at(0, height, 0),
  across: at(1, 0, 0),
  along: at(0, 0, 1),
  outline: outline.map(({ x, z }) => ({ x, y: z })),
  holes: [],
  depth: height,
});

/** A roof that rises from x = −length to its ridge at x = 0 and falls again as far. */
const roof = (length: number, height: number): PrismSolid => ({
  kind: 'prism',
  origin: at(-length, 0, -400),
  across: at(1, 0, 0),
  along: at(0, 1, 0),
  outline: [
    { x: 0, y: 0 },
    { x: 2 * length, y: 0 },
    { x: length, y: height },
  ],
  holes: [],
  depth: 800,
});

const tall = (id: string, x0: number, z0: number, x1: number, z1: number, height = 100) =>
  piece(id, { stone: box(x0, 0, z0, x1, height, z1) });

const SAMPLES = 720;

/** What the middle of a base keeps off the corners of something: their rims, one for each direction. */
function rimsOf(corners: readonly PlanPoint[], base: Base = { kind: 'round', diameter: 30 }): readonly PlanPoint[] {
  return corners.flatMap(({ x, z }) => {
    if (base.kind === 'rectangle') {
      const [w, d] = [base.width / 2, base.depth / 2];
      return [-w, w].flatMap((dx) => [-d, d].map((dz) => ({ x: x + dx, z: z + dz })));
    }
    const [w, d] =
      base.kind === 'round'
        ? [base.diameter / 2, base.diameter / 2]
        : base.kind === 'oval'
          ? [base.width / 2, base.depth / 2]
          : [0, 0];
    return Array.from({ length: SAMPLES }, (_, i) => {
      const turn = (2 * Math.PI * i) / SAMPLES;
      return { x: x + w * Math.cos(turn), z: z + d * Math.sin(turn) };
    });
  });
}

const flat = ({ x, z }: Vec3): PlanPoint => ({ x, z });
const WEST = at(-100, 0, 0);
const EAST = at(100, 0, 0);
const west: Peg = place(-100, 0);
const east: Peg = place(100, 0);

/** A wedge whose sharp end has to be gone round, by how sharp it is and how far it lies beyond the straight way. */
const wedges: readonly FormBoard[] = (
  [
    [8, 20],
    [20, 5],
    [35, 40],
    [60, 25],
  ] as const
).map(([half, tip]) => ({
  name: `round the tip of a wedge that is ${2 * half} mm wide at its foot and ends ${tip} mm beyond the straight way`,
  pieces: [
    piece('wedge', {
      stone: standing(
        [
          { x: -half, z: -120 },
          { x: half, z: -120 },
          { x: 0, z: tip },
        ],
        90,
      ),
    }),
  ],
  from: WEST,
  to: EAST,
  cost: cordRound(west, cornerOnRight(0, tip), east),
}));

/** A pillar with so many corners, gone round on one side. */
const pillars: readonly FormBoard[] = [3, 5, 6, 8].map((count) => {
  const corners = Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count + Math.PI / 2;
    return { x: 30 * Math.cos(turn), z: -8 + 30 * Math.sin(turn) };
  });
  const over = cordOver(flat(WEST), rimsOf(corners), flat(EAST));
  const mirrored = corners.map(({ x, z }) => ({ x, z: -z }));
  return {
    name: `round a pillar of ${count} corners, on its better side`,
    pieces: [piece('pillar', { stone: standing(corners, 90) })],
    from: WEST,
    to: EAST,
    cost: Math.min(over, cordOver(flat(WEST), rimsOf(mirrored), flat(EAST))),
  };
});

/** The same wall for bases of other sizes and shapes. */
const bases: readonly FormBoard[] = (
  [
    { kind: 'round', diameter: 25 },
    { kind: 'round', diameter: 60 },
    { kind: 'oval', width: 25, depth: 50 },
    { kind: 'oval', width: 60, depth: 35 },
    { kind: 'rectangle', width: 25, depth: 50 },
    { kind: 'rectangle', width: 40, depth: 20 },
  ] as const
).map((base) => ({
  name: `round the end of a wall with a base that is ${JSON.stringify(base)}`,
  pieces: [tall('wall', -5, -500, 5, 10)],
  base,
  from: at(-110, 0, -20),
  to: at(110, 0, 0),
  cost: cordOver(
    { x: -110, z: -20 },
    rimsOf(
      [
        { x: -5, z: 10 },
        { x: 5, z: 10 },
      ],
      base,
    ),
    { x: 110, z: 0 },
  ),
}));

const models: readonly FormBoard[] = [
  {
    name: 'in and out between three models',
    pieces: [tall('far', -60, -600, 60, -28), tall('near', -60, 44, 60, 600)],
    others: [man('one', 0, -8, { owner: 'blue' })],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(0, -8, 30), east),
  },
  {
    name: 'between two models that leave a hair more than the base',
    pieces: [],
    others: [man('one', 0, -30.05), man('other', 0, 30.05)],
    from: WEST,
    to: EAST,
    cost: 200,
  },
  {
    name: 'round two models that leave a hair less than the base',
    pieces: [],
    others: [man('one', 0, -29.95), man('other', 0, 29.95)],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(0, 29.95, 30), east),
  },
];

const LADDER = (id: string, x: number, z: number, height: number) => ({
  id,
  foot: at(x, 0, z),
  head: at(x, height, z),
  width: 10,
});
const ladders: readonly FormBoard[] = [
  {
    name: 'up a ladder of 100 mm onto a platform, straight on',
    pieces: [piece('platform', { top: box(0, 0, -200, 200, 100, 200) }, { ladders: { up: LADDER('up', -2, 0, 100) } })],
    from: at(-90, 0, 0),
    to: at(60, 100, 0),
    cost: 88 + 100 + 62,
  },
  {
    name: 'up the nearer of two ladders',
    pieces: [
      piece(
        'platform',
        { top: box(0, 0, -200, 200, 90, 200) },
        { ladders: { near: LADDER('near', -2, 60, 90), far: LADDER('far', -2, -150, 90) } },
      ),
    ],
    from: at(-80, 0, 0),
    to: at(60, 90, 60),
    cost: Math.hypot(78, 60) + 90 + 62,
  },
  {
    name: 'down a ladder',
    pieces: [piece('platform', { top: box(0, 0, -200, 200, 90, 200) }, { ladders: { up: LADDER('up', -2, 30, 90) } })],
    from: at(60, 90, 0),
    to: at(-90, 0, 30),
    cost: Math.hypot(62, 30) + 90 + 88,
  },
];

const high = (height: number) => piece('ledge', { stone: box(0, 0, -400, 300, height, 400) });
const heights: readonly FormBoard[] = [
  {
    name: 'up two terraces of 20 and 30 mm',
    pieces: [high(20), piece('upper', { stone: box(60, 20, -400, 300, 50, 400) })],
    from: at(-60, 0, -40),
    to: at(140, 50, 60),
    cost: Math.hypot(200, 100) + 1.5 * 50,
  },
  {
    name: 'onto a block of 30 mm and down behind it, rather than round it',
    pieces: [tall('block', 0, -400, 80, 400, 30)],
    from: at(-60, 0, 0),
    to: at(140, 0, 30),
    cost: Math.hypot(200, 30) + 2.5 * 30,
  },
  {
    name: 'round the end of a block of 40 mm, rather than over it',
    pieces: [tall('block', -20, -400, 20, 20, 40)],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(-20, 20), cornerOnRight(20, 20), east),
  },
  {
    name: 'over one of two fences and round the other',
    pieces: [tall('low', -41.5, -500, -38.5, 500, 20), tall('high', 38.5, -500, 41.5, 12, 76)],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(38.5, 12), cornerOnRight(41.5, 12), east) + 2.5 * 20,
  },
  {
    name: 'up four steps of 14 mm, each free',
    pieces: [14, 28, 42, 56].map((top, i) => piece(`step-${i}`, { stone: box(30 * i, 0, -300, 300, top, 300) })),
    from: at(-60, 0, 0),
    to: at(150, 56, 40),
    cost: Math.hypot(210, 40),
  },
];

const slopeOf = (run: number, rise: number) => Math.hypot(run, rise) / run;
const slopes: readonly FormBoard[] = [
  {
    name: 'aslant over a slope, from one place of it to another',
    pieces: [piece('slope', { earth: rampAlongX(-200, 400, 200, -300, 300) })],
    from: at(-100, 50, -60),
    to: at(60, 130, 80),
    cost: Math.hypot(160 * slopeOf(400, 200), 140),
  },
  {
    name: 'over the ridge of a roof, aslant',
    pieces: [piece('roof', { tiles: roof(100, 60) })],
    from: at(-60, 24, -50),
    to: at(80, 12, 70),
    cost: Math.hypot(140 * slopeOf(100, 60), 120),
  },
  {
    name: 'over a roof from the ground on one side to that on the other',
    pieces: [piece('roof', { tiles: roof(60, 50) })],
    from: at(-110, 0, 0),
    to: at(110, 0, 90),
    cost: leastOf((inset) => 2 * Math.hypot(50, inset) + Math.hypot(120 * slopeOf(60, 50), 90 - 2 * inset), 0, 45),
  },
  {
    name: 'along a slope at one height, straight',
    pieces: [piece('slope', { earth: rampAlongX(-200, 400, 200, -300, 300) })],
    from: at(0, 100, -120),
    to: at(0, 100, 110),
    cost: 230,
  },
];

const passages: readonly FormBoard[] = [
  {
    name: 'through a doorway of 34 mm under a lintel, beside the straight way',
    pieces: [
      piece('wall', {
        far: box(-4, 0, -500, 4, 100, 25),
        near: box(-4, 0, 59, 4, 100, 500),
        lintel: box(-4, 56, 25, 4, 100, 59),
      }),
    ],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(-4, 25), cornerOnRight(4, 25), east),
  },
  {
    name: 'past a doorway whose lintel hangs too low, round the end of its wall',
    pieces: [
      piece('wall', { far: box(-4, 0, -500, 4, 100, 25), near: box(-4, 0, 59, 4, 100, 80), lintel: box(-4, 40, 25, 4, 100, 59) }),
    ],
    from: WEST,
    to: EAST,
    cost: cordRound(west, cornerOnRight(-4, 80), cornerOnRight(4, 80), east),
  },
  {
    name: 'between the end of a wall and the edge of the table',
    pieces: [tall('wall', -5, -600, 5, 580)],
    from: at(-100, 0, 480),
    to: at(100, 0, 480),
    cost: cordRound(place(-100, 480), cornerOnRight(-5, 580), cornerOnRight(5, 580), place(100, 480)),
  },
  {
    name: 'out of one room and into the next, each through its door',
    pieces: [
      piece('walls', {
        a: box(-44, 0, -600, -36, 100, -30),
        b: box(-44, 0, 10, -36, 100, 600),
        c: box(36, 0, -600, 44, 100, -10),
        d: box(36, 0, 30, 44, 100, 600),
      }),
    ],
    from: at(-120, 0, -60),
    to: at(120, 0, 60),
    cost: leastOfTwoDoors(),
  },
  {
    name: 'through a narrow corner between two walls that stand aslant',
    pieces: [
      piece('left', {
        stone: standing(
          [
            { x: 0, z: 16 },
            { x: 80, z: 96 },
            { x: 74, z: 102 },
            { x: -6, z: 22 },
          ],
          100,
        ),
      }),
      piece('right', {
        stone: standing(
          [
            { x: 0, z: -200 },
            { x: 8, z: -200 },
            { x: 8, z: -20 },
            { x: 0, z: -20 },
          ],
          100,
        ),
      }),
    ],
    from: WEST,
    to: EAST,
    cost: 200,
  },
];

/** Turned half round about the origin all of it is the same, and so is the cheapest way: it leads through the origin, over the jamb of the first door. */
function leastOfTwoDoors(): number {
  const jamb = [
    { x: -44, z: -30 },
    { x: -36, z: -30 },
  ];
  return 2 * cordOver({ x: -120, z: -60 }, rimsOf(jamb), { x: 0, z: 0 });
}

const swamp = (id: string, share: number, x0: number, z0: number, x1: number, z1: number) =>
  difficultGround(id, share, x0, z0, x1, z1);
const wet: readonly FormBoard[] = [
  {
    name: 'through two swamps of other depths, one after the other, aslant',
    pieces: [swamp('half', 1 / 2, -60, -600, -20, 600), swamp('third', 1 / 3, 30, -600, 50, 600)],
    from: WEST,
    to: at(100, 0, 120),
    cost: leastOf(
      (a) => 2 * Math.hypot(40, a) + leastOf((b) => 3 * Math.hypot(20, b) + Math.hypot(140, 120 - a - b), 0, 120),
      0,
      120,
    ),
  },
  {
    name: 'through a swamp that lies aslant',
    pieces: [
      {
        ...swamp('aslant', 1 / 2, -25, -400, 25, 400),
        pose: { at: at(0, 0, 0), facing: 0.5 },
      },
    ],
    from: WEST,
    to: EAST,
    cost: (() => {
      // seen along the swamp it is a strip of 50 mm, and the way crosses it aslant
      const [across, along] = [200 * Math.cos(0.5), 200 * Math.sin(0.5)];
      return leastOf((shift) => 2 * Math.hypot(50, shift) + Math.hypot(across - 50, along - shift), 0, along);
    })(),
  },
  {
    name: 'round a wall that stands in a swamp',
    pieces: [swamp('mud', 1 / 2, -600, -600, 600, 600), tall('wall', -5, -600, 5, 12)],
    from: at(-80, 0, 0),
    to: at(80, 0, 0),
    cost: 2 * cordRound(place(-80, 0), cornerOnRight(-5, 12), cornerOnRight(5, 12), place(80, 0)),
  },
  {
    name: 'crawling, for twice the price',
    pieces: [tall('wall', -5, -600, 5, 12)],
    policy: { ...ON_FOOT, slowed: 2 },
    from: at(-80, 0, 0),
    to: at(80, 0, 0),
    cost: 2 * cordRound(place(-80, 0), cornerOnRight(-5, 12), cornerOnRight(5, 12), place(80, 0)),
  },
];

/** How the battle rules have it: heights cost nothing, and slopes are measured from above. */
const FREE_HEIGHTS: MovePolicy = {
  ...ON_FOOT,
  freeStep: 0,
  slopes: 'plan',
  climbing: { up: 0, down: 0, most: 150 },
  mostHeight: 150,
  difficult: 'as-any',
};
const free: readonly FormBoard[] = [
  {
    name: 'straight over a ledge where heights cost nothing',
    pieces: [high(60)],
    policy: FREE_HEIGHTS,
    from: at(-60, 0, 0),
    to: at(100, 60, 70),
    cost: Math.hypot(160, 70),
  },
  {
    name: 'over a roof as seen from above',
    pieces: [piece('roof', { tiles: roof(100, 60) })],
    policy: FREE_HEIGHTS,
    from: at(-60, 24, -50),
    to: at(80, 12, 70),
    cost: Math.hypot(140, 120),
  },
];

const upright: readonly FormBoard[] = [
  ...wedges,
  ...pillars,
  ...bases,
  ...models,
  ...ladders,
  ...heights,
  ...slopes,
  ...passages,
  ...wet,
  ...free,
];

/** The same board turned, pushed and perhaps seen in a mirror: the cost stays. */
function turnedBoard(board: FormBoard, angle: number, mirrored: boolean): FormBoard {
  const carriage = { angle, x: 13, z: -7, mirrored };
  const pose = ({ at: there, facing }: TerrainPiece['pose']) => ({
    at: carried(there, carriage),
    facing: (mirrored ? -facing : facing) + angle,
  });
  return {
    ...board,
    name: `${board.name}, all of it turned${mirrored ? ' and mirrored' : ''}`,
    pieces: board.pieces.map((one) => ({ ...one, pose: pose(one.pose), mirrored: mirrored ? !one.mirrored : one.mirrored })),
    others: (board.others ?? []).map((one) => ({ ...one, pose: pose(one.pose) })),
    from: carried(board.from, carriage),
    to: carried(board.to, carriage),
  };
}

/** A base that is not round looks the way that it did among turned things only where it is turned as well. */
const isRound = ({ base }: FormBoard): boolean => base === undefined || base.kind === 'round';
const isFarFromEdge = ({ from }: FormBoard): boolean => Math.abs(from.z) < 300;

/** Forty boards, and most of them turned. */
export const MORE_FORMS: readonly FormBoard[] = [
  ...upright,
  ...upright
    .filter((board) => isRound(board) && isFarFromEdge(board))
    .map((board, i) => turnedBoard(board, 0.35 + 0.61 * (i % 9), i % 2 === 1)),
];

/** A board on which it was worked out by hand how much of each surface is in reach of somebody who stands at the origin. */
export interface FormReach {
  readonly name: string;
  readonly pieces: readonly TerrainPiece[];
  readonly others?: readonly Model[];
  readonly base?: Base;
  readonly policy?: MovePolicy;
  readonly from?: Vec3;
  readonly allowance: number;
  /** By the piece, or `table`. @unit square millimetres */
  readonly areas: Readonly<Record<string, number>>;
}

const inDisc = (r: number) => (x: number, z: number) => Math.hypot(x, z) < r;
const half = (p: PlanPoint): PlanPoint => ({ x: p.x, z: -p.z });

/** What it costs to come past something to a place to the east, on its better side. */
const pastEither = (rims: readonly PlanPoint[], p: PlanPoint): number =>
  Math.min(cordOver({ x: 0, z: 0 }, rims, p), cordOver({ x: 0, z: 0 }, rims.map(half), half(p)));

export const MORE_REACHES: readonly FormReach[] = [
  {
    name: 'on both sides of a model, with a hole where it stands',
    pieces: [],
    others: [man('bob', 50, 0, { owner: 'blue' })],
    allowance: 90,
    areas: {
      table: (() => {
        const rims = rimsOf([{ x: 50, z: 0 }], { kind: 'round', diameter: 60 });
        return areaWhere((x, z) => Math.hypot(x - 50, z) > 30 && pastEither(rims, { x, z }) < 90, [-90, -90, 90, 90], 1);
      })(),
    },
  },
  {
    name: 'all round on a slope, paid along it',
    pieces: [piece('slope', { earth: rampAlongX(-250, 500, 300, -300, 300) })],
    from: at(0, 150, 0),
    allowance: 80,
    areas: { slope: (Math.PI * 80 ** 2) / slopeOf(500, 300) },
  },
  {
    name: 'on both sides of the ridge of a roof',
    pieces: [piece('roof', { tiles: roof(200, 120) })],
    from: at(-30, 102, 0),
    allowance: 80,
    areas: { roof: (Math.PI * 80 ** 2) / slopeOf(200, 120) },
  },
  {
    name: 'half as far all round for who crawls',
    pieces: [],
    policy: { ...ON_FOOT, slowed: 2 },
    allowance: 90,
    areas: { table: Math.PI * 45 ** 2 },
  },
  {
    name: 'in a room without a door up to its walls',
    pieces: [
      piece('room', {
        west: box(-64, 0, -64, -60, 100, 64),
        east: box(70, 0, -64, 74, 100, 64),
        far: box(-64, 0, -64, 74, 100, -60),
        near: box(-64, 0, 50, 74, 100, 54),
      }),
    ],
    allowance: 60,
    areas: { table: areaWhere((x, z) => inDisc(60)(x, z) && x > -45 && x < 55 && z > -45 && z < 35, [-60, -60, 60, 60]) },
  },
  {
    name: 'beyond a fence with what crossing it leaves',
    pieces: [tall('fence', 30, -400, 33, 400, 20)],
    allowance: 100,
    areas: {
      table: areaWhere((x, z) => (x < 15 && inDisc(100)(x, z)) || (x > 48 && inDisc(50)(x, z)), [-100, -100, 100, 100]),
    },
  },
  {
    name: 'down from a ledge, and on it to its very edge',
    pieces: [piece('ledge', { stone: box(-400, 0, -400, 20, 40, 400) })],
    from: at(0, 40, 0),
    allowance: 100,
    areas: {
      ledge: areaWhere((x, z) => x < 20 && inDisc(100)(x, z), [-100, -100, 100, 100]),
      table: areaWhere((x, z) => x > 35 && inDisc(60)(x, z), [-100, -100, 100, 100]),
    },
  },
  {
    name: 'beside a wall for an oval base that stands along it',
    pieces: [tall('wall', 30, -400, 40, 400)],
    base: { kind: 'oval', width: 25, depth: 50 },
    allowance: 70,
    areas: { table: areaWhere((x, z) => x < 17.5 && inDisc(70)(x, z), [-70, -70, 70, 70]) },
  },
  {
    name: 'in a corner of two walls for a base with corners',
    pieces: [tall('east', 40, -400, 50, 400), tall('near', -400, 40, 400, 50)],
    base: { kind: 'rectangle', width: 20, depth: 50 },
    allowance: 70,
    areas: { table: areaWhere((x, z) => x < 30 && z < 15 && inDisc(70)(x, z), [-70, -70, 70, 70]) },
  },
  {
    name: 'in a corner of the table',
    pieces: [],
    from: at(560, 0, -570),
    allowance: 100,
    areas: { table: areaWhere((x, z) => x < 25 && z > -15 && inDisc(100)(x, z), [-100, -100, 100, 100]) },
  },
  {
    name: 'through a swamp and beyond it, bent where it begins and ends',
    pieces: [swamp('mud', 1 / 2, 20, -400, 40, 400)],
    allowance: 80,
    areas: {
      table: areaWhere(
        (x, z) => {
          const aside = Math.abs(z);
          if (x <= 20) return inDisc(80)(x, z);
          if (x <= 40) return leastOf((b) => Math.hypot(20, b) + 2 * Math.hypot(x - 20, aside - b), 0, aside) < 80;
          // the level ground on both sides is gone over in one direction
          return leastOf((inside) => Math.hypot(x - 20, aside - inside) + 2 * Math.hypot(20, inside), 0, aside) < 80;
        },
        [-80, -80, 80, 80],
        2,
      ),
    },
  },
  {
    name: 'through a gap in a wall and to both sides behind it',
    pieces: [tall('far', 30, -400, 34, -20), tall('near', 30, 20, 34, 400)],
    allowance: 90,
    areas: {
      table: (() => {
        const jamb = rimsOf([
          { x: 30, z: -20 },
          { x: 34, z: -20 },
        ]);
        const isFree = (x: number, z: number) =>
          [30, 34].every((c) => Math.hypot(x - c, Math.abs(z) - 20) > 15) &&
          (Math.abs(z) < 5 || x < 15 || x > 49 || (Math.abs(z) < 20 && Math.hypot(x - 30, Math.abs(z) - 20) > 15));
        return areaWhere(
          (x, z) => {
            if (x <= 15) return inDisc(90)(x, z);
            // behind the wall to the near side is what the far side is in the mirror
            return isFree(x, z) && cordOver({ x: 0, z: 0 }, jamb, { x, z: z < 0 ? z : -z }) < 90;
          },
          [-90, -90, 90, 90],
          1,
        );
      })(),
    },
  },
  {
    name: 'up a ledge and along it where heights cost nothing',
    pieces: [high(60)],
    policy: FREE_HEIGHTS,
    from: at(-30, 0, 0),
    allowance: 80,
    areas: {
      ledge: areaWhere((x, z) => x > 30 && inDisc(80)(x, z), [-80, -80, 80, 80]),
      table: areaWhere((x, z) => x < 15 && inDisc(80)(x, z), [-80, -80, 80, 80]),
    },
  },
];

/** Round the end of a wall of any thickness with a base of any shape that faces any way: the middle keeps off both corners by the base, and by the head. */
export function anyBaseRoundWall(chance: Chance): FormBoard {
  const [width, depth] = [chance.between(4, 60), chance.between(4, 60)];
  const base: Base = { kind: chance.oneOf(['rectangle', 'rectangle', 'oval'] as const), width, depth };
  const facing = chance.oneOf([0, 0, chance.between(-3, 3)]);
  const [end, thick] = [chance.between(-10, 80), chance.oneOf([2, 4, 20, chance.between(1, 60)])];
  const far = thick / 2 + Math.hypot(width, depth) / 2 + chance.between(2, 60);
  const from = at(-far, 0, chance.between(-30, 30));
  const to = at(far, 0, chance.between(-30, 30));
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)];
  const turned = ({ x, z }: PlanPoint): PlanPoint => ({ x: x * cos + z * sin, z: z * cos - x * sin });
  const rim = rimsOf([{ x: 0, z: 0 }], base).map(turned);
  const head = rimsOf([{ x: 0, z: 0 }], { kind: 'round', diameter: 2 * ON_FOOT.headroom });
  const corners = [-thick / 2, thick / 2];
  const rims = corners.flatMap((x) => [...rim, ...head].map((p) => ({ x: x + p.x, z: end + p.z })));
  const told = [width, depth, end, thick, facing].map((value) => value.toFixed(1)).join(', ');
  return {
    name: `round a wall with a ${base.kind} base (${told})`,
    pieces: [tall('wall', -thick / 2, -590, thick / 2, end, 90)],
    base,
    facing,
    from,
    to,
    cost: cordOver(flat(from), rims, flat(to)),
  };
}
