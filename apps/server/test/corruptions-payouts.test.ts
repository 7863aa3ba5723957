import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, entryAbout, newId, reverseOf, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';

/** Payouts and commission, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const WAY = 'payouts-go-their-way';
const BOOKED = 'payouts-are-booked';
const MIRROR = 'reversals-mirror-their-cause';
const DUE = 'releases-are-due';
const of = (reason: string, payout: string) => entryAbout(reason, `'${payout}'`);
const payoutRow = (id: string, set: string) => `update payouts set ${set} where id = '${id}'`;
const event = (payout: string, kind: string, set: string) =>
  `update payout_events set ${set} where payout_id = '${payout}' and kind = '${kind}'`;
/** A whole payout like another, row and entries; what is said of it is up to the forger. */
const forged = (like: string, reasons: string[], changes: string) => {
  const id = newId(harness);
  const row = `insert into payouts select (jsonb_populate_record(p, jsonb_build_object('id', ${id}) || '${changes}')).* from payouts p where id = '${like}'`;
  const entries = reasons.map((reason) =>
    copyEntry(of(reason, like), newId(harness), { key: `reason || ':' || ${id}`, subject_id: id }),
  );
  return { id, sql: [row, ...entries].join(';') };
};
const events = (id: string, like: string) =>
  `insert into payout_events select gen_random_uuid(), ${id}, at, kind, actor_id, network, reason, reference from payout_events where payout_id = '${like}'`;
const ALL = ['payout_hold', 'payout_send', 'payout_settle'];
const release = (set: string) =>
  `update affiliate_releases set ${set} where affiliate_id = '${w.referrer.id}' and day = (select min(day) from affiliate_releases)`;
const releaseEntry = () =>
  `(select e.id from ledger_entries e join affiliate_releases r on r.id = e.subject_id order by r.day limit 1)`;
/** Releases what `days` of sales brought, row and entry alike. */
const releaseOf = (day: string, centavos: string, affiliate = w.referrer.id) => {
  const [id, entry] = [newId(harness), newId(harness)];
  return `insert into affiliate_releases select ${id}, '${affiliate}', ${day}, ${centavos}, max(created_at) from ledger_entries;
    ${copyEntry(releaseEntry(), entry, { key: `'affiliate_release:' || ${id}`, subject_id: id, value_centavos: centavos }, `regexp_replace(from_account, '[^:#]+(#.*)?$', '${affiliate}\\1'), regexp_replace(to_account, '[^:]+$', '${affiliate}'), currency, ${centavos}`)}`;
};
const LAST_DAY = `(select (max(created_at) at time zone 'Asia/Manila')::date from ledger_entries where reason = 'tip')`;

