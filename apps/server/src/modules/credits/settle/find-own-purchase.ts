import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import { findPurchase, type PurchaseRow } from './purchases.queries.ts';

/** Somebody else's purchase looks like one that does not exist. @throws AppError `purchase_not_found` */
export async function findOwnPurchase(deps: BaseDeps, viewer: Viewer, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(deps.db, id);
  if (!purchase || purchase.fan_id !== viewer.id)
    throw new AppError('purchase_not_found', { detail: (language) => creditsTexts[language].noPurchase });
  return purchase;
}
