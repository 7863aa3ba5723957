import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { FROM_VAULT } from './files.queries.ts';

export interface FolderRow {
  id: string;
  name: string;
  files_count: number;
}

/** By name; files that are gone from the vault are not counted. */
export async function findFolders(db: Queryable, creatorId: string): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    with shown as (select v.folder_id ${FROM_VAULT} and i.owner_id = ${creatorId}::uuid and v.folder_id is not null)
    select d.id, d.name, (select count(*)::int from shown where shown.folder_id = d.id) as files_count
    from vault_folders d where d.creator_id = ${creatorId}::uuid order by lower(d.name), d.id`.execute(db);
  return rows;
}

/** Whoever makes many at once does so one after the other, so that they are counted. */
export async function lockFolders(tx: Tx, creatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vault:' || ${creatorId}, 0))`.execute(tx);
}

export async function countFolders(tx: Tx, creatorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('vault_folders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFolder(
  tx: Tx,
  row: { id: string; creator_id: string; name: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('vault_folders').values(row).execute();
}

/** @returns whether this creator has it */
export async function updateFolderName(
  db: Queryable,
  creatorId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vault_folders')
    .set({ name })
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteFolder(db: Queryable, creatorId: string, id: string): Promise<void> {
  await db.deleteFrom('vault_folders').where('id', '=', id).where('creator_id', '=', creatorId).execute();
}

/** Until the transaction ends it is not removed. @returns whether this creator has it */
export async function holdFolder(tx: Tx, creatorId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from vault_folders
    where id = ${id}::uuid and creator_id = ${creatorId}::uuid for key share`.execute(tx);
  return rows.length === 1;
}

/** Titles and folders; the files themselves go with what they are in. */
export async function eraseVault(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('vault_files').where('creator_id', '=', personId).execute();
  await tx.deleteFrom('vault_folders').where('creator_id', '=', personId).execute();
}