const CORRUPTIONS: Corruption[] = [
  [
    'a paid payout is reversed in the books',
    MIRROR,
    () => reverseOf(of('payout_settle', w.payouts.paid), newId(harness)),
  ],
  [
    'a paid payout is reversed whole, and paid again under another id',
    MIRROR,
    () => {
      const back = ALL.map((reason) => reverseOf(of(reason, w.payouts.paid), newId(harness)));
      const again = forged(w.payouts.paid, ALL, '{}');
      return [...back, again.sql, events(again.id, w.payouts.paid)].join(';');
    },
  ],
  [
    'a paid payout is paid a second time, with all rows present',
    WAY,
    () => {
      const again = forged(w.payouts.paid, ALL, '{}');
      return `${again.sql}; ${events(again.id, w.payouts.paid)}`;
    },
  ],
  [
    'a payout is forged whole and nothing is on record of it',
    WAY,
    () => forged(w.payouts.paid, ALL, '{}').sql,
  ],
  [
    'a payout that waits is forged',
    WAY,
    () =>
      forged(
        w.payouts.failed,
        ['payout_hold'],
        '{"status": "pending", "bucket": "affiliate", "decided_at": null, "decided_by": null, "finished_at": null, "finished_by": null}',
      ).sql,
  ],
  [
    'the account of a payout that waits is swapped',
    WAY,
    () => payoutRow(w.payouts.pending, `sealed = 'forged'::bytea`),
  ],
  [
    'the account of an approved payout is swapped',
    WAY,
    () => payoutRow(w.payouts.approved, `sealed = 'forged'::bytea, last_characters = '9999'`),
  ],
  [
    'the account of a payout and of its creator are swapped alike',
    WAY,
    () =>
      `${payoutRow(w.payouts.approved, `sealed = 'forged'::bytea`)}; update payout_settings set sealed = 'forged'::bytea where creator_id = '${w.creator.id}'`,
  ],
  [
    'the account that a creator has now is swapped',
    WAY,
    () => `update payout_settings set sealed = 'forged'::bytea where creator_id = '${w.referrer.id}'`,
  ],
  [
    'a payout goes to the account that its creator had before',
    WAY,
    () =>
      payoutRow(w.payouts.approved, `sealed = (select sealed from payouts where id = '${w.payouts.paid}')`),
  ],
  [
    'a payout is another creator’s, row and postings alike',
    WAY,
    () =>
      `${payoutRow(w.payouts.paid, `creator_id = '${w.idle.id}'`)}; update ledger_postings set from_account = replace(from_account, '${w.creator.id}', '${w.idle.id}'), to_account = replace(to_account, '${w.creator.id}', '${w.idle.id}') where entry_id in (select id from ledger_entries where subject_id = '${w.payouts.paid}')`,
  ],
  [
    'a payout is decided by its creator',
    WAY,
    () =>
      `${payoutRow(w.payouts.paid, `decided_by = creator_id`)}; ${event(w.payouts.paid, 'approve', `actor_id = '${w.creator.id}'`)}`,
  ],
  ['a payout is decided by a fan', WAY, () => payoutRow(w.payouts.paid, `decided_by = '${w.fan.id}'`)],
  [
    'a payout is decided by another admin than is on record',
    WAY,
    () =>
      `${payoutRow(w.payouts.paid, `decided_by = '${w.otherAdmin.id}'`)}; ${event(w.payouts.paid, 'approve', `actor_id = '${w.otherAdmin.id}'`)}`,
  ],
  ['a payout is finished by its creator', WAY, () => payoutRow(w.payouts.paid, `finished_by = creator_id`)],
  [
    'the approval of a payout is not on record',
    WAY,
    () => `delete from payout_events where payout_id = '${w.payouts.paid}' and kind = 'approve'`,
  ],
  [
    'that a payout was paid is not on record',
    WAY,
    () => `delete from payout_events where payout_id = '${w.payouts.paid}' and kind = 'paid'`,
  ],
  [
    'that a payout was asked for is not on record',
    WAY,
    () => `delete from payout_events where payout_id = '${w.payouts.pending}'`,
  ],
  [
    'a payout is asked for by an admin',
    WAY,
    () => event(w.payouts.pending, 'requested', `actor_id = '${w.admin.id}'`),
  ],
  [
    'a payout is paid before it is approved',
    WAY,
    () => event(w.payouts.paid, 'paid', `at = at - interval '90 minutes'`),
  ],
  [
    'a payout is approved before it is asked for',
    WAY,
    () => payoutRow(w.payouts.approved, `decided_at = requested_at - interval '1 hour'`),
  ],
  [
    'a paid payout lacks the reference of its transfer',
    WAY,
    () => payoutRow(w.payouts.paid, 'reference = null'),
  ],
  [
    'a payout leaves by another reference than is on record',
    WAY,
    () => payoutRow(w.payouts.paid, `reference = 'GC-2'`),
  ],
  [
    'what an admin decided is not on record',
    WAY,
    () =>
      `delete from admin_actions where action = 'payout.approve' and before ->> 'payout_id' = '${w.payouts.paid}'`,
  ],
  [
    'a payout is of less than the least',
    WAY,
    () =>
      `${payoutRow(w.payouts.affiliate, 'centavos = 40000')}; update ledger_postings set amount = 40000 where entry_id in (select id from ledger_entries where subject_id = '${w.payouts.affiliate}'); update ledger_entries set value_centavos = 40000 where subject_id = '${w.payouts.affiliate}'`,
  ],
  [
    'a payout is larger in the books than it says it is worth',
    WAY,
    () =>
      `update ledger_entries set value_centavos = value_centavos + 1 where subject_id = '${w.payouts.paid}' and reason = 'payout_settle'`,
  ],
  [
    'a payout is held twice',
    WAY,
    () => copyEntry(of('payout_hold', w.payouts.rejected), newId(harness), { key: `key || '-again'` }),
  ],
  [
    'a payout is taken from commission and says earnings',
    BOOKED,
    () =>
      `update ledger_postings set from_account = 'PHP:affiliate_payable:${w.creator.id}' where entry_id = ${of('payout_hold', w.payouts.pending)}`,
  ],
  [
    'a payout is given back to another creator',
    BOOKED,
    () =>
      `update ledger_postings set to_account = 'PHP:creator_payable:${w.idle.id}' where entry_id = ${of('payout_return', w.payouts.rejected)}`,
  ],
  [
    'a paid payout leaves through the fans’ provider',
    BOOKED,
    () =>
      `update ledger_postings set to_account = 'PHP:clearing:paypal' where entry_id = ${of('payout_settle', w.payouts.paid)}`,
  ],
  [
    'a failed payout is called paid',
    BOOKED,
    () => payoutRow(w.payouts.failed, `status = 'paid', reference = 'GC-3'`),
  ],
  [
    'a paid payout is called failed',
    BOOKED,
    () => payoutRow(w.payouts.paid, `status = 'failed', reason = 'x'`),
  ],
  [
    'a rejected payout is called approved',
    BOOKED,
    () => payoutRow(w.payouts.rejected, `status = 'approved'`),
  ],
  [
    'a payout that waits disappears with its entry',
    WAY,
    () =>
      `delete from ledger_postings where entry_id = ${of('payout_hold', w.payouts.pending)}; delete from ledger_entries where subject_id = '${w.payouts.pending}'; delete from payouts where id = '${w.payouts.pending}'`,
  ],
  [
    'a paid payout disappears with all that is on record',
    WAY,
    () =>
      `delete from ledger_postings where entry_id in (select id from ledger_entries where subject_id = '${w.payouts.paid}'); delete from ledger_entries where subject_id = '${w.payouts.paid}'; delete from payouts where id = '${w.payouts.paid}'; delete from payout_events where payout_id = '${w.payouts.paid}'`,
  ],
  [
    'a payout is made by the system instead of its creator',
    WAY,
    () =>
      `update ledger_entries set actor_type = 'system', actor_id = null where id = ${of('payout_hold', w.payouts.paid)}`,
  ],
  ['commission is released on the day on which it is earned', DUE, () => releaseOf(LAST_DAY, '7200')],
  [
    'commission is released twice, as of another day',
    DUE,
    () => releaseOf(`(select min(day) - 3 from affiliate_releases)`, '7200'),
  ],
  ['commission is released that nobody earned', DUE, () => releaseOf(`'2026-01-01'`, '100', w.creator.id)],
  [
    'more commission is released than the day brought',
    DUE,
    () =>
      `${release('centavos = centavos + 500')}; update ledger_postings set amount = amount + 500 where entry_id = ${releaseEntry()}`,
  ],
  [
    'less commission is released than the day brought',
    DUE,
    () =>
      `${release('centavos = centavos - 500')}; update ledger_postings set amount = amount - 500 where entry_id = ${releaseEntry()}`,
  ],
  [
    'a release is called earlier than it was',
    DUE,
    () => release(`released_at = released_at - interval '20 days'`),
  ],
  ['a release is of a later day than its sales', DUE, () => release('day = day + 9')],
  [
    'commission that is due stays held',
    DUE,
    () =>
      `delete from ledger_postings where entry_id = ${releaseEntry()}; delete from ledger_entries where id = ${releaseEntry()}; delete from affiliate_releases where day = (select min(day) from affiliate_releases)`,
  ],
  ['a release is reversed', MIRROR, () => reverseOf(releaseEntry(), newId(harness))],
  [
    'a hold is reversed while its payout waits',
    MIRROR,
    () => reverseOf(of('payout_hold', w.payouts.pending), newId(harness)),
  ],
];

describe('payouts and commission that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
