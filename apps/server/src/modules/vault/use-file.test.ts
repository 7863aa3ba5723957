import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { filesUnder } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { removeFiles } from '../media/upload/remove-media.ts';
import { moveBroadcast } from '../messages/broadcasts/deliver-broadcast.ts';
import { removeUnused } from '../messages/files/remove-unused.ts';
import { setMessageState } from '../messages/index.ts';
import { useMessages } from '../messages/messages.fixture.ts';

const { harness, call, photo, send, heard, open, scene } = useMessages();

const useAgain = (person: Person, key: string) => call('POST', `/vault/files/${key}/uses`, person);
const status = async (url: string, person: Person | null) =>
  (await harness.app.inject({ url, headers: person?.headers ?? {} })).statusCode;
const filesOf = async (key: string) =>
  (await filesUnder(harness.folder)).filter((file) => file.includes(key));
interface Heard {
  files: { media_url: string; thumbnail_url: string }[];
}

/** As a fan got it: the newest file of a conversation. */
const received = async (fan: Person, id: string) => (await heard(fan, id)).at(0).files[0];

/** A creator who sent a file to a fan, and another fan who writes with them. */
async function sentTo() {
  const { creator, fan, id } = await scene();
  const key = await photo(creator, id);
  const message = (await send(creator, id, 'Una', { media_ids: [key] })).json().id as string;
  const other = await harness.factory.fan();
  await call('POST', `/creators/${creator.id}/follow`, other);
  const further = (await open(other, creator)).json().id as string;
  return { creator, fan, id, key, message, other, further };
}

describe('a file of the vault', () => {
  it('is sent again with a price and rights of its own, and is seen by whom it was sent to alone', async () => {
    const { creator, fan, id, key, other, further } = await sentTo();
    const answer = await useAgain(creator, key);
    expect(answer.statusCode, answer.body).toBe(201);
    const use = answer.json();
    expect(use.file_key).not.toBe(key);
    expect(use).toMatchObject({ kind: 'photo', state: 'ready' });
    expect(await status(use.media_url, creator)).toBe(200);
    expect(
      (await send(creator, further, 'Para sa iyo', { media_ids: [use.file_key], price: 20 })).statusCode,
    ).toBe(201);
    const locked = await received(other, further);
    expect(locked).toMatchObject({ file_key: use.file_key, media_url: null });
    expect(await status(locked.thumbnail_url, null)).toBe(200);
    await harness.factory.buy(other.id, 100);
    const message = (await heard(other, further)).at(0).id;
    expect((await call('POST', `/messages/${message}/unlock`, other, {})).statusCode).toBe(200);
    const bought = await received(other, further);
    expect(await status(bought.media_url, other)).toBe(200);
    expect(await status(bought.thumbnail_url, other)).toBe(200);
    expect(await status(bought.media_url, fan)).toBe(403);
    expect((await received(fan, id)).file_key).toBe(key);
  });

  it('says which of them a fan bought, whichever of its uses it was, to nobody but its creator', async () => {
    const { creator, fan, id, key, other, further } = await sentTo();
    const use = (await useAgain(creator, key)).json().file_key;
    await send(creator, further, 'Para sa iyo', { media_ids: [use], price: 20 });
    const second = await photo(creator, id);
    await send(creator, id, 'Iba', { media_ids: [second] });
    const boughtBy = async (who: Person) => {
      const { files } = (await call('GET', `/vault?fan=${who.id}`, creator)).json();
      return files.map((file: { file_key: string; is_bought: boolean }) => [file.file_key, file.is_bought]);
    };
    expect(await boughtBy(other)).toEqual([
      [second, false],
      [key, false],
    ]);
    await harness.factory.buy(other.id, 100);
    const message = (await heard(other, further)).at(0).id;
    await call('POST', `/messages/${message}/unlock`, other, {});
    expect(await boughtBy(other)).toEqual([
      [second, false],
      [key, true],
    ]);
    expect(await boughtBy(fan)).toEqual([
      [second, false],
      [key, false],
    ]);
    const { files } = (await call('GET', '/vault', creator)).json();
    expect(files.map((file: { is_bought: null }) => file.is_bought)).toEqual([null, null]);
    const stranger = await harness.factory.creator();
    expect((await call('GET', `/vault?fan=${other.id}`, stranger)).json().files).toEqual([]);
  });

  it('that was made for one fan is shown as nobody else’s', async () => {
    const { creator, fan, key } = await sentTo();
    await harness.deps.db
      .updateTable('media_items')
      .set({ made_for: fan.id })
      .where('id', '=', key)
      .execute();
    expect((await call('GET', '/vault', creator)).json().files).toMatchObject([{ is_reusable: false }]);
    expect(expectRefusal(await useAgain(creator, key)).code).toBe('file_not_found');
  });

  it('outlives what it was uploaded for, and goes with the last that shows it', async () => {
    const { creator, key, message, other, further } = await sentTo();
    const use = (await useAgain(creator, key)).json().file_key;
    const again = (await send(creator, further, 'Ulit', { media_ids: [use] })).json().id;
    await call('DELETE', `/messages/${message}`, creator);
    await removeFiles(harness.deps, key);
    const { media_url: url } = await received(other, further);
    expect(await status(url, other)).toBe(200);
    await call('DELETE', `/messages/${again}`, creator);
    await removeFiles(harness.deps, use);
    expect(await status(url, other)).toBe(403);
    expect(await filesOf(key)).toEqual([]);
  });

  it('is forgotten where it is not sent within three days, and stays in its message', async () => {
    const { creator, fan, id, key } = await sentTo();
    const use = (await useAgain(creator, key)).json().file_key;
    harness.clock.advance(4 * DAY_MS);
    expect(await removeUnused(harness.deps)).toBeGreaterThan(0);
    await removeFiles(harness.deps, use);
    expect((await send(creator, id, 'Huli na', { media_ids: [use] })).statusCode).toBe(422);
    expect(await status((await received(fan, id)).media_url, fan)).toBe(200);
  });

  it('is sent to many', async () => {
    const { creator, key, other, further } = await sentTo();
    const use = (await useAgain(creator, key)).json().file_key;
    const form = { client_id: harness.deps.ids.next(), text: 'Sa lahat', audience: 'all', media_ids: [use] };
    const { id } = (await call('POST', '/messages/broadcasts', creator, form)).json();
    await moveBroadcast(harness.deps, id);
    expect(await status((await received(other, further)).media_url, other)).toBe(200);
  });

  it('is refused for others than its verified creator, and for what the vault does not have', async () => {
    const { creator, fan, id, key, message } = await sentTo();
    const refused = async (person: Person, file: string) => expectRefusal(await useAgain(person, file)).code;
    expect(await refused(fan, key)).toBe('creators_only');
    expect(await refused(await harness.factory.creator({ isVerified: false }), key)).toBe(
      'creator_unverified',
    );
    expect(await refused(await harness.factory.creator(), key)).toBe('file_not_found');
    expect(await refused(creator, await photo(creator, id))).toBe('file_not_found');
    harness.deps.reviewFirstUploads = 1;
    expect(await refused(creator, key)).toBe('uploads_reviewed');
    harness.deps.reviewFirstUploads = 0;
    await call('DELETE', `/messages/${message}`, creator);
    expect(await refused(creator, key)).toBe('file_not_found');
  });
});

