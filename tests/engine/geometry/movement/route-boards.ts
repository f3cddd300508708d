import type { Model, TerrainPiece, Vec3 } from '../../../../engine/index.ts';
import { cordRound, cornerOnLeft, cornerOnRight, leastOf, place, straight } from '../../../support/closed-form-ways.ts';
import { at, box, difficultGround, man, piece, rampAlongX } from '../../../support/sight-board.ts';

/** A board on which the length of the cheapest way between two places can be worked out by hand. */
export interface RouteBoard {
  readonly name: string;
  readonly pieces: readonly TerrainPiece[];
  readonly others?: readonly Model[];
  readonly from: Vec3;
  readonly to: Vec3;
  readonly cost: number;
}

const tall = (id: string, x0: number, z0: number, x1: number, z1: number, height = 100) =>
  piece(id, { stone: box(x0, 0, z0, x1, height, z1) });

const fromWest = at(-100, 0, 0);
const toEast = at(100, 0, 0);
const west = place(-100, 0);
const east = place(100, 0);

const open: readonly RouteBoard[] = [
  { name: 'an open table, straight ahead', pieces: [], from: fromWest, to: toEast, cost: 200 },
  { name: 'an open table, aslant', pieces: [], from: at(-300, 0, -200), to: at(100, 0, 100), cost: 500 },
];

/** The wall comes from the far edge and ends at z. */
const wallEnds: readonly RouteBoard[] = [0, 20, 60].flatMap((end) =>
  [10, 60].map((thick) => ({
    name: `round the end of a wall ${thick} mm thick that ends ${end} mm beyond the straight way`,
    pieces: [tall('wall', -thick / 2, -600, thick / 2, end)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnRight(-thick / 2, end), cornerOnRight(thick / 2, end), east),
  })),
);

const freeWalls: readonly RouteBoard[] = [
  {
    name: 'round the nearer end of a wall',
    pieces: [tall('wall', -5, -30, 5, 80)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnLeft(-5, -30), cornerOnLeft(5, -30), east),
  },
  {
    name: 'round the end of a wall that is nearer to the goal',
    pieces: [tall('wall', -5, -70, 5, 60)],
    from: at(-100, 0, -60),
    to: at(100, 0, 80),
    cost: cordRound(place(-100, -60), cornerOnRight(-5, 60), place(100, 80)),
  },
];

const gaps: readonly RouteBoard[] = [
  {
    name: 'through a gap of 40 mm straight ahead',
    pieces: [tall('far', -5, -600, 5, -20), tall('near', -5, 20, 5, 600)],
    from: fromWest,
    to: toEast,
    cost: 200,
  },
  ...[40, 33].map((gap) => ({
    name: `through a gap of ${gap} mm beside the straight way`,
    pieces: [tall('far', -5, -600, 5, 20), tall('near', -5, 20 + gap, 5, 600)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnRight(-5, 20), cornerOnRight(5, 20), east),
  })),
  {
    name: 'past a gap of 29 mm, which is too narrow for a base of 30 mm',
    pieces: [tall('far', -5, -600, 5, 20), tall('near', -5, 49, 5, 110)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnRight(-5, 110), cornerOnRight(5, 110), east),
  },
];

/** One wall is passed on its near side, the next on its far side. */
const slaloms: readonly RouteBoard[] = [
  [20, -20],
  [40, 0],
  [30, -50],
].map(([near, far]) => ({
  name: `between two walls that end at ${near} and ${far}`,
  pieces: [tall('first', -45, -600, -35, near!), tall('second', 35, far!, 45, 600)],
  from: at(-120, 0, 0),
  to: at(120, 0, 0),
  cost: cordRound(
    place(-120, 0),
    cornerOnRight(-45, near!),
    cornerOnRight(-35, near!),
    cornerOnLeft(35, far!),
    cornerOnLeft(45, far!),
    place(120, 0),
  ),
}));

