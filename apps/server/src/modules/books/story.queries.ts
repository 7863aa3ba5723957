import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { type EntryFacts, entryFacts, type PostingRow } from './journal.queries.ts';

/** As many as somebody reads. */
const MOST = 100;

interface Told {
  correlation_id: string;
  purchase_id: string | null;
  payout_id: string | null;
  /** The reports of settlement that name the purchase's payment, or the one that it is about. */
  report_ids: string[];
}

/** What an entry belongs to: of a reversal that of what it reverses; of refunds, disputes, fees and what was taken back the purchase. Undefined where there is none. */
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
      case o.subject_type when 'settlement' then array(select report_id::text from settlement_arrivals where arrival_id = o.subject_id) else '{}' end as report_ids
    from ledger_entries e join ledger_entries o on o.id = coalesce(e.reverses, e.id) where e.id = ${id}::uuid`.execute(
    db,
  );
  const [told] = rows;
  if (!told?.purchase_id) return told;
  const named = await sql<{ report_id: string }>`
    select distinct report_id::text from ${namedRows(told.purchase_id)} r limit ${MOST}`.execute(db);
  return { ...told, report_ids: named.rows.map((row) => row.report_id) };
}

/** Rows in reports of its provider that name the payment of a purchase: one, or more where it was paid for twice. */
const namedRows = (purchaseId: string | null) => sql`(
  select r.* from payment_attempts a join settlement_rows r on r.our_id = a.id and r.our_kind = 'capture'
  where a.purchase_id = ${purchaseId}::uuid)`;

/** What providers kept of a purchase: of what was captured, and for its disputes. */
const feesOf = (purchaseId: string | null) => sql`(
  select f.id from payment_attempts a join provider_fees f on f.provider = a.provider and f.source = 'capture' and f.source_id = a.capture_id
  where a.purchase_id = ${purchaseId}::uuid
  union all
  select f.id from disputes d join provider_fees f on f.provider = d.provider and f.source = 'dispute' and f.source_id = d.provider_dispute_id
  where d.purchase_id = ${purchaseId}::uuid)`;

/** What creators gave back, as a payer got the money of a purchase back. */
const takenBackFor = (purchaseId: string | null) => sql`(
  select p.id from (
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

/** The entry and all of its request, of its purchase or payout, and what reverses them; each by its index. */
export async function listStory(
  db: Queryable,
  id: string,
  { correlation_id: correlationId, purchase_id: purchaseId, payout_id: payoutId, report_ids: reports }: Told,
): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    with about as (
      select ${purchaseId}::uuid as id union all select ${payoutId}::uuid
      union all select r.id from refunds r where r.purchase_id = ${purchaseId}::uuid
      union all select d.id from disputes d where d.purchase_id = ${purchaseId}::uuid
      union all select f.id from ${feesOf(purchaseId)} f
      union all select b.id from ${takenBackFor(purchaseId)} b
    ), told as (
      select ${id}::uuid as id
      union (select id from ledger_entries where correlation_id = ${correlationId}::uuid order by id limit ${MOST})
      union (select e.id from ledger_entries e join about on e.subject_id = about.id order by e.id limit ${MOST})
      union (select e.id from settlement_arrivals a join ledger_entries e on e.reason = 'settlement' and e.subject_id = a.arrival_id where a.report_id = any(${reports}::uuid[]))
    ), whole as (
      select id from told union select r.id from ledger_entries r join told on r.reverses = told.id
      union select e.reverses from ledger_entries e join told on e.id = told.id where e.reverses is not null
    )
    select ${entryFacts}, e.actor_type, e.actor_id::text, u.full_name as actor_name, e.reverses::text, e.value_centavos, e.centavos_per_credit,
      (select jsonb_agg(jsonb_build_object('currency', p.currency, 'debit_account', split_part(p.from_account, '#', 1),
        'credit_account', split_part(p.to_account, '#', 1), 'amount', p.amount) order by p.id) from ledger_postings p where p.entry_id = e.id) as postings
    from whole join ledger_entries e on e.id = whole.id left join users u on u.id = e.actor_id
    left join book_late_entries late on late.entry_id = e.id
    order by e.id limit ${MOST}`.execute(db);
  return rows;
}

export type StepKind =
  | 'purchase_begun'
  | 'captured'
  | 'refund_asked'
  | 'refunded'
  | 'disputed'
  | 'payout_asked'
  | 'payout_approved'
  | 'payout_finished'
  | 'payout_returned'
  | 'settled'
  | 'arrived'
  | 'arrival_taken_back';

interface StepRow {
  what: StepKind;
  at: Date;
  provider: string | null;
  reference: string | null;
  centavos: number | null;
}

/** What happened beside the books: at the purchase, at its provider, on the way to our bank and to a creator's. */
export async function listSteps(
  db: Queryable,
  { purchase_id: purchaseId, payout_id: payoutId, report_ids: reports }: Told,
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select * from (
      select 'purchase_begun' as what, created_at as at, null as provider, null as reference, final_centavos as centavos from purchases where id = ${purchaseId}::uuid
      union all
      select 'captured', captured_at, provider, capture_id, captured_centavos from payment_attempts where purchase_id = ${purchaseId}::uuid and status = 'captured'
      union all
      select 'refund_asked', asked_at, null, null, amount_centavos from refund_requests where purchase_id = ${purchaseId}::uuid
      union all
      select 'refunded', paid_back_at, provider, provider_refund_id, amount_centavos from refund_requests where purchase_id = ${purchaseId}::uuid
      union all
      select 'disputed', opened_at, provider, provider_dispute_id, amount_centavos from disputes where purchase_id = ${purchaseId}::uuid
      union all
      select 'settled', s.uploaded_at, r.provider, r.reference, r.amount_centavos from ${namedRows(purchaseId)} r join settlement_reports s on s.id = r.report_id
      union all
      select 'arrived', confirmed_at, provider, bank_reference, arrived_centavos from settlement_reports where id = any(${reports}::uuid[])
      union all
      select step.what, step.at, s.provider, t.bank_reference, t.arrived_centavos from settlement_take_backs t join settlement_reports s on s.id = t.report_id
        cross join lateral (values ('arrived', t.confirmed_at), ('arrival_taken_back', t.done_at)) as step (what, at)
        where t.report_id = any(${reports}::uuid[]) and t.done_at is not null
      union all
      select step.what, step.at, p.sender, step.reference, p.centavos from payouts p cross join lateral (values
        ('payout_asked', p.requested_at, null), ('payout_approved', p.decided_at, null), ('payout_finished', p.finished_at, p.reference), ('payout_returned', p.returned_at, null)
      ) as step (what, at, reference) where p.id = ${payoutId}::uuid
    ) steps where at is not null order by at limit ${MOST}`.execute(db);
  return rows;
}
