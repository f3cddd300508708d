// npm start: sets up, builds, and serves the page from this same process, so that stopping it stops everything.
// PORT and HOST choose the address. Without PORT the first free port from 4173 on is taken.
import { prepare, root } from './setup.mjs';

prepare('build');

const { preview } = await import('vite'); // only now: it may just have been installed
const host = process.env.HOST ?? '127.0.0.1';
const wished = process.env.PORT ? Number(process.env.PORT) : null;

const server = await preview({
  root,
  configFile: `${root}/vite.config.ts`,
  preview: { host, port: wished ?? 4173, strictPort: wished !== null },
}).catch((error) => {
  const taken = /already in use|EADDRINUSE/.test(String(error?.message ?? error));
  console.error(taken ? `[start] port ${wished ?? 4173} is taken by another program; set PORT to a free one.` : error);
  process.exit(1);
});

const { port } = server.httpServer.address();
if (wished === null && port !== 4173) console.log('Port 4173 is taken; using the next free one.');
console.log(`Eyeline is ready: http://${host}:${port}/   (stop with Ctrl+C)`);

function leave() {
  server.httpServer.closeAllConnections(); // a page that is still open must not keep us
  server.close().finally(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, leave);

// npm runs us under a shell, and when npm is stopped by a signal only that shell hears it: leave when our parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && leave(), 500).unref();
