import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { giveBackPart } from '../credits/refund/refunds.fixture.ts';
import { comeBack, openPurchase } from '../credits/settle/purchase.fixture.ts';
import { IN_BACKGROUND, keepDays } from './keep-days.ts';

const harness = useHarness();
beforeAll(() => harness.factory.holdEarnings(0));
let admin: Person;

/** Noon in Manila. */
const noon = (day: string) => harness.clock.set(`${day}T04:00:00.000Z`);

beforeAll(async () => {
  noon('2026-07-01');
  admin = await harness.factory.admin();
});

async function headersOf(person: Person) {
  return {
    authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, person.id)).bearer}`,
  };
}

async function get(url: string, person = admin) {
  return harness.app.inject({ url: `/api${url}`, headers: await headersOf(person) });
}

async function analytics(days = 7) {
  const answer = await get(`/admin/analytics?days=${days}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function buy(fan: Person) {
  const person = { ...fan, headers: await headersOf(fan) };
  const { id } = await openPurchase(harness, person, {
    credits: 550,
    amount: 500,
    extra: { package_id: 'popular' },
  });
  harness.paypal.pay(id);
  expect((await comeBack(harness, person, id)).json().status).toBe('completed');
  return id;
}

async function tip(fan: Person, creator: Person, credits: number) {
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creator.id}/tips`,
    headers: await headersOf(fan),
    payload: { credits },
  });
  expect(answer.statusCode).toBe(201);
}

let fan: Person;
let creator: Person;
let purchaseId: string;

describe('the days of the platform', () => {
  it('are what happened on them, and what people hold at their end', async () => {
    noon('2026-07-02');
    fan = await harness.factory.fan();
    const referrer = await harness.factory.creator();
    creator = await harness.factory.creator({ referredBy: referrer.id });
    purchaseId = await buy(fan);
    noon('2026-07-04');
    await tip(fan, creator, 200);
    const { by_day, total, before } = await analytics();
    expect(by_day.map(({ date }: { date: string }) => date.slice(8))).toEqual([
      '28',
      '29',
      '30',
      '01',
      '02',
      '03',
      '04',
    ]);
    const bought = { new_fans: 1, new_creators: 2, purchases: 1, paid: 500, credits_purchased: 550 };
    expect(by_day[4]).toMatchObject({ ...bought, sales: 0, circulation: 550 });
    expect(by_day[5]).toMatchObject({ purchases: 0, sales: 0, circulation: 550 });
    const sold = { sales: 1, credits_spent: 200, to_creators: 140, to_affiliates: 20, to_platform: 40 };
    expect(by_day[6]).toMatchObject({ ...sold, circulation: 350 });
    expect(total).toMatchObject({ ...bought, ...sold, paid_out: 0 });
    expect(before).toMatchObject({ purchases: 0, sales: 0 });
  });

  it('begin and end at the Philippine midnight', async () => {
    harness.clock.set('2026-07-05T15:59:59.000Z');
    await tip(fan, creator, 10);
    harness.clock.set('2026-07-05T16:00:01.000Z');
    await tip(fan, creator, 20);
    const { by_day } = await analytics();
    const spent = by_day.map(({ credits_spent }: { credits_spent: number }) => credits_spent);
    expect(spent.slice(-2)).toEqual([10, 20]);
  });

  it('take back what was taken back, on the day on which it was', async () => {
    noon('2026-07-07');
    await giveBackPart(harness, purchaseId, 9_000);
    const { by_day } = await analytics();
    const back = { purchases: 0, paid: -90, credits_purchased: -99, sales: 0, circulation: 221 };
    expect(by_day.at(-1)).toMatchObject(back);
  });

  it('are final ten minutes after they ended, are not counted again, and equal the books', async () => {
    const finals = async () =>
      (
        await sql<{
          day: string;
        }>`select to_char(day, 'YYYY-MM-DD') as day from platform_days where is_final order by day`.execute(
          harness.deps.db,
        )
      ).rows.map(({ day }) => day);
    harness.clock.set('2026-07-07T16:09:59.000Z');
    await keepDays(harness.deps, IN_BACKGROUND);
    expect((await finals()).at(-1)).toBe('2026-07-06');
    harness.clock.set('2026-07-07T16:10:00.000Z');
    await Promise.all([keepDays(harness.deps, IN_BACKGROUND), keepDays(harness.deps, IN_BACKGROUND)]);
    expect((await finals()).at(-1)).toBe('2026-07-07');
    // From the day on which the first fan came; admins were here before.
    expect(await finals()).toHaveLength(6);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    await sql`update platform_days set sales = sales + 1 where day = '2026-07-04'`.execute(harness.deps.db);
    const broken = await checkInvariants(harness.deps.db);
    expect(broken.map(({ law }) => law)).toEqual(['platform-days-are-booked']);
    await sql`update platform_days set sales = sales - 1 where day = '2026-07-04'`.execute(harness.deps.db);
  });

  it('say who came back of those who joined before', async () => {
    noon('2026-07-12');
    await harness.deps.db
      .updateTable('users')
      .set({ last_seen_at: harness.clock.now() })
      .where('id', '=', fan.id)
      .execute();
    expect((await analytics()).retention).toEqual({ joined: 3, came_back: 1, percent: 33.3 });
    expect((await analytics(90)).retention).toEqual({ joined: 0, came_back: 0, percent: null });
  });

  it('have what came to moderators', async () => {
    const answer = await harness.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: await headersOf(fan),
      payload: { report_type: 'spam', subject_type: 'profile', subject_id: creator.id },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    // What was just counted is shown for ten seconds.
    harness.clock.set(new Date(harness.clock.now().getTime() + 11_000).toISOString());
    const { by_day, total } = await analytics();
    expect(by_day.at(-1)).toMatchObject({ reports: 1, reviews: 0 });
    expect(total).toMatchObject({ reports: 1 });
  });

  it('count a day again that a release before counted without them', async () => {
    const { db } = harness.deps;
    const lastFinal = db
      .selectFrom('platform_days')
      .where('is_final', '=', true)
      .select((day) => day.fn.max('day').as('day'));
    const { day } = await lastFinal.executeTakeFirstOrThrow();
    const days = db.selectFrom('platform_days').where('day', '=', day).select(['reports', 'is_final']);
    await db
      .updateTable('platform_days')
      .set({ reports: null, reviews: null })
      .where('day', '=', day)
      .execute();
    harness.clock.set(new Date(harness.clock.now().getTime() + 11_000).toISOString());
    await analytics();
    expect(await days.executeTakeFirst()).toEqual({ reports: 0, is_final: true });
  });

  it('can be taken away as a table, by admins alone', async () => {
    const answer = await get('/admin/analytics/days.csv?days=90');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="likha-platform-90-days-2026-07-12.csv"',
    );
    const lines = answer.body.slice(1).split('\r\n');
    expect(lines[0]).toMatch(/^"Date","New fans",.*,"Credits in circulation"$/);
    expect(lines).toHaveLength(92);
    expect(answer.body).toContain(
      '"2026-07-02","1","2","1","500","550","0","0","0","0","0","0","0","0","0","0","550"',
    );
    expect((await get('/admin/analytics/days.csv', fan)).statusCode).toBe(403);
    expect((await harness.app.inject({ url: '/api/admin/analytics/days.csv' })).statusCode).toBe(401);
  });

  it('have a payout on the day on which it arrived', async () => {
    const send = async (method: 'PUT' | 'POST', url: string, person: Person, payload: object) => {
      const headers = await headersOf(person);
      const answer = await harness.app.inject({ method, url: `/api${url}`, headers, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
    const { settings } = (await get('/admin/settings')).json();
    await send('PUT', '/admin/settings', admin, { version: settings.version, min_payout_threshold: 100 });
    await send('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '09171234567' });
    const { payout } = await send('POST', '/payouts', creator, {});
    const decide = (decision: object) =>
      send('POST', `/admin/payouts/${payout.id}/decision`, admin, decision);
    await decide({ decision: 'approve' });
    expect((await analytics()).total.paid_out).toBe(0);
    harness.clock.set('2026-07-12T04:01:00.000Z');
    await decide({ decision: 'paid', reference: 'GC-1' });
    expect(payout.amount).toBe(161);
    expect((await analytics()).by_day.at(-1).paid_out).toBe(161);
  });
});

describe('the credit system', () => {
  it('has four figures, which are those of the wallets', async () => {
    noon('2026-07-13');
    await buy(fan);
    const stats = (await get('/credits/admin/stats')).json();
    const wallets = await sql<{ held: number; bought: number; spent: number }>`
      select sum(balance)::bigint as held, sum(turnover_in)::bigint as bought, sum(turnover_out)::bigint as spent
      from ledger_accounts where type = 'wallet'`.execute(harness.deps.db);
    expect(stats).toEqual({
      total_credits_in_circulation: wallets.rows[0]?.held,
      total_credits_purchased: wallets.rows[0]?.bought,
      total_credits_spent: wallets.rows[0]?.spent,
      recent_purchases_7d: 1,
    });
    expect(stats.total_credits_purchased).toBe(1001);
  });

  it('has what was just bought and spent, in the same second', async () => {
    const figures = async () => (await get('/credits/admin/stats')).json();
    const before = await figures();
    await buy(fan);
    await tip(fan, creator, 30);
    expect(await figures()).toEqual({
      total_credits_in_circulation: before.total_credits_in_circulation + 520,
      total_credits_purchased: before.total_credits_purchased + 550,
      total_credits_spent: before.total_credits_spent + 30,
      recent_purchases_7d: 2,
    });
    // On a busy day, and while one is counted that was, they may be ten seconds old.
    for (const [at, day] of ['2026-07-13', '2026-07-12'].entries()) {
      await sql`update platform_days set is_final = false, sales = sales + 1000 where day = ${day}`.execute(
        harness.deps.db,
      );
      await tip(fan, creator, 5);
      expect((await figures()).total_credits_spent).toBe(before.total_credits_spent + 30 + 5 * at);
      harness.clock.set(`2026-07-13T04:00:${11 * (at + 1)}.000Z`);
      expect((await figures()).total_credits_spent).toBe(before.total_credits_spent + 35 + 5 * at);
    }
  });

  it('remembers each rate: who, when, from what to what, and what it revalued', async () => {
    const change = async (php_per_credit: number, shown: number) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/credits/admin/conversion-rate',
        headers: await headersOf(admin),
        payload: { php_per_credit, shown_php_per_credit: shown, confirmed_php_per_credit: php_per_credit },
      });
    await change(1.5, 1);
    await change(1, 1.5);
    const held = (await get('/credits/admin/stats')).json().total_credits_in_circulation;
    const first = (await get('/credits/admin/rate-changes?limit=1')).json();
    const second = (await get(`/credits/admin/rate-changes?limit=1&cursor=${first.next_cursor}`)).json();
    expect(first.rate_changes[0]).toMatchObject({ php_before: 1.5, php_after: 1, revalued: held * -0.5 });
    expect(second.rate_changes[0]).toMatchObject({
      changed_by: 'The admin 1',
      php_before: 1,
      php_after: 1.5,
      credits_in_circulation: held,
      revalued: held * 0.5,
    });
    expect(second.next_cursor).toBeNull();
  });
});
