import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed: what the program is built of and runs on, or what its developers need besides. */
const ALL = 'all';
const TO_RUN = 'to-run';

/**
 * Installs exactly what package-lock.json names, unless that is what is there. Runs on any Node from 20, before
 * anything is installed, so it uses nothing but Node.
 * @param {string} root the repository
 * @param {{ isToRun?: boolean, install?: (root: string, args: string[]) => number }} [options] `isToRun`: without what only
 *   developers need, which is half of the time; `install`: exit code of npm, tests bring their own
 * @returns {boolean} whether it had to install
 */
export function ensureInstalled(root, { isToRun = false, install = runNpm } = {}) {
  const stamp = join(root, 'node_modules', '.likha-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const [known, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (known === lock && (isToRun || extent === ALL)) return false;
  const code = install(root, [...commandFor(known === lock), isToRun ? '--omit=dev' : '--include=dev']);
  if (code !== 0) throw new Error(`npm failed with ${code}: look at its last lines above`);
  writeFileSync(stamp, `${lock} ${isToRun ? TO_RUN : ALL}`);
  return true;
}

/**
 * `npm ci` begins by removing what is there. What runs already is only added to, as a server may run on it.
 * @param {boolean} isAddition
 */
function commandFor(isAddition) {
  return isAddition ? ['install', '--no-save'] : ['ci'];
}

/** No install scripts run: nothing that we depend on needs one, and none can do harm. */
function runNpm(root, args) {
  process.stderr.write('Installing what package-lock.json names (first start, or it changed)…\n');
  const { status, signal, error } = spawnSync(
    'npm',
    [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (signal) throw new Error(`npm was stopped by ${signal}`);
  return status ?? 1;
}
