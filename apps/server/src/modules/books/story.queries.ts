import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { type EntryFacts, entryFacts, type PostingRow } from './journal.queries.ts';

type Sql = RawBuilder<unknown>;

/** As many as somebody reads. */
export const MOST = 100;

export interface Told {
  correlation_id: string;
  purchase_id: string | null;
  payout_id: string | null;
  /** The reports of settlement that name the purchase's payment, or the one that it is about. */
  report_ids: string[];
  /** What paid the tax office what was withheld or put aside, whether it stands or was taken back. */
  remittance_ids: string[];
  /** What left our bank for the payout, as those that arrived first are covered first, or the one that it is about. */
  funding_ids: string[];
  /** The row of a report by which a provider keeps something back. */
  row_id: string | null;
  /** The sale itself, that which came back, those whose share was taken back, or those whose commission is released. */
  sale_ids: string[];
  /** What made somebody owe what they pay off. */
  owed_ids: string[];
  /** Who has left what is the platform's now. */
  gone_id: string | null;
  /** By what a credit became worth more, or less. */
  rate_change_id: string | null;
  /** What released the commission of a day. */
  release_id: string | null;
}

/** What an entry belongs to: of a reversal that of what it reverses; of refunds, disputes, fees and what was taken back the purchase, of what is owed to the tax office what paid it (P907), of a payout what left our bank for it (P956). Undefined where there is none. */
export async function findTold(db: Queryable, id: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select e.correlation_id::text,
      case o.subject_type when 'purchase' then o.subject_id
        when 'refund' then (select purchase_id from refunds where id = o.subject_id)
        when 'dispute' then (select purchase_id from disputes where id = o.subject_id)
        when 'provider_fee' then (select purchase_id from provider_fees where id = o.subject_id)
        when 'clawback' then (select coalesce(r.purchase_id, d.purchase_id) from clawback_parts p join clawbacks c on c.id = p.clawback_id
          left join refunds r on r.id = c.cause_id left join disputes d on d.id = c.cause_id where p.id = o.subject_id)
        end::text as purchase_id,
      case o.subject_type when 'payout' then o.subject_id end::text as payout_id,
      case o.subject_type when 'settlement' then array(select report_id::text from settlement_arrivals where arrival_id = o.subject_id)
        when 'provider_reserve' then array(select report_id::text from settlement_rows where id = o.subject_id) else '{}' end as report_ids,
      case o.subject_type when 'tax_remittance' then array[o.subject_id::text]
        when 'vat' then array(select r.id::text from vat_days d join tax_remittances r on r.tax = 'vat' and r.month = date_trunc('quarter', d.day)::date where d.id = o.subject_id)
        when 'payout' then ${remittedOf(sql`o.subject_id`)} else '{}' end as remittance_ids,
      case o.subject_type when 'payout_funding' then array[o.subject_id::text] when 'payout' then ${coveredBy(sql`o.subject_id`)} else '{}' end as funding_ids,
      case o.subject_type when 'provider_reserve' then o.subject_id end::text as row_id,
      case when o.subject_type = 'restitution' then array(select sale_entry_id::text from restitutions where id = o.subject_id)
        when o.subject_type = 'affiliate_release' then ${earnedOnDayOf(sql`o.subject_id`)}
        when o.reason in ('unlock', 'subscription', 'tip') then array[o.id::text] else '{}' end as sale_ids,
      case o.subject_type when 'debt_settlement' then ${owedFor(sql`o.subject_id`)} else '{}' end as owed_ids,
      case o.subject_type when 'breakage' then (select fan_id from breakages where id = o.subject_id)
        when 'forfeit' then (select person_id from forfeits where id = o.subject_id) end::text as gone_id,
      case o.subject_type when 'rate_change' then o.subject_id end::text as rate_change_id,
      case o.subject_type when 'affiliate_release' then o.subject_id end::text as release_id
    from ledger_entries e join ledger_entries o on o.id = coalesce(e.reverses, e.id) where e.id = ${id}::uuid`.execute(
    db,
  );
  const [told] = rows;
  if (!told?.purchase_id) return told;
  const named = await sql<Pick<Told, 'report_ids' | 'sale_ids'>>`
    select array(select distinct report_id::text from ${namedRows(told)} r limit ${MOST}) as report_ids,
      array(select distinct sale_entry_id::text from ${takenBackFor(told.purchase_id)} b limit ${MOST}) as sale_ids`.execute(
    db,
  );
  return { ...told, ...named.rows[0] };
}

/** What paid the tax office the months in which more was withheld of a payout than came back, or less. */
const remittedOf = (payoutId: Sql): Sql => sql`array(
  select r.id::text from (
    select date_trunc('month', w.created_at at time zone 'Asia/Manila')::date as month from ledger_entries w
    where w.subject_id = ${payoutId} and w.reason in ('payout_withhold', 'payout_withhold_return')
    group by 1 having sum(case w.reason when 'payout_withhold' then w.value_centavos else -w.value_centavos end) <> 0
  ) withheld join tax_remittances r on r.tax = 'withheld' and r.month = withheld.month)`;

/** What of a payout left our bank (P956): payouts and what left for them are laid side by side, each in the order in which it was; one that did not arrive, or came back, is covered by nothing. */
const coveredBy = (payoutId: Sql): Sql => sql`array(
  select f.id::text from (
    select p.centavos - p.fee_centavos - p.withheld_centavos as sent, (select sum(b.centavos - b.fee_centavos - b.withheld_centavos)
      from payouts b where b.status = 'paid' and (b.finished_at, b.id) <= (p.finished_at, p.id)) as until
    from payouts p where p.id = ${payoutId} and p.status = 'paid'
  ) paid join (
    select id, centavos, sum(centavos) over (order by left_on, id rows unbounded preceding) as until from payout_fundings
    where done_at is not null and back_at is null
  ) f on f.until > paid.until - paid.sent and f.until - f.centavos < paid.until order by f.until limit ${MOST})`;

/** The newest of the day's sales of which somebody had commission. */
const earnedOnDayOf = (releaseId: Sql): Sql => sql`array(
  select distinct e.id::text from affiliate_releases r join ledger_accounts held on held.type = 'affiliate_held' and held.owner = r.affiliate_id::text
  join ledger_postings p on p.to_account = held.id join ledger_entries e on e.id = p.entry_id
  where r.id = ${releaseId} and e.reason in ('unlock', 'subscription', 'tip') and (e.created_at at time zone 'Asia/Manila')::date = r.day
  order by 1 desc limit 20)`;

/** The newest of what a person owed when they paid something off. */
const owedFor = (settlementId: Sql): Sql => sql`array(
  select p.id::text from debt_settlements s join clawback_parts p on p.person_id = s.person_id and p.from_debt > 0 and p.taken_at <= s.settled_at
  where s.id = ${settlementId} order by p.taken_at desc limit 20)`;

/** Rows in reports of its provider that name the payment of a purchase, one, or more where it was paid for twice; or the one that it is about. */
export const namedRows = ({ purchase_id: purchaseId, row_id: rowId }: Told): Sql => sql`(
  select r.* from payment_attempts a join settlement_rows r on r.our_id = a.id and r.our_kind = 'capture'
  where a.purchase_id = ${purchaseId}::uuid
  union all select r.* from settlement_rows r where r.id = ${rowId}::uuid)`;

/** What providers kept of a purchase: of what was captured, and for its disputes. */
const feesOf = (purchaseId: string | null) => sql`(
  select f.id from payment_attempts a join provider_fees f on f.provider = a.provider and f.source = 'capture' and f.source_id = a.capture_id
  where a.purchase_id = ${purchaseId}::uuid
  union all
  select f.id from disputes d join provider_fees f on f.provider = d.provider and f.source = 'dispute' and f.source_id = d.provider_dispute_id
  where d.purchase_id = ${purchaseId}::uuid)`;

/** What creators gave back, as a payer got the money of a purchase back. */
const takenBackFor = (purchaseId: string | null) => sql`(
  select p.id, p.sale_entry_id from (
    select 'refund' as type, id from refunds where purchase_id = ${purchaseId}::uuid union all select 'dispute', id from disputes where purchase_id = ${purchaseId}::uuid
  ) cause join clawbacks c on c.cause_type = cause.type and c.cause_id = cause.id join clawback_parts p on p.clawback_id = c.id)`;

interface StoryRow extends EntryFacts {
  actor_type: 'fan' | 'creator' | 'admin' | 'system';
  actor_id: string | null;
  actor_name: string | null;
  reverses: string | null;
  value_centavos: number;
  centavos_per_credit: number;
  postings: PostingRow[];
}

/** The entry and all of its request, of its purchase or payout, and what reverses them; each by its index. What goes from stripes of an account to one other is one movement. */
export async function listStory(
  db: Queryable,
  id: string,
  {
    correlation_id: correlationId,
    purchase_id: purchaseId,
    payout_id: payoutId,
    report_ids: reports,
    remittance_ids: remittances,
    funding_ids: fundings,
    sale_ids: sales,
    owed_ids: owed,
  }: Told,
): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    with about as (
      select ${purchaseId}::uuid as id union all select ${payoutId}::uuid
      union all select r.id from refunds r where r.purchase_id = ${purchaseId}::uuid
      union all select d.id from disputes d where d.purchase_id = ${purchaseId}::uuid
      union all select f.id from ${feesOf(purchaseId)} f
      union all select b.id from ${takenBackFor(purchaseId)} b
      union all select r.id from restitutions r where r.sale_entry_id = any(${sales}::uuid[])
      union all select p.id from clawback_parts p where p.sale_entry_id = any(${sales}::uuid[]) and p.given_back_at is null
      union all select p.id from clawback_parts p where p.sale_entry_id = any(${sales}::uuid[]) and p.given_back_at is not null
      union all select unnest(${remittances}::uuid[]) union all select unnest(${fundings}::uuid[]) union all select unnest(${owed}::uuid[])
    ), told as (
      select ${id}::uuid as id
      union (select unnest(${sales}::uuid[]))
      union (select id from ledger_entries where correlation_id = ${correlationId}::uuid order by id limit ${MOST})
      union (select e.id from ledger_entries e join about on e.subject_id = about.id order by e.id limit ${MOST})
      union (select e.id from settlement_arrivals a join ledger_entries e on e.reason = 'settlement' and e.subject_id = a.arrival_id where a.report_id = any(${reports}::uuid[]))
    ), whole as (
      select id from told union select r.id from ledger_entries r join told on r.reverses = told.id
      union select e.reverses from ledger_entries e join told on e.id = told.id where e.reverses is not null
    )
    select ${entryFacts}, e.actor_type, e.actor_id::text, u.full_name as actor_name, e.reverses::text, e.value_centavos, e.centavos_per_credit,
      (select jsonb_agg(jsonb_build_object('currency', p.currency, 'debit_account', p.debit_account,
        'credit_account', p.credit_account, 'amount', p.amount) order by p.first) from (
          select q.currency, split_part(q.from_account, '#', 1) as debit_account, split_part(q.to_account, '#', 1) as credit_account,
            sum(q.amount)::bigint as amount, min(q.id) as first from ledger_postings q where q.entry_id = e.id group by 1, 2, 3) p) as postings
    from whole join ledger_entries e on e.id = whole.id left join users u on u.id = e.actor_id
    left join book_late_entries late on late.entry_id = e.id
    order by e.id limit ${MOST}`.execute(db);
  return rows;
}
