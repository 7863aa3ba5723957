import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** The report that is matched next, held until the transaction ends: two workers do not match at once. */
export function lockNextReport(tx: Tx) {
  return tx
    .selectFrom('settlement_reports')
    .select(['id', 'provider', 'matched_line'])
    .where(
      sql<boolean>`status = 'matching' or exists (select from settlement_staging s where s.report_id = settlement_reports.id)`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The line up to which the next batch of a report goes; null where all of it is matched. */
export async function endOfBatch(
  tx: Tx,
  reportId: string,
  after: number,
  size: number,
): Promise<number | null> {
  const { rows } = await sql<{ line: number | null }>`
    select max(line) as line from (select line from settlement_staging where report_id = ${reportId} and line > ${after}
      order by line limit ${size}) batch`.execute(tx);
  return rows[0]?.line ?? null;
}

/**
 * A batch looks up as many rows as it has, whatever grows beside it. What statistics say is of before the report came, and a plan of
 * the first batch is not one of the last: both would read whole tables for every batch.
 */
export async function lookRowsUp(tx: Tx): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
    tx,
  );
}

export interface Batch {
  reportId: string;
  provider: string;
  /** Behind this line, and up to that one. */
  after: number;
  until: number;
}

/** The rows of a batch that no report has named, each once. */
const firstOf = ({ reportId, provider, after, until }: Batch) => sql`
  select distinct on (s.row_key) s.* from settlement_staging s
  where s.report_id = ${reportId} and s.line > ${after} and s.line <= ${until}
    and not exists (select from settlement_rows r where r.provider = ${provider} and r.row_key = s.row_key)
  order by s.row_key, s.line`;

const COLUMNS = sql`id, report_id, line, provider, row_key, kind, capture_ref, reference, currency, amount_centavos, fee_centavos, at, our_kind, our_id, problem`;
const READ = sql`f.id, f.report_id, f.line`;
/** As the release before kept it, a row of a reserve is of another kind. */
const KIND = sql`case when f.is_reserve then 'reserve' else f.kind end`;
const SAID = sql`f.row_key, ${KIND}, f.capture_ref, f.reference, f.currency, f.amount_centavos, f.fee_centavos, f.at`;

/** Captures by their id, and what is matched to nothing: what left for the bank, and kinds that we do not know. */
export async function matchCaptures(tx: Tx, batch: Batch): Promise<void> {
  const { provider } = batch;
  await sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
    tx,
  );
  await sql`
    with first as materialized (${firstOf(batch)}), found as materialized (
      select f.*, a.id as found_id, a.captured_centavos, coalesce(p.fee_centavos, 0) as first_fee,
        exists (select from settlement_rows r where r.our_id = a.id and r.our_kind = 'capture')
          or row_number() over (partition by a.id order by f.line) > 1 as is_settled
      from first f left join payment_attempts a on f.kind = 'capture' and f.currency = 'PHP' and a.provider = ${provider}
        and a.capture_id = f.capture_ref and a.captured_centavos is not null
      left join provider_fees p on p.provider = ${provider} and p.source = 'capture' and p.source_id = f.capture_ref and p.sequence = 1
      where f.kind in ('capture', 'payout', 'other')
    )
    insert into settlement_rows (${COLUMNS})
    select ${READ}, ${provider}, ${SAID}, case when f.found_id is not null and not f.is_settled then 'capture' end,
      case when not f.is_settled then f.found_id end,
      case when f.currency <> 'PHP' then 'currency' when f.kind = 'payout' or (f.is_reserve and f.amount_centavos <> 0 and f.fee_centavos = 0) then null
        when f.found_id is null then 'unknown' when f.is_settled then 'twice'
        when f.captured_centavos <> f.amount_centavos then 'amount'
        when f.first_fee <> f.fee_centavos and not ${isNewestFee(provider)} then 'fee' end
    from found f on conflict do nothing`.execute(tx);
  await sql`select set_config('enable_hashjoin', 'on', true), set_config('enable_mergejoin', 'on', true)`.execute(
    tx,
  );
}

/** A fee that changed since: the report may say it as it is by now. */
const isNewestFee = (provider: string) => sql`exists (
  select from (select p.fee_centavos from provider_fees p where p.provider = ${provider} and p.source = 'capture' and p.source_id = f.capture_ref
    order by p.sequence desc limit 1) newest where newest.fee_centavos = f.fee_centavos)`;

/**
 * Refunds, disputes and fees: the nth of a capture and an amount is our nth. Which of two that are the same it is makes no
 * difference to anybody.
 */
