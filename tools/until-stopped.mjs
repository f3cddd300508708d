// Programs end together: whoever starts one of ours through npm and stops it leaves no process behind. Built-ins only: setup.mjs imports this
// before anything is installed.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY = 300;
/** So long may what was told to stop take to do so. */
const PATIENCE = 3000;
const STOPPED = 130;

/** The name of a process and of the one that started it, as Linux tells them; null where it is gone, or cannot be told. */
function toldOf(pid) {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = told.lastIndexOf(')');
    return { name: told.slice(told.indexOf('(') + 1, end), parent: Number(told.slice(end + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/** Every process that this one has started, and that those have; none where it cannot be told. */
function startedFrom(pid) {
  const children = new Map();
  try {
    for (const entry of readdirSync('/proc')) {
      const parent = /^\d+$/.test(entry) ? toldOf(entry)?.parent : undefined;
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    }
  } catch {
    return [];
  }
  const all = [pid];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all.slice(1);
}

// npm runs us under a shell. When npm is told to stop, only that shell hears it; when npm is killed outright, not even the shell does.
const byNpm = Boolean(process.env.npm_lifecycle_event);
const parent = process.ppid;
const shell = toldOf(parent);
const npm = shell && /^(?:ba|da|a)?sh$/.test(shell.name) ? shell.parent : null;
const isLeftAlone = () => byNpm && (process.ppid !== parent || (npm !== null && toldOf(parent)?.parent !== npm));

/** Calls `leave` once the npm that started us is gone. Gives what calls that off. */
export function whenLeftAlone(leave) {
  const looking = setInterval(() => {
    if (!isLeftAlone()) return;
    clearInterval(looking);
    leave();
  }, LOOK_EVERY);
  looking.unref();
  return () => clearInterval(looking);
}

/** Calls `leave` once, when we are told to stop or the npm that started us is gone. Gives what calls that off. */
export function whenStopped(leave) {
  const stop = () => {
    callOff();
    leave();
  };
  const forget = whenLeftAlone(stop);
  for (const signal of SIGNALS) process.on(signal, stop);
  const callOff = () => {
    forget();
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  return callOff;
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}

/** Runs a program to its end and gives its exit code. Whoever stops us stops it and all that it has started, and then we end as well. */
export function runToItsEnd(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let left = null;
    const callOff = whenStopped(() => {
      left = startedFrom(child.pid);
      kill(child.pid, 'SIGTERM');
      setTimeout(() => kill(child.pid, 'SIGKILL'), PATIENCE);
    });
    child.once('error', (error) => {
      callOff();
      reject(error);
    });
    child.once('exit', (code) => {
      callOff();
      for (const pid of left ?? []) kill(pid, 'SIGKILL');
      if (left) process.exit(STOPPED);
      resolve(code ?? 1);
    });
  });
}
