import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { setCommentState } from '../reactions/index.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { sweepNotices } from './sweep-notices.ts';

const { harness, call, scene, say, choose, mailsAtOnce, mailsOfEvening, skipDays } = useNotificationScene();

describe('comments', () => {
  it('are one mail a day, by post, without what was written', async () => {
    const { creator, fan } = await scene();
    const other = await harness.factory.fan();
    const [first, second] = [
      await harness.factory.post(creator.id, { title: 'Una' }),
      await harness.factory.post(creator.id, { title: 'Pangalawa\nBcc: x@example.test' }),
    ];
    for (const [postId, person] of [
      [first, fan],
      [first, other],
      [second, fan],
      [second, creator],
    ] as const)
      expect((await say(postId, person)).statusCode).toBe(201);
    expect(await mailsAtOnce()).toEqual([]);
    const [mail, ...others] = await mailsOfEvening();
    expect([mail?.subject, others]).toEqual(['New comments on your posts', []]);
    expect(mail?.text).toContain(`“Una”: 2 new, the last by @${other.username}`);
    expect(mail?.text).toContain(`“Pangalawa Bcc: x@example.test”: 1 new, the last by @${fan.username}`);
    expect(mail?.text).toContain(`http://likha.test/post/${second}`);
    expect(mail?.text).not.toContain('evil.example');
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('are not told of when they, their post or their author are gone', async () => {
    const { creator, fan } = await scene();
    const [post, removed] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    const blocked = await harness.factory.fan();
    const { id } = (await say(post, fan)).json();
    await say(removed, fan);
    await say(post, blocked);
    await call('DELETE', `/comments/${id}`, fan);
    await call('POST', `/users/${blocked.id}/block`, creator);
    expect((await call('DELETE', `/content/${removed}`, creator)).statusCode).toBe(200);
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('that somebody turned off before the evening are not told of when they are on again', async () => {
    const { creator, fan } = await scene();
    await say(await harness.factory.post(creator.id), fan);
    await choose(creator, 'comment', false);
    expect(await mailsOfEvening()).toEqual([]);
    await choose(creator, 'comment', true);
    expect(await mailsOfEvening()).toEqual([]);
  });
});

describe('a comment that staff has hidden before the evening', () => {
  const setState = (id: string, state: 'visible' | 'hidden') =>
    inTransaction(harness.deps.db, (tx) => setCommentState(tx, id, state));

  it('is told of in the evening after it is shown again, once', async () => {
    const { creator, fan } = await scene();
    const post = await harness.factory.post(creator.id, { title: 'Una' });
    const { id } = (await say(post, fan)).json();
    await setState(id, 'hidden');
    for (let night = 0; night < 2; night += 1) expect(await mailsOfEvening()).toEqual([]);
    await setState(id, 'visible');
    const mails = await mailsOfEvening();
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`“Una”: 1 new, the last by @${fan.username}`),
    ]);
    expect(await mailsOfEvening()).toEqual([]);
    skipDays(4);
  });

  it('is so as well when its post was removed, and beside others that are told of at once', async () => {
    const { creator, fan } = await scene();
    const [gone, other] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    for (const post of [gone, other]) await say(post, fan);
    const setStatus = (status: 'removed' | 'published') =>
      sql`with taken as (update posts set status = ${status} where id = ${gone}::uuid returning creator_id)
        update users set posts_count = posts_count + ${status === 'removed' ? -1 : 1}::int from taken where users.id = taken.creator_id`.execute(
        harness.deps.db,
      );
    await setStatus('removed');
    const [first] = await mailsOfEvening();
    expect([first?.text.includes(other), first?.text.includes(gone)]).toEqual([true, false]);
    await setStatus('published');
    const [second] = await mailsOfEvening();
    expect([second?.text.includes(other), second?.text.includes(gone)]).toEqual([false, true]);
  });

  it('is not told of again when it was hidden after it was told of', async () => {
    const { creator, fan } = await scene();
    const { id } = (await say(await harness.factory.post(creator.id), fan)).json();
    expect(await mailsOfEvening()).toHaveLength(1);
    await setState(id, 'hidden');
    expect(await mailsOfEvening()).toEqual([]);
    await setState(id, 'visible');
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    const { creator, fan } = await scene();
    const { id } = (await say(await harness.factory.post(creator.id), fan)).json();
    await setState(id, 'hidden');
    await mailsOfEvening();
    const states = async () =>
      (await harness.deps.db.selectFrom('notices').select('state').execute()).map(({ state }) => state);
    harness.clock.advance(89 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await states()).toEqual(['held']);
    harness.clock.advance(2 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await states()).toEqual([]);
    skipDays(92);
  });
});
