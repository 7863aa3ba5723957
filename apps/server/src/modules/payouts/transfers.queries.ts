import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { FailureReason, SenderName } from '../../providers/payouts/payout-sender.ts';
import type { Bucket, PayoutStatus } from './payout.ts';

/** A payout that its sender is to be asked about. */
export interface DueTransfer {
  id: string;
  creator_id: string;
  verified_name: string | null;
  bucket: Bucket;
  centavos: number;
  fee_centavos: number;
  withheld_centavos: number;
  sealed: Buffer;
  /** Looks before this one; none: it was never sent. */
  checks: number;
  /** Its creator is suspended, banned or not verified: nothing is sent to them. */
  is_paused: boolean;
}

interface Claim {
  sender: SenderName;
  now: Date;
  /** Nobody else looks until then. */
  until: Date;
  limit: number;
}

/** Those whose look is due, the longest waiting first; what was never sent of somebody who is suspended, banned or unverified waits. */
export async function claimTransfers(
  db: Queryable,
  { sender, now, until, limit }: Claim,
): Promise<DueTransfer[]> {
  const { rows } = await sql<DueTransfer>`
    update payouts set next_check_at = ${until}::timestamptz, checks = payouts.checks + 1
    from (
      select p.id, p.checks, u.verified_name, u.status in ('suspended', 'banned') or u.kyc_status <> 'approved' as is_paused from payouts p join users u on u.id = p.creator_id
      where p.sender = ${sender} and p.next_check_at <= ${now}::timestamptz
        and (p.checks > 0 or (u.status not in ('suspended', 'banned') and u.kyc_status = 'approved'))
      order by p.next_check_at limit ${limit}::int for update of p skip locked
    ) due where payouts.id = due.id
    returning payouts.id, payouts.creator_id, due.verified_name, payouts.bucket, payouts.centavos::float8 as centavos,
      payouts.fee_centavos::float8 as fee_centavos,
      payouts.withheld_centavos::float8 as withheld_centavos, payouts.sealed, due.checks, due.is_paused`.execute(
    db,
  );
  return rows;
}

export interface LockedTransfer {
  status: PayoutStatus;
  provider_id: string | null;
  checks: number;
  finished_at: Date | null;
  returned_at: Date | null;
}

/** A payout of a sender's, kept as it is until the transaction ends. */
export function lockTransfer(tx: Tx, id: string): Promise<LockedTransfer | undefined> {
  return tx
    .selectFrom('payouts')
    .select(['status', 'provider_id', 'checks', 'finished_at', 'returned_at'])
    .where('id', '=', id)
    .where('sender', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What the sender has said of one. */
export interface Heard {
  status: PayoutStatus;
  providerId: string | null;
  reference: string | null;
  failure: FailureReason | null;
  finishedAt: Date | null;
  returnedAt: Date | null;
  nextCheckAt: Date | null;
  problem: string | null;
}

export async function writeHeard(tx: Tx, id: string, heard: Heard): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({
      status: heard.status,
      provider_id: heard.providerId,
      failure: heard.failure,
      finished_at: heard.finishedAt,
      returned_at: heard.returnedAt,
      next_check_at: heard.nextCheckAt,
      problem: heard.problem,
      ...(heard.reference !== null && { reference: heard.reference }),
    })
    .where('id', '=', id)
    .execute();
}

/** Nothing was heard: asked again then, and staff reads why. */
export async function postponeTransfer(
  db: Queryable,
  id: string,
  nextCheckAt: Date,
  problem: string,
): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ next_check_at: nextCheckAt, problem })
    .where('id', '=', id)
    .where('sender', 'is not', null)
    .execute();
}

/** A hint of news: the look is due now. False for what is not a payout of this sender that can still change. */
export async function hastenTransfer(
  tx: Tx,
  { id, sender, now }: { id: string; sender: SenderName; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payouts')
    .set({ next_check_at: now })
    .where('id', '=', id)
    .where('sender', '=', sender)
    .where('status', 'in', ['approved', 'paid'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** That an authentic webhook of a sender came; of two at once the later. */
export async function noteWebhook(db: Queryable, sender: SenderName, at: Date): Promise<void> {
  await sql`
    insert into sender_webhooks (sender, received_at) values (${sender}, ${at})
    on conflict (sender) do update set received_at = greatest(sender_webhooks.received_at, excluded.received_at)`.execute(
    db,
  );
}
