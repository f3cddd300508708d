import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Board, Cloud, Model, SightFinding, SightQuery, TerrainPiece, Zone } from '../../../../engine/index.ts';
import { between } from '../../../support/driving-boards.ts';
import { at, boardOf, box, EAST, ground, man, piece } from '../../../support/sight-board.ts';

const cloudOver = (outline: Zone['outline']): Zone => ({
  id: 'cloud',
  name: 'The cloud',
  owner: null,
  kind: 'effect',
  outline,
  effect: { of: 'smoke', circle: null, floor: null },
});
const round = (x: number, z: number, radius: number): Zone => ({
  ...cloudOver(ground(x - 1, z - 1, x + 1, z + 1)),
  kind: 'effect',
  effect: { of: 'smoke', circle: { centre: { x, z }, radius }, floor: null },
});

/** The looker at the origin and the target so far along x, facing each other. */
const twoMen = (apart: number): readonly Model[] => [
  man('looker', 0, 0, { pose: { at: at(0, 0, 0), facing: EAST } }),
  man('target', apart, 0, { pose: { at: at(apart, 0, 0), facing: -EAST } }),
];

const cloud: Cloud = { zone: 'cloud', bottom: 0, top: 500 };
const look = (clouds: readonly Cloud[], target: SightQuery['target']): SightQuery => ({
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target,
  blockers: { terrain: true, models: [], glass: false, clouds },
});
const BODY: SightQuery['target'] = { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] };
/** An upright rectangle 20 wide and 50 high. */
const CARD: SightQuery['target'] = { kind: 'silhouette', stance: 'standing', width: 20, height: 50 };

const lookPast = (zone: Zone, models: readonly Model[], pieces: readonly TerrainPiece[] = [], more: Partial<Cloud> = {}) => {
  const board: Board = { ...boardOf(pieces, models), zones: { cloud: zone } };
  return openSpace(board, new Map()).queries.sight(look([{ ...cloud, ...more }], BODY));
};
const seenOf = ({ whole }: SightFinding) => (whole.atLeast + whole.atMost) / 2;
const hidersOf = ({ hiddenBy }: SightFinding) => hiddenBy.map(({ source }) => source);
const ALL_BY_CLOUD = [{ source: { kind: 'zone', zone: 'cloud' }, share: { atLeast: 1, atMost: 1 } }];

