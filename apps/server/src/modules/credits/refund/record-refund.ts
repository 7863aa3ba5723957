import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { listAttempts } from '../settle/attempts.queries.ts';
import { lockPurchase, setPurchaseStatus } from '../settle/purchases.queries.ts';
import { refundEntry } from './refund-entry.ts';
import { insertRefund, sumRefunds } from './refunds.queries.ts';

export interface AskedRefund {
  purchaseId: string;
  /** Whole credits, unspent ones only. */
  credits: number;
  /** Centavos, at most what is left of the purchase's money. */
  amountCentavos: number;
  actor: Actor;
  correlationId: string;
  /** Where its id is known before. */
  refundId?: string;
}

export type RefundResult = 'refunded' | 'not_refundable' | 'more_than_was_paid' | 'credits_were_spent';

/**
 * Records in the books that a part of a purchase went back (P23); many a purchase, together never more than was paid or
 * granted; in the caller's transaction. The purchase is refunded when all of its money is back.
 */
export async function recordRefund(deps: CreditsDeps, tx: Tx, asked: AskedRefund): Promise<RefundResult> {
  const { purchaseId, credits, amountCentavos } = asked;
  const purchase = await lockPurchase(tx, purchaseId);
  const captured = (await listAttempts(tx, purchaseId)).find(({ status }) => status === 'captured');
  if (purchase.status !== 'completed' || !captured) return 'not_refundable';
  const before = await sumRefunds(tx, purchaseId);
  const isTooMuch =
    before.centavos + amountCentavos > purchase.final_centavos ||
    before.credits + credits > (purchase.granted_credits ?? 0);
  if (isTooMuch) return 'more_than_was_paid';
  await shareRate(tx);
  const refundId = asked.refundId ?? deps.ids.next();
  const entry = refundEntry(
    { ...asked, refundId, fanId: purchase.fan_id, provider: captured.provider },
    await readSettings(tx),
  );
  const result = await deps.ledger.post(tx, entry);
  if (result.kind === 'insufficient_funds') return 'credits_were_spent';
  const now = deps.clock.now();
  await insertRefund(tx, {
    id: refundId,
    purchase_id: purchaseId,
    credits,
    amount_centavos: amountCentavos,
    created_at: now,
  });
  if (before.centavos + amountCentavos === purchase.final_centavos)
    await setPurchaseStatus(tx, purchaseId, 'refunded', null, purchase.settled_at);
  return 'refunded';
}
