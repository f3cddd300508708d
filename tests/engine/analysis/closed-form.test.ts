import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Field,
  type FieldQuestion,
  type Lane,
  regionsOfField,
  skirmish,
  stepLanes,
  summariseField,
  USUAL_MAN,
  type Zone,
} from '../../../engine/index.ts';
import { fieldOf, labTable } from '../../support/lab.ts';
import { at, boardOf, box, ground, man, piece } from '../../support/sight-board.ts';

/** Nobody stands on them. */
const tall = (id: string, solids: Parameters<typeof piece>[1]) => {
  const made = piece(id, solids);
  return { ...made, traits: { ...made.traits, impassable: true } };
};
/** How near a man of the smallest base comes to a wall: his head needs room. */
const ROOM = 6.5;
const SLIM: FieldQuestion['figure'] = { kind: 'man', height: 50, base: { kind: 'round', diameter: 5 }, stance: 'standing' };
const EYE = at(0, 45, 300);

const seenBy = (within: string | null, cell = 10): FieldQuestion => ({
  figure: SLIM,
  cell,
  within,
  sought: { kind: 'places-that-see', viewers: { kind: 'point', at: EYE } },
});

const deadArea = (field: Field) =>
  regionsOfField(field, (place) => field.atMost[place] === 0).reduce((sum, { area }) => sum + area, 0);

const off = (found: number, exact: number) => Math.abs(found / exact - 1);

describe('on a board that can be reckoned by hand the lab tells, to half a percent,', () => {
  test('the dead ground behind one wall', () => {
    const field = fieldOf(labTable(boardOf([tall('wall', { all: box(-150, 0, -5, 150, 400, 5) })], [])), seenBy(null));
    // its ends, nearest to the eye, throw the borders of the shadow
    const [near, far] = [5 + ROOM, 600];
    const exact = (300 / 295) * (300 * (far - near) + (far * far - near * near) / 2);
    expect(off(deadArea(field), exact)).toBeLessThan(0.005);
  });

  test('the dead ground behind one tower', () => {
    const zone: Zone = { id: 'z', name: '', owner: null, kind: 'deployment', outline: ground(-200, -600, 200, 100) };
    const tower = tall('tower', { all: box(-50, 0, -50, 50, 400, 50) });
    const field = fieldOf(labTable({ ...boardOf([tower], []), zones: { z: zone } }), seenBy('z', 5));
    const [near, far] = [50 + ROOM, 600];
    const behind = 0.4 * (300 * (far - near) + (far * far - near * near) / 2);
    // beside the tower the shadow is wider than the tower and the room about it
    const [from, to] = [-near, 300 - near / 0.2];
    const beside = 2 * (0.2 * (300 * (to - from) - (to * to - from * from) / 2) - near * (to - from));
    expect(off(deadArea(field), behind + beside)).toBeLessThan(0.005);
  });

  test('how much of a zone is exposed through one window', () => {
    const zone: Zone = { id: 'z', name: '', owner: null, kind: 'deployment', outline: ground(-600, -600, 600, -100) };
    const wall = tall('wall', {
      left: box(-600, 0, -5, -30, 400, 5),
      right: box(30, 0, -5, 600, 400, 5),
      sill: box(-30, 0, -5, 30, 20, 5),
      lintel: box(-30, 80, -5, 30, 400, 5),
    });
    const field = fieldOf(labTable({ ...boardOf([wall], []), zones: { z: zone } }), seenBy('z'));
    const lit = (60 / 305) * (300 * 500 + (600 * 600 - 100 * 100) / 2);
    const { share, places } = summariseField(field);
    expect(places).toBe(120 * 50);
    expect(share.atLeast).toBe(share.atMost);
    expect(off(share.atLeast, lit / (1200 * 500))).toBeLessThan(0.005);
  });

  test('the longest lane of an empty table and of one with a window', () => {
    expect(off(longestLane(boardOf([], [])), Math.sqrt(2) * 1200)).toBeLessThan(0.005);
    const wall = tall('wall', {
      left: box(-600, 0, -5, 170, 400, 5),
      right: box(230, 0, -5, 600, 400, 5),
    });
    // from a corner of the table past the nearer jamb of the window to the edge on the other side
    const exact = 1200 * Math.sqrt(1 + (595 / 770) ** 2);
    expect(off(longestLane(boardOf([wall], [])), exact)).toBeLessThan(0.005);
  });

  test('the longest lane that is wide enough for a base on either side of the line', () => {
    const wall = tall('wall', {
      left: box(-600, 0, -5, 170, 400, 5),
      right: box(230, 0, -5, 600, 400, 5),
    });
    // as above, but so much flatter that the jamb stands half a base aside of it
    const turned = Math.atan2(595, 770) - Math.asin(12.5 / Math.hypot(770, 595));
    const lanes = lanesOf(boardOf([wall], []), 25);
    expect(off(lanes[0]!.length, 1200 / Math.cos(turned))).toBeLessThan(0.005);
    for (const { width, left } of lanes) expect(Math.min(left, width - left)).toBeGreaterThan(12.49);
    // no lane goes through a window that is narrower than it has to be wide
    expect(longestLane(boardOf([wall], []), 70)).toBeLessThan(1200 * Math.sqrt(1 + (595 / 1200) ** 2) + 1);
  });

  test('how wide a lane is at its narrowest', () => {
    const { space } = labTable(
      boardOf([tall('walls', { left: box(-300, 0, -43, 300, 400, -40), right: box(-100, 0, 50, 0, 60, 90) })], []),
    );
    const blockers = { terrain: true, models: [], glass: false };
    const width = space.freeWidth({ from: at(-500, 45, 0), to: at(500, 45, 0), most: 200, blockers });
    expect(width.left).toBeCloseTo(40, 6);
    expect(width.right).toBeCloseTo(50, 6);
    const over = space.freeWidth({ from: at(-500, 61, 0), to: at(500, 61, 0), most: 200, blockers });
    expect(over.right).toBe(200);
  });

  test('what is in reach on a flat table', () => {
    const table = labTable(boardOf([], [man('one', 0, 0)]));
    const field = fieldOf(table, {
      figure: SLIM,
      cell: 10,
      within: null,
      sought: { kind: 'cost-to-come', starts: { kind: 'model', model: 'one' }, moves: 2 },
    });
    const allowance = Number(field.provenance.method.fill.allowance);
    let reached = 0;
    field.atMost.forEach((cost, place) => {
      if (!(cost < Infinity)) return;
      reached++;
      const away = Math.hypot(field.places.at[3 * place]!, field.places.at[3 * place + 2]!);
      expect(Math.abs(cost - away)).toBeLessThan(0.005 * allowance);
    });
    expect(off(reached * 100, Math.PI * allowance * allowance)).toBeLessThan(0.01);
  });
});

function longestLane(board: Board, leastWidth = 0): number {
  const [lane] = lanesOf(board, leastWidth);
  return lane!.length;
}

function lanesOf(board: Board, leastWidth: number): readonly Lane[] {
  const steps = stepLanes(labTable(board), skirmish, { figure: USUAL_MAN, cell: 40, leastWidth, most: 3, within: null });
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(step.value.problem.code);
    return step.value.value.lanes;
  }
}
