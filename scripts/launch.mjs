import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, findNode } from './find-node.mjs';
import { NO_PROTO, nodeFlags, serverEnvironment } from './server-process.mjs';

/**
 * Runs a TypeScript file of the repository on Node 24 as if there were no launcher: same terminal, signals and end.
 * @param {string} root the repository
 * @param {string} file below the root
 * @param {string[]} args
 * @returns {import('node:child_process').ChildProcess}
 * @param {{ isServer?: boolean }} [options] `isServer`: run as a server is, and noticing when we are gone, also by kill -9
 */
export function launch(root, file, args, { isServer = false } = {}) {
  const flags = isServer ? nodeFlags(process.env.ROLE) : [NO_PROTO];
  const extra = isServer ? serverEnvironment() : {};
  const child = spawn(findNode(root), [...flags, join(root, file), ...args], {
    stdio: isServer ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...childEnvironment(root), ...extra },
  });
  passSignals(child);
  if (isServer) stopWithNpm(child);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (!signal) return;
    // Whoever waits for us learns how it ended, as if there had been no launcher.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  return child;
}

/** npm ends at once on SIGTERM and tells nobody: that our parent is gone is how we learn of it. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 300);
  timer.unref();
}

/** A terminal sends Ctrl-C to the child as well: passing it on would make it the second, which ends at once. */
function passSignals(child) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
}
