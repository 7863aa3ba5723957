import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './source-files.ts';
import { compileCatalogue } from './texts/compile-catalogue.ts';
import { readCatalogue } from './texts/read-catalogue.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const isCheck = process.argv.includes('--check');

/** `npm run texts` compiles every catalogue beside it; `--check` says what is missing, stale, unused or not in one. */
const files = listFiles(ROOT).filter((path) => /^(apps|packages|scripts)\//.test(path));
const problems: string[] = [];
const written = new Set<string>();
for (const path of files.filter((file) => file.endsWith('.texts.json'))) {
  const target = path.replace(/\.json$/, '.generated.ts');
  written.add(target);
  try {
    const text = compileCatalogue(path, readCatalogue(path, readFileSync(join(ROOT, path), 'utf8')));
    if (!isCheck) writeFileSync(join(ROOT, target), text);
    else if (!existsSync(join(ROOT, target)) || readFileSync(join(ROOT, target), 'utf8') !== text)
      problems.push(`${target} is not what ${path} compiles to: run npm run texts`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
for (const path of files.filter((file) => file.endsWith('.texts.generated.ts') && !written.has(file))) {
  if (isCheck) problems.push(`${path} has lost its catalogue: run npm run texts`);
  else rmSync(join(ROOT, path));
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
