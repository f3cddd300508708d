import { expect, test } from 'vitest';
import { type HangingName, layOutNames } from '../../../../app/web/scene/lay-out-names.ts';

const name = (x: number, y: number, weight = 0, far = 0): HangingName => ({ x, y, width: 80, height: 24, weight, far });

/** The boxes that are shown, [left, top]. */
const shown = (names: readonly HangingName[]) =>
  layOutNames(names).flatMap((lift, i) => (lift === null ? [] : [[names[i]!.x - 40, names[i]!.y - lift - 24] as const]));

test('names that have room hang where they belong', () => {
  expect(layOutNames([name(100, 100), name(300, 100)])).toEqual([0, 0]);
});

test('of two names that would cover each other the farther goes one row up', () => {
  expect(layOutNames([name(100, 100, 0, 2), name(150, 100, 0, 1)])).toEqual([27, 0]);
});

test('in a crowd no name covers another, some are left out, and whoever looks or is looked at is not', () => {
  const crowd = Array.from({ length: 40 }, (_, i) =>
    name(200 + ((i * 37) % 90), 300 + ((i * 53) % 60), i === 17 || i === 31 ? 2 : 0, i),
  );
  const boxes = shown(crowd);
  expect(boxes.length).toBeGreaterThan(3);
  expect(boxes.length).toBeLessThan(40);
  boxes.forEach(([left, top], i) => {
    for (const [otherLeft, otherTop] of boxes.slice(i + 1)) {
      expect(Math.abs(left - otherLeft) >= 80 || Math.abs(top - otherTop) >= 24).toBe(true);
    }
  });
  const lifts = layOutNames(crowd);
  expect([lifts[17], lifts[31]]).not.toContain(null);
});

test('a name that is looked for hangs below its figure where there is no room above it, and another is left out', () => {
  const [looker, other] = layOutNames([name(100, 60, 3), name(300, 60)], 50);
  expect(looker).toBeLessThan(-24);
  expect(other).toBeNull();
});
