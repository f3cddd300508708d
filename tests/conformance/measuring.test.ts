import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Base,
  type Board,
  type Body,
  CORE_CLAUSES,
  core,
  type Measured,
  type Model,
  type Question,
  type Settings,
  type TableQuarter,
} from '../../engine/index.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { boardOf, man, piece } from '../support/sight-board.ts';

/**
 * One clause, one file, readable by other engines too. Places are those of the ledger's table: x along it from its left corner, y across it from its near
 * edge, z up; a turn goes anticlockwise as seen from above. Ours has its origin in the middle of the table and z towards the near edge. Bodies are boxes in
 * our axes: across, up, towards the near edge. Lengths are millimetres. Of `expected` only what is there is asked for.
 */
interface ClauseFile {
  readonly clause: string;
  readonly title: string;
  readonly cases: readonly Case[];
}

interface Case {
  readonly says: string;
  readonly size?: readonly [number, number];
  readonly models: Readonly<Record<string, ModelWish>>;
  readonly areas?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly settings?: Settings;
  readonly ask: AskWish;
  readonly expected: ExpectedWish;
}

interface ModelWish {
  /** `R32` is round, `O60x35` oval. */
  readonly base: string;
  readonly at: readonly [number, number, number?];
  readonly turn?: number;
  readonly unit?: string;
  readonly owner?: string;
  readonly body?: 'cylinder' | readonly [readonly [number, number, number], readonly [number, number, number]];
}

type AskWish =
  | { readonly kind: 'measure'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'within';
      readonly what: string;
      readonly of: string;
      readonly distance: number;
      readonly wholly: boolean;
    }
  | { readonly kind: 'closest'; readonly to: string; readonly among: readonly string[] }
  | {
      readonly kind: 'contact';
      readonly model: string;
      readonly other: string;
      /** As the table remembers it, or from where and how far. */
      readonly move?: string | { readonly from: readonly [number, number]; readonly allowance: number };
    }
  | { readonly kind: 'coherency'; readonly unit: string }
  | {
      readonly kind: 'close-in';
      readonly model: string;
      readonly goal: string;
      readonly allowance: number;
      readonly inCoherency?: boolean;
      readonly end?: readonly [number, number];
    };

interface ExpectedWish {
  readonly distance?: number;
  readonly holds?: boolean;
  readonly models?: readonly boolean[];
  readonly figures?: Readonly<Record<string, number>>;
  readonly closest?: readonly string[];
  readonly contact?: string;
  readonly gap?: number;
  readonly bodyGap?: number;
  readonly demands?: string;
  readonly best?: { readonly gap?: number; readonly cost?: number };
  readonly allowed?: boolean;
  readonly confidence?: string;
  readonly says?: readonly string[];
}

const BATTLEFIELD = [1524, 1117.6] as const;

function baseOf(written: string): Base {
  const [width = 0, depth = 0] = written.slice(1).split('x').map(Number);
  if (written === 'none') return { kind: 'none' };
  return written.startsWith('R') ? { kind: 'round', diameter: width } : { kind: 'oval', width, depth };
}

/** A round body of 35 mm on a base of 32, as close to a cylinder as 16 sides come: they touch the circle at the four ends of the axes. */
const CYLINDER = Array.from({ length: 16 }, (_, i) => ({
  x: 16 * Math.cos((i * Math.PI) / 8),
  y: 16 * Math.sin((i * Math.PI) / 8),
}));

function bodyOf(plain: Body, wish: NonNullable<ModelWish['body']>): Body {
  const solid =
    wish === 'cylinder'
      ? ({
          kind: 'prism',
          origin: { x: 0, y: 0, z: 0 },
          across: { x: 0, y: 0, z: 1 },
          along: { x: 1, y: 0, z: 0 },
          outline: CYLINDER,
          holes: [],
          depth: 35,
        } as const)
      : ({
          kind: 'box',
          min: { x: wish[0][0], y: wish[0][1], z: wish[0][2] },
          max: { x: wish[1][0], y: wish[1][1], z: wish[1][2] },
        } as const);
  const volumes = [{ region: 'chest' as const, member: 0, solid }];
  return { ...plain, volumes: { standing: volumes, kneeling: volumes, prone: volumes } };
}

/** A place of the ledger's table on ours. */
const onBoard = ([x, y, z = 0]: readonly [number, number, number?], size: readonly [number, number]) => ({
  x: x - size[0] / 2,
  y: z,
  z: size[1] / 2 - y,
});

function boardFor({ models, areas = {}, size = BATTLEFIELD }: Case): Board {
  const place = (at: readonly [number, number, number?]) => onBoard(at, size);
  const standing = Object.entries(models).map(([id, wish]): Model => {
    const { unit = id, owner = 'red', turn = 0, body } = wish;
    const plain = man(id, 0, 0, {
      unit,
      owner,
      base: baseOf(wish.base),
      pose: { at: place(wish.at), facing: (turn * Math.PI) / 180 },
    });
    return body ? { ...plain, body: bodyOf(plain.body, body) } : plain;
  });
  const ground = Object.entries(areas).map(([id, outline]) =>
    piece(id, {}, { footprint: [outline.map((corner) => place(corner))] }),
  );
  return { ...boardOf(ground, standing), size: { width: size[0], depth: size[1] } };
}

