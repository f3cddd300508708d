import { chmodSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What runs in Node and is bundled to dist/node/<name>.mjs, because Node 20 cannot run .ts files. */
const programs = { cli: here('./app/cli/main.ts') };

/** Against hanging, and no measure of speed: a machine may be busy with other things, and drawing without a graphics card takes its time. */
const GUARD = { testTimeout: 300_000, hookTimeout: 300_000 } as const;

/** No file of ours keeps state that another could meet, and building the engine anew for each file takes longer than most of them run. */
const TOGETHER = { isolate: false } as const;

/** Readers of meshes that run in Node as well name its modules, which the page never asks for: nobody has to hear of that at each build. */
const withoutNode: Pick<Rolldown.RolldownOptions, 'onLog'> = {
  onLog(level, log, say) {
    if (!/"node:\w+" has been externalized/.test(log.message)) say(level, log);
  },
};

export default defineConfig({
  root: here('./app/web'),
  plugins: [react()],
  worker: { format: 'es', rollupOptions: withoutNode },
  optimizeDeps: { include: ['@dimforge/rapier3d-compat'] },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: { target: 'es2022', chunkSizeWarningLimit: 5000, emptyOutDir: true },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.node!);
      chmodSync(here('./dist/node/cli.mjs'), 0o755);
    },
  },
  environments: {
    client: { build: { outDir: here('./dist/web'), rollupOptions: withoutNode } },
    node: {
      consumer: 'server',
      build: {
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        outDir: here('./dist/node'),
        minify: false,
        rollupOptions: { input: programs, output: { entryFileNames: '[name].mjs', banner: '#!/usr/bin/env node' } },
      },
    },
  },
  test: {
    root: here('.'),
    passWithNoTests: false,
    // Left to itself vitest would keep one of two cores for itself and run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          setupFiles: ['tests/support/one-seed.ts'],
          ...GUARD,
          ...TOGETHER,
          include: [
            'tests/{engine,contracts,properties,differential,regressions,conformance,terrain-kits,architecture,app,tools}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          ...GUARD,
          ...TOGETHER,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
        },
      },
    ],
  },
});
