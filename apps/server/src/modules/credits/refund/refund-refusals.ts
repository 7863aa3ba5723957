import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { findRefundRequest, type RefundRequestRow } from './refund-requests.queries.ts';

/** @throws AppError `refund_not_found` */
export async function readRequest(tx: Tx, id: string): Promise<RefundRequestRow> {
  const row = await findRefundRequest(tx, id);
  if (!row) throw new AppError('refund_not_found');
  return row;
}

/** @param credits that were to go back */
export function creditsUsed(request: RefundRequestRow, credits = request.credits): AppError {
  return new AppError('credits_were_spent', {
    detail: (language) =>
      refundTexts[language].creditsUsed({
        asked: formatCredits(credits),
        left: formatCredits(request.balance ?? 0),
      }),
  });
}
