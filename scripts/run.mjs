import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file on Node 24, whatever Node this is. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('which file? node scripts/run.mjs <file.ts> [arguments]');
  // Whoever runs a server has what it runs on, perhaps in a folder that is not theirs to write to.
  ensureInstalled(ROOT, { isToRun: file.startsWith('apps/server/src/commands/') });
  launch(ROOT, file, args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
