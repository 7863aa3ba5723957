import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

export const referralsBeginAtRegistration = boundedLaw({
  name: 'referrals-begin-at-registration',
  says: 'Who was brought by somebody is a creator who came after them, and whoever brought them sells here too.',
  of: ({ fromId }) => sql`
    select u.id::text as id, 'brought by a ' || r.user_type || ' who came at ' || r.created_at as difference
    from users u join users r on r.id = u.referred_by
    where u.id >= ${fromId}::uuid and (r.id = u.id or r.id > u.id or r.user_type = 'fan' or u.user_type = 'fan') limit 20`,
});
