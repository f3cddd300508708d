import { describe, expect, test } from 'vitest';
import type { FacingQueries } from '../../engine/geometry/driving-queries.ts';
import type { MeasureQueries, ModelEnds, Place } from '../../engine/geometry/measure-queries.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { LevelPolicy, TemplateQueries, TemplateShape } from '../../engine/geometry/template-queries.ts';
import {
  type Base,
  type Board,
  battle,
  core,
  type Measured,
  type Model,
  type Question,
  type RuleSet,
  type Settings,
  skirmish,
  type Zone,
} from '../../engine/index.ts';
import type { FigureKind, ToldKind } from '../../engine/ruling/measure-answer.ts';
import { BOUNDARIES, type BoundaryRow, rowOf, type Said } from '../support/boundary-row.ts';
import { tank } from '../support/figures.ts';
import { boardOf, box, EAST, ground, man, piece } from '../support/sight-board.ts';
import { circle, hitsBy, laid, placing, scattering, verdictOn } from '../support/template-questions.ts';

// ------------------------------------------------------------------------------------------------------------- what is asked

const ROUND: Base = { kind: 'round', diameter: 30 };
const OVAL: Base = { kind: 'oval', width: 60, depth: 36 };
const PLATE: Base = { kind: 'rectangle', width: 40, depth: 24 };
const NONE: Base = { kind: 'round', diameter: 0 };
const LIMIT = 100;

const a = (base: Base = ROUND, x = 0): Model => man('a', x, 0, { base, unit: 'u' });
const b = (x: number, base: Base = ROUND, y = 0, more: Partial<Model> = {}): Model =>
  man('b', x, 0, { y, base, owner: 'blue', unit: 'v', ...more });
const hull = (id: string, x: number): Model => ({
  ...tank(),
  id,
  name: id,
  owner: id,
  unit: id,
  pose: { at: { x, y: 0, z: 0 }, facing: 0 },
});
const model = (id: string) => ({ kind: 'model', model: id }) as const;
const only = (...models: readonly Model[]): Board => boardOf([], models);
const space = (board: Board) => openSpace(board, new Map()).queries;

const ask = <Asked extends Question>(rules: RuleSet, board: Board, question: Asked, settings: Settings = {}) =>
  verdictOn(question, board, { rules, settings });
const figure = (rules: RuleSet, board: Board, by: ToldKind, to: Measured = model('b')) =>
  ask(rules, board, { kind: 'measure', from: model('a'), to }).answer.figures.find((one) => one.by === by)!.distance;
const within = (rules: RuleSet, board: Board, of: Measured = model('b'), distance = LIMIT, wholly = false): Said => {
  const { answer, confidence } = ask(rules, board, { kind: 'within', what: model('a'), of, distance, wholly });
  return { holds: answer.holds, close: confidence !== 'clear' };
};
const sure = (holds: boolean, confidence: string): Said => ({ holds, close: confidence !== 'clear' });

/** A distance between the models a and b, by the figure that a book counts. */
const between = (rules: RuleSet, by: FigureKind, one: Base, other: Base, reach: number): BoundaryRow =>
  rowOf({
    value: (x) => figure(rules, only(a(one), b(x, other)), by),
    form: (x) => Math.max(0, x - reach),
    says: (x) => within(rules, only(a(one), b(x, other))),
    limit: reach + LIMIT,
    touch: reach,
    middle: 0,
    none: () => [figure(rules, only(a(NONE), b(50, NONE)), by), 50],
    edge: () => [figure(rules, only(a(one, 600 - reach - 70), b(600, other)), by), 70],
  });

/** The distance from the base of a to a thing on the ground that begins at x. */
const toGround = (rules: RuleSet, by: FigureKind, board: (x: number, models: readonly Model[]) => Board, of: Measured) =>
  rowOf({
    value: (x) => figure(rules, board(x, [a()]), by, of),
    form: (x) => Math.max(0, x - 15),
    says: (x) => within(rules, board(x, [a()]), of),
    limit: 15 + LIMIT,
    touch: 15,
    middle: 0,
    none: () => [figure(rules, board(50, [a(NONE)]), by, of), 50],
    edge: () => [figure(rules, board(600, [a(ROUND, 500)]), by, of), 85],
  });

const zoneAt = (x: number): Zone => ({
  id: 'zone',
  name: '',
  kind: 'deployment',
  owner: null,
  outline: ground(x, -50, x + 40, 50),
});
const PLAIN = { heightCategory: null, difficult: null, dangerous: false, impassable: false, soft: false, area: true };
const area = (x: number, broad = 40) => piece('wood', {}, { footprint: [ground(x, -200, x + broad, 200)], traits: PLAIN });

// ---------------------------------------------------------------------------------------------------------------- templates

const under = (shape: TemplateShape, x: number, base: Base = ROUND, facing = 0) =>
  space(only(b(x, base))).under({
    template: laid(shape, 0, 0, facing),
    level: { kind: 'column' },
    models: ['b'],
    stance: 'own',
  }).models[0]!;
