import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../test/database.ts';
import { useHarness } from '../../test/harness.ts';
import { ERROR_BODY, type Lie, startLying } from '../../test/lying-store.ts';
import { type StartedStore, startStandIn } from '../../test/s3-stand-in.ts';
import { StartError } from '../platform/start-error.ts';
import { DiskStorage } from '../providers/storage/disk.ts';
import { createS3Storage } from '../providers/storage/s3.ts';
import type { ListedStorage } from '../providers/storage/storage.ts';
import { prepareBackups } from './backups.fixture.ts';
import { restoreBackup } from './restore-backup.ts';

/** A store that answers 200 and gives something else than the file is no file of a backup (P1010). */
const harness = useHarness();
const KEY = 'media/a1/full.webp';
const PICTURE = 'a picture that is somewhat longer than what is left of it';
/** A proxy that mixes files up sends the head of what it sends. */
const OTHER = `"${'a1'.repeat(16)}"`;
const TRUE: Lie = () => undefined;
const told = { lie: TRUE };
let at: Awaited<ReturnType<typeof prepareBackups>>;
let stored: StartedStore;
let lying: Awaited<ReturnType<typeof startLying>>;
let storage: ListedStorage;

beforeAll(async () => {
  at = await prepareBackups(() => harness.connectionString);
  stored = await startStandIn();
  lying = await startLying(stored, told);
  storage = await createS3Storage(lying.options);
  const source = join(at.folder, 'source');
  await writeFile(source, PICTURE);
  await storage.putFile(KEY, source, { contentType: 'image/webp' });
});
beforeEach(() => {
  told.lie = TRUE;
});
afterAll(async () => {
  lying.stop();
  await stored.stop();
  await at.remove();
});

const LIES: Record<string, (body: Buffer) => Buffer> = {
  'another file of the same length': (body) => Buffer.alloc(body.length, 'x'),
  'a part of the file': (body) => body.subarray(0, 7),
  'nothing of it': () => Buffer.alloc(0),
  'an error': () => ERROR_BODY,
};

describe('a store that answers 200 with', () => {
  it.each(Object.keys(LIES))('%s makes no backup, and the next one is whole', async (name) => {
    const backups = join(at.folder, crypto.randomUUID());
    told.lie = ({ method, path }, { body }) =>
      method === 'GET' && path.includes(KEY)
        ? { body: LIES[name]?.(body) ?? body, headers: name.startsWith('another') ? { etag: OTHER } : {} }
        : undefined;
    const refused = await at.make({ backups, storage }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toContain(KEY);
    expect(existsSync(join(backups, 'media', `${KEY}.age`))).toBe(false);
    expect((await readdir(backups)).filter((each) => each.startsWith('2'))).toEqual([]);

    told.lie = TRUE;
    const folder = await at.make({ backups, storage });
    const empty = await createEmptyDatabase();
    const restored = new DiskStorage(join(backups, 'restored'));
    const where = { folder, storage: restored, workFolder: join(at.folder, 'work') };
    const { connectionString } = empty;
    await restoreBackup({
      ...where,
      identity: at.identity,
      secret: null,
      connectionString,
      say: () => undefined,
    });
    const file = await restored.open(KEY);
    expect(file && (await buffer(file.stream)).toString()).toBe(PICTURE);
    await empty.drop();
  });
});
