import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

interface SettingsRow {
  turned_off: string[];
  quiet_from: number | null;
  quiet_to: number | null;
}

export async function findPushSettings(db: Queryable, personId: string): Promise<SettingsRow> {
  const row = await db
    .selectFrom('push_settings')
    .select(['turned_off', 'quiet_from', 'quiet_to'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? { turned_off: [], quiet_from: null, quiet_to: null };
}

interface Chosen {
  personId: string;
  on: readonly string[];
  off: readonly string[];
  /** As it was where it is undefined. */
  quiet: { from: number; to: number } | null | undefined;
  now: Date;
}

/** Turns these on and those off, whatever becomes of the others at the same moment. */
export async function setPushSettings(
  db: Queryable,
  { personId, on, off, quiet, now }: Chosen,
): Promise<void> {
  await sql`
    insert into push_settings as s (person_id, turned_off, quiet_from, quiet_to, changed_at)
    values (${personId}::uuid, ${off as string[]}::text[], ${quiet?.from ?? null}::smallint, ${quiet?.to ?? null}::smallint, ${now})
    on conflict (person_id) do update set changed_at = excluded.changed_at,
      quiet_from = case when ${quiet === undefined} then s.quiet_from else excluded.quiet_from end,
      quiet_to = case when ${quiet === undefined} then s.quiet_to else excluded.quiet_to end,
      turned_off = (select coalesce(array_agg(distinct kind), '{}') from unnest(s.turned_off || excluded.turned_off) kind
        where kind <> all(${on as string[]}::text[]))`.execute(db);
}

/** Nothing is left of a person's devices, nor of what they were told. */
export async function erasePush(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('person_id', '=', personId).execute();
  await tx.deleteFrom('push_settings').where('person_id', '=', personId).execute();
  await tx.deleteFrom('pushes').where('person_id', '=', personId).execute();
}

/** @returns how many went, at most `limit` */
export async function deletePushesBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from pushes where (person_id, subject_id) in (
    select person_id, subject_id from pushes where at < ${before}::timestamptz order by at limit ${limit}::int)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
