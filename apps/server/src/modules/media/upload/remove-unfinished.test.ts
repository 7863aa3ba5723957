import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jpeg } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { removeUnfinishedUploads } from './remove-unfinished.ts';
import { storeUpload } from './store-upload.ts';
import { uploadsUnderWay } from './under-way.ts';

/** Fake: the clock of one upload, which stands in the past as the demo's does. */
const harness = useHarness();
const HOUR_MS = 3_600_000;

it('leaves what is stored at the moment, whatever moment it is kept under (P953)', async () => {
  const { deps } = harness;
  const { id: owner } = await harness.factory.creator();
  const content = await jpeg();
  const path = join(harness.folder, 'a.jpg');
  await writeFile(path, content);
  const past = { ...deps, clock: { now: () => new Date(deps.clock.now().getTime() - 700 * HOUR_MS) } };
  const file = { path, bytes: content.length, isTruncated: false };
  const remove = () => removeUnfinishedUploads(deps, new Date(deps.clock.now().getTime() - HOUR_MS));
  const rowOf = (id: string) =>
    deps.db.selectFrom('media_items').select('status').where('id', '=', id).executeTakeFirst();

  const stored = await storeUpload(past, owner, file);
  expect(await remove()).toBe(0);
  await inTransaction(deps.db, async (tx) => {
    await stored.keep(tx);
    expect(await remove()).toBe(0);
  });
  expect(await rowOf(stored.id)).toEqual({ status: 'ready' });

  // One that nobody stores any more goes.
  const given = await storeUpload(past, owner, file);
  await inTransaction(deps.db, async (tx) => {
    await given.keep(tx);
    throw new Error('the post was refused');
  }).catch(() => undefined);
  expect(await remove()).toBe(1);
  expect(await rowOf(given.id)).toBeUndefined();
});

it('does not take for under way what could not be begun', async () => {
  const path = join(harness.folder, 'b.jpg');
  const content = await jpeg();
  await writeFile(path, content);
  const nobody = harness.deps.ids.next();
  const stored = storeUpload(harness.deps, nobody, { path, bytes: content.length, isTruncated: false });
  await expect(stored).rejects.toThrow('media_items_owner_id_fkey');
  expect(uploadsUnderWay.all()).toEqual([]);
});
