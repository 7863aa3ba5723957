import { beforeAll, describe, expect, it } from 'vitest';
import { matchReports } from '../src/modules/settlements/match/match-reports.ts';
import { payPalCsv } from '../src/modules/settlements/report/reports.fixture.ts';
import { confirm, resolve, upload } from '../src/modules/settlements/settlements.fixture.ts';
import { type Corruption, copyEntry, newId, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld } from './rich-world.ts';

/** What providers keep, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
beforeAll(async () => {
  const { admin } = await makeRichWorld(harness);
  await settleFirst(admin);
});

/** A report of the first capture, of one of nobody and of what went to the bank; it arrived, and what did not agree is explained. */
async function settleFirst(admin: Parameters<typeof upload>[1]): Promise<void> {
  const { db } = harness.deps;
  const captured = db.selectFrom('payment_attempts').select(['capture_id', 'captured_centavos']);
  const first = await captured.where('status', '=', 'captured').orderBy('id').executeTakeFirstOrThrow();
  const amount = first.captured_centavos ?? 0;
  const rows = [
    { id: first.capture_id ?? '', amount, fee: Math.floor((amount * 39) / 1000) },
    { id: 'CAP-OF-NOBODY', amount: 10_000 },
    { id: 'W1', type: 'T0400', amount: -9_000 },
    { id: 'H1', type: 'T2103', amount: -1_000 },
    { id: 'H2', type: 'T2103', amount: -500, currency: 'USD' },
  ];
  const { settlement } = await upload(harness, admin, payPalCsv(rows));
  await confirm(harness, admin, settlement.id, 90);
  const { id } = await db
    .selectFrom('settlement_rows')
    .select('id')
    .where('problem', '=', 'unknown')
    .where('kind', '=', 'capture')
    .executeTakeFirstOrThrow();
  await resolve(harness, admin, { type: 'row', id });
  await matchReports(harness.deps);
}

const FEES = 'fees-are-booked';
const fee = `(select id from provider_fees where sequence = 1 order by id limit 1)`;
const BANK = 'settlements-are-booked';
const arrival = `(select id from ledger_entries where reason = 'settlement' order by id limit 1)`;
const settled = `(select id from settlement_rows where our_kind = 'capture')`;
const RESERVE = 'reserves-are-booked';
const kept = `(select id from settlement_rows where our_kind = 'reserve')`;
const keptEntry = `(select id from ledger_entries where reason = 'provider_reserve' order by id limit 1)`;
const feeEntry = `(select id from ledger_entries where reason = 'provider_fee' order by id limit 1)`;

