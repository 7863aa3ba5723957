import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Of pairs `p` of a creator and a fan, of which the books say `credits`. */
const DIFFER = sql`
    select creator_id || ' ' || fan_id as id,
      coalesce(f.spent_credits, 0) || ' counted, ' || coalesce(p.credits, 0) || ' spent' as difference`;

export const spendsOfFansAddUp: Law = {
  name: 'spends-of-fans-add-up',
  says: 'What a fan is said to have used with a creator is what was sold to them, less what came back.',
  violations: sql`
    with spent as (
      select creator_id, fan_id, sum(credits) as credits from (
        select creator_id, fan_id, credits::bigint from sales
        union all select creator_id, fan_id, -credits::bigint from restitutions
        union all select creator_id, fan_id, 0 from creator_fans) each group by creator_id, fan_id
    )
    ${DIFFER} from spent p left join creator_fans f using (creator_id, fan_id)
    where coalesce(f.spent_credits, 0) <> p.credits limit 20`,
  // Those of whom something was written, by the indexes of a fan: an hour's pairs are few, and all sales are many.
  recent: ({ fromId }) => sql`
    with pair as (
      select creator_id, fan_id from sales where id >= ${fromId}::uuid
      union select creator_id, fan_id from restitutions where id >= ${fromId}::uuid
    ), spent as (
      select pair.*,
        (select coalesce(sum(s.credits), 0) from sales s where s.fan_id = pair.fan_id and s.creator_id = pair.creator_id)
        - (select coalesce(sum(r.credits), 0) from restitutions r where r.fan_id = pair.fan_id and r.creator_id = pair.creator_id) as credits
      from pair
    )
    ${DIFFER} from spent p left join lateral (
      select spent_credits from creator_fans where creator_id = p.creator_id and fan_id = p.fan_id offset 0
    ) f on true
    where coalesce(f.spent_credits, 0) <> p.credits limit 20`,
};
