import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, entryAbout, newId, reverseOf, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';

/** Refunds and disputes, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const SHARE = 'refunds-keep-their-share';
const WAY = 'refunds-go-their-way';
const AGREE = 'refund-requests-agree';
const request = (purchase: string, set: string) =>
  `update refund_requests set ${set} where purchase_id = '${purchase}'`;
const refundOf = (purchase: string) => `(select id from refunds where purchase_id = '${purchase}')`;
const disputeOf = (purchase: string) => `(select id from disputes where purchase_id = '${purchase}')`;
const refundEntry = (purchase: string) => entryAbout('refund', refundOf(purchase));
const disputeEntry = (purchase: string) => entryAbout('dispute', disputeOf(purchase));
/** A hundred credits less leave the wallet, and promotions get what is behind them. */
const fewerCredits = (entry: string, table: string, row: string, column: string, by: number) =>
  `update ${table} set ${column} = ${column} - ${by} where id = ${row};
   update ledger_postings set amount = amount - ${by} where entry_id = ${entry} and starts_with(from_account, 'CREDIT:wallet');
   insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${entry}, 'PHP:promotions', 'PHP:deposits', 'PHP', ${by * 100}`;
/** A part gives back so many centavos more, row, request and entry alike. */
const morePesos = (by: number) =>
  `update refunds set amount_centavos = amount_centavos + ${by} where id = ${refundOf(w.refunds.part)};
   ${request(w.refunds.part, `amount_centavos = amount_centavos + ${by}`)};
   update ledger_postings set amount = amount + ${by} where entry_id = ${refundEntry(w.refunds.part)} and starts_with(to_account, 'PHP:clearing');
   insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${refundEntry(w.refunds.part)}, ${by > 0 ? `'PHP:promotions', 'PHP:deposits'` : `'PHP:deposits', 'PHP:promotions'`}, 'PHP', ${Math.abs(by)};
   update ledger_entries set value_centavos = value_centavos + ${by} where id = ${refundEntry(w.refunds.part)}`;
const someoneElse = () => `'CREDIT:wallet:${w.otherFan.id}'`;
const mintedRefund = (credits: number, centavos: number) => {
  const id = newId(harness);
  return `insert into refunds (id, purchase_id, credits, amount_centavos, created_at) select ${id}, '${w.purchases.plain}', ${credits}, ${centavos}, max(created_at) from ledger_entries;
    ${copyEntry(
      refundEntry(w.refunds.paid),
      newId(harness),
      {
        key: `'refund:' || ${id}`,
        subject_id: id,
        actor_type: `'admin'`,
        actor_id: `'${w.admin.id}'::uuid`,
        value_centavos: `${centavos}`,
      },
      `case when starts_with(from_account, 'CREDIT') then ${someoneElse()} else from_account end, to_account, currency, case currency when 'CREDIT' then ${credits} else ${Math.min(centavos, credits * 100)} end`,
    )};
    insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select e.id, 'PHP:promotions', 'PHP:clearing:paypal', 'PHP', ${centavos - credits * 100} from ledger_entries e where e.subject_id = ${id} and ${centavos - credits * 100} > 0`;
};

