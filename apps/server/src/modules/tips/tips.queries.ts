import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';

interface NewTip {
  id: string;
  fanId: string;
  creatorId: string;
  /** Null where it was not sent from a conversation. */
  conversationId: string | null;
  /** Null where it was not sent on a stream. */
  liveId: string | null;
  credits: number;
  message: string;
  idempotencyKey: string;
  now: Date;
}

/** The tip that was sent under a key. */
export function findTipByKey(db: Queryable, fanId: string, idempotencyKey: string) {
  return db
    .selectFrom('tips')
    .select(['id', 'creator_id', 'conversation_id', 'live_id', 'credits', 'message'])
    .where('fan_id', '=', fanId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Answers nothing when there is a tip under this key; waits for a transaction that is just sending it. */
export const insertTipStatement = prepare<NewTip, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    insert into tips (id, fan_id, creator_id, conversation_id, live_id, credits, message, idempotency_key, created_at)
    values (${param('id')}::uuid, ${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('conversationId')}::uuid, ${param('liveId')}::uuid, ${param('credits')}::integer, ${param('message')}::text,
      ${param('idempotencyKey')}::text, ${param('now')}::timestamptz)
    on conflict do nothing returning id`,
);

/** What a creator was tipped, the newest first; without words that did not appear in their conversation, or were removed from it (P471), or that were removed from a chat (P637). */
export function listTipsOf(
  db: Queryable,
  creatorId: string,
  page: { limit: number; before: string | undefined },
) {
  let query = db
    .selectFrom('tips')
    .innerJoin('users as fan', 'fan.id', 'tips.fan_id')
    .leftJoin('messages as said', 'said.tip_id', 'tips.id')
    .leftJoin('live_lines as line', 'line.tip_id', 'tips.id')
    .select([
      'tips.id',
      'tips.credits',
      sql<string>`case when said.state in ('in_review', 'removed') or (said.id is not null and said.shown_at is null) or line.state in ('in_review', 'removed') then '' else tips.message end`.as(
        'message',
      ),
      'tips.created_at',
      'fan.id as fan_id',
      'fan.full_name',
      'fan.username',
      'fan.avatar_key',
    ])
    .where('tips.creator_id', '=', creatorId)
    .orderBy('tips.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('tips.id', '<', page.before);
  return query.execute();
}

/** What a fan wrote with their tips; the tips stay. */
export async function eraseTipMessages(tx: Tx, fanId: string): Promise<void> {
  await tx
    .updateTable('tips')
    .set({ message: '' })
    .where('fan_id', '=', fanId)
    .where('message', '<>', '')
    .execute();
}
