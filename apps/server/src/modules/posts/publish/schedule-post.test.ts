import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { publishDueJob } from '../declared-jobs.ts';
import { postsJobs } from '../posts.jobs.ts';
import { erasePosts } from '../posts.queries.ts';
import { publishDue } from './publish-post.ts';
import { spawnPublisher } from './publish-worker.fixture.ts';
import { listDue, lockDue } from './scheduled-posts.queries.ts';

const harness = useHarness();

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person?.headers ?? {}, payload });
const ahead = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();
const fieldsOf = (publishAt: string) => ({
  title: 'Bukas',
  content: 'SECRET-UNTIL-THEN',
  publish_at: publishAt,
});

async function schedule(creator: Person, publishAt = ahead(DAY_MS), more: Record<string, string> = {}) {
  const form = { fields: { ...fieldsOf(publishAt), ...more }, files: [{ content: await jpeg() }] };
  const answer = await sendForm(harness, creator.headers, form);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** What an earlier test has scheduled is not due in a later one. */
beforeEach(async () => {
  await harness.deps.db
    .updateTable('posts')
    .set({ status: 'draft', publish_at: null })
    .where('status', '=', 'scheduled')
    .execute();
});

const row = (id: string) =>
  harness.deps.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a scheduled post', () => {
  it('is published 5 minutes to a year ahead, and at no other time', async () => {
    const creator = await harness.factory.creator();
    const attempt = async (publishAt: string) => {
      const answer = await sendForm(harness, creator.headers, { fields: fieldsOf(publishAt) });
      return answer.json().errors?.publish_at ?? answer.statusCode;
    };
    expect(await attempt(ahead(5 * MINUTE_MS - 1))).toBe('Choose a time at least 5 minutes from now');
    expect(await attempt(ahead(-DAY_MS))).toBe('Choose a time at least 5 minutes from now');
    expect(await attempt(ahead(365 * DAY_MS + 1))).toBe('Choose a time within a year');
    expect(await attempt('tomorrow')).toEqual(expect.any(String));
    expect(await attempt('2026-13-41T00:00:00Z')).toEqual(expect.any(String));
    expect(await attempt(ahead(5 * MINUTE_MS))).toBe(201);
    expect(await attempt(ahead(365 * DAY_MS))).toBe(201);
  });

  it('is seen by nobody but its creator before', async () => {
    const creator = await harness.factory.creator();
    const post = await schedule(creator, ahead(DAY_MS), { is_ppv: 'true', credit_price: '5' });
    expect(post).toMatchObject({ status: 'scheduled', publish_at: ahead(DAY_MS) });
    expect((await call('GET', '/content/mine', creator)).json().posts[0].id).toBe(post.id);
    expect((await call('GET', `/content/${post.id}`, creator)).statusCode).toBe(200);
    const fan = await harness.factory.fan({ credits: 10, isSafeMode: false });
    await call('POST', `/creators/${creator.id}/follow`, fan);
    const admin = await harness.factory.admin();
    const urls = [
      `/content/${post.id}`,
      `/creators/${creator.id}/posts?include_nsfw=true`,
      '/content/feed',
      '/content/feed?only_subscribed=true',
      `/users/by-username/${creator.username}`,
      '/creators',
    ];
    for (const person of [undefined, fan, admin, await harness.factory.creator()])
      for (const url of urls) expect((await call('GET', url, person)).body).not.toMatch(/Bukas|SECRET/);
    expect((await call('GET', `/users/by-username/${creator.username}`)).json().posts_count).toBe(0);
    for (const person of [fan, admin]) {
      const access = await call('POST', '/media/access', person, { file_key: post.media.file_key });
      expect(expectRefusal(access).code).toBe('content_not_found');
      expect((await harness.app.inject({ url: post.media_url, headers: person.headers })).statusCode).toBe(
        403,
      );
    }
    expect((await harness.app.inject({ url: post.media_url })).statusCode).toBe(403);
    expect(expectRefusal(await call('POST', '/credits/unlock', fan, { content_id: post.id })).code).toBe(
      'content_not_found',
    );
    const index = await harness.app.inject({ url: '/sitemap.xml' });
    expect(index.body).not.toContain(post.id);
  });

  it('is published at its moment, never before, and stands first', async () => {
    const creator = await harness.factory.creator();
    const post = await schedule(creator, ahead(DAY_MS));
    const between = await harness.factory.post(creator.id);
    harness.clock.advance(DAY_MS - 1);
    expect(await publishDue(harness.deps)).toBe(0);
    expect((await row(post.id)).status).toBe('scheduled');
    harness.clock.advance(1);
    expect(await publishDue(harness.deps)).toBe(1);
    expect(await publishDue(harness.deps)).toBe(0);
    const { posts } = (await call('GET', `/creators/${creator.id}/posts`)).json();
    expect(posts.map(({ id }: { id: string }) => id)).toEqual([post.id, between]);
    expect(posts[0]).toMatchObject({ created_at: harness.clock.now().toISOString(), publish_at: null });
    const next = await call('GET', `/creators/${creator.id}/posts?limit=1`);
    const rest = await call('GET', `/creators/${creator.id}/posts?cursor=${next.json().next_cursor}`);
    expect(rest.json().posts.map(({ id }: { id: string }) => id)).toEqual([between]);
    expect((await call('GET', `/users/by-username/${creator.username}`)).json().posts_count).toBe(2);
  });

  it('that was due while everything stood still is published late', async () => {
    const creator = await harness.factory.creator();
    const post = await schedule(creator);
    harness.clock.advance(3 * DAY_MS);
    await publishDue(harness.deps);
    expect(await row(post.id)).toMatchObject({ status: 'published', created_at: harness.clock.now() });
  });

  it('waits for its video', async () => {
    const creator = await harness.factory.creator();
    const post = await schedule(creator);
    const say = (video_state: 'working' | 'ready' | null) =>
      harness.deps.db
        .updateTable('media_items')
        .set(video_state ? { kind: 'video', video_state } : { kind: 'photo', video_state })
        .where('id', '=', post.media.file_key)
        .execute();
    await say('working');
    harness.clock.advance(2 * DAY_MS);
    expect(await publishDue(harness.deps)).toBe(0);
    const now = await call('POST', `/content/${post.id}/publish`, creator);
    expect(expectRefusal(now).code).toBe('media_not_ready');
    await say('ready');
    expect(await publishDue(harness.deps)).toBe(1);
  });

  it('waits for a look where the first uploads do', async () => {
    const novice = await harness.factory.creator();
    const post = await schedule(novice);
    harness.clock.advance(2 * DAY_MS);
    const deps = { ...harness.deps, reviewFirstUploads: 1 };
    await publishDue(deps);
    expect((await row(post.id)).status).toBe('in_review');
    const next = await schedule(novice);
    harness.clock.advance(2 * DAY_MS);
    await publishDue(deps);
    expect((await row(next.id)).status).toBe('published');
  });
});

