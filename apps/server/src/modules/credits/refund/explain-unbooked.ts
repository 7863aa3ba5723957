import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { type Explained, markExplained } from './unbooked.queries.ts';

interface Explaining extends Omit<Explained, 'at'> {
  /** The address that asked. */
  from: string;
}

/**
 * Takes a refund that does not fit off the list, with a reason and on record (P843); nothing moves in the books. Of the amount that was seen:
 * another by now is looked at anew.
 * @throws AppError `refund_not_found` for what is not on the list
 */
export async function explainUnbooked(deps: CreditsDeps, { from, ...explaining }: Explaining): Promise<void> {
  await inTransaction(deps.moneyDb, async (tx) => {
    const purchaseId = await markExplained(tx, { ...explaining, at: deps.clock.now() });
    if (purchaseId === undefined)
      throw new AppError('refund_not_found', { detail: (language) => refundTexts[language].notOnList });
    const { provider, providerRefundId, amountCentavos, reason, by } = explaining;
    await recordAdminAction(deps, tx, {
      actorId: by,
      action: 'refund.explain',
      subject: { type: 'purchase', id: purchaseId },
      before: { provider, provider_refund_id: providerRefundId, centavos: amountCentavos },
      after: { reason },
      from,
    });
  });
}
