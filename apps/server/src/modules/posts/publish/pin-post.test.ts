import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { holdPost, takeDownPost } from './release-post.ts';

const harness = useHarness();

async function writer(count: number, options = {}) {
  const creator = await harness.factory.creator();
  const posts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    harness.clock.advance(1000);
    posts.push(await harness.factory.post(creator.id, options));
  }
  return { creator, posts };
}

function change(method: 'PUT' | 'DELETE', person: Person, id: string) {
  harness.clock.advance(1000);
  return harness.app.inject({ method, url: `/api/content/${id}/pin`, headers: person.headers });
}
const pin = (person: Person, id: string) => change('PUT', person, id);

async function listed(creator: Person, query = '', viewer?: Person) {
  const url = `/api/creators/${creator.id}/posts?${query}`;
  const { posts, next_cursor } = (await harness.app.inject({ url, headers: viewer?.headers ?? {} })).json();
  const ids: string[] = posts.map(({ id }: { id: string }) => id);
  const pinned: string[] = posts
    .filter((post: { is_pinned: boolean }) => post.is_pinned)
    .map((post: { id: string }) => post.id);
  return { ids, pinned, next_cursor };
}

describe('pinned posts', () => {
  it('lead the first page, the one pinned last first, and are on no later page', async () => {
    const { creator, posts } = await writer(7);
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = posts;
    expect((await pin(creator, b)).json()).toMatchObject({ id: b, is_pinned: true });
    await pin(creator, a);
    await pin(creator, f);
    const first = await listed(creator, 'limit=2');
    expect(first.ids).toEqual([f, a, b, g, e]);
    expect(first.pinned).toEqual([f, a, b]);
    const second = await listed(creator, `limit=2&cursor=${first.next_cursor}`);
    expect(second).toEqual({ ids: [d, c], pinned: [], next_cursor: null });
  });

  it('keep their place when pinned again, and go back to their own when unpinned', async () => {
    const { creator, posts } = await writer(3);
    const [a = '', b = '', c = ''] = posts;
    await pin(creator, a);
    await pin(creator, b);
    await pin(creator, a);
    expect((await listed(creator)).ids).toEqual([b, a, c]);
    expect((await change('DELETE', creator, b)).json()).toMatchObject({ id: b, is_pinned: false });
    await change('DELETE', creator, b);
    expect((await listed(creator)).ids).toEqual([a, c, b]);
  });

  it('are three at most, however many are pinned at once', async () => {
    const { creator, posts } = await writer(6);
    const answers = await Promise.all(posts.map((id) => pin(creator, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'pins_full', detail: 'You can pin 3 posts. Unpin one first.' });
    expect((await listed(creator)).pinned).toHaveLength(3);
  });

  it('are mature ones for nobody who is not shown such', async () => {
    const { creator, posts } = await writer(1, { isNsfw: true });
    await pin(creator, posts[0] ?? '');
    expect((await listed(creator)).ids).toEqual([]);
    expect((await listed(creator, '', creator)).ids).toEqual(posts);
  });

  it('can be pinned by their creator alone, once they are published', async () => {
    const { creator, posts } = await writer(1);
    const other = await harness.factory.creator();
    const fan = await harness.factory.fan();
    const hidden = await harness.factory.post(creator.id, { status: 'in_review' });
    expect((await pin(other, posts[0] ?? '')).json().code).toBe('content_not_found');
    expect((await change('DELETE', other, posts[0] ?? '')).json().code).toBe('content_not_found');
    expect((await pin(fan, posts[0] ?? '')).statusCode).toBe(403);
    expect((await pin(creator, hidden)).json().code).toBe('post_unpublished');
  });

  it('leave their place with the post: deleted, taken down, or held back', async () => {
    const { creator, posts } = await writer(4);
    const [a = '', b = '', c = '', d = ''] = posts;
    for (const id of [a, b, c]) await pin(creator, id);
    const url = `/api/content/${a}`;
    await harness.app.inject({ method: 'DELETE', url, headers: creator.headers });
    await inTransaction(harness.deps.db, (tx) => takeDownPost(harness.deps, tx, b));
    await inTransaction(harness.deps.db, (tx) => holdPost(tx, c));
    expect(await listed(creator)).toMatchObject({ ids: [d], pinned: [] });
    const pinned = await harness.deps.db
      .selectFrom('posts')
      .select('id')
      .where('creator_id', '=', creator.id)
      .where('pinned_at', 'is not', null)
      .execute();
    expect(pinned).toEqual([{ id: c }]);
    expect((await pin(creator, d)).statusCode).toBe(200);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
