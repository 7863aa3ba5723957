import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { findNode } from './find-node.mjs';
import { ensureInstalled } from './install.mjs';

/** `npm run build`: all that a release needs to run where it lies, so that nothing has to be written there any more (P923). */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  ensureInstalled(ROOT, { isToRun: true });
  await ensureWebBuilt(ROOT);
  linkNode(join(ROOT, 'node_modules/.bin/node'));
  preparePostgres();
  process.stdout.write(`Built: ${ROOT} can be run.\n`);
} catch (error) {
  process.stderr.write(`Likha could not be built. ${error.message}\n`);
  process.exitCode = 1;
}

/** Node by one name on every machine, for units of systemd: some npm make that link, and some do not. */
function linkNode(path) {
  if (!existsSync(path)) symlinkSync(relative(dirname(path), findNode(ROOT)), path);
}

/** The packaged PostgreSQL needs links that no package can carry; `restore --check` starts it, by a user who may not make them. */
function preparePostgres() {
  const file = join(ROOT, 'apps/server/src/platform/local/postgres-binaries.ts');
  const program = `import { hasPackagedPostgres, preparePostgresBinaries } from ${JSON.stringify(file)};
    if (hasPackagedPostgres()) await preparePostgresBinaries(null);`;
  const { status } = spawnSync(findNode(ROOT), ['--input-type=module', '-e', program], { stdio: 'inherit' });
  if (status !== 0)
    throw new Error('the packaged PostgreSQL could not be made ready: look at the lines above');
}
