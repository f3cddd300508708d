import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What runs in Node and is bundled to dist/node/<name>.mjs, because Node 20 cannot run .ts files. */
const programs = { cli: here('./app/cli/main.ts') };

export default defineConfig({
  root: here('./app/web'),
  plugins: [react()],
  worker: { format: 'es' },
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
    client: { build: { outDir: here('./dist/web') } },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          testTimeout: 60_000, // a guard against hanging, not a measure of speed
          include: [
            'tests/{engine,contracts,properties,differential,regressions,conformance,terrain-kits,architecture,app}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 300_000, // against hanging, as above: drawing without a graphics card takes as long as it takes
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
