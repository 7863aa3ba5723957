import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { type Bought, bought, check, disputed } from '../credits/disputes/disputes.fixture.ts';
import { matchReports } from './match/match-reports.ts';
import { payMongoCsv, payPalCsv, type WrittenRow } from './report/reports.fixture.ts';
import { confirm, inWords, resolve, standing, upload, waiting } from './settlements.fixture.ts';

/** Reports of settlement, held against the books (P751 to P753). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
beforeEach(() => {
  harness.paypal.feePerMille = 39;
  harness.paymongo.feePerMille = 25;
});

/** ₱100 by PayMongo, or PayPal, and its row in a report. */
async function paid(method = 'gcash'): Promise<{ purchase: Bought; row: WrittenRow }> {
  const purchase = await bought(harness, { method });
  const fee = method === 'gcash' ? 250 : 390;
  return { purchase, row: { id: purchase.captureId, amount: 10_000, fee } };
}

async function unsettledOf({ captureId }: Bought): Promise<number> {
  const { db } = harness.deps;
  const rows = db
    .selectFrom('unsettled_captures as u')
    .innerJoin('payment_attempts as a', 'a.id', 'u.attempt_id');
  return (await rows.select('a.id').where('a.capture_id', '=', captureId).execute()).length;
}

/** What finance is told of a purchase (P744), from the click to the bank. */
async function storyOf({ id: purchaseId }: Bought) {
  const { id } = await harness.deps.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('subject_id', '=', purchaseId)
    .where('reason', '=', 'purchase')
    .executeTakeFirstOrThrow();
  const url = `/api/admin/books/entries/${id}`;
  const { steps, entries } = (await harness.app.inject({ url, headers: admin.headers })).json();
  return { steps: steps.map(inShort), entries: entries.map(({ reason }: { reason: string }) => reason) };
}

function inShort({ what, amount, provider, reference }: Record<string, unknown>) {
  if (what === 'settled') return `settled ${amount} of ${provider}`;
  return what === 'arrived' ? `arrived ${amount} ${reference}` : what;
}

const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

