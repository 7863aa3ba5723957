import type { Language } from '@likha/contract';
import { inTransaction } from '../../../platform/database/index.ts';
import type { SentFile } from '../../../platform/http/file-route.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { findPurchaseForStaff } from './find-purchase.ts';
import { makeReceipt } from './make-receipt.ts';

/** The receipt of anybody's purchase; that it was taken is on record before it is sent (P380). @throws AppError as `makeReceipt` */
export async function makeReceiptForStaff(
  deps: CreditsDeps,
  admin: { id: string; from: string },
  { reference: typed, language }: { reference: string; language: Language },
): Promise<SentFile> {
  const { id: purchaseId, reference, person } = await findPurchaseForStaff(deps, typed);
  const file = await makeReceipt(deps, { purchaseId, fanId: null, language });
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'purchase.receipt',
      subject: { type: 'user', id: person.id },
      after: { purchase_id: purchaseId, reference },
      from: admin.from,
    }),
  );
  return file;
}
