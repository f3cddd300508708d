import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARD_FORMAT } from '../../../engine/board/board.ts';
import type { Migration } from '../../../engine/files/migrations/migration.ts';
import {
  BOARD_MIGRATIONS,
  GAME_MIGRATIONS,
  migrate,
  orderMigrations,
  RULING_MIGRATIONS,
} from '../../../engine/files/migrations/migrations.ts';
import { GAME_FORMAT } from '../../../engine/game/setup.ts';
import { RULING_FORMAT } from '../../../engine/ruling/recorded-ruling.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const renames = (from: number, old: string, now: string): Migration => ({
  from,
  change: ({ [old]: value, ...rest }) => ({ ...rest, [now]: value }),
});
const steps = [renames(1, 'walls', 'parts'), renames(2, 'parts', 'bodies')];

describe('the steps from one format of boards, of rulings or of games, to the next', () => {
  test('lead without a gap to the format that is written now', () => {
    expect(orderMigrations(BOARD_MIGRATIONS, BOARD_FORMAT)).toHaveLength(BOARD_FORMAT - 1);
    expect(orderMigrations(GAME_MIGRATIONS, GAME_FORMAT)).toHaveLength(GAME_FORMAT - 1);
    expect(orderMigrations(RULING_MIGRATIONS, RULING_FORMAT)).toHaveLength(RULING_FORMAT - 1);
  });

  test('lie each in a file of its own, and each has a test of its own', () => {
    const files = readdirSync(join(REPOSITORY, 'engine/files/migrations')).filter((name) => name.includes('from-'));
    const steps = [
      ...BOARD_MIGRATIONS.map(({ from }) => `from-${from}`),
      ...RULING_MIGRATIONS.map(({ from }) => `ruling-from-${from}`),
      ...GAME_MIGRATIONS.map(({ from }) => `game-from-${from}`),
    ];
    expect(files.sort()).toEqual(steps.map((name) => `${name}.ts`).sort());
    const untested = steps.filter((name) => !existsSync(join(REPOSITORY, `tests/engine/files/migrations/${name}.test.ts`)));
    expect(untested).toEqual([]);
  });

  test('are taken from the format of the file on, in order, each leaving its own number behind', () => {
    expect(migrate({ format: 1, walls: 3 }, 1, steps, 3)).toEqual({ format: 3, bodies: 3 });
    expect(migrate({ format: 2, parts: 3 }, 2, steps, 3)).toEqual({ format: 3, bodies: 3 });
    expect(migrate({ format: 3, bodies: 3 }, 3, steps, 3)).toEqual({ format: 3, bodies: 3 });
  });

  test('do not reach a format that is older than all of them', () => {
    expect(migrate({ format: 1 }, 1, steps.slice(1), 3)).toBeNull();
  });

  test('may have no gap, nothing twice, and no end before the newest format', () => {
    expect(() => orderMigrations([steps[0]!], 3)).toThrow('format 1 instead of 2');
    expect(() => orderMigrations([steps[0]!, steps[0]!], 3)).toThrow('format 1 instead of 2');
    expect(() => orderMigrations(steps, 2)).toThrow('instead of');
  });
});
