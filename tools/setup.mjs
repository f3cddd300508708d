// Brings a checkout to a runnable state. Uses Node built-ins only, so that it runs before anything is installed.
// Run as a program: node tools/setup.mjs [browser] [redis] [build]
//   always    Node is new enough; node_modules is what package-lock.json says
//   browser   and there is a Chromium for the browser tests
//   redis     and there is a Redis server for the test of the queue
//   build     and dist/ is built from the sources as they are now
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { findRedisServer } from './redis-server.mjs';
import { runToItsEnd } from './until-stopped.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const BUILD_INPUTS = ['app', 'engine', 'assets', 'terrain-kits', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

const say = (text) => console.error(`[setup] ${text}`);

function stop(text) {
  say(text);
  process.exit(1);
}

/** Runs a program with its output on stderr (stdout belongs to whoever called us) and gives its exit code. */
const run = (command, args, options = {}) => runToItsEnd(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });

const stampFile = (name) => join(root, 'node_modules', '.setup', name);
const isStamped = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
function stamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Node 20.19 or newer is needed; this is ${process.version}.`);
}

/** What npm says it has put into node_modules is exactly what the lock file asks for, save packages for other platforms. */
function modulesMatchLock() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const runsHere = (entry) =>
    (entry.os ?? [process.platform]).includes(process.platform) && (entry.cpu ?? [process.arch]).includes(process.arch);
  const missing = Object.entries(wanted).some(
    ([path, entry]) => path !== '' && !entry.optional && runsHere(entry) && !installed[path],
  );
  const other = Object.entries(installed).some(([path, entry]) => wanted[path]?.version !== entry.version || !runsHere(entry));
  return !missing && !other;
}

async function prepareModules() {
  const key = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (isStamped('modules', key)) return;
  if (!modulesMatchLock()) {
    say('installing node modules (npm ci) …');
    // npm names its own program when it started us: no shell and no npm.cmd needed. --include=dev guards against NODE_ENV=production.
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const code = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' });
    if (code !== 0) stop('npm ci failed; its own messages are above.');
  }
  stamp('modules', key);
}

/** Installs a package of the distribution where that can be done without asking anybody; else does nothing. */
async function installPackage(name) {
  const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
  const isRoot = process.getuid?.() === 0;
  const sudo = !isRoot && onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (process.platform === 'linux' && onPath('apt-get') && (isRoot || sudo)) {
    say(`no ${name} found; installing the distribution's package (apt-get install ${name}) …`);
    const front = sudo ? ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : ['apt-get'];
    const apt = (...args) =>
      run(front[0], [...front.slice(1), '-q', '-o', 'Dpkg::Use-Pty=0', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    if ((await apt('update')) !== 0 || (await apt('install', '-y', '--no-install-recommends', name)) !== 0)
      stop(`apt-get could not install ${name}.`);
  }
}

async function prepareBrowser() {
  if (findChromium()) return;
  await installPackage('chromium');
  if (!findChromium()) stop('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.');
}

async function prepareRedis() {
  if (findRedisServer()) return;
  await installPackage('redis-server');
  if (!findRedisServer())
    stop('The test of the queue needs a Redis server. Install one (redis-server), or set REDIS_SERVER_PATH to its executable.');
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch {
    return [full];
  }
}

async function prepareBuild() {
  const hash = createHash('sha256');
  for (const file of BUILD_INPUTS.flatMap(filesUnder).sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  const key = hash.digest('hex');
  const built = existsSync(join(root, 'dist/web/index.html')) && existsSync(join(root, 'dist/node/cli.mjs'));
  if (built && isStamped('build', key)) return;
  say('building the page and the command line …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if ((await run(process.execPath, [vite, 'build', '--logLevel', 'warn'])) !== 0)
    stop('the build failed; its own messages are above.');
  stamp('build', key);
}

/** Does the set-up steps asked for; ends the process with a plain message where one cannot be done. */
export async function prepare(...steps) {
  checkNode();
  await prepareModules();
  if (steps.includes('browser')) await prepareBrowser();
  if (steps.includes('redis')) await prepareRedis();
  if (steps.includes('build')) await prepareBuild();
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url)))
  await prepare(...process.argv.slice(2));
