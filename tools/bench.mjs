// npm run bench [-- --quick] [--boards 10k,100k,1M] [--rounds 7] [--only reach|growth|lab|game|import] [--write]: measures the engine against its peers on the project's own boards, in one
// run, and with --write puts what it found into docs/benchmarks.md.
import { join } from 'node:path';
import { prepare, root } from './setup.mjs';
import { runToItsEnd } from './until-stopped.mjs';

await prepare();

const { build } = await import('vite');
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: join(root, 'dist/bench'),
    emptyOutDir: true,
    rollupOptions: {
      input: {
        bench: join(root, 'tests/bench/main.ts'),
        'ray-thread-entry': join(root, 'tests/support/ray-thread-entry.ts'),
        'lab-thread-entry': join(root, 'tests/bench/lab-thread-entry.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
const args = ['--max-old-space-size=6000', join(root, 'dist/bench/bench.mjs'), ...process.argv.slice(2)];
process.exit(await runToItsEnd(process.execPath, args, { cwd: root, stdio: 'inherit' }));
