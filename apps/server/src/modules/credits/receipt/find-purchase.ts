import type { CallResponse, Calls } from '@likha/contract';
import { readReference } from '@likha/contract/credits/purchase-reference';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import { sumRefunds } from '../refund/refunds.queries.ts';
import { isCredited, type PurchaseStatus } from '../settle/purchase.ts';
import { findByReference, findPaperFacts } from './receipt.queries.ts';

type Found = CallResponse<Calls['findPurchase']>['purchase'];

/** The id of the purchase that somebody names, however they write it. @throws AppError `purchase_not_found` */
export async function idOfReference({ db }: Pick<BaseDeps, 'db'>, typed: string): Promise<string> {
  const reference = readReference(typed);
  const id = reference === null ? undefined : await findByReference(db, reference);
  if (id === undefined)
    throw new AppError('purchase_not_found', {
      detail: (language) => creditsTexts[language].noSuchReference,
    });
  return id;
}

/** A purchase as staff sees it, by its reference (P380). @throws AppError `purchase_not_found` */
export async function findPurchaseForStaff(deps: Pick<BaseDeps, 'db'>, typed: string): Promise<Found> {
  const id = await idOfReference(deps, typed);
  const [row, refunded] = await Promise.all([findPaperFacts(deps.db, id), sumRefunds(deps.db, id)]);
  if (!row) throw new AppError('purchase_not_found');
  const status = row.status as PurchaseStatus;
  return {
    id,
    reference: row.reference,
    status,
    credit_amount: row.base_credits + row.bonus_credits,
    granted_credits: row.granted_credits,
    original_amount: pesosFromCentavos(row.original_centavos),
    final_amount: pesosFromCentavos(row.final_centavos),
    refunded_amount: pesosFromCentavos(refunded.centavos),
    payment_method: row.payment_method as Found['payment_method'],
    provider: row.provider,
    has_receipt: isCredited(status),
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    person: { id: row.fan_id, username: row.username, full_name: row.full_name },
  };
}
