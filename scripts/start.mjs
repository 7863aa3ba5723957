import { resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `npm start`: installs, builds and starts everything (P36). Plain JavaScript, as nothing is installed yet. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  ensureInstalled(ROOT);
  ensureWebBuilt(ROOT);
  launch(ROOT, 'apps/server/src/main.ts', [], { isServer: true });
} catch (error) {
  process.stderr.write(`Likha could not start. ${error.message}\n`);
  process.exitCode = 1;
}
