// npm run eyeline -- ask …: sets up, builds, and runs the command line in the folder the caller stands in.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './setup.mjs';
import { whenLeftAlone } from './until-stopped.mjs';

await prepare('build');

const program = join(root, 'dist/node/cli.mjs');
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD); // npm changes to the project's folder; file names are the caller's
process.argv[1] = program;
whenLeftAlone(() => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(program).href);
