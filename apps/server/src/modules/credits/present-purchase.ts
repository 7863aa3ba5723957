import { type CallResponse, type Calls, pesosFromCentavos } from '@likha/contract';
import type { PurchaseRow } from './purchases.queries.ts';

type PurchaseView = CallResponse<Calls['getPurchase']>;

/** A purchase as its fan sees it; the provider's ids stay here. */
export function presentPurchase(row: PurchaseRow, balance: number): PurchaseView {
  return {
    id: row.id,
    status: row.status as PurchaseView['status'],
    credit_amount: row.base_credits + row.bonus_credits,
    bonus_credits: row.bonus_credits,
    granted_credits: row.status === 'completed' ? row.base_credits + row.bonus_credits : null,
    was_requoted: false,
    original_amount: pesosFromCentavos(row.original_centavos),
    final_amount: pesosFromCentavos(row.final_centavos),
    payment_method: row.payment_method as PurchaseView['payment_method'],
    package_id: row.package_id,
    approval_url: row.status === 'pending' ? row.approval_url : null,
    reason: row.reason,
    balance,
    created_at: row.created_at.toISOString(),
    completed_at: row.status === 'completed' ? (row.settled_at?.toISOString() ?? null) : null,
  };
}
