import { pesosFromCentavos } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { buyCredits } from './buy/buy-credits.ts';
import { creditsTexts } from './credits.texts.generated.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { listDisputes } from './disputes/list-disputes.ts';
import { changeRate } from './rate/change-rate.ts';
import { findOwnPurchase } from './settle/find-own-purchase.ts';
import { isCredited } from './settle/purchase.ts';
import { readPurchaseView } from './settle/read-purchase-view.ts';
import { cancelPurchase, settlePurchase } from './settle/settle-purchase.ts';
import { listTransactions, readWallet } from './wallet/read-wallet.ts';

type CreditsCall =
  | 'getWallet'
  | 'listTransactions'
  | 'buyCredits'
  | 'getPurchase'
  | 'cancelPurchase'
  | 'getRate'
  | 'changeRate'
  | 'listDisputes';

export function creditsHandlers(deps: CreditsDeps): Pick<Handlers, CreditsCall> {
  return {
    getWallet: ({ viewer, language }) => readWallet(deps, viewer.id, language),
    listTransactions: ({ viewer, query, language }) => listTransactions(deps, viewer.id, query, language),
    buyCredits: ({ viewer, body, idempotencyKey, request }) =>
      buyCredits(deps, viewer, body, { idempotencyKey, correlationId: request.id }),
    getPurchase: async ({ viewer, params, language }) => {
      const own = await findOwnPurchase(deps, viewer, params.id);
      const settled = isCredited(own.status) ? null : await settlePurchase(deps, own.id);
      return readPurchaseView(deps, settled?.purchase ?? own, language);
    },
    cancelPurchase: async ({ viewer, params, language }) => {
      const own = await findOwnPurchase(deps, viewer, params.id);
      const { purchase, isUnanswered } = await cancelPurchase(deps, own);
      if (isUnanswered && purchase.status === 'pending')
        throw new AppError('payment_unavailable', {
          detail: (language) => creditsTexts[language].providerSilent,
        });
      return readPurchaseView(deps, purchase, language);
    },
    listDisputes: ({ query }) => listDisputes(deps, query),
    getRate: async () => {
      const { centavos_per_credit: rate } = await readSettings(deps.db);
      const { balance } = await readFigures(deps.db, accounts.creditIssuer);
      return {
        php_per_credit: pesosFromCentavos(rate),
        is_active: true,
        credits_in_circulation: 0 - balance,
      };
    },
    changeRate: async ({ viewer, body, request, language }) => {
      const { php_per_credit: wanted, shown_php_per_credit: shown } = body;
      const rate = pesosFromCentavos(await changeRate(deps, viewer, wanted, request.id, request.ip, shown));
      return {
        php_per_credit: rate,
        is_active: true,
        message: creditsTexts[language].rateUpdated({ rate }),
      };
    },
  };
}
