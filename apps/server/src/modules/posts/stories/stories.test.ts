import { describe, expect, it } from 'vitest';
import { jpeg } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { releasePost, takeDownPost } from '../publish/release-post.ts';
import { forgetStoryViewers } from './see-story.ts';
import { type Audience, useStories } from './stories.fixture.ts';

const { harness, send, tell, told, follow, subscribe, stories, idsFor, row, see, viewers, own, hours } =
  useStories();

async function scene() {
  const creator = await harness.factory.creator();
  const [stranger, follower, subscriber] = [
    await harness.factory.fan(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  await follow(follower, creator);
  await subscribe(subscriber, creator);
  return { creator, stranger, follower, subscriber };
}

describe('a story', () => {
  it('is for whom its creator says, and of others it says nothing but that it is there', async () => {
    const { creator, stranger, follower, subscriber } = await scene();
    const ids: Partial<Record<Audience, string>> = {};
    for (const audience of ['everyone', 'followers', 'subscribers'] as const)
      ids[audience] = (await told(creator, { audience })).id;
    expect(await idsFor(stranger, creator)).toEqual([ids.everyone]);
    expect(await idsFor(follower, creator)).toEqual([ids.everyone, ids.followers]);
    expect(await idsFor(subscriber, creator)).toEqual([ids.everyone, ids.followers, ids.subscribers]);
    expect((await stories(stranger, creator)).locked).toEqual(['followers', 'subscribers']);
    expect((await stories(subscriber, creator)).locked).toEqual([]);
    expect(expectRefusal(await see(stranger, ids.followers ?? '')).code).toBe('content_not_found');
    // To follow is enough to see a story for followers, and to subscribe to be told of all.
    expect((await row(follower))[0]).toMatchObject({ id: creator.id, stories_count: 2, has_unseen: true });
    expect((await row(subscriber))[0]).toMatchObject({ stories_count: 3 });
    expect(await row(stranger)).toEqual([]);
  });

  it('is for guests where it is for everyone and not mature, its file too, until it ends', async () => {
    const { creator } = await scene();
    const photo = [{ field: 'media_file', content: await jpeg() }];
    const { id } = await told(creator, { audience: 'everyone' }, photo);
    const others = [
      await told(creator, { audience: 'everyone', is_nsfw: 'true' }, photo),
      await told(creator, { audience: 'followers' }, photo),
    ];
    const shown = async () => (await send('GET', `/stories/${creator.username}`, null)).json();
    const { stories: open, locked } = await shown();
    expect([open.map((story: { id: string }) => story.id), locked]).toEqual([[id], ['followers']]);
    const status = async (url: string) => (await harness.app.inject({ url })).statusCode;
    expect(await status(open[0].media_url)).toBe(200);
    for (const { media_url: url } of others) expect(await status(url)).toBeGreaterThan(399);
    expect((await send('POST', `/stories/${id}/seen`, null)).statusCode).toBe(401);
    harness.clock.advance(DAY_MS);
    expect((await shown()).stories).toEqual([]);
    expect(await status(open[0].media_url)).toBeGreaterThan(399);
  });

  it('is gone after 24 hours, its file at the same moment; its creator keeps it', async () => {
    const { creator, follower } = await scene();
    const story = await told(creator, {}, [{ content: await jpeg() }]);
    const [shown] = (await stories(follower, creator)).stories;
    const load = (url: string, headers = follower.headers) => harness.app.inject({ url, headers });
    expect((await load(shown.media_url)).statusCode).toBe(200);
    expect((await load(shown.media_url, (await harness.factory.fan()).headers)).statusCode).not.toBe(200);
    harness.clock.advance(24 * 3_600_000 - 30_000);
    // An address that is given out in the last half minute lives longer than the story.
    const [last] = (await stories(follower, creator)).stories;
    expect((await load(last.media_url)).statusCode).toBe(200);
    harness.clock.advance(31_000);
    expect(await stories(follower, creator)).toMatchObject({ stories: [], locked: [] });
    expect(await row(follower)).toEqual([]);
    expect((await load(last.media_url)).statusCode).not.toBe(200);
    expect((await see(follower, story.id)).statusCode).toBe(404);
    expect(await own(creator)).toMatchObject([{ id: story.id, state: 'expired' }]);
    const [kept] = await own(creator);
    expect((await load(kept.media_url, creator.headers)).statusCode).toBe(200);
  });

  it('begins when staff lets it through, not when it was sent', async () => {
    const { creator, follower } = await scene();
    const { id } = await told(creator);
    await harness.deps.db
      .updateTable('posts')
      .set({ status: 'in_review', expires_at: null })
      .where('id', '=', id)
      .execute();
    hours(30);
    expect(await idsFor(follower, creator)).toEqual([]);
    expect(await own(creator)).toMatchObject([{ id, state: 'in_review', expires_at: null }]);
    await inTransaction(harness.deps.db, (tx) => releasePost(harness.deps, tx, id));
    hours(23);
    expect(await idsFor(follower, creator)).toEqual([id]);
    hours(2);
    expect(await idsFor(follower, creator)).toEqual([]);
  });

  it('is refused without words and file, and beyond thirty, however many are sent at once', async () => {
    const { creator, follower } = await scene();
    expect(expectRefusal(await tell(creator, { text: '' })).code).toBe('validation_failed');
    expect(expectRefusal(await tell(creator, { text: 'x'.repeat(301) })).code).toBe('validation_failed');
    expect(expectRefusal(await tell(follower)).code).toBe('creators_only');
    for (let index = 0; index < 28; index += 1) await told(creator);
    const answers = await Promise.all(Array.from({ length: 4 }, () => tell(creator)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    const [first] = await idsFor(follower, creator);
    expect((await send('DELETE', `/content/${first}`, creator)).statusCode).toBe(200);
    expect((await tell(creator)).statusCode).toBe(201);
  });

  it('is hidden from whom its creator blocked, and mature ones in safe mode', async () => {
    const { creator, follower, subscriber } = await scene();
    const { id } = await told(creator, { is_nsfw: 'true' });
    expect(await idsFor(follower, creator)).toEqual([]);
    expect(await row(follower)).toEqual([]);
    expect((await see(follower, id)).statusCode).toBe(404);
    const open = await harness.factory.fan({ isSafeMode: false });
    await follow(open, creator);
    expect(await idsFor(open, creator)).toEqual([id]);
    const safe = await told(creator);
    expect(await idsFor(subscriber, creator)).toEqual([safe.id]);
    const block = { id: harness.deps.ids.next(), blocker_id: creator.id, blocked_id: subscriber.id };
    await harness.deps.db
      .insertInto('blocks')
      .values({ ...block, created_at: harness.clock.now() })
      .execute();
    expect((await send('GET', `/stories/${creator.username}`, subscriber)).statusCode).toBe(404);
    expect((await see(subscriber, safe.id)).statusCode).toBe(404);
    expect(await row(subscriber)).toEqual([]);
  });
});

describe('who saw a story', () => {
  it('is counted once, named to its creator where the creator may know them, and forgotten', async () => {
    const { creator, stranger, follower, subscriber } = await scene();
    const { id } = await told(creator);
    for (const person of [stranger, follower, follower, subscriber, creator, await harness.factory.admin()])
      expect((await see(person, id)).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 4 }, () => see(follower, id)));
    const seen = (await viewers(creator, id)).json();
    expect(seen.views_count).toBe(3);
    const names = seen.viewers.map(({ username }: { username: string }) => username);
    expect(names.sort()).toEqual([follower.username, subscriber.username].sort());
    expect((await row(follower))[0]).toMatchObject({ has_unseen: false });
    expect((await stories(follower, creator)).stories[0].is_seen).toBe(true);
    const other = await harness.factory.creator();
    expect(expectRefusal(await viewers(other, id)).code).toBe('content_not_found');
    expect(expectRefusal(await viewers(follower, id)).code).toBe('creators_only');
    hours(8 * 24 + 1);
    await forgetStoryViewers(harness.deps);
    expect((await viewers(creator, id)).json()).toMatchObject({ views_count: 3, viewers: [] });
  });

  it('leaves who has unseen ones first', async () => {
    const [one, two] = [await harness.factory.creator(), await harness.factory.creator()];
    const fan = await harness.factory.fan();
    for (const creator of [one, two]) await follow(fan, creator);
    await told(one);
    const second = await told(two);
    const order = async () => (await row(fan)).map(({ id }: { id: string }) => id);
    expect(await order()).toEqual([two.id, one.id]);
    await see(fan, second.id);
    expect(await order()).toEqual([one.id, two.id]);
  });
});

describe('what is done with posts', () => {
  it('removes and reports a story, and changes it in no way', async () => {
    const { creator, stranger, follower } = await scene();
    const { id } = await told(creator, { audience: 'followers' });
    const report = (person: typeof follower) =>
      send('POST', '/reports', person, {
        subject_type: 'post',
        subject_id: id,
        report_type: 'spam',
        description: 'Ads',
      });
    expect(expectRefusal(await report(stranger)).code).toBe('content_not_found');
    expect((await report(follower)).statusCode).toBe(201);
    const words = { title: 'T', content: 'C', is_ppv: true, credit_price: 5 };
    const calls = [
      send('PUT', `/content/${id}`, creator, words),
      send('PUT', `/content/${id}/pin`, creator),
      send('POST', `/content/${id}/publish`, creator),
      send('DELETE', `/content/${id}/schedule`, creator),
      send('POST', `/content/${id}/like`, follower),
      send('PUT', `/content/${id}/save`, follower),
      send('POST', '/credits/unlock', follower, { content_id: id }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
    // Staff takes it down; an appeal brings it back as it stood, for what is left of its time.
    const before = await inTransaction(harness.deps.db, (tx) => takeDownPost(harness.deps, tx, id));
    expect(before).toMatchObject({ status: 'story' });
    expect(await idsFor(follower, creator)).toEqual([]);
    expect(await own(creator)).toEqual([]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
