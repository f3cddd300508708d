import { describe, expect, test } from 'vitest';
import type { GapPart, ModelEnds, Place } from '../../../engine/geometry/measure-queries.ts';
import { openSpace } from '../../../engine/geometry/space-of-board.ts';
import type { TableQueries } from '../../../engine/geometry/table-queries.ts';
import type { PlacedTemplate } from '../../../engine/geometry/template-queries.ts';
import type { Base, Board, Body, Model, TerrainPiece } from '../../../engine/index.ts';
import { CONTACT } from '../../../engine/space/tolerance.ts';
import { vehicle } from '../../support/drive-board.ts';
import { ON_FOOT } from '../../support/move-board.ts';
import { nextDown, nextUp } from '../../support/next-number.ts';
import { at, boardOf, box, EAST, ground, man, piece } from '../../support/sight-board.ts';

/**
 * Every measure that space is asked for, against its closed form: Ann, `r` from her middle to her edge along x, stands at `x`; what she is measured to lies
 * about 0. Everything is moved along by `s`, up to the edge of the table.
 */
interface Measure {
  readonly says: string;
  readonly value: (x: number, r: number, s: number) => number;
  readonly form: (x: number, r: number) => number;
  /** Where she stands exactly at its limit. */
  readonly limit: (r: number) => number;
  /** Moves nothing along: it is measured to the table itself. */
  readonly fixed?: true;
  /** Rounding of a long way there, above that of coordinates. */
  readonly to?: number;
}

const HALF = 600;
const SIZES = [16, 0] as const;
const R = 20;

type BaseOf = (r: number) => Base;
const ROUND: BaseOf = (r) => ({ kind: 'round', diameter: 2 * r });
const OVAL: BaseOf = (r) => ({ kind: 'oval', width: 2 * r, depth: 1.5 * r });
const SQUARE: BaseOf = (r) => ({ kind: 'rectangle', width: 2 * r, depth: r });
const BASES = [
  ['round', ROUND],
  ['oval', OVAL],
  ['rectangular', SQUARE],
] as const;

const ann = (x: number, base: Base, more: Partial<Model> & { y?: number } = {}) => man('ann', x, 0, { base, ...more });
const bob = (x: number, base: Base = ROUND(R), more: Partial<Model> & { y?: number } = {}) => man('bob', x, 0, { base, ...more });
const on = (models: readonly Model[], pieces: readonly TerrainPiece[] = [], more: Partial<Board> = {}): TableQueries =>
  openSpace({ ...boardOf(pieces, models), ...more }, new Map()).queries;

const ANN: Place = { kind: 'model', model: 'ann' };
const BOB: Place = { kind: 'model', model: 'bob' };
const FLAT: ModelEnds = { kind: 'bases' };
const gap = (space: TableQueries, to: Place, ends: ModelEnds = FLAT, part: GapPart = 'level') =>
  space.gap({ from: [ANN], to: [to], ends, part }).distance;

/** A body as broad and deep as the base. */
const blockOf = (r: number): Body => {
  const torso = { region: 'chest', member: 0, solid: box(-r, 0, -r, r, 50, r) } as const;
  const eyes = [{ member: 0, at: at(0, 45, 0) }];
  return {
    height: 50,
    kind: 'figure',
    turretAxis: null,
    eyes: { standing: eyes, kneeling: eyes, prone: eyes },
    volumes: { standing: [torso], kneeling: [torso], prone: [torso] },
  };
};

const positive = (value: number) => Math.max(0, value);
const circle = (s: number): PlacedTemplate => ({ shape: { kind: 'circle', diameter: 2 * R }, at: at(s, 0, 0), facing: 0 });
const under = (x: number, r: number, s: number, y = 0) =>
  on([ann(x + s, ROUND(r), { y })]).under({
    template: circle(s),
    level: { kind: 'sphere', radius: R, above: 10 },
    models: ['ann'],
    stance: 'own',
  }).models[0]!;
const ROOM = ground(-100, -80, 0, 80);
const moved = (s: number) => ROOM.map(({ x, z }) => ({ x: x + s, z }));
const areaTo = (s: number) => piece('wood', {}, { footprint: [moved(s)] });
const zone = (s: number) => ({ id: 'z', name: 'z', kind: 'deployment', owner: 'red', outline: moved(s) }) as const;
const ring = (s: number) =>
  ({
    id: 'z',
    name: 'z',
    kind: 'effect',
    owner: null,
    outline: ground(s - R, -R, s + R, R),
    effect: { of: 'gas', circle: { centre: { x: s, z: 0 }, radius: R }, floor: null },
  }) as const;

