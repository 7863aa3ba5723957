import type { Queryable } from '../../platform/database/index.ts';
import type { FirstWriters } from './facts.queries.ts';

export interface SettingsRow {
  first_writers: FirstWriters;
  tip_credits: number;
  shows_read: boolean;
}

export function findSettings(db: Queryable, personId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('message_settings')
    .select(['first_writers', 'tip_credits', 'shows_read'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Changes what is named; the rest stays, or is as for who never chose. */
export function putSettings(
  db: Queryable,
  personId: string,
  chosen: Partial<SettingsRow>,
): Promise<SettingsRow> {
  return db
    .insertInto('message_settings')
    .values({ person_id: personId, ...chosen })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ person_id: personId, ...chosen }))
    .returning(['first_writers', 'tip_credits', 'shows_read'])
    .executeTakeFirstOrThrow();
}
