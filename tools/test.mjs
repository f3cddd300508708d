// npm test [-- WHAT …]: sets up and runs every check, or those that are named (a file, a folder, --project engine).
import { join } from 'node:path';
import { prepare, root } from './setup.mjs';
import { runToItsEnd } from './until-stopped.mjs';

const given = process.argv.slice(2);
const only = given.includes('--project') ? given[given.indexOf('--project') + 1] : null;
await prepare(...(only === 'engine' ? [] : ['browser']), ...(only === 'browser' ? [] : ['redis']), 'build');

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--reporter=default', '--reporter=./tools/plain-reporter.mjs', ...given];
process.exit(await runToItsEnd(process.execPath, args, { cwd: root, stdio: 'inherit' }));
