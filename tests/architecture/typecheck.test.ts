import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/source-file.ts';

const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');

function complaints(project: string): string {
  const result = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: REPOSITORY, encoding: 'utf8' });
  return result.status === 0 ? '' : `tsc -p ${project} ends with ${result.status}\n${result.stdout}${result.stderr}`;
}

test('the engine compiles without a browser and without Node', { timeout: 120_000 }, () => {
  expect(complaints('engine')).toBe('');
});

test('everything compiles', { timeout: 120_000 }, () => {
  expect(complaints('.')).toBe('');
});
