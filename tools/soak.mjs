// npm run soak [-- TIMES]: the seeded property and differential tests with TIMES as many cases (20 unless told).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root } from './setup.mjs';

prepare();

const times = process.argv[2] ?? '20';
if (!/^[1-9]\d*$/.test(times)) {
  console.error(`[soak] "${times}" is not a whole number of times.`);
  process.exit(2);
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--project', 'engine', '--testTimeout', '0', 'tests/properties', 'tests/differential'];
const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, EYELINE_SOAK: times } });
process.exit(result.status ?? 1);
