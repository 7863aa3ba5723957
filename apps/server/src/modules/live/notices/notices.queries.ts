import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Telling } from '../declared-jobs.ts';
import { isHost } from '../streams/due.queries.ts';

export function findTold(db: Queryable, id: string) {
  return db
    .selectFrom('live_streams')
    .select(['creator_id', 'state', 'is_nsfw', 'scheduled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Told {
  id: string;
  creator_id: string;
  is_nsfw: boolean;
}

/**
 * Who is told, in the order of their ids: who asked to be reminded or has a ticket; of a beginning also who follows or subscribes and has not muted the
 * creator. Of a mature one nobody in safe mode but who asked.
 */
export async function listToTell(
  db: Queryable,
  { id, creator_id: creatorId, is_nsfw: isMature }: Told,
  { what, after, now, limit }: { what: Telling['what']; after: string | null; now: Date; limit: number },
): Promise<string[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const followers =
    what !== 'live'
      ? sql``
      : sql`union select known.person_id from (
          select f.fan_id as person_id from follows f where f.creator_id = ${creatorId}::uuid and f.fan_id > ${from}::uuid
          union select s.fan_id from subscriptions s where s.creator_id = ${creatorId}::uuid and s.ends_at > ${now} and s.fan_id > ${from}::uuid) known
          join users u on u.id = known.person_id ${isMature ? sql`and not u.safe_mode` : sql``}
          where not exists (select from muted_creators m where m.fan_id = known.person_id and m.creator_id = ${creatorId}::uuid)`;
  const { rows } = await sql<{ person_id: string }>`
    select t.person_id from (
      select person_id from live_reminders where live_id = ${id}::uuid and person_id > ${from}::uuid
      union select fan_id from live_tickets where live_id = ${id}::uuid and fan_id > ${from}::uuid
      ${followers}) t order by t.person_id limit ${limit}::int`.execute(db);
  return rows.map(({ person_id }) => person_id);
}

export async function insertReminder(
  db: Queryable,
  row: { live_id: string; person_id: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('live_reminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteReminder(db: Queryable, liveId: string, personId: string): Promise<void> {
  await db
    .deleteFrom('live_reminders')
    .where('live_id', '=', liveId)
    .where('person_id', '=', personId)
    .execute();
}

/**
 * Planned ones that begin before a moment and of which nobody was reminded; marks them. Those of who may not stream now are left as they are: they are
 * reminded of once their host may again.
 */
export async function claimToRemind(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update live_streams s set reminded_at = ${now} from users c where s.state = 'scheduled' and s.reminded_at is null
      and s.scheduled_at <= ${until} and s.scheduled_at > ${now} and c.id = s.creator_id and ${isHost} returning s.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
