import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Whether an hour of the day in the Philippines is quiet to who has `c`, a row of push_settings; nobody's, where there is none. */
export function isQuietAt(hour: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce(case when c.quiet_from < c.quiet_to then ${hour}::int >= c.quiet_from and ${hour}::int < c.quiet_to
    else ${hour}::int >= c.quiet_from or ${hour}::int < c.quiet_to end, false)`;
}

export async function findQuietHours(db: Queryable, personId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('push_settings')
    .select(['quiet_from', 'quiet_to'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!row || row.quiet_from === null || row.quiet_to === null) return null;
  return { from: row.quiet_from, to: row.quiet_to };
}
