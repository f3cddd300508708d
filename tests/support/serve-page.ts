import type { Server } from 'node:http';
import { join } from 'node:path';
import { preview } from 'vite';
import { REPOSITORY } from './source-file.ts';

/** The built page, served as `npm start` serves it. */
export interface ServedPage {
  readonly address: string;
  /** Ends at once, whatever pages are still open. */
  stop(): Promise<void>;
}

export async function servePage(): Promise<ServedPage> {
  const server = await preview({
    root: REPOSITORY,
    configFile: join(REPOSITORY, 'vite.config.ts'),
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('the built page is not served');
  return {
    address,
    async stop() {
      (server.httpServer as Server).closeAllConnections();
      await server.close();
    },
  };
}
