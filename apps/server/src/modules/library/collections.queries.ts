import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export interface CollectionRow {
  id: string;
  name: string;
  posts_count: number;
}

/** By name. */
export async function findCollections(db: Queryable, personId: string): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select c.id, c.name, (
      select count(*)::int from saved_posts s where s.person_id = c.person_id and s.collection_id = c.id) as posts_count
    from collections c where c.person_id = ${personId}::uuid order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** Whoever begins many at once does so one after the other, so that they are counted. */
export async function lockCollections(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('collections:' || ${personId}, 0))`.execute(tx);
}

export async function countCollections(tx: Tx, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertCollection(
  tx: Tx,
  row: { id: string; person_id: string; name: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('collections').values(row).execute();
}

/** @returns whether this person has it */
export async function updateName(
  db: Queryable,
  personId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was in it stays saved, in none. */
export async function deleteCollection(db: Queryable, personId: string, id: string): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).where('person_id', '=', personId).execute();
}

/**
 * Saves a post where it is not saved, and puts it into a collection of its person, or into none.
 * @returns false where they have no such collection: nothing is changed then
 */
export async function saveInto(
  db: Queryable,
  { personId, postId, now }: { personId: string; postId: string; now: Date },
  collectionId: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into saved_posts (person_id, post_id, created_at, collection_id)
    select ${personId}::uuid, ${postId}::uuid, ${now}::timestamptz, ${collectionId}::uuid
    where ${collectionId}::uuid is null
      or exists (select 1 from collections where id = ${collectionId}::uuid and person_id = ${personId}::uuid)
    on conflict (person_id, post_id) do update set collection_id = excluded.collection_id`.execute(db);
  return numAffectedRows === 1n;
}

/** After what was saved: it refers to them. */
export async function eraseCollections(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('collections').where('person_id', '=', personId).execute();
}
