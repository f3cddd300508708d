import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Board, MarginFinding, MarginQuery, Mover, SightQuery, Solid, Vec2 } from '../../../../engine/index.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

/**
 * Margins that can be worked out with a ruler: sheets without thickness along x at z = 0, a looker before them (negative z) and a target
 * behind. Everything is told in millimetres and seen from above unless heights are meant.
 */

const REGION = { head: [41, 50, 2.5], shoulders: [37, 41, 6.5], chest: [27, 37, 5] } as const;
type Region = keyof typeof REGION;
const EYE = 45;
const HALF_DEPTH = 3.5;

interface Duel {
  readonly walls: readonly Solid[];
  readonly looker: Vec2;
  readonly target: Vec2;
  readonly region: Region;
}

const boardOfDuel = ({ walls, looker, target }: Duel): Board =>
  boardOf(
    [piece('wall', Object.fromEntries(walls.map((wall, i) => [`part-${i}`, wall])))],
    [man('looker', looker.x, looker.y), man('target', target.x, target.y)],
  );

const look = (region: Region): SightQuery => ({
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: [region] },
  blockers: { terrain: true, models: [], glass: false },
});

function marginOf(duel: Duel, mover: Mover): MarginFinding {
  const query: MarginQuery = {
    predicate: { kind: 'seen', look: look(duel.region), moreThan: 0 },
    mover,
    limit: 50,
    tolerance: 1,
  };
  return openSpace(boardOfDuel(duel), new Map()).queries.margin(query);
}

// --------------------------------------------------------------------------------------------------- geometry of the ruler

