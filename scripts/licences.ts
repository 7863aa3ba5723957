import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeCodecs } from './licences/judge-codecs.ts';
import { judgeLicence } from './licences/judge-licence.ts';

const ROOT = new URL('..', import.meta.url).pathname;

interface Manifest {
  name?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** `npm run check` calls this: everything installed may be used in a product that is sold. `--list` shows exceptions. */
function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? '';
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { link?: boolean }>;
};
const manifests = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path]) => join(ROOT, path, 'package.json'))
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Manifest);

const judged = manifests.map((manifest) => {
  const name = manifest.name ?? 'a package without a name';
  const licence = licenceOf(manifest);
  return { name, licence, ...judgeLicence(name, licence) };
});
const refused = judged.filter(({ isAllowed }) => !isAllowed);
const codecs = Object.keys(lock.packages)
  .filter((path) => path.includes('node_modules/@node-webcodecs/static-'))
  .map((path) => ({ path, library: join(ROOT, path, 'webcodecs.node') }))
  .filter(({ library }) => existsSync(library))
  .flatMap(({ path, library }) => judgeCodecs(readFileSync(library)).map((why) => `${path}: ${why}`));
for (const complaint of codecs) process.stdout.write(`${complaint}\n`);
const shown = process.argv.includes('--list') ? judged.filter(({ why }) => why !== null) : refused;
for (const { name, licence, why } of shown)
  process.stdout.write(
    `${name}: ${licence || 'no licence'}${why ? ` (${why})` : ', which was not looked at'}\n`,
  );
process.stdout.write(`${judged.length} packages, ${refused.length} refused\n`);
process.exitCode = refused.length + codecs.length > 0 ? 1 : 0;
