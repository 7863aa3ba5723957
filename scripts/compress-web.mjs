import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * `node scripts/compress-web.mjs FOLDER`: texts of the built web app once compressed as well as can be, beside each: no visitor
 * waits for it, and the server has no work with it. What is there already stays.
 */
const [folder = ''] = process.argv.slice(2);
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this its headers weigh more than what packing takes off. Small pieces of shared code add up: a page has a dozen. */
const MIN_BYTES = 256;

const files = await readdir(folder, { recursive: true });
const known = new Set(files);
for (const file of files.filter((name) => TEXT.test(name))) {
  if (known.has(`${file}.br`) && known.has(`${file}.gz`)) continue;
  const bytes = await readFile(join(folder, file));
  if (bytes.length < MIN_BYTES) continue;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await writeFile(join(folder, `${file}.br`), brotli);
  await writeFile(join(folder, `${file}.gz`), gzipped);
}
