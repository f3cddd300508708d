import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSight } from '../../../../engine/geometry/visibility/find-sight.ts';
import { type Body, openSpace, readBoardFile, type SightQuery } from '../../../../engine/index.ts';
import { DEMO_BOARD } from '../../../app/cli/command-line-runs.ts';
import { at, boardOf, box, EAST, man, piece, sceneOf } from '../../../support/sight-board.ts';

const look = (from: string, to: string): SightQuery => ({
  from,
  to,
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['hull', 'turret'] },
  blockers: { terrain: true, models: [], glass: false },
});

/** A hull of two boxes that overlap by half, 100 wide together and 50 high, and a turret on top. */
function carrier(): Body {
  const { body } = man('any', 0, 0);
  const standing = [
    { region: 'hull' as const, member: 0, solid: box(-50, 0, -40, 20, 50, 40) },
    { region: 'turret' as const, member: 0, solid: box(-20, 50, -20, 20, 70, 20) },
    { region: 'hull' as const, member: 0, solid: box(-20, 0, -40, 50, 50, 40) },
  ];
  return { ...body, kind: 'vehicle', volumes: { standing, kneeling: standing, prone: standing } };
}

/** It stands across the look, far enough away for its picture to be nearly its outline. */
const showing = (...pieces: Parameters<typeof boardOf>[0]) => {
  const board = boardOf(pieces, [
    man('looker', 0, 0, { pose: { at: at(0, -20, 0), facing: EAST } }),
    man('carrier', 0, 0, { body: carrier(), pose: { at: at(5000, 0, 0), facing: -EAST } }),
  ]);
  return findSight(sceneOf(board), board, look('looker', 'carrier'));
};

describe('SK-LOS-13: a hull of many solids is one hull', () => {
  test('it is told once, the turret beside it, with the share of all its solids together', () => {
    const { seen, whole } = showing();
    expect(seen.map(({ region, share }) => [region, share.atLeast])).toEqual([
      ['hull', 1],
      ['turret', 1],
    ]);
    expect(whole.atLeast).toBe(1);
  });

  test('what two of its solids share counts once: half of it behind a wall is half of it hidden', () => {
    const { seen } = showing(piece('wall', { wall: box(4900, 0, 0, 4910, 300, 300) }));
    const [hull, turret] = seen;
    expect(hull!.share.atLeast).toBeCloseTo(0.5, 3);
    expect(turret!.share.atLeast).toBeCloseTo(0.5, 3);
    expect(hull!.share.atMost - hull!.share.atLeast).toBeLessThan(1e-8);
  });

  test('a beam before the turret alone hides the turret alone', () => {
    const { seen } = showing(piece('beam', { beam: box(4900, 49, -300, 4910, 300, 300) }));
    expect(seen.map(({ share }) => share.atLeast > 0)).toEqual([true, false]);
  });

  test('the picture still has the outline of every solid', () => {
    expect(showing().picture.outlines.map(({ region }) => region)).toEqual(['hull', 'hull', 'turret']);
  });
});

test('every vehicle of the demo board is told as one hull, and one turret where it has one, from wherever it is looked at', () => {
  const read = readBoardFile(readFileSync(DEMO_BOARD, 'utf8'));
  if (!read.ok) throw new Error('the demo board cannot be read');
  const { board, meshes } = read.value;
  const { queries } = openSpace(board, meshes);
  const models = Object.values(board.models);
  const vehicles = models.filter(({ body }) => body.kind === 'vehicle');
  const solids = vehicles.map(({ body }) => body.volumes.standing.filter(({ region }) => region === 'hull').length);
  expect(Math.max(...solids)).toBeGreaterThan(2);
  for (const vehicle of vehicles) {
    const regions = [...new Set(vehicle.body.volumes.standing.map(({ region }) => region))];
    for (const looker of models.filter((one) => one !== vehicle)) {
      const found = queries.sight(look(looker.id, vehicle.id));
      expect(found.seen.map(({ region }) => region).sort()).toEqual(regions.filter((one) => one === 'hull' || one === 'turret'));
      const least = Math.min(...found.seen.map(({ share }) => share.atLeast));
      const most = Math.max(...found.seen.map(({ share }) => share.atMost));
      expect(found.whole.atLeast).toBeGreaterThanOrEqual(least - 1e-9);
      expect(found.whole.atMost).toBeLessThanOrEqual(most + 1e-9);
    }
  }
});

describe('a truck of two solids in the way, at an angle, and a wall between them', () => {
  // one end of the bed is the nearest of it all, but what stands before the target is the cab
  const cab = { region: 'hull' as const, member: 0, solid: box(-60, 0, 40, 60, 90, 70) };
  const bed = { region: 'hull' as const, member: 0, solid: box(-300, 0, -70, 300, 90, -40) };

  test.each([Math.PI - 0.6, Math.PI + 0.6, Math.PI])(
    'is what hides all, since the first of it all is a part of it: turned by %d',
    (facing) => {
      const pose = { at: at(0, 0, 0), facing };
      const standing = [cab, bed];
      const truck = man('truck', 0, 0, {
        body: { ...carrier(), volumes: { standing, kneeling: standing, prone: standing } },
        pose,
      });
      const wall = piece('wall', { wall: box(-60, 0, -2, 60, 90, 2) }, { pose });
      const board = boardOf([wall], [man('looker', 0, -250), truck, man('target', 0, 250)]);
      const { hiddenBy } = findSight(sceneOf(board), board, {
        ...look('looker', 'target'),
        target: { kind: 'body', stance: 'standing', regions: ['head', 'chest'] },
        blockers: { terrain: true, models: ['truck'], glass: false },
      });
      expect(hiddenBy.map(({ source, share }) => [source, share.atLeast])).toEqual([[{ kind: 'model', model: 'truck' }, 1]]);
    },
  );
});
