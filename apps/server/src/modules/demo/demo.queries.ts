import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** The last thing that seeding writes: everything else is there when this is. */
export async function isSeeded(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{
    seeded: boolean;
  }>`select coalesce(obj_description('users'::regclass), '') = 'demo' as seeded`.execute(db);
  return rows[0]?.seeded ?? false;
}

export async function markSeeded(db: Queryable): Promise<void> {
  await sql`comment on table users is 'demo'`.execute(db);
}
