import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

export interface FanNote {
  nickname: string;
  note: string;
}

/** Until the transaction ends neither of them is erased, so that nothing is noted of who is gone. */
export async function holdBoth(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select from users where id in (${one}::uuid, ${other}::uuid) order by id for share`.execute(tx);
}

/** What is kept of a fan from now on; a note without a word is none. */
export async function putFanNote(
  tx: Tx,
  { creatorId, fanId }: { creatorId: string; fanId: string },
  { nickname, note }: FanNote,
  now: Date,
): Promise<void> {
  if (nickname === '' && note === '') {
    await tx
      .deleteFrom('fan_notes')
      .where('creator_id', '=', creatorId)
      .where('fan_id', '=', fanId)
      .execute();
    return;
  }
  await tx
    .insertInto('fan_notes')
    .values({ creator_id: creatorId, fan_id: fanId, nickname, note, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['creator_id', 'fan_id']).doUpdateSet({ nickname, note, updated_at: now }),
    )
    .execute();
}

/** What a person noted of others, and what others noted of them. */
export async function eraseFanNotes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('fan_notes').where('creator_id', '=', userId).execute();
  await tx.deleteFrom('fan_notes').where('fan_id', '=', userId).execute();
}
