import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { GCASH, usePayouts } from '../payouts/payouts.fixture.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { eraseAccounts } from '../personal-data/erase-accounts.ts';
import { DETAILS } from '../tax/details/tax-details.fixture.ts';
import { issueInvoices } from './issue-invoices.ts';

/** Invoices (P804) of ₱30.00 of each tip of 100 credits, with 12 % VAT from July 16 on. Everything here follows the one before. Fake: the company that sends. */
const payoutSender = new FakeSender();
const { harness, call, tip } = usePayouts({ payoutSender });
let finance: Person;
let [ana, ben, idle] = [] as unknown as [Person, Person, Person];

const SERIES = { prefix: 'a', first_number: 101, from_month: '2026-07', permit: 'OCN 1234567890' };
const begin = (more: object = {}, by = finance) =>
  call('POST', '/admin/invoices/series', by, { ...SERIES, ...more });
const own = async (who: Person) => (await call('GET', '/earnings/invoices', who)).json().invoices;
const months = async () => (await call('GET', '/admin/invoices', finance)).json().months;
const file = (who: Person, path: string) => harness.app.inject({ url: `/api${path}`, headers: who.headers });

async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}

/** Sessions end with the months. */
async function changeMonth(at: string) {
  harness.clock.set(at);
  finance = await harness.factory.admin({ role: 'finance' });
  for (const person of [ana, ben, idle].filter(Boolean)) {
    const { bearer } = await harness.deps.sessions.start(harness.deps.db, person.id);
    person.headers = { authorization: `Bearer ${bearer}` };
  }
}

beforeAll(async () => {
  await changeMonth('2026-07-01T04:00:00.000Z');
  const { factory } = harness;
  [ana, ben, idle] = [await factory.creator(), await factory.creator(), await factory.creator()];
});

describe('a series of invoices', () => {
  it.each([
    ['prefix', 'A-1'],
    ['first_number', 0],
    ['from_month', '2026-06'],
    ['permit', ' '],
  ])('is refused by its field: %s of %j', async (field, value) => {
    expect(Object.keys(expectRefusal(await begin({ [field]: value })).errors ?? {})).toEqual([field]);
  });

  it('is begun once under a prefix, by finance alone', async () => {
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const { series, is_ready } = (await call('GET', '/admin/invoices', finance)).json();
    expect(is_ready).toBe(false);
    expect(series).toMatchObject([{ ...SERIES, prefix: 'A', written_by: expect.any(String) }]);
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await begin({ prefix: 'B' }, support)).code).toBe('other_part');
  });
});

