import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { EnvError, type KeepingEnv, readKeepingEnv, readKnownSecret } from '../env.ts';
import { startEmbeddedPostgres } from '../platform/local/embedded-postgres.ts';
import { hasPackagedPostgres } from '../platform/local/postgres-binaries.ts';
import { migrate } from '../platform/migrate.ts';
import { createStorage } from '../providers/storage/create-storage.ts';
import { lookAtLaws } from './look-at-laws.ts';
import { readSecretLine } from './read-secret-line.ts';
import { say } from './say.ts';
import { runCommand, withPool, withServer } from './with-database.ts';

const USAGE = `npm run restore -- --from FOLDER [--key FILE]            into an empty database, and its media into the store
npm run restore -- --from FOLDER [--key FILE] --check    into a folder of its own, which is removed: is the backup good?
The key is asked for where no file is named.`;
const NEEDS_CHECKOUT =
  '--check needs a PostgreSQL of its own, which the image leaves out: run it from a checkout of this version (npm ci)';
const KEY = /^AGE-SECRET-KEY-\S+$/m;

/** `npm run restore`: puts a backup back, and looks at all laws of what it has put back (docs/operations.md). */
await runCommand(async () => {
  const { from, key, isCheck } = readArguments();
  if (isCheck && !hasPackagedPostgres()) throw new EnvError(NEEDS_CHECKOUT);
  const text = key ? await readKeyFile(key) : await readSecretLine('Key of the backup: ');
  const identity = KEY.exec(text)?.[0];
  if (!identity) throw new EnvError('a key of backups begins with AGE-SECRET-KEY-');
  const env = readKeepingEnv();
  const options = { folder: resolve(from), identity, secret: readKnownSecret(env), say };
  return isCheck ? check(env, options) : restore(env, options);
});

/** @throws EnvError also where it is there, and another user's */
function readKeyFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new EnvError(`--key: ${path} cannot be read (${error.code}); without --key the key is asked for`);
  });
}

type Options = Pick<Parameters<typeof restoreBackup>[0], 'folder' | 'identity' | 'secret' | 'say'>;

async function restore(env: KeepingEnv, options: Options): Promise<number> {
  const storage = await createStorage(env);
  const workFolder = join(env.DATA_DIR, 'work', 'restore');
  return withServer((connectionString) => putBack({ ...options, connectionString, storage, workFolder }));
}

/** Nothing of it touches what runs. */
async function check(env: KeepingEnv, options: Options): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'likha-restore-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    const storage = await createStorage({ S3_REGION: env.S3_REGION, DATA_DIR: folder });
    const connectionString = postgres.connectionString();
    return await putBack({ ...options, connectionString, storage, workFolder: join(folder, 'work') });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The laws of this version know the tables of this version alone, as do those who start on them. */
async function putBack(options: Parameters<typeof restoreBackup>[0]): Promise<number> {
  await restoreBackup(options);
  const later = await migrate(options.connectionString);
  if (later.length > 0)
    say(`it is of an older version: its tables are brought up to date by ${later.length} migrations`);
  const isInOrder = await withPool(options.connectionString, (db) => lookAtLaws(db, { isWhole: true }), {});
  say(isInOrder ? 'Restored, and every law holds.' : 'Restored, and not every law holds: see above.');
  return isInOrder ? 0 : 1;
}

function readArguments(): { from: string; key: string | undefined; isCheck: boolean } {
  try {
    const options = {
      from: { type: 'string' },
      key: { type: 'string' },
      check: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ options });
    if (!values.from) throw new Error('from where?');
    return { from: values.from, key: values.key, isCheck: values.check === true };
  } catch {
    throw new EnvError(USAGE);
  }
}
