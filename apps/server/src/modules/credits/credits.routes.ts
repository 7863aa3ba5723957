import { pesosFromCentavos } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { accounts, readTotals } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { buyCredits } from './buy-credits.ts';
import { changeRate } from './change-rate.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { findOwnPurchase } from './find-own-purchase.ts';
import { presentPurchase } from './present-purchase.ts';
import type { PurchaseRow } from './purchases.queries.ts';
import { listTransactions, readWallet } from './read-wallet.ts';
import { cancelPurchase, settlePurchase } from './settle-purchase.ts';
import { unlockContent } from './unlock-content.ts';

type CreditsCall =
  | 'getWallet'
  | 'listTransactions'
  | 'buyCredits'
  | 'getPurchase'
  | 'cancelPurchase'
  | 'unlockContent'
  | 'getRate'
  | 'changeRate';

export function creditsHandlers(deps: CreditsDeps): Pick<Handlers, CreditsCall> {
  const present = async (purchase: PurchaseRow) =>
    presentPurchase(purchase, (await readTotals(deps.db, accounts.fanWallet(purchase.fan_id))).balance);
  return {
    getWallet: ({ viewer }) => readWallet(deps, viewer.id),
    listTransactions: ({ viewer, query }) => listTransactions(deps, viewer.id, query),
    buyCredits: ({ viewer, body, idempotencyKey }) => buyCredits(deps, viewer, body, idempotencyKey),
    getPurchase: async ({ viewer, params }) => {
      const own = await findOwnPurchase(deps, viewer, params.id);
      const settled = own.status === 'pending' ? await settlePurchase(deps, own.id) : null;
      return present(settled?.purchase ?? own);
    },
    cancelPurchase: async ({ viewer, params }) => {
      const { purchase, isUnanswered } = await cancelPurchase(
        deps,
        await findOwnPurchase(deps, viewer, params.id),
      );
      if (isUnanswered && purchase.status === 'pending')
        throw new AppError('payment_unavailable', {
          detail: 'The payment provider does not answer right now. Please try again.',
        });
      return present(purchase);
    },
    unlockContent: async ({ viewer, body }) => {
      const { credits, balance } = await unlockContent(deps, viewer, body.content_id);
      return {
        message: 'Content Unlocked!',
        content_id: body.content_id,
        credits_spent: credits,
        balance,
        is_unlocked: true,
      };
    },
    getRate: async () => {
      const { centavos_per_credit: rate } = await readSettings(deps.db);
      return { php_per_credit: pesosFromCentavos(rate), is_active: true };
    },
    changeRate: async ({ body }) => {
      const rate = pesosFromCentavos(await changeRate(deps, body.php_per_credit));
      return {
        php_per_credit: rate,
        is_active: true,
        message: `Conversion rate updated to ₱${rate} per credit`,
      };
    },
  };
}
