import type { Queryable } from '../../platform/database/index.ts';

/** Of somebody who is not erased. */
export function findProfile(db: Queryable, personId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'full_name', 'bio', 'location', 'benefits', 'avatar_key', 'cover_key'])
    .where('id', '=', personId)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
}

/** Their links, hidden ones among them, by platform. */
export async function listLinks(db: Queryable, personId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('social_links')
    .select(['platform', 'url'])
    .where('creator_id', '=', personId)
    .execute();
  return new Map(rows.map(({ platform, url }) => [platform, url]));
}

/** What of a profile was cleared, where that stands. */
export async function listClearedFields(db: Queryable, personId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('sanctions')
    .select('subject_field')
    .distinct()
    .where('user_id', '=', personId)
    .where('subject_field', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ subject_field: field }) => field);
}
