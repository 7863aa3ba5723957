import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

interface NewSubscription {
  fan_id: string;
  creator_id: string;
  started_at: Date;
  ends_at: Date;
}

/** Adds the subscription and counts it for its creator; nothing where there is one. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const row = await tx
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .returning('fan_id')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('users')
    .set({ subscribers_count: sql`subscribers_count + 1` })
    .where('id', '=', subscription.creator_id)
    .execute();
}
