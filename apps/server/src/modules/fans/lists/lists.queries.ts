import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { fansIn, type ListRule } from './in-list.queries.ts';

export interface ListRow extends ListRule {
  name: string;
}

/** Of a row `u` of users: a fan who is here. */
const IS_HERE = sql<boolean>`(u.user_type = 'fan' and u.status <> 'erased')`;

export async function findLists(db: Queryable, creatorId: string): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`select id, creator_id, name, kind, credits, days from fan_lists
    where creator_id = ${creatorId}::uuid order by lower(name), id`.execute(db);
  return rows;
}

export async function findList(db: Queryable, creatorId: string, id: string): Promise<ListRow | undefined> {
  return (await selectLists(db, creatorId, [id], sql``))[0];
}

/** Until the transaction ends these are not removed. */
export function holdLists(tx: Tx, creatorId: string, ids: readonly string[]): Promise<ListRow[]> {
  return selectLists(tx, creatorId, ids, sql`for key share`);
}

/** Until the transaction ends nobody else changes it, nor who is in it. */
export async function lockList(tx: Tx, creatorId: string, id: string): Promise<ListRow | undefined> {
  return (await selectLists(tx, creatorId, [id], sql`for update`))[0];
}

async function selectLists(
  db: Queryable,
  creatorId: string,
  ids: readonly string[],
  how: RawBuilder<unknown>,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`select id, creator_id, name, kind, credits, days from fan_lists
    where creator_id = ${creatorId}::uuid and id = any(${[...ids]}::uuid[]) order by id ${how}`.execute(db);
  return rows;
}

/** Fans who are here, in a list. */
export async function countFans(db: Queryable, list: ListRule, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users u
    where u.id in (${fansIn(list, now)}) and ${IS_HERE}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** They, by id. */
export async function listFans(
  db: Queryable,
  list: ListRule,
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
): Promise<{ id: string; username: string; nickname: string | null }[]> {
  const { rows } = await sql<{ id: string; username: string; nickname: string | null }>`
    select u.id, u.username, nullif(n.nickname, '') as nickname from users u
    left join fan_notes n on n.creator_id = ${list.creator_id}::uuid and n.fan_id = u.id
    where u.id in (${fansIn(list, now)}) and ${IS_HERE} ${after === undefined ? sql`` : sql`and u.id < ${after}::uuid`}
    order by u.id desc limit ${limit}::int`.execute(db);
  return rows;
}

/** Whoever makes many at once does so one after the other, so that they are counted. */
export async function lockLists(tx: Tx, creatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('fan lists:' || ${creatorId}, 0))`.execute(tx);
}

export async function insertList(tx: Tx, row: ListRow & { created_at: Date }): Promise<void> {
  await tx.insertInto('fan_lists').values(row).execute();
}

export async function updateList(
  tx: Tx,
  id: string,
  change: Pick<ListRow, 'name' | 'kind' | 'credits' | 'days'>,
): Promise<void> {
  await tx.updateTable('fan_lists').set(change).where('id', '=', id).execute();
}

export async function deleteList(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('fan_lists').where('id', '=', id).execute();
}

export async function insertMember(
  tx: Tx,
  row: { list_id: string; fan_id: string; added_at: Date },
): Promise<void> {
  await tx
    .insertInto('fan_list_members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMember(tx: Tx, listId: string, fanId: string): Promise<void> {
  await tx.deleteFrom('fan_list_members').where('list_id', '=', listId).where('fan_id', '=', fanId).execute();
}

export async function countMembers(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from fan_list_members
    where list_id = ${listId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Does a message to many that is not sent yet go to this list, or leave it out? */
export async function isNeeded(tx: Tx, creatorId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from broadcasts where creator_id = ${creatorId}::uuid and state in ('scheduled', 'sending')
    and (list_id = ${id}::uuid or ${id}::uuid = any(exclude_lists)) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The lists by hand that a fan is in. */
export async function listsOfFan(db: Queryable, creatorId: string, fanId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('fan_list_members as m')
    .innerJoin('fan_lists as l', 'l.id', 'm.list_id')
    .select('l.id')
    .where('l.creator_id', '=', creatorId)
    .where('m.fan_id', '=', fanId)
    .orderBy('l.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A creator's lists, and the places of a fan in those of others. */
export async function eraseLists(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('fan_lists').where('creator_id', '=', personId).execute();
  await tx.deleteFrom('fan_list_members').where('fan_id', '=', personId).execute();
}
