import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { breakRows } from '../../../test/break-rows.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, mailsOf, register } from '../accounts/accounts.fixture.ts';
import { releaseCommission } from '../affiliates/release-commission.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { PASSWORD, useLeaving } from './leaving.fixture.ts';

const { harness, withPassword, leave, get, post, row, balances } = useLeaving();

describe('thirty days later', () => {
  it('what is personal is gone, and the books are as they were', async () => {
    const creator = await withPassword(await harness.factory.creator());
    const fan = await withPassword(await harness.factory.fan({ credits: 300 }));
    const { db } = harness.deps;
    const post1 = await harness.factory.post(creator.id, { price: 20, title: 'Lihim', content: 'Akin ito' });
    await post(`/creators/${creator.id}/follow`, fan.headers);
    const { id: purchaseId } = await db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    const asked = await post(`/credits/purchases/${purchaseId}/refund-request`, fan.headers, {
      reason: 'Nagkamali ang kapatid ko',
    });
    expect(asked.statusCode).toBe(201);
    // What is asked back waits; the fan goes on with others.
    await harness.factory.buy(fan.id, 50);
    await post('/credits/unlock', { ...fan.headers, 'idempotency-key': 'u' }, { content_id: post1 });
    const tip = { credits: 5, message: 'Mahal kita' };
    await post(`/creators/${creator.id}/tips`, { ...fan.headers, 'idempotency-key': 't' }, tip);
    await db
      .updateTable('users')
      .set({ bio: 'Taga-Cebu', avatar_key: 'avatar/x.webp' })
      .where('id', '=', creator.id)
      .execute();
    await harness.app.inject({
      method: 'PUT',
      url: '/api/users/social-media',
      headers: creator.headers,
      payload: {
        social_media_links: { facebook: 'https://facebook.com/akinito' },
        social_media_visibility: { facebook: true },
      },
    });
    const due = (await readFigures(db, accounts.creatorPayable(creator.id))).balance;
    const before = await balances();
    for (const person of [creator, fan]) expect((await leave(person.headers)).statusCode).toBe(200);
    await mailsOf(harness);
    harness.clock.advance(30 * DAY_MS);
    expect(await eraseAccounts(harness.deps)).toBeGreaterThanOrEqual(2);
    expect(await eraseAccounts(harness.deps)).toBe(0);
    for (const person of [creator, fan]) {
      const kept = JSON.stringify([
        await row(person.id),
        await db.selectFrom('posts').selectAll().where('creator_id', '=', person.id).execute(),
        await db.selectFrom('social_links').selectAll().where('creator_id', '=', person.id).execute(),
        await db.selectFrom('tips').selectAll().where('fan_id', '=', person.id).execute(),
        await db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute(),
        await db.selectFrom('refund_requests').selectAll().where('fan_id', '=', person.id).execute(),
      ]);
      for (const personal of [
        person.username,
        person.email,
        'The ',
        'Lihim',
        'Akin ito',
        'Mahal kita',
        'akinito',
        'Cebu',
        'kapatid',
      ])
        expect(kept).not.toContain(personal);
      expect((await login(harness, person.email, PASSWORD)).json().code).toBe('invalid_credentials');
    }
    // Less than can be asked for is the platform's then, and nothing else moved.
    const changed = new Map((await balances()).map(({ id, balance }) => [id, balance]));
    for (const { id, balance } of before) changed.set(id, (changed.get(id) ?? 0) - balance);
    const moved = { payable: 0, revenue: 0, rest: 0 };
    for (const [id, change] of changed)
      if (id.startsWith(accounts.creatorPayable(creator.id))) moved.payable += change;
      else if (id.startsWith(accounts.platformRevenue)) moved.revenue += change;
      else moved.rest += Math.abs(change);
    expect(moved).toEqual({ payable: -due, revenue: due, rest: 0 });
    expect(due).toBeGreaterThan(0);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('commission that is held is named and given up, booked once, and never released after all', async () => {
    const referrer = await withPassword(await harness.factory.creator());
    const referred = await harness.factory.creator({ referredBy: referrer.id });
    const fan = await harness.factory.fan({ credits: 9000 });
    const tip = (key: string) =>
      post(`/creators/${referred.id}/tips`, { ...fan.headers, 'idempotency-key': key }, { credits: 3000 });
    for (const key of ['a1', 'a2']) expect((await tip(key)).statusCode).toBe(201);
    expect((await get('/auth/me/deletion', referrer.headers)).json()).toEqual({
      credits: 0,
      earnings: 0,
      commission: 600,
      has_open_payout: false,
      needs_giving_up: true,
    });
    const refused = (await leave(referrer.headers)).json();
    expect([refused.code, refused.detail]).toEqual(['money_due', expect.stringContaining('₱600.00')]);
    expect((await leave(referrer.headers, PASSWORD, true)).statusCode).toBe(200);
    harness.clock.advance(30 * DAY_MS);
    await Promise.all([eraseAccounts(harness.deps), eraseAccounts(harness.deps)]);
    const { db } = harness.deps;
    const held = async () => (await readFigures(db, accounts.affiliateHeld(referrer.id))).balance;
    expect([(await row(referrer.id)).status, await held()]).toEqual(['erased', 0]);
    harness.clock.advance(3 * DAY_MS);
    await releaseCommission(harness.deps);
    // Nobody who is erased earns any more: the platform keeps that part.
    const token = (await harness.deps.sessions.start(db, fan.id)).bearer;
    const later = { authorization: `Bearer ${token}`, 'idempotency-key': 'a3' };
    expect((await post(`/creators/${referred.id}/tips`, later, { credits: 3000 })).statusCode).toBe(201);
    expect(await held()).toBe(0);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('nobody who is banned earns commission, and does again once the ban is lifted', async () => {
    const referrer = await harness.factory.creator();
    const referred = await harness.factory.creator({ referredBy: referrer.id });
    const fan = await harness.factory.fan({ credits: 300 });
    const admin = await harness.factory.admin();
    const held = async () => {
      const tip = { ...fan.headers, 'idempotency-key': harness.deps.ids.next() };
      expect((await post(`/creators/${referred.id}/tips`, tip, { credits: 100 })).statusCode).toBe(201);
      return (await readFigures(harness.deps.db, accounts.affiliateHeld(referrer.id))).balance;
    };
    expect(await held()).toBe(1000);
    harness.clock.advance(120_000);
    expect(
      (await post(`/admin/users/${referrer.id}/ban`, admin.headers, { reason: 'Fraud' })).statusCode,
    ).toBe(201);
    harness.clock.advance(120_000);
    expect(await held()).toBe(1000);
    const lifted = await post(`/admin/users/${referrer.id}/lift`, admin.headers, { reason: 'A mistake' });
    expect(lifted.statusCode).toBe(200);
    harness.clock.advance(120_000);
    expect(await held()).toBe(2000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each([
    ['forfeits-are-booked', 'update forfeits set affiliate_held = affiliate_held + 1'],
    ['forfeits-are-booked', 'delete from forfeits'],
    ['forfeits-are-booked', `update users set status = 'active' where status = 'erased'`],
    [
      'nobody-gone-earns',
      `update sanctions set created_at = created_at - interval '1 year' where kind = 'ban'`,
    ],
    [
      'nobody-gone-earns',
      `update users set erased_at = erased_at - interval '2 years' where erased_at is not null`,
    ],
    ['referrals-keep-their-cap', `delete from sanctions where kind = 'ban'`],
  ])('%s is tripped by %s', async (law, corruption) => {
    const undone = new Error('undone');
    const run = harness.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(corruption).execute(tx);
      expect((await checkInvariants(tx)).map((violation) => violation.law)).toContain(law);
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
  });

  it('one that cannot be erased keeps nobody else’s here, is tried again, and fails the run', async () => {
    const people = [
      await withPassword(await harness.factory.fan()),
      await withPassword(await harness.factory.fan()),
    ];
    for (const { headers } of people) {
      expect((await leave(headers)).statusCode).toBe(200);
      harness.clock.advance(1000);
    }
    const [stuck, other] = people as [(typeof people)[0], (typeof people)[0]];
    harness.clock.advance(30 * DAY_MS);
    const mend = await breakRows(harness.deps.db, { table: 'users', column: 'id', value: stuck.id });
    await expect(eraseAccounts(harness.deps)).rejects.toThrow('it broke');
    const statuses = async () => [(await row(stuck.id)).status, (await row(other.id)).status];
    expect(await statuses()).toEqual(['leaving', 'erased']);
    await mend();
    expect(await eraseAccounts(harness.deps)).toBe(1);
    expect(await statuses()).toEqual(['erased', 'erased']);
  });

  it('erases once, also when two workers come at the same moment, or the person comes back', async () => {
    const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
    await leave({ authorization: `Bearer ${access_token}` });
    harness.clock.advance(30 * DAY_MS);
    const [one, two, back] = await Promise.all([
      eraseAccounts(harness.deps),
      eraseAccounts(harness.deps),
      login(harness, user.email, PASSWORD),
    ]);
    const { status } = await row(user.id);
    expect([one + two, back.statusCode, status]).toEqual(
      status === 'erased' ? [1, 401, 'erased'] : [0, 200, 'active'],
    );
  });
});
