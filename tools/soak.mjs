// npm run soak [-- TIMES]: the seeded property and differential tests with TIMES as many cases (20 unless told), and the journey in the page that is too
// long for every day.
import { join } from 'node:path';
import { prepare, root } from './setup.mjs';
import { runToItsEnd } from './until-stopped.mjs';

await prepare('browser', 'build');

const times = process.argv[2] ?? '20';
if (!/^[1-9]\d*$/.test(times)) {
  console.error(`[soak] "${times}" is not a whole number of times.`);
  process.exit(2);
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const long = ['tests/properties', 'tests/differential', 'tests/engine/proof', 'tests/browser/play-a-scenario'];
const args = [vitest, 'run', '--testTimeout', '0', ...long];
const env = { ...process.env, EYELINE_SOAK: times };
process.exit(await runToItsEnd(process.execPath, args, { cwd: root, stdio: 'inherit', env }));