function measured(written: string): Measured {
  const [kind, name = ''] = written.split(':');
  if (kind === 'unit') return { kind, owner: name.split('/')[0]!, unit: name.split('/')[1]! };
  if (kind === 'terrain') return { kind, piece: name };
  if (kind === 'quarter') return { kind, quarter: name as TableQuarter };
  return { kind: 'model', model: written };
}

function questionOf({ ask, size = BATTLEFIELD }: Case): Question {
  switch (ask.kind) {
    case 'measure':
      return { kind: 'measure', from: measured(ask.from), to: measured(ask.to) };
    case 'within':
      return { ...ask, what: measured(ask.what), of: measured(ask.of) };
    case 'closest':
      return { kind: 'closest', to: measured(ask.to), among: ask.among.map(measured) };
    case 'contact': {
      const { model, other, move } = ask;
      const overhang =
        move === undefined
          ? null
          : typeof move === 'string'
            ? { wasLongEnough: move !== 'too-short', turnIsOver: move.endsWith('over') }
            : { from: onBoard(move.from, size), allowance: move.allowance, turnIsOver: false };
      return { kind: 'contact', model, other, overhang };
    }
    case 'coherency':
      return { kind: 'coherency', owner: ask.unit.split('/')[0]!, unit: ask.unit.split('/')[1]! };
    case 'close-in': {
      const { model, allowance, inCoherency = false, end } = ask;
      return { kind: 'close-in', model, goal: measured(ask.goal), allowance, inCoherency, end: end ? onBoard(end, size) : null };
    }
  }
}

const FOLDER = join(import.meta.dirname, 'core');
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({ name, file: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ClauseFile }));

describe.each(files)('$file.clause $file.title', ({ name, file }) => {
  test('is a clause of the rule set, in the file of its name', () => {
    expect(`${file.clause}.json`).toBe(name);
    expect(Object.entries(CORE_CLAUSES)).toContainEqual([file.clause, file.title]);
  });

  test.each(file.cases.map((one) => [one.says, one] as const))('%s', (_, one) => {
    const { expected } = one;
    const result = core.answer(questionOf(one), tableOf(boardFor(one), one.settings));
    if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
    const { answer, confidence, because } = result.value;
    if (expected.confidence !== 'any') expect(confidence).toBe(expected.confidence ?? 'clear');
    if (expected.says) expect(because.map(({ says }) => says)).toEqual(expect.arrayContaining([...expected.says]));
    switch (answer.kind) {
      case 'measure': {
        expect(answer.distance).toBeCloseTo(expected.distance!, 3);
        for (const [by, distance] of Object.entries(expected.figures ?? {}))
          expect(answer.figures.find((figure) => figure.by === by)?.distance).toBeCloseTo(distance, 3);
        break;
      }
      case 'within':
        expect(answer.holds).toBe(expected.holds);
        if (expected.distance !== undefined) expect(answer.distance).toBeCloseTo(expected.distance, 3);
        if (expected.models) expect(answer.models.map(({ holds }) => holds)).toEqual(expected.models);
        break;
      case 'closest': {
        const among = one.ask.kind === 'closest' ? one.ask.among : [];
        const closest = answer.ranked.filter((candidate) => candidate.closest).map(({ candidate }) => among[candidate]);
        expect(closest.sort()).toEqual(expected.closest);
        if (expected.distance !== undefined) expect(answer.ranked[0]!.distance).toBeCloseTo(expected.distance, 3);
        break;
      }
      case 'contact':
        if (expected.contact) expect(answer.contact).toBe(expected.contact);
        if (expected.gap !== undefined) expect(answer.gap).toBeCloseTo(expected.gap, 3);
        if (expected.bodyGap !== undefined) expect(answer.bodyGap).toBeCloseTo(expected.bodyGap, 3);
        break;
      case 'coherency':
        expect(answer.holds).toBe(expected.holds);
        if (expected.models) expect(answer.models.map(({ holds }) => holds)).toEqual(expected.models);
        if (expected.distance !== undefined) expect(answer.spread.level).toBeCloseTo(expected.distance, 3);
        break;
      case 'close-in':
        if (expected.demands) expect(answer.demands).toBe(expected.demands);
        if (expected.gap !== undefined) expect(answer.end?.gap).toBeCloseTo(expected.gap, 3);
        if (expected.best?.gap !== undefined) expect(answer.best.gap).toBeCloseTo(expected.best.gap, 2);
        if (expected.best?.cost !== undefined) expect(answer.best.cost).toBeCloseTo(expected.best.cost, 1);
        if (expected.allowed !== undefined) expect(answer.end?.allowed).toBe(expected.allowed);
        break;
      default:
        throw new Error(`an answer to something else: ${answer.kind}`);
    }
  });
});
