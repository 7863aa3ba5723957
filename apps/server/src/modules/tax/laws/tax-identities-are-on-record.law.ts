import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { unlikeRecord } from '../../../platform/on-record.queries.ts';

export const taxIdentitiesAreOnRecord: Law = {
  name: 'tax-identities-are-on-record',
  says: 'What Likha is to the tax office was written by changes on record that say the same, and every such change is there.',
  violations: sql`${unlikeRecord(
    'tax_identities',
    'tax.set_identity',
    sql`jsonb_build_object('registered_name', r.registered_name, 'tin', r.tin, 'address', r.address, 'zip_code', r.zip_code)`,
  )} limit 20`,
};
