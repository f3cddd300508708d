import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Board, type Settings, SKIRMISH_CLAUSES, skirmish } from '../../engine/index.ts';
import { picture, sketchBoard, type Thing, wall, wallFromFront } from '../support/board-sketch.ts';
import { tableOf, withPiecePushed, withPushed } from '../support/expect-verdict.ts';
import { man, squadOfFive, squadOfTen, tank, truck } from '../support/figures.ts';

/**
 * One clause, one file, readable by other engines too. A plan is seen from above, a sign is a square centimetre; lengths are millimetres.
 * `expected.says` are the first reasons, `expected.cites` are clauses that must be among them.
 */
interface ClauseFile {
  readonly clause: string;
  readonly title: string;
  readonly cases: readonly Case[];
}

interface Case {
  readonly says: string;
  readonly plan: readonly string[];
  readonly things: Readonly<Record<string, ThingWish>>;
  /** Things moved from their place in the plan: x, z and up. */
  readonly push?: Readonly<Record<string, readonly [number, number, number?]>>;
  readonly ask: { readonly kind: 'sees' | 'cover-of'; readonly from: string; readonly to: string };
  readonly settings?: Settings;
  readonly expected: {
    readonly sees?: boolean;
    readonly value?: number;
    readonly confidence?: string;
    readonly says?: readonly string[];
    readonly cites?: readonly string[];
    readonly from?: unknown;
    readonly concealOnly?: boolean;
    readonly closeRangeProof?: boolean;
  };
}

type ThingWish = Readonly<Record<string, unknown>> & { readonly is: string };

const FIGURES = { man, 'squad-of-ten': squadOfTen, 'squad-of-five': squadOfFive, tank, truck };

function build({ is, ...wish }: ThingWish): Thing {
  if (is === 'wall') return wall(String(wish.name), Number(wish.height), wish);
  if (is === 'wall-from-front') return picture(wallFromFront(String(wish.name), (wish.picture as string[]).join('\n'), wish));
  const figure = FIGURES[is as keyof typeof FIGURES];
  if (!figure) throw new Error(`nobody knows what ${is} is`);
  return figure(wish);
}

function boardFor({ plan, things, push = {} }: Case): Board {
  const legend = Object.fromEntries(Object.entries(things).map(([sign, wish]) => [sign, build(wish)]));
  let board = sketchBoard(plan.join('\n'), legend);
  for (const [id, [x, z, up]] of Object.entries(push)) {
    board = id in board.models ? withPushed(board, id, x, z, up) : withPiecePushed(board, id, x, z, up);
  }
  return board;
}

const FOLDER = join(import.meta.dirname, 'skirmish');
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && !name.startsWith('SK-EX-'))
  .sort()
  .map((name) => ({ name, file: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ClauseFile }));

describe.each(files)('$file.clause $file.title', ({ name, file }) => {
  test('is a clause of the rule set, in the file of its name', () => {
    expect(`${file.clause}.json`).toBe(name);
    expect(Object.keys(SKIRMISH_CLAUSES)).toContain(file.clause);
  });

  test.each(file.cases.map((one) => [one.says, one] as const))('%s', (_, one) => {
    const { kind, from, to } = one.ask;
    const question =
      kind === 'sees' ? ({ kind, looker: from, target: to } as const) : ({ kind, shooter: from, target: to } as const);
    const result = skirmish.answer(question, tableOf(boardFor(one), one.settings));
    if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
    const { answer, confidence, because } = result.value;
    const { says = [], cites = [], confidence: sure = 'clear', ...answered } = one.expected;
    expect({ ...answer, confidence, says: because.map((reason) => reason.says).slice(0, says.length) }).toMatchObject({
      ...answered,
      confidence: sure,
      says,
    });
    expect(because.map(({ clause }) => clause)).toEqual(expect.arrayContaining([...cites]));
  });
});
