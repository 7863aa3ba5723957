import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const withholdingRulesAreOnRecord: Law = {
  name: 'withholding-rules-are-on-record',
  says: 'Every rule of withholding was written before its day began, by a change on record that says the same, and every such change is there.',
  violations: sql`
    with changed as (
      select subject_id, at, actor_id, after from admin_actions where action = 'tax.set_rule'
    )
    select * from (
      select coalesce(r.id, c.subject_id)::text as id, 'is not what is on record' as difference
      from withholding_rules r full join changed c on c.subject_id = r.id
      where r.id is null or c.subject_id is null or r.written_by is distinct from c.actor_id
        or r.written_at not between c.at - interval '1 minute' and c.at + interval '1 minute'
        or c.after is distinct from jsonb_strip_nulls(jsonb_build_object('atc_individual', r.atc_individual, 'atc_corporate', r.atc_corporate)) || jsonb_build_object('from_day', r.from_day::text, 'is_on', r.is_on, 'rate_bp', r.rate_bp,
          'share_bp', r.share_bp, 'threshold_centavos', r.threshold_centavos, 'source', r.source)
      union all
      select id::text, 'began before it was written' from withholding_rules where from_day <= (written_at at time zone 'Asia/Manila')::date
    ) found limit 20`,
};