/** The points with a·x + b·y ≥ c, with (a, b) of length 1. */
interface Side {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The side of the line through two points on which a third lies, or the other one. */
function sideOf(p: Vec2, q: Vec2, holds: Vec2): Side {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const a = (p.y - q.y) / length;
  const b = (q.x - p.x) / length;
  const c = a * p.x + b * p.y;
  return a * holds.x + b * holds.y >= c ? { a, b, c } : { a: -a, b: -b, c: -c };
}
const outside = ({ a, b, c }: Side): Side => ({ a: -a, b: -b, c: -c });
const liesIn = (sides: readonly Side[], p: Vec2) => sides.every(({ a, b, c }) => a * p.x + b * p.y >= c - 1e-9);

/** From a point to the common part of some half-planes: to the point itself, the foot on one of the lines, or a crossing of two. */
function distanceTo(sides: readonly Side[], from: Vec2): number {
  const candidates: Vec2[] = [from];
  sides.forEach(({ a, b, c }, i) => {
    const short = c - a * from.x - b * from.y;
    candidates.push({ x: from.x + a * short, y: from.y + b * short });
    for (const other of sides.slice(i + 1)) {
      const turn = a * other.b - b * other.a;
      if (Math.abs(turn) > 1e-12)
        candidates.push({ x: (c * other.b - b * other.c) / turn, y: (a * other.c - c * other.a) / turn });
    }
  });
  return Math.min(...candidates.filter((p) => liesIn(sides, p)).map((p) => Math.hypot(p.x - from.x, p.y - from.y)));
}

const cornersOf = ({ target, region }: Pick<Duel, 'target' | 'region'>): readonly Vec2[] => {
  const half = REGION[region][2];
  return [-half, half].flatMap((x) => [-HALF_DEPTH, HALF_DEPTH].map((y) => ({ x: target.x + x, y: target.y + y })));
};

/** What a duel should come to. */
interface Expected {
  readonly sees: boolean;
  readonly margin: number;
}

const TALL = 90;
const sheetTo = (edge: number) => box(-560, 0, 0, edge, TALL, 0);

/** A tall sheet that ends at x = edge: a corner of the target is seen past the edge from one side of the line through corner and edge. */
function pastAnEdge(duel: Duel, edge: number, mover: Mover): Expected {
  const post = { x: edge, y: 0 };
  const far = { x: 1e4, y: -1 };
  const clear = cornersOf(duel).map((corner) => sideOf(corner, post, far));
  const sees = clear.some((side) => liesIn([side], duel.looker));
  if (mover === 'looker') {
    const margin = sees
      ? distanceTo(clear.map(outside), duel.looker)
      : Math.min(...clear.map((side) => distanceTo([side], duel.looker)));
    return { sees, margin };
  }
  const beyond = sideOf(duel.looker, post, { x: 1e4, y: 1 });
  const ways = cornersOf(duel).map(({ x, y }) => beyond.a * x + beyond.b * y - beyond.c);
  return { sees, margin: sees ? Math.max(...ways) : -Math.max(...ways) };
}

/** A sheet across the whole board, so high: the top of the target is seen when the line over the wall's top is low enough behind it. */
function overAWall(duel: Duel, height: number, mover: Mover): Expected {
  const top = REGION[duel.region][1];
  const steep = (EYE - height) / (height - top);
  const before = -duel.looker.y;
  const behind = duel.target.y + HALF_DEPTH;
  const sees = before < steep * behind;
  const margin = mover === 'looker' ? before - steep * behind : before / steep - behind;
  return { sees, margin: Math.abs(margin) };
}

// ------------------------------------------------------------------------------------------------------------------- cases

interface Case extends Expected {
  readonly told: string;
  readonly duel: Duel;
  readonly mover: Mover;
}

const told = (what: string, { looker, target, region }: Duel, mover: Mover) =>
  `${what}; ${region} at (${target.x}, ${target.y}) from (${looker.x}, ${looker.y}), the ${mover} moves`;

/** Duels with a margin that can be measured: neither on the line nor out of reach. */
function casesOf(seed: number, count: number, make: (chance: Chance, mover: Mover) => Omit<Case, 'mover'>): readonly Case[] {
  const chance = chanceOf(seed);
  const cases: Case[] = [];
  for (let tries = 0; cases.length < count; tries++) {
    if (tries > 10_000) throw new Error('no such duels');
    const mover = cases.length % 2 === 0 ? 'looker' : 'target';
    const wantsSeen = cases.length % 4 < 2;
    const made = make(chance, mover);
    if (made.sees === wantsSeen && made.margin > 0.3 && made.margin < 45) cases.push({ ...made, mover });
  }
  return cases;
}

const anyDuel = (chance: Chance, walls: readonly Solid[]): Duel => ({
  walls,
  looker: { x: chance.whole(-30, 30), y: -chance.whole(80, 300) },
  target: { x: chance.whole(-30, 30), y: chance.whole(80, 300) },
  region: chance.oneOf(['head', 'shoulders', 'chest'] as const),
});

const wallEdges = casesOf(11, 40, (chance, mover) => {
  const edge = chance.whole(-20, 20);
  const duel = anyDuel(chance, [sheetTo(edge)]);
  return { told: told(`a wall that ends at ${edge}`, duel, mover), duel, ...pastAnEdge(duel, edge, mover) };
});

const wallTops = casesOf(12, 24, (chance, mover) => {
  const height = chance.between(38, 44);
  const duel = { ...anyDuel(chance, [box(-560, 0, 0, 560, height, 0)]), region: 'chest' } as const;
  return { told: told(`a wall ${height.toFixed(2)} high`, duel, mover), duel, ...overAWall(duel, height, mover) };
});

/** A window in a sheet: wide and with a sill, or without one and as high as the wall. */
const wallWithWindow = (left: number, right: number, sill: number): Solid => ({
  kind: 'prism',
  origin: { x: 0, y: 0, z: 0 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 1, z: 0 },
  outline: [
    { x: -560, y: 0 },
    { x: 560, y: 0 },
    { x: 560, y: TALL },
    { x: -560, y: TALL },
  ],
  holes: [
    [
      { x: left, y: sill },
      { x: right, y: sill },
      { x: right, y: 80 },
      { x: left, y: 80 },
    ],
  ],
  depth: 0,
});

const sills = casesOf(13, 16, (chance, mover) => {
  const sill = chance.between(38, 44);
  const duel = { ...anyDuel(chance, [wallWithWindow(-500, 500, sill)]), region: 'chest' } as const;
  return { told: told(`a sill ${sill.toFixed(2)} high`, duel, mover), duel, ...overAWall(duel, sill, mover) };
});

const jambs = casesOf(14, 16, (chance, mover) => {
  const jamb = chance.whole(-20, 20);
  const duel = anyDuel(chance, [wallWithWindow(jamb, 500, 2)]);
  return { told: told(`a window from ${jamb} on`, duel, mover), duel, ...pastAnEdge(duel, jamb, mover) };
});

/** The corner of a house: a block with two edges, both of which must be passed. */
const houseCorners = casesOf(15, 12, (chance, mover) => {
  const edge = chance.whole(-20, 20);
  const deep = chance.whole(10, 60);
  const duel = anyDuel(chance, [box(-560, 0, -deep, edge, TALL, deep)]);
  const looker = { ...duel.looker, y: duel.looker.y - deep };
  const target = { ...duel.target, y: duel.target.y + deep };
  const moved = { ...duel, looker, target };
  return {
    told: told(`the corner of a house at ${edge}, ${2 * deep} deep`, moved, mover),
    duel: moved,
    ...pastAHouse(moved, edge, deep, mover),
  };
});

function pastAHouse(duel: Duel, edge: number, deep: number, mover: Mover): Expected {
  const posts = [
    { x: edge, y: -deep },
    { x: edge, y: deep },
  ];
  const corners = cornersOf(duel);
  const clearFrom = corners.map((corner) => posts.map((post) => sideOf(corner, post, { x: 1e5, y: 0 })));
  const sees = clearFrom.some((sides) => liesIn(sides, duel.looker));
  if (mover === 'looker') {
    if (!sees) return { sees, margin: Math.min(...clearFrom.map((sides) => distanceTo(sides, duel.looker))) };
    // hidden where every corner is behind one of its two lines: the nearest of all choices of one line each
    const choices = clearFrom.reduce<readonly (readonly Side[])[]>(
      (chosen, sides) => chosen.flatMap((before) => sides.map((side) => [...before, outside(side)])),
      [[]],
    );
    return { sees, margin: Math.min(...choices.map((sides) => distanceTo(sides, duel.looker))) };
  }
  // the corners move together: seen when one of them is beyond both lines, hidden when each is behind one
  const lines = posts.map((post) => sideOf(duel.looker, post, { x: 1e5, y: 0 }));
  const about = (corner: Vec2): readonly Side[] => lines.map(({ a, b, c }) => ({ a, b, c: c - a * corner.x - b * corner.y }));
  const zero = { x: 0, y: 0 };
  if (!sees) return { sees, margin: Math.min(...corners.map((corner) => distanceTo(about(corner), zero))) };
  const choices = corners.reduce<readonly (readonly Side[])[]>(
    (chosen, corner) => chosen.flatMap((before) => about(corner).map((side) => [...before, outside(side)])),
    [[]],
  );
  return { sees, margin: Math.min(...choices.map((sides) => distanceTo(sides, zero))) };
}

describe.each([
  ['past the edge of a wall', wallEdges],
  ['over a wall', wallTops],
  ['over the sill of a window', sills],
  ['past the jamb of a window', jambs],
  ['past the corner of a house', houseCorners],
])('how far to move until one sees, or no longer sees, %s', (_, cases) => {
  test.each(cases)('$told', ({ duel, mover, sees, margin }) => {
    const found = marginOf(duel, mover);
    expect(found.holds).toBe(sees);
    expect(found.flip).not.toBeNull();
    expect(Math.abs(found.flip!.displacement - margin)).toBeLessThan(0.1);
    expect(found.flip!.short.holds).toBe(sees);
    expect(found.flip!.beyond.holds).toBe(!sees);
    expect(found.closeCall).toBe(found.flip!.displacement <= 1);
    expect(found.by).toBe('proof');
    expect(found.noFlipWithin).toBeGreaterThan(margin - 0.2);
    expect(found.noFlipWithin).toBeLessThanOrEqual(margin + 1e-6);
  });
});

test('there are at least a hundred of these duels', () => {
  expect([wallEdges, wallTops, sills, jambs, houseCorners].flat().length).toBeGreaterThanOrEqual(100);
});

describe('where nothing within 50 mm turns it', () => {
  const at = (edge: number): Duel => ({
    walls: [sheetTo(edge)],
    looker: { x: 0, y: -200 },
    target: { x: 0, y: 200 },
    region: 'chest',
  });
  test.each(
    (['looker', 'target'] as const).flatMap((mover) => [
      { told: `whoever is hidden far behind a wall stays hidden, the ${mover} moves`, edge: 80, mover },
      { told: `whoever is seen far beside it stays seen, the ${mover} moves`, edge: -80, mover },
    ]),
  )('$told: that is said, and proven', ({ edge, mover }) => {
    const duel = at(edge);
    const { sees, margin } = pastAnEdge(duel, edge, mover);
    expect(margin).toBeGreaterThan(50);
    const { holds, flip, noFlipWithin, by, closeCall } = marginOf(duel, mover);
    expect([holds, flip, noFlipWithin, by, closeCall]).toEqual([sees, null, 50, 'proof', false]);
  });
});

test('beyond the table’s edge a turn is found and proven, past a wall that stands on the table behind the mover', () => {
  const hides: Duel = {
    walls: [box(590, 0, -10, 600, 60, 10), box(500, 0, -21, 643, 60, -20)],
    looker: { x: 640, y: -200 },
    target: { x: 640, y: 0 },
    region: 'head',
  };
  const query: MarginQuery = {
    predicate: { kind: 'seen', look: look('head'), moreThan: 0 },
    mover: 'target',
    limit: 2,
    tolerance: 1,
  };
  const { flip, noFlipWithin, by, barred } = openSpace(boardOfDuel(hides), new Map()).queries.margin(query);
  // the line past the wall's corner at (643, −20) is 3.275 mm beside the looker where the head begins, which is 2.5 mm to either side
  const margin = (3 * (200 - HALF_DEPTH)) / 180 - 2.5;
  expect(Math.abs(flip!.displacement - margin)).toBeLessThan(0.1);
  expect(noFlipWithin).toBeLessThanOrEqual(flip!.displacement);
  expect([by, barred]).toEqual(['proof', []]);
});
