import { GIFT_CREDITS } from '@likha/contract/late-limits';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { accounts } from '../ledger/index.ts';

/**
 * Holds what bounds a gift until the transaction ends: one after the other gives, or receives. People first, in one order, as a wallet
 * that is not there yet cannot be locked; then wallets, in the order in which the books lock them.
 */
export async function lockGiverAndReceiver(
  tx: Tx,
  giverId: string,
  receiverId: string | null,
): Promise<void> {
  const people = receiverId === null ? [giverId] : [giverId, receiverId].sort();
  for (const id of people)
    await sql`select pg_advisory_xact_lock(hashtextextended('gifts:' || ${id}, 0))`.execute(tx);
  const wallets = people.map((id) => accounts.fanWallet(id));
  await sql`select id from ledger_accounts where id = any(${wallets}::text[]) order by id for no key update`.execute(
    tx,
  );
}

/**
 * Credits of a wallet that may be given on (P734): without what refund requests hold, what was bought so lately that a refund may be asked
 * for, and what was given so lately. Asked behind the wallet's lock.
 */
export async function readGiveable(tx: Tx, giverId: string, now: Date): Promise<number> {
  const { boughtHours: hours, receivedDays: days } = GIFT_CREDITS;
  const { rows } = await sql<{ giveable: number }>`
    select coalesce((select balance from ledger_accounts where id = ${accounts.fanWallet(giverId)}), 0)
      - coalesce((select sum(credits) from refund_requests where fan_id = ${giverId}::uuid and decision is null), 0)
      - coalesce((select sum(granted_credits) from purchases where fan_id = ${giverId}::uuid and status in ('completed', 'disputed')
          and settled_at > ${now}::timestamptz - make_interval(hours => ${hours}::int)), 0)
      - coalesce((select sum(credits) from gifts where receiver_id = ${giverId}::uuid and kind = 'credits'
          and created_at > ${now}::timestamptz - make_interval(days => ${days}::int)), 0) as giveable`.execute(
    tx,
  );
  return Number(rows[0]?.giveable ?? 0);
}

/** Credits that somebody gave, or was given, on the Philippine day of a moment. */
export async function sumGiftsOfDay(
  tx: Tx,
  side: 'giver_id' | 'receiver_id',
  personId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from gifts where ${sql.ref(side)} = ${personId}::uuid and kind = 'credits'
      and created_at >= date_trunc('day', ${now}::timestamptz at time zone 'Asia/Manila') at time zone 'Asia/Manila'`.execute(
    tx,
  );
  return rows[0]?.credits ?? 0;
}
