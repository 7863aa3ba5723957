import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { unlikeRecordOrLate } from '../../../platform/on-record.queries.ts';

export const vatRulesAreOnRecord: Law = {
  name: 'vat-rules-are-on-record',
  says: 'Every rule of VAT was written before its day began, by a change on record that says the same, and every such change is there.',
  violations: unlikeRecordOrLate(
    'vat_rules',
    'vat.set_rule',
    sql`jsonb_build_object('from_day', r.from_day::text, 'is_on', r.is_on, 'rate_bp', r.rate_bp, 'source', r.source)`,
  ),
};