export async function matchOthers(tx: Tx, batch: Batch): Promise<void> {
  const { provider } = batch;
  await sql`
    with first as materialized (
      select f.*, row_number() over (partition by f.kind, f.capture_ref, f.amount_centavos order by f.line) as place
      from (${firstOf(batch)}) f where f.kind in ('refund', 'dispute', 'fee')
    ), captured as materialized (
      select a.id, a.purchase_id, a.capture_id, a.captured_centavos, a.status, a.returned_at from payment_attempts a
      where a.provider = ${provider} and a.capture_id in (select capture_ref from first)
    ), ours as materialized (
      select each.*, row_number() over (partition by kind, capture_id, amount order by id) as place from (
        select 'refund' as kind, 'refund' as our_kind, r.id, c.capture_id, -r.amount_centavos as amount
        from captured c join refunds r on r.purchase_id = c.purchase_id and r.undone_at is null where c.status = 'captured'
        union all
        select 'refund', 'return', c.id, c.capture_id, -c.captured_centavos from captured c where c.returned_at is not null
        union all
        select 'dispute', 'dispute', d.id, d.capture_id, -d.amount_centavos from captured c
        join disputes d on d.provider = ${provider} and d.capture_id = c.capture_id and d.state <> 'corrected'
        union all
        select 'dispute', 'dispute_won', d.id, d.capture_id, d.amount_centavos from captured c
        join disputes d on d.provider = ${provider} and d.capture_id = c.capture_id and d.state = 'won'
        union all
        select 'fee', 'fee', p.id, d.capture_id, -p.change_centavos from captured c
        join disputes d on d.provider = ${provider} and d.capture_id = c.capture_id and d.state <> 'corrected'
        join provider_fees p on p.provider = ${provider} and p.source = 'dispute' and p.source_id = d.provider_dispute_id
      ) each where not exists (select from settlement_rows r where r.our_id = each.id and r.our_kind = each.our_kind)
    )
    insert into settlement_rows (${COLUMNS})
    select ${READ}, ${provider}, ${SAID}, o.our_kind, o.id,
      case when f.currency <> 'PHP' then 'currency'
        when o.id is null and exists (select from ours x where x.kind = f.kind and x.capture_id = f.capture_ref) then 'amount'
        when o.id is null then 'unknown'
        when f.fee_centavos <> 0 and not exists (select from provider_fees p where p.provider = ${provider} and p.source = 'capture'
          and p.source_id = f.capture_ref and p.change_centavos = f.fee_centavos) then 'fee' end
    from first f left join ours o on o.kind = f.kind and o.capture_id = f.capture_ref and o.amount = f.amount_centavos and o.place = f.place
      and f.currency = 'PHP'
    on conflict do nothing`.execute(tx);
}

/** What was named before and is said otherwise now waits for a person; what is said again is nothing new. */
export async function keepContradictions(tx: Tx, { reportId, provider, after, until }: Batch): Promise<void> {
  await sql`
    insert into settlement_rows (${COLUMNS})
    select ${READ}, ${provider}, f.row_key || '#' || f.report_id || ':' || f.line, ${KIND}, f.capture_ref, f.reference, f.currency,
      f.amount_centavos, f.fee_centavos, f.at, null, null, 'contradiction'
    from settlement_staging f join settlement_rows r on r.provider = ${provider} and r.row_key = f.row_key
    where f.report_id = ${reportId} and f.line > ${after} and f.line <= ${until} and r.id <> f.id
      and (r.amount_centavos, r.fee_centavos, r.currency) is distinct from (f.amount_centavos, f.fee_centavos, f.currency)
    on conflict do nothing`.execute(tx);
}

/** The batch is done: its captures are settled, and its rows as they were read are needed no more. */
export async function endBatch(tx: Tx, { reportId, after, until }: Batch): Promise<void> {
  await tx
    .updateTable('settlement_reports')
    .set({ matched_line: until })
    .where('id', '=', reportId)
    .execute();
  await sql`with done as (delete from settlement_staging where report_id = ${reportId} and line > ${after} and line <= ${until} returning id)
    delete from unsettled_captures u using settlement_rows r, done where r.id = done.id and r.our_kind = 'capture' and u.attempt_id = r.our_id`.execute(
    tx,
  );
}

/**
 * A report that is matched says what it is to bring: what its withdrawals took to the bank, else (a report that is of one payout)
 * what its rows add up to. Of what no report before named, in pesos.
 */
export async function endReport(tx: Tx, reportId: string): Promise<void> {
  await sql`update settlement_reports set status = 'ready', expected_centavos = (${expectedOf(sql`settlement_reports.id`)}) where id = ${reportId} and status = 'matching'`.execute(
    tx,
  );
}

export const expectedOf = (reportId: ReturnType<typeof sql>) => sql`
  select case when count(*) filter (where kind = 'payout') > 0 then coalesce(-sum(amount_centavos) filter (where kind = 'payout'), 0)
      when min(provider) = 'paypal' then 0 else coalesce(sum(amount_centavos - fee_centavos), 0) end
    from settlement_rows where report_id = ${reportId} and currency = 'PHP' and problem is distinct from 'contradiction'`;

/** Rows that waited and could be matched by now, taken back to be held against the books once more. */
export async function takeBackWaiting(db: Queryable, limit: number): Promise<number> {
  const { rows } = await sql`
    with waiting as (
      select id from settlement_rows where problem in ('unknown', 'amount', 'fee') and resolved_at is null
        and report_id not in (select id from settlement_reports where status = 'matching')
        and kind in ('capture', 'refund', 'dispute', 'fee') order by id desc limit ${limit} for update skip locked
    ), taken as (
      delete from settlement_rows r using waiting w where r.id = w.id returning r.*
    ), unsettled as (
      insert into unsettled_captures (attempt_id, provider, amount_centavos, captured_at)
      select a.id, a.provider, a.captured_centavos, coalesce(a.captured_at, a.created_at) from taken t
      join payment_attempts a on a.id = t.our_id and t.our_kind = 'capture' on conflict do nothing
    ), again as (
      update settlement_reports set matched_line = 0 where id in (select report_id from taken)
    )
    insert into settlement_staging (report_id, line, id, row_key, kind, capture_ref, reference, currency, amount_centavos, fee_centavos, at)
    select report_id, line, id, row_key, kind, capture_ref, reference, currency, amount_centavos, fee_centavos, at from taken returning line`.execute(
    db,
  );
  return rows.length;
}
