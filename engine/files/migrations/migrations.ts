import { BOARD_FORMAT } from '../../board/board.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { Migration } from './migration.ts';
import { rulingFrom1 } from './ruling-from-1.ts';

/**
 * Every step of the board file there ever was, oldest first, each in a file of its own named `from-<n>.ts`. Format 1 is the first, so there is none
 * yet. A step without a test of the same name does not pass the tests.
 */
export const BOARD_MIGRATIONS: readonly Migration[] = [];

/** The same for the ruling file: `ruling-from-<n>.ts`. */
export const RULING_MIGRATIONS: readonly Migration[] = [rulingFrom1];

/** The same for the game file: `game-from-<n>.ts`. Format 1 is the first. */
export const GAME_MIGRATIONS: readonly Migration[] = [];

/**
 * The steps from the oldest format to the newest, without a gap.
 * @breaks when the list has a gap, a step twice, or doesn't end at the newest format
 */
export function orderMigrations(steps: readonly Migration[], newest: number): readonly Migration[] {
  steps.forEach((step, index) => {
    const expected = newest - steps.length + index;
    if (step.from !== expected) throw new BrokenInvariant(`migration ${index} reads format ${step.from} instead of ${expected}`);
  });
  if (newest - steps.length < 1) throw new BrokenInvariant('a migration reads a format older than 1');
  return steps;
}

/** Brings a file from the format it was written in to the newest one. Null when nothing reads that format any more. */
export function migrate(
  file: Readonly<Record<string, unknown>>,
  format: number,
  steps: readonly Migration[] = BOARD_MIGRATIONS,
  newest: number = BOARD_FORMAT,
): Readonly<Record<string, unknown>> | null {
  const road = orderMigrations(steps, newest).filter((step) => step.from >= format);
  if (road.length !== newest - format) return null;
  return road.reduce((changed, step) => ({ ...step.change(changed), format: step.from + 1 }), file);
}