const corners: readonly RouteBoard[] = [
  {
    name: 'just round the corner of a house',
    pieces: [tall('house', -50, -50, 50, 50)],
    from: at(-80, 0, 0),
    to: at(0, 0, 80),
    cost: cordRound(place(-80, 0), cornerOnRight(-50, 50), place(0, 80)),
  },
  {
    name: 'round two corners of a house',
    pieces: [tall('house', -50, -50, 50, 50)],
    from: at(-90, 0, 10),
    to: at(90, 0, 10),
    cost: cordRound(place(-90, 10), cornerOnRight(-50, 50), cornerOnRight(50, 50), place(90, 10)),
  },
  {
    name: 'out of a pocket between three walls',
    pieces: [
      piece('pocket', {
        back: box(20, 0, -60, 30, 100, 60),
        left: box(-40, 0, 50, 20, 100, 60),
        right: box(-40, 0, -600, 20, 100, -50),
      }),
    ],
    from: at(-10, 0, 0),
    to: at(100, 0, 20),
    cost: cordRound(place(-10, 0), cornerOnRight(-40, 50), cornerOnRight(-40, 60), cornerOnRight(30, 60), place(100, 20)),
  },
  {
    name: 'into the same pocket again',
    pieces: [
      piece('pocket', {
        back: box(20, 0, -60, 30, 100, 60),
        left: box(-40, 0, 50, 20, 100, 60),
        right: box(-40, 0, -600, 20, 100, -50),
      }),
    ],
    from: at(100, 0, 20),
    to: at(-10, 0, 0),
    cost: cordRound(place(-10, 0), cornerOnRight(-40, 50), cornerOnRight(-40, 60), cornerOnRight(30, 60), place(100, 20)),
  },
];

const bystanders: readonly RouteBoard[] = [
  ...[30, 40, 60].map((diameter) => ({
    name: `round a model on a base of ${diameter} mm`,
    pieces: [],
    others: [man('bystander', 0, -5, { base: { kind: 'round', diameter } })],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnRight(0, -5, 15 + diameter / 2), east),
  })),
  {
    name: 'between two models that leave 32 mm',
    pieces: [],
    others: [man('one', 0, -31), man('other', 0, 31)],
    from: fromWest,
    to: toEast,
    cost: 200,
  },
  {
    name: 'round two models that leave 28 mm',
    pieces: [],
    others: [man('one', 0, -40), man('other', 0, 18)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, cornerOnRight(0, 18, 30), east),
  },
];

const slope = (run: number, rise: number) => Math.sqrt(1 + (rise / run) ** 2);

/** From (−60, z) over a ramp from x = 0 to 100 to (160, z) on the platform behind it. */
const overRamp = (rise: number, z0: number, z1: number): RouteBoard => ({
  name: `up a ramp that rises by ${rise} on 100 mm, from z = ${z0} to z = ${z1}`,
  pieces: [
    piece('ramp', { slope: rampAlongX(0, 100, rise, -300, 300) }),
    piece('platform', { floor: box(100, 0, -300, 260, rise, 300) }),
  ],
  from: at(-60, 0, z0),
  to: at(160, rise, z1),
  cost: leastOf(
    (foot) =>
      Math.hypot(60, foot - z0) +
      leastOf((head) => Math.hypot(100 * slope(100, rise), head - foot) + Math.hypot(60, z1 - head), -300, 300),
    -300,
    300,
  ),
});
const ramps: readonly RouteBoard[] = [overRamp(50, 0, 0), overRamp(50, -60, 80), overRamp(90, -90, 90)];

