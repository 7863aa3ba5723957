import type { Insertable } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { PersonNotes } from '../../platform/schema.generated.ts';

export async function insertNote(db: Queryable, note: Insertable<PersonNotes>): Promise<void> {
  await db.insertInto('person_notes').values(note).execute();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

function selectNotes(db: Queryable) {
  return db
    .selectFrom('person_notes as n')
    .innerJoin('users as author', 'author.id', 'n.author_id')
    .select(['n.id', 'n.text', 'author.full_name as author', 'n.at']);
}

export function findNote(db: Queryable, id: string) {
  return selectNotes(db).where('n.id', '=', id).executeTakeFirstOrThrow();
}

export function listNotes(
  db: Queryable,
  personId: string,
  page: { limit: number; before: string | undefined; days: Days },
) {
  return selectNotes(db)
    .where('n.person_id', '=', personId)
    .where(idOfDays('n.id', page.days))
    .$if(page.before !== undefined, (query) => query.where('n.id', '<', page.before ?? ''))
    .orderBy('n.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** What was noted of somebody who is erased: the database lets nothing else of it go. */
export async function eraseNotes(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_notes').where('person_id', '=', personId).execute();
}
