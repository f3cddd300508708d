import { describe, expect, test } from 'vitest';
import type { Opening, TerrainPiece } from '../../engine/index.ts';
import { madeOf, partsBetween, pointOfOpening, spaceOf } from '../support/kit-pieces.ts';

/** Just outside the rim. */
const BESIDE = 3;

const PIECES: readonly (readonly [string, TerrainPiece])[] = [
  ['a ruined house', madeOf('ruined-house', { door: 'open' })],
  ['a house with stairs and a flat roof', madeOf('ruined-house', { wayUp: 'stairs', roof: 'flat', door: 'gap', damage: 0.2 })],
  ['a three-storeyed house with loopholes', madeOf('ruined-house', { floors: 3, loopholes: true, damage: 0.6, seed: 5 })],
  ['a house under its roof', madeOf('ruined-house', { damage: 0, roof: 'pitched', backDoor: true, walls: 'timber' })],
  ['a garden wall', madeOf('garden-wall', { gate: 'open' })],
  ['a fence', madeOf('fence', { gate: 'open' })],
  ['a container', madeOf('crates-and-containers', { container: 'open', crates: 0, barrels: 0 })],
  ['a watch-tower', madeOf('watch-tower')],
  ['a trench', madeOf('trench', { gaps: 3 })],
];

const openOnes = (piece: TerrainPiece): readonly Opening[] =>
  Object.values(piece.openings).filter(({ state }) => state === 'open' || state === 'always-open');

describe.each(PIECES)('In %s', (_, piece) => {
  const space = spaceOf(piece);

  test('one looks through the middle of every open hole', () => {
    expect(openOnes(piece).length).toBeGreaterThan(0);
    for (const opening of openOnes(piece)) {
      const half = opening.frame.thickness / 2 + 1;
      const met = partsBetween(space, pointOfOpening(opening, 0, 0, -half), pointOfOpening(opening, 0, 0, half));
      expect(met, `in the way through ${opening.id}`).toEqual([]);
    }
  });

  test('one looks through just inside the rim, and against the wall just outside it', () => {
    for (const opening of openOnes(piece)) {
      const { width, height, thickness } = opening.frame;
      const half = thickness / 2 + 1;
      const through = (across: number, up: number, from = half) =>
        partsBetween(space, pointOfOpening(opening, across, up, -from), pointOfOpening(opening, across, up, from));
      // a gatepost may be thicker than its wall
      const beside = (across: number, up: number) => through(across, up, half + 5);
      // a gate and a gap in a parapet have no lintel, and a broken window has lost it; shells make no straight rims
      const hasRim = opening.kind !== 'breach';
      const hasLintel = !/gate|gap/.test(opening.id);
      const hasSill = opening.kind !== 'door';
      for (const side of [-1, 1]) {
        // the flight that goes on from a floor stands over the rim of the stairwell that one comes up by
        const flights = opening.kind === 'hatch' ? /^stairs-/ : null;
        const inside = through(side * (width / 2 - 0.1), 0).filter((part) => !flights?.test(part));
        expect(inside, `inside ${opening.id}`).toEqual([]);
        if (!hasRim) continue;
        const met = beside(side * (width / 2 + BESIDE), 0);
        if (hasLintel) expect(met, `beside ${opening.id}`).toContain(opening.wall);
        else expect(met, `beside ${opening.id}`).not.toEqual([]);
      }
      if (hasRim && hasLintel) expect(beside(0, height / 2 + BESIDE), `over ${opening.id}`).toContain(opening.wall);
      if (hasRim && hasLintel && hasSill) expect(beside(0, -height / 2 - BESIDE), `under ${opening.id}`).toContain(opening.wall);
    }
  });
});

const SHUT: readonly (readonly [string, TerrainPiece])[] = [
  ['a house', madeOf('ruined-house', { door: 'closed' })],
  ['a house with boarded windows', madeOf('ruined-house', { door: 'locked', windows: 'boarded', wallThickness: 3 })],
  ['a garden wall', madeOf('garden-wall', { gate: 'locked', locks: 2 })],
  ['a plank fence', madeOf('fence', { gate: 'closed' })],
  ['a container', madeOf('crates-and-containers', { container: 'closed' })],
];

test.each(SHUT)('nothing shows through the shut doors of %s, not even along the jambs', (_, piece) => {
  const space = spaceOf(piece);
  const shut = Object.values(piece.openings).filter(({ state }) => state === 'closed' || state === 'locked');
  expect(shut.length).toBeGreaterThan(0);
  for (const opening of shut) {
    const { width, height, thickness } = opening.frame;
    const half = thickness / 2 + 1;
    for (let i = 0; i <= 40; i++) {
      for (const [across, up] of [
        [width * (i / 40 - 0.5), height * 0.31],
        [-width / 2, height * (i / 40 - 0.5) * 0.99],
        [width / 2, height * (i / 40 - 0.5) * 0.99],
        [width * (i / 40 - 0.5) * 0.99, height / 2 - 1e-9],
        [width * (i / 40 - 0.5) * 0.99, -height / 2 + 1e-9],
      ] as const) {
        const met = partsBetween(space, pointOfOpening(opening, across, up, -half), pointOfOpening(opening, across, up, half));
        expect(met, `${opening.id} at ${across}, ${up}`).not.toEqual([]);
      }
    }
    const middle = partsBetween(space, pointOfOpening(opening, 0, 0, -half), pointOfOpening(opening, 0, 0, half));
    expect(middle).toEqual([opening.leaf]);
  }
});

test('a locked door counts its locks, an unlocked one has none', () => {
  expect(madeOf('ruined-house', { door: 'locked', locks: 2 }).openings['door-front']).toMatchObject({
    state: 'locked',
    locks: 2,
  });
  expect(madeOf('ruined-house', { door: 'closed', locks: 2 }).openings['door-front']).toMatchObject({
    state: 'closed',
    locks: 0,
  });
});

test('glass and bars fill a window that is looked through all the same', () => {
  for (const infill of ['glass', 'bars'] as const) {
    const windows = Object.values(madeOf('ruined-house', { windows: infill, damage: 0 }).openings).filter(
      ({ kind }) => kind === 'window',
    );
    expect(windows.length).toBeGreaterThan(0);
    for (const window of windows) expect(window).toMatchObject({ infill, state: 'closed' });
  }
});
