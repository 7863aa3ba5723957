import { resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `npm test`: the one command that passes or fails everything. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  ensureInstalled(ROOT);
  await ensureWebBuilt(ROOT);
  launch(ROOT, 'scripts/test.ts', process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
