import type { Insertable } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { ContactMessages } from '../../platform/schema.generated.ts';

/** @returns whether it is new; not where one of its device's name is there */
export async function insertMessage(db: Queryable, message: Insertable<ContactMessages>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

function selectMessages(db: Queryable) {
  return db
    .selectFrom('contact_messages as m')
    .leftJoin('users as sender', 'sender.id', 'm.user_id')
    .leftJoin('users as admin', 'admin.id', 'm.answered_by')
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.message',
      'm.sent_at',
      'm.answered_at',
      'sender.username',
      'admin.full_name as answered_by',
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export function findMessage(db: Queryable, id: string) {
  return selectMessages(db).where('m.id', '=', id).executeTakeFirst();
}

export function listMessages(
  db: Queryable,
  status: 'open' | 'answered',
  page: { limit: number; after: string | undefined; days: Days },
) {
  const isOpen = status === 'open';
  let query = selectMessages(db)
    .where('m.answered_at', isOpen ? 'is' : 'is not', null)
    .where(idOfDays('m.id', page.days))
    .orderBy('m.id', isOpen ? 'asc' : 'desc')
    .limit(page.limit);
  if (page.after !== undefined) query = query.where('m.id', isOpen ? '>' : '<', page.after);
  return query.execute();
}

/** Who marks it first stays. */
export async function markAnswered(db: Queryable, id: string, adminId: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ answered_at: now, answered_by: adminId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

/** What a person who was signed in wrote to us. */
export async function eraseMessages(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('user_id', '=', userId).execute();
}
