import { sql } from 'kysely';
import type { Law } from './law.ts';

export const dailyEarningsEqualBooks: Law = {
  name: 'daily-earnings-equal-books',
  says: 'What a creator earned by day adds up to what the books say they were paid.',
  violations: sql`
    select coalesce(a.id, 'PHP:creator:' || d.creator_id) as id, (coalesce(a.total_in, 0) - coalesce(d.earned, 0))::text as difference
    from (select * from ledger_accounts where id like 'PHP:creator:%') a
    full join (select creator_id, sum(earned_centavos) as earned from creator_daily_earnings group by creator_id) d
      on a.id = 'PHP:creator:' || d.creator_id
    where coalesce(a.total_in, 0) <> coalesce(d.earned, 0) limit 20`,
};
