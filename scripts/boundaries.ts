import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { listFiles } from './source-files.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];

/** `npm run check` calls this: who may import whom, over the whole repository. */
const paths = listFiles(ROOT).filter(
  (path) => FOLDERS.includes(path.split('/')[0] ?? '') && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
);
const violations = checkBoundaries(
  new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
);
for (const { path, line, rule, message } of violations)
  process.stdout.write(`${path}:${line}  ${message}  (${rule})\n`);
process.stdout.write(`${paths.length} files, ${violations.length} violations\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
