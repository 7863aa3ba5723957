import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { filesUnder, jpeg, sendForm } from './forms.ts';
import { useHarness } from './harness.ts';

/** A data folder on a file system of its own, which is filled: where none may be mounted, none can be full. */
const BYTES = 4 * 1024 * 1024;
const PAGE = 4096;
const folder = mkdtempSync(join(tmpdir(), 'likha-full-'));
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'likha-test', folder], { stdio: 'ignore' });
    return true;
  } catch {
    rmSync(folder, { recursive: true });
    return false;
  }
})();

describe.skipIf(!isMounted)('a disk that is full (skipped where no file system may be mounted)', () => {
  const harness = useHarness({ environment: async () => ({ DATA_DIR: folder }) });
  let creator: Person;

  beforeEach(async () => {
    creator = await harness.factory.creator();
  });

  afterAll(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });

  const filling = join(folder, 'filling');

  /** Leaves so many bytes. */
  async function fill(left: number): Promise<void> {
    const { bavail, bsize } = statfsSync(folder);
    await writeFile(filling, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  }

  const publish = (content: Buffer) =>
    sendForm(harness, creator.headers, {
      fields: { title: 'A title', content: 'Some words' },
      files: [{ content }],
    });
  const traces = async () => ({
    work: await filesUnder(harness.deps.workFolder),
    media: await filesUnder(join(folder, 'media')),
    rows: (await harness.deps.db.selectFrom('media_items').select('id').execute()).length,
    posts: (await harness.deps.db.selectFrom('posts').select('id').execute()).length,
  });

  it.each([
    ['takes no upload', 0],
    ['takes an upload, and nothing that is made of it', 1],
  ])(
    'that %s: 507 with words, nothing half done, a figure, and room is enough to go on',
    async (_, uploads) => {
      const content = await jpeg(900, 700);
      const before = await traces();
      await fill(uploads * Math.ceil(content.length / PAGE) * PAGE + PAGE);
      const answer = await publish(content);
      expect(answer.json()).toMatchObject({ status: 507, code: 'storage_full' });
      expect(answer.json().detail).toContain('nothing was saved');
      expect(await traces()).toEqual(before);
      expect((await harness.app.inject('/api/config')).statusCode).toBe(200);
      expect((await harness.app.inject('/readyz')).statusCode).toBe(200);
      expect((await harness.app.inject('/metrics')).body).toMatch(
        /refusals_total\{code="storage_full",status="507"\}/,
      );
      await rm(filling);
      expect((await publish(content)).statusCode).toBe(201);
    },
  );

  it('keeps a reserve: below it an upload that would fit is refused before it is read', async () => {
    const content = await jpeg(8, 8);
    await fill(8 * PAGE);
    const answer = await publish(content);
    expect(answer.json()).toMatchObject({ status: 507, code: 'storage_full' });
    expect(answer.headers['retry-after']).toBe('300');
    await rm(filling);
    expect((await publish(content)).statusCode).toBe(201);
  });
});
