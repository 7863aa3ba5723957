import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const taxIdentitiesAreOnRecord: Law = {
  name: 'tax-identities-are-on-record',
  says: 'What Likha is to the tax office was written by changes on record that say the same, and every such change is there.',
  violations: sql`
    with changed as (
      select subject_id, at, actor_id, after from admin_actions where action = 'tax.set_identity'
    )
    select coalesce(i.id, c.subject_id)::text as id, 'is not what is on record' as difference
    from tax_identities i full join changed c on c.subject_id = i.id
    where i.id is null or c.subject_id is null or i.written_by is distinct from c.actor_id
      or i.written_at not between c.at - interval '1 minute' and c.at + interval '1 minute'
      or c.after is distinct from jsonb_build_object('registered_name', i.registered_name, 'tin', i.tin, 'address', i.address, 'zip_code', i.zip_code)
    limit 20`,
};
