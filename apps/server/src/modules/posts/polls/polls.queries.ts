import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Takes a person's votes away, which count no longer, and the polls of a creator. In the order of posts, so that two never deadlock. */
export async function erasePolls(tx: Tx, personId: string): Promise<void> {
  await sql`delete from polls where creator_id = ${personId}::uuid`.execute(tx);
  await sql`with locked as (
      select post_id from polls where post_id in (select post_id from poll_votes where person_id = ${personId}::uuid)
      order by post_id for update
    ), gone as (
      delete from poll_votes where person_id = ${personId}::uuid returning post_id, place
    )
    update polls set votes[gone.place] = polls.votes[gone.place] - 1
    from locked join gone using (post_id) where polls.post_id = locked.post_id`.execute(tx);
}
