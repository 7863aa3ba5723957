import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed: what the program is built of and runs on, or what its developers need besides. */
const ALL = 'all';
const TO_RUN = 'to-run';
/** Of what is installed, what is newest in what it asks for. */
const OLDEST_NODE = [20, 19];

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
  demandNode();
  const code = install(root, [...commandFor(known === lock), isToRun ? '--omit=dev' : '--include=dev']);
  if (code !== 0) throw new Error(`npm failed with ${code}: look at its last lines above`);
  demandPrograms(root);
  writeFileSync(stamp, `${lock} ${isToRun ? TO_RUN : ALL}`);
  return true;
}

/**
 * On an older one npm leaves out the programs that build the web app, as they name the Node that they need, and says nothing (P924).
 * @param {string} version of the Node that runs npm; tests bring their own
 * @throws Error with what to do
 */
export function demandNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(
    `Node ${OLDEST_NODE.join('.')} or newer has to install it, and this is ${version}. Get one, and try again: ` +
      `npm install --prefix /opt/node node-linux-${process.arch}@24 && export PATH=/opt/node/node_modules/.bin:$PATH`,
  );
}

/**
 * npm leaves out an optional package that did not come over the network, and calls that done. Programs for this very machine are such
 * packages, one for each kind of machine (P924).
 * @throws Error naming those that are missing
 */
function demandPrograms(root) {
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const missing = Object.entries(packages).filter(
    ([path, entry]) =>
      entry.optional && !entry.dev && isForThisMachine(entry) && !existsSync(join(root, path)),
  );
  if (missing.length === 0) return;
  throw new Error(
    `npm left out ${missing.map(([path]) => path.replace(/^.*node_modules\//, '')).join(', ')}: see whether the package registry answers, and try again`,
  );
}

function isForThisMachine({ os, cpu, libc }) {
  return (
    os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(libcHere()))
  );
}

/** Which of the two C libraries this Node was started with: a report takes a millisecond, and few packages ask. */
function libcHere() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
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
