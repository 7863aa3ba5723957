import { describe, expect, it } from 'vitest';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, mailsOf, register } from '../accounts/accounts.fixture.ts';
import { subscriptionsJobs } from '../subscriptions/subscriptions.jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { PASSWORD, useLeaving } from './leaving.fixture.ts';

const { harness, withPassword, leave, get, post, row, balances } = useLeaving();

describe('deleting an account', () => {
  it('asks for the password, ends every session, hides the person and tells them', async () => {
    const creator = await withPassword(await harness.factory.creator());
    await harness.factory.post(creator.id);
    expect((await leave(creator.headers, 'mali-mali')).json().code).toBe('wrong_password');
    const answer = await leave(creator.headers);
    expect(answer.statusCode, answer.body).toBe(200);
    const days = (Date.parse(answer.json().erases_at) - harness.clock.now().getTime()) / DAY_MS;
    expect(days).toBe(30);
    expect((await get('/auth/me', creator.headers)).statusCode).toBe(401);
    expect((await get(`/users/by-username/${creator.username}`)).statusCode).toBe(404);
    const mails = await mailsOf(harness);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [creator.email, 'Your account will be deleted'],
    ]);
  });

  it('is undone by signing in within thirty days, and not by a wrong password', async () => {
    const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
    await leave({ authorization: `Bearer ${access_token}` });
    await mailsOf(harness);
    harness.clock.advance(29 * DAY_MS);
    expect((await login(harness, user.email, 'mali-mali-mali')).statusCode).toBe(401);
    expect((await row(user.id)).status).toBe('leaving');
    expect((await login(harness, user.email, PASSWORD)).statusCode).toBe(200);
    expect(await row(user.id)).toMatchObject({ status: 'active', erases_at: null });
    expect((await mailsOf(harness)).map(({ subject }) => subject)).toEqual(['Your account is back']);
    harness.clock.advance(2 * DAY_MS);
    await eraseAccounts(harness.deps);
    expect((await row(user.id)).status).toBe('active');
  });

  it('stops what renews, on both sides', async () => {
    const fan = await withPassword(await harness.factory.fan({ credits: 500 }));
    const creator = await withPassword(await harness.factory.creator());
    const { db } = harness.deps;
    await db
      .updateTable('users')
      .set({ subscription_price_centavos: 3000 })
      .where('id', '=', creator.id)
      .execute();
    await post(`/creators/${creator.id}/subscription`, fan.headers, { credits: 30 });
    await leave(fan.headers);
    const subscription = await db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
    expect([subscription.next_try_at, subscription.ends_at]).toEqual([null, subscription.paid_until]);
    const before = await balances();
    harness.clock.advance(40 * DAY_MS);
    const renew = subscriptionsJobs(harness.deps).find(({ id }) => id === 'subscriptions.renew');
    await renew?.handle({} as never, FIRST_TRY);
    expect(await balances()).toEqual(before);
  });

  it('waits for the payout of what is due', async () => {
    const creator = await withPassword(await harness.factory.creator());
    const fan = await harness.factory.fan({ credits: 900 });
    await post(
      `/creators/${creator.id}/tips`,
      { ...fan.headers, 'idempotency-key': 'due' },
      { credits: 900 },
    );
    expect((await leave(creator.headers)).json().code).toBe('money_due');
    expect((await row(creator.id)).status).toBe('active');
    expect((await get('/auth/me', creator.headers)).statusCode).toBe(200);
    await harness.app.inject({
      method: 'PUT',
      url: '/api/payouts/settings',
      headers: creator.headers,
      payload: { method: 'gcash', gcash_number: '09171234567' },
    });
    harness.clock.advance(8 * 86_400_000);
    const asked = await post(
      '/payouts',
      { ...creator.headers, 'idempotency-key': 'payout' },
      { bucket: 'earnings' },
    );
    expect(asked.statusCode).toBe(201);
    // On its way is not there yet.
    expect((await leave(creator.headers)).json().code).toBe('money_due');
  });
});
