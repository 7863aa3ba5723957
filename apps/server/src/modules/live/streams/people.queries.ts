import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface SealedPerson {
  id: string;
  live_id: string;
  place: number;
  is_host: boolean;
  sealed: Buffer;
  created_at: Date;
}

export async function removePeople(tx: Tx, liveId: string): Promise<void> {
  await tx.deleteFrom('live_people').where('live_id', '=', liveId).execute();
}

export async function insertPeople(tx: Tx, people: readonly SealedPerson[]): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insertInto('live_people')
    .values([...people])
    .execute();
}

export async function arePeopleNamed(db: Queryable, liveId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_people')
    .select('id')
    .where('live_id', '=', liveId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPeople(db: Queryable, liveIds: readonly string[]): Promise<SealedPerson[]> {
  if (liveIds.length === 0) return [];
  return db
    .selectFrom('live_people')
    .selectAll()
    .where('live_id', 'in', [...liveIds])
    .orderBy('live_id')
    .orderBy('place')
    .execute();
}

/** In the order of their ids, from one on. */
export function listSealed(db: Queryable, after: string | null, limit: number): Promise<SealedPerson[]> {
  return db
    .selectFrom('live_people')
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Nothing where something else stands there by now. */
export async function replaceSealed(db: Queryable, was: SealedPerson, sealed: Buffer): Promise<void> {
  await db
    .updateTable('live_people')
    .set({ sealed })
    .where('id', '=', was.id)
    .where('sealed', '=', was.sealed)
    .execute();
}
