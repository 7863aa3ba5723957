import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './source-files.ts';
import { checkTexts, compileTexts, orphans } from './texts/check-texts.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** `npm run texts` compiles every catalogue beside it; with `--check` it says what is wrong and writes nothing. */
const files = new Map(
  listFiles(ROOT)
    .filter((path) => /^(apps|packages)\/.*(\.tsx?|\.texts\.json)$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);
const isCheck = process.argv.includes('--check');
const { compiled, problems } = compileTexts(files);
if (!isCheck) {
  for (const { target, text } of compiled) writeFileSync(join(ROOT, target), text);
  for (const path of orphans(files)) rmSync(join(ROOT, path));
}
const found = isCheck ? checkTexts(files) : problems;
for (const problem of found) process.stdout.write(`${problem}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
