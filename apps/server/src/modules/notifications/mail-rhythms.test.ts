import { MAILED_KINDS } from '@likha/contract/notification-kinds';
import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { mailedTo } from './mailed-kinds.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { laterMails, mailsOf, queuedMails } from './notifications.fixture.ts';

/** What is off until it is turned on, and how often each kind comes (P210). */

const { harness, call, scene, tip, say, mailsAtOnce, mailsOfEvening, evening } = useNotificationScene();

const choose = (person: Person, kind: string, payload: object) =>
  call('PUT', `/notifications/settings/${kind}`, person, payload);
const saysOf = async (person: Person, kind: string) =>
  (await call('GET', '/notifications/settings', person))
    .json()
    .notifications.find((each: { kind: string }) => each.kind === kind);
const daily = { is_on: true, rhythm: 'daily' };

it('has every kind for fans or creators, and none for admins', () => {
  expect([...mailedTo('fan'), ...mailedTo('creator')].sort()).toEqual([...MAILED_KINDS].sort());
  expect(mailedTo('admin')).toEqual([]);
});

it('mails sales, followers and likes to who turned them on, in one mail each of the evening', async () => {
  const { creator, fan } = await scene();
  const quiet = await scene();
  const post = await harness.factory.post(creator.id, { title: 'Una', price: 40 });
  const other = await harness.factory.post(quiet.creator.id, {
    title: 'Dos',
    price: 40,
  });
  for (const kind of ['sale', 'new_follower', 'like']) await choose(creator, kind, daily);
  for (const [one, each] of [
    [creator, post],
    [quiet.creator, other],
  ] as const) {
    expect((await call('POST', `/creators/${one.id}/follow`, fan)).statusCode).toBe(200);
    const answer = await call('POST', '/credits/unlock', fan, { content_id: each });
    expect(answer.statusCode, answer.body).toBe(200);
    await call('PUT', `/content/${each}/like`, fan);
  }
  expect(await mailsAtOnce()).toEqual([]);
  const mails = (await mailsOfEvening()).filter(({ to }) => !to.startsWith(fan.username));
  expect(mails.map(({ to, subject }) => [to.split('@')[0], subject])).toEqual([
    [creator.username, 'You made a sale'],
    [creator.username, 'You have a new follower'],
    [creator.username, 'Your posts were liked'],
  ]);
  const [sale, follower, like] = mails.map(({ text }) => text);
  expect(sale).toContain('Somebody unlocked a post or message of yours. Your share is ₱28.00.');
  expect(sale).not.toContain(fan.username);
  expect(follower).toContain(`@${fan.username} followed you.`);
  expect(like).toContain('“Una”: 1 new');
});

it('says nothing of a like and a follower that were taken back, nor twice of who came back', async () => {
  const { creator, fan } = await scene();
  const second = await harness.factory.fan();
  const post = await harness.factory.post(creator.id, { title: 'Una' });
  await choose(creator, 'new_follower', daily);
  await choose(creator, 'like', daily);
  for (const method of ['PUT', 'DELETE', 'PUT', 'DELETE'] as const)
    await call(method, `/content/${post}/like`, fan);
  for (const person of [fan, second, fan, fan]) await call('POST', `/creators/${creator.id}/follow`, person);
  const mailsToCreator = async () =>
    (await mailsOfEvening())
      .filter(({ to }) => to.startsWith(creator.username))
      .map(({ subject }) => subject);
  expect(await mailsToCreator()).toEqual(['You have 2 new followers']);
  await call('POST', `/creators/${creator.id}/follow`, fan);
  await call('POST', `/creators/${creator.id}/follow`, second);
  expect(await mailsToCreator()).toEqual([]);
});

it('mails comments one by one, and tips once a day, to who chose that', async () => {
  const { creator, fan } = await scene();
  const post = await harness.factory.post(creator.id, { title: 'Una' });
  await choose(creator, 'comment', { is_on: true, rhythm: 'at_once' });
  await choose(creator, 'tip', daily);
  await tip(fan, creator, 10);
  await say(post, fan);
  expect((await mailsAtOnce()).map(({ subject }) => subject)).toEqual(['New comments on your posts']);
  const [mail, ...others] = await mailsOfEvening();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`the last from @${fan.username}. Your share is ₱7.00.`);
});

it('tells in the evening of a comment that was hidden when its own mail was due, once it shows', async () => {
  const { creator, fan } = await scene();
  const post = await harness.factory.post(creator.id, { title: 'Una' });
  await choose(creator, 'comment', { is_on: true, rhythm: 'at_once' });
  const { id } = (await say(post, fan)).json();
  const show = (state: 'hidden' | 'visible') =>
    harness.deps.db.updateTable('comments').set({ state }).where('id', '=', id).execute();
  await show('hidden');
  expect(await mailsAtOnce()).toEqual([]);
  await show('visible');
  expect((await mailsOfEvening()).map(({ subject }) => subject)).toEqual(['New comments on your posts']);
});

it('mails nothing in quiet hours, and what waited once they are over, the mail of the day too', async () => {
  const { creator, fan } = await scene();
  await choose(creator, 'comment', daily);
  const post = await harness.factory.post(creator.id, { title: 'Una' });
  // It is noon where the Philippines are.
  const quiet = (from: number, to: number) =>
    call('PUT', '/notifications/push', creator, { quiet_hours: { from, to } });
  await quiet(22, 13);
  await tip(fan, creator, 10);
  expect(await mailsAtOnce()).toEqual([]);
  harness.clock.advance(HOUR_MS);
  expect((await mailsAtOnce()).map(({ subject }) => subject)).toEqual(['You got a tip']);
  await say(post, fan);
  await quiet(18, 7);
  await evening();
  const [first] = await queuedMails(harness);
  expect(first?.task).toBe('notifications.mail-digest');
  expect(await mailsOf(harness)).toEqual([]);
  const [put] = await laterMails(harness);
  expect(put?.run_at.toISOString().slice(11)).toBe('23:00:00.000Z');
  harness.clock.set(put?.run_at.toISOString() ?? '');
  expect((await mailsOf(harness)).map(({ subject }) => subject)).toEqual(['New comments on your posts']);
  expect(await queuedMails(harness)).toEqual([]);
});

it('keeps how often a kind came while it is off, and refuses what it never does', async () => {
  const { creator, fan } = await scene();
  expect(await saysOf(creator, 'tip')).toEqual({
    kind: 'tip',
    is_on: true,
    rhythm: 'at_once',
    rhythms: ['at_once', 'daily'],
  });
  await choose(creator, 'tip', daily);
  await choose(creator, 'tip', { is_on: false });
  expect(await saysOf(creator, 'tip')).toMatchObject({ is_on: false, rhythm: 'daily' });
  await choose(creator, 'tip', { is_on: true });
  expect(await saysOf(creator, 'tip')).toMatchObject({ is_on: true, rhythm: 'daily' });
  await choose(creator, 'sale', { is_on: true, rhythm: 'at_once' });
  await choose(creator, 'sale', { is_on: false });
  expect(await saysOf(creator, 'sale')).toMatchObject({ is_on: false });
  const refused = expectRefusal(await choose(creator, 'like', { is_on: true, rhythm: 'at_once' }));
  expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['validation_failed', ['rhythm']]);
  expect(expectRefusal(await choose(fan, 'new_post', { is_on: true, rhythm: 'at_once' })).code).toBe(
    'validation_failed',
  );
});
