import { MESSAGE_FILES, RESUMABLE } from '@likha/contract/late-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, filesUnder } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { removeMediaOf } from '../upload/remove-media.ts';
import { removeExpiredUploads } from './remove-uploads.ts';
import { idOf, speakTus } from './tus-client.fixture.ts';

const MB = 1024 ** 2;

const harness = useHarness();
let creator: Person;
const { ask, post, begin, patch, publish, receivedOf } = speakTus(harness, () => creator);

beforeAll(async () => {
  await addressOf(harness);
});

const aNewCreator = async () => {
  creator = await harness.factory.creator();
};
const openOf = async (person: Person) => {
  const rows = await harness.deps.db
    .selectFrom('uploads')
    .select('id')
    .where('owner_id', '=', person.id)
    .where('expires_at', '>', harness.clock.now())
    .execute();
  return rows.map(({ id }) => id);
};
const partsLeft = async () => (await filesUnder(harness.folder)).filter((path) => path.includes('/parts/'));

describe('of one person', () => {
  it('so many uploads are open, however many are begun at once; those begun first make room', async () => {
    await aNewCreator();
    const first = await begin(200 * 1024);
    await patch(first, 0, Buffer.alloc(100 * 1024));
    harness.clock.advance(1000);
    await Promise.all(Array.from({ length: RESUMABLE.open + 9 }, () => begin()));
    expect(await openOf(creator)).toHaveLength(RESUMABLE.open);
    expect(await receivedOf(first)).toBe(404);
    expect(await partsLeft()).toEqual([]);
  });

  it('what is announced counts for what they may keep, until it is cancelled', async () => {
    const fan = await harness.factory.fan();
    await harness.deps.db
      .insertInto('media_items')
      .values({
        id: harness.deps.ids.next(),
        owner_id: fan.id,
        kind: 'photo',
        status: 'ready',
        content_type: 'image/webp',
        bytes: MESSAGE_FILES.fanBytes - 15 * MB,
        created_at: harness.clock.now(),
      })
      .execute();
    const answers = await Promise.all([1, 2, 3].map(() => post(10 * MB, fan)));
    const begun = answers.filter(({ statusCode }) => statusCode === 201);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413, 413]);
    expect((await ask('DELETE', String(begun[0]?.headers.location), {}, undefined, fan)).statusCode).toBe(
      204,
    );
    expect((await post(10 * MB, fan)).statusCode).toBe(201);
  });

  it('nothing is left once they are erased', async () => {
    await aNewCreator();
    await patch(await begin(200 * 1024), 0, Buffer.alloc(100 * 1024));
    await inTransaction(harness.deps.db, (tx) => removeMediaOf(tx, creator.id));
    expect(await openOf(creator)).toEqual([]);
    await removeExpiredUploads(harness.deps);
    expect(await partsLeft()).toEqual([]);
  });
});

describe('what is not used in its time', () => {
  it('is told its end, is nobody’s after it, and removed by the job', async () => {
    await aNewCreator();
    const url = await begin(200 * 1024);
    await patch(url, 0, Buffer.alloc(100 * 1024));
    const { headers } = await ask('HEAD', url, {});
    const end = harness.clock.now().getTime() + RESUMABLE.hours * HOUR_MS;
    expect(Math.abs(Date.parse(String(headers['upload-expires'])) - end)).toBeLessThan(1000);
    harness.clock.advance(RESUMABLE.hours * HOUR_MS - MINUTE_MS);
    await removeExpiredUploads(harness.deps);
    expect(await partsLeft()).toHaveLength(1);
    harness.clock.advance(MINUTE_MS);
    expect(await receivedOf(url)).not.toBe(100 * 1024);
    await removeExpiredUploads(harness.deps);
    expect(await partsLeft()).toEqual([]);
  });

  it('is removed as well where a crash left it half written', async () => {
    await aNewCreator();
    const url = await begin(200 * 1024);
    await patch(url, 0, Buffer.alloc(100 * 1024));
    await harness.deps.db.updateTable('upload_parts').set({ is_kept: false }).execute();
    harness.clock.advance(RESUMABLE.hours * HOUR_MS);
    await removeExpiredUploads(harness.deps);
    expect(await partsLeft()).toEqual([]);
  });

  it('is given to no call again where nobody knows how the first one ended', async () => {
    await aNewCreator();
    const url = await begin(10);
    await patch(url, 0, Buffer.alloc(10));
    const taken_at = harness.clock.now();
    await harness.deps.db.updateTable('uploads').set({ taken_at }).where('id', '=', idOf(url)).execute();
    expect(expectRefusal(await publish(idOf(url))).code).toBe('request_in_progress');
    expect((await ask('DELETE', url, {})).statusCode).toBe(409);
    harness.clock.advance(4 * MINUTE_MS);
    expect(expectRefusal(await publish(idOf(url))).code).toBe('upload_used');
  });
});

it('a store that is away keeps nothing of a part, and is told of', async () => {
  await aNewCreator();
  const url = await begin(10);
  const { storage } = harness.deps;
  const put = storage.putFile;
  storage.putFile = async () => Promise.reject(new Error('the store is away'));
  expect((await patch(url, 0, Buffer.alloc(10))).statusCode).toBeGreaterThanOrEqual(500);
  storage.putFile = put;
  expect(await receivedOf(url)).toBe(0);
  expect((await patch(url, 0, Buffer.alloc(10))).statusCode).toBe(204);
});