const CORRUPTIONS: Corruption[] = [
  [
    'one credit is refunded for all the pesos',
    SHARE,
    () => fewerCredits(refundEntry(w.refunds.paid), 'refunds', refundOf(w.refunds.paid), 'credits', 119),
  ],
  [
    'a part of the credits stays after a refund found at the provider',
    SHARE,
    () => fewerCredits(refundEntry(w.refunds.byHand), 'refunds', refundOf(w.refunds.byHand), 'credits', 10),
  ],
  ['a part of a refund pays a peso more than its share', SHARE, () => morePesos(100)],
  ['a part of a refund pays a peso less than its share', SHARE, () => morePesos(-100)],
  [
    'the rest of a refund in part is taken as well',
    SHARE,
    () =>
      `update refunds set credits = 120 where id = ${refundOf(w.refunds.part)};
       ${request(w.refunds.part, 'credits = 120, whole_credits = null, whole_centavos = null')};
       update ledger_postings set amount = 120 where entry_id = ${refundEntry(w.refunds.part)} and starts_with(from_account, 'CREDIT:wallet');
       insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${refundEntry(w.refunds.part)}, 'PHP:deposits', 'PHP:promotions', 'PHP', 7000`,
  ],
  [
    'the rest of a refund in part stays held',
    AGREE,
    () => request(w.refunds.part, 'credits = whole_credits, whole_credits = null, whole_centavos = null'),
  ],
  [
    'a second part is made that exceeds the purchase with the first',
    'refunds-are-booked',
    () => {
      const id = newId(harness);
      const copied = copyEntry(
        refundEntry(w.refunds.part),
        newId(harness),
        { key: `'refund:' || ${id}`, subject_id: id, value_centavos: '7100' },
        `from_account, to_account, currency, case currency when 'CREDIT' then 71 else 7100 end`,
      );
      return `${copied}; insert into refunds (id, purchase_id, credits, amount_centavos, created_at) select ${id}, purchase_id, 71, 7100, created_at from refunds where id = ${refundOf(w.refunds.part)}`;
    },
  ],
  [
    'a payer of a part wins a dispute about everything, and nobody says that it paid the part',
    'payers-get-back-what-they-paid',
    () =>
      `insert into disputes (id, purchase_id, fan_id, provider, capture_id, provider_dispute_id, state, amount_centavos, taken_centavos, taken_credits, spent_credits, debt_centavos, is_loss, opened_at, created_at, ended_at, seen_at)
       select ${newId(harness)}, q.purchase_id, q.fan_id, 'paypal', 'c', 'd', 'lost', 12000, 0, 0, 0, 0, false, now(), now(), now(), now() from refund_requests q where q.purchase_id = '${w.refunds.part}'`,
  ],
  ['a refund is made of a purchase that nobody asked back', WAY, () => mintedRefund(300, 30_000)],
  ['pesos go back and nearly no credit', SHARE, () => mintedRefund(1, 30_000)],
  [
    'credits go back and nearly no peso',
    SHARE,
    () => `${mintedRefund(300, 100)}; update ledger_postings set amount = amount where false`,
  ],
  [
    'a dispute’s debt is wiped, row and entry alike',
    SHARE,
    () => {
      const entry = disputeEntry(w.disputes.spent);
      return `update ledger_postings set from_account = 'PHP:promotions' where entry_id = ${entry} and starts_with(from_account, 'PHP:fan_debt'); update disputes set debt_centavos = 0 where id = ${disputeOf(w.disputes.spent)}`;
    },
  ],
  [
    'a dispute’s debt is wiped, and with it what was spent',
    SHARE,
    () => {
      const entry = disputeEntry(w.disputes.spent);
      return `update ledger_postings set from_account = 'PHP:promotions' where entry_id = ${entry} and starts_with(from_account, 'PHP:fan_debt'); update disputes set debt_centavos = 0, spent_credits = 0 where id = ${disputeOf(w.disputes.spent)}`;
    },
  ],
  [
    'a found refund’s debt is wiped',
    SHARE,
    () =>
      `update ledger_postings set from_account = 'PHP:promotions' where entry_id = ${refundEntry(w.refunds.byHand)} and starts_with(from_account, 'PHP:fan_debt'); update refunds set debt_centavos = 0 where id = ${refundOf(w.refunds.byHand)}`,
  ],
  [
    'a fan’s debt is called nobody’s, entry and row alike',
    SHARE,
    () => `insert into ledger_accounts (id, currency, type, owner, stripe, balance, created_at) values ('PHP:chargeback_loss', 'PHP', 'chargeback_loss', '', 0, 0, now()) on conflict do nothing;
    update ledger_postings set from_account = 'PHP:chargeback_loss' where entry_id = ${disputeEntry(w.disputes.spent)} and starts_with(from_account, 'PHP:fan_debt'); update disputes set is_loss = true where id = ${disputeOf(w.disputes.spent)}`,
  ],
  [
    'a debt is larger than what was spent',
    SHARE,
    () => {
      const entry = disputeEntry(w.disputes.spent);
      return `update ledger_postings set amount = amount + 100 where entry_id = ${entry} and starts_with(from_account, 'PHP:fan_debt'); update disputes set debt_centavos = debt_centavos + 100 where id = ${disputeOf(w.disputes.spent)};
      insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${entry}, 'PHP:clearing:paypal', 'PHP:promotions', 'PHP', 100`;
    },
  ],
  [
    'a dispute takes a part of what its payer wants back',
    SHARE,
    () => {
      const entry = disputeEntry(w.disputes.whole);
      return `update disputes set taken_centavos = 1000 where id = ${disputeOf(w.disputes.whole)}; update ledger_entries set value_centavos = 1000 where id = ${entry};
      insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${entry}, 'PHP:clearing:paypal', 'PHP:promotions', 'PHP', 99000`;
    },
  ],
  [
    'a dispute leaves the fan the credits',
    SHARE,
    () =>
      fewerCredits(
        disputeEntry(w.disputes.whole),
        'disputes',
        disputeOf(w.disputes.whole),
        'taken_credits',
        999,
      ),
  ],
  [
    'an unpaid refund is called paid',
    WAY,
    () => request(w.refunds.unpaid, `paid_back_at = now(), next_check_at = null`),
  ],
  [
    'an unpaid refund is never asked about again',
    WAY,
    () => request(w.refunds.unpaid, `next_check_at = null, decision = 'declined', refund_id = null`),
  ],
  ['a refund is approved by the fan', WAY, () => request(w.refunds.paid, 'decided_by = fan_id')],
  [
    'a refund is approved by another admin than is on record',
    WAY,
    () => request(w.refunds.paid, `decided_by = '${w.otherAdmin.id}'`),
  ],
  [
    'the approval of a refund is not on record',
    WAY,
    () =>
      `delete from admin_actions where action = 'refund.approve' and before ->> 'purchase_id' = '${w.refunds.paid}'`,
  ],
  [
    'a declined refund is called approved, and no money moved',
    AGREE,
    () =>
      request(
        w.refunds.declined,
        `decision = 'approved', refund_id = gen_random_uuid(), next_check_at = now()`,
      ),
  ],
  [
    'an approved refund is called declined',
    WAY,
    () =>
      request(
        w.refunds.paid,
        `decision = 'declined', refund_id = null, paid_back_at = null, paid_back_by = null`,
      ),
  ],
  [
    'a refund is asked for a month after its purchase',
    WAY,
    () => request(w.refunds.paid, `asked_at = asked_at + interval '30 days'`),
  ],
  [
    'a refund is approved before it is asked for',
    WAY,
    () => request(w.refunds.paid, `decided_at = asked_at - interval '1 hour'`),
  ],
  [
    'the request of a refund that was made disappears',
    WAY,
    () => `delete from refund_requests where purchase_id = '${w.refunds.paid}'`,
  ],
  [
    'a refund is paid back before it is approved',
    WAY,
    () => request(w.refunds.paid, `paid_back_at = decided_at - interval '1 hour'`),
  ],
  [
    'a paid refund is undone and its credits come back',
    WAY,
    () =>
      `${reverseOf(refundEntry(w.refunds.paid), newId(harness))}; update refunds set undone_at = now() where purchase_id = '${w.refunds.paid}'; update purchases set status = 'completed' where id = '${w.refunds.paid}'; ${request(w.refunds.paid, `decision = null, decided_at = null, decided_by = null, refund_id = null, paid_back_at = null, paid_back_by = null, refused_at = now()`)}`,
  ],
  [
    'money that was returned is called returned without its provider’s word',
    'captures-are-credited',
    () =>
      `update payment_attempts set status = 'mismatch', returned_at = now() where purchase_id = '${w.purchases.plain}'; update purchases set status = 'declined', granted_credits = null where id = '${w.purchases.plain}'; delete from ledger_postings where entry_id = ${entryAbout('purchase', `'${w.purchases.plain}'`)}; delete from ledger_entries where subject_id = '${w.purchases.plain}'`,
  ],
  [
    'a refund is of a purchase that its provider still holds whole',
    WAY,
    () => request(w.refunds.paid, 'provider_refund_id = null, accepted_at = null'),
  ],
];

describe('refunds and disputes that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
