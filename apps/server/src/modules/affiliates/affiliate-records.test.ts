import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';

const harness = useHarness();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

async function get(url: string) {
  const authorization = `Bearer ${(await harness.deps.sessions.start(harness.deps.db, admin.id)).bearer}`;
  const answer = await harness.app.inject({ url: `/api${url}`, headers: { authorization } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const later = (days: number) =>
  harness.clock.set(new Date(harness.clock.now().getTime() + days * DAY_MS).toISOString());

describe('the affiliate program', () => {
  it('has a record for each who brought somebody, with what that earned them', async () => {
    const referrer = await harness.factory.creator();
    const alone = await harness.factory.creator();
    const [one] = [
      await harness.factory.creator({ referredBy: referrer.id }),
      await harness.factory.creator({ referredBy: referrer.id }),
    ];
    const fan = await harness.factory.fan({ credits: 500 });
    await harness.app.inject({
      method: 'POST',
      url: `/api/creators/${one.id}/tips`,
      headers: fan.headers,
      payload: { credits: 500 },
    });
    const { affiliates } = await get('/admin/affiliates');
    expect(affiliates.map(({ id }: { id: string }) => id)).not.toContain(alone.id);
    expect(affiliates[0]).toMatchObject({
      id: referrer.id,
      affiliate_code: referrer.username,
      total_referrals: 2,
      total_earnings: 50,
      status: 'active',
    });
    expect(await get('/admin/affiliates/stats')).toEqual({
      total_affiliates: 1,
      active_affiliates: 1,
      total_referrals: 2,
      total_commissions_paid: 0,
      pending_payouts: 0,
      this_month_commissions: 50,
    });
  });

  it('counts those who come at the same moment', async () => {
    const referrer = await harness.factory.creator();
    await Promise.all(Array.from({ length: 8 }, () => harness.factory.creator({ referredBy: referrer.id })));
    const { affiliates } = await get(`/admin/affiliates?search=${referrer.username}`);
    expect(affiliates[0]).toMatchObject({ id: referrer.id, total_referrals: 8 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is listed page by page, who joined last first', async () => {
    const first = await get('/admin/affiliates?limit=1');
    expect(first.next_cursor).toBe(first.affiliates[0].id);
    const second = await get(`/admin/affiliates?limit=1&cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    expect(second.affiliates[0].id < first.affiliates[0].id).toBe(true);
  });

  it('is searched by name and username, typing errors forgiven, and by nothing that nobody has', async () => {
    const { affiliates } = await get('/admin/affiliates');
    const [{ affiliate_code: code }] = affiliates;
    const found = async (search: string) =>
      (await get(`/admin/affiliates?search=${encodeURIComponent(search)}`)).affiliates.length;
    expect(await found(`@${code}`)).toBeGreaterThan(0);
    expect(await found('zzzzzz')).toBe(0);
  });

  it('calls somebody inactive once the months of all whom they brought are over', async () => {
    later(366);
    const { affiliates } = await get('/admin/affiliates');
    expect(affiliates.map(({ status }: { status: string }) => status)).toEqual(['inactive', 'inactive']);
    expect(await get('/admin/affiliates/stats')).toMatchObject({
      total_affiliates: 2,
      active_affiliates: 0,
      this_month_commissions: 0,
    });
  });
});
