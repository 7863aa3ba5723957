import { beforeAll, describe, expect, it } from 'vitest';
import { tripped } from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { requestPayout } from './request-payout.ts';

/** A share of earnings that is kept back for longer (P790). Fake: the clock. */
const harness = useHarness();
const PESOS = 2000;
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});

const set = (changes: object) =>
  harness.app.inject({ method: 'PUT', url: '/api/admin/settings', headers: admin.headers, payload: changes });

async function earned(creator: Person): Promise<number> {
  const fan = await harness.factory.fan({ credits: PESOS });
  const url = `/api/creators/${creator.id}/tips`;
  const tip = { method: 'POST', url, headers: fan.headers, payload: { credits: PESOS } } as const;
  expect((await harness.app.inject(tip)).statusCode).toBe(201);
  return (await read(creator)).on_hold;
}

const read = async ({ headers }: Person) =>
  (await harness.app.inject({ url: '/api/earnings', headers })).json();
const days = (count: number) => harness.clock.advance(count * DAY_MS);

/** Signed in anew, as days pass. */
async function later(person: Person, count: number): Promise<Person> {
  days(count);
  const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}

async function payable(creator: Person): Promise<void> {
  const payload = { method: 'gcash', gcash_number: '09171234567' };
  const settings = {
    method: 'PUT',
    url: '/api/payouts/settings',
    headers: creator.headers,
    payload,
  } as const;
  expect((await harness.app.inject(settings)).statusCode).toBe(200);
}

describe('a reserve of earnings', () => {
  it('stays with us after the hold, cannot be asked for, and is free after its days', async () => {
    const answer = await harness.app.inject({ url: '/api/admin/settings', headers: admin.headers });
    const { version } = answer.json().settings;
    const changed = await set({ version, earnings_reserve_percentage: 10, earnings_reserve_days: 90 });
    expect(changed.statusCode, changed.body).toBe(200);
    let creator = await harness.factory.creator();
    const whole = await earned(creator);
    expect(await read(creator)).toMatchObject({ available_balance: 0, on_hold: whole, reserve: 0 });
    creator = await later(creator, 8);
    const reserve = Math.floor(whole * 10) / 100;
    const kept = { on_hold: reserve, reserve, reserve_percentage: 10, reserve_days: 90 };
    expect(await read(creator)).toMatchObject({ ...kept, available_balance: whole - reserve });
    await payable(creator);
    const correlationId = harness.deps.ids.next();
    const payout = await requestPayout(harness.deps, creator.id, 'earnings', { correlationId });
    expect(Number(payout.centavos)).toBe((whole - reserve) * 100);
    expect(await read(creator)).toMatchObject({ ...kept, available_balance: 0 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    const more = `update payouts set centavos = centavos + 100 where id = '${payout.id}';
      update ledger_postings set amount = amount + 100 where entry_id = (select id from ledger_entries where key = 'payout_hold:${payout.id}')`;
    expect(await tripped(harness, more)).toContain('payouts-leave-what-is-held');
    creator = await later(creator, 83);
    expect(await read(creator)).toMatchObject({ available_balance: reserve, on_hold: 0, reserve: 0 });
  });
});