describe('invoices of a month', () => {
  it('are issued when it is over for an hour, and not before Likha is somebody to the tax office', async () => {
    await tip(ana, 100);
    await call('POST', '/admin/vat/rules', finance, {
      ...{ from_day: '2026-07-16', is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' },
    });
    harness.clock.set('2026-07-20T04:00:00.000Z');
    await tip(ana, 1_000);
    await tip(ben, 33);
    expect((await call('PUT', '/tax/details', ben, DETAILS)).statusCode).toBe(200);
    harness.clock.set('2026-07-31T16:59:59.999Z');
    expect(await issueInvoices(harness.deps)).toBe(0);
    await changeMonth('2026-07-31T17:00:00.000Z');
    expect(await issueInvoices(harness.deps)).toBe(0);
    await call('POST', '/admin/tax/identity', finance, {
      ...{ registered_name: 'Likha Digital Inc.', tin: '123-456-789' },
      ...{ address: '5 Sampaguita St., Taguig', zip_code: '1630' },
    });
    const runs = await Promise.all([1, 2, 3].map(() => issueInvoices(harness.deps, 1)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(2);
    expect(await issueInvoices(harness.deps)).toBe(0);
  });

  it('say what was earned of each, by the VAT of its days, and nothing of whom nothing was', async () => {
    // 30,000 × 1,200 / 11,200 is 3,214.2; of 3,000 before the rule nothing is.
    expect(await own(ana)).toMatchObject([
      { number: 'A-00000101', kind: 'invoice', month: '2026-07', total: 330, vat: 32.14 },
    ]);
    expect(await own(ben)).toMatchObject([{ number: 'A-00000102', total: 9.9, vat: 1.06 }]);
    expect(await own(idle)).toEqual([]);
    expect(await months()).toEqual([{ month: '2026-07', is_done: true, count: 2, total: 339.9, vat: 33.2 }]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('take fees of instant payouts with them, and are credit notes where these come back', async () => {
    harness.clock.set('2026-08-30T04:00:00.000Z');
    await call('PUT', '/payouts/settings', ana, GCASH);
    const { id } = (await call('POST', '/payouts/instant', ana, {})).json().payout;
    await look();
    payoutSender.end(id, { state: 'arrived' });
    await look();
    await changeMonth('2026-08-31T17:00:00.000Z');
    expect(await issueInvoices(harness.deps)).toBe(1);
    expect((await own(ana))[0]).toMatchObject({ number: 'A-00000103', total: 15, vat: 1.6 });
    payoutSender.end(id, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.set('2026-09-02T04:00:00.000Z');
    await look();
    await changeMonth('2026-09-30T17:00:00.000Z');
    expect(await issueInvoices(harness.deps)).toBe(1);
    expect((await own(ana))[0]).toMatchObject({
      ...{ number: 'A-CN-00000001', kind: 'credit_note', month: '2026-09' },
      ...{ total: -15, vat: -1.6 },
    });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('go on under another series from its month on', async () => {
    await begin({ prefix: 'B', first_number: 1, from_month: '2026-11' });
    await tip(ben, 100);
    harness.clock.set('2026-11-03T04:00:00.000Z');
    await tip(ben, 100);
    await changeMonth('2026-12-01T04:00:00.000Z');
    expect(await issueInvoices(harness.deps, 1)).toBe(2);
    expect((await own(ben)).map(({ number }: { number: string }) => number)).toEqual([
      ...['B-00000001', 'A-00000104', 'A-00000102'],
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('an invoice on paper', () => {
  it('is a PDF for whose it is and for finance', async () => {
    const { id } = (await own(ana)).at(-1);
    const answer = await file(ana, `/earnings/invoices/${id}.pdf`);
    expect(answer.headers['content-disposition']).toContain('likha-invoice-A-00000101.pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file(finance, `/admin/invoices/${id}.pdf`)).statusCode).toBe(200);
    const { actions } = (await call('GET', '/admin/audit', await harness.factory.admin())).json();
    expect(actions[0]).toMatchObject({ action: 'invoices.view', subject_id: ana.id });
    const named = harness.deps.db
      .selectFrom('invoices')
      .select('buyer_details_id')
      .where('month', '=', '2026-07-01' as never);
    expect((await named.orderBy('number').execute()).map((row) => row.buyer_details_id !== null)).toEqual([
      false,
      true,
    ]);
    expect(expectRefusal(await file(ben, `/earnings/invoices/${id}.pdf`)).code).toBe('invoice_not_found');
    expect(expectRefusal(await file(ben, '/earnings/invoices/x.pdf')).code).toBe('invoice_not_found');
  });

  it('is a line of its month’s list, which finance takes away on record', async () => {
    const { invoices } = (await call('GET', '/admin/invoices/months/2026-07?limit=1', finance)).json();
    expect(invoices).toMatchObject([{ number: 'A-00000101', buyer: { username: ana.username } }]);
    const csv = await file(finance, '/admin/invoices/months/2026-07.csv');
    const rows = csv.body.trim().split('\r\n');
    expect(rows).toHaveLength(3);
    for (const figure of ['A-00000101', '297.86', '32.14', '330']) expect(rows[1]).toContain(figure);
    expect(rows[2]).toContain('A-00000102');
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await file(support, '/admin/invoices/months/2026-07.csv')).code).toBe('other_part');
  });

  it('names nobody any more once its buyer is erased, and stays otherwise', async () => {
    const erases_at = harness.clock.now();
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'leaving', erases_at })
      .where('id', '=', ben.id)
      .execute();
    expect(await eraseAccounts(harness.deps)).toBe(1);
    const { invoices } = (await call('GET', '/admin/invoices/months/2026-07', finance)).json();
    expect(invoices[1]).toMatchObject({
      ...{ number: 'A-00000102', total: 9.9, buyer: { name: null, username: null } },
    });
    const row = await harness.deps.db
      .selectFrom('invoices')
      .select('buyer_details_id')
      .where('creator_id', '=', ben.id)
      .execute();
    expect(row.every(({ buyer_details_id: id }) => id === null)).toBe(true);
    const change = harness.deps.db.updateTable('invoices').set({ centavos: 1 }).execute();
    await expect(change).rejects.toThrow('only grows');
  });
});