const CORRUPTIONS: Corruption[] = [
  ['a fee is forgotten', FEES, () => `delete from provider_fees where id = ${fee}`],
  [
    'a fee is edited',
    FEES,
    () => `update provider_fees set fee_centavos = fee_centavos + 1 where id = ${fee}`,
  ],
  [
    'a fee and its change are edited alike',
    FEES,
    () =>
      `update provider_fees set fee_centavos = fee_centavos + 1, change_centavos = change_centavos + 1 where id = ${fee}`,
  ],
  [
    'revenue pays a fee',
    FEES,
    () =>
      `update ledger_postings set from_account = (select id from ledger_accounts where type = 'revenue' order by balance desc limit 1) where entry_id = ${feeEntry}`,
  ],
  [
    'a fee is booked twice',
    FEES,
    () => {
      const key = { key: `'provider_fee:' || gen_random_uuid()`, subject_id: 'gen_random_uuid()' };
      return copyEntry(feeEntry, newId(harness), key);
    },
  ],
  [
    'a fee came back that nobody gave back',
    FEES,
    () =>
      `insert into provider_fees select ${newId(harness)}, provider, source, source_id, purchase_id, 9, 0, -fee_centavos, seen_at, created_at from provider_fees where id = ${fee}`,
  ],
  [
    'a fee is of another purchase',
    FEES,
    () =>
      `update provider_fees f set purchase_id = (select id from purchases p where p.id <> f.purchase_id limit 1) where id = ${fee}`,
  ],
  [
    'more is kept than was taken',
    FEES,
    () =>
      `update payment_attempts set captured_centavos = 1 where capture_id = (select source_id from provider_fees where id = ${fee})`,
  ],
  [
    'a provider pays us for taking payments',
    'signs-follow-types',
    () =>
      `update ledger_postings set from_account = to_account, to_account = from_account, amount = 100000000 where entry_id = ${feeEntry}`,
  ],
  [
    'more arrived than the books say',
    BANK,
    () => `update settlement_reports set arrived_centavos = arrived_centavos + 1`,
  ],
  [
    'what arrived is in the books of another amount',
    BANK,
    () =>
      `update ledger_postings set amount = amount + 1 where entry_id = ${arrival}; update ledger_entries set value_centavos = value_centavos + 1 where id = ${arrival}`,
  ],
  [
    'what arrived is taken from promotions',
    BANK,
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where type = 'promotions' limit 1) where entry_id = ${arrival}`,
  ],
  [
    'what arrived is booked twice',
    BANK,
    () =>
      copyEntry(arrival, newId(harness), {
        key: `'settlement:' || gen_random_uuid()`,
        subject_id: 'gen_random_uuid()',
      }),
  ],
  [
    'another says that it arrived',
    BANK,
    () =>
      `update settlement_reports set confirmed_by = (select id from users where id <> confirmed_by limit 1)`,
  ],
  [
    'a report is forgotten that money arrived of',
    BANK,
    () =>
      `update settlement_reports set status = 'ready', arrived_centavos = null, arrived_on = null, confirmed_by = null, confirmed_at = null`,
  ],
  [
    'revenue goes to the bank',
    BANK,
    () => `update ledger_postings set to_account = 'PHP:bank' where entry_id = ${feeEntry}`,
  ],
  [
    'a report expects more',
    BANK,
    () => `update settlement_reports set expected_centavos = expected_centavos + 1`,
  ],
  [
    'a row says another amount',
    BANK,
    () => `update settlement_rows set amount_centavos = amount_centavos + 1 where id = ${settled}`,
  ],
  [
    'a row is of another capture',
    BANK,
    () =>
      `update settlement_rows set our_id = (select id from payment_attempts where status = 'captured' order by id desc limit 1) where id = ${settled}`,
  ],
  [
    'a row that agrees with nothing is called good',
    BANK,
    () => `update settlement_rows set problem = null where kind = 'capture' and our_id is null`,
  ],
  [
    'a row is forgotten that settled a capture',
    BANK,
    () => `delete from settlement_rows where id = ${settled}`,
  ],
  ['what was explained loses its reason', BANK, () => `delete from settlement_resolutions`],
  [
    'a capture that no report named is on no list',
    BANK,
    () =>
      `delete from unsettled_captures where attempt_id = (select attempt_id from unsettled_captures limit 1)`,
  ],
  [
    'a capture is called resolved without a word',
    BANK,
    () => `update unsettled_captures set resolved_at = now()`,
  ],
  [
    'more is kept back than a report says',
    RESERVE,
    () => `update settlement_rows set amount_centavos = amount_centavos - 1 where id = ${kept}`,
  ],
  [
    'what is kept back is in the books of another amount',
    RESERVE,
    () =>
      `update ledger_postings set amount = amount + 1 where entry_id = ${keptEntry}; update ledger_entries set value_centavos = value_centavos + 1 where id = ${keptEntry}`,
  ],
  [
    'what is kept back is taken from promotions',
    RESERVE,
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where type = 'promotions' limit 1) where entry_id = ${keptEntry}`,
  ],
  [
    'what is kept back is booked twice',
    RESERVE,
    () =>
      copyEntry(keptEntry, newId(harness), {
        key: `'provider_reserve:' || gen_random_uuid()`,
        subject_id: 'gen_random_uuid()',
      }),
  ],
  ['a row of a reserve is forgotten', RESERVE, () => `delete from settlement_rows where id = ${kept}`],
  [
    'a row of a reserve was never booked',
    RESERVE,
    () => `update settlement_rows set problem = null where kind = 'reserve' and our_id is null`,
  ],
  [
    'a row in dollars is called booked',
    RESERVE,
    () =>
      `update settlement_rows set our_kind = 'reserve', our_id = id, problem = null where kind = 'reserve' and our_id is null`,
  ],
  [
    'revenue hides in a reserve',
    RESERVE,
    () => `update ledger_postings set to_account = 'PHP:reserve:paypal' where entry_id = ${feeEntry}`,
  ],
];

describe('clearing that was cooked', () => {
  it.each(CORRUPTIONS)('is found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
