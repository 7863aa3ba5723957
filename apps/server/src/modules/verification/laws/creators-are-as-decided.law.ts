import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const creatorsAreAsDecided: Law = {
  name: 'creators-are-as-decided',
  says: 'A creator who was verified here stands as their newest submission does.',
  violations: sql`
    select u.id::text as id, u.kyc_status || ' and not ' || v.status as difference
    from users u join lateral (
      select status from verifications where creator_id = u.id and status <> 'receiving' order by id desc limit 1
    ) v on true where u.kyc_status <> v.status limit 20`,
};