describe('its creator', () => {
  it('moves it, cancels it, schedules it again and publishes it', async () => {
    const creator = await harness.factory.creator();
    const { id } = await schedule(creator);
    const later = ahead(2 * DAY_MS);
    const moved = await call('PUT', `/content/${id}`, creator, fieldsOf(later));
    expect(moved.json()).toMatchObject({ status: 'scheduled', publish_at: later, edited_at: null });
    const near = await call('PUT', `/content/${id}`, creator, fieldsOf(ahead(MINUTE_MS)));
    expect(near.json().errors).toEqual({ publish_at: 'Choose a time at least 5 minutes from now' });
    const draft = await call('DELETE', `/content/${id}/schedule`, creator);
    expect(draft.json()).toMatchObject({ status: 'draft', publish_at: null });
    harness.clock.advance(3 * DAY_MS);
    expect(await publishDue(harness.deps)).toBe(0);
    const again = await call('PUT', `/content/${id}`, creator, fieldsOf(ahead(DAY_MS)));
    expect(again.json().status).toBe('scheduled');
    for (let press = 0; press < 2; press += 1)
      expect((await call('POST', `/content/${id}/publish`, creator)).json().status).toBe('published');
    expect((await call('GET', `/users/by-username/${creator.username}`)).json().posts_count).toBe(1);
    for (const late of [
      await call('DELETE', `/content/${id}/schedule`, creator),
      await call('PUT', `/content/${id}`, creator, fieldsOf(ahead(DAY_MS))),
    ])
      expect(expectRefusal(late).code).toBe('post_published');
  });

  it('is the only one to', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const { id } = await schedule(creator);
    for (const answer of [
      await call('POST', `/content/${id}/publish`, other),
      await call('DELETE', `/content/${id}/schedule`, other),
      await call('DELETE', `/content/${id}`, other),
      await call('PUT', `/content/${id}`, other, fieldsOf(ahead(DAY_MS))),
    ])
      expect(expectRefusal(answer).code).toBe('content_not_found');
    expect((await call('DELETE', `/content/${id}`, creator)).statusCode).toBe(200);
    harness.clock.advance(2 * DAY_MS);
    expect(await publishDue(harness.deps)).toBe(0);
  });
});

