import type { Address, MoneyAddress } from './api-types.ts';

/** The compiler holds this list equal to the contract's money calls; no schema has to be loaded for it. */
const MONEY_CALLS: Record<MoneyAddress, true> = {
  'POST /creators/{id}/gifts': true,
  'POST /gifts/credits': true,
  'POST /credits/purchase': true,
  'POST /credits/purchases/{id}/cancel': true,
  'POST /credits/purchases/{id}/refund-request': true,
  'DELETE /credits/purchases/{id}/refund-request': true,
  'POST /credits/unlock': true,
  'POST /messages/{id}/unlock': true,
  'POST /creators/{id}/subscription': true,
  'POST /creators/{id}/tips': true,
  'POST /conversations/{id}/tips': true,
  'POST /live/{id}/ticket': true,
  'POST /live/{id}/tips': true,
  'POST /payouts': true,
  'POST /payouts/instant': true,
  'POST /admin/payouts/{id}/decision': true,
  'POST /admin/refund-requests/{id}/decision': true,
  'POST /admin/refund-requests/{id}/take-back': true,
  'POST /credits/admin/conversion-rate': true,
  'POST /admin/tax/remittances': true,
  'POST /admin/vat/remittances': true,
  'POST /admin/tax/remittances/{id}/take-back': true,
  'POST /admin/settlements/{id}/take-back': true,
  'POST /admin/settlements/{id}/confirmation': true,
  'POST /admin/settlements/items/resolution': true,
  'PUT /admin/settings': true,
};

const keys = new Map<string, string>();

/** Whether a call moves money and so carries a key. */
export function isMoneyCall(address: Address): boolean {
  return address in MONEY_CALLS;
}

/** The key of an action: the same while it is retried, so that a lost answer never spends twice. */
export function keyFor(action: string): string {
  const known = keys.get(action);
  if (known) return known;
  const fresh = crypto.randomUUID();
  keys.set(action, fresh);
  return fresh;
}

/** Called once the action is decided; the next one like it is a new action. */
export function releaseKey(action: string): void {
  keys.delete(action);
}
