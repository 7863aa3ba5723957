import { expect, it } from 'vitest';
import { jpeg } from '../../../../test/forms.ts';
import { usePublishing, WORDS } from './create-post.fixture.ts';

/** A post whose answer was lost, sent again by its device under the same name (P808). */
const { harness, people, publish, published, leavesNothing } = usePublishing();

const form = async (client_id: string, fields: Record<string, string> = WORDS) => ({
  fields: { ...fields, client_id },
  files: [{ content: await jpeg(320, 240) }],
});
const postsOf = ({ id }: { id: string }) =>
  harness.deps.db.selectFrom('posts').select('id').where('creator_id', '=', id).execute();

it('is one post, with its pictures once, and is answered as it was', async () => {
  const name = harness.deps.ids.next();
  const first = await published(await form(name));
  await leavesNothing(async () => {
    const again = await published(await form(name, { title: '', content: '' }));
    expect({ ...again, media_url: '', thumbnail_url: '' }).toEqual({
      ...first,
      media_url: '',
      thumbnail_url: '',
    });
  });
  const other = await published(await form(harness.deps.ids.next()));
  expect(other.id).not.toBe(first.id);
});

it('is one post when it is sent three times at once', async () => {
  const creator = await harness.factory.creator();
  const sent = await form(harness.deps.ids.next());
  const answers = await Promise.all([1, 2, 3].map(() => publish(sent, creator)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await postsOf(creator)).toHaveLength(1);
  const kept = await harness.deps.db
    .selectFrom('media_items')
    .select('id')
    .where('owner_id', '=', creator.id)
    .execute();
  expect(kept).toHaveLength(1);
});

it('is told apart by its creator, and gone where it was deleted', async () => {
  const name = harness.deps.ids.next();
  const { id } = await published(await form(name));
  const other = await harness.factory.creator();
  expect((await publish(await form(name), other)).json().id).not.toBe(id);
  const url = `/api/content/${id}`;
  expect(
    (await harness.app.inject({ method: 'DELETE', url, headers: people.creator.headers })).statusCode,
  ).toBe(200);
  expect((await publish(await form(name))).json().code).toBe('content_not_found');
  const wrong = await publish(await form('not a name'));
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['client_id']]);
});
