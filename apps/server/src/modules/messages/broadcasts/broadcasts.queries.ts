import type { AudienceName, ExcludedName } from '@likha/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { IS_REPORTED } from '../files/files.queries.ts';
import { HAS_READ } from './unsend.queries.ts';

export type BroadcastState = 'scheduled' | 'sending' | 'sent' | 'cancelled' | 'unsending' | 'unsent';

export interface Broadcast {
  id: string;
  creator_id: string;
  text: string | null;
  price: number | null;
  files_count: number;
  audience: AudienceName;
  exclude: ExcludedName[];
  list_id: string | null;
  list_name: string | null;
  exclude_lists: string[];
  state: BroadcastState;
  created_at: Date;
  scheduled_at: Date | null;
  started_at: Date | null;
  sent_to: string | null;
  unsent_to: string | null;
  receivers_count: number;
  sent_count: number;
  /** Cancelled because its creator could write to nobody any more, or for its words. */
  is_stopped: boolean;
  is_stopped_for_words: boolean;
}

export interface BroadcastRow extends Broadcast {
  opened_count: number;
  bought_count: number;
  bought_credits: number;
}

/** What came back to those who paid for `b` (P246): by the few that came back from its creator. */
const CAME_BACK = sql`coalesce((select sum(r.credits) from restitutions r join ledger_entries e on e.id = r.sale_entry_id
  join message_unlocks given on given.id = e.subject_id join messages sold on sold.id = given.message_id
  where r.creator_id = b.creator_id and sold.broadcast_id = b.id), 0)`;

/** With its figures, counted from its messages: of those unsent none was opened. What was paid stays in them once who paid is gone. */
function selectBroadcasts(rest: RawBuilder<unknown>): RawBuilder<BroadcastRow> {
  return sql<BroadcastRow>`
    select b.*, figures.* from broadcasts b cross join lateral (
      select count(*) filter (where ${HAS_READ} and m.state <> 'unsent')::int as opened_count, count(u.id)::int as bought_count,
        (coalesce(sum(u.credits), 0) - ${CAME_BACK})::int as bought_credits
      from messages m left join conversation_sides s on s.conversation_id = m.conversation_id and s.person_id <> m.sender_id
      left join message_unlocks u on u.message_id = m.id where m.broadcast_id = b.id) figures
    ${rest}`;
}

export async function listBroadcastRows(
  db: Queryable,
  creatorId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<BroadcastRow[]> {
  const { rows } = await selectBroadcasts(sql`where b.creator_id = ${creatorId}::uuid
    ${before === undefined ? sql`` : sql`and b.id < ${before}::uuid`} order by b.id desc limit ${limit}::int`).execute(
    db,
  );
  return rows;
}

/** One of a creator's own, by its id or by the name that their device gave it. */
export async function findBroadcast(
  db: Queryable,
  creatorId: string,
  by: { id: string } | { clientId: string },
): Promise<BroadcastRow | undefined> {
  const which = 'id' in by ? sql`b.id = ${by.id}::uuid` : sql`b.client_id = ${by.clientId}::uuid`;
  const { rows } = await selectBroadcasts(sql`where b.creator_id = ${creatorId}::uuid and ${which}`).execute(
    db,
  );
  return rows[0];
}

/** Whoever sends, cancels or unsends takes this before any conversation. */
export async function lockBroadcast(tx: Tx, id: string): Promise<Broadcast | undefined> {
  const { rows } = await sql<Broadcast>`select * from broadcasts where id = ${id}::uuid for update`.execute(
    tx,
  );
  return rows[0];
}

/** As `lockBroadcast`, the one that a message is of; undefined where it is of none. */
export async function lockBroadcastOf(tx: Tx, messageId: string): Promise<Broadcast | undefined> {
  const { rows } = await sql<Broadcast>`select b.* from broadcasts b
    where b.id = (select m.broadcast_id from messages m where m.id = ${messageId}::uuid) for update of b`.execute(
    tx,
  );
  return rows[0];
}

interface NewBroadcast
  extends Omit<Broadcast, 'sent_to' | 'unsent_to' | 'sent_count' | 'is_stopped' | 'is_stopped_for_words'> {
  client_id: string;
}

/** @returns false where there is one of that name */
export async function insertBroadcast(tx: Tx, broadcast: NewBroadcast): Promise<boolean> {
  const row = await tx
    .insertInto('broadcasts')
    .values({ ...broadcast, moved_at: broadcast.created_at })
    .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Change = Partial<
  Pick<
    Broadcast,
    | 'state'
    | 'started_at'
    | 'sent_to'
    | 'unsent_to'
    | 'receivers_count'
    | 'sent_count'
    | 'is_stopped'
    | 'is_stopped_for_words'
  >
>;

export async function changeBroadcast(tx: Tx, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({ ...change, moved_at: now })
    .where('id', '=', id)
    .execute();
}

/** What it says goes, once nobody has it any more; files that staff still looks at stay for them alone. @returns its files; undefined while somebody has it */
export async function takeContent(tx: Tx, id: string): Promise<string[] | undefined> {
  const { rows } =
    await sql`select from messages where broadcast_id = ${id}::uuid and state <> 'unsent' limit 1`.execute(
      tx,
    );
  if (rows.length > 0) return undefined;
  await sql`update broadcasts set text = null, price = null, files_count = 0 where id = ${id}::uuid`.execute(
    tx,
  );
  await tx
    .updateTable('message_files')
    .set({ is_evidence: true })
    .where('broadcast_id', '=', id)
    .where(IS_REPORTED)
    .execute();
  const files = await tx
    .deleteFrom('message_files')
    .where('broadcast_id', '=', id)
    .where('is_evidence', '=', false)
    .returning('media_id')
    .execute();
  return files.map(({ media_id }) => media_id);
}

/** Those whose time has come, and those that stood still since. */
export async function listWaiting(db: Queryable, now: Date, stillSince: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from broadcasts where (state = 'scheduled' and scheduled_at <= ${now}::timestamptz)
      or (state in ('sending', 'unsending') and moved_at < ${stillSince}::timestamptz) order by id limit 1000`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** May this person write to many now: here, a creator, and verified? */
export async function isOpen(db: Queryable, creatorId: string): Promise<boolean> {
  const { rows } =
    await sql`select from users where id = ${creatorId}::uuid and status = 'active' and user_type = 'creator'
    and kyc_status = 'approved'`.execute(db);
  return rows.length > 0;
}

/** One that was stopped for its words, with whom to tell of it; undefined where they are gone. */
export function findStopped(db: Queryable, id: string) {
  return db
    .selectFrom('broadcasts as b')
    .innerJoin('users as u', 'u.id', 'b.creator_id')
    .select(['b.scheduled_at', 'u.email', 'u.full_name', 'u.language'])
    .where('b.id', '=', id)
    .where('b.is_stopped_for_words', '=', true)
    .where('u.status', '<>', 'erased')
    .executeTakeFirst();
}