describe('what is seen past a cloud', () => {
  test('a cloud between the two hides all, by its name', () => {
    const found = lookPast(cloudOver(ground(100, -100, 150, 100)), twoMen(300));
    expect(found.whole).toEqual({ atLeast: 0, atMost: 0 });
    expect(found.hiddenBy).toEqual(ALL_BY_CLOUD);
    expect(found.stopped[0]!.stoppedAt.x).toBeCloseTo(100, 9);
    expect(found.eyeInside).toBeNull();
  });

  test('a cloud behind the target, before nobody or beside all lines hides nothing', () => {
    for (const outline of [ground(320, -100, 400, 100), ground(-90, -90, -20, 90), ground(100, 12, 200, 90)])
      expect(lookPast(cloudOver(outline), twoMen(300)).whole.atLeast).toBe(1);
  });

  test('from within a cloud nothing is seen, in it or out of it', () => {
    for (const outline of [ground(-40, -40, 40, 40), ground(-40, -40, 400, 40)]) {
      const found = lookPast(cloudOver(outline), twoMen(300));
      expect(found.hiddenBy).toEqual(ALL_BY_CLOUD);
      expect(found.seen.every(({ share }) => share.atMost === 0)).toBe(true);
    }
  });

  test('who is in a cloud is hidden, and half of who stands half in it', () => {
    expect(lookPast(cloudOver(ground(270, -100, 400, 100)), twoMen(300)).hiddenBy).toEqual(ALL_BY_CLOUD);
    expect(seenOf(lookPast(cloudOver(ground(270, -100, 400, 0)), twoMen(300)))).toBeCloseTo(0.5, 9);
  });

  test('what a wall hides before the cloud is hidden by the wall, and by the cloud what it hides before the wall', () => {
    const wall = piece('wall', { wall: box(150, 0, -200, 152, 200, 200) });
    expect(hidersOf(lookPast(cloudOver(ground(160, -90, 220, 90)), twoMen(300), [wall]))).toEqual([
      { kind: 'part', piece: 'wall', part: 'wall' },
    ]);
    expect(hidersOf(lookPast(cloudOver(ground(90, -90, 150, 90)), twoMen(300), [wall]))).toEqual([
      { kind: 'zone', zone: 'cloud' },
    ]);
  });

  test('over a low cloud the head shows, exactly as over a block of its shape', () => {
    const low = lookPast(cloudOver(ground(100, -100, 150, 100)), twoMen(300), [], { top: 42 });
    const block = piece('block', { a: box(100, 0, -100, 150, 42, 100) });
    const board = boardOf([block], twoMen(300));
    const asBlock = openSpace(board, new Map()).queries.sight({ ...look([], BODY), blockers: { ...look([], BODY).blockers } });
    expect(seenOf(low)).toBeGreaterThan(0.1);
    expect(seenOf(low)).toBeCloseTo(seenOf(asBlock), 9);
  });

  test('a round cloud hides up to its tangent: closed form', () => {
    // the tangent from (0, 0) to a circle of 80 about (200, 100) that passes nearer to the line
    const [cx, cz, r, far] = [200, 100, 97, 400];
    const reach = Math.sqrt(cx * cx + cz * cz - r * r);
    const slope = (cz * reach - cx * r) / (cx * reach + cz * r);
    const off = slope * far;
    const board: Board = { ...boardOf([], twoMen(far)), zones: { cloud: round(cx, cz, r) } };
    const found = openSpace(board, new Map()).queries.sight(look([cloud], CARD));
    // the card reaches from -10 to 10 across the line, and the cloud hides what is beyond the tangent
    expect(Math.abs(off)).toBeLessThan(10);
    expect(1 - seenOf(found)).toBeCloseTo((10 - off) / 20, 2);
    expect(Math.abs(1 - seenOf(found) - (10 - off) / 20) * 20).toBeLessThan(0.2);
  });

  test('any upright block hides the same as a cloud of its shape', () => {
    fc.assert(
      fc.property(
        between(40, 230),
        between(-60, 20),
        between(10, 90),
        between(5, 80),
        between(10, 120),
        between(-20, 40),
        (x, z, dx, dz, top, bottom) => {
          const high = Math.max(top, bottom + 5);
          const clouded = lookPast(cloudOver(ground(x, z, x + dx, z + dz)), twoMen(300), [], { bottom, top: high });
          const block = piece('block', { a: box(x, bottom, z, x + dx, high, z + dz) });
          const solid = openSpace(boardOf([block], twoMen(300)), new Map()).queries.sight(look([], BODY));
          expect(seenOf(clouded)).toBeCloseTo(seenOf(solid), 9);
          expect(clouded.hiddenBy.length).toBe(solid.hiddenBy.length);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('how much of a line runs through a cloud', () => {
  const depth = (zone: Zone, from = at(0, 40, 0), to = at(300, 40, 0), more: Partial<Cloud> = {}) => {
    const board: Board = { ...boardOf([], twoMen(300)), zones: { cloud: zone } };
    return openSpace(board, new Map()).queries.cloudDepth({ from, to, cloud: { ...cloud, ...more } }).depth;
  };
  test('a circle has its chord', () => {
    expect(depth(round(150, 30, 50))).toBeCloseTo(80, 9);
    expect(depth(round(150, 50, 50))).toBe(0);
    expect(depth(round(0, 0, 50))).toBeCloseTo(50, 9);
  });
  test('an outline with a bay counts both stretches, and height ends it', () => {
    const bay = [
      { x: 50, z: -50 },
      { x: 250, z: -50 },
      { x: 250, z: 50 },
      { x: 200, z: 50 },
      { x: 200, z: -20 },
      { x: 100, z: -20 },
      { x: 100, z: 50 },
      { x: 50, z: 50 },
    ];
    expect(depth(cloudOver(bay))).toBeCloseTo(100, 9);
    expect(depth(cloudOver(bay), at(0, 40, 0), at(300, 40, 0), { top: 39 })).toBe(0);
    const rising = depth(cloudOver(ground(0, -10, 300, 10)), at(0, 0, 0), at(300, 400, 0), { top: 200 });
    expect(rising).toBeCloseTo(250, 9);
  });
});
