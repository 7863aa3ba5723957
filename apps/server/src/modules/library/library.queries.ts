import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/** Keeps when a post was saved first; nothing where it is saved. */
export async function addSave(db: Queryable, personId: string, postId: string, now: Date): Promise<void> {
  await db
    .insertInto('saved_posts')
    .values({ person_id: personId, post_id: postId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSave(db: Queryable, personId: string, postId: string): Promise<void> {
  await db
    .deleteFrom('saved_posts')
    .where('person_id', '=', personId)
    .where('post_id', '=', postId)
    .execute();
}

/** Where a page of a library ended. */
export interface LibraryPosition {
  addedAt: Date;
  postId: string;
}

export interface LibraryRow {
  post_id: string;
  added_at: Date;
  collection_id: string | null;
}

/** Where each part of a library comes from, and in whose name. */
const SOURCES = {
  bought: { table: sql.table('unlocks'), owner: sql.ref('fan_id') },
  saved: { table: sql.table('saved_posts'), owner: sql.ref('person_id') },
  seen: { table: sql.table('seen_posts'), owner: sql.ref('person_id') },
  liked: { table: sql.table('post_likes'), owner: sql.ref('person_id') },
} as const;
export type LibraryFilter = keyof typeof SOURCES;

/** The posts that somebody bought, saved, opened or liked, newest first. */
export async function listLibrary(
  db: Queryable,
  personId: string,
  filter: LibraryFilter,
  {
    limit,
    after,
    collectionId,
  }: { limit: number; after: LibraryPosition | undefined; collectionId: string | undefined },
): Promise<LibraryRow[]> {
  const { table, owner } = SOURCES[filter];
  const beyond = after
    ? sql`and (created_at, post_id) < (${after.addedAt}::timestamptz, ${after.postId}::uuid)`
    : sql``;
  const within = collectionId ? sql`and collection_id = ${collectionId}::uuid` : sql``;
  const column = filter === 'saved' ? sql.ref('collection_id') : sql`null::uuid`;
  const { rows } =
    await sql<LibraryRow>`select post_id, created_at as added_at, ${column} as collection_id from ${table}
    where ${owner} = ${personId}::uuid ${filter === 'saved' ? within : sql``} ${beyond} order by created_at desc, post_id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}

export async function eraseSaves(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('saved_posts').where('person_id', '=', personId).execute();
}
