import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const filesAreCounted: Law = {
  name: 'files-of-messages-are-counted',
  says: 'A message has as many files as it says, in places without a gap, all of them of its sender; one that was unsent has none, but for what staff still looks at.',
  violations: sql`
    select m.id::text as id, m.files_count || ' counted, ' || count(i.id) || ' of its sender, the last at ' || coalesce(max(f.place), -1) || ', ' || m.state as difference
    from messages m
    left join (select coalesce(message_id, broadcast_id) as whose, media_id, place from message_files where not is_evidence) f
      on f.whose = case when m.broadcast_id is null then m.id when m.state <> 'unsent' then m.broadcast_id end
    left join media_items i on i.id = f.media_id and i.owner_id = m.sender_id and i.status = 'ready'
    group by m.id having m.files_count <> count(i.id) or m.files_count <> count(f.media_id) or m.files_count <> coalesce(max(f.place), -1) + 1
      or (m.state = 'unsent' and m.files_count > 0) limit 20`,
};
