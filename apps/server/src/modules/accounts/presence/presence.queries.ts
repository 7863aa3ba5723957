import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Where all nodes hear that somebody's last socket of one of them is gone. */
export const PERSON_GONE = 'person_gone';

/** Notes of those of some people who were seen last before a moment that they are here. Waits for nobody. */
export async function noteSeenOf(
  db: Queryable,
  ids: readonly string[],
  now: Date,
  since: Date,
): Promise<void> {
  await sql`
    with due as (
      select id from users where id = any(${ids as string[]}::uuid[]) and shows_online and last_seen_at < ${since}
      for no key update skip locked
    )
    update users u set last_seen_at = ${now} from due where u.id = due.id`.execute(db);
}

/**
 * Somebody who does not hide it is not here any more, and all nodes hear of it in the same moment. Waits for no disk: what is lost goes
 * out by itself. @param before when they must have been seen last to be away
 */
export async function noteGone(db: Queryable, personId: string, before: Date): Promise<void> {
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    gone as (
      update users u set last_seen_at = ${before} from quick
      where u.id = ${personId}::uuid and u.shows_online and u.last_seen_at > ${before} returning u.id
    )
    select pg_notify(${PERSON_GONE}, id::text) from gone`.execute(db);
}
