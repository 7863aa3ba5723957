import type { Address, MoneyAddress } from './api-types.ts';
import { currentSession } from './session.ts';

/**
 * The compiler holds this list equal to the contract's money calls; no schema has to be loaded for it. `again`: one more like it is
 * another one, and nothing on a page that is loaded anew tells that the one before arrived.
 */
const MONEY_CALLS: Record<MoneyAddress, true | 'again'> = {
  'POST /creators/{id}/gifts': true,
  'POST /gifts/credits': true,
  'POST /credits/purchase': true,
  'POST /credits/purchases/{id}/cancel': true,
  'POST /credits/purchases/{id}/refund-request': true,
  'DELETE /credits/purchases/{id}/refund-request': true,
  'POST /credits/unlock': true,
  'POST /messages/{id}/unlock': true,
  'POST /creators/{id}/subscription': true,
  'POST /creators/{id}/tips': 'again',
  'POST /conversations/{id}/tips': 'again',
  'POST /live/{id}/ticket': true,
  'POST /live/{id}/tips': 'again',
  'POST /payouts': true,
  'POST /payouts/instant': true,
  'POST /admin/payouts/{id}/decision': true,
  'POST /admin/refund-requests/{id}/decision': true,
  'POST /admin/refund-requests/{id}/take-back': true,
  'POST /credits/admin/conversion-rate': true,
  'POST /admin/payout-fundings': true,
  'POST /admin/payout-fundings/{id}/take-back': true,
  'POST /admin/tax/remittances': true,
  'POST /admin/vat/remittances': true,
  'POST /admin/tax/remittances/{id}/take-back': true,
  'POST /admin/settlements/{id}/take-back': true,
  'POST /admin/settlements/{id}/confirmation': true,
  'POST /admin/settlements/items/resolution': true,
  'PUT /admin/settings': true,
};

/** For how long after it was sent an action without an answer is the same one on a page that was loaded anew. */
const OPEN_MS = 10 * 60_000;
const OPEN = 'likha.open-actions';

const keys = new Map<string, string>();

/** Whether a call moves money and so carries a key. */
export function isMoneyCall(address: Address): boolean {
  return address in MONEY_CALLS;
}

/** Whether the key of a call outlives its page until the call is decided. */
export function outlivesPage(address: Address): boolean {
  return MONEY_CALLS[address as MoneyAddress] === 'again';
}

/**
 * The key of an action: the same while it is retried, so that a lost answer never spends twice.
 * @param isLasting whether it is the same in this tab after a reload, too, for ten minutes (P81)
 */
export function keyFor(action: string, isLasting = false): string {
  const key =
    keys.get(action) ?? (isLasting ? readOpen()[nameOf(action)]?.key : undefined) ?? crypto.randomUUID();
  keys.set(action, key);
  if (isLasting) writeOpen({ ...readOpen(), [nameOf(action)]: { key, at: Date.now() } });
  return key;
}

/** Called once the action is decided; the next one like it is a new action. */
export function releaseKey(action: string): void {
  keys.delete(action);
  const { [nameOf(action)]: released, ...others } = readOpen();
  if (released) writeOpen(others);
}

type OpenActions = Record<string, { key: string; at: number } | undefined>;

function readOpen(): OpenActions {
  try {
    const open: OpenActions = JSON.parse(sessionStorage.getItem(OPEN) ?? '{}');
    return Object.fromEntries(
      Object.entries(open).filter(([, action]) => action && Date.now() - action.at < OPEN_MS),
    );
  } catch {
    return {};
  }
}

function writeOpen(open: OpenActions): void {
  try {
    sessionStorage.setItem(OPEN, JSON.stringify(open));
  } catch {
    // Without storage a key lives as long as its page.
  }
}

/** What an action of this person is kept by, as it may have words in it; that two are called the same is refused by the server. */
function nameOf(action: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (const character of `${currentSession().user?.id} ${action}`) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (one >>> 13);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
