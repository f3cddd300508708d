import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { CoverQuery, MarginQuery, Mover } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

/** A man of 50 mm, with eyes at 45 mm, looks over a wall at another, of whom a silhouette of 13 by 50 mm counts. */
const EYE = 45;
const TALL = 50;

const cover: CoverQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'silhouette', stance: 'standing', width: 13, height: TALL },
  models: { candidates: [], width: 13, stance: 'own' },
  glass: false,
};

interface Wall {
  readonly height: number;
  /** From the wall to the looker and to the target. */
  readonly before: number;
  readonly behind: number;
}

/** The share of the silhouette below the line over the wall's top: on the picture it is a trapezoid, for what is farther away looks smaller. */
function shareHidden({ height, before, behind }: Wall): number {
  const far = before + behind;
  const cut = EYE - ((EYE - height) * far) / before;
  const down = EYE - TALL / 2;
  const depth = (y: number) => far * far - down * (y - EYE);
  const up = (y: number) => (far * (y - TALL / 2)) / depth(y);
  const area = (y: number) => ((up(y) - up(0)) * (1 / depth(0) + 1 / depth(y))) / 2;
  return area(cut) / area(TALL);
}

/** How far one of the two must walk straight towards or away from the wall until the share passes the threshold. */
function marginByHand(wall: Wall, threshold: number, mover: Mover): number {
  const after = (by: number): Wall =>
    mover === 'looker' ? { ...wall, before: wall.before + by } : { ...wall, behind: wall.behind + by };
  const isHidden = shareHidden(wall) >= threshold;
  // the farther the looker and the nearer the target to the wall, the more is hidden
  const way = (mover === 'looker') === isHidden ? -1 : 1;
  let [short, beyond] = [0, 50];
  if (shareHidden(after(way * beyond)) >= threshold === isHidden) return Number.POSITIVE_INFINITY;
  for (let i = 0; i < 60; i++) {
    const middle = (short + beyond) / 2;
    if (shareHidden(after(way * middle)) >= threshold === isHidden) short = middle;
    else beyond = middle;
  }
  return beyond;
}

const chance = chanceOf(21);
const cases = Array.from({ length: 400 }, (_, i) => ({
  wall: { height: chance.between(15, 38), before: chance.whole(90, 250), behind: chance.whole(70, 200) },
  threshold: chance.oneOf([0.25, 0.5]),
  mover: (i % 2 === 0 ? 'looker' : 'target') as Mover,
}))
  .map((one) => ({ ...one, margin: marginByHand(one.wall, one.threshold, one.mover) }))
  .filter(({ margin }) => margin > 0.3 && margin < 45)
  .slice(0, 24)
  .map((one) => ({
    ...one,
    told: `a wall ${one.wall.height.toFixed(1)} high, ${one.wall.before} and ${one.wall.behind} away, ${one.threshold}, the ${one.mover} moves`,
  }));

describe('how far to move until a wall hides so much of a man, or no longer does', () => {
  test.each(cases)('$told', ({ wall, threshold, mover, margin }) => {
    const board = boardOf(
      [piece('wall', { stone: box(-560, 0, 0, 560, wall.height, 0) })],
      [man('looker', 0, -wall.before), man('target', 0, wall.behind)],
    );
    const query: MarginQuery = {
      predicate: { kind: 'hidden', look: { cover, pieces: ['wall'], models: [] }, atLeast: threshold },
      mover,
      limit: 50,
      tolerance: 1,
    };
    const found = openSpace(board, new Map()).queries.margin(query);
    expect(found.holds).toBe(shareHidden(wall) >= threshold);
    expect(Math.abs(found.flip!.displacement - margin)).toBeLessThan(0.1);
    expect(found.flip!.beyond.holds).toBe(!found.holds);
    expect(found.by).toBe('search');
  });

  test('the only turn within the limit lies between two of the ways that are walked, and is found', () => {
    // half of the target is hidden where the line from its middle past the end of the wall goes by: 49.5 mm away, 9.5° before straight aside
    const [far, away] = [300, 49.5];
    const tangent = away / Math.sqrt(far * far - away * away);
    const board = boardOf(
      [piece('wall', { stone: box((far / 2) * tangent, 0, far / 2, 400, 90, far / 2 + 1) })],
      [man('looker', 0, 0), man('target', 0, far)],
    );
    const found = openSpace(board, new Map()).queries.margin({
      predicate: { kind: 'hidden', look: { cover, pieces: ['wall'], models: [] }, atLeast: 0.5 },
      mover: 'looker',
      limit: 50,
      tolerance: 1,
    });
    expect(found.holds).toBe(false);
    expect(Math.abs(found.flip!.displacement - away)).toBeLessThan(0.1);
    expect(found.flip!.beyond.holds).toBe(true);
  });

  test('so is one that lies between two ways where the ground ends just beyond it', () => {
    // a plank of 6 mm that leads 20.2 mm to where the target's middle passes the end of the wall, 11° off the nearest ways
    const [far, away] = [103, 20];
    const tangent = away / Math.sqrt(far * far - away * away);
    const facing = Math.PI / 2 - Math.asin(away / far);
    const plank = piece('plank', { floor: box(-3, 0, -10, 3, 5, away + 0.2) }, { pose: { at: { x: 0, y: 0, z: 0 }, facing } });
    const board = boardOf(
      [piece('wall', { stone: box((far / 2) * tangent, 0, far / 2, 400, 90, far / 2 + 1) }), plank],
      [man('looker', 0, 0, { y: 5 }), man('target', 0, far)],
    );
    const found = openSpace(board, new Map()).queries.margin({
      predicate: { kind: 'hidden', look: { cover, pieces: ['wall'], models: [] }, atLeast: 0.5 },
      mover: 'looker',
      limit: 50,
      tolerance: 1,
    });
    expect(found.holds).toBe(false);
    expect(found.flip).not.toBeNull();
    expect(Math.abs(found.flip!.displacement - away)).toBeLessThan(0.1);
    expect(found.flip!.beyond.holds).toBe(true);
  });

  test('there are two dozen of these walls', () => {
    expect(cases.length).toBe(24);
  });
});