it('a scheduled post goes with its creator’s account', async () => {
  const creator = await harness.factory.creator();
  const { id } = await schedule(creator);
  await inTransaction(harness.deps.db, (tx) => erasePosts(tx, creator.id));
  expect(await row(id)).toMatchObject({ status: 'removed', publish_at: null, content: '' });
});

describe('publishing happens once', () => {
  it('however many look at once', async () => {
    const creator = await harness.factory.creator();
    for (let count = 0; count < 6; count += 1) await schedule(creator);
    harness.clock.advance(2 * DAY_MS);
    const counts = await Promise.all(Array.from({ length: 6 }, () => publishDue(harness.deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect((await call('GET', `/users/by-username/${creator.username}`)).json().posts_count).toBe(6);
  });

  it('also where a worker has looked before its creator published it, or made it a draft', async () => {
    const creator = await harness.factory.creator();
    const [one, other] = [await schedule(creator), await schedule(creator)];
    harness.clock.advance(2 * DAY_MS);
    const now = harness.clock.now();
    expect(await listDue(harness.deps.db, now, 10)).toEqual(expect.arrayContaining([one.id, other.id]));
    await call('POST', `/content/${one.id}/publish`, creator);
    await call('DELETE', `/content/${other.id}/schedule`, creator);
    for (const { id } of [one, other])
      expect(await inTransaction(harness.deps.db, (tx) => lockDue(tx, id, now))).toBeUndefined();
  });

  it('also when the worker is killed in the middle, and two others go on', async () => {
    const { deps, folder, connectionString } = harness;
    const creator = await harness.factory.creator();
    const { id } = await schedule(creator);
    // The processes go by the real clock.
    const past = new Date('2020-01-01T00:00:00Z');
    await deps.db.updateTable('posts').set({ publish_at: past }).where('id', '=', id).execute();
    const waiters = () => lockWaiters(harness, 'posts_count');
    await inTransaction(deps.db, async (tx) => {
      await sql`select 1 from users where id = ${creator.id} for update`.execute(tx);
      const worker = spawnPublisher(connectionString, folder);
      await addJob(deps.db, publishDueJob, {});
      // It has changed the post, and waits to count it.
      await expect.poll(waiters).toBe(1);
      const gone = new Promise((done) => worker.once('exit', done));
      worker.kill('SIGKILL');
      await gone;
    });
    await expect.poll(waiters).toBe(0);
    expect(await row(id)).toMatchObject({ status: 'scheduled', listed_as: null });
    const jobs = postsJobs({ ...deps, clock: { now: () => new Date() } }) as never;
    const others = [
      await startOwnWorker({ connectionString, jobs }),
      await startOwnWorker({ connectionString, jobs }),
    ];
    for (const _ of others) await addJob(deps.db, publishDueJob, {});
    await expect.poll(async () => (await row(id)).status).toBe('published');
    for (const worker of others) await worker.stop();
    expect((await call('GET', `/users/by-username/${creator.username}`)).json().posts_count).toBe(1);
  });
});