/** The part of a disc that lies to the left of a line so far from its middle. */
function cut(r: number, away: number): number {
  if (away >= r) return 1;
  if (away <= -r) return 0;
  return 1 - (r * r * Math.acos(away / r) - away * Math.sqrt(r * r - away * away)) / (Math.PI * r * r);
}

const MEASURES: readonly Measure[] = [
  ...BASES.flatMap(([one, a]) =>
    BASES.map(
      ([other, b]): Measure => ({
        says: `between a ${one} base and a ${other} one, seen from above`,
        value: (x, r, s) => gap(on([ann(x + s, a(r)), bob(s, b(R))]), BOB),
        form: (x, r) => positive(Math.abs(x) - r - R),
        limit: (r) => r + R,
      }),
    ),
  ),
  ...BASES.map(
    ([kind, base]): Measure => ({
      says: `in space between a ${kind} base 4 mm thick and one 80 mm over it`,
      value: (x, r, s) =>
        gap(on([ann(x + s, base(r)), bob(s, ROUND(R), { y: 80 })]), BOB, { kind: 'base-solids', thickness: 4 }, 'straight'),
      form: (x, r) => Math.hypot(positive(Math.abs(x) - r - R), 76),
      limit: (r) => r + R,
      to: 1e-7,
    }),
  ),
  {
    says: 'in height between two bases, one 80 mm over the other',
    value: (x, r, s) =>
      gap(on([ann(x + s, ROUND(r)), bob(s, ROUND(R), { y: 80 })]), BOB, { kind: 'base-solids', thickness: 4 }, 'upright'),
    form: () => 76,
    limit: (r) => r + R,
  },
  {
    says: 'from head to head',
    value: (x, r, s) => gap(on([ann(x + s, ROUND(r)), bob(s)]), BOB, { kind: 'heads' }, 'straight'),
    form: (x) => Math.abs(x),
    limit: () => 50,
  },
  {
    says: 'from middle to middle',
    value: (x, r, s) => gap(on([ann(x + s, ROUND(r)), bob(s)]), BOB, { kind: 'axes' }),
    form: (x) => Math.abs(x),
    limit: () => 0,
  },
  {
    says: 'from body to body',
    value: (x, _r, s) => {
      const models = [ann(x + s, ROUND(5), { body: blockOf(16) }), bob(s, ROUND(5), { body: blockOf(R) })];
      return gap(on(models), BOB, { kind: 'bodies' }, 'straight');
    },
    form: (x) => positive(Math.abs(x) - 16 - R),
    limit: () => 16 + R,
  },
  {
    says: 'from a base to the hull of a vehicle',
    value: (x, r, s) => gap(on([ann(x + s, ROUND(r)), vehicle('bob', s, 0)]), BOB, FLAT, 'straight'),
    form: (x, r) => positive(Math.abs(x) - r - 35),
    limit: (r) => r + 35,
  },
  {
    says: 'to a point',
    value: (x, r, s) => gap(on([ann(x + s, ROUND(r))]), { kind: 'point', at: at(s, 0, 0) }),
    form: (x, r) => positive(Math.abs(x) - r),
    limit: (r) => r,
  },
  {
    says: 'to a line',
    value: (x, r, s) => gap(on([ann(x + s, OVAL(r))]), { kind: 'line', from: at(s, 0, -90), to: at(s, 0, 90) }),
    form: (x, r) => positive(Math.abs(x) - r),
    limit: (r) => r,
  },
  {
    says: 'to a zone',
    value: (x, r, s) => gap(on([ann(x + s, OVAL(r))], [], { zones: { z: zone(s) } }), { kind: 'zone', zone: 'z' }),
    form: (x, r) => positive(x - r),
    limit: (r) => r,
  },
  {
    says: 'to a round zone',
    value: (x, r, s) => gap(on([ann(x + s, OVAL(r))], [], { zones: { z: ring(s) } }), { kind: 'zone', zone: 'z' }),
    form: (x, r) => positive(Math.abs(x) - r - R),
    limit: (r) => r + R,
  },
  {
    says: 'to an objective',
    value: (x, r, s) => {
      const objectives = { o: { id: 'o', name: 'o', at: at(s, 0, 0), radius: R } };
      return gap(on([ann(x + s, SQUARE(r))], [], { objectives }), { kind: 'objective', objective: 'o' });
    },
    form: (x, r) => positive(Math.abs(x) - r - R),
    limit: (r) => r + R,
  },
  {
    says: 'to the ground of a piece',
    value: (x, r, s) => gap(on([ann(x + s, OVAL(r))], [areaTo(s)]), { kind: 'footprint', piece: 'wood' }),
    form: (x, r) => positive(x - r),
    limit: (r) => r,
  },
  {
    says: 'to the solids of a piece',
    value: (x, r, s) => {
      const wall = piece('wall', { stone: box(s - 100, 0, -80, s, 40, 80) });
      return gap(on([ann(x + s, ROUND(r))], [wall]), { kind: 'piece', piece: 'wall' }, FLAT, 'straight');
    },
    form: (x, r) => positive(x - r),
    limit: (r) => r,
  },
  {
    says: 'to an outline that turns inwards',
    value: (x, r, s) => {
      const outline = [at(s - 100, 0, -80), at(s, 0, -80), at(s - 50, 0, 0), at(s, 0, 80), at(s - 100, 0, 80)];
      return gap(on([ann(x + s, ROUND(r))]), { kind: 'outline', outline, height: 0 });
    },
    // into the notch: to the slanting side, a right triangle of 50 by 80
    form: (x, r) => positive(Math.min(((x + 50) * 80) / Math.hypot(50, 80), Math.hypot(x, 80)) - r),
    limit: (r) => -50 + (r * Math.hypot(50, 80)) / 80,
  },
  {
    says: 'to an edge of the table',
    value: (x, r) => gap(on([ann(x, OVAL(r))]), { kind: 'edge', edge: 'right' }),
    form: (x, r) => positive(Math.abs(HALF - x) - r),
    limit: (r) => HALF - r,
    fixed: true,
  },
  {
    says: 'to a quarter of the table, whose border is half a millimetre off the middle',
    value: (x, r) => gap(on([man('ann', x, -90, { base: OVAL(r) })]), { kind: 'quarter', quarter: 'far-left', lineWidth: 1 }),
    form: (x, r) => positive(x + 0.5 - r),
    limit: (r) => r - 0.5,
    fixed: true,
  },
  ...BASES.map(
    ([kind, base]): Measure => ({
      says: `how far a ${kind} base sticks out of an area`,
      value: (x, r, s) => {
        const to: Place = { kind: 'outline', outline: moved(s), height: 0 };
        return on([ann(x + s, base(r))]).farthest({ from: [ANN], to: [to], ends: FLAT, part: 'level' }).distance;
      },
      form: (x, r) => positive(x + r),
      limit: (r) => -r,
    }),
  ),
  {
    says: 'how far the farthest point of a base is from another base',
    value: (x, r, s) =>
      on([ann(x + s, ROUND(r)), bob(s)]).farthest({ from: [ANN], to: [BOB], ends: FLAT, part: 'level' }).distance,
    form: (x, r) => positive(Math.abs(x) + r - R),
    limit: (r) => R - r,
    to: 1e-6,
  },
  {
    says: 'along a chain',
    value: (x, r, s) =>
      on([ann(x + s, ROUND(r)), bob(s)]).chain({ models: ['ann', 'bob'], ends: FLAT, part: 'level' }).links[0]!.finding.distance,
    form: (x, r) => positive(Math.abs(x) - r - R),
    limit: (r) => r + R,
  },
  {
    says: 'how much of a base lies in an area',
    value: (x, r, s) => on([ann(x + s, ROUND(r))]).shareInArea('ann', { kind: 'outline', outline: moved(s), height: 0 }).share,
    form: (x, r) => (r === 0 ? (x <= 0 ? 1 : 0) : cut(r, -x)),
    limit: (r) => r,
    to: 1e-6,
  },
  {
    says: 'how deep a line runs through an area',
    value: (x, r, s) => on([ann(x + s, OVAL(r)), bob(s - 200, OVAL(R))], [areaTo(s)]).depth('ann', 'bob', 'wood').depth,
    form: (x, r) => positive(Math.min(0, x - r) + 100),
    limit: (r) => r,
  },
  {
    says: 'from a base to a template, and how far in it lies',
    value: (x, r, s) => under(x, r, s).gap,
    form: (x, r) => Math.abs(x) - r - R,
    limit: (r) => r + R,
  },
  {
    says: 'how far a base that is wholly under a template may be moved',
    value: (x, r, s) => under(x, r, s).slack,
    form: (x, r) => R - r - Math.abs(x),
    limit: (r) => R - r,
  },
  {
    says: 'from the middle of a base to a template',
    value: (x, r, s) => under(x, r, s).centreGap,
    form: (x) => Math.abs(x) - R,
    limit: () => R,
  },
  {
    says: 'in height from a burst to a body',
    // it is 10 mm over the ground, and she stands as high as x
    value: (x, r, s) => under(5, r, s, x).apart,
    form: (x) => positive(x - 10),
    limit: () => 30,
  },
  {
    says: 'before the line of the shoulders',
    value: (x, r, s) => on([ann(s, ROUND(r), { pose: { at: at(s, 0, 0), facing: EAST } })]).facing('ann', at(x + s, 0, 30)).ahead,
    form: (x) => x,
    limit: () => 0,
  },
  {
    says: 'from a place to the diagonal of a hull',
    value: (x, _r, s) => on([vehicle('max', s, 0)]).sector('max', at(x + s, 0, 160)).toDiagonal,
    // the corner is 35 to the side and 80 ahead; the nearer of both diagonals counts
    form: (x) => Math.abs(160 * 35 - Math.abs(x) * 80) / Math.hypot(35, 80),
    limit: () => 70,
  },
  {
    says: 'over the hull of a vehicle, seen from above',
    value: (x, _r, s) => on([vehicle('max', s, 0)]).overHull('max', at(x + s, 90, 0)).planDistance,
    form: (x) => positive(Math.abs(x) - 35),
    limit: () => 35,
  },
  {
    says: 'outside of the arc of a weapon',
    value: (x, _r, s) =>
      on([vehicle('max', s, 0)]).arc({
        model: 'max',
        mount: { at: at(0, 20, 0), bearing: 0, halfArc: Math.PI / 4 },
        at: at(x + s, 20, 100),
      }).outsideBy,
    form: (x) => (Math.abs(x) - 100) / Math.SQRT2,
    limit: () => 100,
  },
  {
    says: 'how far a vehicle drives until it touches somebody',
    value: (x, r, s) => {
      const models = [vehicle('max', s - 200, 0, EAST), ann(x + s, ROUND(r))];
      const way = [{ kind: 'run', length: 400 }] as const;
      const { touches } = on(models).drive({ model: 'max', way, step: 5, steepest: 1, narrowly: 0 });
      return touches[0]!.at.driven;
    },
    form: (x, r) => x + 200 - 80 - r,
    limit: (r) => r,
  },
  {
    says: 'how far somebody is moved out from under a vehicle',
    value: (x, r, s) => {
      const space = on([vehicle('max', s, 0), ann(x + s, ROUND(r))]);
      const { ways } = space.pushOut({ model: 'ann', outOf: 'max', policy: ON_FOOT });
      return ways[0]?.length ?? 0;
    },
    // whoever presses in by no more than a contact only touches
    form: (x, r) => (35 + r - Math.abs(x) > CONTACT ? 35 + r - Math.abs(x) : 0),
    limit: (r) => 35 + r,
  },
  {
    says: 'along the ground',
    value: (x, _r, s) => on([]).groundPath({ places: [at(s - 50, 0, 0), at(x + s, 0, 0)] }).laid,
    form: (x) => Math.abs(x + 50),
    limit: () => -50,
    to: 2e-6,
  },
];