const hit = (shape: TemplateShape, x: number, facing = 0): Said => {
  const { answer, confidence } = ask(skirmish, only(b(x)), hitsBy(laid(shape, 0, 0, facing)));
  return sure(answer.hits[0]?.outcome === 'hit', confidence);
};
const template = (shape: TemplateShape, reach: number, facing = 0): BoundaryRow =>
  rowOf({
    value: (x) => under(shape, x, ROUND, facing).gap,
    form: (x) => x - reach - 15,
    says: (x) => hit(shape, x, facing),
    limit: reach + 15,
    atLimit: false,
    touch: reach + 15,
    middle: reach,
    none: () => [under(shape, reach + 7, NONE, facing).gap, 7],
    edge: () => {
      const board = only(b(600));
      const query = {
        template: laid(shape, 600 - reach - 15, 0, facing),
        level: { kind: 'column' },
        models: ['b'],
        stance: 'own',
      } as const;
      return [space(board).under(query).models[0]!.gap, 0];
    },
  });

const DROP: TemplateShape = { kind: 'teardrop', length: 200, tipRadius: 5, broadRadius: 30 };
const CONE: TemplateShape = { kind: 'cone', angle: Math.PI / 2, length: 150 };

/** Reached or not by a level policy, at a height. */
const reached = (level: LevelPolicy, y: number, board: Board = only(b(0, ROUND, y))) =>
  space(board).under({ template: laid(circle(80), 0, 0), level, models: ['b'], stance: 'own' }).models[0]!;
const SPHERE = { kind: 'sphere', radius: 40, above: 10 } as const;

const HULL_GUN = { mount: 'hull', at: { x: 0, y: 40, z: 0 }, bearing: 0, turn: null, crewOut: false } as const;
const arcOf = (x: number, z: number) =>
  space(only(hull('a', 0))).arc({ model: 'a', mount: { at: HULL_GUN.at, bearing: 0, halfArc: Math.PI / 4 }, at: { x, y: 0, z } });

/** Two who fight, the lower edge of whose bases is x over the line between a and b. */
const fight = (x: number) => only(a(ROUND, -300), b(300), man('f', 0, -x - 15), man('g', 0, -x - 45, { owner: 'blue' }));
const across = (x: number) => space(fight(x)).fightAcross('a', 'b', ['f', 'g']);

const NO_RULE = 'no rule has a limit for it by itself';
const NO_SIZE = 'it has no size of its own';

// -------------------------------------------------------------------------------------------------------------------- table

