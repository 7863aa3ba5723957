import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { queueReview } from '../reviews/reviews.queries.ts';
import { useAppeals } from './appeals.fixture.ts';

const { harness, people, post, decide } = useAppeals();
let judge: Person;
let other: Person;

beforeEach(() => {
  ({ judge, other } = people);
});

describe('an appeal against a removal', () => {
  const posted = async (id: string) =>
    harness.deps.db
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.creator_id')
      .select(['posts.status', 'posts.publish_at', 'users.posts_count'])
      .where('posts.id', '=', id)
      .executeTakeFirstOrThrow();

  /** Removed by a moderator because of a report, and appealed against. */
  async function removed(type: 'post' | 'comment', id: string, authorId: string) {
    const reporter = await harness.factory.fan();
    const named = { report_type: 'spam', subject_type: type, subject_id: id };
    const report = (await post('/reports', named, reporter.headers)).json();
    await takeDown(report.id);
    return appealAgainst(authorId);
  }

  async function takeDown(reportId: string) {
    const payload = { status: 'resolved', action_taken: 'remove_content' };
    const url = `/api/moderation/reports/${reportId}`;
    const answer = await harness.app.inject({ method: 'PUT', url, payload, headers: judge.headers });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  async function appealAgainst(authorId: string) {
    const sanction = await harness.deps.db
      .selectFrom('sanctions')
      .select('id')
      .where('user_id', '=', authorId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = harness.deps.appealTokens.make(sanction.id);
    expect((await post('/appeals', { token, text: 'Mali ito' })).statusCode).toBe(201);
    const { appeals } = (
      await harness.app.inject({ url: '/api/admin/appeals?limit=50', headers: other.headers })
    ).json();
    return appeals.find((appeal: { user_id: string }) => appeal.user_id === authorId);
  }

  /** Removed in a state that reports do not reach: by the queue of first uploads. */
  async function removedFrom(state: 'in_review' | 'scheduled' | 'withdrawn') {
    const creator = await harness.factory.creator();
    const id = await harness.factory.post(creator.id, { status: 'in_review' });
    const publishAt = state === 'scheduled' ? new Date(harness.clock.now().getTime() + DAY_MS) : null;
    await harness.deps.db
      .updateTable('posts')
      .set({ status: state, publish_at: publishAt })
      .where('id', '=', id)
      .execute();
    await inTransaction(harness.deps.db, (tx) =>
      queueReview(tx, {
        id: harness.deps.ids.next(),
        content_id: id,
        content_type: 'post',
        author_id: creator.id,
        status: 'pending',
        flagged_keywords: [],
        created_at: harness.clock.now(),
      }),
    );
    const url = `/api/moderation/content/${id}`;
    await harness.app.inject({ method: 'PUT', url, payload: { status: 'removed' }, headers: judge.headers });
    expect((await posted(id)).status).toBe('removed');
    return { id, publishAt, appeal: await appealAgainst(creator.id) };
  }

  /** Asked for by somebody who is shown in it. */
  async function requested(postId: string): Promise<string> {
    const who = { name: 'Ana', email: 'ana@example.test', relation: 'depicted' };
    const what = { content: 'x', explanation: 'Ako ito', is_true: true };
    const solved = { recaptcha_token: `solved-appeal-${postId}` };
    return (await post('/removal-requests', { ...who, ...what, ...solved })).json().id;
  }

  const reviewOf = (id: string) =>
    harness.deps.db
      .selectFrom('content_reviews')
      .select(['status', 'decided_by'])
      .where('content_id', '=', id)
      .executeTakeFirst();

  it('brings the post back to lists, counters and buyers', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 100 })];
    const [id, later] = [
      await harness.factory.post(creator.id, { price: 5 }),
      await harness.factory.post(creator.id),
    ];
    await post('/credits/unlock', { content_id: id }, fan.headers);
    const get = (url: string) => harness.app.inject({ url: `/api${url}`, headers: fan.headers });
    const shown = async () => {
      const { posts } = (await get(`/creators/${creator.id}/posts`)).json();
      const profile = (await get(`/users/by-username/${creator.username}`)).json();
      const ids = posts.map((row: { id: string }) => row.id);
      return { ids, count: profile.posts_count, opened: (await get(`/content/${id}`)).json().is_locked };
    };
    const before = await shown();
    expect(before).toEqual({ ids: [later, id], count: 2, opened: false });
    const appeal = await removed('post', id, creator.id);
    expect(appeal.sanction).toMatchObject({
      removed_text: 'A post\nWords about a picture',
      stays_removed: false,
    });
    expect(await shown()).toEqual({ ids: [later], count: 1, opened: undefined });
    const answer = (await decide(appeal.id, 'granted')).json();
    expect(answer.message).toBe('The appeal is granted, and what was removed is back as it was');
    expect(await shown()).toEqual(before);
  });

  it('has a first upload wait again, keeps a schedule, and gives one that was withdrawn to its buyers alone', async () => {
    for (const state of ['in_review', 'scheduled', 'withdrawn'] as const) {
      const { id, publishAt, appeal } = await removedFrom(state);
      await decide(appeal.id, 'granted');
      expect(await posted(id)).toEqual({ status: state, publish_at: publishAt, posts_count: 0 });
      const review = state === 'in_review' ? ['pending', null] : ['approved', other.id];
      const found = await reviewOf(id);
      expect([state, found?.status, found?.decided_by]).toEqual([state, ...review]);
    }
  });

  it('brings a comment back, and stays with what is denied', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    const id = await harness.factory.post(creator.id);
    const comment = (await post(`/content/${id}/comments`, { text: 'Ganda' }, fan.headers)).json();
    const count = async () => (await harness.app.inject({ url: `/api/content/${id}` })).json().comments_count;
    const appeal = await removed('comment', comment.id, fan.id);
    expect([await count(), appeal.sanction.removed_text]).toEqual([0, 'Ganda']);
    await decide(appeal.id, 'granted');
    expect(await count()).toBe(1);
    const denied = await removed('post', id, creator.id);
    await decide(denied.id, 'denied');
    expect((await posted(id)).status).toBe('removed');
  });

  it('does not bring back what somebody who is shown in it asked to be removed, before or after', async () => {
    const creator = await harness.factory.creator();
    const asked = async (postId: string) => {
      const url = `/admin/removal-requests/${await requested(postId)}/decision`;
      const body = { decision: 'removed', reason: 'Hiniling', post_ids: [postId] };
      const answer = await post(url, body, judge.headers);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const first = await harness.factory.post(creator.id);
    await asked(first);
    const early = await appealAgainst(creator.id);
    expect(early.sanction.stays_removed).toBe(true);
    const author = await harness.factory.creator();
    const second = await harness.factory.post(author.id);
    const late = await removed('post', second, author.id);
    await asked(second);
    for (const [appeal, id] of [
      [early, first],
      [late, second],
    ]) {
      const answer = (await decide(appeal.id, 'granted')).json();
      expect(answer.message).toBe('The appeal is granted; what was removed stays removed');
      expect(await posted(id)).toMatchObject({ status: 'removed', posts_count: 0 });
      expect(answer.appeal.sanction.ended_at).toBeNull();
    }
  });

  it('leaves it removed when somebody who is shown in it is heard at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const creator = await harness.factory.creator();
      const id = await harness.factory.post(creator.id);
      const appeal = await removed('post', id, creator.id);
      const url = `/admin/removal-requests/${await requested(id)}/decision`;
      const body = { decision: 'removed', reason: 'Hiniling', post_ids: [id] };
      const answers = await Promise.all([decide(appeal.id, 'granted'), post(url, body, judge.headers)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await posted(id)).toMatchObject({ status: 'removed', posts_count: 0 });
    }
  });

  it('does not bring back what its author has deleted meanwhile', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    const id = await harness.factory.post(creator.id);
    const comment = (await post(`/content/${id}/comments`, { text: 'Ganda' }, fan.headers)).json();
    const gone = await removed('comment', comment.id, fan.id);
    await harness.deps.db.deleteFrom('comments').where('id', '=', comment.id).execute();
    expect((await decide(gone.id, 'granted')).json().message).toContain('stays removed');
    const appeal = await removed('post', id, creator.id);
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'erased' })
      .where('id', '=', creator.id)
      .execute();
    expect(expectRefusal(await decide(appeal.id, 'granted')).code).toBe('person_not_found');
    expect((await posted(id)).status).toBe('removed');
  });

  it('is granted once by admins who grant it at once, and counted once', async () => {
    const creator = await harness.factory.creator();
    const id = await harness.factory.post(creator.id);
    const appeal = await removed('post', id, creator.id);
    const admins = [other, await harness.factory.admin(), await harness.factory.admin()];
    const answers = await Promise.all(admins.map((admin) => decide(appeal.id, 'granted', admin)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await posted(id)).toMatchObject({ status: 'published', posts_count: 1 });
    const reporter = await harness.factory.fan();
    const again = { report_type: 'spam', subject_type: 'post', subject_id: id };
    await takeDown((await post('/reports', again, reporter.headers)).json().id);
    expect(await posted(id)).toMatchObject({ status: 'removed', posts_count: 0 });
  });
});
