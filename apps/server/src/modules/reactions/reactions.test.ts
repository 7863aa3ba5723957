import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { setCommentState } from './index.ts';
import { eraseReactions } from './reactions.queries.ts';

const harness = useHarness();

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person?.headers ?? {}, payload });
const like = (id: string, person: Person) => call('PUT', `/content/${id}/like`, person);
const say = (id: string, person: Person | undefined, text = 'Ang ganda!') =>
  call('POST', `/content/${id}/comments`, person, { text });
const heard = (id: string, person?: Person) => call('GET', `/content/${id}/comments`, person);
const read = async (id: string, person?: Person) => (await call('GET', `/content/${id}`, person)).json();

async function scene(options: Parameters<typeof harness.factory.post>[1] = {}) {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 20 });
  return { creator, fan, id: await harness.factory.post(creator.id, options) };
}

describe('a like', () => {
  it('is one a person, and is taken back, however often either is asked', async () => {
    const { creator, fan, id } = await scene();
    for (let press = 0; press < 2; press += 1)
      expect((await like(id, fan)).json()).toEqual({ is_liked: true, likes_count: 1 });
    expect((await like(id, creator)).json().likes_count).toBe(2);
    expect(await read(id, fan)).toMatchObject({ is_liked: true, likes_count: 2 });
    expect(await read(id)).toMatchObject({ is_liked: false, likes_count: 2 });
    for (let press = 0; press < 2; press += 1)
      expect((await call('DELETE', `/content/${id}/like`, fan)).json()).toEqual({
        is_liked: false,
        likes_count: 1,
      });
  });

  it('is counted exactly while many like and unlike at once', async () => {
    const { id } = await scene();
    const fans = await Promise.all(Array.from({ length: 12 }, () => harness.factory.fan()));
    await Promise.all(
      fans.flatMap((fan, place) => [
        like(id, fan),
        like(id, fan),
        ...(place % 3 === 0 ? [call('DELETE', `/content/${id}/like`, fan)] : []),
      ]),
    );
    const { rows } = await harness.deps.pool.query('select 1 from post_likes where post_id = $1', [id]);
    expect((await read(id)).likes_count).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('that is counted wrongly breaks a law', async () => {
    const { id } = await scene();
    const set = (likes_count: number, comments_count: number) =>
      harness.deps.db
        .updateTable('posts')
        .set({ likes_count, comments_count })
        .where('id', '=', id)
        .execute();
    await set(1, 1);
    const laws = (await checkInvariants(harness.deps.db)).map(({ law }) => law);
    expect(laws.sort()).toEqual(['comments-are-counted', 'likes-are-counted']);
    await set(0, 0);
  });
});

describe('likes and comments', () => {
  it('are for whom the post is open', async () => {
    const { creator, fan, id } = await scene({ price: 10 });
    const other = await harness.factory.fan();
    for (const answer of [await like(id, other), await say(id, other), await heard(id, other)])
      expect(expectRefusal(answer).code).toBe('purchase_required');
    expect(expectRefusal(await heard(id)).code).toBe('purchase_required');
    await call('POST', '/credits/unlock', fan, { content_id: id });
    expect((await like(id, fan)).statusCode).toBe(200);
    expect((await say(id, fan)).statusCode).toBe(201);
    expect((await heard(id, creator)).json().comments).toHaveLength(1);
    const exclusive = await harness.factory.post(creator.id, { isSubscriberOnly: true });
    expect(expectRefusal(await say(exclusive, other)).code).toBe('subscription_required');
  });

  it('are of no post that is not there for others, and none that is mature in safe mode', async () => {
    const { creator, fan } = await scene();
    const inReview = await harness.factory.post(creator.id, { status: 'in_review' });
    const mature = await harness.factory.post(creator.id, { isNsfw: true });
    for (const person of [fan, creator])
      for (const answer of [await like(inReview, person), await say(inReview, person)])
        expect(expectRefusal(answer).code).toBe('content_not_found');
    expect(expectRefusal(await say(mature, fan)).code).toBe('mature_hidden');
    expect(expectRefusal(await heard(mature)).code).toBe('mature_hidden');
    expect(expectRefusal(await say(mature, undefined)).code).toBe('unauthenticated');
  });
});

describe('a comment', () => {
  it('is plain text of 1 to 1,000 characters', async () => {
    const { fan, id } = await scene();
    const text = '<script>alert(1)</script> & "salamat"';
    expect((await say(id, fan, ` ${text} `)).json().text).toBe(text);
    expect((await say(id, fan, 'x'.repeat(1000))).statusCode).toBe(201);
    expect((await say(id, fan, 'x'.repeat(1001))).json().errors).toEqual({
      text: 'At most 1,000 characters',
    });
    expect((await say(id, fan, ' \n ')).json().errors).toEqual({ text: 'Write a comment first' });
    expect((await heard(id)).json().comments).toHaveLength(2);
    expect((await read(id)).comments_count).toBe(2);
  });

  it('names creators, and of a fan the username alone', async () => {
    const { creator, fan, id } = await scene();
    await say(id, fan);
    await say(id, creator);
    const seen = async (person?: Person) =>
      (await heard(id, person)).json().comments.map((each: { author: object }) => each.author);
    const nobodyElse = { username: fan.username, full_name: null, avatar: null, is_creator: false };
    expect(await seen()).toMatchObject([
      { id: creator.id, username: creator.username, full_name: expect.any(String), is_creator: true },
      { id: null, ...nobodyElse },
    ]);
    expect(await seen(fan)).toMatchObject([{ id: creator.id }, { id: fan.id, ...nobodyElse }]);
  });

  it('is listed newest first, by cursor, none twice while more come', async () => {
    const { fan, id } = await scene();
    for (const text of ['1', '2', '3', '4', '5']) await say(id, fan, text);
    const first = (await call('GET', `/content/${id}/comments?limit=2`)).json();
    await say(id, fan, '6');
    const next = `/content/${id}/comments?limit=10&cursor=${first.next_cursor}`;
    const rest = (await call('GET', next)).json();
    const texts = [...first.comments, ...rest.comments].map((each: { text: string }) => each.text);
    expect([texts, rest.next_cursor]).toEqual([['5', '4', '3', '2', '1'], null]);
    expect(expectRefusal(await call('GET', `/content/${id}/comments?cursor=x`)).code).toBe(
      'validation_failed',
    );
  });

  it('is deleted by its author and by the post’s creator, and by nobody else', async () => {
    const { creator, fan, id } = await scene();
    const other = await harness.factory.fan();
    const [mine, theirs] = [(await say(id, fan)).json(), (await say(id, fan)).json()];
    const shown = (await heard(id, other)).json().comments;
    expect(shown.map((each: { may_delete: boolean }) => each.may_delete)).toEqual([false, false]);
    for (const person of [other, await harness.factory.creator()])
      expect(expectRefusal(await call('DELETE', `/comments/${mine.id}`, person)).code).toBe(
        'comment_not_found',
      );
    const twice = [mine, mine, theirs].map((each) => call('DELETE', `/comments/${each.id}`, fan));
    const statuses = (await Promise.all(twice)).map((answer) => answer.statusCode);
    expect(statuses[2]).toBe(200);
    expect(statuses).toContain(200);
    const last = (await say(id, fan)).json();
    expect((await call('DELETE', `/comments/${last.id}`, creator)).statusCode).toBe(200);
    expect((await read(id)).comments_count).toBe(0);
  });

  it('that moderation hides neither shows nor counts, and comes back', async () => {
    const { creator, fan, id } = await scene();
    const comment = (await say(id, fan)).json();
    const set = (state: 'visible' | 'hidden') =>
      inTransaction(harness.deps.db, (tx) => setCommentState(tx, comment.id, state));
    expect([await set('hidden'), await set('hidden')]).toEqual([true, false]);
    for (const person of [undefined, fan, creator])
      expect((await heard(id, person)).json().comments).toEqual([]);
    expect((await read(id)).comments_count).toBe(0);
    expect(expectRefusal(await call('DELETE', `/comments/${comment.id}`, fan)).code).toBe(
      'comment_not_found',
    );
    await set('visible');
    expect((await read(id)).comments_count).toBe(1);
  });

  it('of somebody who has left is not shown, and is erased with them', async () => {
    const { creator, fan, id } = await scene();
    await say(id, fan);
    await like(id, fan);
    await like(id, creator);
    const hidden = (await say(id, fan)).json();
    await inTransaction(harness.deps.db, (tx) => setCommentState(tx, hidden.id, 'hidden'));
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', fan.id)
      .execute();
    expect((await heard(id)).json().comments).toEqual([]);
    await inTransaction(harness.deps.db, (tx) => eraseReactions(tx, fan.id));
    expect(await read(id)).toMatchObject({ likes_count: 1, comments_count: 0 });
    const { rows } = await harness.deps.pool.query('select 1 from comments where author_id = $1', [fan.id]);
    expect(rows).toEqual([]);
  });
});
