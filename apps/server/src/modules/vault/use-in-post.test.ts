import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { type Form, filesUnder, jpeg, sendForm } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useMessages } from '../messages/messages.fixture.ts';

const { harness, call, photo, send, scene } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const WORDS = { title: 'Parol', content: 'Mula sa vault' };
const publish = (
  person: Person,
  keys: readonly string[],
  fields: Form['fields'] = {},
  files: Form['files'] = [],
) =>
  sendForm(harness, person.headers, { fields: { ...WORDS, vault_files: keys.join(','), ...fields }, files });
const status = async (url: string, person: Person | null) =>
  (await harness.app.inject({ url, headers: person?.headers ?? {} })).statusCode;
const bytesOf = async (key: string) =>
  (await filesUnder(harness.folder)).filter((file) => file.includes(key)).length;
const postOf = async (id: string, person: Person) => (await call('GET', `/content/${id}`, person)).json();

/** A creator who sent a photo in a message, and the fan who has it. */
async function sent() {
  const { creator, fan, id } = await scene();
  const key = await photo(creator, id);
  const message = (await send(creator, id, 'Una', { media_ids: [key] })).json().id as string;
  return { creator, fan, key, message };
}

describe('a file of the vault in a post', () => {
  it('is shown with rights of the post and without another upload, and stays when its message goes', async () => {
    const { creator, fan, key, message } = await sent();
    const before = await filesUnder(harness.folder);
    const answer = await publish(creator, [key], { is_ppv: 'true', credit_price: '20' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await filesUnder(harness.folder)).toEqual(before);
    const post = answer.json();
    expect(post).toMatchObject({ type: 'photo', media: { state: 'ready' } });
    expect(post.media.file_key).not.toBe(key);
    const locked = await postOf(post.id, fan);
    expect(locked).toMatchObject({ is_locked: true, media_url: null });
    expect(await status(locked.thumbnail_url, null)).toBe(200);
    await harness.factory.buy(fan.id, 100);
    await call('POST', '/credits/unlock', fan, { content_id: post.id });
    await call('DELETE', `/messages/${message}`, creator);
    expect(await status((await postOf(post.id, fan)).media_url, fan)).toBe(200);
    expect(await bytesOf(key)).toBeGreaterThan(0);
    expect((await call('GET', '/vault', creator)).json().files).toMatchObject([
      { file_key: post.media.file_key, sold_count: 1 },
    ]);
  });

  it('stands behind what is uploaded with it, and counts for what a post can have', async () => {
    const { creator, key } = await sent();
    const both = await publish(creator, [key], {}, [{ content: await jpeg() }]);
    expect(both.json()).toMatchObject({ files_count: 2 });
    const consent = await harness.deps.db
      .selectFrom('depicted_consents')
      .select('files_count')
      .where('post_id', '=', both.json().id)
      .executeTakeFirstOrThrow();
    expect(consent.files_count).toBe(2);
    const ten = Array.from({ length: 10 }, async () => ({ content: await jpeg() }));
    const many = expectRefusal(await publish(creator, [key], {}, await Promise.all(ten)));
    expect(many).toMatchObject({
      code: 'file_rejected',
      errors: { vault_files: expect.stringContaining('10') },
    });
    expect(expectRefusal(await publish(creator, [key], { depicted_consent: 'false' })).errors).toHaveProperty(
      'depicted_consent',
    );
  });

  it('is none of anybody else, nor what is not there, and leaves nothing of the post', async () => {
    const { creator, key } = await sent();
    const other = await harness.factory.creator();
    const before = [
      await filesUnder(harness.folder),
      await harness.deps.db.selectFrom('media_items').select('id').execute(),
    ];
    for (const [person, keys] of [
      [other, [key]],
      [creator, [key, harness.deps.ids.next()]],
      [creator, ['nothing']],
    ] as const) {
      const refusal = expectRefusal(
        await publish(person, keys, {}, keys.length > 1 ? [{ content: await jpeg() }] : []),
      );
      expect(refusal).toMatchObject({
        code: 'validation_failed',
        errors: { vault_files: expect.any(String) },
      });
    }
    expect([
      await filesUnder(harness.folder),
      await harness.deps.db.selectFrom('media_items').select('id').execute(),
    ]).toEqual(before);
  });

  it('is used by two posts at once, whatever the order in which they name it', async () => {
    const { creator, key } = await sent();
    const second = (await publish(creator, [], {}, [{ content: await jpeg() }])).json().media.file_key;
    const answers = await Promise.all(
      [
        [key, second],
        [second, key],
        [key, second],
        [second, key],
      ].map((keys) => publish(creator, keys)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });
});
