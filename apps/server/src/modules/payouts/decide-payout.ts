import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { readSettings } from '../settings/index.ts';
import { DECISIONS, type Decision, GIVES_BACK, payoutEntry } from './payout.ts';
import { findPayout, movePayout, type PayoutRow } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

interface Decided {
  payoutId: string;
  decision: Decision;
  reason: string | null;
  adminId: string;
  correlationId: string;
}

/**
 * An admin's decision about a payout, or what became of one that was sent (P21). The state and the books move together, once:
 * who comes second is told who was first.
 * @throws AppError `payout_not_found`, `payout_decided`, `validation_failed` without a reason where one is needed
 */
export function decidePayout(deps: PayoutsDeps, decided: Decided): Promise<PayoutRow> {
  const { payoutId, decision, reason, adminId, correlationId } = decided;
  if (GIVES_BACK.has(decision) && !reason)
    throw new AppError('validation_failed', {
      detail: (language) => payoutsTexts[language].reasonNeeded,
      errors: { reason: (language) => payoutsTexts[language].reasonNeeded },
    });
  const { from, to, reason: entryReason } = DECISIONS[decision];
  return inTransaction(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const isMoved = await movePayout(tx, { id: payoutId, from, to, adminId, reason, now });
    const payout = await findPayout(tx, payoutId);
    if (!payout) throw new AppError('payout_not_found');
    if (!isMoved) throw alreadyDecided(payout);
    const { creator_id: creatorId, bucket, centavos } = payout;
    const by = { actor: { type: 'admin', id: adminId } as const, correlationId };
    const booked = { id: payoutId, creatorId, bucket, centavos };
    const posted = await deps.ledger.post(tx, payoutEntry(entryReason, booked, by, await readSettings(tx)));
    if (posted.kind === 'insufficient_funds' || posted.isReplay)
      throw new Error(`the books do not hold payout ${payoutId} as ${from}`);
    return payout;
  });
}

function alreadyDecided({ status, decided_by: name }: PayoutRow): AppError {
  return new AppError('payout_decided', {
    detail: (language) =>
      payoutsTexts[language].decided({ name: name ?? '', what: payoutsTexts[language][status] }),
  });
}
