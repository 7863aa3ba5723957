import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../platform/clock.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { StartError } from '../platform/start-error.ts';
import type { ListedStorage, OpenedFile, Storage } from '../providers/storage/storage.ts';
import { isStorageKey } from '../providers/storage/storage-key.ts';
import { type Content, countContent, openSealed, seal } from './sealed-file.ts';

const SEALED = '.age';
/** By so much the clocks of a store and of this machine may differ before a file that changed is taken for one that we have. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** What backups of one folder share: files do not change as rows do, and each is copied once. */
function mediaFolderOf(backups: string): string {
  return join(backups, 'media');
}

function sealedPath(backups: string, key: string): string {
  return join(mediaFolderOf(backups), key + SEALED);
}

/**
 * Copies what the store holds and the backups do not yet. A file that is removed meanwhile is passed over.
 * @returns how many were copied
 * @throws StartError where the store gives less or more of a file than it says that this has: a copy that nobody could restore would
 *   be taken for one that we have (P1010)
 */
export async function copyMedia(
  storage: ListedStorage,
  backups: string,
  { recipients, clock }: { recipients: readonly string[]; clock: Clock },
): Promise<number> {
  let copied = 0;
  for await (const { key, bytes, version, changedAt } of storage.list()) {
    const target = sealedPath(backups, key);
    const known = await stat(target).catch(() => null);
    const readFrom = clock.now();
    // A copy of the future was made by a clock that was wrong: it says nothing of what has changed since.
    const isOfPast = known !== null && known.mtimeMs <= readFrom.getTime() + CLOCKS_DIFFER_MS;
    if (isOfPast && known.mtimeMs - CLOCKS_DIFFER_MS > changedAt) continue;
    const opened = await storage.open(key);
    if (!opened) continue;
    await demandTheSame(opened, storage, { key, version });
    const content = Readable.from(asLongAsSaid(opened.stream, storage, { key, bytes }));
    await seal(content, target, { recipients, form: 'as-it-is' });
    await utimes(target, readFrom, readFrom);
    copied += 1;
  }
  return copied;
}

/** A store, or what stands before it, may give another file of the same length. @throws StartError where it says so itself */
async function demandTheSame(
  { stream, version: given }: OpenedFile,
  storage: Storage,
  { key, version: listed }: { key: string; version: string | undefined },
): Promise<void> {
  if (given === undefined || listed === undefined || given === listed) return;
  // Somebody may have put it again since it was listed.
  if ((await storage.stat(key))?.version === given) return;
  stream.destroy();
  throw new StartError(`the store gave another file in place of ${key}: nothing is kept of it`);
}

/** It ends with an error before its copy has a name, where it is not as long as it was listed, nor as it is said to be by now. */
async function* asLongAsSaid(
  content: AsyncIterable<Buffer>,
  storage: Storage,
  { key, bytes: listed }: { key: string; bytes: number },
): AsyncGenerator<Buffer> {
  let given = 0;
  for await (const chunk of content) {
    given += chunk.length;
    yield chunk;
  }
  if (given === listed) return;
  const said = (await storage.stat(key))?.bytes;
  if (given !== said)
    throw new StartError(
      `the store gave ${given} bytes of ${key}, which has ${said ?? listed}: nothing is kept of it`,
    );
}

/** Writes down what the backup has of what the store holds now, a line for each file: its bytes and its key. */
export async function listMedia(storage: ListedStorage, backups: string, file: string) {
  const { counting, content } = countContent();
  let files = 0;
  async function* lines() {
    for await (const { key, bytes } of storage.list()) {
      if (!(await stat(sealedPath(backups, key)).catch(() => null))) continue;
      files += 1;
      yield Buffer.from(`${bytes} ${key}\n`);
    }
  }
  await pipeline(lines(), counting, createWriteStream(file, { mode: 0o600, flush: true }));
  return { files, ...content() };
}

/** @throws StartError where it cannot be read */
function openList(file: string) {
  return open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code})`);
  });
}

/** The keys of a list, with their bytes. @throws StartError for what is no such list */
export async function* mediaOf(file: string): AsyncGenerator<{ key: string; bytes: number }> {
  const handle = await openList(file);
  for await (const line of handle.readLines()) {
    const [, bytes, key = ''] = /^(\d{1,15}) (.*)$/.exec(line) ?? [];
    if (bytes === undefined || !isStorageKey(key))
      throw new StartError(`${file} is damaged: ${line.slice(0, 80)}`);
    yield { key, bytes: Number(bytes) };
  }
}

/** Whether a list is the one that the backup was made with. @throws StartError where it cannot be read */
export async function hasContent(file: string, wanted: Content): Promise<boolean> {
  const { counting, content } = countContent();
  await pipeline((await openList(file)).createReadStream(), counting.resume());
  return content().sha256 === wanted.sha256;
}

/** Puts one file back. @throws StartError when it is missing or not as long as it was */
export async function restoreFile(
  storage: Storage,
  { backups, workFolder, identity }: { backups: string; workFolder: string; identity: string },
  { key, bytes }: { key: string; bytes: number },
): Promise<void> {
  const unsealed = join(workFolder, uuid());
  try {
    const stream = await openSealed(sealedPath(backups, key), identity, 'as-it-is');
    await pipeline(stream, createWriteStream(unsealed, { mode: 0o600 }));
    const { size } = await stat(unsealed);
    if (size !== bytes) throw new StartError(`${key} has ${size} bytes of ${bytes}`);
    await storage.putFile(key, unsealed, { contentType: 'application/octet-stream', move: true });
  } finally {
    await rm(unsealed, { force: true });
  }
}

/** Removes what no kept backup names, so that what people had removed does not live on in copies. @returns how many */
export async function removeMediaBut(kept: ReadonlySet<string>, backups: string): Promise<number> {
  const folder = mediaFolderOf(backups);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const odd: string[] = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(relative(folder, path).slice(0, -SEALED.length))) odd.push(path);
  }
  for (const path of odd) {
    await rm(path);
    await rmdir(dirname(path)).catch(() => undefined);
  }
  return odd.length;
}
