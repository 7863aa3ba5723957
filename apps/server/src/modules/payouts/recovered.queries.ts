import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** The account that somebody is paid to, as a recovery looks at it. */
export interface NewAccount {
  /** Since when it is the one that they are paid to. */
  became_at: Date;
  recovered_at: Date | null;
}

/** What somebody is paid to, where it is that since a moment or later; also the first that they ever had, which waits for nothing else. */
export async function findNewAccount(
  tx: Tx,
  creatorId: string,
  since: Date,
): Promise<NewAccount | undefined> {
  const { rows } = await sql<NewAccount>`
    select became_at, recovered_at from (
      select recovered_at, coalesce(changed_at, (select min(at) from payout_account_seals s where s.creator_id = t.creator_id), updated_at) as became_at
      from payout_settings t where t.creator_id = ${creatorId}::uuid) account
    where became_at >= ${since}::timestamptz`.execute(tx);
  return rows[0];
}

/** From now on it waits as if it had been changed at that moment; the last of several counts. */
export async function noteRecovery(tx: Tx, creatorId: string, at: Date): Promise<void> {
  await sql`update payout_settings set recovered_at = greatest(recovered_at, ${at}::timestamptz)
    where creator_id = ${creatorId}::uuid`.execute(tx);
}

export interface Suspect {
  creatorId: string;
  since: Date;
  at: Date;
  /** What came later was asked for by who waited, or has looked at the account. */
  until: Date;
  becameAt: Date;
}

/**
 * Payouts that wait and go to an account that was new when somebody took theirs back: the one that they have, or one that was saved
 * and replaced in that time. What was asked for after that and before it was seen to is among them.
 */
export async function listSuspect(
  tx: Tx,
  { creatorId, since, at, until, becameAt }: Suspect,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payouts p
    where p.creator_id = ${creatorId}::uuid and p.status = 'pending' and p.requested_at >= ${since}::timestamptz and p.requested_at < ${until}::timestamptz
      and case when p.requested_at >= ${becameAt}::timestamptz then ${becameAt}::timestamptz <= ${at}::timestamptz
        else exists (select from payout_account_seals s where s.creator_id = p.creator_id and s.at >= ${since}::timestamptz and s.at <= p.requested_at) end
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Rejects a payout for a recovery, by no person; false when it is decided already. */
export async function rejectWaiting(
  tx: Tx,
  { id, at, reason, now }: { id: string; at: Date; reason: string; now: Date },
) {
  return await tx
    .updateTable('payouts')
    .set({ status: 'rejected', reason, decided_at: now, recovered_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['creator_id', 'bucket', 'centavos'])
    .$castTo<{ creator_id: string; bucket: 'earnings' | 'affiliate'; centavos: number }>()
    .executeTakeFirst();
}
