import { beforeEach, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, register } from '../accounts/accounts.fixture.ts';
import { queueReview } from '../reviews/reviews.queries.ts';
import { decideAppeal } from './decide-appeal.ts';
import { mailAppeal } from './mail-appeal.ts';

/** Fake: captcha, clock. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
let judge: Person;
let other: Person;

beforeEach(async () => {
  judge = await harness.factory.admin();
  other = await harness.factory.admin();
});

function post(url: string, payload: object, headers: object = {}) {
  return harness.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...headers } });
}

async function judged(
  what: 'warn' | 'suspend' | 'ban',
  personId: string,
): Promise<{ id: string; token: string }> {
  const bodies = {
    warn: { severity: 1, warning_type: 'spam', description: 'Paulit-ulit' },
    suspend: { days: 3, reason: 'Umulit' },
    ban: { reason: 'Tatlong beses na' },
  };
  const { sanction } = (await post(`/admin/users/${personId}/${what}`, bodies[what], judge.headers)).json();
  return { id: sanction.id, token: harness.deps.appealTokens.make(sanction.id) };
}

async function appealed(what: 'warn' | 'suspend' | 'ban') {
  const fan = await harness.factory.fan();
  const { id, token } = await judged(what, fan.id);
  expect((await post('/appeals', { token, text: 'Mali ito' })).statusCode).toBe(201);
  const appeal = await harness.deps.db
    .selectFrom('appeals')
    .select('id')
    .where('sanction_id', '=', id)
    .executeTakeFirstOrThrow();
  return { fan, sanctionId: id, token, appealId: appeal.id };
}

const decide = (appealId: string, decision: 'granted' | 'denied', admin = other) =>
  post(`/admin/appeals/${appealId}/decision`, { decision, answer: 'Tiningnan namin ulit' }, admin.headers);

async function statusOf(id: string) {
  return (
    await harness.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  ).status;
}

describe('who is banned', () => {
  it('is told so at sign-in with what an appeal is sent with, after the right password alone', async () => {
    const { user } = (await register(harness)).json();
    const { token } = await judged('ban', user.id);
    const refused = expectRefusal(await login(harness, user.email, PASSWORD));
    expect([refused.code, refused.appeal_token]).toEqual(['account_banned', token]);
    const wrong = expectRefusal(await login(harness, user.email, 'mali-mali-mali'));
    expect([wrong.code, wrong.appeal_token]).toEqual(['invalid_credentials', undefined]);
  });

  it('reads what was decided, appeals once, and may sign in again when it is granted', async () => {
    const { user } = (await register(harness)).json();
    const { token } = await judged('ban', user.id);
    const first = (await post('/appeals/case', { token })).json();
    expect(first).toMatchObject({ sanction: { kind: 'ban' }, appeal: null, may_appeal: true });
    expect(JSON.stringify(first)).not.toContain('The admin');
    await post('/appeals', { token, text: 'Mali ito' });
    expect((await post('/appeals/case', { token })).json()).toMatchObject({
      appeal: { text: 'Mali ito', decision: null },
      may_appeal: false,
    });
    const again = expectRefusal(await post('/appeals', { token, text: 'Isa pa' }));
    expect([again.code, again.detail]).toEqual(['appeal_closed', expect.stringContaining('already')]);
    const { appeals } = (
      await harness.app.inject({ url: '/api/admin/appeals?limit=50', headers: other.headers })
    ).json();
    const waiting = appeals.find(({ user_id }: { user_id: string }) => user_id === user.id);
    expect(waiting).toMatchObject({
      is_own_decision: false,
      sanction: { kind: 'ban', created_by: expect.stringContaining('The admin') },
    });
    expect((await decide(waiting.id, 'granted')).json().appeal).toMatchObject({ decision: 'granted' });
    expect((await login(harness, user.email, PASSWORD)).statusCode).toBe(200);
    expect((await post('/appeals/case', { token })).json().appeal).toMatchObject({ decision: 'granted' });
  });

  it('stays banned when it is denied', async () => {
    const { fan, appealId } = await appealed('ban');
    await decide(appealId, 'denied');
    expect(await statusOf(fan.id)).toBe('banned');
  });
});

describe('an appeal', () => {
  it('is one against a decision, however many come at once', async () => {
    const fan = await harness.factory.fan();
    const { token } = await judged('warn', fan.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/appeals', { token, text: 'Mali ito' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is taken for 30 days', async () => {
    const [early, late] = [await harness.factory.fan(), await harness.factory.fan()];
    const [first, second] = [await judged('warn', early.id), await judged('warn', late.id)];
    harness.clock.advance(30 * DAY_MS);
    expect((await post('/appeals', { token: first.token, text: 'x' })).statusCode).toBe(201);
    harness.clock.advance(1);
    const refused = expectRefusal(await post('/appeals', { token: second.token, text: 'x' }));
    expect([refused.code, refused.detail]).toEqual(['appeal_closed', expect.stringContaining('30 days')]);
  });

  it('needs a link of ours', async () => {
    const fan = await harness.factory.fan();
    const { id, token } = await judged('warn', fan.id);
    const another = await judged('warn', fan.id);
    const forged = [`${id}.${another.token.split('.')[1]}`, `${id}.`, id, 'x', `${token}x`, `${token}.x`];
    for (const word of forged)
      expect([word, expectRefusal(await post('/appeals', { token: word, text: 'x' })).code]).toEqual([
        word,
        'link_invalid',
      ]);
  });

  it('is not decided by who had decided, while there is another admin', async () => {
    const { appealId } = await appealed('warn');
    expect(expectRefusal(await decide(appealId, 'denied', judge)).code).toBe('appeal_of_own_decision');
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('user_type', '=', 'admin')
      .where('id', '<>', judge.id)
      .execute();
    expect((await decide(appealId, 'denied', judge)).statusCode).toBe(200);
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('user_type', '=', 'admin')
      .where('id', '<>', judge.id)
      .execute();
  });

  it('is decided once by admins who decide at once, and the second is told who was first', async () => {
    const { fan, appealId, sanctionId } = await appealed('suspend');
    const third = await harness.factory.admin();
    const answers = await Promise.all([
      decide(appealId, 'granted', other),
      decide(appealId, 'denied', third),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost && expectRefusal(lost)).toMatchObject({
      code: 'appeal_decided',
      detail: expect.stringContaining('The admin'),
    });
    const wasGranted = answers[0]?.statusCode === 200;
    expect(await statusOf(fan.id)).toBe(wasGranted ? 'active' : 'suspended');
    const logged = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', fan.id)
      .where('action', 'like', 'appeal.%')
      .execute();
    expect([logged.length, sanctionId.length]).toEqual([1, 36]);
  });

  it('is granted also where what it is against is over', async () => {
    const { fan, appealId, sanctionId } = await appealed('suspend');
    await post(`/admin/users/${fan.id}/lift`, { sanction_id: sanctionId, reason: 'Tapos na' }, judge.headers);
    expect((await decide(appealId, 'granted')).statusCode).toBe(200);
  });

  it('leaves nothing decided when what it asks for cannot be done', async () => {
    const { fan, appealId } = await appealed('ban');
    await harness.deps.db.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
    expect(expectRefusal(await decide(appealId, 'granted')).code).toBe('person_not_found');
    const row = await harness.deps.db
      .selectFrom('appeals')
      .select('decision')
      .where('id', '=', appealId)
      .executeTakeFirstOrThrow();
    expect(row.decision).toBeNull();
  });
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

describe('the mails about it', () => {
  it('tell both sides how it ended, and nobody twice', async () => {
    const { fan, appealId } = await appealed('ban');
    await harness.deps.db.updateTable('users').set({ language: 'fil' }).where('id', '=', fan.id).execute();
    const deciding = { appealId, decision: 'granted', answer: 'Tama ka' } as const;
    await decideAppeal(harness.deps, { ...deciding, adminId: other.id, from: '127.0.0.1' });
    const jobs = await harness.deps.pool.query(
      `select payload->>'to' as reader from graphile_worker._private_jobs where payload->>'appealId' = $1 order by 1`,
      [appealId],
    );
    expect(jobs.rows).toEqual([{ reader: 'admin' }, { reader: 'person' }]);
    const { mail, sent } = catchMail();
    for (const to of ['person', 'admin'] as const)
      await mailAppeal({ ...harness.deps, mail }, { appealId, to });
    const [toPerson, toAdmin] = sent;
    expect(toPerson).toMatchObject({
      to: `${fan.username}@example.test`,
      subject: 'Tinanggap ang isang apela',
    });
    expect(toPerson?.text).toContain('Tama ka');
    expect(toPerson?.text).not.toContain('The admin');
    expect(toAdmin).toMatchObject({ to: `${judge.username}@example.test`, subject: 'An appeal was granted' });
    expect(toAdmin?.text).toContain(`@${fan.username}`);
    const lifted = await harness.deps.pool.query(
      `select 1 from graphile_worker._private_jobs where payload->>'what' = 'lifted' and payload->>'sanctionId' in
        (select sanction_id::text from appeals where id = $1)`,
      [appealId],
    );
    expect(lifted.rows).toEqual([]);
  });
});
