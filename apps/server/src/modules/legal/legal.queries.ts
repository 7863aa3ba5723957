import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { Announcement } from './legal-versions.ts';

export function listAnnouncements(db: Queryable): Promise<Announcement[]> {
  return db.selectFrom('legal_announcements').select(['version', 'announced_at', 'effective_at']).execute();
}

/** Keeps that a version was announced; nothing changes where it was before. @returns whether it was not */
export async function insertAnnouncement(tx: Tx, announcement: Announcement): Promise<boolean> {
  const row = await tx
    .insertInto('legal_announcements')
    .values(announcement)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnybody(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** When somebody accepted which versions. */
export function listConsents(db: Queryable, personId: string) {
  return db
    .selectFrom('legal_consents')
    .select(['version', 'accepted_at'])
    .where('person_id', '=', personId)
    .execute();
}

/** How far the mail about a version has come, nobody else's until the transaction ends; undefined while another has it. */
export function lockTold(tx: Tx, version: string): Promise<{ told_through: string | null } | undefined> {
  return tx
    .selectFrom('legal_announcements')
    .select('told_through')
    .where('version', '=', version)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markTold(tx: Tx, version: string, through: string): Promise<void> {
  await tx
    .updateTable('legal_announcements')
    .set({ told_through: through })
    .where('version', '=', version)
    .execute();
}

/** People after the last, in the order of their ids, and whether there is an address that is known to be theirs. */
export function listPeople(
  tx: Tx,
  { after, before, limit }: { after: string | null; before: Date; limit: number },
) {
  return tx
    .selectFrom('users')
    .select(['id', IS_REACHED.as('is_reached')])
    .where('created_at', '<', before)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Nothing is mailed to an address that nobody has confirmed, nor to who has left. */
const IS_REACHED = sql<boolean>`email_confirmed_at is not null`;

/** Whom to write to; undefined for who cannot be reached by now. */
export function findReader(db: Queryable, personId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', personId)
    .where(IS_REACHED)
    .executeTakeFirst();
}

/** The version that somebody accepted last; undefined for nobody. */
export async function findAccepted(db: Queryable, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('legal_consent_version')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.legal_consent_version;
}
