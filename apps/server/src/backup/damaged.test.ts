import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { StartError } from '../platform/start-error.ts';
import { DiskStorage } from '../providers/storage/disk.ts';
import { prepareBackups } from './backups.fixture.ts';
import { restoreBackup } from './restore-backup.ts';

/** A backup of which a disk or a copy has spoiled a file (P936): who restores it reads in a line which one, and no stack. */
const harness = useHarness();
const MEDIA = '../media/media/a1/full.webp.age';
const USERS = 'tables/public.users.zst.age';
const MANIFEST = 'manifest.zst.age';
let at: Awaited<ReturnType<typeof prepareBackups>>;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  at = await prepareBackups(() => harness.connectionString);
  empty = await createEmptyDatabase();
  await harness.factory.fan({ credits: 300 });
});
afterAll(async () => {
  await at.remove();
  await empty.drop();
});

/** The last byte is of the seal of the last piece. */
async function change(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(path, bytes);
}
const cut = async (path: string) => writeFile(path, (await readFile(path)).subarray(0, -20));
const remove = (path: string) => rm(path);
const takeAnother = (path: string) => copyFile(join(path, '../public.users.zst.age'), path);

function restore(folder: string, identity = at.identity): Promise<void> {
  const storage = new DiskStorage(join(at.folder, 'restored'));
  const options = { folder, storage, identity, secret: null, workFolder: join(at.folder, 'work') };
  return restoreBackup({ ...options, connectionString: empty.connectionString, say: () => undefined });
}

describe('a backup with a spoiled file', () => {
  it.each([
    ['changed', MANIFEST, change, 'manifest.zst.age is damaged'],
    ['cut', MANIFEST, cut, 'manifest.zst.age is damaged'],
    ['missing', 'media.txt', remove, 'media.txt cannot be read (ENOENT)'],
    ['changed', USERS, change, 'public.users.zst.age is damaged'],
    ['cut', USERS, cut, 'public.users.zst.age is damaged'],
    ['missing', USERS, remove, 'public.users.zst.age is missing'],
    ['of another table', 'tables/public.posts.zst.age', takeAnother, 'is not the one of this backup'],
    ['changed', MEDIA, change, 'full.webp.age is damaged'],
    ['missing', MEDIA, remove, 'full.webp.age is missing'],
  ])('that is %s (%s) is refused by its name', async (_how, file, spoil, says) => {
    const folder = await at.make({ backups: join(at.folder, crypto.randomUUID()) });
    await spoil(join(folder, file));
    const refused = await restore(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toContain(says);
    await empty.drop();
    empty = await createEmptyDatabase();
  });

  it('is not looked for with half a key', async () => {
    const refused = restore(await at.make(), at.identity.slice(0, 40));
    await expect(refused).rejects.toThrow('the key is not whole');
  });
});