const ledge = (height: number) => piece('ledge', { stone: box(0, 0, -300, 300, height, 300) });
const heights: readonly RouteBoard[] = [
  { name: 'up a ledge of 40 mm', pieces: [ledge(40)], from: at(-60, 0, 0), to: at(60, 40, 50), cost: Math.hypot(120, 50) + 60 },
  { name: 'down a ledge of 40 mm', pieces: [ledge(40)], from: at(60, 40, 50), to: at(-60, 0, 0), cost: Math.hypot(120, 50) + 40 },
  {
    name: 'up a step of 15 mm, which is free',
    pieces: [ledge(15)],
    from: at(-60, 0, 0),
    to: at(60, 15, 50),
    cost: Math.hypot(120, 50),
  },
  {
    name: 'over a fence of 40 mm, which is nearer than its end',
    pieces: [piece('fence', { planks: box(-2, 0, -300, 2, 40, 300) })],
    from: at(-80, 0, 0),
    to: at(80, 0, 60),
    cost: straight({ x: -80, z: 0 }, { x: 80, z: 60 }) + 2.5 * 40,
  },
  {
    name: 'round the end of a fence of 40 mm, which is cheaper than over it',
    pieces: [piece('fence', { planks: box(-2, 0, -300, 2, 40, 40) })],
    from: at(-80, 0, 0),
    to: at(80, 0, 0),
    cost: cordRound(place(-80, 0), cornerOnRight(-2, 40), cornerOnRight(2, 40), place(80, 0)),
  },
  {
    name: 'over a wall of 12 mm, which is free',
    pieces: [piece('wall', { stone: box(-5, 0, -300, 5, 12, 300) })],
    from: at(-80, 0, 0),
    to: at(80, 0, 60),
    cost: Math.hypot(160, 60),
  },
  {
    name: 'up a platform that is too high to climb, by the ramp at its side',
    pieces: [
      piece('platform', { floor: box(0, 0, -100, 90, 90, 0) }),
      piece('ramp', { slope: rampAlongX(-100, 100, 90, -100, -40) }),
    ],
    from: at(-130, 0, -70),
    to: at(40, 90, -70),
    cost: 30 + 100 * slope(100, 90) + 40,
  },
];

const deck = () =>
  piece('bridge', {
    deck: box(-40, 62, -40, 40, 66, 300),
    pier: box(-40, 0, 290, 40, 62, 300),
  });
const floors: readonly RouteBoard[] = [
  { name: 'under a bridge', pieces: [deck()], from: at(-100, 0, 60), to: at(100, 0, 60), cost: 200 },
  { name: 'across the deck of a bridge', pieces: [deck()], from: at(0, 66, 0), to: at(0, 66, 200), cost: 200 },
  {
    name: 'up onto the floor over one’s head',
    pieces: [
      piece('house', { floor: box(0, 60, -40, 110, 64, 40), post: box(100, 0, 30, 110, 60, 40) }),
      piece('ramp', { slope: rampAlongX(-128, 128, 64, -30, 30) }),
    ],
    from: at(-160, 0, 0),
    to: at(60, 64, 0),
    cost: 32 + 128 * slope(128, 64) + 60,
  },
];

/** From west to east through a strip of difficult ground of this width, aslant. */
const throughStrip = (width: number, factor: number, dz: number): RouteBoard => {
  const outside = (200 - width) / 2;
  return {
    name: `through ${width} mm of difficult ground, factor ${factor.toFixed(2)}, aslant by ${dz}`,
    pieces: [difficultGround('mud', factor, -width / 2, -600, width / 2, 600)],
    from: fromWest,
    to: at(100, 0, dz),
    cost: leastOf((shift) => 2 * Math.hypot(outside, (dz - shift) / 2) + Math.hypot(width, shift) / factor, -dz, dz + 1e-9),
  };
};
const difficult: readonly RouteBoard[] = [
  throughStrip(60, 1 / 2, 0),
  throughStrip(60, 1 / 2, 100),
  throughStrip(40, 1 / 3, 160),
  {
    name: 'round the corner of a swamp',
    pieces: [difficultGround('swamp', 1 / 3, -60, -600, 60, 20)],
    from: fromWest,
    to: toEast,
    cost: cordRound(west, place(-60, 20), place(60, 20), east),
  },
  {
    name: 'out of a swamp by the shortest way aslant',
    pieces: [difficultGround('swamp', 1 / 2, -600, -600, 0, 600)],
    from: at(-40, 0, 0),
    to: at(60, 0, 120),
    cost: leastOf((z) => 2 * Math.hypot(40, z) + Math.hypot(60, 120 - z), 0, 120),
  },
  {
    name: 'along the road beside a swamp',
    pieces: [difficultGround('swamp', 1 / 2, -600, 0, 600, 600)],
    from: at(-100, 0, 20),
    to: at(100, 0, 20),
    cost: leastOf((x) => 4 * Math.hypot(100 - x, 20) + 2 * x, 0, 100),
  },
];

/** Boards on which the cheapest way is known in closed form. */
export const ROUTE_BOARDS: readonly RouteBoard[] = [
  ...open,
  ...wallEnds,
  ...freeWalls,
  ...gaps,
  ...slaloms,
  ...corners,
  ...bystanders,
  ...ramps,
  ...heights,
  ...floors,
  ...difficult,
];
