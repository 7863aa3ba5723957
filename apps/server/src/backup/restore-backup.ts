import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../platform/start-error.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { MEDIA_LIST, markOf } from './make-backup.ts';
import { readManifest, sizeOf } from './manifest.ts';
import { hasContent, mediaOf, restoreFile } from './media.ts';
import { readDatabase } from './read-database.ts';
import { endRestore } from './unfinished-restore.ts';
import { whileAlone } from './with-client.ts';

export interface RestoreBackupOptions {
  connectionString: string;
  storage: Storage;
  /** The backup's own folder, beside the media of all. */
  folder: string;
  /** `AGE-SECRET-KEY-1…` */
  identity: string;
  /** Null where it is not at hand. */
  secret: Uint8Array | null;
  workFolder: string;
  say: (line: string) => void;
}

/**
 * Puts a backup into an empty database and its files into the store. Until all of it is there nobody starts on that database; what
 * was killed goes on when it is asked for again (P942).
 * @throws StartError when something is there already, is missing, damaged, or of another version
 */
export function restoreBackup(options: RestoreBackupOptions): Promise<void> {
  return whileAlone(options.connectionString, () => restore(options));
}

async function restore(options: RestoreBackupOptions): Promise<void> {
  const { storage, folder, identity, secret, workFolder, say } = options;
  const manifest = await readManifest(folder, identity);
  say(`of ${manifest.madeAt}`);
  if (!secret || markOf(secret) !== manifest.secretMark)
    say(
      'APP_SECRET is not the one of this backup: payout accounts, documents and authenticators stay sealed without it',
    );
  const list = join(folder, MEDIA_LIST);
  if (!(await hasContent(list, manifest.media)))
    throw new StartError(`${list} is not the one of this backup`);
  const begun = await readDatabase({ ...options, manifest });
  if (begun !== 'now') say('it goes on where it ended before');
  say(sizeOf(manifest));
  await mkdir(workFolder, { recursive: true });
  try {
    const place = { backups: dirname(folder), workFolder, identity };
    for await (const file of mediaOf(list)) {
      const isThere = begun === 'filled' && (await storage.stat(file.key))?.bytes === file.bytes;
      if (!isThere) await restoreFile(storage, place, file);
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  await endRestore(options.connectionString);
  say(`media: ${manifest.media.files} files`);
}
