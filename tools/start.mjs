// npm start: sets up, builds, and serves the page from this same process.
import { prepare } from './setup.mjs';

await prepare('build');
await import('./serve.mjs'); // only now: what it needs may just have been installed
