import type { Queryable } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { insertPayoutEvents, type PayoutEventKind } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

interface Act {
  payoutIds: string[];
  kind: PayoutEventKind;
  /** Null for the system, on its own or on a sender's word. */
  actorId: string | null;
  /** The address that asked, where one did; its network is kept. */
  from?: string | undefined;
  reason?: string | null;
  reference?: string | null;
}

/** Puts on record, for good, who did what with these payouts (P141); in the caller's transaction. */
export function recordAct(deps: Pick<PayoutsDeps, 'clock' | 'ids'>, db: Queryable, act: Act): Promise<void> {
  const { payoutIds, kind, actorId, from, reason = null, reference = null } = act;
  const at = deps.clock.now();
  const network = from === undefined ? null : networkOf(from);
  return insertPayoutEvents(
    db,
    payoutIds.map((payoutId) => ({
      id: deps.ids.next(),
      payout_id: payoutId,
      at,
      kind,
      actor_id: actorId,
      network,
      reason,
      reference,
    })),
  );
}
