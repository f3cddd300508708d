// Serves the page as it was built, until it is stopped. PORT and HOST choose the address; without PORT the first free port from 4173 on is taken.
import { root } from './setup.mjs';
import { whenStopped } from './until-stopped.mjs';

const USUAL_PORT = 4173;
const host = process.env.HOST || '127.0.0.1';
const typed = process.env.PORT || null;

function stop(text) {
  console.error(`[start] ${text}`);
  process.exit(1);
}

if (typed !== null && !(/^\d+$/.test(typed) && Number(typed) <= 65535)) stop(`PORT is a number from 0 to 65535, not "${typed}".`);
const wished = typed === null ? null : Number(typed);

/** What kept us from an address, in words. */
function saying(error) {
  const told = String(error?.message ?? error);
  if (/already in use|EADDRINUSE/.test(told))
    return `port ${wished ?? USUAL_PORT} is taken by another program; set PORT to a free one.`;
  if (/EACCES/.test(told)) return `port ${wished} is not for everybody; set PORT to 1024 or more.`;
  if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(told))
    return `this machine has no address "${host}"; set HOST to one that it has.`;
  return told;
}

const { preview } = await import('vite');
const server = await preview({
  root,
  configFile: `${root}/vite.config.ts`,
  logLevel: 'warn',
  preview: { host, port: wished ?? USUAL_PORT, strictPort: wished !== null },
}).catch((error) => stop(saying(error)));

const { port } = server.httpServer.address();
if (wished === null && port !== USUAL_PORT) console.log(`Port ${USUAL_PORT} is taken; using the next free one.`);
console.log(`Eyeline is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}/   (stop with Ctrl+C)`);

whenStopped(() => {
  server.httpServer.closeAllConnections(); // a page that is still open must not keep us
  server.close().finally(() => process.exit(0));
});
