import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** What a tip is in the books has a law of the sales (sales-are-paid). */
export const tipsReachGoals: Law = {
  name: 'tips-reach-goals',
  says: 'What a stream says it has reached is what its tips add up to; each of them was to its host, and is one line of its chat, by who paid, while the chat is kept.',
  violations: sql`
    select * from (
      select s.id::text as id, s.reached_credits || ' reached of tips of ' || coalesce(sum(t.credits), 0) as difference
      from live_streams s left join tips t on t.live_id = s.id group by s.id having s.reached_credits <> coalesce(sum(t.credits), 0)
      union all
      select t.id::text, 'to ' || t.creator_id || ' on a stream of ' || s.creator_id || ', line ' || coalesce(l.id::text, 'none')
      from tips t join live_streams s on s.id = t.live_id left join live_lines l on l.tip_id = t.id
      where t.creator_id <> s.creator_id or (coalesce(s.cleared_at, s.purged_at) is null and (l.id is null or l.live_id <> t.live_id or l.author_id <> t.fan_id or l.credits <> t.credits))
      union all
      select l.id::text, 'a line of a tip of another place' from live_lines l join tips t on t.id = l.tip_id where t.live_id is distinct from l.live_id
    ) found limit 20`,
};
