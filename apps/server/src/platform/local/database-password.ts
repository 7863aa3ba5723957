import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

interface Cluster {
  /** The folder of PostgreSQL's programs. */
  binaries: string;
  /** The folder of its data; no server may run on it. */
  cluster: string;
  user: DatabaseUser | null;
  environment: NodeJS.ProcessEnv;
}

/** Whoever reaches the socket needs the password: the database's user, often `nobody`, runs other programs as well. */
const ACCESS = 'local all all scram-sha-256\n';
const PASSWORD = /^[0-9a-f]{48}$/;
const FILE = 'postgres.password';

/** Empty where there is none. */
export async function readDatabasePassword(dataDir: string): Promise<string> {
  const known = await readFile(join(dataDir, FILE), 'utf8').catch(() => '');
  return PASSWORD.test(known) ? known : '';
}

/**
 * The password of the embedded database (P93), made at random at the first start, or at the first with a folder from before
 * there was one, and kept in the data folder for its owner alone.
 */
export async function keepDatabasePassword(dataDir: string, cluster: Cluster): Promise<string> {
  const path = join(dataDir, FILE);
  const known = await readDatabasePassword(dataDir);
  if (known !== '') return known;
  const password = randomBytes(24).toString('hex');
  await setPassword(cluster, password);
  // Last: after a crash before this another one is made and set.
  await writeWhole(path, password);
  return password;
}

/** Writes who may connect, beside what PostgreSQL made of it. @returns the file's path, for its settings */
export async function writeAccessRules({ cluster, user }: Cluster): Promise<string> {
  const path = join(cluster, 'likha_hba.conf');
  await writeWhole(path, ACCESS);
  if (user) await chown(path, user.uid, user.gid);
  return path;
}

async function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
    const file = await open(unfinished, 'r');
    await file.sync().finally(() => file.close());
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Without a server there is nobody to ask for a password: PostgreSQL's single-user mode reads statements from us alone. */
function setPassword({ binaries, cluster, user, environment }: Cluster, password: string): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'log_statement=none', 'postgres'];
  const identity = user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {};
  return new Promise((done, fail) => {
    const child = spawn(join(binaries, 'bin/postgres'), args, {
      ...identity,
      env: environment,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.on('error', fail);
    child.on('exit', (code) => {
      // It ends well whatever became of the statement.
      if (code === 0 && !/ERROR|FATAL/.test(complaints)) done();
      else fail(new Error(`the database took no password: ${withoutStatement(complaints)}`));
    });
    child.stdin.end(`alter role likha password '${password}'\n`);
  });
}

function withoutStatement(complaints: string): string {
  return complaints
    .replace(/^.*STATEMENT:.*$/gm, '')
    .slice(-500)
    .trim();
}
