import { isId } from '@likha/contract/addresses';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { recordChangedFee } from '../fees/record-fee.ts';
import { settlePurchase } from '../settle/settle-purchase.ts';
import { markCaptureHandled, markCaptureKept, readHeardEnd } from '../webhooks/webhooks.queries.ts';
import { type JudgedDispute, judgeDisputes } from './dispute-state.ts';
import { type DisputeRow, findCapture, listStanding } from './disputes.queries.ts';
import { recordDispute } from './record-dispute.ts';
import { recordFoundRefund } from './record-found-refund.ts';

/**
 * What a webhook about a refund or a dispute leads to: the provider is asked what has become of the capture (P214, P216).
 * When nobody could say to the last, its events are kept for a person again.
 * @throws when the provider does not answer, or does not know yet what its webhook told of: worth another try
 */
export async function checkCapture(
  deps: CreditsDeps,
  provider: ProviderName,
  captureId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const askedAt = deps.clock.now();
  try {
    await lookAtCapture(deps, provider, captureId, askedAt);
  } catch (error) {
    if (isLastAttempt) await markCaptureKept(deps.db, provider, captureId);
    if (!(error instanceof UnknownCapture) || !isLastAttempt) throw error;
    deps.log.warn({ provider }, 'a webhook was about a capture that is not ours; it is kept');
    return;
  }
  await markCaptureHandled(deps.db, provider, captureId, askedAt);
}

class UnknownCapture extends Error {}

/** Asks about a capture, and acts on the answer. Safe to repeat, at any time and at the same time. */
export async function lookAtCapture(
  deps: CreditsDeps,
  provider: ProviderName,
  captureId: string,
  askedAt: Date,
): Promise<void> {
  const aftermath = await deps.payments[provider].readAftermath(captureId);
  const purchaseId = aftermath && (await findPurchaseId(deps, provider, captureId, aftermath.purchaseId));
  if (!aftermath || !purchaseId) throw new UnknownCapture('the capture of this webhook is not recorded');
  const capture = { provider, captureId, purchaseId, askedAt };
  await recordChangedFee(deps, capture, aftermath.feeCentavos);
  const known = (await listStanding(deps.db, provider, captureId)).map(factsOf);
  const heard = await readHeardEnd(deps.db, provider, captureId);
  const { disputes, unclear, isBehind } = judgeDisputes(aftermath, known, heard);
  for (const dispute of disputes) await recordDispute(deps, capture, dispute);
  // After the disputes: one that was won leaves room for the refund that ended it.
  for (const refund of aftermath.refunds) await recordFoundRefund(deps, capture, refund);
  if (unclear.length > 0)
    deps.log.warn(
      { provider, disputes: unclear },
      'a dispute is over, and the provider does not say for whom',
    );
  if (isBehind) throw new Error('the provider still calls a payment disputed whose dispute was won');
}

/** A webhook may be faster than our own note of the capture: then its purchase is settled first. */
async function findPurchaseId(
  deps: CreditsDeps,
  provider: ProviderName,
  captureId: string,
  said: string | null,
): Promise<string | null> {
  const known = await findCapture(deps.db, provider, captureId);
  if (known) return known.purchase_id;
  if (said === null || !isId(said) || !(await settlePurchase(deps, said))) return null;
  return (await findCapture(deps.db, provider, captureId))?.purchase_id ?? null;
}

function factsOf(row: DisputeRow): JudgedDispute {
  return {
    disputeId: row.provider_dispute_id,
    state: row.state === 'lost' ? 'lost' : 'open',
    amountCentavos: row.amount_centavos,
    feeCentavos: row.fee_centavos,
    reason: row.reason,
    openedAt: row.opened_at,
    respondBy: row.respond_by,
  };
}
