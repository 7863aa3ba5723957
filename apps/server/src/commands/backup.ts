import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { makeBackup } from '../backup/make-backup.ts';
import { EnvError, readKeepingEnv, readSecret } from '../env.ts';
import { systemClock } from '../platform/clock.ts';
import { createStorage } from '../providers/storage/create-storage.ts';
import { say } from './say.ts';
import { runCommand, withServer } from './with-database.ts';

const USAGE = `npm run backup                  into BACKUP_DIR, opened by the keys of BACKUP_RECIPIENTS alone
npm run backup -- --new-key     makes such a key: keep it far from this machine`;

/** `npm run backup`: the database and its media, beside a running Likha or without one (docs/operations.md). */
await runCommand(async () => {
  if (readArguments().isNewKey) return showNewKey();
  const env = readKeepingEnv();
  if (!env.BACKUP_DIR) throw new EnvError('BACKUP_DIR: into which folder?');
  if (!env.BACKUP_RECIPIENTS)
    throw new EnvError('BACKUP_RECIPIENTS: whose keys open it? npm run backup -- --new-key makes one');
  const place = { backups: resolve(env.BACKUP_DIR), recipients: env.BACKUP_RECIPIENTS };
  const keepDays = env.BACKUP_KEEP_DAYS ?? null;
  const storage = await createStorage(env);
  const options = { ...place, keepDays, storage, secret: readSecret(env), clock: systemClock, say };
  const folder = await withServer((connectionString) => makeBackup({ ...options, connectionString }), {
    isBeside: true,
  });
  say(folder);
  return 0;
});

async function showNewKey(): Promise<number> {
  const identity = await generateX25519Identity();
  say(`# opens backups: keep it where nobody who runs the server can read it\n${identity}`);
  say(`# for BACKUP_RECIPIENTS\n${await identityToRecipient(identity)}`);
  return 0;
}

function readArguments(): { isNewKey: boolean } {
  try {
    const { values } = parseArgs({ options: { 'new-key': { type: 'boolean' } } });
    return { isNewKey: values['new-key'] === true };
  } catch {
    throw new EnvError(USAGE);
  }
}
