import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DriveFinding, DriveStep } from '../../engine/geometry/driving-queries.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { driveOn } from '../support/drive-board.ts';
import { between, boardAbout, someStanding, someWay } from '../support/driving-boards.ts';
import { carried, carriedBoard, ON_FOOT } from '../support/move-board.ts';
import { soak } from '../support/soak.ts';

/** What is touched and after how much, to a millionth; a touch by less than a hair more than a contact may count or not. */
const told = ({ touches }: DriveFinding) =>
  touches
    .filter(({ depth, at }) => depth > 0.02 && at.share < 1 - 1e-9)
    .map(({ with: thing, at, point, side }) => ({
      thing,
      driven: expect.closeTo(at.driven, 5) as number,
      turned: expect.closeTo(at.turned, 6) as number,
      point: {
        x: expect.closeTo(point.x, 4) as number,
        y: expect.closeTo(point.y, 5) as number,
        z: expect.closeTo(point.z, 4) as number,
      },
      near: side.toDiagonal < 1e-3 ? 'diagonal' : side.sector,
    }));

const plain = (
  { touches }: DriveFinding,
  place: (point: DriveFinding['touches'][number]['point']) => unknown = (point) => point,
) =>
  touches
    .filter(({ depth, at }) => depth > 0.02 && at.share < 1 - 1e-9)
    .map(({ with: thing, at, point, side }) => ({
      thing,
      driven: at.driven,
      turned: at.turned,
      point: place(point),
      near: side.toDiagonal < 1e-3 ? 'diagonal' : side.sector,
    }));

test('turning, moving and mirroring the whole table changes nothing of a drive', () => {
  fc.assert(
    fc.property(
      someStanding,
      someWay,
      between(-3, 3),
      between(-200, 200),
      between(-200, 200),
      fc.boolean(),
      (things, way, angle, x, z, mirrored) => {
        const board = boardAbout(things);
        const carriage = { angle, x, z, mirrored };
        const other: readonly DriveStep[] = way.map((step) =>
          step.kind === 'turn' && mirrored ? { ...step, by: -step.by } : step,
        );
        const here = driveOn(board, way);
        const there = driveOn(carriedBoard(board, carriage), other);
        expect(plain(here, (point) => carried(point, carriage))).toEqual(told(there));
      },
    ),
    { numRuns: soak(25) },
  );
});

test('a run or a turn that is driven in two parts meets what it meets in one', () => {
  fc.assert(
    fc.property(someStanding, someWay, between(0.05, 0.95), (things, way, share) => {
      const board = boardAbout(things);
      const parts = way.flatMap((step): readonly DriveStep[] =>
        step.kind === 'run'
          ? [
              { ...step, length: step.length * share },
              { ...step, length: step.length * (1 - share) },
            ]
          : [
              { ...step, by: step.by * share },
              { ...step, by: step.by * (1 - share) },
            ],
      );
      expect(plain(driveOn(board, way))).toEqual(told(driveOn(board, parts)));
    }),
    { numRuns: soak(25) },
  );
});

test('whoever is pushed out touches the vehicle and presses in nowhere, and no other way out is shorter', () => {
  fc.assert(
    fc.property(someStanding, between(-3, 3), (things, facing) => {
      const men = things.filter(({ what }) => what.kind === 'man').map((one) => ({ ...one, x: one.x / 6, z: one.z / 4 }));
      const board = boardAbout(men, facing);
      const space = openSpace(board, new Map()).queries;
      for (const { id } of men) {
        const query = { model: id, outOf: 'max', policy: ON_FOOT };
        const { overlaps, ways } = space.pushOut(query);
        if (!overlaps) continue;
        const [shortest] = ways;
        const model = board.models[id]!;
        const after = (far: number, towards: { readonly x: number; readonly z: number }) => {
          const { at } = model.pose;
          const moved = { ...model, pose: { ...model.pose, at: { x: at.x + towards.x * far, y: 0, z: at.z + towards.z * far } } };
          return space.supposing({ ...board, models: { ...board.models, [id]: moved } }).pushOut(query);
        };
        for (const { towards, length: far } of ways) {
          expect(after(far + 2e-6, towards).overlaps).toBe(false);
          expect(after(far - 1e-3, towards).overlaps).toBe(true);
        }
        for (let turn = 0; turn < 8; turn++) {
          const towards = { x: Math.sin((turn * Math.PI) / 4), z: Math.cos((turn * Math.PI) / 4) };
          expect(after(shortest!.length - 1e-3, towards).overlaps).toBe(true);
        }
      }
    }),
    { numRuns: soak(10) },
  );
});
