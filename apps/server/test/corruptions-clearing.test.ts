import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, newId, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld } from './rich-world.ts';

/** What providers keep, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
beforeAll(async () => {
  await makeRichWorld(harness);
});

const FEES = 'fees-are-booked';
const fee = `(select id from provider_fees where sequence = 1 order by id limit 1)`;
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
];

describe('clearing that was cooked', () => {
  it.each(CORRUPTIONS)('is found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
