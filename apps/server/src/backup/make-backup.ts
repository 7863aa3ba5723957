import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { roomAt } from '../platform/disk-room.ts';
import { DAY_MS } from '../platform/durations.ts';
import { lockDataFolder } from '../platform/local/data-lock.ts';
import { demandWritable, unwritable } from '../platform/local/start-checks.ts';
import { StartError } from '../platform/start-error.ts';
import type { ListedStorage } from '../providers/storage/storage.ts';
import { MANIFEST, sizeOf, writeManifest } from './manifest.ts';
import { copyMedia, listMedia, mediaOf, removeMediaBut } from './media.ts';
import { whileAlone } from './with-client.ts';
import { writeDatabase } from './write-database.ts';

export interface BackupOptions {
  connectionString: string;
  storage: ListedStorage;
  /** Where backups lie, each in a folder called after its time, and their media together. */
  backups: string;
  /** `age1…`: who may open them. The server needs no key of theirs, so that whoever breaks in reads no former backup. */
  recipients: readonly string[];
  secret: Uint8Array;
  /** Older ones are removed, but never the last. Null: all are kept. */
  keepDays: number | null;
  clock: Clock;
  say: (line: string) => void;
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
/** Less than this is not begun with: a disk that is full stops whatever else is on it. */
const LEAST_FREE_BYTES = 512 * 1024 ** 2;
/** Made daily, and some time late. */
const MOST_DAYS_BETWEEN = 2;
export const MEDIA_LIST = 'media.txt';

/**
 * A backup of the database and of the media that it names: media first, then the database as it is at one moment, then what was
 * uploaded meanwhile, so that no row lacks its file. It is there whole, with a name of its own, or not at all.
 * @returns its folder
 * @throws StartError when nothing can be written there, there is no room, or another is being made
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { backups, connectionString } = options;
  demandWritable('BACKUP_DIR', backups, 0o700);
  await demandRoom(backups);
  // Two at once would each remove what the other copies.
  const release = lockDataFolder(backups);
  if (!release) throw new StartError(`another backup is being made in ${backups}`);
  try {
    return await whileAlone(connectionString, (demandAlone) => make(options, demandAlone));
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isFull ? unwritable('BACKUP_DIR', backups, error) : error;
  } finally {
    release();
  }
}

async function make(options: BackupOptions, demandAlone: () => Promise<void>): Promise<string> {
  const { storage, backups, recipients, clock, say } = options;
  const madeAt = clock.now().toISOString();
  const folder = join(backups, madeAt.replaceAll(/[:.]/g, '-'));
  const unfinished = join(backups, 'unfinished');
  try {
    // What one that was killed has left.
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    say(`media: ${await copyMedia(storage, backups, { recipients, clock })} files are new`);
    const database = await writeDatabase({ ...options, folder: unfinished });
    say(sizeOf(database));
    await copyMedia(storage, backups, { recipients, clock });
    const media = await listMedia(storage, backups, join(unfinished, MEDIA_LIST));
    const secretMark = markOf(options.secret);
    await writeManifest(unfinished, { format: 1, madeAt, ...database, media, secretMark }, recipients);
    for (const place of [join(unfinished, 'tables'), unfinished]) await syncFolder(place);
    // Another would have begun anew in the same folder.
    await demandAlone();
    await rename(unfinished, folder);
    await syncFolder(backups);
    await removeOld(options);
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function demandRoom(folder: string): Promise<void> {
  const { free } = await roomAt(folder);
  if (free < LEAST_FREE_BYTES)
    throw new StartError(`${folder} has less than ${LEAST_FREE_BYTES / 1024 ** 2} MB left`);
}

async function removeOld(options: BackupOptions): Promise<void> {
  const { backups, say } = options;
  const names = await namesOf(backups);
  const whole = names.filter((name) => isWhole(backups, name));
  for (const name of names) if (!whole.includes(name)) say(`${name} is no whole backup: restore none of it`);
  const oldest = oldestKept(options, whole);
  const old = names.filter((name) => name !== whole.at(-1) && timeOf(name) < oldest);
  for (const name of old) await rm(join(backups, name), { recursive: true });
  const kept = await namedBy(
    names.filter((name) => !old.includes(name)),
    options,
  );
  const removed = kept ? await removeMediaBut(kept, backups) : 0;
  if (old.length > 0 || removed > 0)
    say(`removed: ${old.length} old backups, ${removed} files that none names`);
}

/**
 * From which time on backups stay. The one before says how late it can be: a clock that jumps ahead would otherwise make all of
 * them old at once. After a gap the next backup makes up for it.
 */
function oldestKept({ keepDays, clock }: BackupOptions, whole: readonly string[]): number {
  if (keepDays === null) return 0;
  const before = whole.at(-2);
  const latest = before === undefined ? 0 : timeOf(before) + MOST_DAYS_BETWEEN * DAY_MS;
  return Math.min(clock.now().getTime(), latest) - keepDays * DAY_MS;
}

/** The files that these name; null where one of them cannot say. */
async function namedBy(
  names: readonly string[],
  { backups, say }: BackupOptions,
): Promise<Set<string> | null> {
  const kept = new Set<string>();
  try {
    for (const name of names)
      for await (const { key } of mediaOf(join(backups, name, MEDIA_LIST))) kept.add(key);
    return kept;
  } catch (error) {
    say(`no file is removed, as a list of files cannot be read: ${(error as Error).message}`);
    return null;
  }
}

/** When the last whole backup was made; null where there is none. */
export async function newestBackup(backups: string): Promise<Date | null> {
  const names = await namesOf(backups).catch(() => []);
  const newest = names.filter((name) => isWhole(backups, name)).at(-1);
  return newest ? new Date(timeOf(newest)) : null;
}

/** By their names, the oldest first. */
async function namesOf(backups: string): Promise<string[]> {
  return (await readdir(backups)).filter((name) => NAME.test(name)).sort();
}

/** What is copied to and fro by hand may be torn. */
function isWhole(backups: string, name: string): boolean {
  return [MANIFEST, MEDIA_LIST].every((file) => existsSync(join(backups, name, file)));
}

function timeOf(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));
}

/** The same for the same secret, and nothing else can be told by it. */
export function markOf(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('likha backup').digest('hex');
}

/** What a folder names stays named when the machine loses its power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
