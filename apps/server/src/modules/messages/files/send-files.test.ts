import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { removeMediaOf } from '../../media/upload/remove-media.ts';
import { eraseMessages } from '../erase-messages.ts';
import { useMessages } from '../messages.fixture.ts';
import { removeUnused } from './remove-unused.ts';

const { harness, call, send, upload, photo, heard, inbox, events, scene } = useMessages();
const CLIP = new URL('../../media/video/fixtures/located.mp4', import.meta.url).pathname;

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** The picture behind a key, as somebody asks for it: of its own address, or of somebody else's. */
async function opened(person: Person, key: string, url?: string): Promise<number> {
  const access = await call('POST', '/media/access', person, { file_key: key });
  const address = url ?? access.json().secure_url;
  if (address === undefined) return access.statusCode;
  return (await harness.app.inject({ url: address, headers: person.headers })).statusCode;
}

const filesKept = async (person: Person) =>
  harness.deps.db
    .selectFrom('message_files')
    .innerJoin('media_items as i', 'i.id', 'media_id')
    .select('i.id')
    .where('i.owner_id', '=', person.id)
    .execute();

describe('photos and videos in a message', () => {
  it('come in their order, with text or alone, and are seen by the two and by nobody else', async () => {
    const { creator, fan, id } = await scene();
    const stranger = await harness.factory.creator();
    const admin = await harness.factory.admin();
    const keys = [await photo(fan, id), await photo(fan, id)];
    const [first = ''] = keys;
    expect(await opened(fan, first)).toBe(200);
    expect(await opened(creator, first)).toBe(404);
    const sent = (await send(fan, id, '', { media_ids: keys })).json();
    expect(sent).toMatchObject({ text: null, price: null, is_locked: false });
    const [message] = await heard(creator, id);
    expect(message.files.map((file: { file_key: string }) => file.file_key)).toEqual(keys);
    expect(message.files[0]).toMatchObject({ kind: 'photo', state: 'ready', width: 320, height: 240 });
    const url: string = message.files[0].media_url;
    expect((await harness.app.inject({ url, headers: creator.headers })).statusCode).toBe(200);
    for (const other of [stranger, admin]) expect(await opened(other, first)).toBe(404);
    expect(await opened(stranger, first, url)).toBe(403);
    expect((await harness.app.inject(`/media/public/blur/${first}.webp`)).statusCode).toBe(404);
    expect((await inbox(creator)).conversations[0].last_message).toMatchObject({
      text: null,
      files_count: 2,
    });
  });

  it('are sent once, by who uploaded them, and all of them or none', async () => {
    const { creator, fan, id } = await scene();
    const key = await photo(fan, id);
    const [one, two] = await Promise.all([
      send(fan, id, 'Isa', { media_ids: [key] }),
      send(fan, id, 'Dalawa', { media_ids: [key] }),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([201, 422]);
    const mine = await photo(fan, id);
    for (const media_ids of [[await photo(creator, id)], [key], [mine, harness.deps.ids.next()]])
      expect(expectRefusal(await send(fan, id, 'Iba', { media_ids })).errors).toHaveProperty('media_ids');
    expect(expectRefusal(await send(fan, id, '')).errors).toHaveProperty('text');
    const many = Array.from({ length: 11 }, () => harness.deps.ids.next());
    expect(expectRefusal(await send(fan, id, 'Marami', { media_ids: many })).errors).toHaveProperty(
      'media_ids',
    );
    expect(await heard(fan, id)).toHaveLength(1);
  });

  it('are uploaded by who may write there: creators videos as well, once they are verified', async () => {
    const { creator, fan, id } = await scene();
    const clip = await readFile(CLIP);
    // What a fan is told may be sent is what a fan may send.
    for (const wrong of [clip, Buffer.from('no picture')])
      expect(expectRefusal(await upload(fan, id, wrong))).toMatchObject({
        code: 'file_rejected',
        detail: 'You can send photos (JPEG, PNG, WebP) of up to 10 MB. Videos are for creators.',
      });
    const video = (await upload(creator, id, clip)).json();
    expect(video).toMatchObject({ kind: 'video', state: 'processing', media_url: null });
    expect((await send(creator, id, '', { media_ids: [video.file_key] })).json().files[0].state).toBe(
      'processing',
    );
    const failed = (await upload(creator, id, clip)).json().file_key;
    const fault = { video_state: 'failed', video_fault: 'not_readable' } as const;
    await harness.deps.db.updateTable('media_items').set(fault).where('id', '=', failed).execute();
    expect(expectRefusal(await send(creator, id, '', { media_ids: [failed] })).errors).toHaveProperty(
      'media_ids',
    );
    expect(expectRefusal(await upload(await harness.factory.fan(), id)).code).toBe('conversation_not_found');
    await harness.deps.db
      .updateTable('users')
      .set({ kyc_status: 'none' })
      .where('id', '=', creator.id)
      .execute();
    harness.deps.sessions.forget(creator.id);
    expect(expectRefusal(await upload(creator, id)).code).toBe('creator_unverified');
    await harness.deps.db
      .updateTable('users')
      .set({ kyc_status: 'approved' })
      .where('id', '=', creator.id)
      .execute();
    await call('POST', `/users/${fan.id}/block`, creator);
    expect(expectRefusal(await upload(fan, id)).code).toBe('messages_closed');
  });

  it('of a creator whose first uploads are looked at are not taken', async () => {
    const { creator, id } = await scene();
    harness.deps.reviewFirstUploads = 2;
    try {
      await harness.factory.post(creator.id);
      expect(expectRefusal(await upload(creator, id)).code).toBe('uploads_reviewed');
    } finally {
      harness.deps.reviewFirstUploads = 0;
    }
    expect((await upload(creator, id)).statusCode).toBe(201);
  });

  it('are out of reach when they are unsent, also by an address from before', async () => {
    const { creator, fan, id } = await scene();
    const key = await photo(fan, id);
    const { id: message } = (await send(fan, id, 'Tingnan', { media_ids: [key] })).json();
    const [{ files }] = await heard(creator, id);
    await call('DELETE', `/messages/${message}`, fan);
    expect((await heard(creator, id))[0]).toMatchObject({
      state: 'unsent',
      text: null,
      files: [],
      price: null,
    });
    for (const person of [creator, fan]) expect(await opened(person, key)).toBe(404);
    expect(await opened(creator, key, files[0].media_url)).toBe(403);
    expect(await filesKept(fan)).toEqual([]);
    expect((await events(creator)).events.at(-1).kind).toBe('message_removed');
  });

  it('are removed where they were never sent, and with who sent them', async () => {
    const { creator, fan, id } = await scene();
    const [kept, sent] = [await photo(fan, id), await photo(fan, id)];
    await send(fan, id, 'Kasama', { media_ids: [sent] });
    harness.clock.advance(2 * DAY_MS);
    const fresh = await photo(fan, id);
    harness.clock.advance(DAY_MS + 1);
    expect(await removeUnused(harness.deps)).toBeGreaterThan(0);
    expect((await filesKept(fan)).map((row) => row.id).sort()).toEqual([sent, fresh].sort());
    expect(expectRefusal(await send(fan, id, '', { media_ids: [kept] })).errors).toHaveProperty('media_ids');
    await inTransaction(harness.deps.db, async (tx) => {
      await tx.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
      await eraseMessages(tx, fan.id);
      await removeMediaOf(tx, fan.id);
    });
    expect((await heard(creator, id))[0]).toMatchObject({ text: null, files: [] });
    expect(await opened(creator, sent)).toBe(404);
  });
});

it('a held message shows its files to its sender and to staff, until it is let through', async () => {
  const { creator, fan, id } = await scene();
  const admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'biglang yaman', severity: 3 });
  const key = await photo(fan, id);
  const held = (await send(fan, id, 'Biglang yaman!', { media_ids: [key] })).json();
  expect([await opened(fan, key), await opened(admin, key), await opened(creator, key)]).toEqual([
    200, 200, 404,
  ]);
  const { content } = (await call('GET', '/moderation/content', admin)).json();
  expect(content.find((card: { content_id: string }) => card.content_id === held.id).files).toHaveLength(1);
  await call('PUT', `/moderation/content/${held.id}`, admin, { status: 'approved' });
  expect([await opened(admin, key), await opened(creator, key)]).toEqual([404, 200]);
});

it('what a person keeps with us is bounded, with posts and messages together', async () => {
  const { fan, id } = await scene();
  await photo(fan, id);
  await harness.deps.db
    .updateTable('media_items')
    .set({ bytes: 1024 ** 3 })
    .where('owner_id', '=', fan.id)
    .execute();
  expect(expectRefusal(await upload(fan, id, await jpeg())).code).toBe('payload_too_large');
});
