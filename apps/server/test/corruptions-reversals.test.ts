import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, entryAbout, newId, reverseOf, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';

/** Reversals, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const MIRROR = 'reversals-mirror-their-cause';
const disputeEntry = (purchase: string) =>
  entryAbout('dispute', `(select id from disputes where purchase_id = '${purchase}')`);
const sale = (reason: string) =>
  `(select id from ledger_entries where reason = '${reason}' order by id limit 1)`;

const CORRUPTIONS: Corruption[] = [
  [
    'a refund that stands is reversed',
    MIRROR,
    () =>
      `${reverseOf(entryAbout('refund', `(select id from refunds where purchase_id = '${w.refunds.paid}')`), newId(harness))}`,
  ],
  [
    'a “reversal” moves revenue to a creator',
    MIRROR,
    () =>
      reverseOf(
        sale('unlock'),
        newId(harness),
        `(select id from ledger_accounts where type = 'revenue' order by balance desc limit 1), 'PHP:creator_payable:${w.idle.id}', 'PHP', 777`,
      ),
  ],
  [
    'a “reversal” of a refund moves revenue to a creator besides',
    MIRROR,
    () =>
      `insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select e.id, (select id from ledger_accounts where type = 'revenue' order by balance desc limit 1), 'PHP:creator_payable:${w.idle.id}', 'PHP', 500 from ledger_entries e where e.reason = 'reversal' limit 1`,
  ],
  ['a tip is reversed, and stays', MIRROR, () => reverseOf(sale('tip'), newId(harness))],
  [
    'an unlock is reversed, and its row goes',
    MIRROR,
    () =>
      `${reverseOf(sale('unlock'), newId(harness))}; delete from unlocks where id = (select subject_id from ledger_entries where reason = 'unlock' order by id limit 1)`,
  ],
  [
    'a purchase is reversed, and is called cancelled',
    MIRROR,
    () =>
      `${reverseOf(entryAbout('purchase', `'${w.purchases.plain}'`), newId(harness))}; update purchases set status = 'cancelled', granted_credits = null where id = '${w.purchases.plain}'`,
  ],
  [
    'a month is reversed, and its charge goes',
    MIRROR,
    () =>
      `${reverseOf(sale('subscription'), newId(harness))}; delete from subscription_charges where id = (select subject_id from ledger_entries where reason = 'subscription' order by id limit 1)`,
  ],
  [
    'a reversal is reversed',
    MIRROR,
    () =>
      reverseOf(
        `(select id from ledger_entries where reason = 'reversal' order by id limit 1)`,
        newId(harness),
      ),
  ],
  [
    'a lost dispute is given back',
    MIRROR,
    () => `${reverseOf(disputeEntry(w.disputes.spent), newId(harness))}`,
  ],
  [
    'a dispute is given back to another fan',
    MIRROR,
    () =>
      `update ledger_postings set to_account = 'CREDIT:wallet:${w.otherFan.id}' where starts_with(to_account, 'CREDIT:wallet') and entry_id in (select id from ledger_entries where reverses = ${disputeEntry(w.disputes.won)})`,
  ],
  [
    'a reversal is worth another amount than its entry',
    MIRROR,
    () => `update ledger_entries set value_centavos = value_centavos + 5 where reason = 'reversal'`,
  ],
  [
    'a reversal is made by a fan',
    MIRROR,
    () => `update ledger_entries set actor_type = 'fan', actor_id = '${w.fan.id}' where reason = 'reversal'`,
  ],
];

describe('reversals that were cooked', () => {
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
