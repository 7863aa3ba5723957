import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectProblem } from '../../../test/problems.ts';
import { since } from '../../platform/law.ts';
import { addUpDays } from './add-up-days.ts';
import { addUpAll, newestAct, signedIn } from './books.fixture.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

/** The trial balance (P741). Fake: clock, providers. */
const harness = useHarness();
let finance: Person;
let fan: Person;
let creator: Person;

async function balance(query: string) {
  const headers = await signedIn(harness, finance);
  return (await harness.app.inject({ url: `/api/admin/books/trial-balance${query}`, headers })).json();
}
const of = (answer: { accounts: { account: string }[] }, account: string) =>
  answer.accounts.find((row) => row.account === account);

async function tip(credits: number) {
  const headers = await signedIn(harness, fan);
  const url = `/api/creators/${creator.id}/tips`;
  const answer = await harness.app.inject({ method: 'POST', url, headers, payload: { credits } });
  expect(answer.statusCode, answer.body).toBe(201);
}

beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
  creator = await harness.factory.creator();
  harness.clock.set('2027-03-31T15:59:59.000Z');
  fan = await harness.factory.fan({ credits: 1000 });
  harness.clock.set('2027-03-31T16:00:00.000Z');
  await tip(100);
});

describe('the trial balance', () => {
  it('is of Philippine days, in both currencies, and comes to nothing', async () => {
    const march = await balance('?from=2027-03-01&to=2027-03-31');
    expect(of(march, 'wallet')).toMatchObject({
      currency: 'CREDIT',
      opening: 0,
      debit: 0,
      credit: 1000,
      closing: 1000,
    });
    expect(of(march, 'creator_payable')).toBeUndefined();
    const april = await balance('?from=2027-04-01&to=2027-04-30');
    expect(of(april, 'wallet')).toMatchObject({ opening: 1000, debit: 100, credit: 0, closing: 900 });
    expect(of(april, 'deposits')).toMatchObject({ currency: 'PHP', opening: 1000, debit: 100, closing: 900 });
    expect(of(april, 'creator_payable')).toMatchObject({ opening: 0, credit: 70, closing: 70 });
    expect(april.totals).toEqual([
      { currency: 'PHP', opening: 0, debit: 100, credit: 100, closing: 0 },
      { currency: 'CREDIT', opening: 0, debit: 100, credit: 100, closing: 0 },
    ]);
    expect(await balance('')).toEqual({ ...april, from: '2027-04-01', to: '2027-04-01' });
  });

  it('says the same however much of it is added up, by whoever at once', async () => {
    const before = await balance('?from=2027-03-01&to=2027-04-30');
    await addUpAll(harness);
    expect(await balance('?from=2027-03-01&to=2027-04-30')).toEqual(before);
    await tip(10);
    await addUpAll(harness);
    await Promise.all([addUpDays(harness.deps.lawsDb), addUpDays(harness.deps.db)]);
    await tip(1);
    expect(of(await balance('?from=2027-04-01&to=2027-04-30'), 'wallet')).toMatchObject({
      debit: 111,
      closing: 889,
    });
    const { rows } = await (
      daysAreAddedUp.recent?.(since(new Date('2027-04-01T00:00:00Z'))) ?? daysAreAddedUp.violations
    ).execute(harness.deps.db);
    expect(rows).toEqual([]);
  });

  it('refuses days that are none, or backwards', async () => {
    for (const query of ['?from=2027-02-30', '?from=2027-04-02&to=2027-04-01']) {
      const answer = await harness.app.inject({
        url: `/api/admin/books/trial-balance${query}`,
        headers: await signedIn(harness, finance),
      });
      expect(expectProblem(answer).code).toBe('validation_failed');
    }
  });

  it('is taken away as CSV, on record', async () => {
    const headers = await signedIn(harness, finance);
    const file = await harness.app.inject({
      url: '/api/admin/books/trial-balance.csv?from=2027-03-01&to=2027-03-31',
      headers,
    });
    const lines = file.body.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('"Currency","Account","Opening","Debit","Credit","Closing"');
    expect(lines).toContain('"CREDIT","wallet","0","0","1000","1000"');
    expect(lines.at(-1)).toBe('"CREDIT","Total","0","1000","1000","0"');
    const act = await newestAct(harness);
    expect(act).toMatchObject({
      action: 'list.export',
      actor_id: finance.id,
      after: { list: '/admin/books/trial-balance', from: '2027-03-01', to: '2027-03-31' },
    });
    const other = await harness.factory.admin({ role: 'moderator' });
    expect(
      (await harness.app.inject({ url: '/api/admin/books/trial-balance.csv', headers: other.headers }))
        .statusCode,
    ).toBe(403);
  });
});