/** Every measure at every border. A case is tried, or it is said why there is none. */
const TABLE = {
  'head to head': between(skirmish, 'heads', ROUND, ROUND, 0),
  'base to base, round': between(battle, 'bases', ROUND, ROUND, 30),
  'base to base, oval': between(battle, 'bases', OVAL, OVAL, 60),
  'base to base, rectangle': between(battle, 'bases', PLATE, PLATE, 40),
  'base to base, oval and rectangle': between(battle, 'bases', OVAL, PLATE, 50),
  'bases with a thickness': between(core, 'base-solids', ROUND, OVAL, 45),
  'hull to hull': rowOf({
    value: (x) => figure(battle, only(hull('a', 0), hull('b', x)), 'bases'),
    form: (x) => Math.max(0, x - 70),
    says: (x) => within(battle, only(hull('a', 0), hull('b', x))),
    limit: 70 + LIMIT,
    touch: 70,
    middle: 0,
    none: 'a hull has some size',
    edge: () => [figure(battle, only(hull('a', 450), hull('b', 600)), 'bases'), 80],
  }),
  'body to body': rowOf({
    value: (x) => figure(core, only(hull('a', 0), hull('b', x)), 'bodies'),
    form: (x) => Math.max(0, x - 70),
    touch: 70,
    middle: 0,
    none: 'a body has some size',
    edge: () => [figure(core, only(hull('a', 450), hull('b', 600)), 'bodies'), 80],
  }),
  'to the nearest point in sight': rowOf({
    value: (x) => figure(skirmish, only(a(), hull('b', x)), 'in-sight'),
    form: (x) => x - 35,
    says: (x) => within(skirmish, only(a(), hull('b', x))),
    limit: 35 + LIMIT,
    touch: 36,
    middle: 'from inside of a hull nothing is seen',
    none: () => [figure(skirmish, only(a(NONE), hull('b', 85)), 'in-sight'), 50],
    edge: () => [figure(skirmish, only(a(ROUND, 500), hull('b', 600)), 'in-sight'), 65],
  }),
  'seen from above': rowOf({
    value: (x) => figure(core, only(a(), b(x, ROUND, 60)), 'level'),
    form: (x) => Math.max(0, x - 30),
    touch: 30,
    middle: 0,
    none: () => [figure(core, only(a(NONE), b(50, NONE, 60)), 'level'), 50],
    edge: () => [figure(core, only(a(ROUND, 500), b(600, ROUND, 60)), 'level'), 70],
  }),
  'in height': rowOf({
    value: (y) => figure(core, only(a(), b(0, ROUND, y)), 'upright'),
    form: (y) => Math.max(0, y - 4),
    touch: 4,
    middle: 0,
    none: () => [figure(core, only(a(NONE), b(0, NONE, 54)), 'upright'), 50],
    edge: () => [figure(core, only(a(ROUND, 600), b(600, ROUND, 54)), 'upright'), 50],
  }),
  'axis to axis': between(skirmish, 'axes', ROUND, ROUND, 0),
  'to a point': rowOf({
    value: (x) => figure(battle, only(a()), 'bases', { kind: 'point', at: { x, y: 0, z: 0 } }),
    form: (x) => Math.max(0, x - 15),
    says: (x) => within(battle, only(a()), { kind: 'point', at: { x, y: 0, z: 0 } }),
    limit: 15 + LIMIT,
    touch: 15,
    middle: 0,
    none: () => [figure(battle, only(a(NONE)), 'bases', { kind: 'point', at: { x: 50, y: 0, z: 0 } }), 50],
    edge: () => [figure(battle, only(a(ROUND, 500)), 'bases', { kind: 'point', at: { x: 600, y: 0, z: 0 } }), 85],
  }),
  'to a line': rowOf({
    value: (x) => figure(battle, only(a()), 'bases', lineAt(x)),
    form: (x) => Math.max(0, x - 15),
    says: (x) => within(battle, only(a()), lineAt(x)),
    limit: 15 + LIMIT,
    touch: 15,
    middle: 0,
    none: () => [figure(battle, only(a(NONE)), 'bases', { ...lineAt(50), to: lineAt(50).from }), Math.sqrt(50 * 50 + 90 * 90)],
    edge: () => [figure(battle, only(a(ROUND, 500)), 'bases', lineAt(600)), 85],
  }),
  'to a zone': toGround(skirmish, 'level', (x, models) => ({ ...only(...models), zones: { zone: zoneAt(x) } }), {
    kind: 'zone',
    zone: 'zone',
  }),
  'to an objective': rowOf({
    value: (x) => figure(core, withObjective(x), 'level', { kind: 'objective', objective: 'flag' }),
    form: (x) => Math.max(0, x - 35),
    says: (x) => within(core, withObjective(x), { kind: 'objective', objective: 'flag' }),
    limit: 35 + LIMIT,
    touch: 35,
    middle: 0,
    none: () => [figure(core, withObjective(65, 0), 'level', { kind: 'objective', objective: 'flag' }), 50],
    edge: () => [figure(core, withObjective(600, 20, 500), 'level', { kind: 'objective', objective: 'flag' }), 65],
  }),
  'to the ground of terrain': toGround(battle, 'level', (x, models) => boardOf([area(x)], models), {
    kind: 'terrain',
    piece: 'wood',
  }),
  'to the solids of terrain': toGround(
    skirmish,
    'bases',
    (x, models) => boardOf([piece('wall', { all: box(x, 0, -50, x + 40, 40, 50) })], models),
    { kind: 'terrain', piece: 'wall' },
  ),
  'to an edge of the table': rowOf({
    value: (x) => figure(core, only(a(ROUND, 600 - x)), 'level', { kind: 'edge', edge: 'right' }),
    form: (x) => Math.max(0, x - 15),
    says: (x) => within(core, only(a(ROUND, 600 - x)), { kind: 'edge', edge: 'right' }),
    limit: 15 + LIMIT,
    touch: 15,
    middle: 0,
    none: () => [figure(core, only(a(NONE, 550)), 'level', { kind: 'edge', edge: 'right' }), 50],
    edge: () => [figure(core, only(a(ROUND, 600)), 'level', { kind: 'edge', edge: 'right' }), 0],
  }),
  'to a quarter of the table': rowOf({
    // the quarter ends half a millimetre before the middle
    value: (x) => figure(core, only(man('a', x - 0.5, 300, { base: ROUND })), 'level', { kind: 'quarter', quarter: 'near-left' }),
    form: (x) => Math.max(0, x - 15),
    says: (x) => within(core, only(man('a', x - 0.5, 300, { base: ROUND })), { kind: 'quarter', quarter: 'near-left' }),
    limit: 15 + LIMIT,
    touch: 15,
    middle: 0,
    none: () => [figure(core, only(man('a', 49.5, 300, { base: NONE })), 'level', { kind: 'quarter', quarter: 'near-left' }), 50],
    edge: () => [figure(core, only(man('a', -600, 600, { base: ROUND })), 'level', { kind: 'quarter', quarter: 'near-left' }), 0],
  }),
  'wholly within a distance': rowOf({
    value: (x) => farthest(a(), b(x)),
    form: (x) => x,
    says: (x) => within(core, only(a(), b(x)), model('b'), LIMIT, true),
    limit: LIMIT,
    touch: 30,
    middle: 1,
    none: () => [farthest(a(NONE), b(50, NONE)), 50],
    edge: () => [farthest(a(ROUND, 500), b(600)), 100],
  }),
  'wholly within an area': rowOf({
    value: (x) => sticksOut(x, ROUND),
    form: (x) => Math.max(0, x + 15 - 140),
    says: (x) => within(core, boardOf([area(100, 40)], [a(ROUND, x)]), { kind: 'terrain', piece: 'wood' }, 0, true),
    limit: 125,
    clear: 4,
    touch: 125,
    middle: 120,
    none: () => [sticksOut(150, NONE), 10],
    edge: () => [farthestInArea(boardOf([area(560)], [a(ROUND, 600)])), 15],
  }),
  'inside an area': rowOf({
    // the area begins at 0: what of the base lies beyond is a segment of a circle
    value: (x) => space(boardOf([area(0)], [a(ROUND, x)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).share,
    form: (x) => {
      const t = Math.max(-1, Math.min(1, x / 15));
      return 1 - (Math.acos(t) - t * Math.sqrt(1 - t * t)) / Math.PI;
    },
    says: (x) => within(core, boardOf([area(0)], [a(ROUND, x)]), { kind: 'terrain', piece: 'wood' }, 0),
    limit: -15,
    grows: true,
    touch: -15,
    middle: 0,
    none: () => [space(boardOf([area(0)], [a(NONE, 20)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).share, 1],
    edge: () => [space(boardOf([area(560)], [a(ROUND, 600)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).share, 0.5],
  }),
  'as deep as a push in an area': rowOf({
    value: (x) => space(boardOf([area(0)], [a(ROUND, x)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).depth,
    form: (x) => Math.max(0, x + 15),
    // a push of the tolerance brings it out
    says: (x) => ({
      holds: !within(core, boardOf([area(0)], [a(ROUND, x)]), { kind: 'terrain', piece: 'wood' }, 0).close,
      close: false,
    }),
    limit: -14 + 1e-6,
    grows: true,
    isCall: false,
    clear: 0.5,
    touch: -15,
    middle: 0,
    none: () => [space(boardOf([area(0)], [a(NONE, 7)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).depth, 7],
    edge: () => [space(boardOf([area(560)], [a(ROUND, 600)])).shareInArea('a', { kind: 'footprint', piece: 'wood' }).depth, 15],
  }),
  'the closest of many': rowOf({
    value: (x) => ranked(x)[0]!.distance,
    form: (x) => Math.max(0, Math.min(x, 100) - 30),
    says: (x) => {
      // c is one of the closest; d is a good deal farther and never is
      const closest = ranked(x).flatMap((one) => (one.closest ? [one.candidate] : []));
      return { holds: closest.includes(1), close: closest.includes(2) };
    },
    limit: 100,
    grows: true,
    isCall: false,
    touch: 30,
    middle: 1,
    none: () => [figure(core, only(a(NONE), b(50, NONE)), 'base-solids'), 50],
    edge: () => [ask(core, three(600, 500), CLOSEST).answer.ranked[0]!.distance, 70],
  }),
  'a chain of a unit': rowOf({
    value: (x) =>
      space(unit(x)).chain({ models: ['a', 'b', 'c'], ends: { kind: 'bases' }, part: 'straight' }).links[1]!.finding.distance,
    form: (x) => Math.max(0, x - 30),
    says: (x) => chained(x),
    limit: 30 + 50.8,
    touch: 30,
    middle: 30,
    none: () => [
      space(only(a(NONE), b(50, NONE))).chain({ models: ['a', 'b'], ends: { kind: 'bases' }, part: 'straight' }).links[0]!.finding
        .distance,
      50,
    ],
    edge: () => [
      space(only(a(ROUND, 520), b(600))).chain({ models: ['a', 'b'], ends: { kind: 'bases' }, part: 'straight' }).links[0]!
        .finding.distance,
      50,
    ],
  }),
  coherency: rowOf({
    says: (x) => {
      const { answer, confidence } = ask(core, only(a(), b(x, ROUND, 0, { owner: 'red', unit: 'u' })), {
        kind: 'coherency',
        owner: 'red',
        unit: 'u',
      });
      return sure(answer.holds, confidence);
    },
    value: (x) =>
      ask(core, only(a(), b(x, ROUND, 0, { owner: 'red', unit: 'u' })), { kind: 'coherency', owner: 'red', unit: 'u' }).answer
        .models[0]!.level,
    form: (x) => Math.max(0, x - 30),
    limit: 30 + 50.8,
    touch: 30,
    middle: 0,
    none: () => [
      ask(core, only(a(NONE), b(50, NONE, 0, { owner: 'red', unit: 'u' })), { kind: 'coherency', owner: 'red', unit: 'u' }).answer
        .models[0]!.level,
      50,
    ],
    edge: () => [
      ask(core, only(a(ROUND, 520), b(600, ROUND, 0, { owner: 'red', unit: 'u' })), {
        kind: 'coherency',
        owner: 'red',
        unit: 'u',
      }).answer.models[0]!.level,
      50,
    ],
  }),
  'base contact': rowOf({
    value: (x) => contact(x).answer.gap,
    form: (x) => Math.max(0, x - 30),
    says: (x) => ({ holds: contact(x).answer.contact === 'bases', close: false }),
    limit: 30.1,
    isCall: false,
    touch: 30,
    middle: 0,
    none: () => [
      ask(core, only(a(NONE), b(50, NONE)), { kind: 'contact', model: 'a', other: 'b', overhang: null }).answer.gap,
      50,
    ],
    edge: () => [
      ask(core, only(a(ROUND, 570), b(600)), { kind: 'contact', model: 'a', other: 'b', overhang: null }).answer.gap,
      0,
    ],
  }),
  'beside whom a shot is aimed at': rowOf({
    says: (x) => {
      const board = only(man('s', 0, 300), b(0), man('c', x, 0, { owner: 'blue' }));
      const { answer } = ask(skirmish, board, { kind: 'spread', shooter: 's', target: 'b', zone: 'medium', strength: 2 });
      const other = answer.others.find(({ model: id }) => id === 'c');
      return { holds: other?.allowed ?? false, close: other?.close ?? false };
    },
    limit: 50,
    touch: NO_RULE,
    middle: NO_RULE,
    none: 'men of the book stand on bases',
    edge: NO_RULE,
  }),
  'the side of a vehicle': rowOf({
    value: (x) => space(only(hull('a', 0))).sector('a', { x, y: 0, z: 160 }).toDiagonal,
    form: (x) => (Math.abs(x - 70) * 80) / Math.sqrt(35 * 35 + 80 * 80),
    says: (x) => {
      const { answer, confidence } = ask(skirmish, only(hull('a', 0)), {
        kind: 'side-of',
        of: 'a',
        from: { kind: 'point', at: { x, y: 0, z: 160 } },
        strengths: null,
      });
      return sure(answer.side === 'front', confidence);
    },
    limit: 70,
    atLimit: false,
    touch: 70,
    middle: 'about the middle of the hull every side is as near: it is told as its side',
    none: 'a hull has some size',
    edge: () => [space(only(hull('a', 600))).sector('a', { x: 670, y: 0, z: 160 }).toDiagonal, 0],
  }),
  'above a vehicle': rowOf({
    value: (x) => space(only(hull('a', 0))).overHull('a', { x, y: 120, z: 0 }).planDistance,
    form: (x) => Math.max(0, x - 35),
    says: (x) => {
      const { answer, confidence } = ask(skirmish, only(hull('a', 0), b(x, ROUND, 120)), {
        kind: 'side-of',
        of: 'a',
        from: model('b'),
        strengths: null,
      });
      return sure(answer.side === 'top', confidence);
    },
    limit: 95,
    touch: 35,
    middle: 0,
    none: 'a hull has some size',
    edge: () => [space(only(hull('a', 600))).overHull('a', { x: 500, y: 120, z: 0 }).planDistance, 65],
  }),
  'the line of the shoulders': rowOf({
    value: (z) => space(only(a())).facing('a', { x: 80, y: 0, z }).ahead,
    form: (z) => z,
    says: (z) => {
      const { answer, confidence } = ask(skirmish, only(a()), {
        kind: 'side-of',
        of: 'a',
        from: { kind: 'point', at: { x: 80, y: 0, z } },
        strengths: null,
      });
      return sure(answer.side === 'front', confidence);
    },
    limit: 0,
    grows: true,
    touch: 0,
    middle: 0,
    none: NO_SIZE,
    edge: () => [space(only(a(ROUND, 600))).facing('a', { x: 700, y: 0, z: 0 }).ahead, 0],
  }),
  'the arc of a weapon': rowOf({
    value: (x) => arcOf(x, 200).outsideBy,
    form: (x) => (x - 200) / Math.sqrt(2),
    says: (x) => {
      const board = only(hull('a', 0), man('b', x, 200, { owner: 'blue' }));
      const { answer, confidence } = ask(skirmish, board, { kind: 'may-aim', shooter: 'a', target: 'b', weapon: HULL_GUN });
      return sure(answer.allowed, confidence);
    },
    limit: 200,
    touch: 200,
    middle: 'right over the mount there is no bearing',
    none: NO_SIZE,
    edge: () => [
      space(only(hull('a', 600))).arc({
        model: 'a',
        mount: { at: HULL_GUN.at, bearing: 0, halfArc: Math.PI / 4 },
        at: { x: 800, y: 0, z: 200 },
      }).outsideBy,
      0,
    ],
  }),
  'under a circle': template(circle(80), 40),
  'under a teardrop': template(DROP, 200, EAST),
  'under a cone': template(CONE, 150, EAST),
  'wholly under a circle': rowOf({
    value: (x) => under(circle(80), x).slack,
    form: (x) => 25 - x,
    says: (x) => {
      const { answer, confidence } = ask(battle, only(b(x)), hitsBy(laid(circle(80), 0, 0), { weapon: 'blast' }));
      return sure(answer.hits[0]?.outcome === 'hit', confidence);
    },
    limit: 25,
    touch: 25,
    middle: 1,
    none: () => [under(circle(0), 0, NONE).slack, 0],
    edge: () => [
      space(only(b(600))).under({ template: laid(circle(80), 600, 0), level: { kind: 'column' }, models: ['b'], stance: 'own' })
        .models[0]!.slack,
      25,
    ],
  }),
  'the middle of a base under a circle': rowOf({
    value: (x) => under(circle(80), x).centreGap,
    form: (x) => x - 40,
    says: (x) => {
      const { answer, confidence } = ask(skirmish, only(b(x)), hitsBy(laid(circle(80), 0, 0)), { templateNeeds: 'centre' });
      return sure(answer.hits[0]?.outcome === 'hit', confidence);
    },
    limit: 40,
    touch: 40,
    middle: 1,
    none: () => [under(circle(0), 7, NONE).centreGap, 7],
    edge: () => [
      space(only(b(600))).under({ template: laid(circle(80), 560, 0), level: { kind: 'column' }, models: ['b'], stance: 'own' })
        .models[0]!.centreGap,
      0,
    ],
  }),
  'on this floor only': rowOf({
    // from the deck, and from the table under it, to a man as high as x, who stands on it at 76
    value: (y) => (onDeck(y, 76).onLevel ? 1 : 0) + (onDeck(y, 0).onLevel ? 2 : 0),
    form: () => 1,
    touch: 76,
    middle: 'a floor that one is in the middle of is none that one stands on',
    none: NO_SIZE,
    edge: () => [onDeck(76, 76, 600).onLevel ? 1 : 0, 1],
  }),
  'in a sphere': rowOf({
    value: (y) => reached(SPHERE, y).apart,
    form: (y) => Math.max(0, y - 10),
    says: (y) => ({ holds: reached(SPHERE, y).onLevel, close: false }),
    limit: 50,
    isCall: false,
    touch: 10,
    middle: 1,
    none: () => [reached({ ...SPHERE, radius: 0 }, 10).apart, 0],
    edge: () => [
      space(only(b(600, ROUND, 50))).under({ template: laid(circle(80), 600, 0), level: SPHERE, models: ['b'], stance: 'own' })
        .models[0]!.apart,
      40,
    ],
  }),
  'in a column': rowOf({
    value: (y) => (reached({ kind: 'column' }, y).onLevel ? 1 : 0),
    form: () => 1,
    touch: 0,
    middle: 0,
    none: () => [reached({ kind: 'column' }, 1e6).onLevel ? 1 : 0, 1],
    edge: () => [
      space(only(b(600, ROUND, 500))).under({
        template: laid(circle(80), 600, 0),
        level: { kind: 'column' },
        models: ['b'],
        stance: 'own',
      }).models[0]!.onLevel
        ? 1
        : 0,
      1,
    ],
  }),
  'where a shot lands': rowOf({
    value: (x) => ask(battle, only(a()), driven(x)).answer.lands.x,
    form: (x) => x + 25.4,
    says: (x) => sure(!ask(battle, only(a()), driven(x)).answer.offTable, 'clear'),
    limit: 600 - 25.4,
    isCall: false,
    touch: NO_RULE,
    middle: 0,
    none: NO_SIZE,
    edge: () => [ask(battle, only(a()), driven(600 - 25.4)).answer.lands.x, 600],
  }),
  'a throw': rowOf({
    says: (x) => {
      const { answer, confidence } = ask(
        skirmish,
        only(a()),
        placing(laid(circle(80), x, 0), 'a', { weapon: 'grenade', strength: 4, indirect: true }),
      );
      return sure(answer.allowed, confidence);
    },
    limit: 160,
    touch: NO_RULE,
    middle: NO_RULE,
    none: NO_SIZE,
    edge: NO_RULE,
  }),
  'a band of ranges': rowOf({
    says: (x) => {
      const board = only(man('g', 0, 0, { base: ROUND }), b(x));
      const shot = placing(laid(circle(127), x, 0), 'g', { weapon: 'barrage', range: { least: 50, most: 200 } });
      const { answer, confidence } = ask(battle, board, shot);
      return sure(!answer.misses, confidence);
    },
    limit: 215,
    touch: NO_RULE,
    middle: NO_RULE,
    none: NO_SIZE,
    edge: NO_RULE,
  }),
  'the narrow end of flame': rowOf({
    says: (x) => {
      const { answer, confidence } = ask(
        skirmish,
        only(a()),
        placing(laid(DROP, x, 0, EAST), 'a', { weapon: 'flame', range: { least: 0, most: 100 } }),
      );
      return sure(answer.allowed, confidence);
    },
    limit: 115,
    touch: NO_RULE,
    middle: NO_RULE,
    none: NO_SIZE,
    edge: NO_RULE,
  }),
  'whether something can be lobbed through': rowOf({
    says: (x) => ({ holds: lobs(x), close: false }),
    limit: 10,
    grows: true,
    isCall: false,
    touch: NO_RULE,
    middle: NO_RULE,
    none: NO_SIZE,
    edge: () => [lobs(20, 600) ? 1 : 0, 1],
  }),
  'a close combat between': rowOf({
    // x is how far the nearer base passes the line; below 0 it reaches over it
    value: (x) => (across(x).crosses ? -across(x).over : across(x).apart),
    form: (x) => x,
    says: (x) => {
      const { answer, confidence } = ask(battle, fight(x), { kind: 'sees', looker: 'a', target: 'b' });
      return sure(answer.sees, confidence);
    },
    limit: 0,
    grows: true,
    touch: 0,
    middle: -15,
    none: () => [space(only(a(NONE, -100), b(100, NONE), man('f', 0, -7, { base: NONE }))).fightAcross('a', 'b', ['f']).apart, 7],
    edge: () => [space(only(a(ROUND, 500), b(600), man('f', 550, -22))).fightAcross('a', 'b', ['f']).apart, 7],
  }),
  'how deep a line runs through an area': rowOf({
    value: (x) => space(boardOf([area(100, 400)], [a(), b(x)])).depth('a', 'b', 'wood').depth,
    form: (x) => Math.max(0, x - 15 - 100),
    says: (x) => {
      const wood = { ...area(100, 400), traits: { ...PLAIN, heightCategory: 3 as const, soft: true } };
      const { answer, confidence } = ask(battle, boardOf([wood], [a(), b(x)]), { kind: 'sees', looker: 'a', target: 'b' });
      return sure(answer.sees, confidence);
    },
    limit: 115 + 6 * 25.4,
    touch: 115,
    middle: 30,
    none: () => [space(boardOf([area(100, 400)], [a(NONE), b(150, NONE)])).depth('a', 'b', 'wood').depth, 50],
    edge: () => [space(boardOf([area(500, 200)], [a(ROUND, 400), b(600)])).depth('a', 'b', 'wood').depth, 85],
  }),
  'a tape on the ground': rowOf({
    value: (x) => tape(x).laid,
    form: (x) => x,
    touch: 0,
    middle: 0,
    none: () => [tape(0).plan, 0],
    edge: () => [
      space(only()).groundPath({
        places: [
          { x: 500, y: 0, z: 0 },
          { x: 600, y: 0, z: 0 },
        ],
      }).straight,
      100,
    ],
  }),
  'bodies that press into each other': rowOf({
    value: (x) => space(only(hull('a', 0), hull('b', x))).pressedInto('a').length,
    form: (x) => (x < 69.9 ? 1 : 0),
    touch: 70,
    middle: 1,
    none: 'a body has some size',
    edge: () => [space(only(hull('a', 540), hull('b', 600))).pressedInto('a').length, 1],
  }),
} as const satisfies Readonly<Record<string, BoundaryRow>>;

type Name = keyof typeof TABLE;

// ------------------------------------------------------------------------------------------- that no measure is left out

/** For everything that can be measured, the rows that try it; or where it is tried. A new one does not compile until it is here. */
const TRIED_BY = {
  figures: {
    heads: 'head to head',
    bases: 'base to base, round',
    'base-solids': 'bases with a thickness',
    level: 'seen from above',
    upright: 'in height',
    bodies: 'body to body',
    axes: 'axis to axis',
    'in-sight': 'to the nearest point in sight',
  } satisfies Record<ToldKind, Name>,
  things: {
    model: 'base to base, round',
    unit: 'a chain of a unit',
    terrain: 'to the solids of terrain',
    quarter: 'to a quarter of the table',
    point: 'to a point',
    line: 'to a line',
    zone: 'to a zone',
    objective: 'to an objective',
    edge: 'to an edge of the table',
  } satisfies Record<Measured['kind'], Name>,
  places: {
    model: 'base to base, round',
    point: 'to a point',
    line: 'to a line',
    zone: 'to a zone',
    objective: 'to an objective',
    footprint: 'to the ground of terrain',
    piece: 'to the solids of terrain',
    edge: 'to an edge of the table',
    quarter: 'to a quarter of the table',
    outline: 'wholly within an area',
  } satisfies Record<Place['kind'], Name>,
  ends: {
    heads: 'head to head',
    bases: 'base to base, oval',
    'base-solids': 'bases with a thickness',
    bodies: 'body to body',
    axes: 'axis to axis',
  } satisfies Record<ModelEnds['kind'], Name>,
  shapes: { circle: 'under a circle', teardrop: 'under a teardrop', cone: 'under a cone' } satisfies Record<
    TemplateShape['kind'],
    Name
  >,
  levels: { 'this-floor': 'on this floor only', sphere: 'in a sphere', column: 'in a column' } satisfies Record<
    LevelPolicy['kind'],
    Name
  >,
  measures: {
    gap: 'base to base, round',
    farthest: 'wholly within a distance',
    chain: 'a chain of a unit',
    shareInArea: 'inside an area',
    pressedInto: 'bodies that press into each other',
    depth: 'how deep a line runs through an area',
    fightAcross: 'a close combat between',
    groundPath: 'a tape on the ground',
  } satisfies Record<keyof MeasureQueries, Name>,
  facings: {
    sector: 'the side of a vehicle',
    facing: 'the line of the shoulders',
    overHull: 'above a vehicle',
    arc: 'the arc of a weapon',
  } satisfies Record<keyof FacingQueries, Name>,
  templates: {
    under: 'under a circle',
    landing: 'where a shot lands',
    lob: 'whether something can be lobbed through',
    burst: 'tests/engine/rulesets/skirmish/templates.test.ts',
    bestPlace: 'tests/engine/geometry/templates/best-place.test.ts',
  } satisfies Record<keyof TemplateQueries, Name | `tests/${string}`>,
};

describe.each(Object.entries(TABLE) as readonly (readonly [Name, BoundaryRow])[])('%s', (_name, row) => {
  for (const boundary of BOUNDARIES) {
    const tried = row[boundary];
    if (typeof tried !== 'string') test(boundary, tried);
  }
});

test('every measure is tried at every border, or it is said why there is none', () => {
  for (const [name, row] of Object.entries(TABLE)) {
    expect(Object.keys(row), name).toEqual([...BOUNDARIES]);
    for (const boundary of BOUNDARIES) {
      const tried = (row as BoundaryRow)[boundary];
      if (typeof tried === 'string') expect(tried.length, `${name}: ${boundary}`).toBeGreaterThan(10);
    }
  }
  const named = new Set(Object.values(TRIED_BY).flatMap((names) => Object.values<string>(names)));
  for (const name of named) expect(name.startsWith('tests/') || name in TABLE, name).toBe(true);
});

// ------------------------------------------------------------------------------------------------------- boards of the rows

function lineAt(x: number) {
  return { kind: 'line', from: { x, y: 0, z: -90 }, to: { x, y: 0, z: 90 } } as const;
}

function withObjective(x: number, radius = 20, of = 0): Board {
  return {
    ...only(a(ROUND, of)),
    objectives: { flag: { id: 'flag', name: 'flag', at: { x, y: 0, z: 0 }, radius, owner: null } },
  } as Board;
}

function farthest(one: Model, other: Model): number {
  const ends = { kind: 'base-solids', thickness: 4 } as const;
  return space(only(one, other)).farthest({ from: [model('a')], to: [model('b')], ends, part: 'straight' }).distance;
}

function farthestInArea(board: Board): number {
  const ends = { kind: 'bases' } as const;
  return space(board).farthest({ from: [model('a')], to: [{ kind: 'footprint', piece: 'wood' }], ends, part: 'level' }).distance;
}

function sticksOut(x: number, base: Base): number {
  return farthestInArea(boardOf([area(100, 40)], [a(base, x)]));
}

const CLOSEST = { kind: 'closest', to: model('a'), among: [model('b'), model('c'), model('d')] } as const;

function three(x: number, of = 0): Board {
  return only(a(ROUND, of), b(x), man('c', of, 100), man('d', of, -150));
}

function ranked(x: number) {
  return ask(core, three(x), CLOSEST).answer.ranked;
}

function unit(x: number): Board {
  return only(a(), b(30, ROUND, 0, { owner: 'red', unit: 'u' }), man('c', 30 + x, 0, { unit: 'u' }));
}

function chained(x: number): Said {
  const question = {
    kind: 'move-unit',
    owner: 'red',
    unit: 'u',
    moves: [],
    state: { movement: null, loaded: false, heavyWeapon: 'none', dice: [] },
  } as const;
  const { answer, confidence } = ask(battle, unit(x), question);
  return sure(answer.groups.length === 1, confidence);
}

function contact(x: number) {
  return ask(core, only(a(), b(x)), { kind: 'contact', model: 'a', other: 'b', overhang: null });
}

function driven(x: number) {
  return scattering('a', x, 0, { weapon: 'ordnance', direction: { by: 'arrow', facing: EAST }, dice: [1] });
}

/** A man at this height over a deck of 76 mm, and a template on the deck or under it. */
function onDeck(y: number, from: number, x = 0) {
  const board = boardOf([piece('deck', { slab: box(x - 100, 72, -100, x + 100, 76, 100) })], [b(x, ROUND, y)]);
  const query = {
    template: laid(circle(80), x, 0, 0, from),
    level: { kind: 'this-floor' },
    models: ['b'],
    stance: 'own',
  } as const;
  return space(board).under(query).models[0]!;
}

/** Is a slit of this height in a wall under a ceiling high enough for a lob that needs 10 mm? */
function lobs(height: number, x = 0): boolean {
  const room = piece('room', {
    left: box(x - 60, 0, -100, x - 55, 80, 100),
    under: box(x + 40, 0, -100, x + 45, 40, 100),
    over: box(x + 40, 40 + height, -100, x + 45, 80, 100),
    ceiling: box(x - 60, 80, -100, x + 50, 84, 100),
  });
  const query = { from: { x, y: 30, z: 0 }, to: { x: x + 200, y: 0, z: 0 }, leastGap: 10, glass: false };
  return space(boardOf([room], [])).lob(query).clear;
}

function tape(x: number) {
  return space(only()).groundPath({
    places: [
      { x: 0, y: 0, z: 0 },
      { x, y: 0, z: 0 },
    ],
  });
}
