import type { AutomaticKind } from '@likha/contract/late-limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Two of whom the one is owed a message of the other. */
export interface OwedPair {
  fanId: string;
  creatorId: string;
}

/** Notes who is owed one, where their creator has it on. No row waits for another: none has a key that a second one could have. */
export async function insertOwed(
  tx: Tx,
  kind: AutomaticKind,
  pairs: readonly OwedPair[],
  at: Date,
): Promise<void> {
  await sql`
    insert into automatic_sends (creator_id, fan_id, kind, owed_at, due_at)
    select a.creator_id, p.fan_id, a.kind, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${pairs.map(({ creatorId }) => creatorId)}::uuid[], ${pairs.map(({ fanId }) => fanId)}::uuid[]) as p (creator_id, fan_id)
    join automatic_messages a on a.creator_id = p.creator_id and a.kind = ${kind} and a.is_on`.execute(tx);
}

/** Those that are due, the longest waiting first. */
export async function listOwed(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('automatic_sends')
    .select('id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Owed {
  id: string;
  creator_id: string;
  fan_id: string;
  kind: AutomaticKind;
  owed_at: Date;
}

/** One that still waits, until the transaction ends; whoever erases one of the two waits for it. */
export async function lockOwed(tx: Tx, id: string): Promise<Owed | undefined> {
  const { rows } =
    await sql<Owed>`select id, creator_id, fan_id, kind, owed_at from automatic_sends where id = ${id}::uuid and sent_at is null for update`.execute(
      tx,
    );
  return rows[0];
}

/** The words of a kind that is on; null where there are none. */
export async function findWords(tx: Tx, creatorId: string, kind: AutomaticKind): Promise<string | null> {
  const row = await tx
    .selectFrom('automatic_messages')
    .select('text')
    .where('creator_id', '=', creatorId)
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Does the fan subscribe to the creator now, and were they welcomed before? */
export async function findStanding(
  tx: Tx,
  { creator_id: creatorId, fan_id: fanId }: Pick<Owed, 'creator_id' | 'fan_id'>,
  now: Date,
): Promise<{ subscribes: boolean; is_welcomed: boolean }> {
  const { rows } = await sql<{ subscribes: boolean; is_welcomed: boolean }>`
    select exists (select from subscriptions s where s.fan_id = ${fanId}::uuid and s.creator_id = ${creatorId}::uuid and s.ends_at > ${now}::timestamptz) as subscribes,
      exists (select from automatic_sends a where a.fan_id = ${fanId}::uuid and a.creator_id = ${creatorId}::uuid and a.sent_at is not null) as is_welcomed`.execute(
    tx,
  );
  return rows[0] ?? { subscribes: false, is_welcomed: false };
}

/** Nobody is owed it any more: it was sent, or passed over. That somebody was welcomed is remembered. */
export async function settleOwed(
  tx: Tx,
  { id, kind }: Pick<Owed, 'id' | 'kind'>,
  sentAt: Date | null,
): Promise<void> {
  if (kind === 'welcome' && sentAt)
    await tx.updateTable('automatic_sends').set({ sent_at: sentAt }).where('id', '=', id).execute();
  else await tx.deleteFrom('automatic_sends').where('id', '=', id).execute();
}

/** It failed, and is tried again later. */
export async function postponeOwed(db: Queryable, id: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('automatic_sends')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