describe('the vault of a file that is used again', () => {
  it('has it once, with how many places it is in and how many bought it, and with one title and folder', async () => {
    const { creator, key, message, other, further } = await sentTo();
    const use = (await useAgain(creator, key)).json().file_key;
    await send(creator, further, 'May bayad', { media_ids: [use], price: 20 });
    await harness.factory.buy(other.id, 100);
    await call('POST', `/messages/${(await heard(other, further)).at(0).id}/unlock`, other, {});
    const { id: folder } = (await call('POST', '/vault/folders', creator, { name: 'Dagat' })).json();
    const files = async (query = '') => (await call('GET', `/vault${query}`, creator)).json().files;
    expect(await files()).toMatchObject([{ file_key: key, places_count: 2, sold_count: 1 }]);
    await call('PUT', `/vault/files/${use}`, creator, { title: 'Alon', folder_id: folder });
    const titled = { places_count: 2, title: 'Alon', folder_id: folder };
    expect(await files(`?q=alon&folder=${folder}`)).toMatchObject([{ file_key: key, ...titled }]);
    expect((await call('GET', '/vault/folders', creator)).json().folders).toMatchObject([{ files_count: 1 }]);
    await call('DELETE', `/messages/${message}`, creator);
    expect(await files()).toMatchObject([{ file_key: use, ...titled, places_count: 1, sold_count: 1 }]);
  });
});

describe('what staff takes away', () => {
  it('is served in no other place, sold nowhere, and used no further, until it is brought back', async () => {
    const { creator, fan, id, key, message, other, further } = await sentTo();
    const [use, spare] = [
      (await useAgain(creator, key)).json().file_key,
      (await useAgain(creator, key)).json().file_key,
    ];
    await send(creator, further, 'Ulit', { media_ids: [use] });
    const paid = (await send(creator, further, 'May bayad', { media_ids: [spare], price: 20 })).json().id;
    await harness.factory.buy(other.id, 100);
    const [locked, open] = (await heard(other, further)).slice(-2).map((each: Heard) => each.files[0]);
    const judge = (state: 'removed' | 'sent') =>
      inTransaction(harness.deps.db, (tx) => setMessageState(harness.deps, tx, message, state));
    await judge('removed');
    expect(await status(open.media_url, other)).toBe(403);
    expect(await status(open.media_url, creator)).toBe(403);
    expect(await status(locked.thumbnail_url, null)).toBe(404);
    expect(expectRefusal(await call('POST', `/messages/${paid}/unlock`, other, {})).code).toBe(
      'media_not_ready',
    );
    expect(expectRefusal(await useAgain(creator, use)).code).toBe('file_not_found');
    await judge('sent');
    expect(await status(open.media_url, other)).toBe(200);
    expect(await status(locked.thumbnail_url, null)).toBe(200);
    expect((await call('POST', `/messages/${paid}/unlock`, other, {})).statusCode).toBe(200);
    expect((await useAgain(creator, use)).statusCode).toBe(201);
    expect(await status((await received(fan, id)).media_url, fan)).toBe(200);
  });
});