describe.each(MEASURES.map((measure) => [measure.says, measure] as const))(
  '%s',
  (_, { value, form, limit, fixed, to = 1e-9 }) => {
    const agrees = (x: number, r: number, s = 0) => {
      const found = value(x, r, s);
      expect(Math.abs(found - form(x, r)), `at ${x}, ${r} broad, moved by ${s}: ${found}, not ${form(x, r)}`).toBeLessThan(to);
    };

    test('is right exactly at the limit, one step of rounding and a little on either side of it', () => {
      const x = limit(SIZES[0]);
      for (const place of [x, nextUp(x), nextDown(x), x + 1e-6, x - 1e-6, x + 0.5, x - 0.5, x + 7]) agrees(place, SIZES[0]);
    });

    test('is right about one middle, and for what has no size', () => {
      agrees(0, SIZES[0]);
      for (const x of [0, limit(0), nextUp(limit(0)), nextDown(limit(0)), limit(0) + 7]) agrees(x, SIZES[1]);
    });

    test('is the same where she stands on the edge of the table', () => {
      if (fixed) return agrees(HALF, SIZES[0]);
      const x = limit(SIZES[0]);
      for (const s of [HALF - x, HALF - SIZES[0] - x, -HALF - x, -HALF + SIZES[0] - x]) agrees(x, SIZES[0], s);
    });
  },
);
