import { resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `npm run lighthouse`: builds what is measured first. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  ensureInstalled(ROOT);
  await ensureWebBuilt(ROOT);
  launch(ROOT, 'bench/lighthouse.ts', process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
