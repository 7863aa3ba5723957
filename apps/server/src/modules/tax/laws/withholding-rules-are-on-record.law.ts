import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { unlikeRecordOrLate } from '../../../platform/on-record.queries.ts';

export const withholdingRulesAreOnRecord: Law = {
  name: 'withholding-rules-are-on-record',
  says: 'Every rule of withholding was written before its day began, by a change on record that says the same, and every such change is there.',
  violations: unlikeRecordOrLate(
    'withholding_rules',
    'tax.set_rule',
    sql`jsonb_strip_nulls(jsonb_build_object('atc_individual', r.atc_individual, 'atc_corporate', r.atc_corporate)) || jsonb_build_object('from_day', r.from_day::text, 'is_on', r.is_on, 'rate_bp', r.rate_bp,
      'share_bp', r.share_bp, 'threshold_centavos', r.threshold_centavos, 'source', r.source)`,
  ),
};
