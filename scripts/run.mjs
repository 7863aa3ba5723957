import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file on Node 24, whatever Node this is. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('which file? node scripts/run.mjs <file.ts> [arguments]');
  ensureInstalled(ROOT);
  launch(ROOT, file, args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
