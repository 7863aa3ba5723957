import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { mailsOf, queuedMails } from './notifications.fixture.ts';
import { sendNotices } from './send-notices.ts';
import { eraseNotifications } from './settings.queries.ts';

const { harness, call, scene, change, tip, say, choose, mailsAtOnce, mailsOfEvening, skipDays } =
  useNotificationScene();

describe('what somebody is told of', () => {
  it('is on until it is turned off, by who they are', async () => {
    const { creator, fan } = await scene();
    const read = async (person: Person) => (await call('GET', '/notifications/settings', person)).json();
    expect(await read(fan)).toMatchObject({
      notifications: [{ kind: 'new_post', is_on: true }],
      is_email_confirmed: true,
    });
    await Promise.all([choose(creator, 'tip', false), choose(creator, 'comment', false)]);
    for (let press = 0; press < 2; press += 1)
      expect((await choose(creator, 'tip', false)).json()).toMatchObject({ kind: 'tip', is_on: false });
    await choose(creator, 'comment', true);
    const chosen: { kind: string; is_on: boolean }[] = (await read(creator)).notifications;
    expect(chosen.map(({ kind, is_on }) => [kind, is_on])).toEqual([
      ['new_subscriber', true],
      ['tip', false],
      ['comment', true],
      ['sale', false],
      ['new_follower', false],
      ['like', false],
      ['referral', false],
    ]);
    expect(await read(await harness.factory.admin())).toMatchObject({
      notifications: [],
      is_email_confirmed: false,
    });
  });

  it('is refused to who is never told of it', async () => {
    const { creator, fan } = await scene();
    const codes = await Promise.all(
      [choose(fan, 'tip', true), choose(creator, 'new_post', false), choose(creator, 'x', true)].map(
        async (answer) => expectRefusal(await answer).code,
      ),
    );
    expect(codes).toEqual(['creators_only', 'fans_only', 'validation_failed']);
    expect(expectRefusal(await call('GET', '/notifications/settings')).code).toBe('unauthenticated');
  });

  it('is in the export, and gone with the account', async () => {
    const { creator, fan } = await scene();
    await choose(creator, 'tip', false);
    const { turned_off_notifications: mine } = (await call('GET', '/account/export', creator)).json();
    expect(mine).toMatchObject([{ turned_off: ['tip'] }]);
    await say(await harness.factory.post(creator.id), fan);
    await inTransaction(harness.deps.db, (tx) => eraseNotifications(tx, creator.id));
    const { rows } = await sql`select 1 from notices where person_id = ${creator.id}
      union all select 1 from notification_settings where person_id = ${creator.id}`.execute(harness.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('a tip and a new subscriber', () => {
  it('are told of within a minute, once, with what the creator gets and no more of the fan than the username', async () => {
    const { creator, fan } = await scene();
    await tip(fan, creator, 40);
    await Promise.all([sendNotices(harness.deps), sendNotices(harness.deps)]);
    const [mail, ...others] = await mailsAtOnce();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: `${creator.username}@example.test`, subject: 'You got a tip' });
    expect(mail?.text).toContain(`@${fan.username} sent you a tip. Your share is ₱28.00.`);
    expect(mail?.text).not.toMatch(/Lihim|The fan|example\.test/);
    expect(await mailsAtOnce()).toEqual([]);
    await call('PUT', '/notifications/settings', creator, { shows_names: true });
    await tip(fan, creator);
    expect((await mailsAtOnce())[0]?.subject).toBe(`@${fan.username}: You got a tip`);
  });

  it('are told of in the creator’s language, when somebody begins and not when they renew', async () => {
    const { creator, fan } = await scene({ credits: 500 });
    await change(creator, { subscription_price_centavos: 10_000, language: 'fil' });
    await call('POST', `/creators/${creator.id}/subscription`, fan);
    const [mail] = await mailsAtOnce();
    expect([mail?.subject, mail?.text]).toEqual([
      'May bago kang subscriber',
      expect.stringContaining(`Nag-subscribe sa iyo si @${fan.username}.`),
    ]);
    harness.clock.advance(31 * DAY_MS);
    skipDays(32);
    await renewSubscriptions(harness.deps);
    expect(await harness.deps.db.selectFrom('subscription_charges').selectAll().execute()).toHaveLength(2);
    expect(await mailsAtOnce()).toEqual([]);
  });

  it('are at most ten mails an hour; the rest is one mail in the evening', async () => {
    const { creator, fan } = await scene();
    for (let sent = 0; sent < 8; sent += 1) await tip(fan, creator, 1);
    expect(await mailsAtOnce()).toHaveLength(8);
    for (let sent = 0; sent < 5; sent += 1) await tip(fan, creator, 2);
    expect(await mailsAtOnce()).toHaveLength(2);
    const mails = await mailsOfEvening();
    expect(mails.map(({ subject }) => subject)).toEqual(['More tips today: 3']);
    expect(mails[0]?.text).toMatch(
      new RegExp(
        `You got 3 more tips than we email one by one, the last from @${fan.username}. Your share is ₱\\d+\\.\\d\\d\\.`,
      ),
    );
    expect(await mailsOfEvening()).toEqual([]);
    await tip(fan, creator, 1);
    expect(await mailsAtOnce()).toHaveLength(1);
  });

  it('are not told of to who does not want it, has not confirmed the address, or is not here', async () => {
    const [off, unconfirmed, left, late] = [await scene(), await scene(), await scene(), await scene()];
    await choose(off.creator, 'tip', false);
    await change(unconfirmed.creator, { email_confirmed_at: null });
    for (const { creator, fan } of [off, unconfirmed, left, late]) await tip(fan, creator);
    await change(left.creator, { status: 'leaving', erases_at: harness.clock.now() });
    await sendNotices(harness.deps);
    await choose(late.creator, 'tip', false);
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('are not told of when the fan was blocked or suspended, or the subscription has ended meanwhile', async () => {
    const [blocked, gone, ended] = [await scene(), await scene(), await scene()];
    for (const { creator, fan } of [blocked, gone]) await tip(fan, creator);
    await change(ended.creator, { subscription_price_centavos: 1000 });
    await call('POST', `/creators/${ended.creator.id}/subscription`, ended.fan);
    expect((await call('POST', `/users/${blocked.fan.id}/block`, blocked.creator)).statusCode).toBe(200);
    await change(gone.fan, { status: 'suspended' });
    const endAt = (moment: ReturnType<typeof sql>) =>
      sql`update subscriptions set ends_at = ${moment}, paid_until = ${moment}, next_try_at = null where fan_id = ${ended.fan.id}`.execute(
        harness.deps.db,
      );
    await endAt(sql`${harness.clock.now()}::timestamptz`);
    await sendNotices(harness.deps);
    expect(await queuedMails(harness)).toHaveLength(3);
    expect(await mailsOf(harness)).toEqual([]);
    // What was paid for is so again: the laws look at the end.
    await endAt(sql`(select max(ends_at) from subscription_charges where fan_id = ${ended.fan.id})`);
  });
});
