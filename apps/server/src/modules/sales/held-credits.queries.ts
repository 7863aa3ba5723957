import { sql } from 'kysely';
import { type Filled, prepare } from '../../platform/database/index.ts';

/** Credits of a fan that open refund requests hold, and when the oldest of them was asked for. */
export interface HeldCredits {
  credits: number;
  asked_at: Date | null;
}

const lockStatement = prepare<{ wallet: string }, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    select id from ledger_accounts where id = ${param('wallet')}::text for no key update`,
);

const heldStatement = prepare<{ fanId: string }, HeldCredits>(
  (_db, param) => sql<HeldCredits>`
    select coalesce(sum(credits), 0)::bigint as credits, min(asked_at) as asked_at
    from refund_requests where fan_id = ${param('fanId')}::uuid and decision is null`,
);

/**
 * Locks the wallet, then looks what refund requests hold of it (P291): two statements, as one would see what there was before it
 * had the lock. Whoever asks for a refund locks the wallet as well.
 */
export function heldCredits(
  wallet: string,
  fanId: string,
): readonly [Filled<{ id: string }>, Filled<HeldCredits>] {
  return [lockStatement.fill({ wallet }), heldStatement.fill({ fanId })];
}
