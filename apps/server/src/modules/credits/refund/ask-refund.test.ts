import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { balanceOf, buy, comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { setPurchaseStatus } from '../settle/purchases.queries.ts';
import { ask, bought, decide, giveBackPart, listed, requestOf, seen } from './refunds.fixture.ts';

/** Asking for a refund and deciding about it (P226, P227). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
let other: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
  other = await harness.factory.admin();
});

async function spend(fan: Person, credits: number): Promise<void> {
  const creator = await harness.factory.creator();
  const post = await harness.factory.post(creator.id, { price: credits });
  await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
}

async function coupon(value: number): Promise<string> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/coupons/admin/create',
    headers: admin.headers,
    payload: { code: `BAWAS${value}`, type: 'percentage', value },
  });
  return answer.json().coupon.id;
}

describe('a fan asks for a refund', () => {
  it('at the purchase, and sees that it waits; nothing has moved', async () => {
    const { fan, id } = await bought(harness);
    expect(await seen(harness, fan, id)).toMatchObject({
      until: new Date(harness.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
      request: null,
    });
    const answer = await ask(harness, fan, id);
    expect([answer.statusCode, answer.json().refund]).toMatchObject([
      201,
      {
        offer: null,
        request: { status: 'open', amount: 100, credits: 100, reason: 'Napindot ko lang' },
      },
    ]);
    expect(await seen(harness, fan, id)).toEqual({
      status: 'completed',
      balance: 100,
      until: null,
      request: 'open',
    });
  });

  it('without saying why, and in words of 500 characters at most', async () => {
    const { fan, id } = await bought(harness);
    const long = await ask(harness, fan, id, { reason: 'a'.repeat(501) });
    expect([long.statusCode, Object.keys(long.json().errors)]).toEqual([422, ['reason']]);
    expect((await ask(harness, fan, id, {})).json().refund.request.reason).toBe('');
  });

  it('once, however often and from however many tabs it is pressed', async () => {
    const { fan, id } = await bought(harness);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(harness, fan, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(expectRefusal(await ask(harness, fan, id))).toMatchObject({
      code: 'refund_refused',
      detail: expect.stringContaining('already'),
    });
  });

  it('until 48 hours after the credits came, not after the order was made', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    harness.clock.advance(20 * HOUR_MS);
    harness.paypal.pay(id);
    await comeBack(harness, fan, id);
    harness.clock.advance(48 * HOUR_MS);
    expect((await seen(harness, fan, id)).until).not.toBeNull();
    harness.clock.advance(1);
    expect((await seen(harness, fan, id)).until).toBeNull();
    expect(expectRefusal(await ask(harness, fan, id)).detail).toContain('within 48 hours');
  });

  it('for credits that are still there, each of them once', async () => {
    const { fan, id } = await bought(harness);
    await spend(fan, 1);
    expect((await seen(harness, fan, id)).until).toBeNull();
    expect(expectRefusal(await ask(harness, fan, id)).detail).toContain('still holds');
    // The wallet holds 599: enough for five of the six.
    const ids = [id];
    while (ids.length < 6) ids.push((await bought(harness, {}, fan)).id);
    const answers = await Promise.all(ids.map((each) => ask(harness, fan, each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('for their own purchases alone, and only for those that brought credits for money', async () => {
    const { id } = await bought(harness);
    const fan = await harness.factory.fan();
    expect(expectRefusal(await ask(harness, fan, id)).code).toBe('purchase_not_found');
    const open = await openPurchase(harness, fan);
    expect(expectRefusal(await ask(harness, fan, open.id)).detail).toContain('not completed');
    const free = await buy(harness, fan, {
      extra: { coupon_id: await coupon(100), final_amount: 0 },
    });
    expect(free.statusCode, free.body).toBe(201);
    const { purchase_id: freeId } = free.json();
    expect((await seen(harness, fan, freeId)).until).toBeNull();
    expect(expectRefusal(await ask(harness, fan, freeId)).detail).toContain('no money left');
    for (const person of [admin, await harness.factory.creator()])
      expect((await ask(harness, person, id)).statusCode).toBe(403);
  });
});

describe('an admin decides', () => {
  it('sees who waits, the longest waiting first, with the age in working days', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const later = await bought(harness, { method: 'gcash' });
    await ask(harness, later.fan, later.id);
    harness.clock.advance(17 * 24 * HOUR_MS);
    const open = await listed(harness, admin);
    const ids = open.map(({ purchase_id }: { purchase_id: string }) => purchase_id);
    expect(ids.slice(-2)).toEqual([id, later.id]);
    expect(open.at(-1)).toMatchObject({
      username: later.fan.username,
      status: 'open',
      standing: 'active',
      amount: 100,
      credits: 100,
      credits_left: 100,
      payment_method: 'gcash',
      purchase_status: 'completed',
      is_overdue: true,
      problem: null,
    });
    for (const person of [fan, await harness.factory.creator()])
      expect((await decide(harness, person, id)).statusCode).toBe(403);
  });

  it('approves: the credits are gone at once, and a pack with its bonus at another rate costs what it cost', async () => {
    const fan = await harness.factory.fan();
    const { id } = await bought(
      harness,
      { credits: 550, amount: 500, extra: { package_id: 'popular' } },
      fan,
    );
    await ask(harness, fan, id);
    await setRate(harness, admin, 1.3);
    const answer = await decide(harness, admin, id);
    await setRate(harness, admin, 1);
    expect([answer.statusCode, answer.json().refund_request]).toMatchObject([
      200,
      {
        status: 'approved',
        amount: 500,
        credits: 550,
        credits_left: 0,
        decided_by: expect.stringContaining('The admin'),
      },
    ]);
    expect(await seen(harness, fan, id)).toMatchObject({
      status: 'refunded',
      balance: 0,
      request: 'approved',
    });
    const history = await harness.app.inject({ url: '/api/credits/transactions', headers: fan.headers });
    expect(history.json().transactions[0]).toMatchObject({ type: 'refund', amount: -550, purchase_id: id });
  });

  it('approves a purchase with a coupon: what was paid goes back, and no more', async () => {
    const fan = await harness.factory.fan();
    const extra = { coupon_id: await coupon(25), final_amount: 75 };
    const { id } = await bought(harness, { extra }, fan);
    await ask(harness, fan, id);
    expect((await decide(harness, admin, id)).json().refund_request).toMatchObject({
      amount: 75,
      credits: 100,
    });
    expect(await balanceOf(harness, fan)).toBe(0);
  });

  it('declines with a reason that the fan reads, and that is the end of it', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const { id: requestId } = await requestOf(harness, id);
    const mute = await harness.app.inject({
      method: 'POST',
      url: `/api/admin/refund-requests/${requestId}/decision`,
      headers: admin.headers,
      payload: { decision: 'decline', answer: ' ' },
    });
    expect([mute.statusCode, Object.keys(mute.json().errors)]).toEqual([422, ['answer']]);
    expect((await decide(harness, admin, id, 'decline')).statusCode).toBe(200);
    const { refund, balance } = (await comeBack(harness, fan, id)).json();
    expect([refund, balance]).toMatchObject([
      { offer: null, request: { status: 'declined', answer: 'Tiningnan namin' } },
      100,
    ]);
    expect((await ask(harness, fan, id)).statusCode).toBe(409);
  });

  it('once: of two at once the second is told who was first, whatever they decide', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const answers = await Promise.all([
      decide(harness, admin, id),
      decide(harness, other, id, 'decline'),
      decide(harness, other, id),
      decide(harness, admin, id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({
        code: 'refund_decided',
        detail: expect.stringContaining('was first'),
      });
    const refunds = await harness.deps.db
      .selectFrom('refunds')
      .select('id')
      .where('purchase_id', '=', id)
      .execute();
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', fan.id)
      .execute();
    expect([refunds.length <= 1, acts.length]).toEqual([true, 1]);
  });

  it('is told that a dispute or a refund took the credits meanwhile, and nothing has changed', async () => {
    const { fan, id } = await bought(harness);
    const other = await bought(harness, { credits: 50 }, fan);
    await ask(harness, fan, id);
    await spend(fan, 30);
    await giveBackPart(harness, other.id, 5_000);
    expect(expectRefusal(await decide(harness, admin, id))).toMatchObject({
      code: 'credits_were_spent',
      detail:
        'The fan has used credits since: 100 credits are to go back, and 70 credits are left. Nothing was changed.',
    });
    expect(await seen(harness, fan, id)).toMatchObject({ status: 'completed', balance: 70, request: 'open' });
    expect((await decide(harness, admin, id, 'decline')).statusCode).toBe(200);
  });

  it('gives back what is left when a part went back another way, and nothing of what is disputed', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    await giveBackPart(harness, id, 4_000);
    expect((await decide(harness, admin, id)).json().refund_request).toMatchObject({
      amount: 60,
      credits: 60,
    });
    expect(await seen(harness, fan, id)).toMatchObject({ status: 'refunded', balance: 0 });

    const second = await bought(harness);
    await ask(harness, second.fan, second.id);
    const { db } = harness.deps;
    const setTo = (status: 'disputed' | 'completed') =>
      db.transaction().execute((tx) => setPurchaseStatus(tx, second.id, status, null, harness.clock.now()));
    await setTo('disputed');
    expect(expectRefusal(await decide(harness, admin, second.id)).code).toBe('refund_refused');
    expect((await requestOf(harness, second.id)).decision).toBeNull();
    await setTo('completed');
  });

  it('of somebody who was banned meanwhile sees that, and can decide all the same', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const banned = await harness.app.inject({
      method: 'POST',
      url: `/api/admin/users/${fan.id}/ban`,
      headers: admin.headers,
      payload: { reason: 'Tatlong beses na' },
    });
    expect(banned.statusCode).toBe(201);
    await expect.poll(async () => (await ask(harness, fan, id)).statusCode).toBe(401);
    const open = await listed(harness, admin);
    expect(open.at(-1)).toMatchObject({ purchase_id: id, standing: 'banned' });
    expect((await decide(harness, admin, id)).statusCode).toBe(200);
  });

  it('never decides about their own purchase', async () => {
    const { fan, id } = await bought(harness);
    await ask(harness, fan, id);
    const promoted = { user_type: 'admin', staff_role: 'owner', two_factor_at: harness.clock.now() } as const;
    await harness.deps.db.updateTable('users').set(promoted).where('id', '=', fan.id).execute();
    const token = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
    const asAdmin = { ...fan, headers: { authorization: `Bearer ${token}` } };
    expect(expectRefusal(await decide(harness, asAdmin, id)).code).toBe('own_account');
  });
});
