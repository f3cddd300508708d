import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/source-file.ts';

const biome = join(REPOSITORY, 'node_modules/@biomejs/biome/bin/biome');

test('every file is formatted and lints without a warning (npm run format mends most)', { timeout: 120_000 }, () => {
  const args = [biome, 'check', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'];
  const result = spawnSync(process.execPath, args, { cwd: REPOSITORY, encoding: 'utf8' });
  expect(result.status === 0 ? '' : `${result.stdout}${result.stderr}`).toBe('');
});
