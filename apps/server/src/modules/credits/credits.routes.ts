import { centavosFromPesos, formatCentavos, pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { saidWithdrawn } from '../accounts/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { buyCredits } from './buy/buy-credits.ts';
import { creditsTexts } from './credits.texts.generated.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { changeRate } from './rate/change-rate.ts';
import { readProposal } from './rate/second-person.ts';
import { withdrawProposal } from './rate/withdraw-proposal.ts';
import { findPurchaseForStaff } from './receipt/find-purchase.ts';
import { askRefund } from './refund/ask-refund.ts';
import { decideRefund } from './refund/decide-refund.ts';
import { explainUnbooked } from './refund/explain-unbooked.ts';
import { listRefunds, readRefundHistory } from './refund/list-refunds.ts';
import { presentRefundRequest } from './refund/present-refund.ts';
import { refundTexts } from './refund/refund.texts.generated.ts';
import type { RefundRequestRow } from './refund/refund-requests.queries.ts';
import { takeBackDecline } from './refund/take-back-decline.ts';
import { withdrawRefund } from './refund/withdraw-refund.ts';
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
  | 'withdrawRateProposal'
  | 'findPurchase'
  | 'askRefund'
  | 'withdrawRefund'
  | 'listRefundRequests'
  | 'decideRefund'
  | 'takeBackRefund'
  | 'explainUnbookedRefund';

export function creditsHandlers(deps: CreditsDeps): Pick<Handlers, CreditsCall> {
  const presentRefund = async (row: RefundRequestRow) => {
    const historyOf = await readRefundHistory(deps.db, [row]);
    return presentRefundRequest(row, deps.clock.now(), historyOf(row.id));
  };
  return {
    getWallet: ({ viewer, language }) => readWallet(deps, viewer.id, language),
    listTransactions: ({ viewer, query, language }) => listTransactions(deps, viewer.id, query, language),
    buyCredits: ({ viewer, body, idempotencyKey, request, cookie }) =>
      buyCredits(deps, viewer, body, {
        idempotencyKey,
        correlationId: request.id,
        from: { ip: request.ip, device: cookie.device() },
      }),
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
    findPurchase: async ({ params }) => ({ purchase: await findPurchaseForStaff(deps, params.reference) }),
    askRefund: async ({ viewer, params, body, language }) => {
      const purchase = await askRefund(deps, viewer, { purchaseId: params.id, reason: body.reason });
      return readPurchaseView(deps, purchase, language);
    },
    withdrawRefund: async ({ viewer, params, language }) =>
      readPurchaseView(deps, await withdrawRefund(deps, viewer, params.id), language),
    listRefundRequests: ({ query }) => listRefunds(deps, query),
    decideRefund: async ({ viewer, params, body, request, language }) => {
      const by = { adminId: viewer.id, correlationId: request.id, from: request.ip };
      const { decision, answer, credits, shown_amount: shownPesos } = body;
      const asked = { requestId: params.id, decision, answer, credits, shownPesos };
      const row = await decideRefund(deps, { ...asked, ...by });
      const isPart = row.decision === 'approved' && row.whole_credits !== null;
      return {
        refund_request: await presentRefund(row),
        message: refundTexts[language][isPart ? 'approvedInPart' : (row.decision ?? 'approved')],
      };
    },
    takeBackRefund: async ({ viewer, params, body, request, language }) => {
      const admin = { id: viewer.id, from: request.ip };
      const row = await takeBackDecline(deps, admin, { requestId: params.id, reason: body.reason });
      return { refund_request: await presentRefund(row), message: refundTexts[language].waitsAgain };
    },
    getRate: async ({ viewer }) => {
      const { centavos_per_credit: rate } = await readSettings(deps.db);
      const { balance } = await readFigures(deps.db, accounts.creditIssuer);
      return {
        ...(await readProposal(deps, viewer.id, rate)),
        php_per_credit: pesosFromCentavos(rate),
        is_active: true,
        credits_in_circulation: 0 - balance,
      };
    },
    explainUnbookedRefund: async ({ viewer, body, request, language }) => {
      await explainUnbooked(deps, {
        provider: body.provider,
        providerRefundId: body.provider_refund_id,
        amountCentavos: centavosFromPesos(body.amount) ?? 0,
        reason: body.reason.toWellFormed(),
        by: viewer.id,
        from: request.ip,
      });
      return { message: refundTexts[language].explained };
    },
    changeRate: async ({ viewer, body, request, language }) => {
      const asked = {
        pesosPerCredit: body.php_per_credit,
        shownPesos: body.shown_php_per_credit,
        confirmedPesos: body.confirmed_php_per_credit,
      };
      const by = { correlationId: request.id, from: request.ip };
      const { centavos, isProposed } = await changeRate(deps, viewer, { ...asked, ...by });
      const t = creditsTexts[language];
      return {
        php_per_credit: pesosFromCentavos(centavos),
        is_active: true,
        is_proposed: isProposed,
        message: isProposed ? t.rateProposed : t.rateUpdated({ pesos: formatCentavos(centavos) }),
      };
    },
    withdrawRateProposal: async ({ viewer, request, language }) => {
      await withdrawProposal(deps, { adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
  };
}
