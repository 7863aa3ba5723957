import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { childEnvironment, findNode } from './find-node.mjs';
import { ensureInstalled } from './install.mjs';

/** `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file on Node 24, whatever Node this is. */
const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

function main([file, ...args]) {
  if (!file) throw new Error('which file? node scripts/run.mjs <file.ts> [arguments]');
  ensureInstalled(ROOT);
  const child = spawn(findNode(ROOT), [join(ROOT, file), ...args], {
    stdio: 'inherit',
    env: childEnvironment(ROOT),
  });
  passSignals(child);
  child.on('error', fail);
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (!signal) return;
    // Whoever waits for us learns how it ended, as if there had been no launcher.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** A terminal sends Ctrl-C to the child as well: passing it on would make it the second, which ends at once. */
function passSignals(child) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
}

function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
