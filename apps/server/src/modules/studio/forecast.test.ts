import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';

const harness = useHarness();
/** Noon in Manila. */
const at = (day: string) => harness.clock.set(`${day}T04:00:00.000Z`);
let creator: Person;

/** A creator whose month costs 100 pesos, of which 70 are theirs. */
beforeEach(async () => {
  at('2026-01-05');
  creator = await harness.factory.creator();
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 10_000 })
    .where('id', '=', creator.id)
    .execute();
});

async function subscribe(day: string, credits = 10_000): Promise<Person> {
  at(day);
  const fan = await harness.factory.fan({ credits });
  const url = `/api/creators/${creator.id}/subscription`;
  const payload = { credits: 100 };
  const answer = await harness.app.inject({ method: 'POST', url, headers: fan.headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return fan;
}

/** What becomes due until then is renewed, or tried, day by day. */
async function liveUntil(day: string): Promise<void> {
  while (harness.clock.now().toISOString().slice(0, 10) < day) {
    harness.clock.set(new Date(harness.clock.now().getTime() + 86_400_000).toISOString());
    await renewSubscriptions(harness.deps);
  }
}

async function forecast(person = creator) {
  const { bearer } = await harness.deps.sessions.start(harness.deps.db, person.id);
  const headers = { authorization: `Bearer ${bearer}` };
  return harness.app.inject({ url: '/api/analytics/forecast', headers });
}

describe('the forecast of a creator', () => {
  it('is empty for who has sold nothing, and for creators alone', async () => {
    expect((await forecast()).json()).toEqual({
      renewals: { count: 0, if_all: 0, likely: null },
      churn: { had: 0, gone: 0, percent: null },
      lifetime: { payers: 0, average: null },
      cohorts: [],
      best_times: { sales: 0, blocks: [] },
    });
    const fan = await harness.factory.fan();
    const answer = await harness.app.inject({ url: '/api/analytics/forecast', headers: fan.headers });
    expect(expectRefusal(answer).code).toBe('creators_only');
  });

  it('says what renews, what is likely to, who stayed and what a fan brought', async () => {
    await subscribe('2026-01-10');
    await subscribe('2026-01-20');
    await subscribe('2026-01-20', 100);
    await liveUntil('2026-02-12');
    await subscribe('2026-02-12');
    await liveUntil('2026-03-20');
    const answer = (await forecast()).json();
    // Of four who had time on 18 February, the one without credits is gone. What was renewed today is due on 20 April, which is later.
    expect(answer.churn).toEqual({ had: 4, gone: 1, percent: 25 });
    expect(answer.renewals).toEqual({ count: 2, if_all: 140, likely: 105 });
    // Nine months were paid for: two fans of January three times each, the one without credits once, and February's twice.
    expect(answer.lifetime).toEqual({ payers: 4, average: 157.5 });
    expect(answer.cohorts).toEqual([
      { month: '2026-01', began: 3, kept: [2] },
      { month: '2026-02', began: 1, kept: [] },
    ]);
    await liveUntil('2026-04-05');
    expect((await forecast()).json().cohorts).toEqual([
      { month: '2026-01', began: 3, kept: [2, 2] },
      { month: '2026-02', began: 1, kept: [1] },
    ]);
  });

  it('lowers what is likely by those who left in the last thirty days', async () => {
    for (const credits of [100, 10_000, 10_000, 10_000]) await subscribe('2026-02-01', credits);
    await liveUntil('2026-03-10');
    const { renewals, churn } = (await forecast()).json();
    expect(churn).toEqual({ had: 4, gone: 1, percent: 25 });
    expect(renewals).toEqual({ count: 3, if_all: 210, likely: 157.5 });
  });

  it('knows when fans buy, by the clock of the Philippines and without renewals', async () => {
    const fan = await subscribe('2026-02-02');
    await liveUntil('2026-03-10');
    const tip = async (moment: string, key: string) => {
      harness.clock.set(moment);
      const url = `/api/creators/${creator.id}/tips`;
      const { bearer } = await harness.deps.sessions.start(harness.deps.db, fan.id);
      const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': key };
      return harness.app.inject({ method: 'POST', url, headers, payload: { credits: 20 } });
    };
    // Both on Saturday in Manila, the second one minute before Sunday.
    expect((await tip('2026-03-13T16:00:00.000Z', 'one')).statusCode).toBe(201);
    await tip('2026-03-14T15:59:00.000Z', 'two');
    await tip('2026-03-20T16:30:00.000Z', 'three');
    const { best_times } = (await forecast()).json();
    expect(best_times).toEqual({
      sales: 4,
      blocks: [
        { weekday: 6, hour: 0, sales: 2 },
        { weekday: 1, hour: 12, sales: 1 },
        { weekday: 6, hour: 20, sales: 1 },
      ],
    });
    at('2026-07-01');
    expect((await forecast()).json().best_times).toEqual({ sales: 0, blocks: [] });
  });
});