describe('a report that agrees', () => {
  it('closes clearing with what arrives, once, whoever says so how often', async () => {
    const [first, second] = [await paid(), await paid()];
    const [owed, bank] = await standing(harness, 'paymongo');
    expect(owed).toBe(2 * 9_750);
    const csv = payMongoCsv([first.row, second.row]);
    const { status, settlement } = await upload(harness, admin, csv);
    expect([status, settlement.provider, settlement.rows]).toEqual([201, 'paymongo', 2]);
    expect(await unsettledOf(first.purchase)).toBe(0);
    expect(await waiting(harness, admin)).toEqual([]);
    const key = { 'idempotency-key': 'confirm-once' };
    const answers = await Promise.all([
      confirm(harness, admin, settlement.id, 195, key),
      confirm(harness, admin, settlement.id, 195, key),
      confirm(harness, admin, settlement.id, 195),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    const late = await confirm(harness, admin, settlement.id, 195);
    expect(late.json()).toMatchObject({ code: 'settlement_confirmed' });
    expect(await standing(harness, 'paymongo')).toEqual([0, bank + 19_500]);
    expect(await waiting(harness, admin, 'difference')).toEqual([]);
    expect(await storyOf(first.purchase)).toEqual({
      steps: ['purchase_begun', 'captured', 'settled 100 of paymongo', 'arrived 195 BPI 0012'],
      entries: ['purchase', 'provider_fee', 'settlement'],
    });
    expect(await laws()).toEqual([]);
  });

  it('is taken once, and so is each of its rows in whatever report it comes', async () => {
    const [first, second] = [await paid(), await paid()];
    const one = payMongoCsv([first.row, first.row]);
    expect((await upload(harness, admin, one)).status).toBe(201);
    expect(await upload(harness, admin, one)).toMatchObject({ status: 409, code: 'settlement_report_known' });
    const { settlement } = await upload(harness, admin, payMongoCsv([second.row, first.row]));
    expect(await waiting(harness, admin)).toEqual([]);
    const url = '/api/admin/settlements?limit=2';
    const { settlements } = (await harness.app.inject({ url, headers: admin.headers })).json();
    expect(settlements[0]).toMatchObject({ id: settlement.id, status: 'ready', rows: 2, expected: 97.5 });
    expect(settlements[1]).toMatchObject({ rows: 2, expected: 97.5 });
  });

  it('matches refunds, disputes and what they cost, and expects what PayPal withdrew', async () => {
    const [refunded, lost] = [await paid('paypal'), await paid('paypal')];
    refunded.purchase.provider.refundByHand(refunded.purchase.id, 4_000);
    refunded.purchase.provider.refundByHand(refunded.purchase.id, 4_000);
    await check(harness, refunded.purchase);
    await disputed(harness, lost.purchase, 'lost', { feeCentavos: 75_000 });
    const of = refunded.purchase.captureId;
    const rows = [
      refunded.row,
      lost.row,
      { id: 'R1', type: 'T1107', amount: -4_000, of },
      { id: 'R2', type: 'T1107', amount: -4_000, of },
      { id: 'C1', type: 'T1201', amount: -10_000, of: lost.row.id },
      { id: 'F1', type: 'T0106', amount: -75_000, of: lost.row.id },
      { id: 'W1', type: 'T0400', amount: -1_220 },
    ];
    const { settlement } = await upload(harness, admin, payPalCsv(rows));
    expect(inWords(await waiting(harness, admin))).toEqual([]);
    expect((await confirm(harness, admin, settlement.id, 12.2)).json().settlement).toMatchObject({
      expected: 12.2,
    });
    expect(await laws()).toEqual([]);
  });
});

describe('what does not agree', () => {
  it('waits in a list, each for its reason, and leaves it with one', async () => {
    const [less, other, twice, dear] = [await paid(), await paid(), await paid(), await paid()];
    const csv = payMongoCsv([
      { ...less.row, amount: 9_000 },
      { ...other.row, currency: 'USD' },
      twice.row,
      { ...twice.row, amount: 11_000 },
      { ...dear.row, fee: 300 },
      { id: 'pay_of_nobody', amount: 5_000, fee: 125 },
      { id: 'ref_of_nobody', type: 'refund', amount: -5_000, of: twice.row.id },
      { id: 'adj_1', type: 'adjustment', amount: 700 },
    ]);
    await upload(harness, admin, csv);
    const items = await waiting(harness, admin);
    expect(inWords(items).sort()).toEqual(
      [
        `capture amount ${less.row.id}`,
        `capture currency ${other.row.id}`,
        `capture contradiction ${twice.row.id}`,
        `capture fee ${dear.row.id}`,
        'capture unknown pay_of_nobody',
        'refund unknown ref_of_nobody',
        'other unknown adj_1',
      ].sort(),
    );
    expect(await unsettledOf(other.purchase)).toBe(1);
    const [fee, ...rest] = items.sort(({ problem }) => (problem === 'fee' ? -1 : 1));
    const wrong = await resolve(harness, admin, { type: 'row', id: rest[0]?.id, book_fee: true });
    expect(wrong.statusCode).toBe(422);
    const [owed] = await standing(harness, 'paymongo');
    expect((await resolve(harness, admin, { type: 'row', id: fee?.id, book_fee: true })).statusCode).toBe(
      200,
    );
    expect((await standing(harness, 'paymongo'))[0]).toBe(owed - 50);
    for (const { id } of rest)
      expect((await resolve(harness, admin, { type: 'row', id })).statusCode).toBe(200);
    const again = await resolve(harness, admin, { type: 'row', id: rest[0]?.id });
    expect(again.json().code).toBe('settlement_resolved');
    expect((await resolve(harness, admin, { type: 'row', id: harness.deps.ids.next() })).statusCode).toBe(
      404,
    );
    expect(await waiting(harness, admin)).toEqual([]);
    expect(await laws()).toEqual([]);
  });

  it('is looked at again: a report may be faster than we are', async () => {
    const fan = await harness.factory.fan();
    const early = await bought(harness, { method: 'gcash' }, fan);
    await harness.deps.db
      .updateTable('payment_attempts')
      .set({ capture_id: `${early.captureId}-later` })
      .where('capture_id', '=', early.captureId)
      .execute();
    await upload(harness, admin, payMongoCsv([{ id: early.captureId, amount: 10_000, fee: 250 }]));
    expect(inWords(await waiting(harness, admin))).toEqual([`capture unknown ${early.captureId}`]);
    await harness.deps.db
      .updateTable('payment_attempts')
      .set({ capture_id: early.captureId })
      .where('capture_id', '=', `${early.captureId}-later`)
      .execute();
    await matchReports(harness.deps);
    expect(await waiting(harness, admin)).toEqual([]);
    expect(await unsettledOf(early)).toBe(0);
  });

  it('waits when another amount arrives than the report says, and when no report names a capture for a week', async () => {
    const { row } = await paid();
    const { settlement } = await upload(harness, admin, payMongoCsv([row]));
    await confirm(harness, admin, settlement.id, 90);
    expect(inWords(await waiting(harness, admin, 'difference'))).toEqual(['payout arrived BPI 0012']);
    await resolve(harness, admin, { type: 'difference', id: settlement.id });
    expect(await waiting(harness, admin, 'difference')).toEqual([]);
    const forgotten = await paid();
    const listed = async () =>
      (await waiting(harness, admin, 'capture')).filter(({ reference }) => reference === forgotten.row.id);
    expect(await listed()).toEqual([]);
    harness.clock.advance(8 * DAY_MS);
    const [item] = await listed();
    expect(item).toMatchObject({ problem: 'unnamed', days: 8 });
    await resolve(harness, admin, { type: 'capture', id: item?.id });
    expect(await listed()).toEqual([]);
    await upload(harness, admin, payMongoCsv([forgotten.row]));
    expect(await waiting(harness, admin)).toEqual([]);
    expect(await laws()).toEqual([]);
  });

  it('is not confirmed before it is matched, nor for a day that has not come or was over before it begins', async () => {
    const { row } = await paid();
    const { settlement } = await upload(harness, admin, payMongoCsv([row]));
    const { db } = harness.deps;
    const status = (to: 'matching' | 'ready', expected: number | null) =>
      db
        .updateTable('settlement_reports')
        .set({ status: to, expected_centavos: expected })
        .where('id', '=', settlement.id)
        .execute();
    await status('matching', null);
    expect((await confirm(harness, admin, settlement.id, 97.5)).json().code).toBe('settlement_matching');
    await status('ready', 9_750);
    const begins = (at: string) =>
      db
        .updateTable('settlement_reports')
        .set({ first_at: new Date(at) })
        .where('id', '=', settlement.id)
        .execute();
    await begins('2026-06-15T16:00:00.000Z');
    const early = await confirm(harness, admin, settlement.id, 97.5);
    expect(early.json().errors).toEqual({ arrived_on: 'That day is before everything in the report' });
    await begins('2026-06-15T15:59:59.000Z');
    harness.clock.set('2026-06-14T04:00:00.000Z');
    expect((await confirm(harness, admin, settlement.id, 97.5)).statusCode).toBe(422);
    harness.clock.set('2026-06-15T04:00:00.000Z');
    expect((await confirm(harness, admin, settlement.id, 97.5)).statusCode).toBe(200);
  });
});
