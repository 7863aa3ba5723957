import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, findNode } from './find-node.mjs';

/** What the built web app is made of. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/worker',
  'packages/contract/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'package-lock.json',
];

/** What the server loads to render pages; built once for browsers and once for it. */
const SERVER_ENTRY = 'src/app/server/entry-server.tsx';

/** Whatever else is being prepared goes first. */
const LOW_PRIORITY = 10;

/**
 * Builds the web app unless what is there was built from the same files, for browsers and for the server at once.
 * @param {string} root the repository
 * @param {() => void} whenUsable called once it can be served, while what makes it smaller is still at work
 * @returns {Promise<boolean>} whether it had to build
 */
export async function ensureWebBuilt(root, whenUsable = () => undefined) {
  const stamp = join(root, 'apps/web/dist/.built-from');
  const wanted = hashOf(root);
  const isWhole = existsSync(stamp) && existsSync(join(root, 'apps/web/dist-server/entry-server.js'));
  if (isWhole && readFileSync(stamp, 'utf8') === wanted) {
    whenUsable();
    return false;
  }
  process.stderr.write('Building the web app…\n');
  await Promise.all([build(root, []), build(root, ['--ssr', SERVER_ENTRY])]);
  await build(root, ['--config', 'worker/vite.config.ts']);
  whenUsable();
  await compress(root);
  writeFileSync(stamp, wanted);
  return true;
}

function build(root, options) {
  return run(root, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options]);
}

function compress(root) {
  return run(root, [join(root, 'scripts/compress-web.mjs'), 'dist'], LOW_PRIORITY);
}

async function run(root, args, priority = 0) {
  const child = spawn(findNode(root), args, {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment(root),
  });
  if (priority !== 0 && child.pid) setPriority(child.pid, priority);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the web app could not be built: look at the lines above');
}

function hashOf(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
