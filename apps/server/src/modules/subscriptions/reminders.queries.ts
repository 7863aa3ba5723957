import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

interface Reminder {
  fan_id: string;
  creator_id: string;
  paid_until: Date;
}

interface NextCharge {
  agreed_centavos: number | null;
  next_try_at: Date | null;
  /** Of the creator, today. */
  price: number | null;
  centavos_per_credit: number;
}

/** Subscriptions that renew soon at another price, taken off the list; at most so many, and none that another worker is at. */
export async function claimReminders(tx: Tx, now: Date, limit: number): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with due as (
      select fan_id, creator_id from subscriptions where remind_at <= ${now}::timestamptz and next_try_at is not null
      order by remind_at limit ${limit}::integer for update skip locked
    )
    update subscriptions s set remind_at = null from due where s.fan_id = due.fan_id and s.creator_id = due.creator_id
    returning s.fan_id, s.creator_id, s.paid_until`.execute(tx);
  return rows;
}

/** What is charged for a month that is about to begin; undefined where it does not any more. */
export async function findNextCharge(
  db: Queryable,
  { fanId, creatorId, paidUntil }: { fanId: string; creatorId: string; paidUntil: Date },
): Promise<NextCharge | undefined> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('users as creator', 'creator.id', 's.creator_id')
    .innerJoin('platform_settings as setting', (join) => join.onTrue())
    .select([
      's.agreed_centavos',
      's.next_try_at',
      'creator.subscription_price_centavos as price',
      'setting.centavos_per_credit',
    ])
    .where('s.fan_id', '=', fanId)
    .where('s.creator_id', '=', creatorId)
    .where('s.paid_until', '=', paidUntil)
    .where('s.next_try_at', 'is not', null)
    .executeTakeFirst();
}
