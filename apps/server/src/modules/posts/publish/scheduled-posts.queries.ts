import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { OWN_COLUMNS, type OwnPost } from '../read/own-posts.queries.ts';

/** Its moment has come, its video can be played where it has one, and its creator is verified (P370) and kept out by nothing (P150). */
const isDue = (now: Date) => sql<boolean>`posts.status = 'scheduled' and posts.publish_at <= ${now}
  and exists (select 1 from users u where u.id = posts.creator_id and u.status not in ('suspended', 'banned')
    and u.kyc_status = 'approved')
  and not exists (select 1 from media_items m where m.id = posts.media_id and m.video_state <> 'ready')`;

/** Scheduled posts that are to be published now, the earliest first. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where(isDue(now))
    .orderBy('publish_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them, kept as it is until the transaction ends; undefined when it is no longer due, or another worker has it. */
export function lockDue(tx: Tx, id: string, now: Date): Promise<OwnPost | undefined> {
  return tx
    .selectFrom('posts')
    .select(OWN_COLUMNS)
    .where('id', '=', id)
    .where(isDue(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Everything of a post that can be read, as it stands. */
export async function readWords(tx: Tx, id: string): Promise<string> {
  const { title, text, tags } = await tx
    .selectFrom('posts')
    .select(['title', 'tags', sql<string>`with_poll(content, id)`.as('text')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [title, text, ...tags].join('\n');
}
