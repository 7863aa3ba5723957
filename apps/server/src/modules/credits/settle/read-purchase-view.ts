import type { CallResponse, Calls, Language } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { accounts, readFigures } from '../../ledger/index.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { presentOwnRefund } from '../refund/present-refund.ts';
import { findRefundFacts } from '../refund/refund-requests.queries.ts';
import { sumRefunds } from '../refund/refunds.queries.ts';
import type { PurchaseRow } from './purchases.queries.ts';

type PurchaseView = CallResponse<Calls['getPurchase']>;

/** A purchase as its fan sees it, with the wallet's balance of this moment; the provider's ids stay here. */
export async function readPurchaseView(
  deps: Pick<CreditsDeps, 'db' | 'clock'>,
  row: PurchaseRow,
  language: Language,
): Promise<PurchaseView> {
  const [{ balance }, facts, refunded] = await Promise.all([
    readFigures(deps.db, accounts.fanWallet(row.fan_id)),
    findRefundFacts(deps.db, row.id),
    sumRefunds(deps.db, row.id),
  ]);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    credit_amount: row.base_credits + row.bonus_credits,
    bonus_credits: row.bonus_credits,
    granted_credits: row.granted_credits,
    was_requoted: row.is_requoted,
    original_amount: pesosFromCentavos(row.original_centavos),
    final_amount: pesosFromCentavos(row.final_centavos),
    payment_method: row.payment_method,
    charge: row.charge && {
      amount: pesosFromCentavos(row.charge.minor),
      currency: row.charge.currency,
      php_per_unit: pesosFromCentavos(row.charge.rate_centavos),
    },
    package_id: row.package_id,
    approval_url: row.status === 'pending' ? row.approval_url : null,
    reason: row.reason && creditsTexts[language][row.reason],
    balance,
    created_at: row.created_at.toISOString(),
    completed_at: row.status === 'completed' ? (row.settled_at?.toISOString() ?? null) : null,
    refund: presentOwnRefund(row, { facts, refunded, balance }, deps.clock.now()),
  };
}
