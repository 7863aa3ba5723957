import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const invoiceSeriesAreOnRecord: Law = {
  name: 'invoice-series-are-on-record',
  says: 'Every series of invoice numbers was begun before its first month was over, by an act on record that says the same, and every such act is there.',
  violations: sql`
    with begun as (
      select subject_id, at, actor_id, after from admin_actions where action = 'invoices.begin_series'
    )
    select * from (
      select coalesce(s.id, b.subject_id)::text as id, 'is not what is on record' as difference
      from invoice_series s full join begun b on b.subject_id = s.id
      where s.id is null or b.subject_id is null or s.written_by is distinct from b.actor_id
        or s.written_at not between b.at - interval '1 minute' and b.at + interval '1 minute'
        or b.after is distinct from jsonb_build_object('prefix', s.prefix, 'first_number', s.first_number, 'from_month', to_char(s.from_month, 'YYYY-MM'), 'permit', s.permit)
      union all
      select id::text, 'began with a month that was over' from invoice_series
      where (from_month + interval '1 month')::date <= (written_at at time zone 'Asia/Manila')::date
    ) found limit 20`,
};
