import type { Queryable } from '../../../platform/database/index.ts';

export interface OwnSessionRow {
  id: string;
  browser: string;
  system: string;
  network: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** The sessions of a person that live, the newest first. */
export function listOwnSessions(
  db: Queryable,
  userId: string,
  since: { idleSince: Date; begunSince: Date },
  { limit, before }: { limit: number; before: string | undefined },
): Promise<OwnSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', since.idleSince)
    .where('created_at', '>', since.begunSince)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function isOwnSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
