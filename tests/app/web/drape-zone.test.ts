import { expect, test } from 'vitest';
import { drapeZone } from '../../../app/web/session/drape-zone.ts';
import { type BoardPoint, openSpace, type Zone } from '../../../engine/index.ts';
import { at, boardOf, box, ground, piece } from '../../support/sight-board.ts';

const block = piece('block', { all: box(0, 0, -100, 60, 40, 100) }, { footprint: [ground(0, -100, 60, 100)] });
const { queries } = openSpace(boardOf([block], []), new Map());
const outline = ground(-50, -50, 120, 50);
const cloud = (floor: BoardPoint | null): Zone => ({
  id: 'z',
  name: 'z',
  kind: 'effect',
  owner: null,
  outline,
  effect: { of: 'smoke', circle: null, floor },
});

test('the border of an area goes up, over and down the block that stands in it', () => {
  const { outline: border } = drapeZone(cloud(null), 'smoke', queries);
  const far = border.filter(({ z }) => z === -50).map(({ x, y }) => [x, y]);
  for (const corner of [
    [0, 0],
    [0, 40],
    [60, 40],
    [60, 0],
  ])
    expect(far).toContainEqual(corner);
  for (const [x, y] of far) expect(y).toBe(x! > 0 && x! < 60 ? 40 : x! < 0 || x! > 60 ? 0 : y);
  expect(border[0]).toEqual(border.at(-1));
});

test('its strokes lie on what stands in it, and none goes through', () => {
  for (const pattern of ['smoke', 'gas', 'fire', 'crater'] as const) {
    const { strokes } = drapeZone(cloud(null), pattern, queries);
    expect(strokes.length % 2).toBe(0);
    expect(strokes.some(({ y }) => y === 40)).toBe(true);
    const middles = strokes.flatMap((a, i) => (i % 2 === 0 ? [[a, strokes[i + 1]!] as const] : []));
    for (const [a, b] of middles) {
      const middle = at((a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2);
      expect(middle.y).toBeGreaterThanOrEqual(middle.x > 0.01 && middle.x < 59.99 ? 40 - 1e-9 : 0);
    }
  }
});

test('what keeps to a floor lies flat on it', () => {
  const { outline: border, strokes } = drapeZone(cloud(at(0, 12, 0)), 'gas', queries);
  expect(new Set([...border, ...strokes].map(({ y }) => y))).toEqual(new Set([12]));
});
