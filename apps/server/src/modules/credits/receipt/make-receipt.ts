import type { Language } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { SentFile } from '../../../platform/http/file-route.ts';
import { drawInThread } from '../../../platform/paper/draw-in-thread.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { sumRefunds } from '../refund/refunds.queries.ts';
import { boughtCredits } from '../settle/bought-credits.ts';
import { isCredited, type PurchaseStatus } from '../settle/purchase.ts';
import { findPaperFacts } from './receipt.queries.ts';
import { receiptPageTexts } from './receipt-page.texts.generated.ts';
import { receiptPage } from './receipt-page.ts';

type Deps = Pick<CreditsDeps, 'db' | 'neutralName' | 'isSandboxPayment'>;

/** The name of the product, as the seller of those who asked for no discretion. */
const PRODUCT = 'Likha';

export interface AskedReceipt {
  purchaseId: string;
  /** Whose it has to be; null for staff, who are let in by their role. */
  fanId: string | null;
  language: Language;
}

/**
 * A receipt as a PDF, drawn when it is asked for, so that it says how the purchase stands by then (P379).
 * @throws AppError `purchase_not_found`, also for one of somebody else; `purchase_not_open` for one that was never paid
 */
export async function makeReceipt(
  deps: Deps,
  { purchaseId, fanId, language }: AskedReceipt,
): Promise<SentFile> {
  const row = await findPaperFacts(deps.db, purchaseId);
  if (!row || (fanId !== null && row.fan_id !== fanId))
    throw new AppError('purchase_not_found', { detail: (language) => creditsTexts[language].noPurchase });
  if (!row.settled_at || !isCredited(row.status as PurchaseStatus))
    throw new AppError('purchase_not_open', { detail: (language) => receiptPageTexts[language].notPaid });
  const { centavos: refundedCentavos } = await sumRefunds(deps.db, row.id);
  const { neutralName, isSandboxPayment } = deps;
  const page = receiptPage(
    {
      reference: row.reference,
      status: row.status,
      ...boughtCredits(row),
      originalCentavos: row.original_centavos,
      finalCentavos: row.final_centavos,
      refundedCentavos,
      paymentMethod: row.payment_method,
      provider: row.provider,
      charge: row.charge,
      settledAt: row.settled_at,
      fullName: row.full_name,
      email: row.email,
      sellerName: row.is_discreet ? neutralName : PRODUCT,
      statementName: neutralName,
      isSandboxPayment,
    },
    language,
  );
  return {
    type: 'application/pdf',
    name: `receipt-${row.reference}.pdf`,
    body: await drawInThread(page),
  };
}
