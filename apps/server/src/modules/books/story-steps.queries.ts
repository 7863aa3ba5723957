import { STORY_STEPS, type StoryStep } from '@likha/contract/story-steps';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { MOST, namedRows, type Told } from './story.queries.ts';

interface StepRow {
  what: StoryStep;
  at: Date;
  provider: string | null;
  reference: string | null;
  centavos: number | null;
  /** On which day a bank did it, where a person said so. */
  day: string | null;
}

/** What left for a creator's bank: less the fee and what was withheld, where it did. */
const sentOf = sql`case p.status when 'failed' then p.centavos else p.centavos - p.fee_centavos - p.withheld_centavos end`;

/** What happened beside the books: at the purchase, at its provider, on the way to our bank and out of it, to a creator's and to the tax office's, to whose accounts, who set what a credit is worth, and who came by whom. */
export async function listSteps(db: Queryable, told: Told): Promise<StepRow[]> {
  const { purchase_id: purchaseId, payout_id: payoutId, report_ids: reports } = told;
  const { rows } = await sql<StepRow>`
    select * from (select beside.*, null::text as day from (
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
      select 'settled', s.uploaded_at, r.provider, r.reference, r.amount_centavos from ${namedRows(told)} r join settlement_reports s on s.id = r.report_id
      union all
      select 'arrived', confirmed_at, provider, bank_reference, arrived_centavos from settlement_reports where id = any(${reports}::uuid[])
      union all
      select step.what, step.at, s.provider, t.bank_reference, t.arrived_centavos from settlement_take_backs t join settlement_reports s on s.id = t.report_id
        cross join lateral (values ('arrived', t.confirmed_at), ('arrival_taken_back', t.done_at)) as step (what, at)
        where t.report_id = any(${reports}::uuid[]) and t.done_at is not null
      union all
      select step.what, step.at, p.sender, step.reference, step.centavos from payouts p cross join lateral (values
        ('payout_asked', p.requested_at, null, p.centavos), (case when p.is_instant then 'payout_at_once' else 'payout_approved' end, p.decided_at, null, p.centavos),
        (case p.status when 'failed' then 'payout_failed' else 'payout_finished' end, p.finished_at, p.reference, ${sentOf}),
        ('payout_returned', p.returned_at, p.reference, ${sentOf})
      ) as step (what, at, reference, centavos) where p.id = ${payoutId}::uuid
      union all
      select step.what, step.at, null, r.reference, r.centavos - r.input_centavos from tax_remittances r
        cross join lateral (values ('tax_paid', r.done_at), ('tax_payment_taken_back', r.back_at)) as step (what, at) where r.id = any(${told.remittance_ids}::uuid[])
      union all
      select 'account_erased', erased_at, null, null, null from users where id = ${told.gone_id}::uuid
      union all
      select 'rate_changed', changed_at, null, null, centavos_after from rate_changes where id = ${told.rate_change_id}::uuid
      union all
      select 'rate_proposed', max(p.proposed_at), null, null, c.centavos_after from rate_changes c join rate_proposals p
        on p.centavos_before = c.centavos_before and p.centavos_after = c.centavos_after and p.proposed_by <> c.changed_by
          and p.proposed_at <= c.changed_at and p.proposed_at > c.changed_at - interval '1 day'
        where c.id = ${told.rate_change_id}::uuid group by c.id
      union all
      select distinct 'creator_referred', u.created_at, null, null, null::bigint from ledger_entries e join sales s on s.id = e.subject_id
        join users u on u.id = s.creator_id join affiliate_releases r on r.affiliate_id = u.referred_by
        where r.id = ${told.release_id}::uuid and e.id = any(${told.sale_ids}::uuid[])
    ) beside
      union all
      select step.what, step.at, null, f.reference, step.centavos, f.left_on::text from payout_fundings f cross join lateral (values
        ('payout_funded', f.done_at, f.centavos), ('payout_funding_fee', case when f.fee_centavos > 0 then f.done_at end, f.fee_centavos),
        ('payout_funding_taken_back', f.back_at, f.centavos)
      ) as step (what, at, centavos) where f.id = any(${told.funding_ids}::uuid[])
    ) steps where at is not null order by at, array_position(${[...STORY_STEPS]}::text[], what) limit ${MOST}`.execute(
    db,
  );
  return rows;
}

/** What people of a story are called. */
export async function listNames(db: Queryable, ids: string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, full_name as name from users where id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows;
}
