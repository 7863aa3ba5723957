import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const spendsOfFansAddUp: Law = {
  name: 'spends-of-fans-add-up',
  says: 'What a fan is said to have spent with a creator is what was sold to them, less what came back.',
  violations: sql`
    with spent as (
      select creator_id, fan_id, sum(credits) as credits from (
        select creator_id, fan_id, credits::bigint from sales
        union all select creator_id, fan_id, -credits::bigint from restitutions) each group by creator_id, fan_id
    )
    select coalesce(f.creator_id, s.creator_id) || ' ' || coalesce(f.fan_id, s.fan_id) as id,
      coalesce(f.spent_credits, 0) || ' counted, ' || coalesce(s.credits, 0) || ' spent' as difference
    from creator_fans f full join spent s on s.creator_id = f.creator_id and s.fan_id = f.fan_id
    where coalesce(f.spent_credits, 0) <> coalesce(s.credits, 0) limit 20`,
};
