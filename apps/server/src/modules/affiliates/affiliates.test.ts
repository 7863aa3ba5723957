import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { registration } from '../accounts/accounts.fixture.ts';
import { unlockContent } from '../unlocks/index.ts';
import { referralStatus } from './referral-status.ts';

const harness = useHarness();

beforeEach(() => harness.clock.set('2026-11-21T04:00:00.000Z'));

interface Visit {
  address?: string;
  headers?: Record<string, string>;
}

const click = (username: string, { address = '10.0.0.1', headers = {} }: Visit = {}) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/affiliates/clicks',
    payload: { username },
    remoteAddress: address,
    headers,
  });

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('likha_referrer='));

async function statsOf(person: Person) {
  const answer = await harness.app.inject({ url: '/api/affiliates/stats', headers: person.headers });
  return answer.json();
}

describe('a click on a referral link', () => {
  it('is counted once per visitor and Philippine day, however often and however many at once', async () => {
    const creator = await harness.factory.creator();
    await Promise.all(Array.from({ length: 8 }, () => click(creator.username.toUpperCase())));
    expect((await statsOf(creator)).clicks).toBe(1);
    await click(creator.username, { address: '10.0.0.2' });
    await click(creator.username, { headers: { 'user-agent': 'another' } });
    expect((await statsOf(creator)).clicks).toBe(3);
    // Still the 21st in London, already the 22nd in Manila.
    harness.clock.set('2026-11-21T16:30:00.000Z');
    await click(creator.username);
    expect((await statsOf(creator)).clicks).toBe(4);
  });

  it('keeps no salt of a day that is over, so that its visitors stay unknown', async () => {
    const creator = await harness.factory.creator();
    await click(creator.username);
    harness.clock.set('2026-11-23T04:00:00.000Z');
    await click(creator.username);
    expect(await harness.deps.db.selectFrom('affiliate_salts').selectAll().execute()).toHaveLength(1);
  });

  it('of nobody, of a fan or of oneself is none', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    for (const [username, headers] of [
      ['nobody_at_all', {}],
      [fan.username, {}],
      [creator.username, creator.headers],
    ] as const) {
      const answer = await click(username, { headers });
      expect([answer.json(), cookieOf(answer)]).toEqual([{ is_known: false }, undefined]);
    }
    expect((await statsOf(creator)).clicks).toBe(0);
  });

  it('is remembered for 30 days by the browser alone, the first one before all others', async () => {
    const [first, second] = [await harness.factory.creator(), await harness.factory.creator()];
    const set = cookieOf(await click(first.username));
    expect(set).toBe(`likha_referrer=${first.id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    const headers = { cookie: `likha_referrer=${first.id}` };
    expect(cookieOf(await click(second.username, { headers }))).toBeUndefined();
    const referred = await harness.app.inject({
      method: 'POST',
      url: `/api/auth/register?aff=${second.username}`,
      payload: registration({ user_type: 'creator' }),
      headers,
    });
    expect(referred.statusCode).toBe(201);
    expect((await statsOf(first)).referral_count).toBe(1);
    const told = await harness.app.inject({ url: '/api/notifications', headers: first.headers });
    const { id, username } = referred.json().user;
    expect(told.json().notifications).toMatchObject([{ kind: 'affiliate', actor: { id, username } }]);
    expect((await statsOf(second)).referral_count).toBe(0);
  });

  it('that was remembered of somebody who is gone gives way to the address', async () => {
    const second = await harness.factory.creator();
    await harness.app.inject({
      method: 'POST',
      url: `/api/auth/register?aff=${second.username}`,
      payload: registration({ user_type: 'creator' }),
      headers: { cookie: `likha_referrer=${harness.deps.ids.next()}` },
    });
    expect((await statsOf(second)).conversions).toBe(1);
  });
});

describe('the figures of a referral link', () => {
  it('are those of the sales of whom it brought', async () => {
    const referrer = await harness.factory.creator();
    const referred = await harness.factory.creator({ referredBy: referrer.id });
    const fan = await harness.factory.fan({ credits: 500 });
    const postId = await harness.factory.post(referred.id, { price: 80 });
    await unlockContent(harness.deps, fan.viewer, postId, harness.deps.ids.next());
    const stats = await statsOf(referrer);
    expect(stats).toMatchObject({
      username: referrer.username,
      conversions: 1,
      total_earnings: 8,
      current_earnings: 8,
      on_hold: 8,
      available: 0,
      ytd_total: 8,
      referred_creators: [
        {
          no: 1,
          username: referred.username,
          commission_earned: 8,
          ytd_total: 8,
          cap_remaining: 249_992,
          status: 'active',
          commission_active: true,
        },
      ],
      recent_referrals: [{ referred_user_id: referred.id, earning_amount: 8, earning_type: 'unlock' }],
    });
    // Somebody else's are not in them.
    expect((await statsOf(referred)).recent_referrals).toEqual([]);
  });

  it('are for creators', async () => {
    const fan = await harness.factory.fan();
    const answer = await harness.app.inject({ url: '/api/affiliates/stats', headers: fan.headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'Affiliate program is only available for creators',
    ]);
  });
});

it('is maxed at the cap, expired after its months, else active', () => {
  const terms = { affiliate_cap_centavos: 1000, affiliate_validity_months: 12 };
  const statusOf = (earnedCentavos: number, now: string) =>
    referralStatus({ joinedAt: new Date('2025-11-21T00:00:00Z'), earnedCentavos }, terms, new Date(now));
  expect(statusOf(999, '2026-11-20T23:59:59Z')).toBe('active');
  expect(statusOf(999, '2026-11-21T00:00:00Z')).toBe('expired');
  expect(statusOf(1000, '2026-11-20T00:00:00Z')).toBe('maxed');
});
