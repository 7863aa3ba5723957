import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './source-files.ts';
import { findWording } from './wording/find-wording.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const TEXT =
  /\.(?:ts|tsx|mjs|js|json|jsonc|md|sql|css|html|svg|ya?ml|conf|txt)$|(?:^|\/)(?:Dockerfile|\.[\w-]+|run)$/;

/** `npm run check` calls this: the repository speaks of the product alone. */
const paths = listFiles(ROOT).filter((path) => TEXT.test(path));
const findings = paths.flatMap((path) =>
  findWording(readFileSync(join(ROOT, path), 'utf8')).map((finding) => ({ path, ...finding })),
);
for (const { path, line, found, why } of findings)
  process.stdout.write(`${path}:${line}  ${found}  (${why})\n`);
process.stdout.write(`${paths.length} files, ${findings.length} findings\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
