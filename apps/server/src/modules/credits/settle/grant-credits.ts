import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { payUse } from '../../coupons/index.ts';
import { demandPosted } from '../../ledger/index.ts';
import { tell } from '../../notifications/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import { retryRenewals } from '../../subscriptions/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mailReceiptJob } from '../declared-jobs.ts';
import { grantOf } from './grant.ts';
import { purchaseEntry } from './purchase-entry.ts';
import { completePurchase, type PurchaseRow } from './purchases.queries.ts';

/**
 * Grants the credits of a purchase whose money is ours, and completes it, in the caller's transaction, which holds the
 * purchase's lock.
 * @param provider null when it cost nothing
 * @throws when the books refuse it or had it before: bugs, not refusals
 */
export async function grantCredits(
  deps: CreditsDeps,
  tx: Tx,
  purchase: PurchaseRow,
  provider: string | null,
): Promise<void> {
  // Before the books: who makes an order locks the coupon first, too.
  await payUse(tx, purchase.id);
  await shareRate(tx);
  const settings = await readSettings(tx);
  const { base_credits: baseCredits, bonus_credits: bonusCredits, final_centavos: finalCentavos } = purchase;
  const grant = grantOf(
    { baseCredits, bonusCredits, finalCentavos, quotedRate: purchase.centavos_per_credit },
    settings.centavos_per_credit,
  );
  const entry = purchaseEntry(
    {
      purchaseId: purchase.id,
      fanId: purchase.fan_id,
      provider,
      packageId: purchase.package_id,
      baseCredits,
      bonusCredits,
      finalCentavos,
      correlationId: purchase.correlation_id,
    },
    grant,
    settings,
  );
  await retryRenewals(deps, tx, purchase.fan_id);
  demandPosted(await deps.ledger.post(tx, entry), `take purchase ${purchase.id}`);
  const now = deps.clock.now();
  await completePurchase(tx, purchase.id, grant, now);
  await tell(tx, {
    personId: purchase.fan_id,
    kind: 'credits',
    groupKey: purchase.id,
    credits: grant.credits,
    at: now,
  });
  await addJob(tx, mailReceiptJob, { purchaseId: purchase.id }, { key: `receipt:${purchase.id}` });
}
