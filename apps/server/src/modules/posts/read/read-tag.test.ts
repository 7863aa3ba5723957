import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { releasePost } from '../publish/release-post.ts';

const harness = useHarness();

const ask = (url: string, person?: Person) =>
  harness.app.inject({ url: `/api${url}`, headers: person?.headers ?? {} });
const idsOf = async (tag: string, person?: Person, query = '') =>
  (await ask(`/tags/${encodeURIComponent(tag)}/posts${query}`, person))
    .json()
    .posts.map(({ id }: { id: string }) => id);
const factsOf = async (tag: string, person?: Person) => {
  const { leaves_out_mature, is_listed } = (await ask(`/tags/${encodeURIComponent(tag)}`, person)).json();
  return { leaves_out_mature, is_listed };
};
const change = (id: string, values: object) =>
  harness.deps.db.updateTable('posts').set(values).where('id', '=', id).execute();

async function tagged(
  creatorId: string,
  tags: string[],
  options: Parameters<typeof harness.factory.post>[1] = {},
) {
  const id = await harness.factory.post(creatorId, options);
  await change(id, { tags });
  return id;
}

it('has its posts, newest first, by cursor, however it is written', async () => {
  const creator = await harness.factory.creator();
  const ids: string[] = [];
  // More than the smallest page reads, so that the first of them are the newest of all.
  for (let n = 0; n < 13; n += 1) ids.push(await tagged(creator.id, ['dagat', `n${n}`]));
  const newest = ids.toReversed();
  for (const tag of ['dagat', '#Dagat', ' DAGAT ']) expect(await idsOf(tag)).toEqual(newest);
  const first = (await ask('/tags/dagat/posts?limit=2')).json();
  await tagged(creator.id, ['dagat']);
  expect(await idsOf('dagat', undefined, `?limit=20&cursor=${first.next_cursor}`)).toEqual(newest.slice(2));
  expect(await idsOf('n3')).toEqual([ids[3]]);
  expect(await idsOf('bundok')).toEqual([]);
  for (const url of ['/tags/dagat/posts?cursor=x', `/tags/${'x'.repeat(40)}`, '/tags/%23'])
    expect(expectRefusal(await ask(url)).code).toBe('validation_failed');
});

it('may be of any sign that a tag may have', async () => {
  const creator = await harness.factory.creator();
  const id = await tagged(creator.id, ['araw/gabi', '100% ñ']);
  for (const tag of ['araw/gabi', '100% ñ']) expect(await idsOf(tag)).toEqual([id]);
});

it('follows what becomes of a post', async () => {
  const creator = await harness.factory.creator();
  const inReview = await tagged(creator.id, ['ulan'], { status: 'in_review' });
  const id = await tagged(creator.id, ['ulan']);
  expect(await idsOf('ulan', creator)).toEqual([id]);
  await inTransaction(harness.deps.db, (tx) => releasePost(harness.deps, tx, inReview));
  // Published later, it stands first, as in every list.
  expect(await idsOf('ulan')).toEqual([inReview, id]);
  await change(id, { tags: ['araw'] });
  expect([await idsOf('ulan'), await idsOf('araw')]).toEqual([[inReview], [id]]);
  await harness.app.inject({ method: 'DELETE', url: `/api/content/${inReview}`, headers: creator.headers });
  expect(await idsOf('ulan', creator)).toEqual([]);
  await harness.deps.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', creator.id)
    .execute();
  expect(await idsOf('araw')).toEqual([]);
});

it('leaves mature posts out for guests and in safe mode, and is then not for search engines', async () => {
  const creator = await harness.factory.creator();
  const [safe, open] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
  expect(await factsOf('gabi')).toEqual({ leaves_out_mature: false, is_listed: false });
  const plain = await tagged(creator.id, ['gabi'], { price: 10 });
  expect(await factsOf('#Gabi')).toEqual({ leaves_out_mature: false, is_listed: true });
  const mature = await tagged(creator.id, ['gabi'], { isNsfw: true });
  for (const person of [undefined, safe])
    expect(await factsOf('gabi', person)).toEqual({ leaves_out_mature: true, is_listed: false });
  expect(await factsOf('gabi', open)).toEqual({ leaves_out_mature: false, is_listed: false });
  expect([await idsOf('gabi'), await idsOf('gabi', safe)]).toEqual([[plain], [plain]]);
  expect(await idsOf('gabi', open)).toEqual([mature, plain]);
  const edited = { title: 'A post', content: 'Words', is_nsfw: false, tags: 'gabi' };
  const { headers } = creator;
  await harness.app.inject({ method: 'PUT', url: `/api/content/${mature}`, headers, payload: edited });
  expect([await idsOf('gabi'), (await factsOf('gabi')).is_listed]).toEqual([[mature, plain], true]);
});

it('shows a locked post as a locked one, and nobody who blocked the viewer', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 10 });
  const content = `${'Everybody may read this much of it. '.repeat(3)}HIDDEN-TREASURE`;
  const id = await tagged(creator.id, ['lihim'], { price: 10, content });
  for (const person of [undefined, fan]) {
    const answer = await ask('/tags/lihim/posts', person);
    expect(answer.body).not.toContain('HIDDEN');
    expect(answer.json().posts[0]).toMatchObject({ id, is_locked: true, credit_price: 10 });
  }
  await harness.app.inject({
    method: 'POST',
    url: `/api/users/${fan.id}/block`,
    headers: creator.headers,
  });
  expect([await idsOf('lihim', fan), await idsOf('lihim')]).toEqual([[], [id]]);
});
