import { VAULT } from '@likha/contract/late-limits';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { useMessages } from '../messages/messages.fixture.ts';
import { vaultModule } from './module.ts';

const { harness, call, photo, send, scene } = useMessages();

interface File {
  file_key: string;
  title: string;
  place: string;
  folder_id: string | null;
}

const vault = async (person: Person, query = '') =>
  (await call('GET', `/vault${query}`, person)).json() as { files: File[]; next_cursor: string | null };
const keys = async (person: Person, query = '') =>
  (await vault(person, query)).files.map((file) => file.file_key);
const add = (person: Person, name: string) => call('POST', '/vault/folders', person, { name });
const folderOf = async (person: Person, name: string): Promise<string> => (await add(person, name)).json().id;
const change = (person: Person, key: string, said: object) =>
  call('PUT', `/vault/files/${key}`, person, said);

/** A post with a picture; the key of its file, and its id. */
async function posted(creator: Person, title: string): Promise<{ key: string; id: string }> {
  await addressOf(harness);
  const form = { fields: { content_title: title }, files: [{ field: 'file', content: await jpeg() }] };
  const answer = await sendForm(harness, creator.headers, form, '/api/media/upload');
  expect(answer.statusCode, answer.body).toBe(201);
  const key: string = answer.json().file_key;
  const { id } = await harness.deps.db
    .selectFrom('posts')
    .select('id')
    .where('media_id', '=', key)
    .executeTakeFirstOrThrow();
  return { key, id };
}

describe('the vault', () => {
  it('has what was posted and sent, the newest first, and nothing unsent, deleted, or of somebody else', async () => {
    const { creator, fan, id } = await scene();
    const { key: post, id: postId } = await posted(creator, 'Dagat sa umaga');
    const [sent, unsent, kept] = [
      await photo(creator, id),
      await photo(creator, id),
      await photo(creator, id),
    ];
    const message = (await send(creator, id, 'Para sa iyo', { media_ids: [sent] })).json().id;
    const taken = (await send(creator, id, 'Hindi pala', { media_ids: [unsent] })).json().id;
    await send(fan, id, 'Akin', { media_ids: [await photo(fan, id)] });
    await call('DELETE', `/messages/${taken}`, creator);
    expect(await keys(creator)).toEqual([sent, post]);
    expect(await keys(creator)).not.toContain(kept);
    expect((await vault(creator)).files).toMatchObject([
      { place: 'message', post: null, state: 'ready', sold_count: 0 },
      { place: 'post', post: { id: postId, title: 'Dagat sa umaga' } },
    ]);
    const [first] = (await call('GET', '/vault', creator)).json().files;
    const own = await harness.app.inject({ url: first.media_url, headers: creator.headers });
    expect(own.statusCode).toBe(200);
    expect(expectRefusal(await call('GET', '/vault', fan)).code).toBe('creators_only');
    expect(await keys(await harness.factory.creator())).toEqual([]);
    await call('DELETE', `/messages/${message}`, creator);
    await call('DELETE', `/content/${postId}`, creator);
    expect(await keys(creator)).toEqual([]);
  });

  it('says how many bought what a file is in', async () => {
    const { creator, fan, id } = await scene();
    const [paid, free] = [await photo(creator, id), await photo(creator, id)];
    const sent = (await send(creator, id, 'Para sa iyo', { media_ids: [paid], price: 20 })).json();
    await send(creator, id, 'Libre', { media_ids: [free] });
    await harness.factory.buy(fan.id, 100);
    expect((await call('POST', `/messages/${sent.id}/unlock`, fan, {})).statusCode).toBe(200);
    expect((await vault(creator)).files).toMatchObject([
      { file_key: free, sold_count: 0 },
      { file_key: paid, sold_count: 1 },
    ]);
  });

  it('comes in pages, and is searched by the words of a file and of its post', async () => {
    const creator = await harness.factory.creator();
    const { key: sea } = await posted(creator, 'Dagat 100%');
    const { key: hill } = await posted(creator, 'Bundok');
    await change(creator, hill, { title: 'Alapaap' });
    const first = await vault(creator, '?limit=1');
    expect(first.files.map((file) => file.file_key)).toEqual([hill]);
    expect(await keys(creator, `?limit=1&cursor=${first.next_cursor}`)).toEqual([sea]);
    expect(await keys(creator, '?q=ALAPAAP')).toEqual([hill]);
    expect(await keys(creator, '?q=bundok')).toEqual([hill]);
    expect(await keys(creator, '?q=100%25')).toEqual([sea]);
    expect(await keys(creator, '?q=_')).toEqual([]);
    expect(await keys(creator, '?kind=video')).toEqual([]);
    expect(expectRefusal(await call('GET', '/vault?cursor=x', creator)).errors).toHaveProperty('cursor');
  });
});

describe('a folder', () => {
  it('has a name once, and a bounded number of others, however many are asked for at once', async () => {
    const creator = await harness.factory.creator();
    const together = await Promise.all(['Dagat', 'dagat', ' DAGAT '].map((name) => add(creator, name)));
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    const rows = Array.from({ length: VAULT.folders - 2 }, (_, index) => ({
      id: harness.deps.ids.next(),
      creator_id: creator.id,
      name: `No. ${index}`,
      created_at: harness.clock.now(),
    }));
    await harness.deps.db.insertInto('vault_folders').values(rows).execute();
    const last = await Promise.all(['Isa', 'Dalawa'].map((name) => add(creator, name)));
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });

  it('keeps files of its creator alone, who rename and remove it; its files stay', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const { key } = await posted(creator, 'Dagat');
    const [folder, foreign] = [await folderOf(creator, 'Tabi'), await folderOf(other, 'Tabi')];
    const refused = async (person: Person, said: object) =>
      expectRefusal(await change(person, key, said)).code;
    expect(await refused(other, { title: 'Akin' })).toBe('file_not_found');
    expect(await refused(creator, { folder_id: foreign })).toBe('folder_not_found');
    expect((await change(creator, key, { folder_id: folder })).json()).toMatchObject({ folder_id: folder });
    expect((await change(creator, key, { title: 'Alon' })).json()).toMatchObject({
      title: 'Alon',
      folder_id: folder,
    });
    expect(await keys(creator, `?folder=${folder}`)).toEqual([key]);
    const renaming = await call('PUT', `/vault/folders/${folder}`, other, { name: 'Akin' });
    expect(expectRefusal(renaming).code).toBe('folder_not_found');
    await call('DELETE', `/vault/folders/${folder}`, other);
    const renamed = await call('PUT', `/vault/folders/${folder}`, creator, { name: 'Gilid' });
    expect(renamed.json().folders).toEqual([{ id: folder, name: 'Gilid', files_count: 1 }]);
    expect((await call('DELETE', `/vault/folders/${folder}`, creator)).json().folders).toEqual([]);
    expect((await vault(creator)).files).toMatchObject([{ file_key: key, title: 'Alon', folder_id: null }]);
  });

  it('goes with its creator, and so do titles', async () => {
    const creator = await harness.factory.creator();
    const { key } = await posted(creator, 'Dagat');
    await change(creator, key, { folder_id: await folderOf(creator, 'Tabi'), title: 'Alon' });
    const erase = await vaultModule.personal?.load?.();
    await inTransaction(harness.deps.db, async (tx) => erase?.(tx, creator.id));
    expect((await call('GET', '/vault/folders', creator)).json().folders).toEqual([]);
    expect((await vault(creator)).files).toMatchObject([{ title: '', folder_id: null }]);
  });
});
