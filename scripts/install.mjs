import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs exactly what package-lock.json names, unless that is what is there. Runs on any Node from 20, before
 * anything is installed, so it uses nothing but Node.
 * @param {string} root the repository
 * @param {(root: string) => number} [install] exit code of the installation; tests bring their own
 * @returns {boolean} whether it had to install
 */
export function ensureInstalled(root, install = runNpm) {
  const stamp = join(root, 'node_modules', '.likha-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const code = install(root);
  if (code !== 0) throw new Error(`npm ci failed with ${code}: look at its last lines above`);
  writeFileSync(stamp, wanted);
  return true;
}

/** No install scripts run: nothing that we depend on needs one, and none can do harm. */
function runNpm(root) {
  process.stderr.write('Installing what package-lock.json names (first start, or it changed)…\n');
  const { status, signal, error } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (signal) throw new Error(`npm ci was stopped by ${signal}`);
  return status ?? 1;
}
