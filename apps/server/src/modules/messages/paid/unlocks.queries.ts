import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { IS_WITHHELD } from '../../media/index.ts';

/** Of a message that somebody was sent: what decides whether they may pay for its files. */
export interface PaidMessageRow {
  conversation_id: string;
  sender_id: string;
  state: string;
  price: number | null;
  /** False while a video is processed, when one failed, and while a file is out of reach as staff took it away elsewhere (P469). */
  is_ready: boolean;
  unlocked_credits: number | null;
  /** The fan deleted it for themselves: what they paid they would never see. */
  is_deleted: boolean;
}

/** Undefined for one that was not written to this fan, or does not show to them yet. */
export async function findPaidMessage(
  db: Queryable,
  id: string,
  fanId: string,
): Promise<PaidMessageRow | undefined> {
  const { rows } = await sql<PaidMessageRow>`
    select m.conversation_id, m.sender_id, m.state, m.price, u.credits as unlocked_credits,
      exists (select from hidden_messages h where h.person_id = ${fanId}::uuid and h.message_id = m.id) as is_deleted,
      not exists (select from message_files f join media_items i on i.id = f.media_id
        where (f.message_id = m.id or f.broadcast_id = m.broadcast_id)
          and (i.video_state <> 'ready' or i.removed_at is not null or ${IS_WITHHELD})) as is_ready
    from messages m join conversations c on c.id = m.conversation_id
    left join message_unlocks u on u.message_id = m.id and u.fan_id = ${fanId}::uuid
    where m.id = ${id}::uuid and m.sender_id <> ${fanId}::uuid and ${fanId}::uuid in (c.low_id, c.high_id)
      and m.shown_at is not null`.execute(db);
  return rows[0];
}

interface NewUnlock {
  id: string;
  fanId: string;
  messageId: string;
  credits: number;
  now: Date;
}

/**
 * Answers nothing when it was paid for already, or is not for sale for these credits any more. It waits for who is just unsending or removing
 * the message, and they for it: so nothing is sold while it is taken away (P433).
 */
export const insertMessageUnlock = prepare<NewUnlock, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    insert into message_unlocks (id, message_id, fan_id, creator_id, credits, created_at)
    select ${param('id')}::uuid, m.id, ${param('fanId')}::uuid, m.sender_id, m.price, ${param('now')}::timestamptz
    from messages m where m.id = ${param('messageId')}::uuid and m.state = 'sent' and m.price = ${param('credits')}::integer
    for share
    on conflict do nothing returning id`,
);

/** Locks a message until the transaction ends: nobody pays for it meanwhile. @returns whether somebody has */
export async function lockForUnsending(tx: Tx, messageId: string): Promise<{ isPaid: boolean }> {
  await sql`select from messages where id = ${messageId}::uuid for update`.execute(tx);
  const row = await tx
    .selectFrom('message_unlocks')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return { isPaid: row !== undefined };
}
