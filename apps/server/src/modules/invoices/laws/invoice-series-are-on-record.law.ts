import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { unlikeRecord } from '../../../platform/on-record.queries.ts';

export const invoiceSeriesAreOnRecord: Law = {
  name: 'invoice-series-are-on-record',
  says: 'Every series of invoice numbers was begun before its first month was over, by an act on record that says the same, and every such act is there.',
  violations: sql`
    select * from (${unlikeRecord(
      'invoice_series',
      'invoices.begin_series',
      sql`jsonb_build_object('prefix', r.prefix, 'first_number', r.first_number, 'from_month', to_char(r.from_month, 'YYYY-MM'), 'permit', r.permit)`,
    )}
      union all
      select id::text, 'began with a month that was over' from invoice_series
      where (from_month + interval '1 month')::date <= (written_at at time zone 'Asia/Manila')::date
    ) found limit 20`,
};
